import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { counterByLink, declineByLink, forwardLink, recordView } from '../../../src/services/waiver-request/answer.js';
import { listLinked } from '../../../src/services/waiver-request/linked.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { recordEvents } from '../../events/record-events.js';
import {
  type Asking,
  askByLink,
  mailRequest,
  open,
  openAlive,
  openAsking,
  read,
  secretIn,
  sendRequest,
  typed,
} from '../../support/records/waiver-links.js';
import { openWorld } from '../../support/worlds/world.js';

describe('the link of a waiver request', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world);
  });

  const errorsOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown) => thrown,
    );
    return { code: error?.code, fields: Object.keys(error?.errors ?? {}) };
  };

  it('is in the e-mail alone, and shows what the payer asks of the mailbox', async () => {
    const { id, secret, link } = await askByLink(world, asking, { message: 'For application 3' });
    const rows = await world.sql('select * from waiver_request_links where waiver_request_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(link).toMatchObject({ mailbox: 'office@drywall.example', personName: null, livemode: true, landsOn: id });
    const [request] = await listLinked(link);
    expect(request).toMatchObject({
      id,
      status: 'requested',
      type: 'unconditional_progress',
      state: 'CA',
      amount: '12500.00',
      throughDate: '2026-01-31',
      message: 'For application 3',
      project: 'Harbor Hall',
      payee: 'Drywall Partners',
      isByHand: false,
      hasExceptions: true,
      acts: ['sign', 'decline', 'counter', 'forward', 'download'],
    });
    expect(request!.model).toMatchObject({
      claimant: { name: 'Drywall Partners' },
      formCode: 'ca-8134',
      signature: null,
    });
    expect(request!.model.customer?.name).not.toBe('Drywall Partners');
  });

  it('lists what is open in the mailbox, whatever the case of its letters, and nothing of another payer, mode or mailbox', async () => {
    const mailbox = 'Mixed@list.example';
    const { id, link } = await askByLink(world, asking, { email: mailbox });
    const { id: second } = await sendRequest(world, asking, {
      email: 'mixed@LIST.example',
      type: 'conditional_progress',
    });
    await sendRequest(world, asking, { email: 'other@list.example' });
    const stranger = await openAsking(world);
    await sendRequest(world, stranger, { email: mailbox });
    const sandbox = { ...(await openAsking(world, { sandbox: true })) };
    await sendRequest(world, sandbox, { email: mailbox });
    expect((await listLinked(link)).map((one) => one.id)).toEqual([id, second]);
    const foreign = await sendRequest(world, stranger, { email: mailbox });
    for (const other of [foreign.id, 'no-uuid']) {
      await expectNothingWritten(world, async () => {
        expect((await errorsOf(signByLink(link, other, typed))).code).toBe('NOT_FOUND');
        expect((await errorsOf(declineByLink(link, other, 'No'))).code).toBe('NOT_FOUND');
      });
    }
  });

  it('is dead if it was guessed, or its request was cancelled, replaced or has expired, and says which', async () => {
    expect(await open(world, 'x'.repeat(43))).toEqual({ why: 'unknown' });
    for (const secret of [undefined, '', ['a'], "' or 1=1", 'x'.repeat(500)]) {
      expect(await open(world, secret)).toEqual({ why: 'unknown' });
    }
    const cancelled = await askByLink(world, asking);
    await world.send(asking.gc, 'POST', `/waiver-requests/${cancelled.id}/cancel`, {});
    expect(await open(world, cancelled.secret)).toEqual({ why: 'cancelled' });
    const replaced = await askByLink(world, asking);
    const second = await world.send(asking.gc, 'POST', `/waiver-requests/${replaced.id}/replace`, { amount: '9.00' });
    const third = await world.send(asking.gc, 'POST', `/waiver-requests/${second.id}/replace`, { amount: '8.00' });
    // The one that counts, and not the one between.
    expect(await open(world, replaced.secret)).toEqual({
      why: 'superseded',
      payer: expect.anything(),
      newest: { number: third.number, sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    const expired = await askByLink(world, asking);
    await world.sql(`update waiver_requests set expires_at = now() - interval '1 s' where id = $1`, [expired.id]);
    expect(await open(world, expired.secret)).toEqual({ why: 'expired' });
    expect((await errorsOf(signByLink(expired.link, expired.id, typed))).code).toBe('NOT_FOUND');
    // A page that was open already refuses as well.
    for (const { link, id } of [cancelled, replaced]) {
      expect((await errorsOf(signByLink(link, id, typed))).code).toBe('NOT_FOUND');
    }
  });

  it('stays valid when the request is sent again to its mailbox, and ends when that goes elsewhere', async () => {
    const { id, secret } = await askByLink(world, asking, { email: 'first@drywall.example' });
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, {});
    const again = secretIn((await mailRequest(world, id))[0]);
    expect(again).not.toBe(secret);
    for (const each of [secret, again]) expect(await open(world, each)).toMatchObject({ landsOn: id });
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, { email: 'second@drywall.example' });
    const [message] = await mailRequest(world, id);
    expect(message!.to.address).toBe('second@drywall.example');
    expect(await open(world, secretIn(message))).toMatchObject({ mailbox: 'second@drywall.example' });
    for (const each of [secret, again]) expect(await open(world, each)).toEqual({ why: 'forwarded' });
    // It went back: the old links stay dead.
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, { email: 'first@drywall.example' });
    expect(await open(world, secret)).toEqual({ why: 'forwarded' });
  });

  it('may be tried a limited number of times from one network', async () => {
    const { secret } = await askByLink(world, asking);
    const ip = '198.51.100.77';
    await open(world, secret, ip);
    const key = createHash('sha256')
      .update(JSON.stringify(['waiver_link', ip]))
      .digest();
    await world.sql('update sign_in_attempts set attempts = 600 where key = $1', [key]);
    await expect(open(world, secret, ip)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(open(world, 'guess', ip)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await open(world, secret)).not.toHaveProperty('why');
  });

  it('changes nothing when it is opened, and notes the first view that the page itself reports', async () => {
    const { id, secret } = await askByLink(world, asking);
    await expectNothingWritten(world, async () => {
      for (let each = 0; each < 3; each += 1) await listLinked(await openAlive(world, secret));
    });
    expect(await read(world, asking, id)).toMatchObject({ status: 'requested', viewed_at: null });
    const link = await openAlive(world, secret);
    const { types } = await recordEvents(world, asking.gc, () => recordView(link, id));
    expect(types).toEqual(['waiver_request.viewed']);
    const viewed = await read(world, asking, id);
    expect(viewed).toMatchObject({ status: 'viewed', viewed_at: expect.any(String) });
    await recordView(link, id);
    expect((await read(world, asking, id)).viewed_at).toBe(viewed.viewed_at);
  });

  it('keeps the form as it was shown, until the request is sent again', async () => {
    const { id, link } = await askByLink(world, asking);
    await recordView(link, id);
    const name = async () => (await listLinked(link)).find((one) => one.id === id)!.model.project.name;
    await world.send(asking.gc, 'PUT', `/projects/${asking.job.projectId}`, { name: 'Harbor Hall II' });
    expect(await name()).toBe('Harbor Hall');
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, {});
    expect(await name()).toBe('Harbor Hall II');
    await world.send(asking.gc, 'PUT', `/projects/${asking.job.projectId}`, { name: 'Harbor Hall' });
  });

  it('declines with a reason, and is refused without one or twice', async () => {
    const { id, link } = await askByLink(world, asking);
    await expectNothingWritten(world, async () => {
      for (const reason of ['', ' \u200b', 'x'.repeat(1001), 'a\u202eb']) {
        expect(await errorsOf(declineByLink(link, id, reason))).toMatchObject({ fields: ['reason'] });
      }
    });
    const { types } = await recordEvents(world, asking.gc, () => declineByLink(link, id, 'We were not paid for May.'));
    expect(types).toEqual(['waiver_request.viewed', 'waiver_request.declined']);
    expect(await read(world, asking, id)).toMatchObject({
      status: 'declined',
      status_reason: 'We were not paid for May.',
      declined_by: 'office@drywall.example',
    });
    expect(await errorsOf(declineByLink(link, id, 'Again'))).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await world.sql(`select 1 from tasks where subject_id = $1`, [id])).toEqual([]);
    expect((await listLinked(link)).find((one) => one.id === id)).toMatchObject({ status: 'declined', acts: [] });
  });

  it('proposes another amount, which the payer takes as a new request or refuses', async () => {
    const { id, link } = await askByLink(world, asking);
    await expectNothingWritten(world, async () => {
      for (const amount of ['', '0', '-5', '1.234', 'ten', '12,500.00', '9999999999999999']) {
        expect(await errorsOf(counterByLink(link, id, { amount, reason: 'Less' }))).toMatchObject({
          fields: ['amount'],
        });
      }
      expect(await errorsOf(counterByLink(link, id, { amount: '1', reason: '' }))).toMatchObject({
        fields: ['reason'],
      });
    });
    await counterByLink(link, id, { amount: '$11,000', reason: 'Retainage' });
    const countered = {
      status: 'countered',
      counter_amount: '11000.00',
      counter_reason: 'Retainage',
      amount: '12500.00',
    };
    expect(await read(world, asking, id)).toMatchObject(countered);
    expect((await errorsOf(counterByLink(link, id, { amount: '10000', reason: 'x' }))).code).toBe('ILLEGAL_TRANSITION');
    const rejected = await world.send(asking.gc, 'POST', `/waiver-requests/${id}/reject-counter`, {});
    expect(rejected).toMatchObject({ status: 'viewed', amount: '12500.00' });
    const again = await world.rest(asking.gc, 'POST', `/waiver-requests/${id}/accept-counter`, {});
    expect([again.status, again.body.code]).toEqual([422, 'illegal_transition']);
    await counterByLink(link, id, { amount: '11500.00', reason: 'Retainage' });
    const accepted = await world.rest(asking.gc, 'POST', `/waiver-requests/${id}/accept-counter`, {});
    expect(accepted.status).toBe(201);
    expect(accepted.body.data).toMatchObject({
      status: 'requested',
      amount: '11500.00',
      counter_amount: null,
      viewed_at: null,
    });
    expect(await read(world, asking, id)).toMatchObject({
      status: 'superseded',
      superseded_by_id: accepted.body.data.id,
    });
  });

  it('gives the request to someone else, whose link alone then opens it, and keeps the chain', async () => {
    const { id, secret, link } = await askByLink(world, asking, { email: 'desk@drywall.example' });
    await expectNothingWritten(world, async () => {
      const wrong: Array<[{ name: string; email: string }, string[]]> = [
        [{ name: '', email: 'x' }, ['name', 'email']],
        [{ name: 'Kim', email: 'DESK@drywall.example' }, ['email']],
      ];
      for (const [person, fields] of wrong)
        expect((await errorsOf(forwardLink(link, id, person))).fields).toEqual(fields);
    });
    await forwardLink(link, id, { name: 'Kim Boss', email: 'kim@drywall.example' });
    expect(await open(world, secret)).toEqual({ why: 'forwarded' });
    expect((await errorsOf(signByLink(link, id, typed))).code).toBe('NOT_FOUND');
    expect(await read(world, asking, id)).toMatchObject({
      status: 'requested',
      email: 'kim@drywall.example',
      times_sent: 2,
    });
    const [message] = await mailRequest(world, id);
    expect([message!.to, message!.text.includes('Kim Boss')]).toEqual([
      { name: 'Kim Boss', address: 'kim@drywall.example' },
      true,
    ]);
    const kim = await openAlive(world, secretIn(message));
    expect(kim).toMatchObject({ personName: 'Kim Boss', mailbox: 'kim@drywall.example' });
    // Sent again to the same mailbox: the chain stays.
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, {});
    const again = await openAlive(world, secretIn((await mailRequest(world, id))[0]));
    expect(again.personName).toBe('Kim Boss');
    await signByLink(again, id, { ...typed, name: 'Kim  boss' });
    const [row] = await world.sql<{ signature: { forwardings: object[] } }>(
      'select signature from waiver_requests where id = $1',
      [id],
    );
    expect(row!.signature.forwardings).toEqual([
      { from: 'desk@drywall.example', to: 'kim@drywall.example', name: 'Kim Boss', at: expect.any(String) },
    ]);
    expect(await read(world, asking, id)).toMatchObject({ status: 'held', signer_differs: false });
    expect((await errorsOf(forwardLink(again, id, { name: 'X', email: 'x@drywall.example' }))).code).toBe(
      'ILLEGAL_TRANSITION',
    );
  });
});
