import { describe, expect, it } from '@jest/globals';
import { disableWebhook } from '../../../src/background/webhooks/disable.js';
import * as ledger from '../../../src/ledger/index.js';
import { billSubscriptions } from '../../../src/process/jobs/bill-subscriptions.js';
import { inRequest, requestOf } from '../../support/records/credits.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('owners and admins', () => {
  const world = openWorld();
  const mails = ({ organizationId }: Caller) =>
    world.sql<{ template: string; livemode: boolean; data: Json }>(
      'select template, livemode, data from emails where account_id = $1 order by created_at',
      [organizationId],
    );
  const rest = async (caller: Caller, method: string, path: string, body?: object): Promise<Json> => {
    const answer = await world.rest(caller, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body;
  };

  it('get an e-mail when a plan payment fails, once per period', async () => {
    const caller = await world.caller({ credits: '0' });
    await rest(caller, 'POST', '/billing/subscribe', { plan: 'growth' });
    await world.rest(caller, 'POST', '/billing/subscribe', {
      plan: 'scale',
      payment_method: 'pm_card_chargeCustomerFail',
    });
    const run = (months: number) =>
      billSubscriptions(world.app.infrastructure, new Date(Date.now() + (months * 31 + 1) * 86_400_000));
    await run(1);
    await run(1);
    const unpaid = { template: 'payment_past_due', livemode: true, data: { plan: 'growth' } };
    expect(await mails(caller)).toEqual([unpaid]);
    await run(2);
    expect(await mails(caller)).toEqual([unpaid]);
    await rest(caller, 'POST', '/billing/subscribe', { plan: 'growth', payment_method: 'pm_card_visa' });
    await run(3);
    expect((await rest(caller, 'GET', '/billing/subscription')).subscription.status).toBe('active');
    expect(await mails(caller)).toEqual([unpaid]);
  });

  it('get an e-mail when credits run low, once per fall', async () => {
    const caller = await world.caller({ credits: '500.00' });
    const charge = (credits: string, reference: string) =>
      inRequest(requestOf(world, caller), (ctx) =>
        ledger.charge(ctx, { eventType: 'document_generation', credits, description: 'Work', reference }),
      );
    await charge('440.00', 'a');
    expect(await mails(caller)).toEqual([]);
    await charge('15.50', 'b');
    await charge('1.00', 'c');
    const few = { template: 'credits_low', livemode: true, data: { total: '44.50', held: '0.00', below: '50.00' } };
    expect(await mails(caller)).toEqual([few]);
    await world.fund(caller.organizationId, '200.00');
    await charge('230.00', 'd');
    expect((await mails(caller)).map(({ data }) => data)).toEqual([
      few.data,
      { total: '13.50', held: '0.00', below: '20.00' },
    ]);
  });

  it('get an e-mail when a webhook is disabled, each time', async () => {
    const caller = await world.caller();
    const url = 'https://hooks.example.com/in?key=secret';
    const { data: webhook } = await rest(caller, 'POST', '/webhooks', { url, events: ['*'] });
    const disable = () => disableWebhook(world.app.infrastructure, { webhookId: webhook.id, reason: 'gone' });
    await disable();
    await disable();
    const mail = { template: 'webhook_disabled', livemode: true, data: { webhookId: webhook.id, url, reason: 'gone' } };
    expect(await mails(caller)).toEqual([mail]);
    await rest(caller, 'PUT', `/webhooks/${webhook.id}`, { is_active: true });
    await disable();
    expect(await mails(caller)).toEqual([mail, mail]);
  });
});
