/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimTasks } from '../../../src/background/tasks/claim.js';
import { billSubscriptions } from '../../../src/process/jobs/bill-subscriptions.js';
import { purgeExpired } from '../../../src/process/jobs/purge-expired.js';
import { watchDeadlines } from '../../../src/services/deadline/watch.js';
import { fileDocument } from '../../contract/filed-documents.js';
import { openWorld } from '../../support/worlds/world.js';
import { day, SandboxWorld } from './sandbox-world.js';

const deadlines = ['notice.deadline_approaching', 'notice.deadline_missed'];

describe('a move of the sandbox clock', () => {
  const world = openWorld();
  const fresh = () => new SandboxWorld(world).open();
  const midnight = (date: string) => new Date(`${date}T00:00:00Z`).getTime();
  /** The time of the day in California, where the work is. */
  const timeThere = (at: Date) => at.toLocaleTimeString('en-US', { timeZone: 'America/Los_Angeles', hourCycle: 'h23' });
  const clockOf = async ({ by }: SandboxWorld) =>
    (
      await world.sql<{ moving_until: Date | null }>('select * from sandbox_clocks where account_id = $1', [
        by.organizationId,
      ])
    )[0];

  it('emits each deadline’s events at midnight of their day in the state, in order', async () => {
    const sandbox = await fresh();
    const deadline = sandbox.date(40);
    const { id } = await sandbox.notice({ deadline_date: deadline });
    await sandbox.advance('P90D');
    const events = await sandbox.events(deadlines);
    expect(events.map(({ subjectId }) => subjectId)).toEqual([id, id, id, id]);
    expect(events.map(({ type, at }) => [type, Math.round((midnight(deadline) - at.getTime()) / day)])).toEqual([
      [deadlines[0], 10],
      [deadlines[0], 3],
      [deadlines[0], 1],
      [deadlines[1], -1],
    ]);
    for (const { at } of events) expect(timeThere(at)).toBe('00:00:00');
    const mails = await world.sql<{ template: string }>(
      'select template from emails where account_id = $1 and not livemode order by created_at',
      [sandbox.by.organizationId],
    );
    expect(mails.map(({ template }) => template)).toEqual(['deadline_tomorrow', 'deadline_missed']);
  });

  it('emits the events of a project’s deadlines at midnight of their day, in order', async () => {
    const sandbox = await fresh();
    await sandbox.send('PUT', `/projects/${sandbox.projectId}`, { completion_date: sandbox.date(5) });
    const entries = await sandbox.send('GET', `/projects/${sandbox.projectId}/deadlines`);
    const { date } = entries.find(({ kind }: { kind: string }) => kind === 'mechanics_lien');
    await sandbox.advance('P200D');
    const types = ['project.deadline_approaching', 'project.deadline_missed'];
    const events = (await sandbox.events(types)).filter(({ object }) => object.kind === 'mechanics_lien');
    expect(events.map(({ type, at }) => [type, Math.round((midnight(date) - at.getTime()) / day)])).toEqual([
      [types[0], 30],
      [types[0], 10],
      [types[0], 3],
      [types[0], 1],
      [types[1], -1],
    ]);
    for (const { at, subjectId } of events) expect([timeThere(at), subjectId]).toEqual(['00:00:00', sandbox.projectId]);
  });

  it('handles what is due on its last day, even if it passes no midnight', async () => {
    const sandbox = await fresh();
    await sandbox.notice({ deadline_date: sandbox.date(3) });
    await sandbox.move({ advance: 'PT1S' });
    expect(await sandbox.events(deadlines)).toHaveLength(1);
  });

  it('handles what is due in order of time, across all kinds', async () => {
    const sandbox = await fresh();
    const deadline = sandbox.date(20);
    await sandbox.notice({ deadline_date: deadline });
    const driven = async (days: number) =>
      (await sandbox.escalation({ metadata: { state_data: { status: 'sent', delay_ms: days * day } } })).id;
    const [late, early] = [await driven(25), await driven(12)];
    await sandbox.send('POST', '/billing/subscribe', { plan: 'growth' });
    const types = [...deadlines, 'escalation.transitioned', 'subscription.updated'];
    const before = (await sandbox.events(types)).length;
    await sandbox.advance('P70D');
    const after = (await sandbox.events(types)).slice(before);
    const times = after.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(after.map(({ type, subjectId }) => (type === 'escalation.transitioned' ? subjectId : type))).toEqual([
      'notice.deadline_approaching',
      early,
      'notice.deadline_approaching',
      'notice.deadline_approaching',
      'notice.deadline_missed',
      late,
      'subscription.updated',
      'subscription.updated',
    ]);
  });

  it('renews simulated subscriptions at the end of each period, and grants the months of an annual plan', async () => {
    const sandbox = await fresh();
    const renewed = () => sandbox.send('GET', '/billing/subscription');
    await sandbox.send('POST', '/billing/subscribe', { plan: 'scale', interval: 'annual' });
    const [before] = await world.sql<{ next: Date }>(
      'select next_grant_at as next from billing_subscriptions where account_id = $1 and not livemode',
      [sandbox.by.organizationId],
    );
    const { subscription } = await renewed();
    await sandbox.advance('P80D');
    const [during] = await world.sql<{ next: Date }>(
      'select next_grant_at as next from billing_subscriptions where account_id = $1 and not livemode',
      [sandbox.by.organizationId],
    );
    expect(Math.round((during!.next.getTime() - before!.next.getTime()) / day)).toBeGreaterThan(55);
    await sandbox.advance('P1Y');
    const after = (await renewed()).subscription;
    expect([after.status, after.active]).toEqual(['active', true]);
    expect(new Date(after.current_period_end).getTime()).toBeGreaterThan(
      new Date(subscription.current_period_end).getTime(),
    );
    // The organization's own credits are live and unchanged.
    expect((await world.rest(sandbox.live, 'GET', '/credits/balance')).body.balance.total).toBe(100_000);
  });

  it('brings the next attempts of webhook deliveries forward by the same time', async () => {
    const sandbox = await fresh();
    const hook = await sandbox.send('POST', '/webhooks', { url: 'https://93.184.216.34/hooks', events: ['*'] });
    const [{ id }] = (await world.sql<{ id: string }>(
      `insert into webhook_deliveries (id, account_id, livemode, webhook_id, event_id, event, event_position, event_sequenced_at,
         resource_id, status, attempt, next_attempt_at, created_at, updated_at)
       select uuidv7(), account_id, livemode, id, uuidv7(), 'contact.created', 0, now(), uuidv7(), 'pending', 3, now() + interval '10 minutes', now(), now()
       from webhooks where id = $1 returning id`,
      [hook.id],
    )) as [{ id: string }];
    const wait = async () =>
      (
        await world.sql<{ s: number }>(
          'select extract(epoch from next_attempt_at - now())::float8 as s from webhook_deliveries where id = $1',
          [id],
        )
      )[0]!.s;
    await sandbox.advance('PT6M');
    expect(await wait()).toBeGreaterThan(120);
    expect(await wait()).toBeLessThan(241);
    await sandbox.advance('P1D');
    expect(await wait()).toBeLessThanOrEqual(0);
    // A manual redelivery is attempted in real time.
    await world.sql(
      `update webhook_deliveries set status = 'failed', attempt = 4, next_attempt_at = null where id = $1`,
      [id],
    );
    await sandbox.send('POST', `/webhooks/${hook.id}/deliveries/${id}/redeliver`);
    expect(await wait()).toBeLessThanOrEqual(0);
  });

  it('lets previews expire, so that their files are purged', async () => {
    const sandbox = await fresh();
    const notice = await sandbox.notice();
    const [{ division_id: divisionId }] = (await world.sql('select division_id from notices where id = $1', [
      notice.id,
    ])) as [{ division_id: string }];
    const of = { noticeId: notice.id, projectId: sandbox.projectId, divisionId };
    const id = await fileDocument(world, sandbox.by, of, { preview: true });
    const there = async () => (await world.rest(sandbox.by, 'GET', `/documents/${id}`)).status;
    expect(await there()).toBe(200);
    await purgeExpired(world.app.infrastructure, 86_400);
    expect(await there()).toBe(200);
    await sandbox.advance('PT2H');
    expect(await there()).toBe(404);
    await purgeExpired(world.app.infrastructure, 86_400);
    expect(await world.sql('select 1 from documents where id = $1', [id])).toEqual([]);
  });

  it('is refused with 409 during another move, and possible again when that one has died', async () => {
    const sandbox = await fresh();
    const { organizationId } = sandbox.by;
    await world.sql(`insert into sandbox_clocks (account_id, moving_until) values ($1, now() + interval '1 minute')`, [
      organizationId,
    ]);
    const refused = await sandbox.move({ advance: 'P1D' });
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([409, 'conflict', '5']);
    const reset = await world.rest(sandbox.by, 'POST', '/sandbox/reset');
    expect([reset.status, reset.body.code]).toEqual([409, 'conflict']);
    await world.sql(`update sandbox_clocks set moving_until = now() - interval '1 second' where account_id = $1`, [
      organizationId,
    ]);
    expect((await sandbox.move({ advance: 'P1D' })).status).toBe(200);
    expect((await clockOf(sandbox))!.moving_until).toBeNull();
  });

  it('runs one at a time when several are requested at once, and no successful one is lost', async () => {
    const sandbox = await fresh();
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.move({ advance: 'P1D' })));
    const done = answers.filter(({ status }) => status === 200).length;
    expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
    const { clock_offset_seconds } = await sandbox.send('GET', '/sandbox');
    expect(clock_offset_seconds).toBe(done * 86_400);
  });

  it('keeps workers from handling what is due in the sandbox until it ends', async () => {
    const sandbox = await fresh();
    const { organizationId } = sandbox.by;
    const { id } = await sandbox.escalation({ metadata: { state_data: { status: 'sent' } } });
    await sandbox.notice({ deadline_date: sandbox.date(3) });
    await sandbox.send('POST', '/billing/subscribe', { plan: 'growth' });
    await world.sql(
      `insert into sandbox_clocks (account_id, offset_ms, moving_until) values ($1, 0, now() + interval '1 minute')`,
      [organizationId],
    );
    const { infrastructure } = world.app;
    const claimed = async () =>
      (await claimTasks(infrastructure.db, new Date(), 100)).filter(({ subjectId }) => subjectId === id).length;
    await watchDeadlines(infrastructure, new Date());
    await billSubscriptions(infrastructure, new Date(Date.now() + 40 * day));
    expect([await claimed(), await sandbox.events(deadlines)]).toEqual([0, []]);
    const { subscription } = await sandbox.send('GET', '/billing/subscription');
    expect(new Date(subscription.current_period_end).getTime()).toBeLessThan(Date.now() + 32 * day);
    await world.sql('update sandbox_clocks set moving_until = null where account_id = $1', [organizationId]);
    await watchDeadlines(infrastructure, new Date());
    expect([await claimed(), (await sandbox.events(deadlines)).length]).toEqual([1, 1]);
  });

  it('makes workers handle later what falls due in sandbox time', async () => {
    const [ahead, behind] = [await fresh(), await fresh()];
    for (const one of [ahead, behind]) await one.notice({ deadline_date: one.date(33) });
    const drive = { metadata: { state_data: { status: 'sent', delay_ms: 31 * day } } };
    const [first, other] = [await ahead.escalation(drive), await behind.escalation(drive)];
    const { infrastructure } = world.app;
    await world.sql('insert into sandbox_clocks (account_id, offset_ms) values ($1, $2)', [
      ahead.by.organizationId,
      32 * day,
    ]);
    await watchDeadlines(infrastructure, new Date());
    expect([(await ahead.events(deadlines)).length, (await behind.events(deadlines)).length]).toEqual([1, 0]);
    const claimed = (await claimTasks(infrastructure.db, new Date(), 100)).map(({ subjectId }) => subjectId);
    expect([claimed.includes(first.id), claimed.includes(other.id)]).toEqual([true, false]);
  });

  it('continues after a failing task, and releases the clock', async () => {
    const sandbox = await fresh();
    const { organizationId } = sandbox.by;
    const { id } = await sandbox.escalation({ metadata: { state_data: { status: 'sent', delay_ms: 2 * day } } });
    // A task that no handler knows fails each time, and blocks the next one of its record only.
    const { id: stuck } = await sandbox.escalation({ metadata: { state_data: { status: 'sent', delay_ms: 3 * day } } });
    await world.sql(
      `insert into tasks (id, account_id, livemode, kind, subject_id, payload, due_at, created_at)
       values (uuidv7(), $1, false, 'sandbox.drive', $2, '{"resource": "nothing"}', now() + interval '1 day', now())`,
      [organizationId, stuck],
    );
    expect((await sandbox.move({ advance: 'P5D' })).status).toBe(200);
    expect(await sandbox.statusOf(`/escalations/${id}`)).toBe('sent');
    expect(await sandbox.statusOf(`/escalations/${stuck}`)).toBe('draft');
    const [failing] = await world.sql<{ attempt: number; last_error: string }>(
      `select attempt, last_error from tasks where subject_id = $1 and payload ->> 'resource' = 'nothing'`,
      [stuck],
    );
    expect(failing).toMatchObject({ attempt: 5, last_error: expect.any(String) });
    expect((await clockOf(sandbox))!.moving_until).toBeNull();
    expect((await sandbox.send('GET', '/sandbox')).clock_offset_seconds).toBe(5 * 86_400);
  });

  it('keeps what it has completed when it fails, and can be continued from there', async () => {
    const sandbox = await fresh();
    const { organizationId } = sandbox.by;
    await sandbox.notice({ deadline_date: sandbox.date(20) });
    // The constraint refuses to move the clock beyond the twelfth day.
    await world.sql(
      `alter table sandbox_clocks add constraint broken check (account_id <> '${organizationId}' or offset_ms < ${12 * day})`,
    );
    const broken = await sandbox.move({ advance: 'P30D' });
    expect(broken.status).toBe(500);
    await world.sql('alter table sandbox_clocks drop constraint broken');
    expect((await sandbox.events(deadlines)).length).toBe(1);
    expect((await clockOf(sandbox))!.moving_until).toBeNull();
    await sandbox.advance('P30D');
    expect((await sandbox.events(deadlines)).length).toBe(4);
  });

  it('waits for a task that a worker has started', async () => {
    const sandbox = await fresh();
    const { id } = await sandbox.escalation({ metadata: { state_data: { status: 'sent', delay_ms: 1 } } });
    await world.sql(`update tasks set leased_until = now() + interval '1 second', attempt = 1 where subject_id = $1`, [
      id,
    ]);
    await sandbox.advance('P1D');
    expect(await sandbox.statusOf(`/escalations/${id}`)).toBe('sent');
    const [event] = (await sandbox.events(['escalation.transitioned'])).filter(({ subjectId }) => subjectId === id);
    expect(event!.at.getTime()).toBeLessThan(Date.now() + day / 2);
  });
});
