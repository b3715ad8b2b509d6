import { RequestContext } from '../../../src/context/request-context.js';
import { findLedgerFaults } from '../../../src/ledger/index.js';
import type { Caller, World } from '../worlds/world.js';

/** A request of the caller's without HTTP; its clock may be set. */
export function requestOf(
  world: World,
  caller: Pick<Caller, 'organizationId' | 'userId' | 'tokenId'>,
  { livemode = true, now }: { livemode?: boolean; now?: Date } = {},
): RequestContext {
  const { organizationId, userId, tokenId } = caller;
  const principal = {
    tokenId,
    firstTokenId: tokenId,
    userId,
    abilities: ['tier:scale'],
    livemode,
    tier: 'scale' as const,
    pinnedOrganizationId: undefined,
    memberships: [{ organizationId, role: 'owner' as const }],
    expiresAt: undefined,
  };
  const account = { id: organizationId, role: 'owner' as const, tier: 'scale' as const };
  const facts = { id: 'test', ip: '127.0.0.1', userAgent: 'test' };
  return new RequestContext(world.app.infrastructure, facts, { principal, account }, now && (() => now));
}

/** Runs the work as one request: committed when it succeeds, rolled back when it throws. */
export async function inRequest<T>(ctx: RequestContext, work: (ctx: RequestContext) => Promise<T>): Promise<T> {
  try {
    const result = await work(ctx);
    await ctx.commit();
    return result;
  } catch (error) {
    await ctx.rollback();
    throw error;
  }
}

/** The errors in the world's ledger. */
export function faultsOf(world: World) {
  return findLedgerFaults(world.app.infrastructure.db);
}

/** The account's balances as decimal strings. */
export async function balances(world: World, organizationId: string) {
  const [row] = await world.sql(
    `select free_available as free, partner_available as partner, free_held + partner_held as held,
       free_unsettled + partner_unsettled as unsettled from credit_accounts where account_id = $1`,
    [organizationId],
  );
  return row;
}

/** The account's ledger, oldest first: kind, amount, balance after. */
export async function ledgerOf(world: World, organizationId: string): Promise<string[]> {
  const rows = await world.sql<{ line: string }>(
    `select kind || ' ' || amount || ' → ' || balance_after as line from ledger_transactions
     where account_id = $1 order by serial`,
    [organizationId],
  );
  return rows.map(({ line }) => line);
}
