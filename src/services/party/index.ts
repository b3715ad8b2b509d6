import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Party } from '../../entities/party.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { parties } from '../../reads/loaders/party.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import type { CreatePartyInput, UpdatePartyInput } from '../../schema/party.js';
import { readChangedPlace } from '../shared/address.js';
import { insert, isReferenced, lock, references, remove, update } from '../shared/record.js';
import { lockAskingApplications } from '../waiver-request/complete.js';

export async function createParty(ctx: RequestContext, input: CreatePartyInput): Promise<Party> {
  authorize(ctx, 'records');
  const violations = new Violations();
  await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
    hiredBy: { field: 'hiredByPartyId', table: parties, id: input.hiredByPartyId, projectId: input.projectId },
  });
  violations.throwIfAny();
  return insert(ctx, Party, input);
}

export async function updateParty(ctx: RequestContext, input: UpdatePartyInput): Promise<Party> {
  authorize(ctx, 'records');
  if ([input.hiredByPartyId, input.isActive, input.role].some((value) => value !== undefined)) {
    await lockAskingApplications(ctx, input.id);
  }
  const party = await lock(ctx, Party, parties, input.id);
  const violations = new Violations();
  if (party.isClaimant) {
    for (const [field, name] of guarded) {
      if (input[field] !== undefined && input[field] !== party[field]) {
        violations.add(field, `The ${name} field of the claimant party is managed by the project.`);
      }
    }
  }
  await references(ctx, violations, {
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
    hiredBy: { field: 'hiredByPartyId', table: parties, id: input.hiredByPartyId, projectId: party.projectId },
  });
  if (input.hiredByPartyId && (await isHiredBy(ctx, input.hiredByPartyId, party.id))) {
    violations.add('hiredByPartyId', 'A party cannot be hired by itself or by a party that it hired.');
  }
  const stored = readChangedPlace(violations, party, input);
  violations.throwIfAny();
  return update(ctx, party, stored);
}

export async function deleteParty(ctx: RequestContext, id: string): Promise<Party> {
  authorize(ctx, 'records');
  await lockAskingApplications(ctx, id);
  const party = await lock(ctx, Party, parties, id);
  if (party.isClaimant) throw invalid({ id: ['The claimant party of a project cannot be deleted.'] });
  if (await isReferenced(ctx, [{ table: 'parties', column: 'hired_by_party_id' }], id)) {
    throw invalid({ id: ['Another party names this one as its hirer: change that first.'] });
  }
  if (await isReferenced(ctx, namedByWaivers, id)) {
    throw invalid({ id: ['A waiver names the party as its customer, owner, GC or lender: change that first.'] });
  }
  if (await isReferenced(ctx, [{ table: 'received_notices', column: 'party_id' }], id)) {
    throw invalid({ id: ['A received notice is matched to the party: change that first.'] });
  }
  if (await isReferenced(ctx, [{ table: 'waiver_requests', column: 'party_id' }], id)) {
    throw invalid({
      id: ['The party was asked for a waiver, and the request names it: set it to not active instead.'],
    });
  }
  return remove(ctx, party);
}

const namedByWaivers = ['customer', 'owner', 'gc', 'lender'].map((name) => ({
  table: 'waivers',
  column: `${name}_party_id`,
}));

/** Whether `hirerId` is in the chain of hirers that begins with `partyId`. */
async function isHiredBy(ctx: RequestContext, partyId: string, hirerId: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive up as (
      select id, hired_by_party_id from parties where id = ${partyId}::uuid
      union select p.id, p.hired_by_party_id from parties p join up on p.id = up.hired_by_party_id)
    select 1 from up where id = ${hirerId}::uuid`.execute(ctx.db);
  return rows.length > 0;
}

/**
 * The caller cannot edit the claimant party’s role and activity, or the organization of the party.
 */
const guarded = [
  ['role', 'role'],
  ['isActive', 'is active'],
  ['organizationId', 'organization id'],
] as const;
