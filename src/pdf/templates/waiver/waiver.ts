import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { stateName } from '../../assets/state-names.js';
import { type WaiverWording, waiverWording } from '../../assets/waiver/general.js';
import { waiverFormOf } from '../../assets/waiver/index.js';
import { fillBlanks, formatDate, shorten } from '../../format.js';
import { documentBase, piece, rule, sectionHeading } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { boxed } from '../../table-layouts.js';
import { exceptions } from './exceptions.js';
import { factRows } from './facts.js';
import { prescribedForm } from './prescribed.js';
import { notaryBlock, signatureBlock } from './signature.js';
import { statementRows } from './statement.js';

type WaiverJob = Extract<RenderJob, { template: 'waiver' }>;

/** A waiver on its state's form or the general one: usually one page, with the evidence of its signature once it is signed. */
export function waiverDefinition({ model, image, preview, generatedAt }: WaiverJob): TDocumentDefinitions {
  const wording = waiverWording(model.conditional, model.stage);
  const form = waiverFormOf(model.formCode);
  const title = model.form?.title ?? wording.title;
  const base = documentBase({
    title: `${title}: ${model.project.name}`,
    subject: [title, model.throughDate && `through ${formatDate(model.throughDate)}`].filter(Boolean).join(' '),
    author: model.claimant.name,
    keywords: [model.formCode, model.state, model.invoiceNumber, model.project.number].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const numbering = piece({
    left: shorten(model.project.name, 34),
    // A citation would change the wording of a form that must be kept.
    center: shorten(form && model.form ? `${model.form.statute} · ${form.code}` : model.claimant.name, 52),
    running: `${title}, continued`,
  });
  const section = form ? prescribedForm(form, model, image) : generalForm(model, wording, title, image);
  return { ...base, content: [{ section, ...numbering.frame() }] };
}

function generalForm(
  model: WaiverDocumentModel,
  wording: WaiverWording,
  title: string,
  image: string | null,
): Content[] {
  const blanks = {
    claimant: model.claimant.name,
    throughDate: model.throughDate ? formatDate(model.throughDate) : 'the date of this document',
  };
  const paragraph = (text: string): Content => ({ text: fillBlanks(text, blanks), margin: [0, 4, 0, 0] });
  return [
    heading(model, title),
    noticeBox(wording.notice),
    factRows(model),
    ...(model.form?.state === 'MA' ? statementRows(model.paymentStatement, model.disputedAmount) : []),
    sectionHeading('Waiver and release'),
    ...wording.release.map(paragraph),
    ...(wording.condition ? [sectionHeading('Condition'), paragraph(wording.condition)] : []),
    ...exceptions(model),
    signatureBlock(model, image),
    ...notaryBlock(model),
  ];
}

/** The state's title identifies the waiver; the line below says that the wording is not the state's. */
function heading({ form, state }: WaiverDocumentModel, title: string): Content {
  const line = form
    ? `General form in the service's own words, not the text prescribed by ${form.statute}`
    : `General form · State of ${stateName(state)}`;
  return [
    { text: title.toUpperCase(), style: 'heading', lineHeight: 1.15 },
    { text: line, alignment: 'center', italics: true, fontSize: 9, margin: [0, 3, 0, 0] },
    rule(1, 6),
  ];
}

function noticeBox(text: string): Content {
  return {
    table: { widths: ['*'], body: [[{ text: `NOTICE: ${text}`, bold: true, fontSize: 10 }]], dontBreakRows: true },
    layout: { ...boxed, hLineWidth: () => 1, vLineWidth: () => 1, paddingLeft: () => 9, paddingRight: () => 9 },
    margin: [0, 8, 0, 6],
  };
}
