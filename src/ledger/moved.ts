import type { RequestContext, RequestFacts } from '../context/request-context.js';
import { formatCents, parseCents } from '../domain/shared/money.js';

const kinds = ['charged', 'held', 'released', 'refunded'] as const;

/** The credits of the caller's account that a request moves, as decimal strings. The price of the call is not included. */
export type MovedCredits = Record<(typeof kinds)[number], string>;

/** By request, because its steps may have contexts of their own, and by account, because it may act for others. */
const moved = new WeakMap<RequestFacts, Map<string, Record<keyof MovedCredits, bigint>>>();

export function countMoved(ctx: RequestContext, kind: keyof MovedCredits, credits: string): void {
  getTotals(ctx)[kind] += parseCents(credits)!;
}

/** Runs work, and returns its result with the credits that it moved. */
export async function counting<Result>(
  ctx: RequestContext,
  work: () => Promise<Result>,
): Promise<{ result: Result; moved: MovedCredits }> {
  const before = { ...getTotals(ctx) };
  const result = await work();
  const after = getTotals(ctx);
  const differences = kinds.map((kind) => [kind, formatCents(after[kind] - before[kind])]);
  return { result, moved: Object.fromEntries(differences) };
}

function getTotals(ctx: RequestContext): Record<keyof MovedCredits, bigint> {
  let accounts = moved.get(ctx.request);
  if (!accounts) moved.set(ctx.request, (accounts = new Map()));
  const key = `${ctx.account.id} ${ctx.livemode}`;
  let totals = accounts.get(key);
  if (!totals) accounts.set(key, (totals = { charged: 0n, held: 0n, released: 0n, refunded: 0n }));
  return totals;
}
