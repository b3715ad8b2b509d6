/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { mailPeople } from '../../../src/background/email/mail-people.js';
import { sendEmail } from '../../../src/background/email/send-email.js';
import type { EmailMessage, Mailer } from '../../../src/providers/email/mailer.js';
import { watchDeadlines } from '../../../src/services/deadline/watch.js';
import { unsubscribeUrl } from '../../../src/services/email-preference/unsubscribe.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The service's clock stands still in this test: what passes is the time that the watch is given. */
describe('e-mails about records', () => {
  const world = openWorld();
  let owner: Caller;
  let member: Caller;
  let projectId: string;
  let sent: EmailMessage[];

  async function open(): Promise<void> {
    owner = await world.caller();
    member = await world.caller({ organizationId: owner.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    const division = { ...bodies.division, organization_id: owner.organizationId };
    const { id } = await world.send(owner, 'POST', '/divisions', division);
    const project = { ...bodies.project, division_id: id, state: 'CA' };
    projectId = (await world.send(owner, 'POST', '/projects', project)).id;
    sent = [];
  }
  beforeAll(open);

  /** Drafts as an import makes them: the service numbers and watches each. */
  async function drafts(count: number, deadline: string): Promise<string[]> {
    const ids: string[] = [];
    const body = { ...bodies.notice, project_id: projectId, organization_id: owner.organizationId };
    const [first] = [await world.send(owner, 'POST', '/notices', { ...body, deadline_date: deadline })];
    ids.push(first.id);
    const [columns] = await world.sql<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'notices'::regclass and attnum > 0
         and not attisdropped and attname not in ('id', 'serial', 'notice_number')`,
    );
    const rows = await world.sql<{ id: string }>(
      `insert into notices (id, notice_number, ${columns!.names})
       select uuidv7(), notice_number || '-' || n, ${columns!.names} from notices, generate_series(1, $2) n where id = $1 returning id`,
      [first.id, count - 1],
    );
    return [...ids, ...rows.map(({ id }) => id)];
  }
  const watch = (at: Date) => watchDeadlines(world.app.infrastructure, at);
  const mailer: Mailer = { send: async (message) => void sent.push(message), close: () => undefined };
  const links = {
    publicUrl: address,
    unsubscribeUrl: (who: Parameters<typeof unsubscribeUrl>[1]) =>
      unsubscribeUrl({ ...world.app.infrastructure, publicUrl: address }, who),
  };
  /** Sends what is due `after` this long in real time, as the workers do, and returns it. */
  async function deliver(after: number): Promise<EmailMessage[]> {
    const due = await world.sql<{ id: string; subject_id: string }>(
      `select id, subject_id from tasks where kind = 'send_email' and due_at <= clock_timestamp() + make_interval(secs => $1)
         and subject_id in (select id from emails where account_id = $2) order by due_at, serial`,
      [after / 1000, owner.organizationId],
    );
    sent = [];
    for (const { id, subject_id } of due) {
      await sendEmail(world.app.infrastructure.db, { live: mailer, sandbox: mailer }, links, subject_id);
      await world.sql('delete from tasks where id = $1', [id]);
    }
    return sent;
  }
  const to = async ({ userId }: Caller) => {
    const [user] = await world.sql<{ email: string }>('select email from users where id = $1', [userId]);
    return sent.filter(({ to: { address } }) => address === user!.email);
  };
  const prefer = (caller: Caller, topic: string, delivery: string) =>
    world.sql(
      `insert into email_preferences (user_id, organization_id, topic, delivery, created_at, updated_at) values ($1, $2, $3, $4, now(), now())
       on conflict (organization_id, user_id, topic) do update set delivery = excluded.delivery`,
      [caller.userId, owner.organizationId, topic, delivery],
    );

  it('are one for hundreds of drafts of several batches and runs, with their number as it is then', async () => {
    await open();
    const start = new Date('2026-09-02T12:00:00Z');
    await drafts(300, '2026-09-01');
    const tomorrow = await drafts(250, '2026-09-03');
    await watch(start);
    await drafts(240, '2026-09-01');
    await watch(new Date(start.getTime() + 15 * minute));
    await watch(new Date(start.getTime() + 16 * minute));
    // Some are served meanwhile.
    await world.sql(`update notices set status = 'served', served_at = now() where id = any($1)`, [
      tomorrow.slice(0, 5),
    ]);
    expect(await deliver(4 * minute)).toEqual([]);
    await deliver(25 * minute);
    for (const person of [owner, member]) {
      const subjects = (await to(person)).map(({ subject }) => subject.replace(/ \(.*/, '').split('; ').sort());
      expect(subjects).toEqual([['Deadlines missed: 540 notices', 'Serve by September 3, 2026: 245 notices']]);
    }
    const [missed] = await to(member);
    expect(missed!.text.match(/\/notices\/[0-9a-f-]{36}$/gm)).toHaveLength(20);
    // Each part has its headings, for those who hear the table, too.
    expect(missed!.html.match(/<table role="table"[^>]*><thead>/g)).toHaveLength(2);
    expect(missed!.html).toMatch(/>Serve by<.*>Notice<.*>Project</);
    expect(missed!.text).toContain(
      `and 530 more\n  https://cps.example/console/${owner.organizationId}/live/notices\n`,
    );
    const waiting = `select 1 from emails where account_id = $1 and sent_at is null`;
    expect(await world.sql(waiting, [owner.organizationId])).toEqual([]);
  }, 120_000);

  it('follow others of the same kind after four hours at the earliest, and report only what is new', async () => {
    await open();
    const start = new Date('2026-09-02T12:00:00Z');
    await drafts(3, '2026-09-01');
    await watch(start);
    await deliver(25 * minute);
    await drafts(2, '2026-09-01');
    await watch(new Date(start.getTime() + 40 * minute));
    expect(await deliver(25 * minute)).toEqual([]);
    // The watch runs 40 minutes after the first; the e-mail was due 20 after it.
    await deliver(4 * 60 * minute);
    expect((await to(owner)).map(({ subject }) => subject.replace(/ \(.*/, ''))).toEqual([
      'Deadlines missed: 2 notices',
    ]);
  });

  it('follow after four hours at the earliest also where the e-mail before began with another kind', async () => {
    await open();
    const start = new Date('2026-09-02T12:00:00Z');
    await drafts(1, '2026-09-01');
    await watch(start);
    const missed = (key: string, now: Date) =>
      mailPeople(world.app.infrastructure.db, {
        ...{ accountId: owner.organizationId, livemode: true, template: 'project_deadline_missed' as const, key, now },
        data: { deadlines: [], more: 0 },
      });
    await missed('a', start);
    await deliver(25 * minute);
    await missed('b', new Date(start.getTime() + 30 * minute));
    const turns = await world.sql<{ due_at: Date; together: boolean }>(
      `select due_at, sent_with <> email_id as together from email_turns
       where account_id = $1 and user_id = $2 and template = 'project_deadline_missed' order by due_at`,
      [owner.organizationId, owner.userId],
    );
    expect(turns).toEqual([
      { due_at: new Date(start.getTime() + 20 * minute), together: true },
      { due_at: new Date(start.getTime() + 20 * minute + 4 * 60 * minute), together: null },
    ]);
  });

  it('are not sent when nothing of them is left to do', async () => {
    await open();
    const ids = await drafts(2, '2026-09-01');
    await watch(new Date('2026-09-02T12:00:00Z'));
    await world.sql(`update notices set status = 'void' where id = any($1)`, [ids]);
    expect(await deliver(day)).toEqual([]);
    const reasons = await world.sql('select distinct given_up from emails where account_id = $1', [
      owner.organizationId,
    ]);
    expect(reasons).toEqual([{ given_up: 'It was all done by then.' }]);
  });

  it('reach no one who has left or changed their mind by then', async () => {
    await open();
    const [staying, leaving, quiet] = [owner, member, await world.caller({ organizationId: owner.organizationId })];
    await drafts(1, '2026-09-01');
    await watch(new Date('2026-09-02T12:00:00Z'));
    await world.sql('delete from memberships where user_id = $1', [leaving.userId]);
    await prefer(quiet, 'deadlines', 'none');
    await deliver(day);
    expect(sent).toEqual(await to(staying));
    expect(sent).toHaveLength(1);
    const reasons = await world.sql<{ given_up: string }>(
      'select given_up from emails where account_id = $1 and given_up is not null order by 1',
      [owner.organizationId],
    );
    expect(reasons.map((row) => row.given_up)).toEqual([
      'The person has left the organization.',
      'The person wants no e-mails about this.',
    ]);
  });

  it('reach a member who only reads once they want them', async () => {
    await open();
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [member.userId]);
    await drafts(1, '2026-09-01');
    await watch(new Date('2026-09-02T12:00:00Z'));
    await deliver(day);
    expect(await to(member)).toEqual([]);
    await prefer(member, 'deadlines', 'at_once');
    await drafts(1, '2026-09-01');
    await watch(new Date('2026-09-03T12:00:00Z'));
    await deliver(day);
    expect(await to(member)).toHaveLength(1);
  });

  const fail = (n: number, now: Date) =>
    mailPeople(world.app.infrastructure.db, {
      accountId: owner.organizationId,
      livemode: true,
      template: 'order_failed',
      data: {
        orderId: `${n}`,
        document: `${n}.pdf`,
        recipient: 'Ana',
        orderType: 'mail',
        why: 'No',
        projectId,
        project: 'Job',
      },
      key: `failed ${n} ${now.toISOString()}`,
      now,
    });

  it('are one a day for who wants that, with everything by project, and at once for the others', async () => {
    await open();
    await prefer(member, 'deadlines', 'daily');
    await prefer(member, 'mail', 'daily');
    await drafts(3, '2026-09-01');
    const at = new Date('2026-09-02T12:00:00Z');
    await watch(at);
    for (const n of [1, 2]) await fail(n, new Date(at.getTime() + 60 * minute));
    await deliver(21 * minute);
    expect(await to(member)).toEqual([]);
    expect(await to(owner)).toHaveLength(2);
    expect(await deliver(21 * 60 * minute)).toEqual([]);
    // 11:00 UTC is 23 hours after the watch, and 22 after the orders.
    await deliver(24 * 60 * minute);
    const [daily, ...more] = await to(member);
    expect(more).toEqual([]);
    expect(daily!.subject).toMatch(/^Daily summary: 5 items \(/);
    expect(daily!.text.match(/\/projects\/[0-9a-f-]{36}$/gm)).toHaveLength(1);
    expect(daily!.text).toContain(`\n- Order failed · 1.pdf to Ana · No\n`);
  });

  it('follow the clock of the sandbox: its minutes, its days, and each window alone', async () => {
    await open();
    const live = owner;
    owner = await world.sandboxOf(live);
    const division = { ...bodies.division, organization_id: owner.organizationId };
    const { id } = await world.send(owner, 'POST', '/divisions', division);
    projectId = (await world.send(owner, 'POST', '/projects', { ...bodies.project, division_id: id, state: 'CA' })).id;
    await prefer(member, 'deadlines', 'daily');
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
    await drafts(1, inDays(10));
    await drafts(1, inDays(40));
    const missed = async () =>
      (await to(live)).map(({ subject }) => subject).filter((subject) => /^\[Sandbox\] Deadline missed/.test(subject));
    await world.send(owner, 'POST', '/sandbox/clock', { advance: 'P90D' });
    await deliver(0);
    expect(await missed()).toHaveLength(2);
    expect((await to(member)).map(({ subject }) => subject.replace(/ \(.*/, ''))).toEqual(
      Array(4).fill('[Sandbox] Daily summary: 1 item'),
    );
  });

  it('are kept over a send that fails, with a topic that was switched off meanwhile', async () => {
    await open();
    await prefer(member, 'mail', 'daily');
    await prefer(member, 'deadlines', 'daily');
    await fail(1, new Date('2026-09-02T12:00:00Z'));
    await drafts(1, '2026-09-01');
    await watch(new Date('2026-09-02T12:01:00Z'));
    await prefer(member, 'mail', 'none');
    const rows = () =>
      world.sql<{ id: string; template: string; given_up: string | null; sent: boolean }>(
        'select id, template, given_up, sent_at is not null as sent from emails where user_id = $1 order by created_at, id',
        [member.userId],
      );
    const [first, second] = (await rows()).map(({ id }) => ({ id })) as [{ id: string }, { id: string }];
    const { db } = world.app.infrastructure;
    const broken: Mailer = { send: () => Promise.reject(new Error('down')), close: () => undefined };
    await expect(sendEmail(db, { live: broken, sandbox: broken }, links, first.id)).rejects.toThrow('down');
    // The task of the other one has nothing to do, and ends.
    expect(await sendEmail(db, { live: mailer, sandbox: mailer }, links, second.id)).toEqual({
      email: 'nothing_to_do',
    });
    sent = [];
    expect((await sendEmail(db, { live: mailer, sandbox: mailer }, links, first.id)).email).toBe('sent');
    expect(sent).toHaveLength(1);
    expect(await rows()).toEqual([
      { id: first.id, template: 'order_failed', given_up: 'The person wants no e-mails about this.', sent: false },
      { id: second.id, template: 'deadline_missed', given_up: null, sent: true },
    ]);
    // As the previous release left it.
    await world.sql('update emails set sent_at = null where id = $1', [second.id]);
    expect((await sendEmail(db, { live: mailer, sandbox: mailer }, links, first.id)).email).toBe('sent');
    expect(sent).toHaveLength(2);
    expect((await sendEmail(db, { live: mailer, sandbox: mailer }, links, first.id)).email).toBe('nothing_to_do');
  });

  it('say no longer that a day is tomorrow once it has passed', async () => {
    await open();
    await prefer(member, 'deadlines', 'daily');
    await drafts(1, '2026-09-03');
    await watch(new Date('2026-09-02T12:00:00Z'));
    await watch(new Date('2026-09-04T12:00:00Z'));
    await deliver(0);
    await deliver(4 * day);
    for (const person of [owner, member]) {
      const texts = (await to(person)).map(({ subject, text }) => `${subject}\n${text}`);
      expect(texts.filter((text) => text.includes('Serve by'))).toEqual([]);
      expect(texts.filter((text) => /missed/i.test(text))).toHaveLength(1);
    }
  });

  it('about a day that is tomorrow do not wait for hours after others', async () => {
    await open();
    const start = new Date('2026-09-02T12:00:00Z');
    for (const at of [0, 90 * minute]) {
      await drafts(1, '2026-09-03');
      await watch(new Date(start.getTime() + at));
      await deliver(25 * minute);
      expect((await to(owner)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Serve by')]);
    }
  });

  it('name the record and offer one click to end them', async () => {
    await open();
    await fail(7, new Date());
    await deliver(6 * minute);
    const [mail] = await to(member);
    const order = `https://cps.example/console/${owner.organizationId}/live/mail/orders/7`;
    expect(mail!.text).toContain(order);
    expect(mail!.html).toContain(`href="${order}"`);
    expect(mail!.unsubscribeUrl).toMatch(/^https:\/\/cps\.example\/unsubscribe\?token=[\w-]+$/);
    expect(mail!.text).toContain(mail!.unsubscribeUrl!);
  });

  it('are sent by one of two workers that begin at once, each cause in one e-mail', async () => {
    await open();
    for (let n = 0; n < 20; n += 1) await fail(n, new Date());
    const rows = await world.sql<{ id: string }>('select id from emails where account_id = $1', [owner.organizationId]);
    sent = [];
    const { db } = world.app.infrastructure;
    await Promise.all(rows.map(({ id }) => sendEmail(db, { live: mailer, sandbox: mailer }, links, id)));
    for (const person of [owner, member]) {
      const mine = await to(person);
      const reported = mine.flatMap(({ subject }) => Number(/failed: (\d+)/.exec(subject)?.[1] ?? 1));
      expect(reported.reduce((sum, one) => sum + one, 0)).toBe(20);
    }
  });
});

function address(): string {
  return 'https://cps.example';
}
