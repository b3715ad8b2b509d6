import { parseDay } from './calendar.js';
import type { Facts, RecordedNotice } from './facts.js';
import { claimantRoles, homePurposes, partyRoles, recordedNoticeKinds, sectors, uses } from './vocabulary.js';

/** What is wrong with the command line, as a sentence for its reader. */
export class UsageError extends Error {}

/** How one fact is given. An option that takes nothing is true where it is given. */
interface Option<Value> {
  flag: string;
  /** What the option takes, such as `DATE`. */
  takes?: string;
  hint: string;
  isRepeatable?: true;
  /** @param given what was given, at least one text; the option as it is typed is for messages */
  read: (texts: readonly string[], option: string) => Value;
}

/** Every fact has an option, in the order of the help. */
export const options: { [Fact in keyof Facts]: Option<NonNullable<Facts[Fact]>> } = {
  state: {
    flag: 'state',
    takes: 'CODE',
    hint: 'the state whose law governs, such as TX; not needed for federal work',
    read: stateCode,
  },
  claimantRole: { flag: 'role', takes: 'ROLE', hint: claimantRoles.join(', '), read: oneOf(claimantRoles) },
  sector: { flag: 'sector', takes: 'SECTOR', hint: `${sectors.join(', ')}; private by default`, read: oneOf(sectors) },
  use: { flag: 'use', takes: 'USE', hint: uses.join(', '), read: oneOf(uses) },
  hiringPartyRole: {
    flag: 'hired-by',
    takes: 'PARTY',
    hint: `the party that hired the claimant: a role as above, or ${partyRoles.filter(isNoClaimant).join(', ')}`,
    read: oneOf(partyRoles),
  },
  hiringPartyHirerRole: {
    flag: 'hired-by-hirer',
    takes: 'PARTY',
    hint: 'the party that hired that one',
    read: oneOf(partyRoles),
  },
  firstFurnishingDate: {
    flag: 'first-furnishing',
    takes: 'DATE',
    hint: 'the first day of labor or material',
    read: date,
  },
  lastFurnishingDate: { flag: 'last-furnishing', takes: 'DATE', hint: 'the last day of labor or material', read: date },
  completionDate: {
    flag: 'completion',
    takes: 'DATE',
    hint: 'the day on which the work as a whole was completed',
    read: date,
  },
  contractDate: { flag: 'contract', takes: 'DATE', hint: 'the date of the claimant’s own contract', read: date },
  originalContractDate: {
    flag: 'original-contract',
    takes: 'DATE',
    hint: 'the date of the contract between the owner and its contractor',
    read: date,
  },
  noticeOfCommencementDate: {
    flag: 'commencement',
    takes: 'DATE',
    hint: 'the recording of a notice of commencement',
    read: date,
  },
  recordedNotices: {
    flag: 'recorded-notice',
    takes: 'KIND=DATE',
    hint: `a recorded notice of ${recordedNoticeKinds.join(', ')}`,
    isRepeatable: true,
    read: (texts, option) => texts.map((text) => recordedNotice(text, option)),
  },
  completionNoticePublished: {
    flag: 'completion-published',
    takes: 'yes|no',
    hint: 'no: the owner published or recorded no notice of completion',
    read: yesOrNo,
  },
  noticeOfContractDate: {
    flag: 'notice-of-contract',
    takes: 'DATE',
    hint: 'the recording of the notice of the original contract',
    read: date,
  },
  terminationDate: {
    flag: 'termination',
    takes: 'DATE',
    hint: 'the end of the original contract, or of abandoned work, before completion',
    read: date,
  },
  acceptanceDate: { flag: 'acceptance', takes: 'DATE', hint: 'the acceptance by the public body', read: date },
  finalSettlementDate: {
    flag: 'final-settlement',
    takes: 'DATE',
    hint: 'the final settlement of the public body with its contractor',
    read: date,
  },
  debtDueDate: {
    flag: 'debt-due',
    takes: 'DATE',
    hint: 'the day on which the whole debt to the claimant became due',
    read: date,
  },
  lienRecordedDate: { flag: 'lien-recorded', takes: 'DATE', hint: 'the recording of the claimant’s lien', read: date },
  waiverSignedDates: {
    flag: 'waiver-signed',
    takes: 'DATE',
    hint: 'the day on which the claimant signed a waiver',
    isRepeatable: true,
    read: (texts, option) => texts.map((text) => readDate(text, option)),
  },
  statementRecordedDate: {
    flag: 'statement-recorded',
    takes: 'DATE',
    hint: 'the recording of the claimant’s statement of account, where it follows another recording',
    read: date,
  },
  extensionDate: {
    flag: 'extension',
    takes: 'DATE',
    hint: 'the claimant’s notice that by statute extends its time',
    read: date,
  },
  demandToSueDate: { flag: 'demand-to-sue', takes: 'DATE', hint: 'the service of a demand to sue', read: date },
  contestDate: {
    flag: 'contest',
    takes: 'DATE',
    hint: 'the notice that contests the claimant’s lien or bond claim',
    read: date,
  },
  servedDate: {
    flag: 'served',
    takes: 'DATE',
    hint: 'the day on which the preliminary notice was served',
    read: date,
  },
  claimAmount: { flag: 'claim', takes: 'AMOUNT', hint: 'the amount of the claim, in dollars', read: amount },
  contractAmount: {
    flag: 'contract-amount',
    takes: 'AMOUNT',
    hint: 'the amount of the claimant’s contract, in dollars',
    read: amount,
  },
  units: { flag: 'units', takes: 'COUNT', hint: 'the homes in the building; of several, in the largest', read: count },
  homesFor: {
    flag: 'homes-for',
    takes: 'PURPOSE',
    hint: `whether the homes are for ${homePurposes.join(' or ')}`,
    read: oneOf(homePurposes),
  },
  condominium: {
    flag: 'condominium',
    takes: 'yes|no',
    hint: 'whether the homes are condominium units',
    read: yesOrNo,
  },
  ownerOccupied: { flag: 'owner-occupied', takes: 'yes|no', hint: 'whether the owner lives there', read: yesOrNo },
  newConstruction: {
    flag: 'new-construction',
    takes: 'yes|no',
    hint: 'no: repair, remodeling or alteration',
    read: yesOrNo,
  },
  paymentBond: {
    flag: 'payment-bond',
    takes: 'yes|no',
    hint: 'whether a payment bond covers the project; public work is taken to have one',
    read: yesOrNo,
  },
  publicFunds: {
    flag: 'public-funds',
    takes: 'yes|no',
    hint: 'whether public money finances the project',
    read: yesOrNo,
  },
  writtenContract: {
    flag: 'written-contract',
    takes: 'yes|no',
    hint: 'whether the owner signed a written contract for the claimant’s work',
    read: yesOrNo,
  },
  hasLender: { flag: 'lender', hint: 'a construction lender is on the project', read: () => true },
  hasLienAgent: { flag: 'lien-agent', hint: 'a lien agent is named for the project', read: () => true },
  today: {
    flag: 'today',
    takes: 'DATE',
    hint: 'monthly deadlines are listed up to this month; today by default',
    read: date,
  },
};

