import { sql } from 'kysely';
import { authorize } from '../auth/permission.js';
import type { RequestContext } from '../context.js';
import type { Tier } from '../domain/vocabulary.js';
import { Division } from '../entities/division.js';
import { invalid, Violations } from '../errors/app-error.js';
import { divisions } from '../loaders/division.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import type { CreateDivisionInput, UpdateDivisionInput } from '../schema/division.js';
import { change, insert, isReferenced, lock, references, remove } from './record.js';

/** Divisions across all organizations the user owns (spec, Limits). */
export const claimantCaps: Record<Tier, number> = { starter: 1, growth: 3, scale: 10 };

export async function createDivision(ctx: RequestContext, input: CreateDivisionInput): Promise<Division> {
  authorize(ctx, 'records');
  const violations = new Violations();
  // Before the references: they share the organization's row, and a share raised to a lock is a deadlock.
  await checkClaimantCap(ctx, violations);
  await references(ctx, violations, {
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
  });
  violations.throwIfAny();
  return insert(ctx, Division, input);
}

export async function updateDivision(ctx: RequestContext, input: UpdateDivisionInput): Promise<Division> {
  authorize(ctx, 'records');
  const division = await lock(ctx, Division, divisions, input.id);
  return change(ctx, division, input);
}

export async function deleteDivision(ctx: RequestContext, id: string): Promise<Division> {
  authorize(ctx, 'records');
  const division = await lock(ctx, Division, divisions, id);
  if (await isReferenced(ctx, [{ table: 'projects', column: 'division_id' }], id)) {
    throw invalid({ id: ['The division is the claimant of a project and cannot be deleted.'] });
  }
  return remove(ctx, division);
}

/**
 * Counts the live divisions of every account the user owns and of the acting one. The accounts' rows are locked in id order,
 * so that two creations at once cannot both take the last slot, and cannot deadlock.
 */
async function checkClaimantCap(ctx: RequestContext, violations: Violations): Promise<void> {
  await ctx.write();
  // From the database: another process may have opened an account for the user a moment ago.
  const { rows: found } = await sql<{ id: string }>`
    select id from organizations where id = ${ctx.account.id}::uuid or id = any(array(
      select organization_id from memberships where user_id = ${ctx.principal.userId}::uuid and role = 'owner'))
    order by id for no key update`.execute(ctx.db);
  const accounts = found.map(({ id }) => id);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from divisions
    where account_id = any(${accounts}::uuid[]) and livemode = ${ctx.livemode} and deleted_at is null`.execute(ctx.db);
  const { tier } = ctx.principal;
  const cap = claimantCaps[tier];
  if (rows[0]!.n >= cap) {
    violations.add(
      'organizationId',
      `The ${tier} tier allows ${cap} ${cap === 1 ? 'division' : 'divisions'}: delete one or move to a larger plan.`,
    );
  }
}
