import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { unmatchedEnclosures } from '../../../domain/exhibit/attachments.js';
import { listExhibits } from '../../../domain/exhibit/exhibit.js';
import type { Recipient } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/preflight/notice-metadata.js';
import { stopNoticeBond } from '../../assets/claim/stop-notice.js';
import { formatDate } from '../../format.js';
import { caption, contentWidth, page } from '../../page.js';
import { bare } from '../../table-layouts.js';
import { filled } from './blanks.js';
import { firstAppended } from './exhibit-letters.js';
import { exhibits } from './exhibits.js';
import { factRows } from './facts.js';
import { invoiceTable } from './invoices.js';
import { execution } from './oath.js';
import {
  amendmentBanner,
  incorporated,
  type Measure,
  paragraphs,
  remarks,
  signatureBlock,
  statementBox,
} from './parts.js';
import { centered } from './recorded.js';
import { capacity, proofOfService } from './service.js';
import { signedText } from './together.js';

const measure: Measure = { width: contentWidth, fontSize: 10 };

/**
 * The carrier prints the addresses: nothing else may appear in the windows of the envelope, which extend from 0.5 in to 2.84 in
 * down and to 4.6 in from the left (letter folded in three). The letterhead is to their right.
 */
const window = { width: 4.7 * 72 - page.left, bottom: 2.95 * 72 };

/** A letter, or a notice with a title: head, addressees, text, account, signature, copies. */
export function mailedPages(
  model: ClaimDocumentModel,
  form: ClaimForm,
  title: string,
  blanks: Record<string, string>,
): Content {
  const isLetter = model.instrument === 'demand_letter';
  const withInvoices = model.instrument !== 'stop_notice';
  const text: Content[] = [
    head(model),
    ...delivery(model),
    recipients(model.addressees),
    ...(isLetter ? [] : statementBox(form.warning, blanks, measure)),
    {
      text: isLetter ? title : title.toUpperCase(),
      style: 'heading',
      alignment: isLetter ? 'left' : 'center',
      characterSpacing: isLetter ? 0 : 0.95,
      fontSize: isLetter ? 12.5 : 14,
      margin: [0, 8, 0, 0],
    },
    ...(isLetter ? [] : centered([form.subtitle && filled(form.subtitle, blanks), form.statute])),
    ...amendmentBanner(model, measure, form.title),
    ...(isLetter
      ? [
          factRows(model, form, measure.width),
          {
            text: `${salutation(model)}:`,
            fontSize: measure.fontSize,
            margin: [0, 4, 0, 7] as [number, number, number, number],
          },
          ...paragraphs(form.opening, blanks, measure),
        ]
      : [
          { text: '', margin: [0, 0, 0, 6] as [number, number, number, number] },
          ...paragraphs(form.opening, blanks, measure),
          factRows(model, form, measure.width),
        ]),
    ...(withInvoices ? invoiceTable(model, measure.width) : []),
    ...remarks(model, measure),
    ...paragraphs(form.closing, blanks, measure),
    ...(isLetter ? [] : incorporated(model, measure)),
    ...statementBox(form.statement, blanks, measure),
  ];
  return [
    ...signedText(text, isLetter ? [closing(model)] : execution(model, form, blanks, measure)),
    ...afterwards(model),
    ...bondPage(model, blanks),
    ...proofOfService(model, form, blanks, measure),
    ...exhibits(model, measure),
  ];
}

function head({ claimant, date, number }: ClaimDocumentModel): Content {
  const license = claimant.licenseNumber ? `License No. ${claimant.licenseNumber}` : null;
  const lines = [...claimant.addressLines, claimant.phone, claimant.email, license].filter((text): text is string =>
    Boolean(text),
  );
  const right: TableCell = {
    stack: [
      { text: claimant.name, bold: true, fontSize: 12.5 },
      ...lines.map((text) => ({ text, fontSize: 9 })),
      { text: formatDate(date), fontSize: 10.5, margin: [0, 10, 0, 0] },
      ...(number ? [{ text: `No. ${number}`, fontSize: 9.5 }] : []),
    ],
  };
  return {
    table: {
      widths: [window.width, contentWidth - window.width],
      heights: [window.bottom - page.top],
      body: [['', right]],
    },
    layout: bare,
  };
}

