/** @sampled tests */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeLetter, lobKey } from '../support/fakes/fake-lob.js';
import { lobEvent, lobSettings, postLobEvent, signedByLob } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, placed } from '../support/records/ordering.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

describe('a Lob event', () => {
  const world = openWorld(lobSettings(url));
  let caller: Caller;
  let path: GoldenPath;
  let orderId: string;
  let letter: FakeLetter;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    ({ orderId, letter } = await mailed(caller, path));
  });

  async function mailed(by: Caller, of: GoldenPath): Promise<{ orderId: string; letter: FakeLetter }> {
    const { documentId } = await filedNotice(world, by, of);
    const { id } = await placed(world, by, documentId);
    const failed = await doTasks(world, new Date(Date.now() + 301_000));
    if (failed[0]) throw failed[0].error;
    return { orderId: id, letter: lob.lettersOf(id)[0]! };
  }

  const show = async (by: Caller, id: string): Promise<Json> =>
    (await world.rest(by, 'GET', `/document-orders/${id}`)).body.data;
  const everything = () =>
    world.sql(
      `select (select count(*)::int from document_order_events) as events, (select jsonb_agg(o order by id) from document_orders o) as orders,
        (select jsonb_agg(n order by id) from notices n) as notices`,
    );

  describe('that is not signed by the carrier of the order', () => {
    const delivered = () => lobEvent(letter, 'letter.certified.delivered');
    it.each([
      ['with another secret', () => signedByLob(delivered(), { secret: 'other' }), /does not match/],
      [
        'for another body',
        () => ({ ...signedByLob(delivered()), payload: JSON.stringify(delivered()) }),
        /does not match/,
      ],
      ['ten minutes ago', () => signedByLob(delivered(), { timestamp: String(Date.now() - 600_000) }), /five minutes/],
      ['not at all', () => ({ payload: JSON.stringify(delivered()), headers: {} }), /missing/],
      ['with an empty body', () => ({ payload: '', headers: signedByLob(delivered()).headers }), /does not match/],
      [
        'with a timestamp in the future',
        () => signedByLob(delivered(), { timestamp: String(Date.now() + 330_000) }),
        /five minutes/,
      ],
    ])('is refused if it is signed %s, and changes nothing', async (_how, made, sentence) => {
      const before = await everything();
      const { payload, headers } = made();
      const answer = await world.rest(null, 'POST', '/webhooks/mail', payload, headers as Record<string, string>);
      expect([answer.status, answer.body.code]).toEqual([400, 'signature_invalid']);
      expect(answer.body.message).toMatch(sentence);
      expect(await everything()).toEqual(before);
    });
  });

  it('applies to its own order, even if an event of another order has the same id', async () => {
    const [one, other] = [await mailed(caller, path), await mailed(caller, path)];
    const event = lobEvent(one.letter, 'letter.mailed');
    await postLobEvent(world, event);
    await postLobEvent(world, { ...lobEvent(other.letter, 'letter.mailed'), id: event.id });
    for (const { orderId: id } of [one, other]) expect((await show(caller, id)).accepted_at).not.toBeNull();
  });

  it('is received and ignored for an unknown letter', async () => {
    const before = await everything();
    const strange: FakeLetter = {
      ...letter,
      id: 'ltr_strange',
      fields: { ...letter.fields, 'metadata[order_id]': '0199a000-0000-7000-8000-000000000000' },
    };
    const odd = {
      ...lobEvent(strange, 'letter.mailed'),
      body: { id: 'ltr_strange', metadata: { order_id: "x' or 1=1" } },
    };
    for (const event of [
      lobEvent(strange, 'letter.mailed'),
      odd,
      { ...lobEvent(strange, 'letter.mailed'), event_type: { id: 'postcard.mailed' } },
      ['no event'],
    ]) {
      const answer = await postLobEvent(world, event);
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    }
    expect(await everything()).toEqual(before);
  });

  it('cannot refer to the order of a letter that Lob has under another id', async () => {
    const before = await everything();
    const answer = await postLobEvent(world, lobEvent({ ...letter, id: 'ltr_other' }, 'letter.certified.delivered'));
    expect(answer.status).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await show(caller, orderId)).status).toBe('dispatched');
  });

  it('is recorded with the current time if it is in the future', async () => {
    const event = lobEvent(letter, 'letter.certified.mailed', {
      time: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const before = Date.now();
    await postLobEvent(world, event);
    const { accepted_at } = await show(caller, orderId);
    expect(Date.parse(accepted_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(accepted_at)).toBeLessThanOrEqual(Date.now());
  });

  it('is refused with another method, and uses no token', async () => {
    const answer = await world.rest(caller, 'GET', '/webhooks/mail');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    const unsigned = await world.rest(caller, 'POST', '/webhooks/mail', lobEvent(letter, 'letter.mailed'));
    expect(unsigned.body.code).toBe('signature_invalid');
  });

  describe('with an account’s own Lob account', () => {
    const ownKey = 'live_own0123456789';
    const ownSecret = 'own-webhook-secret';
    let own: Caller;
    let ownPath: GoldenPath;
    let credentialId: string;
    beforeAll(async () => {
      own = await world.caller();
      ownPath = await goldenPath(world, own);
      lob.apiKey = ownKey;
      const answer = await world.rest(own, 'POST', '/provider-auth', {
        provider: 'lob',
        label: 'Ours',
        mode: 'live',
        secret: ownKey,
        settings: { webhook_secret: ownSecret },
      });
      if (answer.status !== 201) throw new Error(answer.text);
      credentialId = answer.body.data.id;
      await world.sql(`update provider_credentials set status = 'active' where id = $1`, [credentialId]);
    });
    beforeEach(() => {
      lob.apiKey = ownKey;
    });
    afterAll(() => {
      lob.apiKey = lobKey;
    });

    it('is accepted only with the signature of that account’s webhook', async () => {
      const made = await mailed(own, ownPath);
      const [{ handler }] = (await world.sql('select handler from document_orders where id = $1', [made.orderId])) as [
        { handler: string },
      ];
      expect(handler).toBe(`lob:${credentialId}`);
      const event = lobEvent(made.letter, 'letter.certified.in_transit');
      expect((await postLobEvent(world, event)).body.code).toBe('signature_invalid');
      expect((await show(own, made.orderId)).status).toBe('dispatched');
      const { organizationId } = own;
      expect((await postLobEvent(world, event, { secret: ownSecret })).body.code).toBe('signature_invalid');
      expect((await postLobEvent(world, event, { organizationId })).body.code).toBe('signature_invalid');
      expect((await show(own, made.orderId)).status).toBe('dispatched');
      expect((await postLobEvent(world, event, { secret: ownSecret, organizationId })).status).toBe(200);
      expect((await show(own, made.orderId)).status).toBe('in_transit');
    });

    it('cannot change letters that the operator’s Lob account mailed', async () => {
      const event = lobEvent(letter, 'letter.failed');
      const { organizationId } = own;
      const answer = await postLobEvent(world, event, { secret: ownSecret, organizationId });
      expect(answer.body).toMatchObject({
        code: 'signature_invalid',
        message: expect.stringMatching(/different Lob account/),
      });
      for (const named of ['x', caller.organizationId]) {
        const strange = await postLobEvent(world, event, { secret: ownSecret, organizationId: named });
        expect(strange.body.code).toBe('signature_invalid');
      }
    });

    it('leaves an unanswered submission to the same API key, even when the account has another key by then', async () => {
      const { documentId } = await filedNotice(world, own, ownPath);
      const { id } = await placed(world, own, documentId);
      lob.losesAnswers = true;
      expect(await doTasks(world, new Date(Date.now() + 301_000))).toHaveLength(1);
      lob.losesAnswers = false;
      await world.sql(`update provider_credentials set status = 'revoked' where id = $1`, [credentialId]);
      lob.apiKey = lobKey;
      const [failed] = await doTasks(world, new Date(Date.now() + 400_000));
      expect(failed!.error.message).toContain('the API key used for it no longer exists');
      expect(lob.lettersOf(id)).toHaveLength(1);
      await world.sql(`update provider_credentials set status = 'active' where id = $1`, [credentialId]);
      lob.apiKey = ownKey;
      expect(await doTasks(world, new Date(Date.now() + 1_000_000))).toEqual([]);
      expect(lob.lettersOf(id)).toHaveLength(1);
      expect((await show(own, id)).status).toBe('dispatched');
    });
  });
});

describe('without a Lob API key', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('a mail order waits for the mailroom', async () => {
    const { documentId } = await filedNotice(world, caller, path);
    const { id } = await placed(world, caller, documentId);
    expect(await doTasks(world, new Date(Date.now() + 301_000))).toEqual([]);
    expect(
      await world.sql('select status, handler, submitting_since from document_orders where id = $1', [id]),
    ).toEqual([{ status: 'pending', handler: 'mailroom', submitting_since: null }]);
    const cancelled = await world.rest(caller, 'POST', `/document-orders/${id}/cancel`);
    expect(cancelled.body.data.status).toBe('cancelled');
  });

  it('a Lob event is refused with the reason', async () => {
    const event = { id: 'evt_1', event_type: { id: 'letter.mailed' }, body: { id: 'ltr_1' } };
    const answer = await postLobEvent(world, event);
    expect([answer.status, answer.body.code]).toEqual([400, 'signature_invalid']);
    expect(answer.body.message).toContain('No webhook secret is set');
  });

  it('the sandbox still simulates mailing on its own clock, and needs no signatures', async () => {
    const sandbox = await world.sandboxOf(caller);
    const made = await goldenPath(world, sandbox);
    const { noticeId, documentId } = await filedNotice(world, sandbox, made);
    const { id } = await placed(world, sandbox, documentId);
    const start = Date.now() + 301_000;
    const day = 86_400_000;
    const at = async (days: number): Promise<Json> => {
      expect(await doTasks(world, new Date(start + days * day))).toEqual([]);
      return (await world.rest(sandbox, 'GET', `/document-orders/${id}`)).body.data;
    };
    const notice = async (): Promise<string> =>
      (await world.rest(sandbox, 'GET', `/notices/${noticeId}`)).body.data.status;
    expect(await at(0)).toMatchObject({
      status: 'dispatched',
      carrier: 'USPS',
      tracking_number: expect.stringMatching(/^9407\d{18}$/),
      external_provider_id: `ltr_sim_${id}`,
      accepted_at: null,
    });
    expect(await at(0.9)).toMatchObject({ status: 'dispatched', accepted_at: null });
    expect(await at(1)).toMatchObject({ status: 'dispatched', accepted_at: expect.any(String) });
    expect(await notice()).toBe('served');
    expect(await at(2)).toMatchObject({ status: 'in_transit' });
    expect(await at(4)).toMatchObject({ status: 'out_for_delivery' });
    expect(await at(5)).toMatchObject({ status: 'delivered', delivered_at: expect.any(String) });
    expect(await notice()).toBe('completed');
    expect(await world.sql('select 1 from tasks where subject_id = $1', [id])).toEqual([]);
  });
});

describe('priority mail', () => {
  const world = openWorld(lobSettings(url));

  it('is not sent to Lob, and waits for the mailroom', async () => {
    const caller = await world.caller();
    const { documentId } = await filedNotice(world, caller, await goldenPath(world, caller));
    const { id } = await placed(world, caller, documentId, { mail_class: 'priority' });
    expect(await doTasks(world, new Date(Date.now() + 301_000))).toEqual([]);
    expect(lob.lettersOf(id)).toEqual([]);
    expect(await world.sql('select status, handler from document_orders where id = $1', [id])).toEqual([
      { status: 'pending', handler: 'mailroom' },
    ]);
  });
});
