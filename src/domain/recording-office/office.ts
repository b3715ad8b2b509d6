import type { OrderType } from '../credit/pricing.js';

/** What the office of a county keeps: the records of land, or the files of a court with which some states file claims. */
export const recordingOfficeKinds = ['recorder', 'court_clerk'] as const;
export type RecordingOfficeKind = (typeof recordingOfficeKinds)[number];

/**
 * States whose land records are kept by each town, so that a county has no office of its own: Conn. Gen. Stat. § 49-34 and 9 V.S.A.
 * §§ 1921(c) and 1923 (the town clerk), R.I. Gen. Laws § 34-28-4 (the records of land evidence of the city or town).
 */
const statesOfTowns: readonly string[] = ['CT', 'RI', 'VT'];

export function isRecordedByTown(state: string): boolean {
  return statesOfTowns.includes(state);
}

interface OfficeAddress {
  name: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  zip: string;
}

/** An office of the operator's directory. */
export interface ListedOffice extends OfficeAddress {
  kind: RecordingOfficeKind;
  district: string | null;
  phone: string | null;
  website: string | null;
  source: string;
  /** YYYY-MM-DD */
  checkedOn: string;
}

/** An office that an account had a document recorded or filed at. */
export interface UsedOffice extends OfficeAddress {
  usedFor: OrderType;
  /** YYYY-MM-DD, in the state of the office. */
  usedOn: string;
}

/** An office that is proposed: from the directory, from what the account used, or from both. */
export type ProposedOffice = OfficeAddress &
  Nulls<Omit<ListedOffice, keyof OfficeAddress>> &
  Nulls<Omit<UsedOffice, keyof OfficeAddress>>;

type Nulls<T> = { [Key in keyof T]: T[Key] | null };

const unlisted = { kind: null, district: null, phone: null, website: null, source: null, checkedOn: null };
const unused = { usedFor: null, usedOn: null };

/**
 * What is proposed: what was checked or used last comes first, and the directory where both are of one day. An office that is the
 * same in both is one proposal.
 */
export function proposeOffices(listed: readonly ListedOffice[], used: readonly UsedOffice[]): ProposedOffice[] {
  const latestFirst = [...used].sort((one, other) => other.usedOn.localeCompare(one.usedOn));
  const fromDirectory = listed.map((office) => {
    const use = latestFirst.find((each) => isSameOffice(each, office));
    return { ...unused, ...office, ...(use && { usedFor: use.usedFor, usedOn: use.usedOn }) };
  });
  const elsewhere = latestFirst
    .filter((use) => !listed.some((office) => isSameOffice(use, office)))
    .filter((use, index, all) => all.findIndex((other) => isSameOffice(use, other)) === index)
    .map((use) => ({ ...unlisted, ...use }));
  // The sort is stable: the directory stays in front, in its own order.
  return [...fromDirectory, ...elsewhere].sort((one, other) => day(other).localeCompare(day(one)));
}

function day({ checkedOn, usedOn }: ProposedOffice): string {
  return [checkedOn ?? '', usedOn ?? ''].sort().at(-1)!;
}

function isSameOffice(one: OfficeAddress, other: OfficeAddress): boolean {
  return comparable(one) === comparable(other);
}

/** Apart from case, punctuation, and the last four digits of a ZIP code. */
function comparable({ name, addressLine1, addressLine2, city, zip }: OfficeAddress): string {
  const words = [name, addressLine1, addressLine2 ?? '', city].map((text) =>
    text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''),
  );
  return [...words, zip.slice(0, 5)].join('|');
}
