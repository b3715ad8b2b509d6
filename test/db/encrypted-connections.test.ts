/** @sampled tests */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { openCopy, openOrm } from '../../src/db/orm.js';
import { openPool } from '../../src/db/pool.js';

/** The message that asks for TLS, before anything else is sent. */
const sslRequest = '0000000804d2162f';

describe('a database URL with sslmode=verify-full', () => {
  const asked: string[] = [];
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer((socket) => {
      socket.once('data', (bytes) => {
        asked.push(bytes.toString('hex'));
        socket.end('N');
      });
      socket.on('error', () => {});
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `postgresql://cps:secret@127.0.0.1:${(server.address() as AddressInfo).port}/cps`;
  });

  afterAll(() => void server.close());

  it('encrypts the connections of every pool, or makes none', async () => {
    url += '?sslmode=verify-full';
    const orm = await openOrm(url, 1);
    const copy = openCopy(orm, url, { max: 1 });
    const pool = openPool(url, 1);
    const refused = (db: Pick<typeof pool, 'getExecutor'>) => expect(sql`select 1`.execute(db)).rejects.toThrow();
    await Promise.all([refused(orm.em.getKysely()), refused(copy.db), refused(pool)]);
    await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow(/SSL/);
    await Promise.all([orm.close(true), copy.close(), pool.destroy()]);
    // A pool that cannot connect tries again.
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect([...new Set(asked)]).toEqual([sslRequest]);
  });
});
