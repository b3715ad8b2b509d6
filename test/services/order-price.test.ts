/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedDocument, filedEscalation, filedNotice, placed, recipient } from '../support/records/ordering.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const owner = {
  name: 'Sunset Tower Holdings LLC',
  address_line_1: '1 Market St',
  city: 'Mesa',
  state: 'AZ',
  zip: '85201',
};

/** The price of one piece: its order and its postage. */
const certified = 17;
const priority = 14;
const ordinary = 7.5;

describe('the price preview of a document order', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller({ credits: '9000.00' });
    path = await goldenPath(world, caller);
  });

  const preview = async (body: object): Promise<number> => {
    const answer = await world.rest(caller, 'POST', '/credits/price', { event_type: 'document_order', ...body });
    expect(answer.status).toBe(200);
    return answer.body.credits;
  };
  /** The credits that the ledger charged for the orders, and the total of their bills. */
  const charged = async (orders: Json[]): Promise<[number, number]> => {
    const [row] = await world.sql<{ credits: string }>(
      `select sum(amount) as credits from ledger_transactions
       where kind = 'charge' and subject_type = 'document_order' and subject_id = any($1)`,
      [orders.map(({ id }) => id)],
    );
    const cents = orders.reduce((sum, { billing }) => sum + billing.amount_cents, 0);
    return [Number(row!.credits), cents / 100];
  };
  const several = (count: number) => Array.from({ length: count }, () => owner);
  const one = (documentId: string, extra: object) => placed(world, caller, documentId, extra);

  const orderRecord = async (address: string, body: object): Promise<Json[]> => {
    const answer = await world.rest(caller, 'POST', `${address}/order`, body);
    expect(answer.status).toBe(201);
    return answer.body.orders;
  };
  /** An order of each kind of document, through the operation that accepts several recipients if there is one. */
  const kinds: Record<string, (state: string) => Promise<(count: number, extra: object) => Promise<Json[]>>> = {
    notice: async (state) => {
      const { noticeId } = await filedNotice(world, caller, path, { state });
      return (count, extra) => orderRecord(`/notices/${noticeId}`, { recipients: several(count), ...extra });
    },
    escalation: async (state) => {
      const { escalationId } = await filedEscalation(world, caller, path, { state });
      return (count, extra) => orderRecord(`/escalations/${escalationId}`, { recipients: several(count), ...extra });
    },
    waiver: async (state) => {
      const body = { ...bodies.waiver, project_id: path.projectId, organization_id: path.organizationId, state };
      const { id } = (await world.rest(caller, 'POST', '/waivers', body)).body.data;
      const documentId = await filedDocument(world, { table: 'waivers', kind: 'waiver', id });
      return (count, extra) => Promise.all(several(count).map(() => one(documentId, extra)));
    },
  };

  const everyClass = { none: ordinary, first_class: ordinary, certified, priority };
  const cases = Object.keys(kinds).flatMap((kind) => [
    { kind, state: 'CA', costs: kind === 'notice' ? { none: certified, certified, priority } : everyClass },
    { kind, state: 'AZ', costs: everyClass },
    { kind, state: 'KY', costs: everyClass },
  ]);
  it.each(cases)('equals the charge for a $kind in $state, for 1 to 3 recipients', async ({ kind, state, costs }) => {
    const order = await kinds[kind]!(state);
    for (const [name, each] of Object.entries(costs)) {
      const mail = name === 'none' ? {} : { mail_class: name };
      for (const recipients of [1, 2, 3]) {
        const asked = await preview({ state, recipients, ...mail, document_type: kind });
        const orders = await order(recipients, mail);
        expect({ name, recipients, asked, charged: await charged(orders) }).toEqual({
          name,
          recipients,
          asked: each * recipients,
          charged: [asked, asked],
        });
      }
    }
  });

  it('is that of a notice if the type of the document is not sent', async () => {
    expect(await preview({ state: 'CA' })).toBe(certified);
    expect(await preview({ state: 'CA', document_type: 'stop_notice' })).toBe(certified);
    expect(await preview({ state: 'KY' })).toBe(ordinary);
  });

  it('equals the charge for the release of a notice, which is not a notice itself', async () => {
    const { documentId } = await filedNotice(world, caller, path);
    await world.sql(`update documents set type = 'lien_release', template = 'lien-release' where id = $1`, [
      documentId,
    ]);
    const order = await one(documentId, {});
    const asked = await preview({ state: 'CA', document_type: 'lien_release' });
    expect([asked, order.mail_class, ...(await charged([order]))]).toEqual([
      ordinary,
      'first_class',
      ordinary,
      ordinary,
    ]);
  });

  it('equals the charge for a pay application', async () => {
    const id = path.payApplicationId;
    const documentId = await filedDocument(world, { table: 'pay_applications', kind: 'pay_application', id });
    const order = await one(documentId, { mail_class: 'first_class' });
    expect([order.mail_class, ...(await charged([order]))]).toEqual(['first_class', ordinary, ordinary]);
    expect(await preview({ state: 'CA', mail_class: 'first_class', document_type: 'pay-application' })).toBe(ordinary);
  });

  it('equals the charge after a change to another mail class', async () => {
    const { documentId } = await filedEscalation(world, caller, path, { state: 'CA' });
    const { id } = await one(documentId, { mail_class: 'priority' });
    const answer = await world.rest(caller, 'PATCH', `/document-orders/${id}`, { mail_class: 'first_class' });
    const { mail_class, billing } = answer.body.data;
    const asked = await preview({ state: 'CA', mail_class: 'first_class', document_type: 'escalation' });
    expect([mail_class, billing.amount_cents / 100, asked]).toEqual(['first_class', ordinary, ordinary]);
  });

  it('refuses first class for a notice whose state does not allow it, as every way of ordering it does', async () => {
    const { noticeId, documentId } = await filedNotice(world, caller, path, { state: 'CA' });
    const { id } = await one(documentId, {});
    const body = { ...bodies.notice, project_id: path.projectId, organization_id: path.organizationId };
    const draft: string = (await world.rest(caller, 'POST', '/notices', body)).body.data.id;
    const why = 'The mail class field must be certified or priority: a notice of CA does not go by first-class mail.';
    const asked = { event_type: 'document_order', state: 'CA' };
    const first = { mail_class: 'first_class' };
    await expectNothingWritten(world, async () => {
      for (const [method, address, more, sentence] of [
        ['POST', '/document-orders', { ...recipient, document_id: documentId }, why],
        ['PATCH', `/document-orders/${id}`, { recipient_city: 'Reno' }, why],
        ['POST', `/notices/${noticeId}/order`, recipient, why],
        ['POST', `/notices/${draft}/order`, { recipients: several(2) }, why],
        ['POST', '/credits/price', { ...asked, document_type: 'notice' }, why],
        ['POST', '/credits/price', asked, `${why} For another document, send its document type.`],
        ['POST', '/credits/price', { event_type: 'mail_sending', state: 'CA', document_type: 'stop_notice' }, why],
      ] as const) {
        const answer = await world.rest(caller, method, address, { ...more, ...first });
        expect([address, answer.status, answer.body.errors]).toEqual([address, 422, { mail_class: [sentence] }]);
      }
      const mutation = 'mutation($input: OrderRecordInput!) { orderNotice(input: $input) { orders { id } } }';
      const input = { id: noticeId, mailClass: 'FIRST_CLASS', recipients: [{ ...owner, addressLine1: '1 Market St' }] };
      const { address_line_1: _, ...to } = input.recipients[0]!;
      const { body: refused } = await world.graphql(caller, mutation, { input: { ...input, recipients: [to] } });
      expect(refused.errors[0].extensions.errors).toEqual({ mailClass: [why] });
    });
    // Orders that are not mailed ignore the field.
    expect((await one(documentId, { order_type: 'filing', ...first })).mail_class).toBeNull();
    expect(await preview({ ...asked, order_type: 'filing', ...first })).toBe(5);
  });

  it.each(['filing', 'research', 'recording'])(
    'has no postage for a %s, and is charged for each order',
    async (order_type) => {
      const { documentId } = await filedNotice(world, caller, path);
      const orders = [await one(documentId, { order_type }), await one(documentId, { order_type })];
      const asked = await preview({ order_type, state: 'CA', mail_class: 'certified', recipients: 2 });
      expect([asked, ...(await charged(orders))]).toEqual([10, 10, 10]);
    },
  );

  it('has the postage of the sheets beyond those that a letter includes', async () => {
    const { noticeId } = await filedNotice(world, caller, path, { state: 'CA' });
    await world.sql(`update documents set page_count = 17 where documentable_id = $1`, [noticeId]);
    // 17 pages are nine sheets, and five are included.
    const each = certified + 4 * 0.25;
    expect(await preview({ state: 'CA', recipients: 2, pages: 17 })).toBe(2 * each);
    expect(await preview({ state: 'CA', recipients: 2, pages: 10 })).toBe(2 * certified);
    expect(await preview({ state: 'CA', order_type: 'recording', pages: 17 })).toBe(5);
    const orders = await orderRecord(`/notices/${noticeId}`, { recipients: several(2) });
    expect(await charged(orders)).toEqual([2 * each, 2 * each]);
    const changed = await world.rest(caller, 'PATCH', `/document-orders/${orders[0]!.id}`, { mail_class: 'priority' });
    expect(changed.body.data.billing.amount_cents).toBe(100 * (priority + 1));
  });

  it('uses the account’s own price, as the charge does', async () => {
    const set = (event: string, variant: string, credits: string) =>
      world.sql(`insert into prices (account_id, event_type, variant, credits) values ($1, $2, $3, $4)`, [
        caller.organizationId,
        event,
        variant,
        credits,
      ]);
    await set('mail_sending', 'certified', '10.25');
    await set('document_order', 'mail', '3.00');
    const { documentId } = await filedNotice(world, caller, path);
    const orders = [await one(documentId, recipient), await one(documentId, recipient)];
    expect([await preview({ state: 'CA', recipients: 2 }), ...(await charged(orders))]).toEqual([26.5, 26.5, 26.5]);
  });
});
