/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';
import { addContact, deliver, eventually, passTime, settled, subscribe } from './deliveries.js';
import { openReceivers } from './receiver.js';

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/;

/** Seconds from the record of a delivery's last attempt to its next one. */
function waitOf(delivery: Json): number {
  return (Date.parse(delivery.next_attempt_at) - Date.parse(delivery.updated_at)) / 1000;
}

describe('a delivery', () => {
  const world = openWorld();
  const startReceiver = openReceivers();
  deliver(world);
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
  });

  it('contains the event as its payload, signed so that Standard Webhooks verifies it', async () => {
    const receiver = await startReceiver();
    const { id, secret } = await subscribe(world, caller, receiver.url);
    const contactId = await addContact(world, caller);
    const delivery = await settled(world, caller, id, { status: 'delivered' });
    expect(receiver.received).toHaveLength(1);
    const { headers, text, body } = receiver.received[0]!;
    expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toEqual(body);
    expect(() => new Webhook(secret).verify(text.replace('Ana', 'Eve'), headers as Record<string, string>)).toThrow();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const shown = await world.rest(caller, 'GET', `/contacts/${contactId}`);
    expect(body).toEqual({
      id: headers['webhook-id'],
      type: 'contact.created',
      timestamp: expect.stringMatching(timestamp),
      organization_id: caller.organizationId,
      livemode: true,
      data: { object: shown.body.data },
    });
    expect(delivery).toMatchObject({
      webhook_id: id,
      event_id: body.id,
      event: 'contact.created',
      resource_id: contactId,
      attempt: 1,
      response_code: 204,
      error: null,
      next_attempt_at: null,
      delivered_at: expect.stringMatching(timestamp),
      payload: body,
    });
  });

  it('follows the schedule, then stays in the failure queue until its one redelivery, the fifth and last attempt', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(500, { 'x-why': 'down' }).end('not today');
    });
    const { id } = await subscribe(world, caller, receiver.url);
    await addContact(world, caller);
    for (const [attempt, wait] of [
      [1, 10],
      [2, 60],
      [3, 600],
    ] as const) {
      const delivery = await settled(world, caller, id, { status: 'pending', attempt });
      const failed = await eventually(async () => {
        const { body } = await world.rest(caller, 'GET', `/webhooks/${id}/deliveries/${delivery.id}`);
        return body.data.attempts.length === attempt && body.data;
      });
      expect(waitOf(failed)).toBe(wait);
      expect(receiver.received).toHaveLength(attempt);
      await passTime(world, id);
    }
    const resting = await settled(world, caller, id, { status: 'failed', attempt: 4 });
    expect(resting.next_attempt_at).toBeNull();
    expect(resting.attempts).toHaveLength(4);
    const redeliver = () => world.rest(caller, 'POST', `/webhooks/${id}/deliveries/${resting.id}/redeliver`);
    expect((await redeliver()).body.data).toMatchObject({ status: 'pending', attempt: 4 });
    const last = await settled(world, caller, id, { status: 'failed', attempt: 5 });
    expect(receiver.received).toHaveLength(5);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1);
    expect(last.attempts.map(({ number }: Json) => number)).toEqual([1, 2, 3, 4, 5]);
    const refused = await redeliver();
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      status: ['The delivery was already attempted the maximum of 5 times.'],
    });
  });

  it('can be redelivered from the failure queue only, and succeed there', async () => {
    const receiver = await startReceiver();
    const { id } = await subscribe(world, caller, receiver.url);
    await addContact(world, caller);
    const delivered = await settled(world, caller, id, { status: 'delivered' });
    const path = `/webhooks/${id}/deliveries/${delivered.id}/redeliver`;
    const refused = await world.rest(caller, 'POST', path);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { status: ['The delivery is delivered: only a delivery in the failure queue can be redelivered.'] },
    ]);
    await world.sql(`update webhook_deliveries set status = 'failed', attempt = 4 where id = $1`, [delivered.id]);
    expect((await world.rest(caller, 'POST', path)).status).toBe(200);
    await settled(world, caller, id, { status: 'delivered', attempt: 5 });
    expect(receiver.received).toHaveLength(2);
  });

  it('keeps a bounded log of requests and responses', async () => {
    const receiver = await startReceiver((response) => {
      response.writeHead(400, { 'content-type': 'text/plain', 'x-hint': 'a' }).end(`\0${'é'.repeat(5_000)}`);
    });
    const { id } = await subscribe(world, caller, receiver.url);
    await addContact(world, caller);
    const delivery = await eventually(async () => {
      const found = await settled(world, caller, id, { attempt: 1 });
      return found.attempts.length === 1 && found;
    });
    const { headers } = receiver.received[0]!;
    expect(delivery.attempts).toEqual([
      {
        number: 1,
        started_at: expect.stringMatching(timestamp),
        duration_ms: expect.any(Number),
        request_headers: {
          'content-type': headers['content-type'],
          'user-agent': headers['user-agent'],
          'webhook-id': headers['webhook-id'],
          'webhook-timestamp': headers['webhook-timestamp'],
          'webhook-signature': headers['webhook-signature'],
        },
        response_code: 400,
        response_headers: expect.objectContaining({ 'content-type': 'text/plain', 'x-hint': 'a' }),
        response_body: expect.stringMatching(/^\ufffdé+$/),
        error: null,
      },
    ]);
    expect(Buffer.byteLength(delivery.attempts[0].response_body)).toBeLessThanOrEqual(4_098);
    expect(delivery).toMatchObject({
      response_code: 400,
      error: 'The endpoint answered 400, which is not a 2xx status.',
    });
  });

  it('does not follow a redirect, and reports a refused connection', async () => {
    const elsewhere = await startReceiver();
    const moved = await startReceiver((response) => {
      response.writeHead(308, { location: elsewhere.url }).end();
    });
    const { id } = await subscribe(world, caller, moved.url);
    const gone = await subscribe(world, caller, 'http://127.0.0.1:9/hooks');
    await addContact(world, caller);
    const redirected = await eventually(async () => {
      const found = await settled(world, caller, id, { attempt: 1 });
      return found.response_code && found;
    });
    expect(redirected.response_code).toBe(308);
    expect(elsewhere.received).toEqual([]);
    const refused = await eventually(async () => {
      const found = await settled(world, caller, gone.id, { attempt: 1 });
      return found.error && found;
    });
    expect(refused).toMatchObject({ response_code: null, error: expect.stringContaining('ECONNREFUSED') });
  });

  it.each([
    [429, '42', 42, 'as requested'],
    [503, '5', 10, 'as scheduled'],
    [502, '86400', 600, 'the longest wait of the schedule'],
    [500, '42', 10, 'as scheduled'],
  ])('answered %i with Retry-After: %s waits %i seconds, %s', async (status, retryAfter, seconds) => {
    const receiver = await startReceiver((response) => {
      response.writeHead(status, { 'retry-after': retryAfter }).end();
    });
    const { id } = await subscribe(world, caller, receiver.url);
    await addContact(world, caller);
    const delivery = await eventually(async () => {
      const found = await settled(world, caller, id, { attempt: 1 });
      return found.response_code && found;
    });
    expect(waitOf(delivery)).toBe(seconds);
  });
});
