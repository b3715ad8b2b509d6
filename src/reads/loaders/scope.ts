import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { accountPartner } from '../../context/auth/system-caller.js';
import type { RequestContext } from '../../context/request-context.js';

/**
 * The tenant scope: account and mode. Every statement of the loaders on a tenant's table includes it. The caller's own
 * organization is visible in both modes.
 */
export function scoped(
  ctx: RequestContext,
  table: string,
  rows: 'notDeleted' | 'any' = 'notDeleted',
): RawBuilder<SqlBool> {
  return tenantScope(ctx, table, rows, (condition) => condition);
}

/**
 * The same scope for rows that are found by their ids, as a check that uses no index. Otherwise PostgreSQL, which plans for any
 * account, would combine the index of the ids with one of all rows of the account: few rows for most accounts, a million for
 * some.
 */
export function checked(
  ctx: RequestContext,
  table: string,
  rows: 'notDeleted' | 'any' = 'notDeleted',
): RawBuilder<SqlBool> {
  return tenantScope(ctx, table, rows, (condition) => sql<SqlBool>`(${condition}) is true`);
}

function tenantScope(
  ctx: RequestContext,
  table: string,
  rows: 'notDeleted' | 'any',
  wrap: (condition: RawBuilder<SqlBool>) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const account = sql<SqlBool>`account_id = ${ctx.account.id}::uuid`;
  if (creditTables.has(table)) return wrap(ctx.livemode ? account : sql<SqlBool>`false`);
  if (sandboxCreditTables.has(table)) return wrap(ctx.livemode ? sql<SqlBool>`false` : account);
  const live = sql`${rows === 'notDeleted' && !withoutSoftDelete.has(table) ? sql` and deleted_at is null` : sql``}${unexpired(ctx, table)}${visible(ctx, table)}`;
  // A tenant's own organization is live. A live token sees it among the others, and a test token needs this condition.
  const self = { organizations: 'id', search_entries: 'record_id' }[table];
  const condition =
    self && !ctx.livemode
      ? sql<SqlBool>`${account} and (livemode = ${ctx.livemode} or ${sql.ref(self)} = ${ctx.account.id}::uuid)`
      : sql<SqlBool>`${account} and livemode = ${ctx.livemode}`;
  const application = shared[table];
  if (!application) return sql<SqlBool>`${wrap(condition)}${live}`;
  return sql<SqlBool>`(${wrap(sql<SqlBool>`(${condition})`)} or ${participating(ctx, application)})${live}`;
}

