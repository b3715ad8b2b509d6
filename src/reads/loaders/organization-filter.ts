import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import type { Filter } from './described.js';
import type { Table } from './table.js';

/**
 * Refuses an empty list that is filtered by an organization of an account that the caller does not belong to, as a header with
 * such an organization is refused. An id without an organization is not refused. A list with records is not refused either,
 * because the caller can read them: for example, the audit entries about an invited organization.
 */
export async function checkOrganizationFilter(ctx: RequestContext, table: Table, filter: Filter): Promise<void> {
  const id = (filter as { organizationId?: string | null } | null | undefined)?.organizationId;
  // A list with its own scope is read by the operator's or the partner's staff, for all accounts.
  if (!id || id === ctx.account.id || table.scope) return;
  const owners = ctx.loader<string | null>('organization-filter', async (ids) => {
    const { rows } = await sql<{ id: string; account_id: string }>`
      select id, account_id from organizations where id = any(${ids}::uuid[])`.execute(ctx.db);
    return ids.map((one) => rows.find((row) => row.id === one)?.account_id ?? null);
  });
  const owner = await owners.load(id.toLowerCase());
  if (owner && !ctx.principal.memberships.some(({ organizationId }) => organizationId === owner)) {
    throw new AppError('FORBIDDEN', 'The user of this token does not belong to that organization.');
  }
}
