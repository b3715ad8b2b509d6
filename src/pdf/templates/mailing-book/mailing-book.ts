import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Addressee } from '../../../domain/address/addressee.js';
import { type BookLine, type BookSheet, linesOfSheet } from '../../../domain/mailing-book/model.js';
import { caption, documentBase, landscape, piece, rule } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { boxed } from '../../table-layouts.js';
import { wrap } from '../../wrap.js';

type MailingBookJob = Extract<RenderJob, { template: 'mailing-book' }>;

const title = 'Firm Mailing Book for Accountable Mail';
const width = landscape.width - landscape.left - landscape.right;
const padding = 3;

/** The columns of the form that apply to letters; those for money are filled in at the counter. */
const columns: ReadonlyArray<{ head: string; width: number }> = [
  { head: 'Line', width: 20 },
  { head: 'USPS article number', width: 120 },
  { head: 'Addressee: name and address', width: 210 },
  { head: 'Type of mail', width: 74 },
  { head: 'Postage', width: 38 },
  { head: 'Fee', width: 34 },
  { head: 'Handling charge', width: 44 },
  { head: 'Actual value', width: 36 },
  { head: 'Insured value', width: 38 },
  { head: 'Due sender if COD', width: 38 },
];
const rowHeight = 37;

/** One page for each sheet, which is signed and postmarked at the counter. */
export function mailingBookDefinition({ model, generatedAt }: MailingBookJob): TDocumentDefinitions {
  const base = documentBase({
    title,
    subject: `${title} (in the form of PS Form 3877)`,
    author: model.sheets[0]!.sender.name,
    keywords: 'mailing-book',
    generatedAt,
    preview: false,
  });
  const numbering = piece({
    left: `${title} (in the form of PS Form 3877)`,
    center: '',
    running: null,
  });
  const frame = numbering.frame(landscape);
  const section = model.sheets.map(
    (sheet, index): Content => ({
      stack: [head(sheet), lines(sheet), receipt(sheet)],
      ...(index > 0 && { pageBreak: 'before' as const }),
    }),
  );
  return {
    ...base,
    content: [
      {
        section,
        pageSize: { width: landscape.width, height: landscape.height },
        pageMargins: [landscape.left, landscape.top, landscape.right, landscape.bottom],
        ...frame,
      } as never,
    ],
  };
}

function head({ sender }: BookSheet): Content {
  return {
    stack: [
      { text: `${title} (in the form of PS Form 3877)`, headlineLevel: 1, fontSize: 13, bold: true },
      rule(1.2, 3, width),
      {
        columns: [
          {
            width: width - 220,
            stack: [caption('Name and address of sender', 3), address(sender, 9, width - 220)],
            field: true,
          },
          {
            width: 220,
            stack: [
              caption('Affix stamp here, or postmark with the date of receipt', 3),
              { text: ' ', margin: [0, 34, 0, 0] },
            ],
            field: true,
          },
        ],
        margin: [0, 4, 0, 6],
      },
    ],
  };
}

function lines({ lines: listed }: BookSheet): Content {
  const blank = Array.from({ length: linesOfSheet - listed.length }, () =>
    columns.map((): TableCell => ({ text: '' })),
  );
  return {
    table: {
      headerRows: 1,
      widths: columns.map((column) => column.width),
      heights: (row) => (row === 0 ? 'auto' : rowHeight - 2 * padding),
      body: [columns.map(({ head: text }) => caption(text)), ...listed.map(row), ...blank],
      dontBreakRows: true,
    },
    layout: {
      ...boxed,
      paddingLeft: () => padding,
      paddingRight: () => padding,
      paddingTop: () => padding,
      paddingBottom: () => padding,
    },
  };
}

function row({ line, articleNumber, recipient, mail }: BookLine): TableCell[] {
  const money = columns.slice(4).map((): TableCell => ({ text: '' }));
  return [
    { text: String(line), fontSize: 9 },
    {
      text: cutTo(inGroups(articleNumber), 1, { width: columns[1]!.width + 14, fontSize: 9, face: 'normal' }),
      fontSize: 9,
    },
    address(recipient, 7.5, columns[2]!.width) as TableCell,
    { text: mail, fontSize: 7.5 },
    ...money,
  ];
}

/** A name has one line and an address two; the rest of a longer one is on the piece. */
function address({ name, addressLines }: Addressee, fontSize: number, within: number): Content {
  return {
    stack: [
      { text: cutTo(name, 1, { width: within, fontSize, face: 'bold' }), bold: true, fontSize },
      { text: cutTo(addressLines.join(', '), 2, { width: within, fontSize, face: 'normal' }), fontSize },
    ],
  };
}

/** As much of a text as its lines have room for. */
function cutTo(text: string, most: number, type: { width: number; fontSize: number; face: 'bold' | 'normal' }): string {
  const lines = wrap(text, type.width - 2 * type.fontSize, { size: type.fontSize, face: type.face });
  return lines.length > most ? `${lines.slice(0, most).join(' ')}…` : text;
}

/** As on the label; other numbers stay as they were entered. */
function inGroups(number: string): string {
  return /^\d{20,22}$/.test(number) ? number.replace(/\d{4}(?=\d)/g, '$& ') : number;
}

function receipt({ lines: listed }: BookSheet): Content {
  const cell = (text: string, value: string): TableCell => ({
    stack: [caption(text), { text: value, fontSize: 10, margin: [0, 2, 0, 0] }],
    field: true,
  });
  const part = (width - 4 * 12.5 - 0.5) / 4;
  return {
    table: {
      widths: [part * 0.8, part * 0.8, part * 1.4, part],
      body: [
        [
          cell('Total number of pieces listed by sender', String(listed.length)),
          cell('Total number of pieces received at post office', ' '),
          cell('Postmaster, per (name of receiving employee)', ' '),
          cell('Date', ' '),
        ],
      ],
      heights: 30,
      dontBreakRows: true,
    },
    layout: boxed,
    margin: [0, 6, 0, 0],
  };
}
