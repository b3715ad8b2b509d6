/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { overridePrice, setInvoiceLimit } from '../../src/services/operator/credits.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { waitUntilBlocked } from '../support/databases/locks.js';
import { requestOf } from '../support/records/credits.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { received, staffOf } from '../support/records/mailroom.js';
import { filedEscalation, filedNotice, order, placed, recipient } from '../support/records/ordering.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const owner = { name: 'Sunset Tower LLC', address_line_1: '1 Market St', city: 'Oakland', state: 'CA', zip: '94607' };
const invoice = { billing_method: 'invoice' };

describe('the open invoices of an account', () => {
  const world = openWorld({ databasePoolSize: 20 });
  let staff: Caller;
  beforeAll(async () => {
    staff = await staffOf(world);
  });

  const em = () => world.app.infrastructure.orm.em.fork();
  /** A new account with a limit, and a letter that costs 7.50 by first-class mail, 14 as priority and 17 certified. */
  async function account(limit: string | null, credits = '1000.00') {
    const caller = await world.caller({ credits });
    await overridePrice(em(), { eventType: 'api_call', credits: '0', organizationId: caller.organizationId });
    const path = await goldenPath(world, caller);
    const { documentId, escalationId } = await filedEscalation(world, caller, path);
    if (limit) await setInvoiceLimit(em(), { organizationId: caller.organizationId, amount: limit });
    const letter = (more: object = {}) => order(world, caller, documentId, { ...invoice, ...more });
    return { caller, path, documentId, escalationId, letter };
  }
  const pay = (by: Caller, id: string, type: string, amount_cents: number) =>
    world.rest(by, 'POST', `/document-orders/${id}/pay`, { type, amount_cents });

  it('are limited to 250 credits, whatever payments the account reports', async () => {
    const { caller, letter } = await account(null);
    const ids: string[] = [];
    for (let count = 0; count < 14; count += 1) ids.push((await letter({ mail_class: 'certified' })).body.data.id);
    await pay(caller, ids[0]!, 'charge', 1700);
    await pay(caller, ids[0]!, 'adjustment', 100_000);
    const { status, body } = await letter({ mail_class: 'certified' });
    expect([status, body]).toEqual([
      402,
      {
        message:
          "The account's open invoices total 238 credits and this order adds 17, but the limit is 250: pay open invoices with " +
          'credit_applied, or order with prepay or credit_balance.',
        balance: 12,
        required: 17,
        shortfall: 5,
        partner_billable: true,
        quote: { fee: 5, postage: { recipients: 1, rate: 12, amount: 12 }, total: 17 },
        purchase: { credits: 5 },
        code: 'invoice_limit_exceeded',
        request_id: expect.any(String),
        doc_url: expect.stringMatching(/\/docs\/errors\/invoice_limit_exceeded$/),
      },
    ]);
    expect((await letter({ mail_class: 'certified', billing_method: 'prepay' })).status).toBe(201);
    // Once the difference is paid with credits, the same request succeeds.
    await pay(caller, ids[0]!, 'credit_applied', 500);
    expect((await letter({ mail_class: 'certified' })).status).toBe(201);
  });

  it('are checked by each way of ordering, before anything is written', async () => {
    const { caller, path, documentId, escalationId, letter } = await account('16.99');
    const certified = { ...invoice, mail_class: 'certified' };
    const { noticeId } = await filedNotice(world, caller, path);
    const body = { ...bodies.notice, project_id: path.projectId, organization_id: caller.organizationId };
    const another: string = (await world.rest(caller, 'POST', '/notices', body)).body.data.id;
    await expectNothingWritten(world, async () => {
      for (const [address, more] of [
        ['/document-orders', { document_id: documentId, ...recipient }],
        [`/escalations/${escalationId}/order`, recipient],
        [`/notices/${noticeId}/order`, recipient],
        // This notice has no document yet, and none is generated.
        [`/notices/${another}/order`, recipient],
        [`/escalations/${escalationId}/order`, { mail_class: 'first_class', recipients: [owner, owner, owner] }],
      ] as const) {
        const answer = await world.rest(caller, 'POST', address, { ...certified, ...more });
        expect([address, answer.status, answer.body.balance]).toEqual([address, 402, 16.99]);
      }
      const mutation = `mutation($input: CreateDocumentOrderInput!) { a: createDocumentOrder(input: $input) { documentOrder { id } }
        b: createDocumentOrder(input: $input) { documentOrder { id } } c: createDocumentOrder(input: $input) { documentOrder { id } } }`;
      const input = {
        documentId,
        billingMethod: 'INVOICE',
        recipientName: owner.name,
        recipientAddressLine1: owner.address_line_1,
        recipientCity: owner.city,
        recipientState: owner.state,
        recipientZip: owner.zip,
      };
      const { body: refused } = await world.graphql(caller, mutation, { input });
      expect(refused.errors[0].extensions).toMatchObject({
        code: 'INVOICE_LIMIT_EXCEEDED',
        balance: 1.99,
        required: 7.5,
      });
    });
    const { id } = (await letter()).body.data;
    const patch = (mail_class: string) => world.rest(caller, 'PATCH', `/document-orders/${id}`, { mail_class });
    expect((await patch('priority')).status).toBe(200);
    const raised = await patch('certified');
    expect([raised.status, raised.body.required, raised.body.balance]).toEqual([402, 3, 2.99]);
    expect((await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data.billing.amount_cents).toBe(1400);
    expect((await patch('first_class')).status).toBe(200);
  });

  // An account that never had credits has no row in credit_accounts to lock.
  it.each(['1000.00', '0'])('are counted correctly for concurrent requests, with %s credits', async (credits) => {
    const { caller, path, letter } = await account('15.00', credits);
    // Different documents, because orders of the same document wait for each other anyway.
    const another = (await filedEscalation(world, caller, path)).documentId;
    expect((await letter()).status).toBe(201);
    if (credits !== '0') await world.sql('delete from prices where account_id = $1', [caller.organizationId]);
    const holder = requestOf(world, caller);
    await holder.write();
    await sql`
      insert into credit_accounts (account_id, updated_at) values (${caller.organizationId}, now())
      on conflict (account_id) do update set updated_at = excluded.updated_at`.execute(holder.db);
    const answers = Promise.all([letter(), order(world, caller, another, invoice)]);
    await waitUntilBlocked(world, 2);
    await holder.commit();
    expect((await answers).map(({ status }) => status).sort()).toEqual([201, 402]);
  });

  it('leave room again when staff record a payment, credits are applied or the order fails', async () => {
    const { caller, letter } = await account('15.00');
    const full = async () => (await letter()).status;
    const [first, second] = [(await letter()).body.data.id, (await letter()).body.data.id];
    expect(await full()).toBe(402);
    await received(world, staff, first, 749);
    expect(await full()).toBe(402);
    await received(world, staff, first, 1);
    const third = await letter();
    expect([third.status, await full()]).toEqual([201, 402]);
    await world.rest(caller, 'POST', `/document-orders/${second}/cancel`);
    expect([await full(), await full()]).toEqual([201, 402]);
    await pay(caller, third.body.data.id, 'credit_applied', 750);
    expect([await full(), await full()]).toEqual([201, 402]);
    // An order that the carrier lost is still owed.
    await world.sql(
      `update document_orders set status = 'failed', accepted_at = now() where account_id = $1 and status = 'pending'`,
      [caller.organizationId],
    );
    expect(await full()).toBe(402);
  });

  it('have the limit that the operator sets, starting with the next order', async () => {
    const { caller, letter } = await account(null);
    const { organizationId } = caller;
    expect((await letter({ mail_class: 'certified' })).status).toBe(201);
    expect(await setInvoiceLimit(em(), { organizationId, amount: '0' })).toEqual({
      organizationId,
      invoiceLimit: '0.00',
    });
    const { body } = await letter();
    expect(body).toMatchObject({ balance: 0, required: 7.5, shortfall: 7.5, purchase: { credits: 8 } });
    await overridePrice(em(), { eventType: 'mail_sending', variant: 'first_class', credits: '0', organizationId });
    await overridePrice(em(), { eventType: 'document_order', variant: 'mail', credits: '0', organizationId });
    // A free order adds nothing.
    const free = await letter();
    expect([free.status, free.body.data.billing.status]).toEqual([201, 'paid']);
    await setInvoiceLimit(em(), { organizationId, amount: '1000' });
    expect((await letter({ mail_class: 'certified' })).status).toBe(201);
    for (const [id, amount, sentence] of [
      [organizationId, '-1', 'The amount must be a number of at least 0 with at most 2 decimal places.'],
      [organizationId, '1000000000.01', 'The amount must be at most 1000000000.00.'],
      ['x', '1', 'There is no tenant organization with the id x.'],
    ] as const) {
      await expect(setInvoiceLimit(em(), { organizationId: id, amount })).rejects.toMatchObject({ message: sentence });
    }
  });

  it('do not include the sandbox’s', async () => {
    const { caller, letter } = await account('0');
    const sandbox = await world.sandboxOf(caller);
    const { documentId } = await filedNotice(world, sandbox, await goldenPath(world, sandbox));
    expect((await placed(world, sandbox, documentId, invoice)).billing).toMatchObject({ status: 'pending' });
    expect((await letter()).status).toBe(402);
    await setInvoiceLimit(em(), { organizationId: caller.organizationId, amount: '7.50' });
    expect((await letter()).status).toBe(201);
  });
});
