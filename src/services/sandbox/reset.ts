import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { sandboxClock } from '../../context/sandbox/clock.js';
import { takeSandbox } from '../../context/sandbox/lock.js';
import { AppError } from '../../errors/app-error.js';
import { resetSandboxCredits } from '../../ledger/index.js';
import { disposable, type SandboxTable, sandboxTables } from '../../reads/loaders/sandbox.loader.js';
import type { SandboxReset } from '../../schema/sandbox.js';
import { deleteUnused, lockFiles } from '../file/delete.js';
import { rejectLive } from './index.js';

/** How long to wait for requests and workers that write in the sandbox. */
const lockTimeout = '10s';

/**
 * Deletes every row of the account's sandbox and the files that nothing else references, restores its credits and resets its
 * clock. No live row and no row of another account is deleted. Writes that are under way end first; later ones wait, and find
 * the sandbox empty.
 */
export async function resetSandbox(ctx: RequestContext): Promise<SandboxReset> {
  authorize(ctx, 'administration');
  rejectLive(ctx);
  try {
    await ctx.write();
    await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(ctx.db);
    await takeSandbox(ctx.db, ctx.account.id);
    if ((await sandboxClock(ctx.db, ctx.account.id)).moving) throw busy('its clock is being moved');
    const { deleted, files } = await empty(ctx);
    if (files.length > 0) await lockFiles(ctx.db);
    const filesDeleted = await deleteUnused(ctx.db, ctx.infrastructure.files, files);
    return { organizationId: ctx.account.id, deleted, filesDeleted };
  } catch (error) {
    // lock_not_available, deadlock_detected: another request writes for longer, or resets the sandbox as well.
    if (!['55P03', '40P01'].includes(String((error as { code?: string }).code))) throw error;
    throw busy('requests are changing its records');
  }
}

function busy(why: string): AppError {
  return new AppError('CONFLICT', `The sandbox cannot be reset now: ${why}. Try again in a moment.`, {
    headers: { 'Retry-After': '5' },
  });
}

async function empty(ctx: RequestContext): Promise<{ deleted: Record<string, number>; files: string[] }> {
  const { db } = ctx;
  // This setting lets the transaction delete rows of this account's sandbox that are otherwise kept permanently (0001-audit,
  // 0015-events).
  await sql`select set_config('cps.sandbox_reset', ${ctx.account.id}, true)`.execute(db);
  const deleted: Record<string, number> = {};
  const files = new Set<string>();
  for (const { name, hasFiles } of inOrder(await sandboxTables(db))) {
    const named = hasFiles ? sql`array_agg(distinct sha256)` : sql`null::text[]`;
    const { rows } = await sql<{ n: number; named: string[] | null }>`
      with gone as (delete from ${sql.table(name)} where ${disposable(ctx)} returning ${hasFiles ? sql`sha256` : sql`1`})
      select count(*)::int as n, ${named} as named from gone`.execute(db);
    const [{ n, named: sums } = { n: 0, named: null }] = rows;
    if (n > 0) deleted[name] = n;
    for (const sum of sums ?? []) files.add(sum);
    // Numbering restarts for organizations whose notices only this account numbered.
    if (name === 'notices') await forgetNumbers(ctx);
  }
  await resetSandboxCredits(db, ctx.account.id);
  await sql`delete from sandbox_clocks where account_id = ${ctx.account.id}::uuid`.execute(db);
  return { deleted, files: [...files] };
}

/**
 * Rows come before the rows they refer to. First the rows that wait to become events: once they are gone, the sequencer adds no
 * more. The audit log is last, because the other deletions still write to it.
 */
export function inOrder(tables: readonly SandboxTable[]): SandboxTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const referring = (to: string) => tables.filter(({ refersTo }) => refersTo.includes(to));
  const order = new Set<SandboxTable>();
  const visit = (table: SandboxTable, trail: readonly SandboxTable[]): void => {
    if (trail.includes(table))
      throw new Error(`Tables refer to each other: ${trail.map(({ name }) => name).join(', ')}.`);
    for (const next of referring(table.name)) visit(next, [...trail, table]);
    order.add(table);
  };
  const last = byName.get('audit_entries');
  for (const table of [byName.get('event_outbox')!, ...tables]) if (table !== last) visit(table, []);
  return [...order, ...(last ? [last] : [])];
}

/** Deletes the counters of organizations for which no other account has numbered sandbox notices. */
async function forgetNumbers(ctx: RequestContext): Promise<void> {
  await sql`
    delete from notice_counters c where not livemode
      and organization_id in (select id from organizations where account_id = ${ctx.account.id}::uuid)
      and not exists (select from notices n where n.organization_id = c.organization_id and not n.livemode)`.execute(
    ctx.db,
  );
}
