import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { waitUntilBlocked } from '../support/databases/locks.js';
import { balances, faultsOf, requestOf } from '../support/records/credits.js';
import { makeDivision, payloadOf, requestOfPayload } from '../support/records/fulfillment.js';
import { goldenPath } from '../support/records/golden-path.js';
import { filedNotice, recipient } from '../support/records/ordering.js';
import { chargeAt } from '../support/records/spending.js';
import { type Answer, type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a 402 shows the whole sum when the credits are spent between its parts:', () => {
  const world = openWorld();
  // Only the test's own charges count.
  beforeAll(() => world.sql(`update prices set credits = 0 where event_type = 'api_call'`));

  /** Spends credits while the request, which had enough at its start, waits for the table. */
  async function spentDuring(caller: Caller, credits: string, table: string, request: () => Promise<Answer<Json>>) {
    const holder = requestOf(world, caller);
    await holder.write();
    await sql`lock table ${sql.table(table)} in share mode`.execute(holder.db);
    const answer = request();
    await waitUntilBlocked(world);
    await chargeAt(world, caller, '2026-03-04T10:00', { credits });
    await holder.commit();
    return answer;
  }

  it('the fee and the postage of a fulfillment request', async () => {
    const caller = await world.caller({ credits: '100.00' });
    const payload = payloadOf(await makeDivision(world, caller), { fulfillment_scope: 'full_service' });
    const { partner } = (await balances(world, caller.organizationId))!;
    const answer = await spentDuring(caller, '71.00', 'fulfillment_requests', () =>
      world.rest(caller, 'POST', '/fulfillment-requests', requestOfPayload(payload)),
    );
    const left = Number(partner) - 71;
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({ balance: left, required: 71, shortfall: 71 - left, quote: { total: 71 } });
    expect(await faultsOf(world)).toEqual([]);
  });

  it.each(['prepay', 'credit_balance'])('the orders of several recipients, by %s', async (billing_method) => {
    const caller = await world.caller({ credits: '60.00' });
    const { noticeId } = await filedNotice(world, caller, await goldenPath(world, caller));
    const { partner } = (await balances(world, caller.organizationId))!;
    const { recipient_name: name, ...address } = recipient;
    const to = { name, address_line_1: address.recipient_address_line_1, city: 'Oakland', state: 'CA', zip: '94607' };
    const body = { billing_method, recipients: [to, { ...to, name: 'Bay Savings Bank' }] };
    // One of the two orders could still be paid for.
    const answer = await spentDuring(caller, (Number(partner) - 20).toFixed(2), 'document_orders', () =>
      world.rest(caller, 'POST', `/notices/${noticeId}/order`, body),
    );
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({ balance: 20, required: 34, shortfall: 14, quote: { total: 34 } });
    expect(await world.sql('select 1 from document_orders')).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
  });
});
