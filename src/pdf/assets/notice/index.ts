import type { NoticeDocumentModel } from '../../../domain/notice-document/model.js';
import { californiaForms } from './ca.js';
import type { NoticeForm } from './form.js';
import { genericForms } from './generic.js';

export const noticeForms: readonly NoticeForm[] = [...californiaForms, ...genericForms];

/** The wording that applies: the state's own form in force on the notice's date, else the generic one of its type. */
export function noticeForm(
  model: Pick<NoticeDocumentModel, 'state' | 'noticeType' | 'sector' | 'noticeDate'>,
): NoticeForm {
  const work = model.sector === 'private' ? 'private' : 'public';
  const applies = (form: NoticeForm) =>
    form.noticeType === model.noticeType &&
    (form.work === 'any' || form.work === work) &&
    form.effectiveFrom <= model.noticeDate &&
    (form.effectiveTo === null || model.noticeDate <= form.effectiveTo);
  const found = [model.state, '*'].map((state) => noticeForms.find((form) => form.state === state && applies(form)));
  const form = found.find((candidate) => candidate !== undefined);
  if (!form) throw new Error(`No notice form for ${model.noticeType} in ${model.state} on ${model.noticeDate}.`);
  return form;
}
