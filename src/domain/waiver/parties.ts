import type { InferredFact } from '../document/inferred.js';
import { checkHiringParty, inferredHiringParty, recordedHiringParty } from '../notice/document/hiring-party.js';
import { type NoticeOptions, readNoticeOptions } from '../notice/document/notice-metadata.js';
import { counterparties, listOwners, type ServedParty, servedParty } from '../notice/document/served-parties.js';
import { listNames } from '../shared/list-names.js';
import type { Violation } from '../shared/violation.js';
import type { WaiverFacts } from './facts.js';
import type { LegalForm } from './forms.js';

/** Owner and general contractor from the metadata; a waiver has no other options of a notice. */
export function inlineParties({ waiver }: WaiverFacts): NoticeOptions {
  const { owner, gc } = waiver.metadata ?? {};
  return readNoticeOptions({ ...(owner !== undefined && { owner }), ...(gc !== undefined && { gc }) });
}

/** The party that pays the claimant: the one that the waiver names, else the one that hired the claimant. */
export function findCustomer(facts: WaiverFacts): ServedParty | null {
  return namedParty(facts, facts.waiver.customerPartyId) ?? recordedHiringParty(facts, inlineParties(facts));
}

/** Reports that the customer is left blank, because several parties can have hired the claimant, or none. */
export function checkCustomer(facts: WaiverFacts): Violation[] {
  const { customerPartyId } = facts.waiver;
  return namedParty(facts, customerPartyId) ? [] : checkHiringParty(facts, inlineParties(facts), 'waiver');
}

/** The owner that the waiver names, else every owner of the project. */
export function waiverOwners(facts: WaiverFacts): ServedParty[] {
  const named = namedParty(facts, facts.waiver.ownerPartyId);
  return named ? [named] : listOwners(facts, inlineParties(facts));
}

/** The lender that the waiver names; Massachusetts' form asks for one, and defaults to the project's. */
export function findLender(facts: WaiverFacts, form: LegalForm | null): ServedParty | null {
  const named = namedParty(facts, facts.waiver.lenderPartyId);
  if (named || form?.state !== 'MA') return named;
  const [lender, ...others] = listLenders(facts);
  return lender && others.length === 0 ? lender : null;
}

/** Reports that the lender is left blank, because the project has several. */
export function checkLender(facts: WaiverFacts, form: LegalForm | null): Violation[] {
  const names = listLenders(facts).map(({ name }) => name);
  if (form?.state !== 'MA' || names.length < 2 || namedParty(facts, facts.waiver.lenderPartyId)) return [];
  const message = `The project has the lenders ${listNames(names)}. The waiver has a blank: choose one on the waiver (lender_party_id).`;
  return [{ field: 'lenderPartyId', message }];
}

/** The parties of a waiver that it does not name itself, and that its project does not name for it. */
export function inferredParties(facts: WaiverFacts, form: LegalForm | null): InferredFact[] {
  const { customerPartyId, ownerPartyId, lenderPartyId } = facts.waiver;
  const customer = namedParty(facts, customerPartyId) ? null : findCustomer(facts);
  const owners = namedParty(facts, ownerPartyId) ? [] : waiverOwners(facts);
  const lender = namedParty(facts, lenderPartyId) ? null : findLender(facts, form);
  return [
    ...inferredHiringParty(facts, inlineParties(facts), 'waiver', customer),
    ...(owners.length > 1
      ? [
          {
            field: 'ownerPartyId',
            value: owners.map(({ name }) => name).join('; '),
            message:
              'The waiver names every owner of the project. To name one, choose the owner on the waiver (owner_party_id).',
          },
        ]
      : []),
    ...(lender
      ? [
          {
            field: 'lenderPartyId',
            value: lender.name,
            message: 'The only lender of the project. Confirm or correct it on the waiver (lender_party_id).',
          },
        ]
      : []),
  ];
}

function listLenders(facts: WaiverFacts): ServedParty[] {
  return counterparties(facts)
    .filter(({ role }) => role === 'lender')
    .map(servedParty);
}

export function namedParty({ parties }: WaiverFacts, id: string | null): ServedParty | null {
  const named = parties.find((party) => party.id === id);
  return named ? servedParty(named) : null;
}
