import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { listExhibits } from '../../../domain/exhibit/exhibit.js';
import type { Recipient } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/document/notice-metadata.js';
import { claimSentences } from '../../assets/claim/sentences.js';
import { fillBlanks, formatDate } from '../../format.js';
import { longTable } from '../../long-table.js';
import { caption, contentWidth, ink, pageFormat, sectionHeading } from '../../page.js';
import { bare, ruledRows } from '../../table-layouts.js';
import { attentionLine } from '../notice/parties.js';
import { firstAppended } from './exhibit-letters.js';
import { factLines } from './fact-lines.js';
import type { Measure } from './measure.js';
import { capacity } from './service.js';

type Margin = [number, number, number, number];

/**
 * The carrier prints the addresses: nothing else may appear in the windows of the envelope, which extend from 0.5 in to 2.84 in
 * down and to 4.6 in from the left (letter folded in three). The letterhead is to their right.
 */
const window = { width: 4.7 * 72 - pageFormat.left, bottom: 2.95 * 72 };

/** More recipients are listed at the end, so that the first page has the text. */
const maxAddressees = 9;
const maxCopies = 12;

/** Where the sheet is folded for the envelope, in points; outside the margin that some printers leave blank. */
const fold = { x: 20, y: pageFormat.height / 3, length: 10 };

export function head({ claimant, date, number, service }: ClaimDocumentModel): Content {
  const license = claimant.licenseNumber ? `License No. ${claimant.licenseNumber}` : null;
  const lines = [...claimant.addressLines, claimant.phone, claimant.email, license].filter((text): text is string =>
    Boolean(text),
  );
  const delivery = service.method
    ? [`By ${printedMethod(service.method)}${service.date ? `, on ${formatDate(service.date)}` : ''}`]
    : [];
  const right: TableCell = {
    stack: [
      { text: claimant.name, bold: true, fontSize: claimant.name.length > 28 ? 11 : 12.5 },
      foldMark,
      ...lines.map((text) => ({ text, fontSize: 9 })),
      { text: formatDate(date), fontSize: 10.5, margin: [0, 8, 0, 0] },
      ...(number ? [{ text: `No. ${number}`, fontSize: 9.5 }] : []),
      ...delivery.map((text) => ({ text, bold: true, fontSize: 9.5, margin: [0, 5, 0, 0] as Margin })),
    ],
  };
  return {
    table: {
      widths: [window.width, contentWidth - window.width],
      heights: [window.bottom - pageFormat.top],
      body: [['', right]],
    },
    layout: bare,
  };
}

const foldMark: Content = {
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: fold.length, y2: 0, lineWidth: 0.4, lineColor: ink.hairline }],
  absolutePosition: { x: fold.x, y: fold.y },
};

/** The inside addresses, in columns of up to three. A letter has no captions above them. */
export function inside(model: ClaimDocumentModel, isLetter: boolean): Content[] {
  const { addressees } = model;
  if (addressees.length === 0) return [];
  const shown = addressees.length > maxAddressees ? addressees.slice(0, 3) : addressees;
  const perRow = Math.min(3, shown.length);
  const cells = shown.map((recipient): TableCell => {
    const stack = [...(isLetter ? [] : [caption(capacity(recipient, model))]), ...addressLines(recipient)];
    return { stack, field: true, margin: [0, 0, 10, 4] };
  });
  while (cells.length % perRow !== 0) cells.push('');
  const body = Array.from({ length: cells.length / perRow }, (_, row) => cells.slice(row * perRow, (row + 1) * perRow));
  const others = addressees.length - shown.length;
  return [
    {
      table: { widths: Array.from({ length: perRow }, () => contentWidth / perRow), body, dontBreakRows: true },
      layout: bare,
    },
    ...(others > 0
      ? [{ text: fillBlanks(claimSentences.parties.others, { count: String(others) }), fontSize: 9.5 }]
      : []),
  ];
}

