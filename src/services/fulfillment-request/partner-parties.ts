import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import {
  type NamedOrganization,
  nameKey,
  placeKey,
  sameOrganization,
  toOrganizationKind,
} from '../../domain/fulfillment-request/partner-facts.js';
import { invalid } from '../../errors/app-error.js';
import { referencedScope, scoped } from '../../reads/loaders/scope.js';
import type { PartnerPartyFacts } from '../../schema/partner-facts.js';
import { createOrganization, updateOrganization } from '../organization/index.js';
import { createParty, updateParty } from '../party/index.js';
import { below } from './below.js';

/** A party as it was recorded, with its organization. */
export interface RecordedParty {
  id: string;
  organizationId: string;
  role: string;
  name: string;
}

interface KnownOrganization extends NamedOrganization {
  id: string;
}

interface KnownParty {
  id: string;
  role: string;
  isClaimant: boolean;
  /** The party's own address, which takes precedence over the organization's. */
  own: Omit<NamedOrganization, 'name'>;
  organization: KnownOrganization;
}

/**
 * Adds the parties to the project, each with its organization in the account's directory. A party is recognized by its role and
 * its organization's name. A changed address is written on the party, because its organization may be on other projects too.
 */
export async function recordParties(
  ctx: RequestContext,
  projectId: string,
  facts: readonly PartnerPartyFacts[],
): Promise<RecordedParty[]> {
  if (facts.length > maxParties) {
    throw invalid({ parties: [`The parties field must not have more than ${maxParties} items.`] });
  }
  const existingParties = await readParties(ctx, projectId);
  const recorded: RecordedParty[] = [];
  for (const [index, fact] of facts.entries()) {
    const party = await below(`parties.${index}`, () => recordParty(ctx, projectId, fact, existingParties));
    recorded.push({ id: party.id, organizationId: party.organization.id, role: party.role, name: fact.name });
  }
  return recorded;
}

const maxParties = 200;

async function recordParty(
  ctx: RequestContext,
  projectId: string,
  fact: PartnerPartyFacts,
  existing: KnownParty[],
): Promise<KnownParty> {
  const { role, name, attention, contractNumber, reputed, isActive, hiredClaimant } = fact;
  const claimant = existing.find(({ isClaimant }) => isClaimant);
  const same = existing.find((party) => party.role === role && nameKey(party.organization.name) === nameKey(name));
  if (same && same === claimant) {
    throw invalid({ name: ['The name field names the claimant, which only the division of the project determines.'] });
  }
  const partyFields = { attention, contractNumber, reputed, isActive };
  let party = same;
  if (party) await updateParty(ctx, { id: party.id, ...partyFields, ...movedTo(party, fact) });
  else {
    const organization = await findOrganization(ctx, fact);
    const { id } = await createParty(ctx, { projectId, organizationId: organization.id, role, ...partyFields });
    party = { id, role, isClaimant: false, own: {}, organization };
    existing.push(party);
  }
  if (hiredClaimant && claimant) await updateParty(ctx, { id: claimant.id, hiredByPartyId: party.id });
  return party;
}

/** The party's new address: none if the fact has the organization's address, unchanged if the party has it already. */
function movedTo({ own: ownAddress, organization }: KnownParty, fact: PartnerPartyFacts) {
  const place = placeKey(fact);
  if (place === null || place === (placeKey(ownAddress) ?? placeKey(organization))) return {};
  if (place === placeKey(organization)) {
    return { addressLine1: null, addressLine2: null, city: null, state: null, zip: null, countryCode: null };
  }
  const { addressLine1, addressLine2 = null, city = null, state = null, zip = null, countryCode = null } = fact;
  return { addressLine1, addressLine2, city, state, zip, countryCode };
}

/** Finds the organization of the account's directory with this name and place, or creates it. */
async function findOrganization(ctx: RequestContext, fact: PartnerPartyFacts): Promise<KnownOrganization> {
  const { role, name, legalName, addressLine1, addressLine2, city, state, zip, countryCode, phone, email } = fact;
  const address = { addressLine1, addressLine2, city, state, zip, countryCode };
  await oneAtATime(ctx);
  // Letters and digits only, the closest that SQL gets to the key; sameOrganization compares exactly.
  const letters = nameKey(name).replace(/[^a-z0-9]/g, '');
  const candidates = await organizationsWhere(
    ctx,
    sql`regexp_replace(replace(lower(name), '&', 'and'), '[^a-z0-9]', '', 'g') = ${letters}`,
  );
  const same = sameOrganization(fact, candidates);
  if (!same) {
    const kind = fact.kind ?? toOrganizationKind(role);
    return createOrganization(ctx, { type: 'directory', kind, name, legalName, ...address, phone, email });
  }
  const lacksPlace = placeKey(same) === null && placeKey(fact) !== null;
  return lacksPlace ? updateOrganization(ctx, { id: same.id, ...address }) : same;
}

/**
 * Two reports at once would both miss an organization and create it twice. The account's row is locked until the request ends.
 */
async function oneAtATime(ctx: RequestContext): Promise<void> {
  await ctx.write();
  await sql`select 1 from organizations where id = ${ctx.account.id}::uuid for no key update`.execute(ctx.db);
}

async function organizationsWhere(ctx: RequestContext, where: ReturnType<typeof sql>): Promise<KnownOrganization[]> {
  const { rows } = await sql<KnownOrganization>`
    select id, name, address_line_1 as "addressLine1", zip from organizations
    where ${scoped(ctx, 'organizations')} and type = 'directory' and ${where} order by serial`.execute(ctx.db);
  return rows;
}

async function readParties(ctx: RequestContext, projectId: string): Promise<KnownParty[]> {
  const { rows } = await sql<KnownParty>`
    with party as (select * from parties where project_id = ${projectId}::uuid and ${scoped(ctx, 'parties')}),
      organization as (
        select * from organizations where id in (select organization_id from party) and ${referencedScope(ctx, 'organizations')})
    select p.id, p.role, p.is_claimant as "isClaimant",
      json_build_object('addressLine1', p.address_line_1, 'zip', p.zip) as own,
      json_build_object('id', o.id, 'name', o.name, 'addressLine1', o.address_line_1, 'zip', o.zip) as organization
    from party p join organization o on o.id = p.organization_id order by p.serial`.execute(ctx.db);
  return rows;
}
