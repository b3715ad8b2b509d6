import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { sworn } from './parts.js';
import type { Words } from './sentences.js';
import { prepared, type StateClaims } from './state-claims.js';
import { generalLien, itemized } from './titled-lien.js';

const lien = { ...generalLien, state: 'WV', title: 'Notice of Mechanic’s Lien', oath: sworn } as const;

const recorded = (what: string) =>
  `Record the notice with the clerk of the county commission of the county of the property within 100 days after ${what} (W. Va. Code § 38-2-7).`;

const lastFurnished = 'the last of the work or of the materials was furnished';

/** Those who contracted with the owner record the notice. */
const direct = {
  opening: [
    '{claimant}, of {claimantAddress} (“Claimant”), gives notice that it claims a lien on the interest of {owner} in the real property described below and on the buildings, structures and improvements on it, to secure payment of the amount stated below. In support of its claim, Claimant states:',
  ],
  guidance: [recorded('the contract was completed, or the last of the materials or labor was furnished')],
} as const;

/** Those who contracted with the contractor or below also give it to the owner, to whom it is addressed. */
const subcontract = (furnished: string) => ({
  opening: [
    `To {owner}: Take notice that {claimant}, of {claimantAddress} (“Claimant”), ${furnished} for the improvement of the real property described below. Claimant has not been paid in full and claims a lien on your interest in that property and on the buildings, structures and improvements on it, to secure payment of the amount stated below. In support of its claim, Claimant states:`,
  ],
  guidance: [
    'Within 100 days after the work or the last of the materials was furnished, also give the notice to the owner or its authorized agent, by a method that the law provides for the service of a legal notice or summons (W. Va. Code §§ 38-2-9, 38-2-11, 38-2-13).',
    recorded(lastFurnished),
  ],
  requires: [...generalLien.requires, 'hiring_party'] as const,
});

const labor = { account: 'work and labor', row: 'Work and labor performed' };
const supplies = {
  account: 'materials, machinery and equipment',
  row: 'Materials, machinery or equipment furnished',
};

/** A notice whose form in the statute has an account of materials or of labor. */
const withAccount = (statute: string, { account, row }: typeof labor) => {
  const { states, attached } = itemized(statute, account);
  const facts = generalLien.facts.map((fact): ClaimForm['facts'][number] =>
    fact[0] === 'work' ? ['work', row] : fact,
  );
  return { facts, closing: [...generalLien.closing, ...states], attached };
};

const form = (statute: string, ...others: readonly string[]) => ({
  statute,
  unconfirmed: ['the words of the form of notice, which are our own', ...others],
});

/**
 * W. Va. Code §§ 38-2-8 to 38-2-13: a form of notice for each kind of claimant. The text of § 38-2-13 was compared, and the first
 * sentence of that of § 38-2-11; the words are our own. Other claimants of the owner have the contractor's form.
 */
const liens: readonly ClaimForm[] = [
  {
    ...lien,
    ...subcontract('furnished labor, services, equipment or materials under a contract with {hiringParty}'),
    ...form('W. Va. Code § 38-2-9'),
    formCode: 'wv-lien-subcontractor',
    variant: 'subcontractor',
  },
  {
    ...lien,
    ...direct,
    ...form('W. Va. Code § 38-2-10', 'whether it has an itemized account'),
    ...withAccount('W. Va. Code § 38-2-10', supplies),
    formCode: 'wv-lien-supplier-to-owner',
    variant: 'supplier_to_owner',
  },
  {
    ...lien,
    ...subcontract('furnished and delivered materials, machinery or equipment to {contractorWithYou}'),
    ...form('W. Va. Code § 38-2-11'),
    ...withAccount('W. Va. Code § 38-2-11', supplies),
    formCode: 'wv-lien-supplier',
    variant: 'supplier',
  },
  {
    ...lien,
    ...direct,
    ...form('W. Va. Code § 38-2-12', 'whether it has an itemized account'),
    ...withAccount('W. Va. Code § 38-2-12', labor),
    formCode: 'wv-lien-laborer-of-owner',
    variant: 'laborer_of_owner',
  },
  {
    ...lien,
    ...subcontract('performed work and labor under a contract with {contractorWithYou}'),
    ...form('W. Va. Code § 38-2-13'),
    ...withAccount('W. Va. Code § 38-2-13', labor),
    formCode: 'wv-lien-laborer',
    variant: 'laborer',
  },
  { ...lien, ...direct, ...form('W. Va. Code § 38-2-8'), formCode: 'wv-lien-general' },
];

export const westVirginiaClauses = {
  /** §§ 38-2-11 and 38-2-13: how the party that the claimant contracted with stands to the owner. */
  contractorWithYou: {
    contractor: '{party}, who was general contractor with you,',
    unknown: '{party}, who was {line} with you,',
    subcontractor: '{party}, who was subcontractor with {contractor}, who was general contractor with you,',
  },
} as const satisfies Record<string, Words>;

export const westVirginiaClaims: StateClaims = {
  forms: liens,
  preparer: { statute: 'W. Va. Code § 39-1-2a', words: prepared, place: 'end' },
  clauses: westVirginiaClauses,
};
