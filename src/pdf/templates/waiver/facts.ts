import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PartyBlock } from '../../../domain/notice/document/model.js';
import type { PaymentMethod } from '../../../domain/vocabulary.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { isPaidByCheck } from '../../../domain/waiver/rules.js';
import { generalWaiverSentences } from '../../assets/waiver/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { contentWidth, rowCaption } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';
import { jobsiteLines } from '../jobsite-lines.js';

export const labelWidth = 146;

/** The blanks of the form as label and value rows; a fact without a value has no row. */
export function waiverFactRows(model: WaiverDocumentModel): Content {
  const { claimant, customer, owners, generalContractor, lender, project, check, jobsites } = model;
  const license = claimant.licenseNumber && `License No. ${claimant.licenseNumber}`;
  const byCheck = isPaidByCheck(model);
  const rows = [
    row('Claimant', [
      claimant.name,
      [claimant.addressLines.join(', '), claimant.phone, license].filter(Boolean).join(' · '),
    ]),
    row('Customer', [customer && oneLine(customer)]),
    row(owners.length > 1 ? 'Owners' : 'Owner', owners.map(oneLine)),
    row('General contractor', [generalContractor && oneLine(generalContractor)]),
    row('Lender', [lender && oneLine(lender)]),
    row('Project', [[project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · ')]),
    row(
      'Job location',
      jobsites.flatMap((site) => jobsiteLines(site, model.state)),
    ),
    row('Legal description', [project.legalDescription]),
    row('Work', [model.workDescription]),
    row('Invoice or payment application', [model.invoiceNumber && `No. ${model.invoiceNumber}`]),
    row('Payment period', [paymentPeriod(model)]),
    row('Through date', [throughDate(model)], true),
    row(amountLabel(model), [model.amount && formatMoney(model.amount)], true),
    row('Method of payment', [model.paymentMethod && methods[model.paymentMethod]]),
    row(byCheck ? 'Maker of check' : 'Paid by', [check.maker]),
    row(byCheck ? 'Check payable to' : 'Paid to', [check.payee]),
    row('Check', [
      [check.number && `No. ${check.number}`, check.date && `dated ${formatDate(check.date)}`]
        .filter(Boolean)
        .join(', '),
    ]),
    row('Payment received on', [model.paymentReceivedOn && formatDate(model.paymentReceivedOn)]),
  ].filter((cells) => cells !== null);
  return {
    table: { widths: [labelWidth, contentWidth - labelWidth - 6], body: rows, dontBreakRows: true },
    layout: ruledRows,
    heads: { column: 0 },
  };
}

export const methods: Record<PaymentMethod, string> = {
  check: 'Check',
  joint_check: 'Joint check',
  ach: 'Bank transfer (ACH)',
  wire: 'Wire transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

export function paymentPeriod({ paymentPeriod: period }: WaiverDocumentModel): string | null {
  if (!period) return null;
  const { from, to } = period;
  return to ? `${formatDate(from)} to ${formatDate(to)}` : `From ${formatDate(from)}`;
}

export function throughDate(model: WaiverDocumentModel): string | null {
  return model.throughDate && [formatDate(model.throughDate), hour(model)].join('');
}

/** `17:05` → `, 5:05 p.m.`, as on the forms. */
function hour({ throughTime }: WaiverDocumentModel): string {
  if (!throughTime) return '';
  const [hours = 0, minutes = 0] = throughTime.split(':').map(Number);
  return `, ${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

function amountLabel({ conditional, stage }: WaiverDocumentModel): string {
  const words = generalWaiverSentences;
  const payment = stage === 'progress' ? words.progress : words.final;
  return fillBlanks(conditional ? words.amount : words.amountReceived, { payment });
}

type Line = string | null | undefined | false;

function row(label: string, lines: Line[], strong = false): TableCell[] | null {
  const printed = lines.filter((line): line is string => Boolean(line));
  if (printed.length === 0) return null;
  return [rowCaption(label), { stack: printed.map((text) => ({ text, fontSize: 9.5, bold: strong })) }];
}

function oneLine({ name, addressLines }: PartyBlock): string {
  return [name, ...addressLines].join(', ');
}
