import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DatabaseProxy } from '../support/database-proxy.js';
import { copyTemplate } from '../support/world-base.js';
import { newDataFolder, query, removeDataFolders } from './data-folder.js';
import { runProgram } from './service-process.js';

describe('a worker whose connections are cut while a job runs', () => {
  afterAll(removeDataFolders);

  it('reports that the result of the job was not recorded, and continues', async () => {
    const name = `t_${randomBytes(8).toString('hex')}`;
    await copyTemplate(name);
    const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
    url.pathname = name;
    const proxy = await DatabaseProxy.to(url.href);
    const worker = runProgram('dist/main.js', [], {
      ROLE: 'worker',
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: proxy.url,
      DATA_DIR: await newDataFolder(),
    });
    const [, health] = await worker.printed(/(http:\/\/127\.0\.0\.1:\d+)\/healthz/);
    const holder = new pg.Client({ connectionString: url.href });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table emails in access exclusive mode');
    await query(url.href, `select graphile_worker.add_job('requeue_emails')`);
    // Its own statement has begun: a job that is only locked may not have reached the worker.
    const begun = `select 1 from pg_locks where relation = 'emails'::regclass and not granted`;
    while ((await query(url.href, begun)).length === 0) await sleep(50);

    proxy.down();
    await worker.printed(/the result of a job was not recorded/);
    proxy.up();
    await holder.end();
    while ((await fetch(`${health}/readyz`)).status !== 200) await sleep(100);
    worker.process.kill('SIGTERM');
    expect(await worker.exited).toBe(0);
    await proxy.close();
    await query(process.env.TEST_DATABASE_BASE_URL!, `drop database ${name} with (force)`);
  }, 120_000);
});
