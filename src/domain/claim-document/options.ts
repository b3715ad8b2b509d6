import type { InlineParty } from '../notice/document/notice-metadata.js';
import { type Cents, formatCents, sum } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import { MetadataReader } from './metadata-reader.js';
import { type NoticeSent, readNoticeSent } from './notice-sent.js';

/** The options of a claim in `metadata`, in addition to those that every notice has; an absent option is null. */
export interface ClaimOptions {
  invoices: Invoice[];
  invoiceTotals: { amount: Cents; paid: Cents; balance: Cents };
  contract: ContractOptions;
  interest: { ratePercent: string | null; from: string | null; basis: string | null };
  paymentDeadline: string | null;
  paymentInstructions: string | null;
  paymentTerms: string | null;
  level: DemandLevel;
  bond: BondOptions;
  stopNotice: StopNoticeOptions;
  recording: Recording;
  release: { scope: 'full' | 'partial'; amount: string | null; property: string | null; paymentDate: string | null };
  /** Whether the caller named the scope of the release. */
  isReleaseScopeGiven: boolean;
  notaryBlock: NotaryBlock | null;
  noticesSent: NoticeSent[];
  license: { issuedOn: string | null; expiresOn: string | null; required: boolean | null };
  particulars: Particulars;
  structure: string | null;
  enclosures: string[];
  lawsuit: LawsuitOptions;
  violations: Violation[];
}

export interface Invoice {
  number: string;
  date: string | null;
  dueDate: string | null;
  amount: string;
  paid: string;
  balance: string;
}

/** Decimal strings in dollars. */
interface ContractOptions {
  form: 'written' | 'oral' | null;
  originalAmount: string | null;
  changeOrders: string | null;
  total: string | null;
  credits: string | null;
  paid: string | null;
  retainage: string | null;
}

/** Facts that single states' forms ask for. */
export interface Particulars {
  attorney: InlineParty | null;
  /** What a pleading has below the attorney's name. */
  counsel: { email: string | null; barNumber: string | null };
  /** For example `fee simple`. */
  ownerInterest: string | null;
  singleFamilyDwelling: boolean | null;
  /** Null where it is not known; false: an existing building that was improved. */
  newlyErected: boolean | null;
  /** The first mortgage that finances the structure, in Delaware; `exists` is null where it is not known. */
  firstMortgage: { exists: boolean | null; recordedOn: string | null };
  taxLot: { block: string | null; lot: string | null; municipality: string | null };
  /** The value of the work furnished, where the contract was not completed. */
  valueFurnished: string | null;
  future: { description: string | null; amount: string | null };
  /** Who prepared a recorded instrument; the signer if it is absent. */
  preparedBy: InlineParty | null;
  /** Parts of the claim that become due later, each with the day or event; null where the claimant did not say that there are none. */
  amountsNotDue: { amount: string; due: string }[] | null;
  /** Where New Jersey’s notice of unpaid balance is on record. */
  unpaidBalanceNotice: Pick<Recording, 'date' | 'book' | 'page' | 'county'> & { number: string | null };
  /** The arbitrator’s award on residential work in New Jersey. */
  arbitrationAward: { date: string | null; amount: string | null };
}

interface BondOptions {
  number: string | null;
  date: string | null;
  penalSum: string | null;
  principal: InlineParty | null;
  surety: InlineParty | null;
  obligee: InlineParty | null;
}

interface StopNoticeOptions {
  kind: 'private_owner' | 'private_lender' | 'public' | null;
  bonded: boolean;
  bondNumber: string | null;
  surety: InlineParty | null;
  /** Estimated value of all the work agreed, and of the work furnished by the date of the notice. */
  totalValue: string | null;
  valueFurnished: string | null;
}

export interface Recording {
  date: string | null;
  instrumentNumber: string | null;
  book: string | null;
  page: string | null;
  county: string | null;
  /** Alaska records by district. */
  district: string | null;
}

export interface LawsuitOptions {
  attorney: (InlineParty & { firm: string | null; email: string | null }) | null;
  court: string | null;
  county: string | null;
  causes: string[];
  lisPendens: boolean;
  limitationDates: { label: string; date: string }[];
  documents: string[];
}

const demandLevels = ['reminder', 'formal', 'final'] as const;
export type DemandLevel = (typeof demandLevels)[number];

const notaryBlocks = ['jurat', 'acknowledgment', 'jurat_and_acknowledgment', 'none'] as const;
type NotaryBlock = (typeof notaryBlocks)[number];

/** Reads the options, and reports every one with the wrong shape. Unknown keys are the caller's own and are not read. */
export function readClaimOptions(metadata: Record<string, unknown> | null | undefined): ClaimOptions {
  const violations: Violation[] = [];
  const reader = new MetadataReader(metadata ?? {}, 'metadata.', violations);
  const { invoices, totals } = readInvoices(reader);
  const interest = reader.child('interest');
  const release = reader.child('release');
  const license = reader.child('license');
  return {
    invoices,
    invoiceTotals: totals,
    contract: readContract(reader.child('contract')),
    interest: { ratePercent: interest.percent('rate'), from: interest.date('from'), basis: interest.text('basis') },
    paymentDeadline: reader.date('payment_deadline'),
    paymentInstructions: reader.text('payment_instructions'),
    paymentTerms: reader.text('payment_terms'),
    level: reader.choice('level', demandLevels) ?? 'formal',
    bond: readBond(reader.child('bond')),
    stopNotice: readStopNotice(reader.child('stop_notice')),
    recording: readRecording(reader.child('recording')),
    release: {
      scope: release.choice('scope', ['full', 'partial']) ?? 'full',
      amount: release.amount('amount'),
      property: release.text('property'),
      paymentDate: release.date('payment_date'),
    },
    isReleaseScopeGiven: release.has('scope'),
    notaryBlock: reader.choice('notary_block', notaryBlocks),
    noticesSent: reader.children('notices_sent').map(readNoticeSent),
    license: {
      issuedOn: license.date('issued_on'),
      expiresOn: license.date('expires_on'),
      required: license.has('required') ? license.flag('required') : null,
    },
    particulars: readParticulars(reader),
    structure: reader.text('structure'),
    enclosures: reader.texts('enclosures'),
    lawsuit: readLawsuit(reader.child('lawsuit')),
    violations,
  };
}

