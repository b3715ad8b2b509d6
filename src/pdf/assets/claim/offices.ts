const inch = 72;

/** The court that takes a claim, as its caption names it. */
export interface Court {
  lines: readonly string[];
  /** What the claimant and the owner are called there. */
  sides?: readonly [string, string];
  /** The general contractor is a party too, unless it is the claimant. */
  joinsContractor?: true;
  number?: string;
  /** The least margins at the top and the left of each page, in points. */
  margins?: { statute: string; top: number; left: number };
}

const courts: Record<string, Court> = {
  DE: {
    lines: ['IN THE SUPERIOR COURT OF THE STATE OF DELAWARE', 'IN AND FOR {theCountyCapitals}'],
    sides: ['Plaintiff-Claimant', 'Defendant'],
    joinsContractor: true,
    number: 'C.A. No.',
  },
  HI: {
    lines: ['IN THE CIRCUIT COURT OF THE {circuit} CIRCUIT', 'STATE OF HAWAI‘I'],
    sides: ['Lienor', 'Respondent'],
    joinsContractor: true,
  },
  // K.S.A. 60-1102(a), RSMo 429.080 and Wis. Stat. 779.06: the clerk of the court takes the statement.
  KS: { lines: ['IN THE DISTRICT COURT OF {theCountyCapitals}, KANSAS'] },
  MD: {
    lines: ['IN THE CIRCUIT COURT FOR {theCountyCapitals}, MARYLAND'],
    sides: ['Plaintiff', 'Defendant'],
    number: 'Case No.',
    margins: { statute: 'Md. Rule 1-301(c)', top: 1.5 * inch, left: 1.5 * inch },
  },
  MO: { lines: ['IN THE CIRCUIT COURT OF {theCountyCapitals}, MISSOURI'] },
  NC: {
    lines: [
      'STATE OF NORTH CAROLINA',
      '{countyCapitals}',
      'IN THE GENERAL COURT OF JUSTICE',
      'SUPERIOR COURT DIVISION',
    ],
  },
  NH: {
    lines: ['THE STATE OF NEW HAMPSHIRE', '{countyCapitals}', 'SUPERIOR COURT'],
    sides: ['Plaintiff', 'Defendant'],
    joinsContractor: true,
    number: 'Docket No.',
  },
  PA: { lines: ['IN THE COURT OF COMMON PLEAS OF {theCountyCapitals}, PENNSYLVANIA'] },
  WI: { lines: ['STATE OF WISCONSIN', 'CIRCUIT COURT', '{countyCapitals}'] },
};

/** The court that a state's mechanics lien is filed with; null where a recorder or clerk records it. */
export function courtOf(state: string): Court | null {
  return courts[state] ?? null;
}

/** Who prepared an instrument, in the words that a state's recorder expects. */
export interface Preparer {
  statute: string;
  words: string;
  /** On the first page, or after the signatures. */
  place: 'head' | 'end';
  /** The preparer also signs. */
  signed?: true;
  /** The preparer's telephone number belongs to the words. */
  telephone?: true;
  /** A declaration that is printed above the name. */
  affirmation?: string;
}

const prepared = 'This instrument was prepared by';

