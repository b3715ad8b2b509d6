import { beforeAll, describe, expect, it } from '@jest/globals';
import { balances, faultsOf } from '../support/credits.js';
import { type GoldenPath, goldenPath } from '../support/golden-path.js';
import { generatedNotice, linesOf, placed, recipient } from '../support/ordering.js';
import { type Caller, type Json, openWorld } from '../support/world.js';

describe('a document order', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const notice = (extra?: object) => generatedNotice(world, caller, path, extra);
  const show = async (id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data;
  const statusOf = async (noticeId: string): Promise<string> =>
    (await world.rest(caller, 'GET', `/notices/${noticeId}`)).body.data.status;

  it('of a notice is mailed as its state takes it, at the server’s price, and paid at once', async () => {
    const { noticeId, documentId } = await notice();
    const made = await placed(world, caller, documentId, { metadata: { po: 'PO-17' } });
    expect(made).toMatchObject({
      document_id: documentId,
      organization_id: caller.organizationId,
      status: 'pending',
      order_type: 'mail',
      mail_class: 'certified',
      billing: {
        status: 'paid',
        method: 'prepay',
        amount_cents: 1700,
        invoiced_at: null,
        paid_at: expect.any(String),
        invoice_reference: null,
        payment_reference: `document_order:${made.id}`,
      },
      recipient: {
        name: recipient.recipient_name,
        address_line_1: recipient.recipient_address_line_1,
        address_line_2: recipient.recipient_address_line_2,
        city: 'Oakland',
        state: 'CA',
        zip: '94607',
      },
      tracking_number: null,
      carrier: null,
      external_provider_id: null,
      shipped_at: null,
      delivered_at: null,
      attention: null,
      metadata: { po: 'PO-17' },
    });
    expect(await show(made.id)).toEqual(made);
    expect(await linesOf(world, caller, made.id)).toEqual(['credit_applied 1700']);
    expect(await statusOf(noticeId)).toBe('ordered');
  });

  it('that is cancelled gives its credits back, and lets the notice be reworked', async () => {
    const { noticeId, documentId } = await notice();
    const before = await balances(world, caller.organizationId);
    const made = await placed(world, caller, documentId);
    const { status, body } = await world.rest(caller, 'POST', `/document-orders/${made.id}/cancel`);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { status: 'cancelled', billing: { status: 'refunded', amount_cents: 1700 } } },
    });
    expect(await linesOf(world, caller, made.id)).toEqual(['credit_applied 1700', 'refund -1700']);
    const after = await balances(world, caller.organizationId);
    expect(Number(before!.partner) - Number(after!.partner)).toBeCloseTo(0.3, 5);
    expect(await statusOf(noticeId)).toBe('generated');
    expect(await world.sql('select 1 from errands where subject_id = $1', [made.id])).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
  });
});
