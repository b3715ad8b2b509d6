import { describe, expect, it } from '@jest/globals';
import type * as port from '../../../src/providers/payments/payment-processor.js';
import { ProcessorUnavailable } from '../../../src/providers/payments/payment-processor.js';
import { createStripeProcessor } from '../../../src/providers/payments/stripe.js';
import { htmlAnswer, jsonAnswer, type OddAnswer, openOddServer } from '../../support/fakes/odd-server.js';

const { odd, url } = await openOddServer();

const prices = { 'growth.monthly': 'price_growth_monthly' } as never;
const processor = createStripeProcessor({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  apiBase: url,
  prices,
});
const order = {
  id: 'own_1',
  key: 'key_1',
  accountId: 'account_1',
  customerId: 'cus_1',
  plan: 'growth',
  interval: 'monthly',
} as port.SubscriptionOrder;
const charge = {
  id: 'own_2',
  customerId: 'cus_1',
  paymentMethod: 'pm_1',
  cents: 100,
  description: 'Credits',
} as port.PaymentCharge;

const calls: Record<string, () => Promise<unknown>> = {
  createCustomer: () => processor.createCustomer({ accountId: 'account_1', name: 'Desert Drywall' }),
  createSetupIntent: () => processor.createSetupIntent('cus_1'),
  savePaymentMethod: () => processor.savePaymentMethod('cus_1', 'pm_1'),
  defaultPaymentMethod: () => processor.defaultPaymentMethod({ id: 'cus_1' } as port.Customer),
  charge: () => processor.charge(charge),
  findCharge: () => processor.findCharge('pi_1', charge),
  subscribe: () => processor.subscribe(order),
  findSubscription: () => processor.findSubscription(null, order),
  changePlan: () => processor.changePlan('sub_1', order),
  endWithPeriod: () => processor.endWithPeriod({ id: 'sub_1' } as port.RunningSubscription, true),
  endUnpaid: () => processor.endUnpaid('sub_1'),
  voidReplaced: () => processor.voidReplaced({ subscriptionId: 'sub_1', from: new Date(0) }),
  price: () => processor.price('growth', 'monthly'),
};

const unknownAddress = { type: 'invalid_request_error', message: 'Unrecognized request URL (POST: /x/v1/customers).' };
const otherAccount = {
  type: 'invalid_request_error',
  code: 'resource_missing',
  param: 'customer',
  message: 'No such customer',
};

const answers: Array<[string, OddAnswer]> = [
  ['404 in HTML', htmlAnswer(404)],
  ['404 of Stripe', jsonAnswer(404, { error: unknownAddress })],
  ['404 of another API', jsonAnswer(404, { error: 'Not Found', message: 'Route not found', statusCode: 404 })],
  ['400 in HTML', htmlAnswer(400)],
  ['400 of another API', jsonAnswer(400, { error: { message: 'Bad request' } })],
  ['400 for a customer of another account', jsonAnswer(400, { error: otherAccount })],
  [
    '401',
    jsonAnswer(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_*1' } }),
  ],
  ['402 in HTML', htmlAnswer(402)],
  ['403', jsonAnswer(403, { error: { type: 'invalid_request_error', message: 'No access.' } })],
  ['405 in HTML', htmlAnswer(405)],
  ['200 in HTML', htmlAnswer(200)],
  ['200 of another API', jsonAnswer(200, { status: 'ok' })],
  ['200 with a list', jsonAnswer(200, [])],
  ['200 with null', jsonAnswer(200, null)],
];

describe.each(answers)('a processor that answers %s', (_title, answer) => {
  it.each(Object.keys(calls))('counts as unavailable for %s', async (name) => {
    odd.answer = answer;
    await expect(calls[name]!()).rejects.toBeInstanceOf(ProcessorUnavailable);
  });
});

describe('a request that Stripe rejects as invalid', () => {
  it('is a fault of the service, not of Stripe', async () => {
    odd.answer = jsonAnswer(400, {
      error: { type: 'invalid_request_error', param: 'usage', message: 'Invalid usage.' },
    });
    await expect(calls.createSetupIntent!()).rejects.not.toBeInstanceOf(ProcessorUnavailable);
  });
});
