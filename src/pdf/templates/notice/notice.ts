import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel } from '../../../domain/notice-document/model.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { noticeForm } from '../../assets/notice/index.js';
import { stateName } from '../../assets/state-names.js';
import { fillBlanks, formatDate, shorten } from '../../format.js';
import { documentBase, piece } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { coverPage } from './cover-page.js';
import { exhibitA } from './exhibit-a.js';
import { factRows } from './facts.js';
import { noticeHeading } from './heading.js';
import { partyGrid } from './parties.js';
import { closing, statement } from './statement.js';

type NoticeJob = Extract<RenderJob, { template: 'notice' }>;

/** The printed notice: the notice and its exhibit, or with a mail pack a cover page and a full copy for each recipient. */
export function noticeDefinition({ model, preview, generatedAt }: NoticeJob): TDocumentDefinitions {
  const form = noticeForm(model);
  const title = titleOf(model, form);
  const base = documentBase({
    title: `${title} ${model.noticeNumber}`,
    subject: `${title} for ${model.project.name}, ${formatDate(model.noticeDate)}`,
    author: model.claimant.name,
    keywords: [model.noticeNumber, model.state, form.formCode, model.project.number].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const copy = () => noticePages(model, form, title);
  if (!model.mailPack || model.recipients.length === 0) {
    return { ...base, content: [{ section: copy(), ...numbered(model, title).frame() }] };
  }
  const content = model.recipients.flatMap((recipient) => {
    const numbering = numbered(model, title);
    return [
      { section: coverPage(model, form, title, recipient), ...numbering.frame() },
      { section: copy(), ...numbering.frame() },
    ];
  });
  return { ...base, content };
}

function titleOf(model: NoticeDocumentModel, form: NoticeForm): string {
  return model.amendment ? `Amended ${form.title}` : form.title;
}

function numbered(model: NoticeDocumentModel, title: string) {
  const number = shorten(model.noticeNumber, 24);
  return piece({
    left: `Notice No. ${number}`,
    center: shorten(model.claimant.name, 52),
    running: `${title} No. ${number}, continued`,
  });
}

function noticePages(model: NoticeDocumentModel, form: NoticeForm, title: string): Content {
  const blanks = { claimant: model.claimant.name, state: stateName(model.state) };
  return [
    noticeHeading(model, form, title, blanks),
    { text: fillBlanks(form.opening, blanks), margin: [0, 6, 0, 6] },
    partyGrid(model, form),
    factRows(model, form),
    ...statement(form, blanks),
    closing(model, form, blanks),
    ...exhibitA(model, form),
  ];
}
