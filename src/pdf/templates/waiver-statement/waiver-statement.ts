import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { WaiverHappening, WaiverStatementModel } from '../../../domain/waiver-link/statement-model.js';
import { stateName } from '../../assets/state-names.js';
import { formatDate, formatInState, formatMoney } from '../../format.js';
import { leastType, withLeastType } from '../../least-type.js';
import { longTable } from '../../long-table.js';
import {
  caption,
  contentWidth,
  type Definition,
  documentBase,
  piece,
  rowCaption,
  rule,
  sectionHeading,
} from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { ruledRows } from '../../table-layouts.js';
import { verificationMark } from '../../verification-mark.js';

type WaiverStatementJob = Extract<RenderJob, { template: 'waiver-statement' }>;

const title = 'Statement: signed, not delivered';
const labelWidth = 132;
const timeWidth = 168;

/** What was signed, when, that it was not delivered, and how it came to that. It has no part of the signed document. */
export function waiverStatementDefinition({
  model,
  preview,
  generatedAt,
  verification,
}: WaiverStatementJob): Definition {
  const { number, project, payer, payee } = model;
  const base = documentBase({
    title: `${title}: ${project}`,
    subject: `${payee} for ${payer}`,
    author: 'Construction Payment Compliance',
    keywords: ['waiver-statement', number].join(', '),
    generatedAt,
    preview,
  });
  const numbering = piece({
    left: [number, project].join(' · '),
    center: payee,
    running: `${title}, continued`,
    mark: verification && verificationMark(verification),
  });
  return { ...base, content: [{ section: withLeastType(statement(model), leastType), ...numbering.frame() }] };
}

function statement(model: WaiverStatementModel): Content[] {
  const { asOf, state, payer, payee, happenings } = model;
  return [
    { text: title.toUpperCase(), style: 'heading' },
    rule(1, 6),
    {
      text: `As of ${formatInState(asOf, state)}, ${payee} has signed the waiver that is named here, and the signed document has not been delivered to ${payer}.`,
      bold: true,
      fontSize: 11.5,
      margin: [0, 8, 0, 0],
    },
    sectionHeading('The waiver', 10),
    waiver(model),
    sectionHeading('The signature', 10),
    signature(model),
    sectionHeading('Delivery', 10),
    paragraph(
      `The service holds the signed document. It is delivered to ${payer} when ${payee} confirms that it was paid, or releases it before. Neither had happened at that time. No date, import or default releases it, and nothing that ${payer} does.`,
    ),
    paragraph(
      `While it is held, ${payer} sees that it was signed, by whom, when and for which amount, and can open a copy of the form without the signature, which is marked NOT RELEASED on each page. When ${payer} opened that copy is not recorded.`,
    ),
    sectionHeading('What happened', 10),
    chain(happenings, state),
    paragraph(
      `Times are those of the database of the service, in the local time of ${stateName(state)}. This statement does not contain the signed document, and does not say what happened after the time above: the page of the code in the signed document shows whether it was delivered since.`,
      { italics: true, fontSize: 9 },
    ),
  ];
}

function paragraph(text: string, more: object = {}): Content {
  return { text, margin: [0, 4, 0, 0], ...more };
}

function waiver({ number, form, state, payer, payee, project, amount, throughDate }: WaiverStatementModel): Content {
  return table([
    row('Waiver', `${form} (${stateName(state)})`),
    row('Number', number),
    row('Given by', payee),
    row('For', payer),
    row('Project', project),
    row('Amount', amount && formatMoney(amount)),
    row('For work through', throughDate && formatDate(throughDate)),
  ]);
}

function signature({ signer, signedAt, state, isByHand, document }: WaiverStatementModel): Content {
  const pages = document.pageCount === 1 ? '1 page' : `${document.pageCount} pages`;
  return table([
    row('Signed by', [signer.name, signer.title].filter(Boolean).join(', ')),
    row('Signed', formatInState(signedAt, state)),
    row('How', isByHand ? 'By hand; a scan was sent on the page of the request' : 'On the page of the request'),
    row('Signed document', `${pages}, SHA-256 ${document.sha256}`),
  ]);
}

const words: Readonly<Record<WaiverHappening['kind'], (happening: WaiverHappening) => string>> = {
  sent: ({ email }) => `A link to the request was made for ${email}.`,
  viewed: ({ email }) => `The request was on the screen of the reader of ${email}.`,
  forwarded: ({ email, from, person }) =>
    `${from} gave the request on to ${[person, email].filter(Boolean).join(', ')}.`,
  ended: ({ email }) => `The links that ${email} had opened the request no more.`,
  signed: () => 'The waiver was signed, and has been held since.',
};

function chain(happenings: readonly WaiverHappening[], state: string): Content {
  const body: TableCell[][] = [
    [caption('Time'), caption('Event')],
    ...happenings.map((each): TableCell[] => [
      { text: formatInState(each.at, state), fontSize: 9 },
      { text: words[each.kind](each), fontSize: 9 },
    ]),
  ];
  return longTable({
    table: { widths: [timeWidth, contentWidth - timeWidth - 6], body },
    layout: ruledRows,
  });
}

/** Rows without a value are omitted. */
function table(rows: (TableCell[] | null)[]): Content {
  return {
    table: {
      widths: [labelWidth, contentWidth - labelWidth - 6],
      body: rows.filter((cells) => cells !== null),
      dontBreakRows: true,
    },
    layout: ruledRows,
    heads: { column: 0 },
  };
}

function row(label: string, value: string | null): TableCell[] | null {
  return value ? [rowCaption(label), { text: value, fontSize: 9.5 }] : null;
}
