import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { resetSandboxCredits } from '../../ledger/index.js';
import { disposable, type SandboxTable, sandboxTables } from '../../loaders/sandbox.loader.js';
import { sandboxClock } from '../../sandbox/clock.js';
import { takeSandbox } from '../../sandbox/lock.js';
import type { SandboxReset } from '../../schema/sandbox.js';
import { deleteUnused, lockFiles } from '../file/delete.js';
import { refuseLive } from './index.js';

/** How long requests and workers that write in the sandbox are waited for. */
const patience = '10s';

/**
 * Deletes every row of the account's sandbox and the files that nothing else names, restores its credits and sets its clock back; no live row, and
 * no row of another account. What is writing in the sandbox ends before; what comes meanwhile waits, and finds it empty.
 */
export async function resetSandbox(ctx: RequestContext): Promise<SandboxReset> {
  authorize(ctx, 'administration');
  refuseLive(ctx);
  try {
    await ctx.write();
    await sql`select set_config('lock_timeout', ${patience}, true)`.execute(ctx.db);
    await takeSandbox(ctx.db, ctx.account.id);
    if ((await sandboxClock(ctx.db, ctx.account.id)).moving) throw busy('its clock is being moved');
    const { deleted, files } = await empty(ctx);
    if (files.length > 0) await lockFiles(ctx.db);
    const filesDeleted = await deleteUnused(ctx.db, ctx.infrastructure.files, files);
    return { organizationId: ctx.account.id, deleted, filesDeleted };
  } catch (error) {
    // lock_not_available, deadlock_detected: somebody writes for longer, or resets it as well.
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
  // What is kept for good lets itself be deleted by this transaction, of this account's sandbox (0002-audit, 0010-events).
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
    // Numbers begin anew where nobody else's notices were numbered.
    if (name === 'notices') await forgetNumbers(ctx);
  }
  await resetSandboxCredits(db, ctx.account.id);
  await sql`delete from sandbox_clocks where account_id = ${ctx.account.id}::uuid`.execute(db);
  return { deleted, files: [...files] };
}

/**
 * Rows before those they refer to. First what waits to become an event: once it is gone the sequencer brings no more. Last the
 * audit log, for what is still written to it.
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

/** The counters of organizations that no other account has numbered sandbox notices of. */
async function forgetNumbers(ctx: RequestContext): Promise<void> {
  await sql`
    delete from notice_counters c where not livemode
      and organization_id in (select id from organizations where account_id = ${ctx.account.id}::uuid)
      and not exists (select from notices n where n.organization_id = c.organization_id and not n.livemode)`.execute(
    ctx.db,
  );
}
