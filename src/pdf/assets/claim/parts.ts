import type { BySigner, ClaimForm, Oath } from '../../../domain/claim-document/form.js';
import { undated } from '../notice/form.js';

/** Defaults that most forms share; an entry contains only its differences. */
export const plain = {
  work: ['private', 'public', 'federal'],
  variant: null,
  statute: null,
  wording: 'own',
  effectiveFrom: undated,
  effectiveTo: null,
  subtitle: null,
  warning: null,
  numbered: false,
  closing: [],
  statement: null,
  proofOfService: null,
} as const satisfies Partial<ClaimForm>;

export const unsworn: Oath = { kind: 'none', open: false, heading: null, statement: null };

/** A statement that begins with who makes it. */
export function composeStatement(
  rest: string,
  {
    named = ', the claimant named above',
    authority = ', and I am authorized to make this statement for it',
    before = '',
  }: { named?: string; authority?: string; before?: string } = {},
): BySigner {
  return {
    representative: `${before}I am {capacity} of {claimant}${named}${authority}. ${rest}`,
    inPerson: `${before}I am {claimant}${named}. ${rest}`,
  };
}

const facts = 'I have read this document and know its contents, and the facts stated in it are true';
const toMyBelief = `${facts} to the best of my knowledge, information and belief.`;

export const sworn: Oath = {
  kind: 'jurat',
  open: false,
  heading: 'Affidavit',
  statement: composeStatement(toMyBelief),
};

/** The oath for a form that calls the claimant by another name. */
export const swornFor = (noun: string): Oath => ({
  ...swornByDefault,
  statement: composeStatement(toMyBelief, { named: `, the ${noun} named above` }),
});

/** For states whose courts do not accept an oath on information and belief. */
export const swornAbsolutely: Oath = { ...sworn, statement: composeStatement(`${facts}.`) };

export const swornAbsolutelyFor = (noun: string): Oath => ({
  ...sworn,
  statement: composeStatement(`${facts}.`, { named: `, the ${noun} named above` }),
});

/** For statutes that want the oath of a person who is shown to know the facts. */
export const swornWithKnowledge: Oath = {
  ...sworn,
  statement: composeStatement('I have knowledge of the facts stated in this document, and they are true.'),
};

/** Idaho Code § 45-507(4): to the effect that the affiant believes the claim to be just. */
export const swornAsJust: Oath = {
  ...sworn,
  statement: composeStatement(`${toMyBelief} I believe this claim to be just.`),
};

/** For forms whose oath no statute prescribes; the caller may choose another confirmation. */
export const swornByDefault: Oath = { ...sworn, open: true };

export const acknowledgedByDefault: Oath = { kind: 'acknowledgment', open: true, heading: null, statement: null };

/** What the sender of a pleading must know. */
export const notRecorded =
  'The lien is granted by the court: recording this document creates none. A company files through an attorney.';
