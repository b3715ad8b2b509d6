/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type * as apps from '../../../src/process/app.js';
import { buildApp } from '../../../src/process/app.js';
import { OverdueWatch } from '../../../src/process/overdue-watch.js';
import { QueueWatch } from '../../../src/process/queues.js';
import { type Json, openWorld } from '../../support/worlds/world.js';

describe('a process with a silent loop', () => {
  const started: apps.App[] = [];
  const holders: pg.Client[] = [];
  // Closed before the world, which drops the database.
  afterAll(async () => {
    for (const holder of holders) await holder.end();
    for (const app of started) await app.stop();
  });
  const world = openWorld();
  const lines: string[] = [];

  async function start(role: 'worker' | 'web'): Promise<apps.App> {
    const config = { ...world.config, role, logLevel: 'info' as const };
    const sink = { write: (line: string) => void lines.push(line) };
    const app = await buildApp(config, sink, { silentAfterMs: 5_000, lookMs: 50 });
    started.push(app);
    await app.start();
    return app;
  }
  /** Waits until the probe has that status. Returns the body. */
  async function probed(app: apps.App, status: number): Promise<Json> {
    for (;;) {
      const answer = await app.server.inject('/readyz');
      if (answer.statusCode === status) return answer.json();
      await sleep(20);
    }
  }
  const metrics = async (app: apps.App) => (await app.server.inject('/metrics')).body;
  const logged = (message: string, name: string) =>
    lines.map((line) => JSON.parse(line) as Json).filter(({ msg, loop }) => msg === message && loop === name);
  /** Blocks all statements on the table: a claim starts and does not end. */
  async function hangClaims(table: string): Promise<pg.Client> {
    const holder = new pg.Client({ connectionString: world.config.databaseUrl });
    holders.push(holder);
    await holder.connect();
    await holder.query(`begin; lock table ${table}`);
    return holder;
  }

  it.each([['tasks', 'tasks']])(
    'is not ready if the loop is that of %s and it is a worker, and shows that in its metrics and log until the loop is back',
    async (name, table) => {
      lines.length = 0;
      const worker = await start('worker');
      const web = await start('web');
      const ready = await probed(worker, 200);
      expect(ready.loops.map(({ loop }: Json) => loop).sort()).toEqual(
        ['deliveries', 'delivery_leases', 'sequencer', 'statistics', 'slow_deliveries', 'tasks'].sort(),
      );
      const holder = await hangClaims(table);
      const silent = await probed(worker, 503);
      expect(silent.status).toBe('not ready');
      while (logged('loop is silent', name).length === 0) await sleep(20);
      const hung = (await probed(worker, 503)).loops.find(({ loop }: Json) => loop === name);
      expect(hung).toMatchObject({ silent: true });
      expect(hung.last_pass_seconds).toBeGreaterThanOrEqual(5);
      const text = await metrics(worker);
      expect(text).toContain(`\ncps_loop_silent{loop="${name}"} 1\n`);
      expect(text).toContain('\ncps_webhook_attempts_running{lane="prompt"} 0\n');
      expect(text).toContain('\ncps_webhook_attempts_running{lane="slow"} 0\n');
      expect(await metrics(web)).not.toContain('\ncps_webhook_attempts_running{');
      const age = new RegExp(`^cps_loop_last_pass_age_seconds\\{loop="${name}"\\} (\\S+)$`, 'm').exec(text)!;
      expect(Number(age[1])).toBeGreaterThan(5);
      // The web process has no such loop and stays ready.
      expect((await probed(web, 200)).loops.map(({ loop }: Json) => loop)).not.toContain(name);

      await holder.query('rollback');
      await probed(worker, 200);
      while (logged('loop is back', name).length === 0) await sleep(20);
      expect(await metrics(worker)).toContain(`\ncps_loop_silent{loop="${name}"} 0\n`);
      expect(logged('loop is silent', name)).toEqual([expect.objectContaining({ level: 'error', loop: name })]);
      expect(logged('loop is back', name)).toEqual([expect.objectContaining({ level: 'info', loop: name })]);
      for (const app of started.splice(0)) await app.stop();
    },
  );

  it('differs from overdue work, which is logged once and is no fault of the process', async () => {
    const caller = await world.caller();
    await world.sql(
      `insert into tasks (id, account_id, livemode, kind, subject_id, due_at, created_at)
       values (uuidv7(), $1, true, 'mail.submit', uuidv7(), now() - interval '7 minutes', now())`,
      [caller.organizationId],
    );
    const said: unknown[] = [];
    const log = {
      warn: (facts: object, message?: string) => said.push([message, facts]),
      info: (facts: object, message?: string) => said.push([message, facts]),
    };
    const facts = () => ({ tasks_running: { carrier: 8 } });
    const look = () => new QueueWatch(world.app.infrastructure.db).look();
    const watch = new OverdueWatch({ look }, log, facts);
    await watch.look();
    await watch.look();
    const queue = 'errands';
    expect(watch.states()).toEqual([{ queue, seconds: expect.any(Number) }]);
    expect(said).toEqual([
      ['work is overdue', { queue, overdue_seconds: expect.any(Number), tasks_running: { carrier: 8 } }],
    ]);
    await world.sql('delete from tasks');
    await watch.look();
    expect(watch.states()).toEqual([]);
    expect(said.slice(1)).toEqual([['work is no longer overdue', { queue }]]);
  });
});
