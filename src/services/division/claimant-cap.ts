import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { PlanTier } from '../../domain/vocabulary.js';
import type { Violations } from '../../errors/app-error.js';
import { referencedScope } from '../../reads/loaders/scope.js';

/** The most divisions across all organizations that the user owns. */
export const claimantCaps: Record<PlanTier, number> = { starter: 1, growth: 3, scale: 10 };

// A division of a directory organization is the record of a counterparty. It counts once it is a project's claimant. Both
// checks run before the request's references are resolved: those take a shared lock on the organization's row, and upgrading a
// shared lock can deadlock.

/** Refuses a new division above the cap. A division of a directory organization does not count yet. */
export async function checkNewDivision(
  ctx: RequestContext,
  violations: Violations,
  organizationId: string,
): Promise<void> {
  if (await isDirectory(ctx, sql`${organizationId}::uuid`)) return;
  const { counted } = await countClaimants(ctx, null, null);
  if (counted >= capOf(ctx)) violations.add('organizationId', capSentence(ctx));
}

/**
 * Refuses a claimant above the cap: a division of a directory organization that was no project's claimant before.
 *
 * @param projectId the project whose claimant changes: the earlier claimant no longer counts if no other project has it
 */
export async function checkClaimantCap(
  ctx: RequestContext,
  violations: Violations,
  { field, divisionId, projectId = null }: { field: string; divisionId: string; projectId?: string | null },
): Promise<void> {
  const organization = sql`(
    select organization_id from divisions where ${referencedScope(ctx, 'divisions')} and id = ${divisionId}::uuid)`;
  if (!(await isDirectory(ctx, organization))) return;
  const { counted, isCounted } = await countClaimants(ctx, divisionId, projectId);
  if (!isCounted && counted >= capOf(ctx)) violations.add(field, capSentence(ctx));
}

async function isDirectory(ctx: RequestContext, id: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ directory: boolean }>`
    select exists (select from organizations
      where ${referencedScope(ctx, 'organizations')} and type = 'directory' and id = ${id}) as directory`.execute(
    ctx.db,
  );
  return rows[0]!.directory;
}

/**
 * Counts the divisions of every account the user owns and of the acting one. The accounts' rows are locked in id order, so that
 * two requests cannot both take the last slot and cannot deadlock. A request for research counts as a claimant as well, because
 * the partner creates its project later.
 */
async function countClaimants(
  ctx: RequestContext,
  divisionId: string | null,
  projectId: string | null,
): Promise<{ counted: number; isCounted: boolean }> {
  await ctx.write();
  // Reads from the database, because another process may have just opened an account for the user.
  const { rows: claimantRows } = await sql<{ id: string }>`
    select id from organizations where id = ${ctx.account.id}::uuid or id = any(array(
      select organization_id from memberships where user_id = ${ctx.principal.userId}::uuid and role = 'owner'))
    order by id for no key update`.execute(ctx.db);
  const accounts = claimantRows.map(({ id }) => id);
  const { rows } = await sql<{ counted: number; isCounted: boolean }>`
    select count(*)::int as counted, coalesce(bool_or(d.id = ${divisionId}::uuid), false) as "isCounted"
    from divisions d join organizations o on o.id = d.organization_id
    where d.account_id = any(${accounts}::uuid[]) and d.livemode = ${ctx.livemode} and d.deleted_at is null
      and (o.type = 'tenant'
        or exists (select from projects p where p.division_id = d.id and p.deleted_at is null
          and p.id is distinct from ${projectId}::uuid)
        or exists (select from fulfillment_requests f where f.account_id = d.account_id and f.livemode = d.livemode
          and f.deleted_at is null and f.status not in ('fulfilled', 'rejected', 'cancelled')
          and f.payload ->> 'division_id' = d.id::text))`.execute(ctx.db);
  return rows[0]!;
}

function capOf(ctx: RequestContext): number {
  return claimantCaps[ctx.account.tier];
}

function capSentence(ctx: RequestContext): string {
  const cap = capOf(ctx);
  const noun = cap === 1 ? 'division' : 'divisions';
  return `The ${ctx.account.tier} tier allows ${cap} ${noun}: delete one or move to a larger plan.`;
}
