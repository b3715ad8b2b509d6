/** @sampled tests */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { expectedTriggers } from '../../../src/process/recovery/expected-triggers.js';
import { addCredentials } from '../../contract/credentials.js';
import { addFile, orderedNotice } from '../../contract/orders.js';
import { addWebhook } from '../../contract/webhooks.js';
import { documented, unspecific } from '../../docs/command-output.js';
import { type Ran, runHere } from '../../startup/commands.js';
import { goldenPath } from '../../support/records/golden-path.js';
import { openWorld } from '../../support/worlds/world.js';
import { completeFixtures } from './complete-fixtures.js';

interface Check {
  name: string;
  ok: boolean;
  findings: string[];
}

describe('cps verify', () => {
  const world = openWorld();
  let settings: Record<string, string>;
  let sha256s: string[];
  /** The result before any test does damage. */
  let whole: { ran: Ran; triggers: string[] };

  beforeAll(async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const { documentOrderId } = await orderedNotice(world, caller, path);
    await completeFixtures(world);
    await addFile(world, 'document_order', documentOrderId);
    await addFile(world, 'document_order', documentOrderId);
    await addWebhook(world, caller);
    await addCredentials(world, caller);
    const sandbox = await world.sandboxOf(caller);
    await goldenPath(world, sandbox);
    await sequenceEvents(world.app.infrastructure.db);
    expect((await world.rest(sandbox, 'POST', '/sandbox/reset')).status).toBe(200);
    await world.rest(caller, 'POST', '/contacts', {
      organization_id: caller.organizationId,
      first_name: 'Ben',
      type: 'legal',
    });
    await sequenceEvents(world.app.infrastructure.db);
    const rows = await world.sql<{ sha256: string }>(
      'select sha256 from documents union select sha256 from attached_files',
    );
    sha256s = rows.map(({ sha256 }) => sha256);
    const key = (await readFile(join(world.config.dataDir, 'encryption.key'), 'utf8')).trim();
    settings = { DATABASE_URL: world.config.databaseUrl, DATA_DIR: world.config.dataDir, ENCRYPTION_KEYS: key };
    await world.app.infrastructure.files.put(Buffer.from('of a request that was rolled back'));
    whole = { ran: await runHere(['verify', '--files'], settings), triggers: await triggers() };
  });

  const pathOf = (sha256: string) =>
    join(world.config.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);

  async function triggers(): Promise<string[]> {
    const rows = await world.sql<{ name: string; table: string }>(
      `select tgname as name, relname as table from pg_trigger t join pg_class c on c.oid = tgrelid
       where not tgisinternal and not relispartition and tgname not like 'search\\_%'`,
    );
    return rows.map(({ name, table }) => `${table}: ${name}`);
  }

  /** The findings of the checks that failed. */
  async function findings(...options: string[]): Promise<Record<string, string[]>> {
    const ran = await runHere(['verify', '--json', ...options], settings);
    expect(ran.stdout === '').toBe(ran.status === 1);
    const { checks } = JSON.parse(ran.stdout || ran.stderr) as { checks: Check[] };
    return Object.fromEntries(checks.filter(({ ok }) => !ok).map((check) => [check.name, check.findings]));
  }

  it('finds nothing wrong in an intact database, even after a sandbox reset and a rolled-back request', () => {
    const { ran } = whole;
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(unspecific(ran.stdout)).toBe(documented('docs/backup.md', 'cps verify --files'));
    expect(ran.stdout).toMatch(/files: +ok, 3 files, \d+ bytes, and 1 unreferenced/);
  });

  it('knows every trigger that writes or protects the history', () => {
    const listed = Object.entries(expectedTriggers).flatMap(([name, tables]) =>
      tables.map((table) => `${table}: ${name}`),
    );
    expect(listed.sort()).toEqual(whole.triggers.sort());
  });

  it.each<[string, string, string, RegExp[]]>([
    [
      'a constraint that was never validated',
      'constraints',
      `alter table contacts add constraint later check (id is not null) not valid`,
      [/^contacts: later was not validated/],
    ],
    [
      'an invalid index',
      'indexes',
      `update pg_index set indisvalid = false where indexrelid = 'documents_file'::regclass`,
      [/^documents_file is invalid/],
    ],
    [
      'a trigger that is missing, and one that is disabled',
      'triggers',
      `drop trigger audited on contacts; alter table notices disable trigger audited`,
      [/^contacts: audited is missing/, /^notices: audited is disabled/],
    ],
    [
      'a sequence that lags behind',
      'sequences',
      `select setval('notices_serial_seq', 1, false)`,
      [/^notices_serial_seq returns 1 next, but notices already has \d+/],
    ],
    [
      'a ledger entry that was changed despite its guards',
      'ledger',
      `alter table ledger_entries disable trigger user;
       update ledger_entries set amount = amount * 2 where id = (select max(id) from ledger_entries where ledger_account = 'partner_available');
       alter table ledger_entries enable trigger user`,
      [/: partner_available: its entries come to/],
    ],
    [
      'events that were deleted despite their guards',
      'events',
      `alter table events disable trigger user;
       delete from events where position in (2, 3, 5);
       insert into events select 7, id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at, sequenced_at + interval '1 second'
         from events where position = 8;
       alter table events enable trigger user`,
      [/^Events 2 to 3 are missing/, /^The event at position 5 is missing/, /^Several events have the position 7/],
    ],
    [
      'a secret that no key decrypts',
      'secrets',
      `update webhooks set sealed_secret = set_byte(sealed_secret, 40, get_byte(sealed_secret, 40) # 1)`,
      [/^webhooks .*: sealed_secret cannot be decrypted/],
    ],
  ])('finds %s', async (_, check, damage, wanted) => {
    await world.sql(damage);
    const found = (await findings())[check] ?? [];
    expect(wanted.filter((line) => !found.some((one) => line.test(one)))).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(wanted.length);
  });

  it('finds files that are lost, changed, or of another size than recorded, and a store that belongs to another database', async () => {
    const [lost, changed, longer] = sha256s as [string, string, string];
    await rm(pathOf(lost));
    const bytes = await readFile(pathOf(changed));
    bytes[3]! ^= 1;
    await writeFile(pathOf(changed), bytes);
    await world.sql('update documents set file_size = file_size + 1 where sha256 = $1', [longer]);
    await world.sql('update attached_files set file_size = file_size + 1 where sha256 = $1', [longer]);
    await world.app.infrastructure.files.claim('PostgreSQL 1, database 2');
    expect((await findings()).files).toBeUndefined();
    const found = (await findings('--files')).files!;
    expect(found).toHaveLength(4);
    expect(found).toContainEqual(expect.stringMatching(/\/files is marked as belonging to another database/));
    expect(found).toContain(`${lost} is not in the store.`);
    expect(found).toContain(`${changed} was changed: the hash of its content differs.`);
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^${longer} has \\d+ bytes, but its record says \\d+`)),
    );
  });

  it('checks nothing else if the schema has another version', async () => {
    await world.sql(`update mikro_orm_migrations set name = '9999-later' where name = '0014-sandbox'`);
    const ran = await runHere(['verify'], settings);
    await world.sql(`update mikro_orm_migrations set name = '0014-sandbox' where name = '9999-later'`);
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toMatch(
      /^schema: FAILED\n {2}0014-sandbox has not run\. Run "cps migrate"\.\n {2}9999-later has run, but/m,
    );
    expect(ran.stderr).not.toContain('ledger');
  });
});
