import type { Violation } from '../notice/preflight/notice-facts.js';
import type { InlineParty } from '../notice/preflight/notice-metadata.js';
import { type Cents, formatCents, sum } from '../shared/money.js';
import { Bag } from './bag.js';

/** What the caller may say of a claim in `metadata`, beside the options every notice has; what is absent is null. */
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
  notaryBlock: NotaryBlock | null;
  noticesSent: { title: string; date: string | null; method: string | null }[];
  license: { issuedOn: string | null; expiresOn: string | null };
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
export interface ContractOptions {
  form: 'written' | 'oral' | null;
  originalAmount: string | null;
  changeOrders: string | null;
  total: string | null;
  credits: string | null;
  paid: string | null;
  retainage: string | null;
}

export interface BondOptions {
  number: string | null;
  date: string | null;
  penalSum: string | null;
  principal: InlineParty | null;
  surety: InlineParty | null;
  obligee: InlineParty | null;
}

export interface StopNoticeOptions {
  kind: 'private_owner' | 'private_lender' | 'public' | null;
  bonded: boolean;
  bondNumber: string | null;
  surety: InlineParty | null;
  /** Estimated value of all the work agreed, and of what was furnished by the date of the notice. */
  totalValue: string | null;
  valueFurnished: string | null;
}

export interface Recording {
  date: string | null;
  instrumentNumber: string | null;
  book: string | null;
  page: string | null;
  county: string | null;
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

export const demandLevels = ['reminder', 'formal', 'final'] as const;
export type DemandLevel = (typeof demandLevels)[number];

export const notaryBlocks = ['jurat', 'acknowledgment', 'jurat_and_acknowledgment', 'none'] as const;
export type NotaryBlock = (typeof notaryBlocks)[number];

/** Reads the options, telling every one that has the wrong shape. Unknown keys are the caller's own and stay unread. */
export function readClaimOptions(metadata: Record<string, unknown> | null): ClaimOptions {
  const violations: Violation[] = [];
  const bag = new Bag(metadata ?? {}, 'metadata.', violations);
  const { invoices, totals } = readInvoices(bag);
  const interest = bag.child('interest');
  const release = bag.child('release');
  const license = bag.child('license');
  return {
    invoices,
    invoiceTotals: totals,
    contract: readContract(bag.child('contract')),
    interest: { ratePercent: interest.percent('rate'), from: interest.date('from'), basis: interest.text('basis') },
    paymentDeadline: bag.date('payment_deadline'),
    paymentInstructions: bag.text('payment_instructions'),
    paymentTerms: bag.text('payment_terms'),
    level: bag.choice('level', demandLevels) ?? 'formal',
    bond: readBond(bag.child('bond')),
    stopNotice: readStopNotice(bag.child('stop_notice')),
    recording: readRecording(bag.child('recording')),
    release: {
      scope: release.choice('scope', ['full', 'partial']) ?? 'full',
      amount: release.amount('amount'),
      property: release.text('property'),
      paymentDate: release.date('payment_date'),
    },
    notaryBlock: bag.choice('notary_block', notaryBlocks),
    noticesSent: bag.children('notices_sent').map((sent) => ({
      title: sent.required('title'),
      date: sent.date('date'),
      method: sent.text('method'),
    })),
    license: { issuedOn: license.date('issued_on'), expiresOn: license.date('expires_on') },
    structure: bag.text('structure'),
    enclosures: bag.texts('enclosures'),
    lawsuit: readLawsuit(bag.child('lawsuit')),
    violations,
  };
}

function readInvoices(bag: Bag) {
  const read = bag.children('invoices').map((invoice) => {
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

function readContract(bag: Bag): ContractOptions {
  const changes = bag.money('change_orders', 'any');
  return {
    form: bag.choice('form', ['written', 'oral']),
    originalAmount: bag.amount('original_amount'),
    changeOrders: changes === null ? null : formatCents(changes),
    total: bag.amount('total'),
    credits: bag.amount('credits'),
    paid: bag.amount('paid'),
    retainage: bag.amount('retainage'),
  };
}

function readBond(bag: Bag): BondOptions {
  return {
    number: bag.text('number'),
    date: bag.date('date'),
    penalSum: bag.amount('penal_sum'),
    principal: bag.party('principal'),
    surety: bag.party('surety'),
    obligee: bag.party('obligee'),
  };
}

function readStopNotice(bag: Bag): StopNoticeOptions {
  return {
    kind: bag.choice('kind', ['private_owner', 'private_lender', 'public']),
    bonded: bag.flag('bonded'),
    bondNumber: bag.text('bond_number'),
    surety: bag.party('surety'),
    totalValue: bag.amount('total_value'),
    valueFurnished: bag.amount('value_furnished'),
  };
}

function readRecording(bag: Bag): Recording {
  return {
    date: bag.date('date'),
    instrumentNumber: bag.text('instrument_number'),
    book: bag.text('book'),
    page: bag.text('page'),
    county: bag.text('county'),
  };
}

function readLawsuit(bag: Bag): LawsuitOptions {
  const attorney = bag.party('attorney');
  // A name alone is a party too; another shape was told when the party was read.
  const details = bag.isObject('attorney') ? bag.child('attorney') : null;
  return {
    attorney: attorney && { ...attorney, firm: details?.text('firm') ?? null, email: details?.text('email') ?? null },
    court: bag.text('court'),
    county: bag.text('county'),
    causes: bag.texts('causes'),
    lisPendens: bag.flag('lis_pendens'),
    limitationDates: bag.children('limitation_dates').map((limit) => ({
      label: limit.required('label'),
      date: limit.date('date') ?? '',
    })),
    documents: bag.texts('documents'),
  };
}
