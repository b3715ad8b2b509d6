import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState } from '../../../src/domain/deadlines/state-zones.js';
import { counterByLink, declineByLink, forwardLink } from '../../../src/services/waiver-request/answer.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import {
  type Asking,
  mailRequest,
  openAlive,
  openAsking,
  secretIn,
  sendRequest,
  typed,
} from '../../support/records/waiver-links.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('a payee who has not answered', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world, { sandbox: true });
  });

  const send = async () => {
    const request = await sendRequest(world, asking);
    return { id: request.id as string, request, first: (await mailRequest(world, request.id))[0]! };
  };
  const advance = (period: string) => world.send(asking.gc, 'POST', '/sandbox/clock', { advance: period });
  /** The reminders of the next days, a day at a time. */
  const wait = async (id: string, days: number) => {
    const messages = [];
    for (let day = 0; day < days; day += 1) {
      await advance('P1D');
      messages.push(...(await mailRequest(world, id)));
    }
    return messages;
  };
  const status = async (id: string) =>
    (await world.rest(asking.gc, 'GET', `/waiver-requests/${id}`)).body.data.status as string;
  const kinds = async (id: string) =>
    (await world.sql<{ kind: string }>('select kind from tasks where subject_id = $1 order by kind', [id])).map(
      ({ kind }) => kind,
    );

  it('is reminded five times, each time with a link that works, and reads in the last e-mail when the request ends', async () => {
    const { id, request, first } = await send();
    const messages = await wait(id, 29);
    expect(messages).toHaveLength(5);
    expect(new Set([first, ...messages].map((message) => message.id)).size).toBe(6);
    const end = dayInState('CA', new Date(request.expires_at));
    for (const [index, message] of messages.entries()) {
      expect(message.subject).toBe(first.subject.replace('[Sandbox] ', '[Sandbox] Reminder: '));
      expect(message.to).toEqual(first.to);
      expect(message.text).toContain('and has no answer yet.');
      const last = `This is the last reminder: the request ends on ${end}.`;
      expect(message.text.includes(last)).toBe(index === 4);
      expect((await openAlive(world, secretIn(message))).mailbox).toBe('office@drywall.example');
    }
    expect(await kinds(id)).toEqual(['waiver_request.expire']);
    await advance('P2D');
    expect([await status(id), await kinds(id)]).toEqual(['expired', []]);
  });

  it.each([
    [22, false, [{ number: 28, isLast: true }]],
    [28.5, true, []],
  ])('gets one reminder for those that were missed after %d days', async (days, isLast, later) => {
    const { id } = await send();
    const shift = 'make_interval(secs => 86400 * $2::float8)';
    await world.sql(
      `update waiver_requests set sent_at = sent_at - ${shift}, expires_at = expires_at - ${shift} where id = $1`,
      [id, days],
    );
    await world.sql(`update tasks set due_at = due_at - ${shift} where subject_id = $1`, [id, days]);
    await advance('PT1M');
    const messages = await mailRequest(world, id);
    expect(messages.map(({ text }) => text.includes('This is the last reminder'))).toEqual([isLast]);
    const tasks = await world.sql<{ payload: object }>(
      `select payload from tasks where subject_id = $1 and kind = 'waiver_request.remind'`,
      [id],
    );
    expect(tasks.map(({ payload }) => payload)).toEqual(later);
  });

  it('is not reminded while the payer has a proposal to read, and again once the payer keeps to its amount', async () => {
    const { id, first } = await send();
    const link = await openAlive(world, secretIn(first));
    await counterByLink(link, id, { amount: '11000.00', reason: 'Less the back charge' });
    expect(await wait(id, 10)).toHaveLength(0);
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/reject-counter`, {});
    expect(await wait(id, 7)).toHaveLength(1);
  });

  it('is reminded at the mailbox that it was forwarded to, by the name that was given', async () => {
    const { id, first } = await send();
    await forwardLink(await openAlive(world, secretIn(first)), id, { name: 'Kim Boss', email: 'kim@drywall.example' });
    await mailRequest(world, id);
    const [message] = await wait(id, 5);
    expect(message!.to).toEqual({ name: 'Kim Boss', address: 'kim@drywall.example' });
    expect((await openAlive(world, secretIn(message))).personName).toBe('Kim Boss');
  });

  it('is reminded from the beginning when the request is sent again', async () => {
    const { id } = await send();
    expect(await wait(id, 9)).toHaveLength(2);
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, {});
    await mailRequest(world, id);
    expect(await wait(id, 9)).toHaveLength(2);
  });

  it.each(['declined', 'signed', 'cancelled', 'replaced'])('is not reminded of a request that was %s', async (end) => {
    const { id, first } = await send();
    const link = await openAlive(world, secretIn(first));
    if (end === 'declined') await declineByLink(link, id, 'We were not paid.');
    else if (end === 'signed') await signByLink(link, id, typed);
    else
      await world.send(asking.gc, 'POST', `/waiver-requests/${id}/${end === 'cancelled' ? 'cancel' : 'replace'}`, {});
    expect(await kinds(id)).toEqual([]);
    expect(await wait(id, 5)).toHaveLength(0);
  });

  it('is not reminded at an address that takes no e-mail', async () => {
    const { id } = await send();
    await world.sql(`update waiver_requests set status = 'undeliverable' where id = $1`, [id]);
    expect(await wait(id, 12)).toHaveLength(0);
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, { email: 'ap@drywall.example' });
    await mailRequest(world, id);
    const [message] = await wait(id, 5);
    expect(message!.to.address).toBe('ap@drywall.example');
  });

  describe('on the days of the account', () => {
    const set = (days: unknown, by: Caller) =>
      world.rest(by, 'PATCH', `/organizations/${by.organizationId}`, { waiver_reminder_days: days });
    // The organization is that of both modes, and is changed in live.
    let live: Caller;
    beforeAll(async () => {
      live = await world.anotherToken(asking.gc);
    });
    afterAll(() => set([3, 7, 14, 21, 28], live));

    it('is reminded on these, and the last e-mail before the end names it', async () => {
      expect((await set([20, 10, 40], live)).body.data.waiver_reminder_days).toEqual([10, 20, 40]);
      const { id } = await send();
      const messages = await wait(id, 29);
      expect(messages.map(({ text }) => text.includes('This is the last reminder'))).toEqual([false, true]);
    });

    it('is not reminded where there are none, and again once there are', async () => {
      await set([3, 7], live);
      const { id } = await send();
      await set([], live);
      expect(await kinds(id)).toEqual(['waiver_request.expire']);
      expect(await wait(id, 12)).toHaveLength(0);
      await set([3, 16, 25], live);
      expect(await kinds(id)).toEqual(['waiver_request.expire', 'waiver_request.remind']);
      expect(await wait(id, 17)).toHaveLength(2);
    });

    it('takes the setting of the time of the reminder, also where another one was planned', async () => {
      await set([3], live);
      const { id } = await send();
      await world.sql(`update organizations set waiver_reminder_days = '[]' where id = $1`, [asking.gc.organizationId]);
      expect(await wait(id, 6)).toHaveLength(0);
    });

    it.each([
      [[0], 'waiver_reminder_days.0', /must be at least 1/],
      [[61], 'waiver_reminder_days.0', /must not be greater than 60/],
      [[3.5], 'waiver_reminder_days.0', /must be an integer/],
      [['three'], 'waiver_reminder_days.0', /must be an integer/],
      [[3, null], 'waiver_reminder_days.1', /./],
      [[3, 7, 3], 'waiver_reminder_days', /each day once/],
      [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'waiver_reminder_days', /not have more than 10 items/],
      [null, 'waiver_reminder_days', /is required/],
      ['3,7', 'waiver_reminder_days', /must be an array/],
    ])('takes no %j', async (days, field, sentence) => {
      const { status, body } = await set(days, live);
      expect(status).toBe(422);
      expect(body.errors[field]?.[0]).toMatch(sentence);
    });

    it('are set by an owner or an admin', async () => {
      const member = await world.caller({ organizationId: asking.gc.organizationId });
      await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
      expect((await set([5], member)).status).toBe(403);
      const { body } = await world.rest(live, 'GET', `/organizations/${live.organizationId}`);
      expect((await set(body.data.waiver_reminder_days, member)).status).toBe(200);
    });
  });
});
