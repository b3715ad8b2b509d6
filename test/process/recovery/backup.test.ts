/** @sampled tests */
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { backUp } from '../../../src/process/recovery/back-up.js';
import type { Manifest } from '../../../src/process/recovery/manifest.js';
import { toPath } from '../../../src/providers/storage/file-store.js';
import { addCredentials } from '../../contract/credentials.js';
import { addFile, orderedNotice } from '../../contract/orders.js';
import { addRequests } from '../../contract/requests.js';
import { addWebhook } from '../../contract/webhooks.js';
import { documented, unspecific } from '../../docs/command-output.js';
import { runHere } from '../../startup/commands.js';
import { contentOf, emptyDatabases, rowsOf } from '../../support/databases/databases.js';
import { FakeS3 } from '../../support/fakes/fake-s3.js';
import { bodies, type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, openWorld, type World } from '../../support/worlds/world.js';
import { completeFixtures } from './complete-fixtures.js';

describe('a backup', () => {
  const world = openWorld();
  const emptyDatabase = emptyDatabases();
  let scratch: string;
  let caller: Caller;
  let path: GoldenPath;
  let documentId: string;
  let key: string;
  let before: Record<string, string>;
  let manifest: Manifest;
  const backup = () => join(scratch, 'backup');
  const documentHash = async () => (await world.sql<{ sha256: string }>('select sha256 from documents'))[0]!.sha256;
  const s3 = new FakeS3();

  beforeAll(async () => {
    await s3.open();
    scratch = await mkdtemp(join(tmpdir(), 'cps-backup-'));
    [caller, path, documentId] = await fill(world);
    key = (await readFile(join(world.config.dataDir, 'encryption.key'), 'utf8')).trim();
    await sequenceEvents(world.app.infrastructure.db);
    before = await contentOf(world.config.databaseUrl);
    const writing: Array<Promise<{ status: number }>> = [];
    manifest = await backUp(
      { databaseUrl: world.config.databaseUrl, files: world.app.infrastructure.files },
      backup(),
      () => {
        // Each finished table triggers a write to many other tables.
        const body = { ...bodies.notice, project_id: path.projectId, organization_id: caller.organizationId };
        if (writing.length < 20) writing.push(world.rest(caller, 'POST', '/notices', body));
      },
    );
    expect((await Promise.all(writing)).map(({ status }) => status)).toEqual(Array(20).fill(201));
  });
  afterAll(async () => {
    await s3.close();
    await rm(scratch, { recursive: true, force: true });
  });

  /** The settings of a restored service: another database and folder, the same keys. */
  const settingsOf = (databaseUrl: string, dataDir: string) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: key,
  });

  /** Makes another backup in which `change` has changed a table's rows, with the right hash. */
  async function forged(name: string, change: (rows: string[]) => string[]): Promise<string> {
    const copy = await mkdtemp(join(scratch, 'forged-'));
    await cp(backup(), copy, { recursive: true });
    const read = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')) as Manifest;
    const table = read.tables.find((one) => one.name === name)!;
    const rows = change(
      gunzipSync(await readFile(join(copy, table.file)))
        .toString()
        .split(/(?<=\n)/),
    );
    const bytes = gzipSync(rows.join(''));
    Object.assign(table, { rows: rows.length, bytes: bytes.length, sha256: sha256Of(bytes) });
    await writeFile(join(copy, table.file), bytes);
    await writeFile(join(copy, 'manifest.json'), JSON.stringify(read));
    return copy;
  }

  it('made while the service writes restores the snapshot, and the service continues from it', async () => {
    const [databaseUrl, dataDir] = [await emptyDatabase(), join(scratch, 'restored')];
    // A row that other rows refer to is missing, which is found at the end.
    const failed = await runHere(
      ['restore', await forged('divisions', ([_, ...rows]) => rows)],
      settingsOf(databaseUrl, dataDir),
    );
    expect(failed).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/violates foreign key.*\nNo row/),
    });
    expect(await rowsOf(databaseUrl, 'select id from organizations')).toEqual([]);

    const ran = await runHere(['restore', backup()], settingsOf(databaseUrl, dataDir));
    expect(ran).toMatchObject({ status: 0, stderr: expect.stringContaining('notices: 3 rows\n') });
    expect(unspecific(ran.stdout)).toBe(documented('docs/backup.md', 'cps restore /backups/2026-03-01'));
    expect(ran.stdout).toMatch(new RegExp(`^files: +${manifest.files.count}$`, 'm'));
    // Words that no record contains any more are not restored.
    const { search_vocabulary: _, ...restored } = await contentOf(databaseUrl);
    const { search_vocabulary: __, ...wanted } = before;
    expect(restored).toEqual(wanted);
    await expectToGoOn(databaseUrl, dataDir);
  });

  async function expectToGoOn(databaseUrl: string, dataDir: string): Promise<void> {
    const app = await world.anotherApp({ databaseUrl, dataDir, encryptionKeys: [Buffer.from(key, 'base64')] });
    const download = `/documents/${documentId}/download`;
    const [there, here] = [
      await world.rest(caller, 'GET', download),
      await world.rest(caller, 'GET', download, undefined, {}, app),
    ];
    expect([here.status, here.text]).toEqual([200, there.text]);
    const [{ last }] = (await rowsOf<{ last: string }>(databaseUrl, 'select last from event_positions')) as [
      { last: string },
    ];
    const delivered = await rowsOf(databaseUrl, 'select id from webhook_deliveries');
    const body = { ...bodies.contact, organization_id: caller.organizationId };
    const made = await world.rest(caller, 'POST', '/contacts', body, {}, app);
    expect(made.status).toBe(201);
    await sequenceEvents(app.infrastructure.db);
    expect(
      await rowsOf(databaseUrl, `select position, type from events where position > ${last} order by position`),
    ).toEqual([{ position: String(Number(last) + 1), type: 'contact.created' }]);
    // Events that were delivered before are not delivered again.
    expect(await rowsOf(databaseUrl, 'select id from webhook_deliveries')).toEqual(delivered);
    const audit = `select action from audit_entries where auditable_id = '${made.body.data.id}'`;
    expect(await rowsOf(databaseUrl, audit)).toEqual([{ action: 'created' }]);
    const jobs = `select kind, subject_id as email from tasks where kind = 'send_email' and gave_up_at is null`;
    const [email] = await rowsOf<{ id: string }>(databaseUrl, 'select id from emails where sent_at is null');
    expect(await rowsOf(databaseUrl, jobs)).toEqual([{ kind: 'send_email', email: email!.id }]);
    const verified = await runHere(['verify'], settingsOf(databaseUrl, dataDir));
    expect(verified).toMatchObject({ status: 0, stdout: expect.stringMatching(/^ledger: +ok, \d+ transactions$/m) });
  }

  it('is written to a new folder', async () => {
    const settings = settingsOf(world.config.databaseUrl, world.config.dataDir);
    const again = await runHere(['backup', backup()], settings);
    expect(again).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `${backup()} is not empty: a backup needs a new folder.\n`,
    });
    const nowhere = await runHere(['backup', join(backup(), 'manifest.json', 'x')], settings);
    expect(nowhere).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^ENOTDIR: .*\n$/) });
    const other = join(scratch, 'other');
    const ran = await runHere(['backup', other], settings);
    expect(ran.stdout).toMatch(new RegExp(`^folder: +${other}$`, 'm'));
    expect(unspecific(ran.stdout)).toBe(documented('docs/backup.md', 'cps backup /backups/2026-03-01'));
    expect((await readdir(other)).sort()).toEqual(['files', 'files.gz', 'manifest.json', 'tables']);
  });

  it('is completed even if its connection is lost while files are copied', async () => {
    const { files } = world.app.infrastructure;
    const open = async (sha256: string) => {
      await world.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cps backup' and datname = current_database()`,
      );
      return files.open(sha256);
    };
    const folder = join(scratch, 'disconnected');
    const source = { databaseUrl: world.config.databaseUrl, files: { ...files, open } };
    const written = await backUp(source, folder, () => undefined);
    expect(written.files).toMatchObject({ count: manifest.files.count, lacking: [] });
    expect(await readdir(folder)).toContain('manifest.json');
  });

  it('can be restored into a bucket; while the bucket fails, requests are asked to retry', async () => {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
    const app = await world.anotherApp({
      filesS3Endpoint: endpoint,
      filesS3Bucket: bucket,
      filesS3Region: region,
      filesS3AccessKeyId: accessKeyId,
      filesS3SecretAccessKey: secretAccessKey,
    });
    const sha256 = await documentHash();
    s3.objects.set(toPath(sha256), { bytes: await readFile(pathIn(world.config.dataDir, sha256)), putAt: new Date() });
    const download = () => world.rest(caller, 'GET', `/documents/${documentId}/download`, undefined, {}, app);
    expect(await download()).toMatchObject({ status: 200, text: s3.objects.get(toPath(sha256))!.bytes.toString() });
    s3.failures.push({ status: 500 }, { status: 500 }, 'hang up');
    const answer = await download();
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'busy', '5']);
    expect((await download()).status).toBe(200);
  });

  describe('that cannot be used', () => {
    let target: string;
    let dataDir: string;
    let copy: string;
    beforeAll(async () => {
      target = await emptyDatabase();
      dataDir = join(scratch, 'refused');
    });

    const edit = async (change: (read: Manifest) => object) => {
      const file = join(copy, 'manifest.json');
      await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
    };
    const someFile = async () => pathIn(copy, await documentHash());

    it.each<[string, () => Promise<unknown>, RegExp]>([
      [
        'when it has no manifest',
        () => rm(join(copy, 'manifest.json')),
        /is not a backup, or the backup was interrupted/,
      ],
      [
        'when its manifest is truncated',
        () => writeFile(join(copy, 'manifest.json'), '{"format": 1'),
        /is damaged: it is not/,
      ],
      [
        'when its manifest points outside the backup',
        () => edit((read) => ({ ...read, tables: [{ file: '../x.gz' }] })),
        /is damaged/,
      ],
      [
        'when it has another format',
        () => edit((read) => ({ ...read, format: 2 })),
        /is a backup of format 2; this version/,
      ],
      [
        'when it was made by a newer version',
        () => edit((read) => ({ ...read, migrations: [...read.migrations, '9999-later'] })),
        /is a backup of a newer version: its schema has the unknown migration 9999-later/,
      ],
      [
        'when a table was changed',
        () => writeFile(join(copy, 'tables/notices.copy.gz'), 'x'),
        /notices.copy.gz was changed/,
      ],
      ['when a table is missing', () => rm(join(copy, 'tables/notices.copy.gz')), /incomplete: .*notices.copy.gz/],
      ['when a file was changed', async () => writeFile(await someFile(), 'x'), /damaged: .* was changed/],
      ['when a file is missing', async () => rm(await someFile()), /incomplete: ENOENT/],
    ])('is rejected, with nothing written, %s', async (_, spoil, sentence) => {
      copy = await mkdtemp(join(scratch, 'spoilt-'));
      await cp(backup(), copy, { recursive: true });
      await spoil();
      const ran = await runHere(['restore', copy], settingsOf(target, dataDir));
      expect(ran).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) });
      expect(ran.stderr).not.toMatch(/^ +at /m);
      expect(await readdir(dataDir).catch(() => [])).toEqual([]);
      expect(await rowsOf(target, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
    });

    it('is rejected, with nothing written, when the database is not empty', async () => {
      const [untouched, settings] = [
        await contentOf(world.config.databaseUrl),
        settingsOf(world.config.databaseUrl, dataDir),
      ];
      const ran = await runHere(['restore', backup()], settings);
      expect(ran).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^The database is not empty: it has /),
      });
      expect(await contentOf(world.config.databaseUrl)).toEqual(untouched);
    });

    it('is rejected, with nothing written, when there is nothing to back up', async () => {
      const ran = await runHere(['backup', join(scratch, 'nothing')], settingsOf(target, dataDir));
      expect(ran).toMatchObject({ status: 1, stderr: 'The database is empty. There is nothing to back up.\n' });
    });
  });
});

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function pathIn(folder: string, sha256: string): string {
  return join(folder, 'files', toPath(sha256));
}

/**
 * Fills both modes with a document of each kind of file, credits in use, encrypted secrets, a waiting e-mail and a
 * sent one.
 */
async function fill(world: World): Promise<[Caller, GoldenPath, string]> {
  const caller = await world.caller();
  const path = await goldenPath(world, caller);
  const { orderedDocumentId, documentOrderId } = await orderedNotice(world, caller, path);
  for (const _ of [1, 2]) await addFile(world, 'document_order', documentOrderId);
  await addRequests(world, caller, path);
  await completeFixtures(world);
  await addWebhook(world, caller);
  await addCredentials(world, caller);
  await goldenPath(world, await world.sandboxOf(caller));
  await world.sql(`select mail_admins($1, true, 'low_credits', '{}', 'waiting', now())`, [caller.organizationId]);
  await world.sql(
    `insert into emails (id, account_id, livemode, user_id, key, template, data, created_at, sent_at)
     select uuidv7(), $1, true, $2, 'sent', 'low_credits', '{}', now(), now()`,
    [caller.organizationId, caller.userId],
  );
  return [caller, path, orderedDocumentId];
}
