import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { slipsOf } from '../../appended/slip-sheets.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { formNumber } from '../../form-number.js';
import { formatDate, shorten } from '../../format.js';
import { type Definition, documentBase, page, piece } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { verificationMark } from '../../verification-mark.js';
import { claimBlanks } from './blanks.js';
import { firstAppended } from './exhibit-letters.js';
import { mailedPages } from './mailed.js';
import { recordedMargin, recordedPages } from './recorded.js';
import { referralPages } from './referral.js';

type ClaimJob = Extract<RenderJob, { template: 'claim' }>;

/** A printed claim: mailed as a letter or notice, taken to the recorder, or handed to counsel. */
export function claimDefinition({ model, preview, generatedAt, verification }: ClaimJob): Definition {
  const form = claimFormOf(model.formCode);
  const own = isBonded(model) ? `Bonded ${form.title}` : form.title;
  const title = model.amendment ? `Amended ${own}` : own;
  const named = model.number ? `${title} ${model.number}` : `${title}: ${model.project.name}`;
  const base = documentBase({
    title: named,
    subject: `${title} for ${model.project.name}, ${formatDate(model.date)}`,
    author: model.claimant.name,
    keywords: [model.number, model.state, form.formCode, model.project.number].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const recorded = isRecorded(model, form);
  const side = recorded ? recordedMargin : page.left;
  const numbering = piece({
    left: model.number ? `No. ${shorten(model.number, 24)}` : shorten(model.project.name, 30),
    center: shorten(model.claimant.name, 48),
    running: `${shorten(title, 60)}, continued`,
    side,
    mark: verification && verificationMark(verification),
    form: formNumber(form.formCode, form.effectiveFrom),
    ...(recorded && { fontSize: 8, bottom: side }),
  });
  return {
    ...base,
    // Recorders require black ink and no type below 8 points.
    ...(recorded && {
      styles: { ...base.styles, caption: { fontSize: 8, color: 'black', characterSpacing: 0.2 } },
    }),
    pageMargins: recorded ? [side, side, side, side] : [page.left, page.top, page.right, page.bottom],
    content: [{ section: pages(model, form, title), ...numbering.frame() }],
    slips: slipsOf(
      model.exhibits,
      model.number ? `${title} No. ${model.number}` : `${title}, ${model.project.name}`,
      firstAppended(model),
    ),
  };
}

function isRecorded({ instrument }: ClaimDocumentModel, { layout }: ClaimForm): boolean {
  return layout === 'recorded' || instrument === 'mechanics_lien' || instrument === 'lien_release';
}

/** California Civil Code § 8532. */
export function isBonded({ instrument, state, details }: ClaimDocumentModel): boolean {
  return instrument === 'stop_notice' && state === 'CA' && details.stopNotice.bonded;
}

function pages(model: ClaimDocumentModel, form: ClaimForm, title: string): Content {
  if (model.instrument === 'lawsuit_referral') return referralPages(model, form, title);
  const blanks = claimBlanks(model);
  return isRecorded(model, form) ? recordedPages(model, form, title, blanks) : mailedPages(model, form, title, blanks);
}
