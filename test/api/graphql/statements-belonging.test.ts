import { beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { recording } from '../../db/statements.js';
import { type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { filedNotice, recipient } from '../../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

/** What belongs to the records of a level, such as the payments of orders, comes with the statement of the records. */
describe('the statements of a list with what belongs to its records', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    await world.app.start();
    caller = await world.caller();
    made = await goldenPath(world, caller);
    await world.rest(caller, 'POST', '/webhooks', { url: 'https://hooks.example.com/cps', events: ['*'] });
    for (const name of ['one', 'two']) {
      const { noticeId } = await filedNotice(world, caller, made);
      const body = { recipients: [toward(name), toward(`${name} more`)] };
      const answer = await world.rest(caller, 'POST', `/notices/${noticeId}/order`, body);
      expect(answer.status).toBe(201);
      const { id } = answer.body.data;
      await world.rest(caller, 'POST', `/document-orders/${id}/pay`, { type: 'payment', amount_cents: 5 });
    }
    await world.sql(`update documents set warnings = '[{"code": "example", "message": "An example."}]'`);
    await world.sql(
      `insert into document_order_events (id, account_id, livemode, document_order_id, provider, provider_event_id, name, occurred_at, created_at)
       select uuidv7(), account_id, livemode, id, 'lob', id::text, 'Mailed', '2026-03-01T10:00:00.5Z', now() from document_orders`,
    );
    await world.sql('update document_orders set accepted_at = now()');
    await sequenceEvents(world.app.infrastructure.db);
  }, 60_000);

  const toward = (name: string) => ({
    name,
    address_line_1: recipient.recipient_address_line_1,
    city: recipient.recipient_city,
    state: recipient.recipient_state,
    zip: recipient.recipient_zip,
  });

  it.each<[list: string, selected: string, (record: Json) => unknown]>([
    ['sovs', 'lines { description scheduledValue } totals { lineCount scheduledValue } csv', ({ lines }) => lines[1]],
    [
      'documentOrders',
      `payments { amountCents recordedAt createdAt } carrierEvents { name occurredAt createdAt } warnings { message }
        files { downloadUrl }`,
      ({ payments, carrierEvents, warnings }) => payments[0] && carrierEvents[0] && warnings[0],
    ],
    [
      'payApplications',
      'payments { amount } amountPaid participants { role } expectedWaivers { type } outdatedWaivers { type }',
      Boolean,
    ],
    ['notices', 'proofOfService { pieces { recipientName events { name } } }', ({ proofOfService }) => proofOfService],
    ['creditLedger', 'entries { ledgerAccount amount }', ({ entries }) => entries[1]],
    ['webhookDeliveries', 'payload', ({ payload }) => payload.data],
  ])('is one for %s', async (list, selected, has) => {
    const query = (first: number) => `{ ${list}(first: ${first}) { nodes { id ${selected} } } }`;
    for (const first of [1, 50]) {
      const { result, statements } = await recording(() => world.graphql(caller, query(first)));
      expect(result.body.errors).toBeUndefined();
      expect(result.body.data[list].nodes.some(has)).toBe(true);
      expect(statements.filter(({ text }) => !/charge_api_calls/.test(text))).toHaveLength(1);
    }
  });
});
