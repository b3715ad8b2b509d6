import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { waiverFormOf } from '../../assets/waiver/index.js';
import { formatDate, formatMoney } from '../../format.js';

/**
 * The amount and the through date, which distinguish the waivers of a project. A prescribed form without a through date waives to
 * another extent, which a date beside it would contradict.
 */
export function describePayment(model: WaiverDocumentModel): string {
  const { amount } = model;
  const date = findThroughDate(model);
  return [amount && formatMoney(amount), date && `through ${formatDate(date)}`].filter(Boolean).join(' · ');
}

/** The through date, if the words of the form have one. */
export function findThroughDate({ formCode, throughDate }: WaiverDocumentModel): string | null {
  const form = waiverFormOf(formCode);
  return !form || JSON.stringify(form.body).includes('{throughDate}') ? throughDate : null;
}