const preparers: Record<string, Preparer> = {
  AL: { statute: 'Code of Alabama § 35-4-110', words: prepared, place: 'head' },
  AR: { statute: 'Ark. Code § 14-15-403', words: prepared, place: 'head' },
  FL: { statute: 'Florida Statutes § 695.26(1)(b)', words: prepared, place: 'head' },
  IL: { statute: '55 ILCS 5/3-5022', words: prepared, place: 'head' },
  IN: {
    statute: 'Ind. Code § 36-2-11-15',
    words: prepared,
    place: 'end',
    affirmation:
      'I affirm, under the penalties for perjury, that I have taken reasonable care to redact each Social Security number in this document, unless required by law ({name}).',
  },
  KY: { statute: 'KRS 382.335', words: prepared, place: 'end', signed: true },
  MI: { statute: 'MCL 565.201a', words: 'Drafted by', place: 'head' },
  MN: { statute: 'Minn. Stat. § 507.091', words: 'This instrument was drafted by', place: 'head' },
  MS: { statute: 'Miss. Code § 89-5-24', words: 'Prepared by', place: 'head', telephone: true },
  OH: { statute: 'Ohio Rev. Code § 317.111', words: prepared, place: 'head' },
  SD: { statute: 'S.D. Codified Laws § 7-9-1', words: 'Prepared by', place: 'head', telephone: true },
  TN: { statute: 'Tenn. Code § 66-24-115', words: prepared, place: 'head' },
  WV: { statute: 'W. Va. Code § 39-1-2a', words: prepared, place: 'end' },
};

/** What a state requires of a recorded instrument about its preparer; null where it requires nothing. */
export function preparerOf(state: string): Preparer | null {
  return preparers[state] ?? null;
}

/** What a state's recorders ask of the pages beyond margins of one inch and three inches at the top of the first page. */
export interface RecorderRules {
  statute?: string;
  /** So many points at the top of the first page stay blank: the return address is below them. */
  blankHead?: number;
  /** The title is the first line of print, above the return address. */
  titleFirst?: true;
  /** The name of each person who signs is beneath the signature. */
  nameBeneath?: true;
  /** The margin at the top of each page, in points. */
  top?: number;
  /** The margin at the bottom, where not even a page number may be. */
  clearBottom?: number;
  /** The widest return address, where the recorder's space is wider than usual. */
  addressWidth?: number;
  /** Records are kept by district, which the first page names. */
  district?: true;
  /** The first page has what the recorder enters in the index, below its title; its top margin has the return address alone. */
  index?: true;
}

const recorders: Record<string, RecorderRules> = {
  // 11 AAC 06.040(a)(3)(A): two inches at the top of the first page, an inch elsewhere; AS 40.17.030(a)(9): the district.
  AK: { statute: '11 AAC 06.040; AS 40.17.030', blankHead: 2 * inch, clearBottom: inch, district: true },
  // Two inches and a half at the bottom of the last page.
  AR: { statute: 'Ark. Code § 14-15-402', clearBottom: 2.5 * inch },
  // Three by five inches in the upper right corner of the first page.
  IL: { statute: '55 ILCS 5/3-5018', addressWidth: 2.5 * inch },
  // Two inches at the top and the bottom of the first and the last page.
  IN: { statute: 'Ind. Code § 36-2-11-16.5', top: 2 * inch, clearBottom: 2 * inch },
  // The first line of print says what is recorded.
  MI: { statute: 'MCL 565.201', blankHead: 2.5 * inch, titleFirst: true, nameBeneath: true },
  MN: { statute: 'Minn. Stat. § 507.093', blankHead: 3 * inch },
  MS: { statute: 'Miss. Code § 89-5-24', blankHead: 3 * inch },
  NV: { statute: 'NRS 247.110', clearBottom: inch },
  // An inch and a half at the top of the pages after the first.
  OH: { statute: 'Ohio Rev. Code § 317.114', blankHead: 3 * inch, top: 1.5 * inch, clearBottom: inch },
  // An inch on the other sides of each page.
  WA: { statute: 'RCW 65.04.045', clearBottom: inch, index: true },
};

/** Where a claim is posted instead of being recorded. */
export interface Registry {
  statute: string;
  lines: readonly string[];
}

const registries: Record<string, Registry> = {
  IA: {
    statute: 'Iowa Code §§ 572.8, 572.34',
    lines: ['Mechanics’ Notice and Lien Registry', 'Iowa Secretary of State'],
  },
};

/** The registry to which a state's liens and their releases are posted; null where an office records them. */
export function registryOf(state: string): Registry | null {
  return registries[state] ?? null;
}

export function recorderOf(state: string): RecorderRules {
  return recorders[state] ?? {};
}
