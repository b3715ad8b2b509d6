/** @sampled tests */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailData } from '../../../src/background/email/data.js';
import { mailAdmins } from '../../../src/background/email/mail-admins.js';
import { sendEmail } from '../../../src/background/email/send-email.js';
import { maxEmailAttempts } from '../../../src/background/tasks/kinds.js';
import type { Mailer } from '../../../src/providers/email/mailer.js';
import { createSmtpMailer } from '../../../src/providers/email/smtp-mailer.js';
import { openMailServer, read } from '../../support/fakes/mail-server.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const { mail, url } = await openMailServer();

const guarded = await openMailServer({
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, callback) =>
    username === 'cps' && password === 'p@ss/word' ? callback(null, { user: 'cps' }) : callback(new Error('Wrong')),
});

const from = 'Compliance <no-reply@service.example>';
const links = { publicUrl: () => 'https://cps.example', unsubscribeUrl: () => 'https://cps.example/unsubscribe' };
const credits: EmailData['credits_low'] = { total: '9.50', held: '0.00', below: '10.00' };

describe('an e-mail to the admins of an organization', () => {
  const world = openWorld({ smtpUrl: url, mailFrom: from });
  /** An owner, an admin and a member. */
  let people: { owner: Caller; addresses: string[] };
  let keys = 0;

  beforeAll(async () => {
    people = await organization();
    const worker = await world.anotherApp({ role: 'worker' });
    await worker.start();
  });

  async function organization(): Promise<{ owner: Caller; addresses: string[] }> {
    const name = `t${Math.random().toString(36).slice(2)}`;
    const owner = await world.caller({ email: `owner@${name}.example`, name: `Tenant "${name}" <Inc>` });
    const { organizationId } = owner;
    const admin = await world.caller({ email: `admin@${name}.example`, organizationId });
    await world.caller({ email: `member@${name}.example`, organizationId });
    await world.sql(`update memberships set role = 'admin' where user_id = $1`, [admin.userId]);
    return { owner, addresses: [`admin@${name}.example`, `owner@${name}.example`] };
  }
  /** Queues an e-mail to the admins. The key is new unless given. */
  async function write(options: { key?: string; livemode?: boolean; account?: string } = {}) {
    keys += 1;
    const key = options.key ?? `key ${keys}`;
    const { livemode = true, account = people.owner.organizationId } = options;
    await world.app.infrastructure.db.transaction().execute(async (tx) => {
      const mailed = { accountId: account, livemode, template: 'credits_low', data: credits, key } as const;
      await mailAdmins(tx, { ...mailed, now: new Date() });
    });
    return rowsOf(key, account);
  }
  const rowsOf = (key: string, account = people.owner.organizationId) =>
    world.sql<{ id: string; sent_at: Date | null; given_up: string | null; address: string }>(
      `select e.id, sent_at, given_up, u.email as address from emails e join users u on u.id = e.user_id
       where key = $1 and account_id = $2 order by address`,
      [key, account],
    );
  const arrived = (ids: string[]) =>
    mail.messages(ids.length, ({ headers }) => ids.some((id) => headers['message-id']!.includes(id)));
  /** Inserts an e-mail without a task, so that no worker sends it. */
  async function unqueued(key: string): Promise<string> {
    await world.sql(
      `insert into emails (id, account_id, livemode, user_id, key, template, data, created_at)
       values (uuidv7(), $1, true, $2, $3, 'credits_low', $4, now())`,
      [people.owner.organizationId, people.owner.userId, key, credits],
    );
    return (await rowsOf(key))[0]!.id;
  }
  const mailersOf = (live: Mailer) => ({ live, sandbox: live });

  it('is sent to the owners and admins individually, as text and HTML, and to no member', async () => {
    const rows = await write();
    expect(rows.map(({ address }) => address)).toEqual(people.addresses);
    const received = await arrived(rows.map(({ id }) => id));
    expect(received.map(({ to }) => to).sort()).toEqual(people.addresses.map((address) => [address]));
    const [first] = received;
    expect(first!.from).toBe('no-reply@service.example');
    expect(first!.headers).toMatchObject({
      from: from,
      subject: expect.stringMatching(/^Credits are low: 9\.50 left \(Tenant "\w+" <Inc>\)$/),
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@service\.example>$/),
    });
    expect(first!.text).toContain('have fallen below 10.00.\n\nSee the credits: http');
    expect(first!.text).toContain('\n\nAvailable: 9.50\n');
    expect(first!.text).toMatch(/because you are an owner or admin of Tenant "\w+" <Inc>\./);
    expect(first!.html).toContain('Tenant &quot;');
    expect(first!.html).not.toContain('<Inc>');
  });

  it('is queued once, however often its cause occurs, even after it was sent', async () => {
    const rows = await write({ key: 'the cause' });
    await arrived(rows.map(({ id }) => id));
    expect(await write({ key: 'the cause' })).toHaveLength(2);
    const later = await write();
    await arrived(later.map(({ id }) => id));
    const ids = (await rowsOf('the cause')).map(({ id }) => id);
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(await arrived(ids)).toHaveLength(2);
    const other = await organization();
    expect(await write({ key: 'the cause', account: other.owner.organizationId })).toHaveLength(2);
  });

  it('is not queued when the transaction is rolled back', async () => {
    const { db } = world.app.infrastructure;
    const mailed = { accountId: people.owner.organizationId, livemode: true, template: 'credits_low', data: credits };
    await expect(
      db.transaction().execute(async (tx) => {
        await mailAdmins(tx, { ...mailed, template: 'credits_low', key: 'undone', now: new Date() });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await rowsOf('undone')).toEqual([]);
    const tasks = await world.sql(
      `select 1 from tasks where kind = 'send_email' and subject_id not in (select id from emails)`,
    );
    expect(tasks).toEqual([]);
  });

  it('uses the mail server of the organization, and falls back to the service’s when that one fails', async () => {
    const { owner } = await organization();
    const { hostname, port } = new URL(guarded.url);
    const settings = { host: hostname, port: Number(port), user: 'cps', from: 'claims@tenant.example' };
    const body = { provider: 'smtp', label: 'Our own', mode: 'live', secret: 'p@ss/word', settings };
    const { body: made } = await world.rest(owner, 'POST', '/provider-auth', body);
    expect(made).toMatchObject({ data: { status: 'active' } });
    const sent = await write({ account: owner.organizationId });
    const ids = sent.map(({ id }) => id);
    const own = await guarded.mail.messages(2, ({ headers }) => ids.some((id) => headers['message-id']!.includes(id)));
    expect(own.map(({ headers }) => headers.from)).toEqual(Array(2).fill('claims@tenant.example'));
    // The password is wrong from here on.
    await world.sql('update provider_credentials set settings = settings || $1 where id = $2', [
      { user: 'gone' },
      made.data.id,
    ]);
    const later = await write({ account: owner.organizationId });
    const received = await arrived(later.map(({ id }) => id));
    expect(received.map(({ headers }) => headers.from)).toEqual(Array(2).fill(from));
  });

  it('is retried when the mail server fails', async () => {
    const { owner, addresses } = await organization();
    mail.busyFor.add(addresses[0]!);
    const rows = await write({ account: owner.organizationId });
    await arrived(rows.map(({ id }) => id));
    expect([...mail.busyFor]).toEqual([]);
  });

  it('is given up for an address that the mail server permanently refuses', async () => {
    const { owner, addresses } = await organization();
    mail.unknown.add(addresses[0]!);
    const [, other] = await write({ key: 'refused', account: owner.organizationId });
    await arrived([other!.id]);
    const refusedEmail = async () => (await rowsOf('refused', owner.organizationId))[0]!;
    // The worker alone sends it: a second sender beside it would be refused for as long as the worker has it.
    while (!(await refusedEmail()).given_up) await sleep(20);
    expect(await refusedEmail()).toMatchObject({ sent_at: null, given_up: expect.stringContaining('No such mailbox') });
  });

  it('is sent once, by one of several workers', async () => {
    for (let n = 0; n < 2; n += 1) await (await world.anotherApp({ role: 'worker' })).start();
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(...(await write()).map(({ id }) => id));
    await arrived(ids);
    const waiting = () => world.sql('select 1 from tasks where subject_id = any($1)', [ids]);
    while ((await waiting()).length > 0) await sleep(20);
    expect(await arrived(ids)).toHaveLength(20);
    const smtp = createSmtpMailer({ url, from });
    expect(await sendEmail(world.app.infrastructure.db, mailersOf(smtp), links, ids[0]!)).toEqual({
      email: 'nothing_to_do',
    });
    smtp.close();
  });

  it('locks no row and keeps no transaction open during the call to the mail server', async () => {
    const id = await unqueued('no lock');
    const { db } = world.app.infrastructure;
    const looking: Mailer = {
      send: async () => {
        await world.sql('select from emails where id = $1 for update nowait', [id]);
      },
      close: () => undefined,
    };
    expect(await sendEmail(db, mailersOf(looking), links, id)).toMatchObject({ email: 'sent' });
  });

  it('keeps its message id when it is sent again after a crash', async () => {
    const id = await unqueued('crash');
    const smtp = createSmtpMailer({ url, from });
    const crashing: Mailer = {
      send: async (message) => {
        await smtp.send(message);
        throw new Error('killed');
      },
      close: () => smtp.close(),
    };
    const { db } = world.app.infrastructure;
    await expect(sendEmail(db, mailersOf(crashing), links, id)).rejects.toThrow('killed');
    expect((await rowsOf('crash'))[0]!.sent_at).toBeNull();
    await sendEmail(db, mailersOf(smtp), links, id);
    smtp.close();
    const same = mail.received.filter(({ headers }) => headers['message-id']!.includes(id));
    expect(same.map(({ headers }) => headers['message-id'])).toEqual(Array(2).fill(`<${id}@service.example>`));
    expect((await rowsOf('crash'))[0]!.sent_at).not.toBeNull();
  });

  it('is sent by another worker when the lease of a killed one has ended', async () => {
    const id = await unqueued('killed worker');
    await world.sql(
      `insert into tasks (id, livemode, kind, subject_id, due_at, attempt, leased_until, created_at)
       values (uuidv7(), true, 'send_email', $1, now(), 1, now() + interval '100 seconds', now())`,
      [id],
    );
    // Workers send what is due after it, and leave it alone.
    const later = await write();
    await arrived(later.map((row) => row.id));
    expect((await rowsOf('killed worker'))[0]!.sent_at).toBeNull();
    await world.sql('update tasks set leased_until = now() where subject_id = $1', [id]);
    expect(await arrived([id])).toHaveLength(1);
  });

  it('is given up when it could not be sent for three days', async () => {
    const id = await unqueued('three days');
    mail.busyFor.add(people.addresses[1]!);
    await world.sql(
      `insert into tasks (id, livemode, kind, subject_id, due_at, attempt, created_at)
       values (uuidv7(), true, 'send_email', $1, now(), $2, now() - interval '3 days')`,
      [id, maxEmailAttempts - 1],
    );
    const givenUp = async () => (await rowsOf('three days'))[0]!.given_up;
    const task = () => world.sql('select last_error from tasks where subject_id = $1 and gave_up_at is not null', [id]);
    while ((await task()).length === 0) await sleep(20);
    expect(await task()).toEqual([{ last_error: await givenUp() }]);
  });

  it('is not sent to a user who is no longer an admin', async () => {
    const id = await unqueued('demoted');
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [people.owner.userId]);
    await sendEmail(world.app.infrastructure.db, mailersOf(createSmtpMailer({ url, from })), links, id);
    await world.sql(`update memberships set role = 'owner' where user_id = $1`, [people.owner.userId]);
    expect((await rowsOf('demoted'))[0]).toMatchObject({
      sent_at: null,
      given_up: 'The person is no longer an owner or admin.',
    });
  });

  it('goes from the sandbox to the outbox folder only', async () => {
    const rows = await write({ livemode: false });
    const folder = join(world.config.dataDir, 'outbox');
    const files = async () => (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
    while ((await files()).length < 2) await sleep(50);
    expect(await files()).toEqual(rows.map(({ id }) => `${id}.eml`).sort());
    const message = read(await readFile(join(folder, `${rows[0]!.id}.eml`), 'utf8'));
    expect(message.headers).toMatchObject({
      to: expect.stringContaining(rows[0]!.address),
      subject: expect.stringMatching(/^\[Sandbox\] Credits are low/),
    });
    expect(message.text).toMatch(/^This is about the sandbox/);
    expect(mail.received.filter(({ headers }) => rows.some(({ id }) => headers['message-id']!.includes(id)))).toEqual(
      [],
    );
  });
});

describe('a mail server that requires a password', () => {
  const message = { id: 'x', to: { name: 'Ana', address: 'ana@example.com' }, subject: 'S', text: 'T', html: 'H' };

  it('receives the decoded password of the URL, and a wrong one is no reason to give up an address', async () => {
    const mailer = (login: string) => createSmtpMailer({ url: guarded.url.replace('//', `//${login}@`), from });
    const right = mailer('cps:p%40ss%2Fword');
    await right.send(message);
    right.close();
    expect(guarded.mail.received.at(-1)!.to).toEqual(['ana@example.com']);
    const wrong = mailer('cps:other');
    await expect(wrong.send(message)).rejects.toMatchObject({ code: 'EAUTH', name: 'Error' });
    wrong.close();
  });
});
