import { expect } from '@jest/globals';
import type { World } from '../support/worlds/world.js';

const tables = [
  'organizations',
  'organization_merges',
  'organization_merge_rows',
  'memberships',
  'member_invitations',
  'divisions',
  'contacts',
  'projects',
  'parties',
  'jobsites',
  'project_notes',
  'received_notices',
  'notices',
  'waivers',
  'waiver_requests',
  'notice_counters',
  'escalations',
  'documents',
  'document_orders',
  'document_order_payments',
  'document_order_events',
  'attached_files',
  'tasks',
  'entity_metadata',
  'audit_entries',
  'sovs',
  'sov_lines',
  'pay_applications',
  'pay_application_participants',
  'pay_application_invitations',
  'pay_application_email_invitations',
  'pay_application_comments',
  'pay_application_payments',
  'idempotency_keys',
  'payment_customers',
  'credit_purchases',
  'billing_subscriptions',
  'webhooks',
  'provider_credentials',
  'shipper_credentials',
  'webhook_deliveries',
  'credit_holds',
  'ledger_transactions',
  'emails',
  'email_turns',
  'notice_deadline_alerts',
  'notice_watches',
  'notice_days',
  'project_courses',
  'project_deadlines',
  'project_deadline_alerts',
  'sandbox_clocks',
  'event_gaps',
  'fulfillment_requests',
  'fulfillment_holds',
  'partner_reports',
];

/** The last look at a world's tables, and the transactions that were over by then. */
const looks = new WeakMap<World, { over: string; rows: Record<string, string> }>();

/**
 * A fingerprint of every table that a request could write a record to: how many rows there are, and the sum of the transactions
 * that wrote them, which an update raises. It is taken before and after hundreds of requests, so it reads no values, and the tables
 * only if a transaction that writes has ended since the last time: PostgreSQL numbers those, and no others.
 */
export async function snapshot(world: World): Promise<Record<string, string>> {
  const [mark] = await world.sql<{ over: string }>('select pg_current_snapshot()::text as over');
  const last = looks.get(world);
  if (last?.over === mark!.over) return last.rows;
  const parts = tables.map(
    (table) => `(select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from ${table}) ${table}`,
  );
  // The outbox moves events from one table to the other, so count both together and ignore who wrote them last.
  parts.push('(select count(*) from event_outbox) + (select count(*) from events) as all_events');
  // Prepared, because planning it takes five times as long as running it.
  const [rows] = await world.sql<Record<string, string>>(`select ${parts.join(', ')}`, [], 'snapshot');
  looks.set(world, { over: mark!.over, rows: rows! });
  return rows!;
}

/** Runs the calls and expects every table to be unchanged, apart from the exceptions. */
export async function expectNothingWritten(
  world: World,
  calls: () => Promise<void>,
  exceptions: Record<string, unknown> = {},
): Promise<void> {
  const before = await snapshot(world);
  await calls();
  expect(await snapshot(world)).toEqual({ ...before, ...exceptions });
}
