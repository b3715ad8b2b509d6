import type { Content } from 'pdfmake/interfaces.js';
import type { PayApplicationDocumentModel } from '../../../domain/pay-application-document/model.js';
import { toSlips } from '../../appended/slip-sheets.js';
import { isOfSubcontract, payApplicationTitle } from '../../assets/pay-application.js';
import { formNumber } from '../../form-number.js';
import { formatDate } from '../../format.js';
import { leastType, withLeastType } from '../../least-type.js';
import { type Definition, documentBase, landscape, piece } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { verificationMark } from '../../verification-mark.js';
import { type ApplicationLayout, applicationNumber, applicationPages } from './application.js';
import { sheetPages } from './sheet.js';

type PayApplicationJob = Extract<RenderJob, { template: 'pay-application' }>;

/** The forms have codes of the service: the types of the API are the numbers of another publisher's forms. */
const codes = {
  'pay-application': 'pay-application',
  g702: 'pay-application-summary',
  g703: 'pay-application-sheet',
} as const;

function toCode(model: PayApplicationDocumentModel): string {
  return isOfSubcontract(model) ? `${codes[model.type]}-subcontract` : codes[model.type];
}

const usual: ApplicationLayout = { tight: false, signedTogether: false };
const onOnePage: ApplicationLayout = { ...usual, tight: true };
/** With all that is signed on the second page. */
const onTwoPages: ApplicationLayout = { tight: false, signedTogether: true };

/** An application with a notary's certificate is too long for one page, unless it fits as usual. */
function nextAttempt(attempt: ApplicationLayout, model: PayApplicationDocumentModel): ApplicationLayout | null {
  if (attempt === usual && !model.notary) return onOnePage;
  return attempt === onTwoPages ? null : onTwoPages;
}

/** The summary in portrait, the continuation sheet in landscape, or both with continuous page numbers. */
export function payApplicationDefinition(job: PayApplicationJob, attempt = usual): Definition {
  const { model, preview, generatedAt, verification } = job;
  const number = `Application ${applicationNumber(model)}`;
  const title = payApplicationTitle(model);
  const base = documentBase({
    title: `${title}, ${number}: ${model.project.name}`,
    subject: `${title} for work through ${formatDate(model.periodTo)}`,
    author: model.applicant.name,
    keywords: [model.type, number, model.project.number].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const numbering = piece({
    left: `${number} · ${model.project.name}`,
    center: model.applicant.name,
    running: `${title}, ${number}, continued`,
    mark: verification && verificationMark(verification),
    form: `Form ${formNumber(toCode(model), null)}`,
  });
  const frame = numbering.frame();
  const summary: Content = {
    section: withLeastType(applicationPages(model, attempt), leastType),
    ...frame,
  };
  const landscapeFrame = numbering.frame(landscape);
  const sheet: Content = {
    section: sheetPages(model, landscapeFrame.bottom),
    pageSize: { width: landscape.width, height: landscape.height },
    pageMargins: [landscape.left, landscape.top, landscape.right, landscape.bottom],
    ...landscapeFrame,
  };
  const content = { g702: [summary], g703: [sheet], 'pay-application': [summary, sheet] }[model.type];
  return {
    ...base,
    mark: chooseMark(model.draft, preview),
    content,
    slips: toSlips(model.exhibits, `${title}, ${number}`),
    revise() {
      const next = frame.pages() > 1 ? nextAttempt(attempt, model) : null;
      return next && payApplicationDefinition(job, next);
    },
  };
}

function chooseMark(draft: boolean, preview: boolean): string | null {
  if (draft) return 'DRAFT — NOT SUBMITTED';
  return preview ? 'PREVIEW — NOT FOR SUBMISSION' : null;
}
