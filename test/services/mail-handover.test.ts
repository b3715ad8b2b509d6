/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { claimTasks } from '../../src/background/tasks/claim.js';
import type { Task } from '../../src/background/tasks/queue.js';
import { runTask } from '../../src/background/tasks/run.js';
import { taskHandlers } from '../../src/services/task-handlers.js';
import { lobEvent, lobSettings, postLobEvent } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { balances, faultsOf } from '../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, linesOf, placed } from '../support/records/ordering.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

describe('the submission of a mail order', () => {
  const world = openWorld(lobSettings(url));
  let caller: Caller;
  let path: GoldenPath;
  let noticeId: string;
  let orderId: string;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  beforeEach(async () => {
    await world.sql('delete from tasks');
    const made = await filedNotice(world, caller, path);
    noticeId = made.noticeId;
    orderId = (await placed(world, caller, made.documentId, { billing_method: 'credit_balance' })).id;
  });

  const later = (seconds: number) => new Date(Date.now() + 301_000 + seconds * 1_000);
  const show = async (): Promise<Json> => (await world.rest(caller, 'GET', `/document-orders/${orderId}`)).body.data;
  const cancel = () => world.rest(caller, 'POST', `/document-orders/${orderId}/cancel`);
  const isUnknown = async () =>
    (await world.sql('select submitting_since from document_orders where id = $1', [orderId]))[0]!.submitting_since !==
    null;
  const failures = async (at: Date) => (await doTasks(world, at)).map(({ error }) => error.message);
  const claimed = async (at: Date): Promise<Task> => {
    const [task] = await claimTasks(world.app.infrastructure.db, at, 8);
    return task!;
  };
  const work = (task: Task) => {
    const now = new (task.dueAt.constructor as DateConstructor)();
    return runTask(world.app.infrastructure, taskHandlers, task, () => now);
  };

  it('fails with Lob’s error message when Lob refuses it, and returns the credits', async () => {
    const before = await balances(world, caller.organizationId);
    lob.errors.push({ status: 422, code: 'invalid', message: 'to.address_line1 is not deliverable' });
    expect(await failures(later(0))).toEqual([]);
    expect(await show()).toMatchObject({
      status: 'failed',
      attention: 'to.address_line1 is not deliverable',
      billing: { status: 'void' },
    });
    const notice = await world.rest(caller, 'GET', `/notices/${noticeId}`);
    expect(notice.body.data.status).toBe('generated');
    const after = await balances(world, caller.organizationId);
    expect(Number(after!.held)).toBe(Number(before!.held) - 17);
    expect(await world.sql('select template, data from emails where key = $1', [`order_failed:${orderId}`])).toEqual([
      { template: 'order_failed', data: expect.objectContaining({ why: 'to.address_line1 is not deliverable' }) },
    ]);
    expect(await world.sql('select 1 from tasks where subject_id = $1', [orderId])).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('can be cancelled until the next attempt when Lob has definitely not accepted it', async () => {
    lob.errors.push({ status: 429, code: 'rate_limit_exceeded', message: 'Rate limit exceeded.' });
    expect(await failures(later(0))).toEqual(['Lob accepts no mail at present: Rate limit exceeded.']);
    expect([(await show()).status, await isUnknown()]).toEqual(['processing', false]);
    expect((await cancel()).body.data.status).toBe('cancelled');
    expect(await failures(later(20))).toEqual([]);
    expect(lob.lettersOf(orderId)).toEqual([]);
  });

  it('cannot be cancelled when its answer is lost, and the next attempt finds the letter', async () => {
    lob.losesAnswers = true;
    expect(await failures(later(0))).toHaveLength(1);
    expect([(await show()).status, await isUnknown()]).toEqual(['processing', true]);
    const refused = await cancel();
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([409, 'conflict', '10']);
    lob.losesAnswers = false;
    lob.errors.push({ status: 429, code: 'rate_limit_exceeded', message: 'Rate limit exceeded.' });
    await failures(later(20));
    // The second refusal says nothing about the first attempt.
    expect(await isUnknown()).toBe(true);
    expect(await failures(later(100))).toEqual([]);
    const letters = lob.lettersOf(orderId);
    expect(letters).toHaveLength(1);
    expect(await show()).toMatchObject({ status: 'dispatched', external_provider_id: letters[0]!.id });
    expect(await isUnknown()).toBe(false);
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('shows on the order that it failed repeatedly, until it succeeds', async () => {
    const error = { status: 503, code: 'service_unavailable', message: 'Down for maintenance.' };
    lob.errors.push(error, error, error);
    for (const seconds of [0, 20]) {
      expect(await failures(later(seconds))).toHaveLength(1);
      expect((await show()).attention).toBeNull();
    }
    expect(await failures(later(120))).toHaveLength(1);
    expect((await show()).attention).toBe(
      'No carrier has accepted the order yet: Lob could not list its letters: Down for maintenance.',
    );
    expect(await failures(later(1_000))).toEqual([]);
    expect(await show()).toMatchObject({ status: 'dispatched', attention: null });
  });

  it('waits when the carrier’s address is wrong, shows the reason, can be cancelled, and continues once it is correct', async () => {
    lob.strangeAnswer = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };
    for (const seconds of [0, 20, 120]) expect(await failures(later(seconds))).toHaveLength(1);
    const attention = "No carrier has accepted the order yet: Lob's letters API is not at this address: status 404";
    expect(await show()).toMatchObject({ status: 'processing', attention, billing: { status: 'pending' } });
    expect(await isUnknown()).toBe(false);
    lob.strangeAnswer = undefined;
    expect(await failures(later(1_000))).toEqual([]);
    expect(await show()).toMatchObject({ status: 'dispatched', attention: null });
  });

  it('shows on the order that it waits when the credential cannot be opened', async () => {
    await world.rest(caller, 'POST', '/provider-auth', {
      provider: 'lob',
      label: 'Own',
      mode: 'live',
      secret: 'live_1234567890',
    });
    await world.sql("update provider_credentials set status = 'active', sealed_secret = reverse(sealed_secret)");
    const attention = 'No carrier has accepted the order yet: the service could not submit it.';
    for (const seconds of [0, 20, 120]) expect(await failures(later(seconds))).toHaveLength(1);
    expect(await show()).toMatchObject({ status: 'pending', attention });
    await world.sql('delete from provider_credentials');
    expect(await failures(later(1_000))).toEqual([]);
    expect(await show()).toMatchObject({ status: 'dispatched', attention: null });
  });

  it('shows on the order that no attempt has finished after three workers were killed', async () => {
    await world.sql('update tasks set attempt = 3 where subject_id = $1', [orderId]);
    let during: Json;
    lob.onAsk = async () => {
      during = await show();
    };
    expect(await failures(later(0))).toEqual([]);
    expect(during).toMatchObject({ attention: 'No carrier has accepted the order yet: no attempt has finished.' });
    expect(await show()).toMatchObject({ status: 'dispatched', attention: null });
  });

  it('creates one letter, dispatched and paid once, when another worker takes over', async () => {
    const first = await claimed(later(0));
    let second: Promise<Error | undefined> | undefined;
    lob.onLetter = async () => {
      // The first worker is still waiting for Lob when its lease expires.
      await world.sql('update tasks set leased_until = now() where id = $1', [first.id]);
      const taken = await claimed(later(0));
      expect(taken).toMatchObject({ id: first.id, attempt: 2 });
      second = work(taken);
      await second;
    };
    expect(await work(first)).toBeUndefined();
    expect(await second).toBeUndefined();
    expect(lob.lettersOf(orderId)).toHaveLength(1);
    expect(await show()).toMatchObject({ status: 'dispatched', billing: { status: 'paid' } });
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
    expect(await world.sql('select 1 from tasks where subject_id = $1', [orderId])).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is not undone by the late result of another worker', async () => {
    const first = await claimed(later(0));
    lob.onAsk = async () => {
      lob.onAsk = () => undefined;
      await world.sql('update tasks set leased_until = now() where id = $1', [first.id]);
      lob.losesAnswers = true;
      expect(await work(await claimed(later(0)))).toBeDefined();
      lob.losesAnswers = false;
      lob.errors.push({ status: 429, code: 'rate_limit_exceeded', message: 'Rate limit exceeded.' });
    };
    expect((await work(first))?.message).toContain('Rate limit exceeded.');
    // The first worker's attempt created nothing; the second worker's letter exists.
    expect(lob.lettersOf(orderId)).toHaveLength(1);
    expect(await isUnknown()).toBe(true);
    expect(await failures(later(100))).toEqual([]);
    expect(await show()).toMatchObject({ status: 'dispatched', external_provider_id: lob.lettersOf(orderId)[0]!.id });
  });

  it('is matched by the letter’s metadata when Lob reports before the submission is stored', async () => {
    lob.onLetter = async (letter) => {
      const event = lobEvent(letter, 'letter.certified.in_transit', { time: '2026-03-02T10:00:00.000Z' });
      expect((await postLobEvent(world, event)).status).toBe(200);
    };
    expect(await failures(later(0))).toEqual([]);
    const [letter] = lob.lettersOf(orderId);
    expect(await show()).toMatchObject({
      status: 'in_transit',
      accepted_at: '2026-03-02T10:00:00.000+00:00',
      external_provider_id: letter!.id,
      carrier: 'USPS',
    });
    expect(await isUnknown()).toBe(false);
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('has Lob’s letter id and the carrier when Lob reports the letter and the answer is lost', async () => {
    lob.losesAnswers = true;
    lob.onLetter = async (letter) => {
      expect((await postLobEvent(world, lobEvent(letter, 'letter.certified.mailed'))).status).toBe(200);
    };
    expect(await failures(later(0))).toHaveLength(1);
    const [letter] = lob.lettersOf(orderId);
    const known = { status: 'dispatched', external_provider_id: letter!.id, carrier: 'USPS' };
    expect(await show()).toMatchObject(known);
    expect(await isUnknown()).toBe(false);
    expect(await failures(later(20))).toEqual([]);
    expect(await show()).toMatchObject(known);
    expect(lob.lettersOf(orderId)).toHaveLength(1);
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('gets Lob’s id also from an event that changes no status, and still waits for the answer', async () => {
    let during: Json;
    let cancelled: Json;
    lob.onLetter = async (letter) => {
      await postLobEvent(world, lobEvent(letter, 'letter.created'));
      during = await show();
      cancelled = await cancel();
    };
    expect(await failures(later(0))).toEqual([]);
    const { id } = lob.lettersOf(orderId)[0]!;
    expect(during).toMatchObject({ status: 'processing', external_provider_id: id, carrier: 'USPS' });
    expect(cancelled.status).toBe(409);
    expect(await show()).toMatchObject({ status: 'dispatched', external_provider_id: lob.lettersOf(orderId)[0]!.id });
    expect(await isUnknown()).toBe(false);
  });

  it('remains mailed when Lob refuses an order whose letter it has already reported', async () => {
    const letter = {
      id: `ltr_${orderId.replaceAll('-', '')}`,
      fields: { 'metadata[order_id]': orderId },
      pdf: Buffer.alloc(0),
      trackingNumber: null,
      dateCreated: new Date().toISOString(),
    };
    lob.onAsk = async () => {
      await postLobEvent(world, lobEvent(letter, 'letter.certified.mailed'));
      lob.errors.push({ status: 422, code: 'invalid', message: 'The letter was made before.' });
    };
    expect(await failures(later(0))).toEqual([]);
    expect(await show()).toMatchObject({ status: 'dispatched', external_provider_id: letter.id, attention: null });
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('cannot be cancelled after a failed attempt when Lob has reported the letter', async () => {
    lob.onAsk = async () => {
      const letter = { id: `ltr_x${Date.now()}`, fields: { 'metadata[order_id]': orderId }, pdf: Buffer.alloc(0) };
      const facts = { trackingNumber: null, dateCreated: new Date().toISOString() };
      await postLobEvent(world, lobEvent({ ...letter, ...facts }, 'letter.created'));
      lob.errors.push({ status: 429, code: 'rate_limit_exceeded', message: 'Rate limit exceeded.' });
    };
    expect(await failures(later(0))).toHaveLength(1);
    expect([(await show()).status, await isUnknown()]).toEqual(['processing', true]);
    expect((await cancel()).status).toBe(409);
  });

  it('cannot be cancelled during the request to Lob: the letter is mailed and paid', async () => {
    let refused: Json;
    lob.onAsk = async () => {
      refused = await cancel();
    };
    expect(await failures(later(0))).toEqual([]);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([409, 'conflict', '10']);
    expect(lob.lettersOf(orderId)).toHaveLength(1);
    expect(await show()).toMatchObject({ status: 'dispatched', billing: { status: 'paid' } });
    expect((await cancel()).status).toBe(422);
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('has exactly one winner beside a concurrent cancellation', async () => {
    const [refused] = await Promise.all([cancel(), failures(later(0))]);
    const { status } = await show();
    const mailed = lob.lettersOf(orderId).length;
    expect([
      [200, 'cancelled', 0],
      [409, 'dispatched', 1],
      [422, 'dispatched', 1],
    ]).toContainEqual([refused.status, status, mailed]);
    expect(await faultsOf(world)).toEqual([]);
  });
});
