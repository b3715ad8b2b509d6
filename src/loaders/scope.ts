import { type RawBuilder, sql } from 'kysely';
import { accountPartner } from '../auth/system-caller.js';
import type { RequestContext } from '../context/request-context.js';

/**
 * The one wall around a tenant's rows: account and mode. Every statement of the loaders on a tenant's table holds it. The
 * caller's own organization is seen in both modes.
 */
export function scoped(ctx: RequestContext, table: string, alive: 'alive' | 'any' = 'alive'): RawBuilder<unknown> {
  return wall(ctx, table, alive, (own) => own);
}

/**
 * The same for rows that are found by ids: a check of theirs, and no way to them. PostgreSQL would join the index of the ids with
 * one of all of the account's rows where it plans for any account: few for most of them, a million for some.
 */
export function checked(ctx: RequestContext, table: string, alive: 'alive' | 'any' = 'alive'): RawBuilder<unknown> {
  return wall(ctx, table, alive, (own) => sql`(${own}) is true`);
}

function wall(
  ctx: RequestContext,
  table: string,
  alive: 'alive' | 'any',
  as: (own: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const account = sql`account_id = ${ctx.account.id}::uuid`;
  if (ofMoney.has(table)) return as(ctx.livemode ? account : sql`false`);
  if (ofSandboxMoney.has(table)) return as(ctx.livemode ? sql`false` : account);
  const live = sql`${alive === 'alive' && !undying.has(table) ? sql` and deleted_at is null` : sql``}${unexpired(ctx, table)}`;
  // A tenant's own organization is live: a live token sees it among the others.
  const self = { organizations: 'id', search_entries: 'record_id' }[table];
  const own =
    self && !ctx.livemode
      ? sql`${account} and (livemode = ${ctx.livemode} or ${sql.ref(self)} = ${ctx.account.id}::uuid)`
      : sql`${account} and livemode = ${ctx.livemode}`;
  const application = shared[table];
  if (!application) return sql`${as(own)}${live}`;
  return sql`(${as(sql`(${own})`)} or ${takenPartIn(ctx, application)})${live}`;
}

/** An array, so that PostgreSQL looks the ids up in their index beside the one of the account. */
function takenPartIn(ctx: RequestContext, column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} = any(array(
    select pay_application_id from pay_application_participants
    where organization_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}))`;
}

/**
 * The wall in parts, each of which an index has in the order of a list: the account's own rows, and those of others that it may
 * read. Behind the `or` of both, every page would read and sort all of the account's rows.
 */
export function walls(ctx: RequestContext, table: string, alive: 'alive' | 'any'): RawBuilder<unknown>[] {
  const application = shared[table];
  if (!application) return [scoped(ctx, table, alive)];
  const own = sql`account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`;
  const live = alive === 'alive' && !undying.has(table) ? sql` and deleted_at is null` : sql``;
  return [sql`${own}${live}`, sql`${takenPartIn(ctx, application)} and not (${own})${live}`];
}

/**
 * Tables whose rows other accounts may read: an organization that takes part in a pay application reads that one record with
 * its participants and payments, and nothing else of its account. Table → column with the
 * application's id.
 */
const shared: Readonly<Record<string, string>> = {
  pay_applications: 'id',
  pay_application_participants: 'pay_application_id',
  pay_application_payments: 'pay_application_id',
};

/** The wall for invitations that the account has sent: they belong to those who are invited. */
export function sentBy(ctx: RequestContext): RawBuilder<unknown> {
  return sql`inviter_account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`;
}

/** Tables of an account's live credits: its sandbox sees none of them. */
const ofMoney: ReadonlySet<string> = new Set([
  'credit_accounts',
  'credit_holds',
  'credit_reversals',
  'invoice_limits',
  'ledger_transactions',
  'ledger_entries',
  'api_call_minutes',
]);

/** Those of the sandbox's credits (decision 34). */
const ofSandboxMoney: ReadonlySet<string> = new Set(['sandbox_credit_accounts', 'sandbox_credit_holds']);

/** Tables without soft deletion: what is in them is there. */
export const undying: ReadonlySet<string> = new Set([
  'audit_entries',
  'entity_metadata',
  'search_entries',
  'search_vocabulary',
  'sov_lines',
  'pay_application_participants',
  'pay_application_payments',
  'pay_application_invitations',
  'payment_customers',
  'credit_purchases',
  'billing_subscriptions',
  'webhook_deliveries',
  'document_order_payments',
  'document_order_events',
  'attached_files',
  'fulfillment_holds',
  'partner_reports',
  'events',
]);

/**
 * The wall for ids that stand in the account's own rows: whoever may read a row may read whom it names. Only organizations
 * cross accounts there, when a user named another tenant of his (`references` lets nobody name a stranger's).
 */
export function named(ctx: RequestContext, table: string): RawBuilder<unknown> {
  return table === 'organizations'
    ? sql`(${checked(ctx, table, 'any')} or type = 'tenant')`
    : checked(ctx, table, 'any');
}

/**
 * What the fulfillment partner works on: the requests that it has a ticket of, of all accounts in the token's mode, but those that
 * an account hands to a partner of its own; that partner has those of the one account alone.
 */
export function withPartner(ctx: RequestContext): RawBuilder<unknown> {
  const { abilities } = ctx.principal;
  const theirs = abilities.includes(accountPartner)
    ? sql`partner_resource_type = 'account_ticket' and account_id = ${ctx.account.id}::uuid`
    : sql`partner_resource_type <> 'account_ticket'`;
  return sql`livemode = ${ctx.livemode} and deleted_at is null and ${theirs}`;
}

/**
 * What staff work on, of all accounts: the live orders that people carry out. Filings, recordings and research are
 * theirs always, mail where no carrier takes it.
 */
export function ofMailroom(): RawBuilder<unknown> {
  return sql`livemode and deleted_at is null and (order_type <> 'mail' or handler = 'mailroom')`;
}

/** A preview is gone after its hour, though the purge comes by later. */
function unexpired(ctx: RequestContext, table: string): RawBuilder<unknown> {
  if (table !== 'documents') return sql``;
  return sql` and (expires_at is null or expires_at > ${ctx.now().toISOString()}::timestamptz)`;
}
