import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { formatDate, shorten } from '../../format.js';
import { documentBase, page, piece } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { claimBlanks } from './blanks.js';
import { mailedPages } from './mailed.js';
import { recordedMargin, recordedPages } from './recorded.js';
import { referralPages } from './referral.js';

type ClaimJob = Extract<RenderJob, { template: 'claim' }>;

/** A printed claim: mailed as a letter or notice, taken to the recorder, or handed to counsel. */
export function claimDefinition({ model, preview, generatedAt }: ClaimJob): TDocumentDefinitions {
  const form = claimFormOf(model.formCode);
  const title = model.amendment ? `Amended ${form.title}` : form.title;
  const named = model.number ? `${title} ${model.number}` : `${title}: ${model.project.name}`;
  const base = documentBase({
    title: named,
    subject: `${title} for ${model.project.name}, ${formatDate(model.date)}`,
    author: model.claimant.name,
    keywords: [model.number, model.state, form.formCode, model.project.number].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const side = isRecorded(model) ? recordedMargin : page.left;
  const numbering = piece({
    left: model.number ? `No. ${shorten(model.number, 24)}` : shorten(model.project.name, 30),
    center: shorten(model.claimant.name, 48),
    running: `${shorten(title, 60)}, continued`,
    side,
    ...(isRecorded(model) && { fontSize: 8 }),
  });
  return {
    ...base,
    // Recorders require black ink and no type below 8 points.
    ...(isRecorded(model) && {
      styles: { ...base.styles, caption: { fontSize: 8, color: 'black', characterSpacing: 0.2 } },
    }),
    pageMargins: isRecorded(model) ? [side, side, side, side] : [page.left, page.top, page.right, page.bottom],
    content: [{ section: pages(model, form, title), ...numbering.frame() }],
  };
}

function isRecorded({ instrument }: ClaimDocumentModel): boolean {
  return instrument === 'mechanics_lien' || instrument === 'lien_release';
}

function pages(model: ClaimDocumentModel, form: ClaimForm, title: string): Content {
  if (model.instrument === 'lawsuit_referral') return referralPages(model, form, title);
  const blanks = claimBlanks(model);
  return isRecorded(model) ? recordedPages(model, form, title, blanks) : mailedPages(model, form, title, blanks);
}
