import { stateNoun } from './state-names.js';

/**
 * A notary's certificate. Paragraphs may hold the blanks `{signatory}`, `{capacity}` and `{claimant}`; what the notary fills in is
 * a line. `{officerState}` is `State of` with that of the venue, or with a line like the venue's own.
 */
export interface NotaryCertificate {
  /** Printed in a box at the top of the certificate. */
  notice: string | null;
  venue: string;
  paragraphs: readonly string[];
  /** The same for a claimant that signs in person, if they differ: no one's representative, and no entity. */
  inPerson?: readonly string[];
  /** Captions of the notary's signature, printed name and, where it is written in, the end of the commission. */
  signature: readonly [string, string] | readonly [string, string, string];
  /** How the signer was known, ticked below the signature; or what the notary completes there. */
  identification: string | null;
}

/** How a person signs for a claimant. */
export const capacities = { titled: 'the {title}', untitled: 'an authorized representative' };

interface NotaryForms {
  jurat: NotaryCertificate;
  acknowledgment: NotaryCertificate;
}

const blank = '______________________________';

/** Where the certificate is made is not known before, and need not be the state of the document. */
const venue = `State of ${blank}\nCounty of ${blank}`;

const general = {
  notice: null,
  // Some states have cities, parishes, boroughs or municipalities instead of counties.
  venue: `State of ${blank}\nCounty or place of ${blank}`,
  signature: ['Notary public', 'Printed name', 'Commission expires'],
  identification: null,
} as const;

// Both sections prescribe the wording of the notice and its box at the top.
const california = {
  notice:
    'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
  venue,
  signature: ['Signature of the officer', 'Printed name and title'],
  identification: null,
} as const;

const florida = {
  notice: null,
  venue,
  signature: ['Notary Public – {officerState}', 'Print, type or stamp commissioned name'],
  identification:
    '[   ] Personally known   OR   [   ] Produced identification. Type of identification produced: ____________________',
} as const;

const before =
  'before me by means of [   ] physical presence or [   ] online notarization, this ______ day of ____________________, ________, by {signatory}';

const swornBefore = [
  `Sworn to (or affirmed) and subscribed before me on ${blank}, by {signatory}, who is personally known to me or proved his or her identity to me.`,
];
const appeared = `On ${blank}, {signatory}, who is personally known to me or proved his or her identity to me, appeared before me and acknowledged that he or she signed this instrument as`;
const acknowledgedBefore = {
  paragraphs: [`${appeared} {capacity} of {claimant}, with authority to do so and as its free act.`],
  inPerson: [`${appeared} his or her free act.`],
} as const;

const michigan = {
  ...general,
  identification: 'Notary public, {officerState}, County of ______________. Acting in the County of ______________.',
} as const;

/** A document of a commonwealth is most often sworn there, but not always. */
const commonwealth: NotaryForms = {
  jurat: { ...general, venue: general.venue.replace('State', 'Commonwealth or State'), paragraphs: swornBefore },
  acknowledgment: {
    ...general,
    venue: general.venue.replace('State', 'Commonwealth or State'),
    ...acknowledgedBefore,
  },
};

/** Of the states whose own certificates the service has. */
const forms: Record<string, NotaryForms> = {
  CA: {
    // Civil Code § 1189 (acknowledgment) and Government Code § 8202 (jurat), word for word.
    jurat: {
      ...california,
      paragraphs: [
        'Subscribed and sworn to (or affirmed) before me on this ______ day of ____________________, 20____, by {signatory}, proved to me on the basis of satisfactory evidence to be the person(s) who appeared before me.',
      ],
    },
    acknowledgment: {
      ...california,
      paragraphs: [
        `On ____________________ before me, ${blank} (name and title of the officer), personally appeared {signatory}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies), and that by his/her/their signature(s) on the instrument the person(s), or the entity upon behalf of which the person(s) acted, executed the instrument.`,
        'I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct.',
        'WITNESS my hand and official seal.',
      ],
    },
  },
  FL: {
    // Florida Statutes § 117.05(4) and (13), whose forms name Florida in the venue and below the signature: here both follow the place.
    jurat: { ...florida, paragraphs: [`Sworn to (or affirmed) and subscribed ${before}.`] },
    acknowledgment: {
      ...florida,
      paragraphs: [`The foregoing instrument was acknowledged ${before}, as {capacity} for {claimant}.`],
      inPerson: [`The foregoing instrument was acknowledged ${before}.`],
    },
  },
  // MCL 565.201(1)(c): the notary's name beneath the signature; MCL 55.287(2): the county of the commission, and of the act.
  MI: {
    jurat: { ...michigan, paragraphs: swornBefore },
    acknowledgment: { ...michigan, ...acknowledgedBefore },
  },
  '*': {
    jurat: { ...general, paragraphs: swornBefore },
    acknowledgment: { ...general, ...acknowledgedBefore },
  },
};

/** Every certificate that a document can have, wherever it is signed. */
export const allNotaryForms: Readonly<Record<string, NotaryForms>> = { ...forms, commonwealth };

/** The notary's certificates of a state; a general one for states whose own forms the service does not have. */
export function notaryForms(state: string): NotaryForms {
  return forms[state] ?? (stateNoun(state) === 'Commonwealth' ? commonwealth : forms['*']!);
}