/** The facts that the command line gives, by their names. Facts that it does not give are absent. */
export function givenFacts(values: Readonly<Record<string, unknown>>): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([fact, { flag, isRepeatable, read }]) => {
      const value = values[flag];
      if (value === undefined) return [];
      const texts = (Array.isArray(value) ? value : [value]).map(String);
      if (texts.length > 1 && !isRepeatable) throw new UsageError(`--${flag} is given ${texts.length} times.`);
      return [[fact, read(texts, `--${flag}`)]];
    }),
  );
}

function isNoClaimant(role: string): boolean {
  return !(claimantRoles as readonly string[]).includes(role);
}

function oneOf<Value extends string>(allowed: readonly Value[]): Option<Value>['read'] {
  return ([text = ''], option) => allowedValue(allowed, text, option);
}

function allowedValue<Value extends string>(allowed: readonly Value[], text: string, option: string): Value {
  const match = allowed.find((value) => value === text.toLowerCase());
  if (!match) throw new UsageError(`${option} must be one of ${allowed.join(', ')}, not "${text}".`);
  return match;
}

function stateCode([text = '']: readonly string[], option: string): string {
  if (!/^[a-z]{2}$/i.test(text)) throw new UsageError(`${option} must be a code of two letters, not "${text}".`);
  return text.toUpperCase();
}

function date([text = '']: readonly string[], option: string): string {
  return readDate(text, option);
}

function readDate(text: string, option: string): string {
  try {
    parseDay(text);
    return text;
  } catch {
    throw new UsageError(`${option} must be a date from 1900 to 2200 in the form YYYY-MM-DD, not "${text}".`);
  }
}

function recordedNotice(text: string, option: string): RecordedNotice {
  const [kind = '', recordedOn] = text.split('=');
  if (recordedOn === undefined)
    throw new UsageError(`${option} must be in the form completion=2026-06-30, not "${text}".`);
  return { kind: allowedValue(recordedNoticeKinds, kind, option), recordedOn: readDate(recordedOn, option) };
}

function yesOrNo([text = '']: readonly string[], option: string): boolean {
  return allowedValue(['yes', 'no'], text, option) === 'yes';
}

function amount([text = '']: readonly string[], option: string): string {
  if (!/^\d+(\.\d+)?$/.test(text))
    throw new UsageError(`${option} must be an amount in dollars, such as 4500.50, not "${text}".`);
  return text;
}

function count([text = '']: readonly string[], option: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new UsageError(`${option} must be a whole number of at least 1, not "${text}".`);
  return Number(text);
}
