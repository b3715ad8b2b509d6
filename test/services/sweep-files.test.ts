import { createHash } from 'node:crypto';
import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { advisoryLocks } from '../../src/domain/shared/advisory-locks.js';
import type * as jobs from '../../src/jobs/purge-expired.js';
import type { Observer } from '../../src/observability/observer.js';
import type * as stores from '../../src/providers/storage/file-store.js';
import type * as attachedFiles from '../../src/services/attached-file/index.js';
import type * as deleting from '../../src/services/file/delete.js';
import type * as sweeping from '../../src/services/file/sweep.js';
import { addRequest } from '../contract/orders.js';
import { built } from '../support/built.js';
import { requestOf } from '../support/credits.js';
import { type Caller, openWorld } from '../support/world.js';

const { attachFile } = await built<typeof attachedFiles>('services/attached-file/index.js');
const { FileStoreUnavailable } = await built<typeof stores>('providers/storage/file-store.js');
const { deleteUnused } = await built<typeof deleting>('services/file/delete.js');
const { sweepFiles } = await built<typeof sweeping>('services/file/sweep.js');
const { purgeExpired } = await built<typeof jobs>('jobs/purge-expired.js');

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

  /** A file that was put so many hours ago and that nothing names. */
  async function unnamed(content: string, ageHours: number): Promise<string> {
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

  /** The next time that the fixture of this file has its turn; within a day. */
  function turnOf(sha256: string): Date {
    let slot = Math.ceil(Date.now() / slotMs);
    while (slot % 256 !== Number.parseInt(sha256.slice(0, 2), 16)) slot += 1;
    return new Date(slot * slotMs);
  }

  const sweep = (sha256: string) => sweepFiles(world.app.infrastructure, turnOf(sha256));

  it('deletes what nothing has named for a day, and nothing that is younger', async () => {
    const old = await unnamed('rolled back', 25);
    const young = await unnamed('on its way', 0);
    expect([await sweep(old), await sweep(young)]).toEqual([1, 0]);
    expect([await has(old), await has(young)]).toEqual([false, true]);
  });

  it('leaves what a record names, however old, and other fixtures for another time', async () => {
    const { ctx, attached } = attach('kept');
    const { sha256 } = await attached;
    await ctx.commit();
    await unnamed('kept', 1_000);
    const elsewhere = await unnamed('rolled back too', 1_000);
    expect(elsewhere.slice(0, 2)).not.toBe(sha256.slice(0, 2));
    expect(await sweep(sha256)).toBe(0);
    expect([await has(sha256), await has(elsewhere)]).toEqual([true, true]);
  });

  it('waits for a request that is putting the same content, and then leaves it', async () => {
    const sha256 = await unnamed('raced', 25);
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

  it('waits for a request in flight, and deletes what it has put when it is rolled back', async () => {
    const { ctx, attached } = attach('undone');
    const { sha256 } = await attached;
    // Nothing runs for a day: its file is made that old.
    await unnamed('undone', 25);
    const swept = sweep(sha256);
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    while ((await world.sql(waiting)).length === 0) await turn();
    expect(await has(sha256)).toBe(true);
    await ctx.rollback();
    expect(await swept).toBe(1);
    expect(await has(sha256)).toBe(false);
  });

  it('deletes nothing while a backup is made', async () => {
    const sha256 = await unnamed('backed up', 25);
    await world.app.infrastructure.db.connection().execute(async (db) => {
      await sql`select pg_advisory_lock_shared(${advisoryLocks.backups})`.execute(db);
      expect(await sweep(sha256)).toBe(0);
      expect(await has(sha256)).toBe(true);
      await sql`select pg_advisory_unlock_shared(${advisoryLocks.backups})`.execute(db);
    });
    expect(await sweep(sha256)).toBe(1);
  });

  it('leaves what a store that gives no answer does not delete for another time', async () => {
    const sha256 = await unnamed('out of reach', 25);
    const { files, db } = world.app.infrastructure;
    const away = async () => {
      throw new FileStoreUnavailable('No answer.');
    };
    expect(await sweepFiles({ db, files: { ...files, delete: away } }, turnOf(sha256))).toBe(0);
    expect(await sweep(sha256)).toBe(1);
  });

  it("deletes nothing in a store that is another database's, and says so", async () => {
    const { files, db } = world.app.infrastructure;
    expect(await sweep(await unnamed('of this one', 25))).toBe(1);
    const own = await files.owner();
    expect(own).toMatch(/^PostgreSQL \d+, database \d+$/);
    const sha256 = await unnamed('of the other one', 25);
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

  it('is part of the housekeeping', async () => {
    // The turn may pass to the next fixture meanwhile.
    const slot = Math.floor(Date.now() / slotMs);
    const files = await Promise.all([slot, slot + 1].map((one) => unnamed(contentOn(one % 256), 25)));
    await purgeExpired(world.app.infrastructure, 60);
    expect((await Promise.all(files.map(has))).filter((there) => !there)).not.toEqual([]);
  });
});

/** A text whose hash is on this fixture. */
function contentOn(fixture: number): string {
  for (let n = 0; ; n += 1) if (createHash('sha256').update(`text ${n}`).digest()[0] === fixture) return `text ${n}`;
}
