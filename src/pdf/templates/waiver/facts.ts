import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PartyBlock } from '../../../domain/notice-document/model.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { formatDate, formatMoney } from '../../format.js';
import { caption, contentWidth } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';
import { jobsiteLines } from '../notice/facts.js';

const labelWidth = 146;

/** The blanks of the form as label and value rows; what nobody gave leaves no empty row. */
export function factRows(model: WaiverDocumentModel): Content {
  const { claimant, customer, owners, project, check, jobsites } = model;
  const license = claimant.licenseNumber && `License No. ${claimant.licenseNumber}`;
  const rows = [
    row('Claimant', [
      claimant.name,
      [claimant.addressLines.join(', '), claimant.phone, license].filter(Boolean).join(' · '),
    ]),
    row('Customer', [customer && oneLine(customer)]),
    row(owners.length > 1 ? 'Owners' : 'Owner', owners.map(oneLine)),
    row('Project', [[project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · ')]),
    row('Job location', jobsites.flatMap(jobsiteLines)),
    row('Legal description', [project.legalDescription]),
    row('Work', [model.workDescription]),
    row('Invoice or payment application', [model.invoiceNumber && `No. ${model.invoiceNumber}`]),
    row('Through date', [model.throughDate && formatDate(model.throughDate)], true),
    row(amountLabel(model), [model.amount && formatMoney(model.amount)], true),
    row('Maker of check', [check.maker]),
    row('Check payable to', [check.payee]),
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
  };
}

function amountLabel({ conditional, stage }: WaiverDocumentModel): string {
  const payment = stage === 'progress' ? 'progress payment' : 'final payment';
  return conditional ? `Amount of the ${payment}` : `Amount of the ${payment} received`;
}

type Line = string | null | undefined | false;

function row(label: string, lines: Line[], strong = false): TableCell[] | null {
  const printed = lines.filter((line): line is string => Boolean(line));
  if (printed.length === 0) return null;
  return [caption(label, 2), { stack: printed.map((text) => ({ text, fontSize: 9.5, bold: strong })) }];
}

function oneLine({ name, addressLines }: PartyBlock): string {
  return [name, ...addressLines].join(', ');
}
