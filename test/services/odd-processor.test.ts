import { describe, expect, it } from '@jest/globals';
import { htmlAnswer, jsonAnswer, openOddServer } from '../support/fakes/odd-server.js';
import { stripeSettings } from '../support/fakes/stripe-events.js';
import { ledgerOf } from '../support/records/credits.js';
import { openWorld } from '../support/worlds/world.js';

const { odd, url } = await openOddServer();

describe('a payment processor at a wrong address', () => {
  const world = openWorld(stripeSettings(url));
  const unknownAddress = { type: 'invalid_request_error', message: 'Unrecognized request URL.' };

  it.each([
    ['404 in HTML', htmlAnswer(404)],
    ['404 from Stripe', jsonAnswer(404, { error: unknownAddress })],
    ['200 from another API', jsonAnswer(200, { status: 'ok' })],
  ])('returns 503 to the caller: %s', async (_title, answer) => {
    odd.answer = answer;
    const caller = await world.caller({ credits: '0' });
    for (const [method, path, body] of [
      ['GET', '/billing/setup-intent', undefined],
      ['POST', '/billing/subscribe', { plan: 'growth', payment_method: 'pm_card_visa' }],
      ['POST', '/credits/purchase', { credits: 40 }],
    ] as const) {
      const { status, body: answerBody } = await world.rest(caller, method, path, body);
      expect([path, status, answerBody.code]).toEqual([path, 503, 'processor_unavailable']);
    }
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
  });
});
