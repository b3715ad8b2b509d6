import type { Content } from 'pdfmake/interfaces.js';
import { isBonded } from '../../../domain/claim-document/bonded.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { stopNoticeBond } from '../../assets/claim/ca.js';
import { notaryForms } from '../../assets/notary.js';
import { measureLength, short } from '../../length-of.js';
import { contentWidth } from '../../page.js';
import { balance } from '../../wrap.js';
import { notaryCertificate } from '../notary.js';
import { signedText } from '../together.js';
import { filled } from './blanks.js';
import { exhibits } from './exhibits.js';
import { claimFactRows } from './fact-rows.js';
import { invoiceTable } from './invoices.js';
import { afterwards, closing, hasServiceList, head, inside, reference, serviceList } from './letter-parts.js';
import type { Measure } from './measure.js';
import { execution } from './oath.js';
import {
  amendmentBanner,
  attachedExhibits,
  incorporated,
  paragraphs,
  remarks,
  signatureBlock,
  statementBox,
} from './parts.js';
import { centered } from './recorded.js';
import { claimProofOfService } from './service.js';
import { isOwn, statedOnce, withoutAddresses } from './stated-once.js';
import { line } from './words.js';

type Margin = [number, number, number, number];

const usual: Measure = { width: contentWidth, fontSize: 10 };
/** For a document that is slightly longer than a page. */
const tight: Measure = { width: contentWidth, fontSize: 9.5, compact: true };

/**
 * A letter, or a notice with a title: head, addressees, text, account, signature, copies.
 *
 * @param compact in less space, to fit on one page
 */
export function mailedPages(
  model: ClaimDocumentModel,
  form: ClaimForm,
  title: string,
  blanks: Record<string, string>,
  compact: boolean,
): Content {
  const measure = compact ? tight : usual;
  const printedModel = compact || isOwn(form) ? withoutAddresses(model, hasServiceList(model)) : model;
  const brief = statedOnce(model, form);
  const isLetter = model.instrument === 'demand_letter';
  const withInvoices = model.instrument !== 'stop_notice';
  const heading = isLetter ? title : title.toUpperCase();
  const size = isLetter ? 12.5 : 14;
  const side = isLetter ? 0 : balance(heading, contentWidth, { size, face: 'bold' }, 0.95);
  const text: Content[] = [
    head(model),
    ...inside(model, isLetter),
    ...(isLetter || form.warningBelowTitle ? [] : statementBox(form.warning, blanks, measure)),
    {
      text: heading,
      style: 'heading',
      alignment: isLetter ? 'left' : 'center',
      characterSpacing: isLetter ? 0 : 0.95,
      fontSize: size,
      margin: [side, compact ? 5 : 8, side, 0],
    },
    ...(isLetter ? [] : centered([form.subtitle && filled(form.subtitle, blanks), form.statute])),
    ...(form.warningBelowTitle ? statementBox(form.warning, blanks, measure) : []),
    ...amendmentBanner(model, measure, form.title),
    ...(isLetter
      ? [
          reference(printedModel, brief, measure),
          { text: 'Ladies and Gentlemen:', fontSize: measure.fontSize, margin: [0, 4, 0, compact ? 4 : 7] as Margin },
          ...paragraphs(form.opening, blanks, measure),
        ]
      : [
          { canvas: [], margin: [0, 0, 0, compact ? 7 : 15] as Margin },
          ...paragraphs(form.opening, blanks, measure),
          ...claimFactRows(printedModel, brief, measure),
        ]),
    ...(withInvoices ? invoiceTable(model, measure) : []),
    ...remarks(model, measure),
    ...attachedExhibits(model, form, measure),
    ...paragraphs(form.closing, blanks, measure),
    ...(isLetter ? [] : incorporated(model, form, measure)),
    ...statementBox(form.statement, blanks, measure),
  ];
  const signed = isLetter ? [closing(model, measure)] : execution(model, form, blanks, measure);
  return [
    ...signedText(text, withCopies(signed, afterwards(model))),
    ...bondPage(model, blanks, measure),
    ...claimProofOfService(model, form, blanks, measure),
    ...serviceList(model),
    ...exhibits(model, measure),
  ];
}

/** A short list of copies is not alone on a page. */
function withCopies(signed: Content[], copies: Content[]): Content[] {
  if (copies.length === 0 || measureLength(copies) >= short) return [...signed, ...copies];
  return [...signed.slice(0, -1), { unbreakable: true, stack: [signed.at(-1)!, ...copies] }];
}

/** The bond of a bonded stop payment notice, signed by claimant and surety; the surety's signature is acknowledged. */
function bondPage(model: ClaimDocumentModel, blanks: Record<string, string>, measure: Measure): Content[] {
  if (!isBonded(model, model.details)) return [];
  const tightly = { ...measure, compact: true };
  const unknown = { signatory: line, capacity: line, claimant: blanks.stopSurety ?? line };
  return [
    { text: stopNoticeBond.title.toUpperCase(), style: 'heading', pageBreak: 'before' },
    ...centered([null, stopNoticeBond.statute]),
    { text: '', margin: [0, 0, 0, 8] },
    ...paragraphs(stopNoticeBond.paragraphs, blanks, measure),
    { text: 'Principal', style: 'section', margin: [0, 8, 0, 0] },
    signatureBlock(model, tightly),
    { text: 'Surety', style: 'section', margin: [0, 14, 0, 0] },
    signatureBlock(
      {
        ...model,
        claimant: { ...model.claimant, name: blanks.stopSurety ?? line },
        signatory: { name: null, title: 'Attorney in fact', date: null },
      },
      tightly,
    ),
    { text: filled(stopNoticeBond.powerOfAttorney, blanks), fontSize: measure.fontSize, margin: [0, 8, 0, 0] },
    notaryCertificate('Acknowledgment of the surety', notaryForms('CA').acknowledgment, unknown, tightly),
  ];
}
