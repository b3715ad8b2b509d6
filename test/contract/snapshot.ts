import { expect } from '@jest/globals';
import type { World } from '../support/world.js';

const tables = [
  'organizations',
  'memberships',
  'divisions',
  'contacts',
  'projects',
  'parties',
  'jobsites',
  'notices',
  'waivers',
  'notice_counters',
  'escalations',
  'documents',
  'entity_metadata',
  'audit_entries',
  'sovs',
  'sov_lines',
  'pay_applications',
  'pay_application_participants',
  'pay_application_payments',
  'idempotency_keys',
];

/** A fingerprint of every table that a request could write a record to. */
export async function snapshot(world: World): Promise<Record<string, string>> {
  const parts = tables.map(
    (table) => `(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${table} t) ${table}`,
  );
  const [row] = await world.sql<Record<string, string>>(`select ${parts.join(', ')}`);
  return row!;
}

/** Runs the calls and expects every table to be as before. */
export async function expectNothingWritten(world: World, calls: () => Promise<void>): Promise<void> {
  const before = await snapshot(world);
  await calls();
  expect(await snapshot(world)).toEqual(before);
}