function delivery({ service }: ClaimDocumentModel): Content[] {
  if (!service.method) return [];
  const on = service.date ? `, ${formatDate(service.date)}` : '';
  return [{ text: `By ${printedMethod(service.method)}${on}`, bold: true, fontSize: 9.5, margin: [0, 0, 0, 4] }];
}

/** The addressees, in columns of up to three. */
function recipients(addressees: readonly Recipient[]): Content {
  if (addressees.length === 0) return [];
  const perRow = Math.min(3, addressees.length);
  const cells = addressees.map((recipient): TableCell => ({ stack: recipientLines(recipient), margin: [0, 0, 10, 4] }));
  while (cells.length % perRow !== 0) cells.push('');
  const body = Array.from({ length: cells.length / perRow }, (_, row) => cells.slice(row * perRow, (row + 1) * perRow));
  return {
    table: { widths: Array.from({ length: perRow }, () => contentWidth / perRow), body, dontBreakRows: true },
    layout: bare,
  };
}

function recipientLines(recipient: Recipient): Content[] {
  const attention = recipient.attention ? [`Attn: ${recipient.attention}`] : [];
  return [
    caption(capacity(recipient)),
    { text: recipient.name, bold: true, fontSize: 9.5 },
    ...[...attention, ...recipient.addressLines].map((text) => ({ text, fontSize: 9.5 })),
  ];
}

function salutation({ addressees }: ClaimDocumentModel): string {
  const [first] = addressees;
  return first?.attention ? `To the attention of ${first.attention}` : 'Ladies and Gentlemen';
}

function closing(model: ClaimDocumentModel): Content {
  return {
    unbreakable: true,
    stack: [
      { text: 'Very truly yours,', fontSize: measure.fontSize, margin: [0, 6, 0, 0] },
      signatureBlock(model, measure),
    ],
  };
}

/** Enclosures, and the other recipients of the document. */
function afterwards(model: ClaimDocumentModel): Content[] {
  const { copies } = model;
  const enclosures = enclosuresOf(model);
  return [
    ...(enclosures.length > 0
      ? [
          {
            text: `Enclosures: ${enclosures.join('; ')}`,
            fontSize: 9,
            margin: [0, 10, 0, 0] as [number, number, number, number],
          },
        ]
      : []),
    ...(copies.length > 0
      ? [
          { text: 'Copies to', bold: true, fontSize: 9, margin: [0, 10, 0, 2] as [number, number, number, number] },
          ...copies.map((copy) => ({
            text: `${copy.name} (${capacity(copy).toLowerCase()}), ${copy.addressLines.join(', ')}`,
            fontSize: 8.5,
          })),
        ]
      : []),
  ];
}

/** The appended files of a letter by their letters, and what the caller encloses otherwise. */
function enclosuresOf({ instrument, exhibits = [], details, ...model }: ClaimDocumentModel): string[] {
  const others = unmatchedEnclosures(details.enclosures, exhibits);
  if (instrument !== 'demand_letter' || exhibits.length === 0) return others;
  return [listExhibits(exhibits, firstAppended({ ...model, instrument, exhibits, details })), ...others];
}

/** The bond of a bonded stop payment notice, signed by claimant and surety. */
function bondPage(model: ClaimDocumentModel, blanks: Record<string, string>): Content[] {
  if (model.instrument !== 'stop_notice' || model.state !== 'CA' || !model.details.stopNotice.bonded) return [];
  return [
    { text: stopNoticeBond.title.toUpperCase(), style: 'heading', pageBreak: 'before' },
    ...centered([null, stopNoticeBond.statute]),
    { text: '', margin: [0, 0, 0, 8] },
    ...paragraphs(stopNoticeBond.paragraphs, blanks, measure),
    { text: 'Principal', style: 'section', margin: [0, 10, 0, 0] },
    signatureBlock(model, measure),
    { text: 'Surety', style: 'section', margin: [0, 22, 0, 0] },
    signatureBlock(
      {
        ...model,
        claimant: { ...model.claimant, name: model.details.stopNotice.surety?.name ?? '' },
        signatory: { name: null, title: 'Attorney in fact', date: null },
      },
      measure,
    ),
  ];
}
