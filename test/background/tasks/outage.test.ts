/** @sampled tests */
import dns from 'node:dns';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { mailAdmins } from '../../../src/background/email/mail-admins.js';
import { addScheduled } from '../../../src/background/tasks/queue.js';
import type { Handlers } from '../../../src/background/tasks/run.js';
import { TaskRunner } from '../../../src/background/tasks/runner.js';
import type { App } from '../../../src/process/app.js';
import { jobHandlers } from '../../../src/process/jobs/handlers.js';
import type { Mailer } from '../../../src/providers/email/mailer.js';
import { taskHandlers } from '../../../src/services/task-handlers.js';
import { DatabaseProxy } from '../../support/databases/database-proxy.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

/** Within this time after an outage, everything is done, although every attempt failed during it. */
const recoveryMs = 10_000;

describe('workers that lose the database', () => {
  let proxy: DatabaseProxy;
  // Closed before the world: its loops wait on the stranded connections.
  afterAll(() => proxy.close());
  const world = openWorld();
  let app: App;
  let caller: Caller;
  let runner: TaskRunner | undefined;
  beforeAll(async () => {
    proxy = await DatabaseProxy.to(world.config.databaseUrl);
    const url = new URL(proxy.url);
    url.hostname = 'localhost';
    app = await world.anotherApp({ role: 'worker', databaseUrl: url.href } as object, undefined, {
      statementMs: 1_000,
    });
    caller = await world.caller();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await runner?.stop();
    runner = undefined;
  });

  const addLetter = () =>
    world.sql(
      `insert into tasks (id, account_id, livemode, kind, subject_id, due_at, created_at)
       values (uuidv7(), $1, true, 'mail.submit', $2, now(), now())`,
      [caller.organizationId, uuidv7()],
    );
  const due = () => world.sql('select kind from tasks where due_at <= now() or attempt > 0');

  it.each([
    ['whose server is down', () => proxy.down(), () => proxy.up()],
    [
      'whose name does not resolve',
      () => {
        const error = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
        jest.spyOn(dns, 'lookup').mockImplementation(((...args: unknown[]) => {
          process.nextTick(args.at(-1) as (error: Error) => void, error);
        }) as never);
        proxy.cut();
      },
      () => jest.restoreAllMocks(),
    ],
    ['whose connections fall silent', () => proxy.silence(), () => proxy.up()],
  ])(
    '%s, all at the same moment and with all their attempts, have done everything 10 s after it is back',
    async (_, begin, end) => {
      const { db } = app.infrastructure;
      await world.sql('delete from tasks');
      await addScheduled(world.app.infrastructure.db, ['verify_ledger']);
      for (let n = 0; n < 8; n += 1) await addLetter();
      await world.sql(`update tasks set due_at = now() where kind = 'verify_ledger'`);
      const outage = Promise.withResolvers<void>();
      let under = 0;
      const work = async () => {
        under += 1;
        await outage.promise;
        await sql`select 1`.execute(db);
      };
      const handlers: Handlers = {
        ...taskHandlers,
        'mail.submit': work,
        verify_ledger: async () => {
          await work();
          return undefined;
        },
      };
      const errors: unknown[] = [];
      runner = new TaskRunner(app.infrastructure, handlers, (error) => errors.push(error), 10);
      runner.start();
      while (under < 9) await sleep(10);
      begin();
      outage.resolve();
      // Claims fail as well.
      while (errors.length < 2) await sleep(10);
      expect(await due()).toHaveLength(9);
      await addLetter();
      end();
      const backAt = performance.now();
      while ((await due()).length > 0) {
        expect(performance.now() - backAt).toBeLessThan(recoveryMs);
        await sleep(50);
      }
    },
    120_000,
  );

  it('send an e-mail once if they lose it while a mail server accepts the e-mail', async () => {
    await world.sql('delete from tasks');
    const data = { total: '9.50', held: '0.00', below: '10.00' };
    const mail = { accountId: caller.organizationId, livemode: true, template: 'credits_low', key: 'outage' } as const;
    await mailAdmins(world.app.infrastructure.db, { ...mail, data, now: new Date() });
    let accepted = 0;
    const live: Mailer = {
      send: async () => {
        accepted += 1;
        if (accepted === 1) proxy.down();
      },
      close: () => undefined,
    };
    const mailers = { live, signIn: live, sandbox: live, ofAccount: async () => null, close: () => undefined };
    const jobs = jobHandlers(world.config, app.infrastructure, mailers, { info: () => undefined });
    const errors: unknown[] = [];
    runner = new TaskRunner(app.infrastructure, { ...taskHandlers, ...jobs }, (error) => errors.push(error), 10);
    runner.start();
    while (errors.length < 2) await sleep(10);
    proxy.up();
    while ((await world.sql(`select 1 from tasks where kind = 'send_email'`)).length > 0) await sleep(20);
    expect(accepted).toBe(1);
    const [sent] = await world.sql<{ sent_at: Date | null }>(`select sent_at from emails where key = 'outage'`);
    expect(sent!.sent_at).not.toBeNull();
  }, 60_000);
});
