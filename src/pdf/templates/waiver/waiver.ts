import type { Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { legalFormOfCode } from '../../../domain/waiver/forms.js';
import { toSlips } from '../../appended/slip-sheets.js';
import { formatState } from '../../assets/state-names.js';
import { type WaiverWording, waiverWording } from '../../assets/waiver/general.js';
import { waiverFormOf } from '../../assets/waiver/index.js';
import { generalWaiverSentences } from '../../assets/waiver/sentences.js';
import { formNumber } from '../../form-number.js';
import { formatDate } from '../../format.js';
import { leastType, withLeastType } from '../../least-type.js';
import { contentWidth, type Definition, documentBase, piece, rule, sectionHeading } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { boxed } from '../../table-layouts.js';
import { verificationMark } from '../../verification-mark.js';
import { balance } from '../../wrap.js';
import { signatureCertificate } from './certificate.js';
import { exceptions } from './exceptions.js';
import { waiverFactRows } from './facts.js';
import { generalWords } from './general-words.js';
import { divided, exhibitPages } from './overflow.js';
import { describePayment, findThroughDate } from './payment.js';
import { prescribedForm } from './prescribed.js';
import { waiverNotaryBlock, waiverSignatureBlock } from './signature.js';

type WaiverJob = Extract<RenderJob, { template: 'waiver' }>;

/** A waiver on its state's form or the general one: usually one page. A signed one has a signature certificate behind it. */
export function waiverDefinition(job: WaiverJob, { isFull = false, pages = 0 } = {}): Definition {
  const { model, image, preview, isHeld, generatedAt, verification } = job;
  const wording = waiverWording(model.conditional, model.stage);
  const form = waiverFormOf(model.formCode);
  const title = model.form?.title ?? wording.title;
  const through = findThroughDate(model);
  const base = documentBase({
    title: `${title}: ${model.project.name}`,
    subject: [title, through && `through ${formatDate(through)}`].filter(Boolean).join(' '),
    author: model.claimant.name,
    keywords: [model.number, model.formCode, model.state, model.invoiceNumber, model.project.number]
      .filter(Boolean)
      .join(', '),
    generatedAt,
    preview,
  });
  const number = formNumber(model.formCode, legalFormOfCode(model.formCode)?.effectiveFrom ?? null);
  const numbering = piece({
    left: [model.number, model.project.name].filter(Boolean).join(' · '),
    // A citation within the form would change wording that must be kept.
    center: form && model.form ? model.form.statute : model.claimant.name,
    right: describePayment(model),
    running: `${title}, continued`,
    mark: verification && verificationMark(verification),
    form: `Form ${number}`,
  });
  const { model: mainModel, parts } = divided(model, form, isFull);
  const section = withLeastType(
    form ? prescribedForm(form, mainModel, image) : generalForm(mainModel, wording, title, image),
    leastType,
  );
  const cited = model.number ? `${title} No. ${model.number}` : `${title}, ${model.project.name}`;
  const exhibit = parts.length > 0 && withLeastType(exhibitPages(parts, form, cited), leastType);
  const certificate =
    model.signature &&
    withLeastType(
      signatureCertificate(model, model.signature, { title, form: number, image, verification }),
      leastType,
    );
  const slips = toSlips(model.exhibits, `${title}, ${model.project.name}`, exhibit ? 1 : 0);
  const front = numbering.frame();
  return {
    ...base,
    ...(preview && { mark: 'PREVIEW — NOT FOR SIGNATURE' }),
    ...(isHeld && { mark: 'NOT RELEASED — NO EFFECT' }),
    content: [
      { section, ...front },
      ...(exhibit ? [{ section: exhibit, ...numbering.frame() }] : []),
      ...(certificate ? [{ section: certificate, ...numbering.frame() }] : []),
    ],
    slips,
    revise() {
      const count = front.pages();
      if (isFull) return count < pages ? null : 'previous';
      const movable = divided(model, form, true).parts.length > parts.length;
      return count > 1 && movable ? waiverDefinition(job, { isFull: true, pages: count }) : null;
    },
  };
}

function generalForm(
  model: WaiverDocumentModel,
  wording: WaiverWording,
  title: string,
  image: string | null,
): Content[] {
  const words = generalWords(model, wording);
  const paragraph = (text: string): Content => ({ text, margin: [0, 4, 0, 0] });
  return [
    heading(model, title),
    noticeBox(words.notice),
    waiverFactRows(model),
    sectionHeading(generalWaiverSentences.heading),
    ...words.release.map(paragraph),
    ...(words.condition ? [sectionHeading('Condition'), paragraph(words.condition)] : []),
    ...exceptions(model),
    waiverSignatureBlock(model, image),
    ...waiverNotaryBlock(model),
  ];
}

/** Its `notices` say that the wording is general; the reader of the waiver sees the state. */
function heading({ state }: WaiverDocumentModel, title: string): Content {
  const line = formatState(state);
  const text = title.toUpperCase();
  const side = balance(text, contentWidth, { size: 14, face: 'bold' }, 0.95);
  return [
    { text, style: 'heading', lineHeight: 1.15, margin: [side, 0, side, 0] },
    { text: line, alignment: 'center', italics: true, fontSize: 9, margin: [0, 3, 0, 0] },
    rule(1, 6),
  ];
}

function noticeBox(text: string): Content {
  return {
    table: {
      widths: ['*'],
      body: [[{ text, bold: true, fontSize: 10 }]],
      dontBreakRows: true,
    },
    layout: { ...boxed, hLineWidth: () => 1, vLineWidth: () => 1, paddingLeft: () => 9, paddingRight: () => 9 },
    margin: [0, 8, 0, 6],
  };
}
