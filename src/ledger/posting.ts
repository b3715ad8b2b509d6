import { type RawBuilder, sql } from 'kysely';
import type { LastStatement } from '../context/last-statements.js';
import type { RequestContext } from '../context/request-context.js';
import { formatCents, parseCents } from '../domain/shared/money.js';
import { countPosting } from './posted.js';

/** What a verb of the database (db/migrations/0012-ledger) states when it posts nothing. */
interface RejectedPosting {
  /** The credits that count for the verb, as a decimal string. Null: there is no such hold or charge. */
  balance: string | null;
}

type Refusal = (facts: RejectedPosting) => Error | Promise<Error>;

/** When a posting goes on: after it moved credits, or even if there was nothing left to move. */
type Condition = 'posted' | 'known';

interface PostingOptions {
  condition?: Condition;
  /** How many postings the statement makes. */
  postings?: number;
}

/** The price of several postings. */
export function times(credits: string, postings: number): string {
  return formatCents(parseCents(credits)! * BigInt(postings));
}

/**
 * What a verb needs to run for each row, in order: a list in front of it, and the row's values as its arguments. A single row needs no
 * list, which takes PostgreSQL longer.
 */
export function forEach<Name extends string>(
  rows: ReadonlyArray<Partial<Record<Name, string>>>,
  types: Record<Name, 'text' | 'uuid'>,
): { list: RawBuilder<unknown>; args: Record<Name, RawBuilder<unknown>> } {
  const names = Object.keys(types) as Name[];
  const argsFrom = (valueFor: (name: Name) => RawBuilder<unknown>) =>
    Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, RawBuilder<unknown>>;
  const [row] = rows;
  if (rows.length === 1) return { list: sql``, args: argsFrom((name) => sql`${row![name] ?? null}`) };
  const columns = names.map((name) => sql`${sql.ref(name)} ${sql.raw(types[name])}`);
  return {
    list: sql`json_to_recordset(${JSON.stringify(rows)}::json) as each_row (${sql.join(columns)}), `,
    args: argsFrom((name) => sql.ref(`each_row.${name}`)),
  };
}

/** The account whose credits move, and when. */
export interface MoveScope {
  accountId: string;
  now: Date;
}

/**
 * Runs a verb of the database at the end of the request, and reports it if few credits are left. The account's row is the last
 * lock that a transaction takes: a document of several mutations holds the locks of all of them, and would deadlock with another
 * document that took the row in between. The verb is sent together with COMMIT, so the row is locked for no round trip.
 */
export function postLast(
  ctx: RequestContext,
  kind: 'charge' | 'hold' | 'capture' | 'release' | 'refund',
  verb: (moved: MoveScope) => RawBuilder<unknown>,
  refusal: Refusal,
  { condition = 'posted', postings = 1 }: PostingOptions = {},
): void {
  const statement = () => {
    const moved = movedBy(ctx);
    const reported = sql`case when transaction_id is not null then ${reportLow(moved)} end`;
    return sql`select ${demanded(condition)}, ${reported} from ${verb(moved)}`;
  };
  withLockedCredits(ctx, statement, refusal);
  ctx.afterCommit(() => countPosting(kind, postings));
}

/**
 * Runs a verb of holds in the mode of the request, for each row of `list` if it is given. The sandbox has its own verbs with the
 * same arguments (db/migrations/0014-sandbox): they only move its balance between available and held.
 */
export function postHold(
  ctx: RequestContext,
  kind: 'hold' | 'capture' | 'release',
  args: RawBuilder<unknown>,
  refusal: Refusal,
  { list = sql``, ...posting }: PostingOptions & { list?: RawBuilder<unknown> } = {},
): void {
  const verb = ({ accountId, now }: MoveScope) =>
    sql`${list}${sql.ref(`${ctx.livemode ? 'ledger' : 'sandbox'}_${kind}`)}(${accountId}, ${now}, ${args})`;
  if (ctx.livemode) postLast(ctx, kind, verb, refusal, posting);
  else {
    const condition = demanded(posting.condition ?? 'posted');
    withLockedCredits(ctx, () => sql`select ${condition} from ${verb(movedBy(ctx))}`, refusal);
  }
}

function movedBy(ctx: RequestContext): MoveScope {
  return { accountId: ctx.account.id, now: ctx.now() };
}

function demanded(condition: Condition): RawBuilder<unknown> {
  const met = sql.ref(condition === 'posted' ? 'transaction_id' : 'balance');
  return sql`demand(${met} is not null, json_build_object('balance', balance::text))`;
}

/** Reports in SQL that an account's credits are low, in the transaction in which they fell. Owners and admins get an e-mail. */
export function reportLow({ accountId, now }: MoveScope): RawBuilder<unknown> {
  return sql`ledger_report_low(${accountId}, ${now})`;
}

/** Adds a statement that locks the account's credits, and keeps them until the transaction ends. */
export function withLockedCredits(
  ctx: RequestContext,
  statement: LastStatement,
  refusal?: (facts: never) => Error | Promise<Error>,
): void {
  ctx.withCommit(statement, 'credits', refusal);
}

/** Locks the credits that the account can spend in a mode. */
function toLock(ctx: RequestContext): RawBuilder<unknown> {
  return sql`${sql.ref(ctx.livemode ? 'ledger_lock' : 'sandbox_lock')}(${ctx.account.id}, ${ctx.now()})`;
}

/** The balance of the request's account under its lock, as one row. Excludes expired credits. */
export function lockedBalance(ctx: RequestContext): RawBuilder<unknown> {
  const debt = ctx.livemode ? sql`coalesce(debt, 0)` : sql`0.00`;
  return sql`(select coalesce(free_available, 0) as free, coalesce(partner_available, 0) as partner, ${debt} as debt
    from ${toLock(ctx)})`;
}

/**
 * Checks a condition at the end of the request under the lock of the account's credits: for counts over several records that two
 * requests must not make at once. It is the last lock of a transaction, so it cannot cause a deadlock.
 *
 * @param check selects `demand` with the condition and the facts of a refusal
 */
export function demandLast<Facts>(
  ctx: RequestContext,
  check: () => RawBuilder<unknown>,
  refusal: (facts: Facts) => Error | Promise<Error>,
): void {
  // An account that never had credits has no row to lock.
  withLockedCredits(
    ctx,
    () => sql`
      insert into credit_accounts (account_id, updated_at) values (${ctx.account.id}, ${ctx.now()})
      on conflict (account_id) do nothing`,
  );
  withLockedCredits(ctx, () => sql`select ${toLock(ctx)}`);
  withLockedCredits(ctx, check, refusal);
}
