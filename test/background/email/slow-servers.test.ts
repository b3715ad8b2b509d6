/** @sampled tests */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { mailAdmins } from '../../../src/background/email/mail-admins.js';
import { sendEmail } from '../../../src/background/email/send-email.js';
import { scheduledKinds } from '../../../src/background/tasks/kinds.js';
import { addScheduled } from '../../../src/background/tasks/queue.js';
import { TaskRunner } from '../../../src/background/tasks/runner.js';
import { jobHandlers } from '../../../src/process/jobs/handlers.js';
import { sendThrough } from '../../../src/providers/email/account-mailer.js';
import type { EmailMessage, OwnMailer } from '../../../src/providers/email/mailer.js';
import type { Mailers } from '../../../src/providers/email/mailers.js';
import { accountMailer } from '../../../src/services/credential/account-mailer.js';
import { taskHandlers } from '../../../src/services/task-handlers.js';
import { openMailServer } from '../../support/fakes/mail-server.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const { url } = await openMailServer({
  onAuth: (_, __, callback) => callback(null, { user: 'cps' }),
  allowInsecureAuth: true,
});

const links = { publicUrl: () => 'https://cps.example', unsubscribeUrl: () => 'https://cps.example/unsubscribe' };

describe('e-mails through mail servers that do not answer', () => {
  const world = openWorld();
  /** The accounts whose own server does not answer, until `answer` is called, and the e-mails that wait for it. */
  const hanging = new Set<string>();
  const waiting: Array<{ account: string; answer: (error?: Error) => void }> = [];
  /** The ids of what the service's own server, and other accounts' servers, accepted. */
  const accepted = { live: [] as string[], own: [] as string[] };
  let operatorHangs = false;
  let stop: (() => Promise<unknown>) | undefined;
  let keys = 0;

  const hang = (account: string) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ account, answer: (error) => (error ? reject(error) : resolve()) });
    });
  const own = (account: string): OwnMailer => ({
    isSlow: false,
    async send({ id }: EmailMessage) {
      if (hanging.has(account)) await hang(account);
      accepted.own.push(id);
    },
    takeTurn: async () => true,
    noteSlow: async () => undefined,
  });
  const ownServers = new Map<string, OwnMailer>();
  const operatorServer = {
    async send({ id }: EmailMessage) {
      if (operatorHangs) await hang('operator');
      accepted.live.push(id);
    },
    close: () => undefined,
  };
  const mailers: Mailers = {
    live: operatorServer,
    signIn: operatorServer,
    sandbox: { send: async () => undefined, close: () => undefined },
    ofAccount: async (account) => ownServers.get(account) ?? null,
    close: () => undefined,
  };

  async function start(): Promise<void> {
    const { infrastructure } = world.app;
    await addScheduled(infrastructure.db, scheduledKinds);
    const log = { info: () => undefined };
    const handlers = { ...taskHandlers, ...jobHandlers(world.config, infrastructure, mailers, log) };
    const running = new TaskRunner(infrastructure, handlers, () => undefined);
    running.start();
    stop = () => running.stop();
  }
  afterEach(async () => {
    hanging.clear();
    operatorHangs = false;
    while (waiting.length > 0) waiting.pop()!.answer();
    await stop?.();
    stop = undefined;
    await world.sql('delete from tasks');
    await world.sql('delete from provider_credentials');
    ownServers.clear();
    accepted.live = [];
    accepted.own = [];
  });

  /** Queues an e-mail to the owner. Returns its id. */
  async function write({ organizationId }: Caller): Promise<string> {
    keys += 1;
    const key = `key ${keys}`;
    const data = { total: '9.50', held: '0.00', below: '10.00' };
    const mail = {
      accountId: organizationId,
      livemode: true,
      template: 'credits_low',
      data,
      key,
      now: new Date(),
    } as const;
    await mailAdmins(world.app.infrastructure.db, mail);
    const [row] = await world.sql('select id from emails where key = $1', [key]);
    return (row as { id: string }).id;
  }
  async function until(look: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await look())) await sleep(20);
  }
  async function scheduledJobIsDone(): Promise<void> {
    await world.sql(`update tasks set due_at = now() where kind = 'date_tokens'`);
    const left = `select 1 from tasks where kind = 'date_tokens' and due_at <= now()`;
    await until(async () => (await world.sql(left)).length === 0);
  }
  /** Gives accounts a mail server of their own. */
  async function serve(accounts: readonly Caller[], server: Partial<OwnMailer> = {}): Promise<void> {
    for (const { organizationId } of accounts) ownServers.set(organizationId, { ...own(organizationId), ...server });
    await world.sql(
      `insert into provider_credentials (id, account_id, livemode, organization_id, provider, mode, sealed_secret, fingerprint,
         settings, secret_settings, status, silent_at, created_at, updated_at)
       select uuidv7(), id, true, id, 'smtp', 'live', '\\x00', 'f', '{}', '{}', 'active', case when $2 then now() end, now(), now()
       from unnest($1::uuid[]) id`,
      [accounts.map(({ organizationId }) => organizationId), server.isSlow ?? false],
    );
  }
  const callers = (count: number) => Promise.all(Array.from({ length: count }, () => world.caller()));

  it('leave slots to other e-mails and to scheduled jobs, and take one slot for each server', async () => {
    const [plain, ...others] = await callers(13);
    for (const { organizationId } of others) hanging.add(organizationId);
    await serve(others);
    for (const caller of others) await write(caller);
    for (const caller of others) await write(caller);
    await start();
    await until(() => waiting.length === 4);
    await scheduledJobIsDone();
    const id = await write(plain!);
    await until(() => accepted.live.includes(id));
    expect(waiting).toHaveLength(4);
    expect(new Set(waiting.map(({ account }) => account)).size).toBe(4);
    // The others get the slots in turn. Each server is sent one e-mail at a time.
    while (accepted.own.length < 24) {
      await until(() => waiting.length > 0 || accepted.own.length === 24);
      const accounts = waiting.map(({ account }) => account);
      expect(new Set(accounts).size).toBe(accounts.length);
      waiting.shift()?.answer();
    }
    expect(await world.sql('select 1 from emails where sent_at is null')).toHaveLength(0);
  });

  it('are sent through the service’s server at once while the own one is slow, except for one at a time', async () => {
    const slow = await callers(10);
    for (const { organizationId } of slow) hanging.add(organizationId);
    await serve(slow, { isSlow: true });
    const ids: string[] = [];
    for (const caller of slow) ids.push(await write(caller));
    await start();
    await until(() => accepted.live.length === 9 && waiting.length === 1);
    expect(accepted.own).toEqual([]);
    waiting.pop()!.answer();
    await until(() => accepted.own.length === 1);
    expect([...accepted.live, ...accepted.own].sort()).toEqual(ids.sort());
  });

  it('are sent through the service’s server while it is not the turn of the slow one', async () => {
    const [caller] = (await callers(1)) as [Caller];
    const server = { ...own(caller.organizationId), isSlow: true, takeTurn: async () => false };
    ownServers.set(caller.organizationId, server);
    const id = await write(caller);
    expect(await sendEmail(world.app.infrastructure.db, mailers, links, id)).toMatchObject({ email: 'sent' });
    expect(accepted).toEqual({ live: [id], own: [] });
  });

  it.each([
    [false, 8_000, 'rejects', [true], 30_000],
    [false, 8_000, 'accepts', [true], 30_000],
    [false, 0, 'rejects', [], 30_000],
    [true, 10_000, 'rejects', [], 10_000],
    [true, 0, 'accepts', [false], 10_000],
  ] as const)(
    'note how slow the own server is: before %s, after %i ms it %s',
    async (isSlow, ms, end, noted, limit) => {
      const [caller] = (await callers(1)) as [Caller];
      const now = performance.now.bind(performance);
      const notes: boolean[] = [];
      const limits: number[] = [];
      ownServers.set(caller.organizationId, {
        ...own(caller.organizationId),
        isSlow,
        async send(_, most) {
          limits.push(most);
          jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
          if (end === 'rejects') throw new Error('No answer');
        },
        noteSlow: async (slow) => void notes.push(slow),
      });
      const id = await write(caller);
      await sendEmail(world.app.infrastructure.db, mailers, links, id);
      jest.restoreAllMocks();
      expect({ notes, limits }).toEqual({ notes: [...noted], limits: [limit] });
      expect(accepted.live).toEqual(end === 'rejects' ? [id] : []);
    },
  );

  it('are sent once, although how slow the own server is cannot be noted', async () => {
    const [caller] = (await callers(1)) as [Caller];
    const fault = new Error('The database is away.');
    const server = { ...own(caller.organizationId), isSlow: true, noteSlow: () => Promise.reject(fault) };
    ownServers.set(caller.organizationId, server);
    const id = await write(caller);
    const errors: unknown[] = [];
    const options = { onError: (error: unknown) => errors.push(error) };
    expect(await sendEmail(world.app.infrastructure.db, mailers, links, id, options)).toMatchObject({ email: 'sent' });
    expect({ ...accepted, errors }).toEqual({ live: [], own: [id], errors: [fault] });
  });

  it('leave slots to scheduled jobs and to e-mails for signing in, if the server is the operator’s', async () => {
    operatorHangs = true;
    for (const caller of await callers(12)) await write(caller);
    await start();
    await until(() => waiting.length === 8);
    await scheduledJobIsDone();
    expect(waiting).toHaveLength(8);
    const request = 'mutation ($input: RequestSignInLinkInput!) { requestSignInLink(input: $input) { email } }';
    await world.caller({ email: 'ann@tenant.example' });
    await world.graphql(null, request, { input: { email: 'ann@tenant.example' } });
    await until(() => waiting.length === 9);
  });
});

