import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { countyName } from '../../../domain/address/county-names.js';
import { addressInOneLine } from '../../../domain/address/lines.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { contractorNoun, roleCaption, stateCaptions } from '../../assets/captions.js';
import { factSentences, referralSentences as words } from '../../assets/claim/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { measureLength, short } from '../../length-of.js';
import { contentWidth, rowCaption, sectionHeading } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';
import { claimFactRows, factLabelWidth } from './fact-rows.js';
import { nameAndAddress } from './facts.js';
import { invoiceTable, statesRetainage } from './invoices.js';
import { isHiredByContractor, statedOnce } from './stated-once.js';

/** What counsel needs to know to take the claim to court, on one or two pages. */
export function referralPages(model: ClaimDocumentModel, form: ClaimForm, title: string): Content {
  const { details, claimant } = model;
  const { lawsuit } = details;
  const causes: Record<string, string> = words.causes;
  const court = [lawsuit.court, lawsuit.county && countyName(lawsuit.county, model.state)].filter(Boolean).join(', ');
  return [
    { text: title.toUpperCase(), style: 'title' },
    { text: `${form.subtitle} · ${formatDate(model.date)}`, alignment: 'center', italics: true, margin: [0, 1, 0, 6] },
    sectionHeading('Plaintiff and counsel'),
    rows([
      [
        'Claimant',
        [
          claimant.name,
          `${roleCaption(claimant.role, false, stateCaptions(model))} · ${claimant.addressLines.join(', ')}`,
          [claimant.phone, claimant.email].filter(Boolean).join(' · '),
        ],
      ],
      ['License', [claimant.licenseNumber]],
      ['Contact', [[model.signatory.name, model.signatory.title].filter(Boolean).join(', ')]],
      ['Counsel', counsel(model)],
      ['Court', [court]],
      ['Causes', lawsuit.causes.map((cause) => causes[cause] ?? cause)],
      ['Notice of pendency', [lawsuit.lisPendens ? words.pendency : null]],
    ]),
    sectionHeading('Parties'),
    rows([
      ...model.owners.map((owner): Row => [ownerLabels[owner.role] ?? 'Owner', [nameAndAddress(owner)]]),
      ...(isHiredByContractor(model)
        ? []
        : model.generalContractors.map((contractor): Row => ['General contractor', [nameAndAddress(contractor)]])),
      [
        isHiredByContractor(model) ? `Hiring party and ${contractorNoun(model)}` : 'Hired by',
        [model.hiringParty && nameAndAddress(model.hiringParty)],
      ],
      ...model.lenders.map((lender): Row => ['Lender', [nameAndAddress(lender)]]),
      ['Surety', [details.bond.surety && nameAndAddress(details.bond.surety)]],
    ]),
    sectionHeading('Work and security'),
    ...claimFactRows(model, statedOnce(model, form), { width: contentWidth, fontSize: 9 }, 9),
    sectionHeading('Amounts'),
    rows([
      ['Contract sum, with changes', [money(details.contract.total)]],
      ['Payments received', [money(details.contract.paid)]],
      ['Credits and offsets', [money(details.contract.credits)]],
      ['Retainage unpaid', [!statesRetainage(details) && money(details.contract.retainage)]],
      ['Amount claimed', [money(details.amount) ?? words.noAmount]],
      ['Interest', [interest(model)]],
    ]),
    ...invoiceTable(model, { width: contentWidth, fontSize: 9 }),
    ...limits(model),
    ...listed('Facts and remarks', details.remarks ? [details.remarks] : []),
    ...listed(
      'Documents',
      lawsuit.documents.map((text, index) => `${index + 1}. ${text}`),
    ),
  ];
}

const ownerLabels: Record<string, string> = { public_entity: 'Public entity', lessee: 'Lessee' };

type Row = [label: string, lines: (string | null | undefined | false)[]];

/** The same as that of the facts, so that all values of the page begin at one place. */
const labelWidth = factLabelWidth(contentWidth);

function rows(printedRows: Row[]): Content {
  const body = printedRows.flatMap(([label, lines]): TableCell[][] => {
    const presentLines = lines.filter((text): text is string => Boolean(text));
    return presentLines.length === 0
      ? []
      : [[rowCaption(label), { stack: presentLines.map((text) => ({ text, fontSize: 9 })) }]];
  });
  if (body.length === 0) return { text: words.noParty, fontSize: 9 };
  return {
    table: { widths: [labelWidth, contentWidth - labelWidth - 6], body },
    layout: ruledRows,
    heads: { column: 0 },
  };
}

function counsel({ details: { lawsuit } }: ClaimDocumentModel): string[] {
  const { attorney } = lawsuit;
  if (!attorney) return [];
  return [
    [attorney.name, attorney.firm].filter(Boolean).join(', '),
    addressInOneLine(attorney),
    [attorney.phone, attorney.email].filter(Boolean).join(' · '),
  ];
}

function interest({
  details: {
    interest: { ratePercent, from, basis },
  },
}: ClaimDocumentModel): string {
  return [
    ratePercent && fillBlanks(factSentences.interest.rate, { rate: ratePercent }),
    from && fillBlanks(factSentences.interest.from, { date: formatDate(from) }),
    basis,
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * The caller's own limitation dates come first; the calculated ones are marked as reference data. A calculated one on a day of the
 * caller is in the same row, because it is most often the same deadline.
 */
function limits({ details: { lawsuit, deadlines } }: ClaimDocumentModel): Content[] {
  const datedDeadlines = deadlines.filter(({ date }) => date !== null);
  const named = ({ kind }: { kind: string }) => kind.replaceAll('_', ' ');
  const limitationRows = lawsuit.limitationDates.map(({ label, date }, index): Row => {
    const isFirst = lawsuit.limitationDates.findIndex((other) => other.date === date) === index;
    const same = isFirst ? datedDeadlines.filter((each) => each.date === date) : [];
    const calculated = same.map((each) => `calculated: ${[named(each), each.source].filter(Boolean).join(', ')}`);
    return [label, [[date && formatDate(date), ...calculated].filter(Boolean).join(' · ')]];
  });
  const days = lawsuit.limitationDates.map(({ date }) => date);
  const calculated = datedDeadlines
    .filter(({ date }) => !days.includes(date!))
    .map(
      (each): Row => [capitalized(named(each)), [[formatDate(each.date!), each.source].filter(Boolean).join(' · ')]],
    );
  if (limitationRows.length + calculated.length === 0) return [];
  const note = {
    text: words.calculated,
    italics: true,
    fontSize: 8.5,
  };
  return [
    sectionHeading('Limitation dates'),
    rows([...limitationRows, ...calculated]),
    ...(datedDeadlines.length > 0 ? [note] : []),
  ];
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function listed(title: string, texts: readonly string[]): Content[] {
  if (texts.length === 0) return [];
  const stack = [
    sectionHeading(title),
    ...texts.map((text) => ({ text, fontSize: 9.5, margin: [0, 1, 0, 2] as [number, number, number, number] })),
  ];
  return measureLength(texts) < short ? [{ unbreakable: true, stack }] : stack;
}

function money(value: string | null): string | null {
  return value === null ? null : formatMoney(value);
}
