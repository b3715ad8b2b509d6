import type { Content } from 'pdfmake/interfaces.js';
import { slipsOf } from '../../appended/slip-sheets.js';
import { payApplicationWording as wording } from '../../assets/pay-application.js';
import { formNumber } from '../../form-number.js';
import { formatDate, shorten } from '../../format.js';
import { withLeastType } from '../../least-type.js';
import { type Definition, documentBase, landscape, piece } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { verificationMark } from '../../verification-mark.js';
import { applicationPages } from './application.js';
import { sheetPages } from './sheet.js';

type PayApplicationJob = Extract<RenderJob, { template: 'pay-application' }>;

/** The forms have codes of the service: the types of the API are the numbers of another publisher's forms. */
const codes = {
  'pay-application': 'pay-application',
  g702: 'pay-application-summary',
  g703: 'pay-application-sheet',
} as const;

/** The smallest type of the application, in points: the larger one if the application fits on one page with it. */
const leastType = { onePage: 8, more: 7.5 };

/** The summary in portrait, the continuation sheet in landscape, or both with continuous page numbers. */
export function payApplicationDefinition(job: PayApplicationJob, least = leastType.onePage): Definition {
  const { model, preview, generatedAt, verification } = job;
  const number = `Application No. ${model.applicationNumber}`;
  const title = model.type === 'g703' ? wording.sheetTitle : wording.title;
  const base = documentBase({
    title: `${title}, ${number}: ${model.project.name}`,
    subject: `${title} for work through ${formatDate(model.periodTo)}`,
    author: model.applicant.name,
    keywords: [model.type, number, model.project.number].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const numbering = piece({
    left: `${number} · ${shorten(model.project.name, 34)}`,
    center: shorten(model.applicant.name, 52),
    running: `${title}, ${number}, continued`,
    mark: verification && verificationMark(verification),
    form: `Form ${formNumber(codes[model.type], null)}`,
  });
  const frame = numbering.frame();
  const summary: Content = {
    section: withLeastType(applicationPages(model), least),
    header: frame.header,
    footer: frame.footer,
  };
  const sheet: Content = {
    section: sheetPages(model),
    pageSize: { width: landscape.width, height: landscape.height },
    pageMargins: [landscape.left, landscape.top, landscape.right, landscape.bottom],
    ...numbering.frame(landscape),
  };
  const content = { g702: [summary], g703: [sheet], 'pay-application': [summary, sheet] }[model.type];
  return {
    ...base,
    mark: markOf(model.draft, preview),
    content,
    slips: slipsOf(model.exhibits, `${title}, ${number}`),
    revise() {
      return least > leastType.more && frame.pages() > 1 ? payApplicationDefinition(job, leastType.more) : null;
    },
  };
}

function markOf(draft: boolean, preview: boolean): string | null {
  if (draft) return 'DRAFT — NOT SUBMITTED';
  return preview ? 'PREVIEW — NOT FOR SUBMISSION' : null;
}