describe('an account’s own mail server', () => {
  const world = openWorld();

  it.each([
    ['does not greet', () => undefined],
    ['sends a byte now and then', (socket: Socket) => void setInterval(() => socket.write('2'), 20).unref()],
  ])('is given up after the time limit if it %s', async (_, connected) => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      connected(socket);
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const login = { host: '127.0.0.1', port, user: 'cps', password: 'password', from: 'claims@tenant.example' };
    const message = { id: 'x', to: { name: 'Ana', address: 'ana@example.com' }, subject: 'S', text: 'T', html: 'H' };
    await expect(sendThrough(login, world.app.infrastructure.webhooks!.guard, message, 200)).rejects.toThrow();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });

  it('is tried once a minute while it is slow, by all processes, until it is in time or its credential is changed', async () => {
    const caller = await world.caller();
    const { hostname, port } = new URL(url);
    const settings = { host: hostname, port: Number(port), user: 'cps', from: 'claims@tenant.example' };
    const body = { provider: 'smtp', label: 'Our own', mode: 'live', secret: 'password', settings };
    const { body: made } = await world.rest(caller, 'POST', '/provider-auth', body);
    expect(made).toMatchObject({ data: { status: 'active' } });
    const { id } = made.data;
    const server = async () => (await accountMailer(world.app.infrastructure, caller.organizationId))!;
    const before = await server();
    expect(before.isSlow).toBe(false);
    await before.noteSlow(true);
    expect((await server()).isSlow).toBe(true);
    expect(await before.takeTurn()).toBe(false);
    await world.sql(`update provider_credentials set silent_at = now() - interval '61 seconds' where id = $1`, [id]);
    const turns = await Promise.all([before, await server(), await server()].map((one) => one.takeTurn()));
    expect(turns.filter(Boolean)).toHaveLength(1);
    await before.noteSlow(false);
    expect((await server()).isSlow).toBe(false);

    await before.noteSlow(true);
    await world.rest(caller, 'PATCH', `/provider-auth/${id}`, { label: 'Renamed' });
    expect((await server()).isSlow).toBe(true);
    for (const changed of [{ settings: { from: 'other@tenant.example' } }, { secret: 'another' }]) {
      const old = await server();
      await old.noteSlow(true);
      const { body: answer } = await world.rest(caller, 'PATCH', `/provider-auth/${id}`, changed);
      expect(answer).toMatchObject({ data: { status: 'active' } });
      expect((await server()).isSlow).toBe(false);
      // An e-mail that is under way says nothing about the new one.
      await old.noteSlow(true);
      expect((await server()).isSlow).toBe(false);
    }
  });
});
