/** @sampled tests */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateTables } from '../../../src/db/migrate.js';
import type { Manifest } from '../../../src/process/recovery/manifest.js';
import { type StoredFile, toPath } from '../../../src/providers/storage/file-store.js';
import { createLocalFileStore } from '../../../src/providers/storage/local-file-store.js';
import { runHere } from '../../startup/commands.js';
import { emptyDatabases, rowsOf } from '../../support/databases/databases.js';
import { FakeS3 } from '../../support/fakes/fake-s3.js';

interface Check {
  name: string;
  ok: boolean;
  findings: string[];
}

const orgId = '01a1ffbb-8db9-7658-b559-b07869a97b41';
const keys = { ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') };

describe('a backup of an earlier schema whose store has lost files', () => {
  const emptyDatabase = emptyDatabases();
  const s3 = new FakeS3();
  let scratch: string;
  beforeAll(async () => {
    await s3.open();
    scratch = await mkdtemp(join(tmpdir(), 'cps-earlier-'));
  });
  afterAll(async () => {
    await s3.close();
    await rm(scratch, { recursive: true, force: true });
  });

  it('is restored into a bucket, and then migrated', async () => {
    const [old, databaseUrl, dataDir] = [await emptyDatabase(), await emptyDatabase(), join(scratch, 'lossy')];
    const placeOf = (sha256: string) => join(dataDir, 'files', toPath(sha256));
    await migrateTables(old, '0009-fulfillment');
    const files = createLocalFileStore(join(dataDir, 'files'));
    const [kept, lost, changed, unreadable] = (await Promise.all(
      ['1', '22', '3', '4'].map((text) => files.put(Buffer.from(text))),
    )) as [StoredFile, StoredFile, StoredFile, StoredFile];
    await rowsOf(
      old,
      `insert into organizations (id, account_id, livemode, type, name, code, created_at, updated_at)
         values ('${orgId}', '${orgId}', true, 'tenant', 'Ada', 'ADA', now(), now());
       insert into attached_files (id, account_id, livemode, subject_type, subject_id, file_name, mime_type, file_size, sha256, created_at)
         select uuidv7(), '${orgId}', true, 'document_order', uuidv7(), 'a.txt', 'text/plain', size, sha256, now()
         from (values (1, '${kept.sha256}'), (2, '${lost.sha256}'), (1, '${changed.sha256}'), (1, '${unreadable.sha256}')) f (size, sha256)`,
    );
    await rm(placeOf(lost.sha256));
    await writeFile(placeOf(changed.sha256), '5');
    // A folder can be opened, but not read.
    await rm(placeOf(unreadable.sha256));
    await mkdir(placeOf(unreadable.sha256));
    const lacking = [lost.sha256, changed.sha256, unreadable.sha256].sort();
    const folder = join(scratch, 'lossy-backup');
    const ran = await runHere(['backup', folder, '--json'], { ...keys, DATABASE_URL: old, DATA_DIR: dataDir });
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toContain(JSON.stringify(lacking, null, 2).replaceAll('\n', '\n  '));

    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
    const restored = await runHere(['restore', folder, '--json'], {
      ...keys,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(scratch, 'unused'),
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_BUCKET: bucket,
      FILES_S3_REGION: region,
      FILES_S3_ACCESS_KEY_ID: accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    expect(restored).toMatchObject({ status: 1, stderr: expect.stringContaining('"verified": false') });
    const { checks } = JSON.parse(restored.stderr.slice(restored.stderr.indexOf('{\n'))) as { checks: Check[] };
    const wrong = checks.filter(({ ok }) => !ok);
    expect(wrong).toMatchObject([
      // The orders of the files do not exist either.
      {
        name: 'references',
        findings: lacking.concat(kept.sha256).map(() => expect.stringMatching(/^attached_files .* does not exist\.$/)),
      },
      { name: 'files', findings: lacking.map((sha256) => `${sha256} is not in the store.`) },
    ]);
    expect([...s3.objects].map(([path, { bytes }]) => [path, bytes.toString()])).toEqual([[toPath(kept.sha256), '1']]);
    expect(await rowsOf(databaseUrl, 'select name from organizations')).toEqual([{ name: 'Ada' }]);
  });
});

/** The migrations of before the first release: only their number, the first and the last count. */
const names = [
  '0001-records',
  ...Array.from({ length: 90 }, (_, index) => `${String(index + 2).padStart(4, '0')}-other`),
  '0180-form-reviews',
];

describe('a backup of before the first release', () => {
  const emptyDatabase = emptyDatabases();
  let scratch: string;
  let settings: Record<string, string>;
  let manifest: Manifest;
  const folder = () => join(scratch, 'backup');
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'cps-before-'));
    const databaseUrl = await emptyDatabase();
    settings = { ...keys, DATABASE_URL: databaseUrl, DATA_DIR: join(scratch, 'data') };
    await migrateTables(databaseUrl, '0020-tasks');
    await rowsOf(
      databaseUrl,
      `insert into organizations (id, account_id, livemode, type, name, code, created_at, updated_at)
         values ('${orgId}', '${orgId}', true, 'tenant', 'Ada', 'ADA', now(), now());
       insert into tasks (id, account_id, livemode, kind, subject_id, due_at, created_at)
         select uuidv7(), '${orgId}', true, 'none', uuidv7(), now(), now() from generate_series(1, 3);
       delete from tasks`,
    );
    expect(await runHere(['backup', folder()], settings)).toMatchObject({ status: 0 });
    manifest = JSON.parse(await readFile(join(folder(), 'manifest.json'), 'utf8')) as Manifest;
    for (const sequence of manifest.sequences) sequence.name = sequence.name.replace(/^tasks_/, 'errands_');
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  async function restoreWith(migrations: string[]) {
    await writeFile(join(folder(), 'manifest.json'), JSON.stringify({ ...manifest, migrations }));
    const databaseUrl = await emptyDatabase();
    const ran = await runHere(['restore', folder()], { ...settings, DATABASE_URL: databaseUrl });
    return { ran, databaseUrl };
  }

  it('is restored with the migrations of today', async () => {
    const { ran, databaseUrl } = await restoreWith(names);
    expect(ran).toMatchObject({ status: 0, stderr: expect.not.stringContaining('FAILED') });
    expect(await rowsOf(databaseUrl, 'select name from organizations')).toEqual([{ name: 'Ada' }]);
    expect(await rowsOf(databaseUrl, 'select last_value from tasks_serial_seq')).toEqual([{ last_value: '3' }]);
    expect(await rowsOf(databaseUrl, 'select name from mikro_orm_migrations order by id limit 1')).toEqual([
      { name: '0001-audit' },
    ]);
  });

  it.each([
    [
      'an earlier schema',
      names.slice(0, 50),
      'its last migration is 0050-other. Restore it with the version that wrote it, open the database with the last version that has the ' +
        'migration 0180-form-reviews, which brings it up to date, run "cps migrate" of this version on the database, and back that up.',
    ],
    [
      'the schema without signed originals',
      names.toSpliced(50, 2),
      'its last migration is 0180-form-reviews. Restore it with the version that wrote it, run "cps migrate" of this version on the ' +
        'database, and back that up.',
    ],
  ])('is refused with what to do if it is of %s, before anything is written', async (_, migrations, sentence) => {
    const { ran, databaseUrl } = await restoreWith(migrations);
    expect(ran).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        `The backup is from before the first release, and ${sentence} Nothing was changed.`,
      ),
    });
    expect(await rowsOf(databaseUrl, `select from pg_class where relnamespace = 'public'::regnamespace`)).toEqual([]);
  });

  it.each([
    ['all', names, 'Run "cps migrate", which gives it the schema of this version.'],
    [
      'all but those of signed originals',
      names.toSpliced(50, 2),
      'Run "cps migrate", which gives it the schema of this version.',
    ],
    [
      'some',
      names.slice(0, 50),
      'Open it with the last version that has the migration 0180-form-reviews, which brings it up to date, and then run "cps migrate" of this one.',
    ],
  ])(
    'has a database that cps verify names as such, with what to do, when %s of its migrations have run',
    async (_, ran, sentence) => {
      const databaseUrl = await emptyDatabase();
      const rows = ran.map((name) => `('${name}')`).join();
      await rowsOf(
        databaseUrl,
        `create table mikro_orm_migrations (id serial, name text); insert into mikro_orm_migrations (name) values ${rows}`,
      );
      const verified = await runHere(['verify', '--json'], { ...settings, DATABASE_URL: databaseUrl });
      expect(verified.status).toBe(1);
      const { checks } = JSON.parse(verified.stderr.slice(verified.stderr.indexOf('{'))) as { checks: Check[] };
      const last = ran.at(-1);
      expect(checks.find(({ name }) => name === 'schema')?.findings).toEqual([
        `The database is from before the first release, and its last migration is ${last}. ${sentence}`,
      ]);
    },
  );
});