/** An array, so that PostgreSQL looks the ids up in their index and combines it with the one of the account. */
function participating(ctx: RequestContext, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(array(
    select pay_application_id from pay_application_participants
    where organization_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}))`;
}

/** The scope of the documents of pay applications: the account's own, and those of applications that it takes part in. */
export function sharedDocuments(ctx: RequestContext): RawBuilder<SqlBool> {
  const ownRows = sql<SqlBool>`account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`;
  return sql<SqlBool>`((${ownRows}) or ${participating(ctx, 'documentable_id')}) and deleted_at is null`;
}

/**
 * The scope in parts, each of which an index has in the order of a list: the account's own rows, and those of others that it can
 * read. With an `or` of both, every page would read and sort all rows of the account.
 */
export function scopeParts(ctx: RequestContext, table: string, rows: 'notDeleted' | 'any'): RawBuilder<SqlBool>[] {
  const application = shared[table];
  if (!application) return [scoped(ctx, table, rows)];
  const condition = sql<SqlBool>`account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`;
  const live = rows === 'notDeleted' && !withoutSoftDelete.has(table) ? sql` and deleted_at is null` : sql``;
  return [
    sql<SqlBool>`${condition}${live}`,
    sql<SqlBool>`${participating(ctx, application)} and not (${condition})${live}`,
  ];
}

/**
 * Tables whose rows other accounts can read: an organization that takes part in a pay application reads that one record with its
 * participants, payments and comments, and nothing else of its account. Table → column with the application's id.
 */
const shared: Readonly<Record<string, string>> = {
  pay_applications: 'id',
  pay_application_participants: 'pay_application_id',
  pay_application_payments: 'pay_application_id',
  pay_application_comments: 'pay_application_id',
};

/** The scope of the invitations that the account has sent, which belong to the invited accounts. */
export function sentBy(ctx: RequestContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`inviter_account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}`;
}

/** Tables of an account's live credits. Its sandbox cannot see them. */
const creditTables: ReadonlySet<string> = new Set([
  'credit_accounts',
  'credit_holds',
  'credit_reversals',
  'invoice_limits',
  'ledger_transactions',
  'ledger_entries',
  'api_call_minutes',
]);

/** Tables of a sandbox's credits (decision 34). */
const sandboxCreditTables: ReadonlySet<string> = new Set(['sandbox_credit_accounts', 'sandbox_credit_holds']);

/** Tables without soft deletion. */
export const withoutSoftDelete: ReadonlySet<string> = new Set([
  'api_requests',
  'audit_entries',
  'entity_metadata',
  'search_entries',
  'search_vocabulary',
  'sov_lines',
  'pay_application_participants',
  'pay_application_payments',
  'pay_application_invitations',
  'pay_application_email_invitations',
  'pay_application_comments',
  'payment_customers',
  'credit_purchases',
  'billing_subscriptions',
  'webhook_deliveries',
  'webhook_redeliveries',
  'document_order_payments',
  'document_order_events',
  'attached_files',
  'waiver_request_codes',
  'waiver_request_links',
  'waiver_request_files',
  'organization_merges',
  'organization_merge_rows',
  'fulfillment_holds',
  'partner_reports',
  'events',
]);

/**
 * The scope of ids in the account's own rows: a caller who can read a row can also read the records it refers to. Only
 * references to organizations cross accounts, where a user referred to another tenant of theirs (`references` refuses other
 * accounts' organizations).
 */
export function referencedScope(ctx: RequestContext, table: string): RawBuilder<SqlBool> {
  return table === 'organizations'
    ? sql<SqlBool>`(${checked(ctx, table, 'any')} or type = 'tenant')`
    : checked(ctx, table, 'any');
}

/**
 * The requests that the fulfillment partner works on: those it has a ticket for, of all accounts in the token's mode. Excludes
 * those that an account hands to its own partner, who sees only that account's requests.
 */
export function partnerScope(ctx: RequestContext): RawBuilder<SqlBool> {
  const { abilities } = ctx.principal;
  const theirs = abilities.includes(accountPartner)
    ? sql`partner_resource_type = 'account_ticket' and account_id = ${ctx.account.id}::uuid`
    : sql`partner_resource_type <> 'account_ticket'`;
  return sql<SqlBool>`livemode = ${ctx.livemode} and deleted_at is null and ${theirs}`;
}

/**
 * The orders that staff work on, of all accounts: live orders that people carry out. These are all filings, recordings and
 * research, and mail that no carrier takes.
 */
export function mailroomScope(): RawBuilder<SqlBool> {
  return sql<SqlBool>`livemode and deleted_at is null and (order_type <> 'mail' or handler = 'mailroom')`;
}

/** The audit log has entries that not every member may see, and a saved view is its author's unless it is shared. */
function visible(ctx: RequestContext, table: string): RawBuilder<unknown> {
  if (table === 'saved_views') return sql` and (is_shared or user_id = ${ctx.principal.userId}::uuid)`;
  if (table !== 'audit_entries') return sql``;
  const { hidden, own: ownEntries, by } = ctx.auditView;
  return sql` and (auditable_type <> all(${hidden}::text[]) or auditable_type = any(${ownEntries}::text[]) and user_id = ${by}::uuid)`;
}

/** A preview expires after an hour, even if it has not been purged yet. */
function unexpired(ctx: RequestContext, table: string): RawBuilder<unknown> {
  if (table !== 'documents') return sql``;
  return sql` and (expires_at is null or expires_at > ${ctx.now().toISOString()}::timestamptz)`;
}