function readInvoices(reader: MetadataReader) {
  const read = reader.children('invoices').map((invoice) => {
    const amount = invoice.money('amount', 'any');
    const number = invoice.required('number');
    if (!invoice.has('amount')) invoice.reject('amount', 'is required');
    const paid = invoice.money('paid') ?? 0n;
    const balance = (amount ?? 0n) - paid;
    return {
      number,
      date: invoice.date('date'),
      dueDate: invoice.date('due_date'),
      amount: amount ?? 0n,
      paid,
      balance,
    };
  });
  const total = (column: 'amount' | 'paid' | 'balance') => sum(read.map((invoice) => invoice[column]));
  return {
    invoices: read.map((invoice) => ({
      ...invoice,
      amount: formatCents(invoice.amount),
      paid: formatCents(invoice.paid),
      balance: formatCents(invoice.balance),
    })),
    totals: { amount: total('amount'), paid: total('paid'), balance: total('balance') },
  };
}

function readContract(reader: MetadataReader): ContractOptions {
  const changes = reader.money('change_orders', 'any');
  return {
    form: reader.choice('form', ['written', 'oral']),
    originalAmount: reader.amount('original_amount'),
    changeOrders: changes === null ? null : formatCents(changes),
    total: reader.amount('total'),
    credits: reader.amount('credits'),
    paid: reader.amount('paid'),
    retainage: reader.amount('retainage'),
  };
}

function readParticulars(reader: MetadataReader): Particulars {
  const lot = reader.child('tax_lot');
  const future = reader.child('future_furnishing');
  const unpaid = reader.child('unpaid_balance_notice');
  const award = reader.child('arbitration_award');
  const mortgage = reader.child('first_mortgage');
  // A name alone is also a party.
  const counsel = reader.isObject('attorney') ? reader.child('attorney') : null;
  return {
    attorney: reader.party('attorney'),
    counsel: { email: counsel?.text('email') ?? null, barNumber: counsel?.text('bar_number') ?? null },
    newlyErected: reader.has('newly_erected') ? reader.flag('newly_erected') : null,
    firstMortgage: {
      exists: mortgage.has('exists') ? mortgage.flag('exists') : null,
      recordedOn: mortgage.date('recorded_on'),
    },
    ownerInterest: reader.text('owner_interest'),
    singleFamilyDwelling: reader.has('single_family_dwelling') ? reader.flag('single_family_dwelling') : null,
    taxLot: { block: lot.text('block'), lot: lot.text('lot'), municipality: lot.text('municipality') },
    valueFurnished: reader.child('contract').amount('value_furnished'),
    future: { description: future.text('description'), amount: future.amount('amount') },
    preparedBy: reader.party('prepared_by'),
    amountsNotDue: reader.has('amounts_not_due') ? reader.children('amounts_not_due').map(readAmountNotDue) : null,
    unpaidBalanceNotice: {
      date: unpaid.date('date'),
      number: unpaid.text('number'),
      book: unpaid.text('book'),
      page: unpaid.text('page'),
      county: unpaid.text('county'),
    },
    arbitrationAward: { date: award.date('date'), amount: award.amount('amount') },
  };
}

function readAmountNotDue(part: MetadataReader): { amount: string; due: string } {
  const amount = part.amount('amount');
  if (!part.has('amount')) part.reject('amount', 'is required');
  return { amount: amount ?? '0.00', due: part.required('due') };
}

function readBond(reader: MetadataReader): BondOptions {
  return {
    number: reader.text('number'),
    date: reader.date('date'),
    penalSum: reader.amount('penal_sum'),
    principal: reader.party('principal'),
    surety: reader.party('surety'),
    obligee: reader.party('obligee'),
  };
}

function readStopNotice(reader: MetadataReader): StopNoticeOptions {
  return {
    kind: reader.choice('kind', ['private_owner', 'private_lender', 'public']),
    bonded: reader.flag('bonded'),
    bondNumber: reader.text('bond_number'),
    surety: reader.party('surety'),
    totalValue: reader.amount('total_value'),
    valueFurnished: reader.amount('value_furnished'),
  };
}

function readRecording(reader: MetadataReader): Recording {
  return {
    date: reader.date('date'),
    instrumentNumber: reader.text('instrument_number'),
    book: reader.text('book'),
    page: reader.text('page'),
    county: reader.text('county'),
    district: reader.text('district'),
  };
}

function readLawsuit(reader: MetadataReader): LawsuitOptions {
  const attorney = reader.party('attorney');
  // A name alone is also a party; any other shape was reported when the party was read.
  const details = reader.isObject('attorney') ? reader.child('attorney') : null;
  return {
    attorney: attorney && { ...attorney, firm: details?.text('firm') ?? null, email: details?.text('email') ?? null },
    court: reader.text('court'),
    county: reader.text('county'),
    causes: reader.texts('causes'),
    lisPendens: reader.flag('lis_pendens'),
    limitationDates: reader.children('limitation_dates').map((limit) => ({
      label: limit.required('label'),
      date: limit.date('date') ?? '',
    })),
    documents: reader.texts('documents'),
  };
}
