import { createHash } from 'node:crypto';
import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { advisoryLocks } from '../../src/domain/shared/advisory-locks.js';
import { purgeExpired } from '../../src/process/jobs/purge-expired.js';
import { FileStoreUnavailable } from '../../src/providers/storage/file-store.js';
import type { Observer } from '../../src/runtime/observability/observer.js';
import { attachFile } from '../../src/services/attached-file/index.js';
import { deleteUnused } from '../../src/services/file/delete.js';
import { sweepFiles } from '../../src/services/file/sweep.js';
import { addRequest } from '../contract/orders.js';
import { requestOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const slotMs = 5 * 60 * 1000;
const hours = 60 * 60 * 1000;

describe('the sweep of files', () => {
  const world = openWorld();
  let caller: Caller;
  let requestId: string;
  beforeAll(async () => {
    caller = await world.caller();
    requestId = await addRequest(world, caller.organizationId);
  });

  const has = (sha256: string) => world.app.infrastructure.files.has(sha256);

  /** An unreferenced file that was stored the given number of hours ago. */
  async function unreferenced(content: string, ageHours: number): Promise<string> {
    const { sha256 } = await world.app.infrastructure.files.put(Buffer.from(content));
    const at = new Date(Date.now() - ageHours * hours);
    await utimes(join(world.config.dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256), at, at);
    return sha256;
  }

  const attach = (content: string) => {
    const ctx = requestOf(world, caller);
    const file = { fileName: `${content}.txt`, mimeType: 'text/plain', bytes: Buffer.from(content) };
    return { ctx, attached: attachFile(ctx, { ...file, subjectType: 'fulfillment_request', subjectId: requestId }) };
  };

  /** The next time at which the sweep reaches the folder of this file, within a day. */
  function turnOf(sha256: string): Date {
    let slot = Math.ceil(Date.now() / slotMs);
    while (slot % 256 !== Number.parseInt(sha256.slice(0, 2), 16)) slot += 1;
    return new Date(slot * slotMs);
  }

  const sweep = (sha256: string) => sweepFiles(world.app.infrastructure, turnOf(sha256));

  it('deletes files without a reference for a day, and no newer ones', async () => {
    const old = await unreferenced('rolled back', 25);
    const young = await unreferenced('on its way', 0);
    expect([await sweep(old), await sweep(young)]).toEqual([1, 0]);
    expect([await has(old), await has(young)]).toEqual([false, true]);
  });

  it('keeps referenced files of any age, and leaves other folders for another run', async () => {
    const { ctx, attached } = attach('kept');
    const { sha256 } = await attached;
    await ctx.commit();
    await unreferenced('kept', 1_000);
    const elsewhere = await unreferenced('rolled back too', 1_000);
    expect(elsewhere.slice(0, 2)).not.toBe(sha256.slice(0, 2));
    expect(await sweep(sha256)).toBe(0);
    expect([await has(sha256), await has(elsewhere)]).toEqual([true, true]);
  });

  it('waits for a request that stores the same content, and then keeps the file', async () => {
    const sha256 = await unreferenced('raced', 25);
    const { ctx, attached } = attach('raced');
    await attached;
    const swept = sweep(sha256);
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    while ((await world.sql(waiting)).length === 0) await turn();
    await ctx.commit();
    expect(await swept).toBe(0);
    expect(await has(sha256)).toBe(true);
  });

  it('waits for a request in progress, and deletes its file when it is rolled back', async () => {
    const { ctx, attached } = attach('undone');
    const { sha256 } = await attached;
    // No request runs for a day, so the test sets the age of the file.
    await unreferenced('undone', 25);
    const swept = sweep(sha256);
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    while ((await world.sql(waiting)).length === 0) await turn();
    expect(await has(sha256)).toBe(true);
    await ctx.rollback();
    expect(await swept).toBe(1);
    expect(await has(sha256)).toBe(false);
  });

  it('deletes nothing during a backup', async () => {
    const sha256 = await unreferenced('backed up', 25);
    await world.app.infrastructure.db.connection().execute(async (db) => {
      await sql`select pg_advisory_lock_shared(${advisoryLocks.backups})`.execute(db);
      expect(await sweep(sha256)).toBe(0);
      expect(await has(sha256)).toBe(true);
      await sql`select pg_advisory_unlock_shared(${advisoryLocks.backups})`.execute(db);
    });
    expect(await sweep(sha256)).toBe(1);
  });

  it('leaves a file for another run when the store does not answer', async () => {
    const sha256 = await unreferenced('out of reach', 25);
    const { files, db } = world.app.infrastructure;
    const away = async () => {
      throw new FileStoreUnavailable('No answer.');
    };
    expect(await sweepFiles({ db, files: { ...files, delete: away } }, turnOf(sha256))).toBe(0);
    expect(await sweep(sha256)).toBe(1);
  });

  it('deletes nothing in a store of another database, and logs a warning', async () => {
    const { files, db } = world.app.infrastructure;
    expect(await sweep(await unreferenced('of this one', 25))).toBe(1);
    const own = await files.owner();
    expect(own).toMatch(/^PostgreSQL \d+, database \d+$/);
    const sha256 = await unreferenced('of the other one', 25);
    await files.claim('PostgreSQL 1, database 2');
    const warned: unknown[] = [];
    const observer = { log: { warn: (...line: unknown[]) => warned.push(line) } } as unknown as Observer;
    expect(await sweepFiles({ db, files, observer }, turnOf(sha256))).toBe(0);
    expect(await db.transaction().execute((tx) => deleteUnused(tx, files, [sha256]))).toBe(0);
    expect(warned).toEqual([[{ store: files.name }, 'no files deleted: the file store belongs to another database']]);
    expect([await has(sha256), await files.owner()]).toEqual([true, 'PostgreSQL 1, database 2']);
    await rm(join(world.config.dataDir, 'files', 'owner'));
    expect([await sweep(sha256), await files.owner()]).toEqual([1, own]);
  });

  it('runs as part of the cleanup job', async () => {
    // The next folder may be due by the time the job runs.
    const slot = Math.floor(Date.now() / slotMs);
    const files = await Promise.all([slot, slot + 1].map((one) => unreferenced(contentOn(one % 256), 25)));
    await purgeExpired(world.app.infrastructure, 60);
    expect((await Promise.all(files.map(has))).filter((there) => !there)).not.toEqual([]);
  });
});

/** A text whose hash is in this folder. */
function contentOn(folder: number): string {
  for (let n = 0; ; n += 1) if (createHash('sha256').update(`text ${n}`).digest()[0] === folder) return `text ${n}`;
}