function addressLines(recipient: Recipient): Content[] {
  const attention = attentionLine(recipient.name, recipient.attention);
  return [
    { text: recipient.name, bold: true, fontSize: 9.5 },
    ...[...attention, ...recipient.addressLines].map((text) => ({ text, fontSize: 9.5 })),
  ];
}

/** What a letter is about. */
export function reference(model: ClaimDocumentModel, form: ClaimForm, { fontSize }: Measure): Content {
  const lines = factLines(model, form).map(({ label, lines: said, bold }) => ({
    text: [`${label}: `, { text: said.join(', '), bold }],
    fontSize,
  }));
  return {
    columns: [
      { width: 24, text: 'Re:', bold: true, fontSize },
      { width: contentWidth - 24, stack: lines },
    ],
    margin: [0, 5, 0, 5],
  };
}

/** The signature of a letter, which is dated at its head. */
export function closing({ claimant, signatory }: ClaimDocumentModel, { fontSize, compact }: Measure): Content {
  const signer = [signatory.name, signatory.title].filter(Boolean).join(', ') || '_'.repeat(36);
  return {
    unbreakable: true,
    stack: [
      { text: 'Very truly yours,', fontSize, margin: [0, compact ? 3 : 6, 0, compact ? 24 : 32] },
      { text: signer, fontSize },
      { text: claimant.name, fontSize },
    ],
  };
}

/** Enclosures, and the other recipients of the document. */
export function afterwards(model: ClaimDocumentModel): Content[] {
  const { copies } = model;
  const enclosures = listEnclosures(model);
  const listed = copies.length > maxCopies ? [] : copies;
  return [
    ...(enclosures ? [{ text: `Enclosures: ${enclosures}`, fontSize: 9, margin: [0, 7, 0, 0] as Margin }] : []),
    ...(listed.length > 0
      ? [
          { text: 'Copies to', bold: true, fontSize: 9, margin: [0, 7, 0, 1] as Margin },
          ...listed.map((copy) => ({
            text: `${copy.name} (${capacity(copy, model).toLowerCase()}), ${copy.addressLines.join(', ')}`,
            fontSize: 9,
          })),
        ]
      : []),
  ];
}

/** The appended files of a letter. What the caller names as enclosed and is not among them is reported, and not claimed. */
function listEnclosures(model: ClaimDocumentModel): string | null {
  const { instrument, exhibits = [] } = model;
  return instrument === 'demand_letter' && exhibits.length > 0 ? listExhibits(exhibits, firstAppended(model)) : null;
}

/** Whether all addressees are named in the list at the end. */
export function hasServiceList({ addressees }: ClaimDocumentModel): boolean {
  return addressees.length > maxAddressees;
}

/** The recipients that are too many for the first page. */
export function serviceList(model: ClaimDocumentModel): Content[] {
  const { addressees, copies } = model;
  const groups = [
    ['Addressees', addressees.length > maxAddressees ? addressees : []],
    ['Copies to', copies.length > maxCopies ? copies : []],
  ] as const;
  const shown = groups.filter(([, recipients]) => recipients.length > 0);
  if (shown.length === 0) return [];
  return [
    { text: 'SERVICE LIST', style: 'heading', pageBreak: 'before' },
    ...shown.flatMap(([heading, recipients]) => [sectionHeading(heading, 10), layOutList(recipients, model)]),
  ];
}

function layOutList(recipients: readonly Recipient[], model: ClaimDocumentModel): Content {
  const rows = recipients.map((recipient): TableCell[] => [
    { text: capacity(recipient, model), fontSize: 9 },
    { text: recipient.name, bold: true, fontSize: 9 },
    {
      text: [...attentionLine(recipient.name, recipient.attention), ...recipient.addressLines].join(', '),
      fontSize: 9,
    },
  ]);
  const widths = [0.24, 0.3, 0.46].map((share) => share * (contentWidth - 12));
  const body = [['Capacity', 'Name', 'Address'].map((text): TableCell => caption(text)), ...rows];
  return longTable({ table: { widths, body }, layout: ruledRows });
}
