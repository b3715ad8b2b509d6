import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { payable } from '../../reads/loaders/outdated-waivers.js';
import { scoped } from '../../reads/loaders/scope.js';

interface StoredFigures {
  appliedAmount: string | null;
  appliedPeriodTo: string | null;
}

/** What pay applications pay now, and through which day, as it is stored with what is asked for or given under them. */
export async function readAppliedFigures(
  ctx: RequestContext,
  ids: ReadonlyArray<string | null | undefined>,
): Promise<(id: string | null | undefined) => StoredFigures> {
  const named = [...new Set(ids.flatMap((id) => id?.toLowerCase() ?? []))];
  const none = { appliedAmount: null, appliedPeriodTo: null };
  if (named.length === 0) return () => none;
  const { rows } = await sql<StoredFigures & { id: string }>`
    select id, ${payable}::text as "appliedAmount", period_to::text as "appliedPeriodTo" from pay_applications
    where id = any(${named}::uuid[]) and ${scoped(ctx, 'pay_applications')}`.execute(ctx.db);
  const byId = new Map(rows.map(({ id, ...figures }) => [id, figures]));
  return (id) => byId.get(id?.toLowerCase() ?? '') ?? none;
}
