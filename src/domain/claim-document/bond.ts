import type { InferredFact } from '../document/inferred.js';
import { inlineBlock, partyBlock } from '../notice/document/blocks.js';
import type { InlineParty, NoticeOptions } from '../notice/document/notice-metadata.js';
import {
  counterparties,
  isPublicWork,
  listGeneralContractors,
  listOwners,
  type ServedParty,
  servedParty,
} from '../notice/document/served-parties.js';
import { listNames } from '../shared/list-names.js';
import type { Violation } from '../shared/violation.js';
import type { ClaimFacts } from './facts.js';
import type { ClaimForm } from './form.js';
import type { ClaimDetails } from './model.js';
import type { ClaimOptions } from './options.js';

const roles = ['principal', 'surety', 'obligee'] as const;
type Role = (typeof roles)[number];

const rules: Record<Role, string> = {
  principal: 'The principal of a payment bond is the general contractor',
  surety: 'The surety is the one of the project',
  obligee: 'The obligee of a payment bond is the owner or the public entity',
};

/** The principal of a payment bond is the general contractor, its obligee the owner or the public entity, if there is one of them. */
export function resolveBond(facts: ClaimFacts, { bond }: ClaimOptions, notice: NoticeOptions): ClaimDetails['bond'] {
  const party = (role: Role) => {
    const named = namedAs(role, facts, bond, notice);
    if (named) return inlineBlock(role, named);
    const [sole, ...others] = possible(role, facts, notice);
    return sole && others.length === 0 ? partyBlock(sole) : null;
  };
  return {
    number: bond.number ?? facts.project.bondNumber,
    date: bond.date,
    penalSum: bond.penalSum,
    principal: party('principal'),
    surety: party('surety'),
    obligee: party('obligee'),
  };
}

/** The blanks of a form for a party of the bond that several recorded parties can be. */
export function checkBondParties(facts: ClaimFacts, form: ClaimForm, { bond }: ClaimOptions, notice: NoticeOptions) {
  return printedRoles(form).flatMap((role): Violation[] => {
    const parties = possible(role, facts, notice);
    if (namedAs(role, facts, bond, notice) || parties.length < 2) return [];
    const names = parties.map(({ name }) => name);
    const message = `${listNames(names)} can each be the ${role} of the bond. The document has a blank: enter the ${role} that the bond names.`;
    return [{ field: `metadata.bond.${role}`, message }];
  });
}

/** The parties of the bond that only their roles on the project give. */
export function inferredBondParties(
  facts: ClaimFacts,
  form: ClaimForm,
  { bond }: ClaimOptions,
  notice: NoticeOptions,
): InferredFact[] {
  return printedRoles(form).flatMap((role): InferredFact[] => {
    const [sole, ...others] = possible(role, facts, notice);
    if (!sole || others.length > 0 || namedAs(role, facts, bond, notice)) return [];
    const message = `${rules[role]}. If the bond names another, enter its ${role}.`;
    return [{ field: `metadata.bond.${role}`, value: sole.name, message }];
  });
}

function printedRoles({ facts }: ClaimForm): Role[] {
  return roles.filter((role) => facts.some(([fact]) => fact === role));
}

/** The party that the metadata name. A surety of the notice's own options counts only where none is recorded. */
function namedAs(
  role: Role,
  facts: ClaimFacts,
  bond: ClaimOptions['bond'],
  { bondInformation }: NoticeOptions,
): InlineParty | null {
  if (bond[role] || role !== 'surety' || listSureties(facts).length > 0) return bond[role];
  return bondInformation?.kind === 'party' ? bondInformation.party : null;
}

function possible(role: Role, facts: ClaimFacts, notice: NoticeOptions): ServedParty[] {
  if (role === 'surety') return listSureties(facts);
  if (role === 'principal') return listGeneralContractors(facts, notice);
  const owners = listOwners(facts, notice);
  const entities = isPublicWork(facts) ? owners.filter((owner) => owner.role === 'public_entity') : [];
  return entities.length > 0 ? entities : owners;
}

function listSureties(facts: ClaimFacts): ServedParty[] {
  return counterparties(facts)
    .filter(({ role }) => role === 'surety')
    .map(servedParty);
}
