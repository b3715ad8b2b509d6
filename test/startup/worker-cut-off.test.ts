/** @sampled tests */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DatabaseProxy } from '../support/databases/database-proxy.js';
import { copyTemplate } from '../support/worlds/world-base.js';
import { newDataFolder, query, removeDataFolders } from './data-folder.js';
import { runProgram } from './service-process.js';

describe('a worker whose connections are cut while a job runs', () => {
  afterAll(removeDataFolders);

  it('records how the job ended when it reaches the database again', async () => {
    const name = `t_${randomBytes(8).toString('hex')}`;
    await copyTemplate(name);
    const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
    url.pathname = name;
    const proxy = await DatabaseProxy.to(url.href);
    const worker = runProgram('dist/main.js', [], {
      ROLE: 'worker',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: proxy.url,
      DATA_DIR: await newDataFolder(),
    });
    const [, health] = await worker.printed(/(http:\/\/127\.0\.0\.1:\d+)\/healthz/);
    const holder = new pg.Client({ connectionString: url.href });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table idempotency_keys in access exclusive mode');
    await query(url.href, `update tasks set due_at = now() where kind = 'purge_expired'`);
    // Its own statement has begun: a task that is only leased may not have reached its handler.
    const begun = `select 1 from pg_locks where relation = 'idempotency_keys'::regclass and not granted`;
    while ((await query(url.href, begun)).length === 0) await sleep(50);

    proxy.down();
    while (proxy.refused < 5) await sleep(50);
    proxy.up();
    await holder.end();
    const failed = `select attempt from tasks where kind = 'purge_expired' and last_error is not null and leased_until is null`;
    let ended: unknown[] = [];
    while (ended.length === 0) {
      await sleep(50);
      ended = await query(url.href, failed);
    }
    // Not by another attempt, after the lease of the first.
    expect(ended).toEqual([{ attempt: 1 }]);
    while ((await fetch(`${health}/readyz`)).status !== 200) await sleep(100);
    worker.process.kill('SIGTERM');
    expect(await worker.exited).toBe(0);
    await proxy.close();
    await query(process.env.TEST_DATABASE_BASE_URL!, `drop database ${name} with (force)`);
  });
});
