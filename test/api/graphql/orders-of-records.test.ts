/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addContrast } from '../../contract/contrast.js';
import { addOrder } from '../../contract/orders.js';
import { createFixture, type Fixture } from '../../contract/records.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

/** The orders by the kind, the place, the number and the status of records: list, field, table and column. */
const orders = [
  ['notices', 'TYPE', 'notices', 'type'],
  ['notices', 'STATE', 'notices', 'state'],
  ['waivers', 'TYPE', 'waivers', 'type'],
  ['waivers', 'STATE', 'waivers', 'state'],
  ['waivers', 'STATUS', 'waivers', 'status'],
  ['escalations', 'TYPE', 'escalations', 'type'],
  ['escalations', 'STATE', 'escalations', 'state'],
  ['payApplications', 'APPLICATION_NUMBER', 'pay_applications', 'application_number'],
  ['payApplications', 'STATUS', 'pay_applications', 'status'],
  ['sovs', 'STATUS', 'sovs', 'status'],
  ['documentOrders', 'TRACKING_NUMBER', 'document_orders', 'tracking_number'],
  ['documentOrders', 'STATUS', 'document_orders', 'status'],
  ['waiverRequests', 'TYPE', 'waiver_requests', 'type'],
  ['waiverRequests', 'EMAIL', 'waiver_requests', 'email'],
  ['waiverRequests', 'STATUS', 'waiver_requests', 'status'],
  ['fulfillmentRequests', 'STATUS', 'fulfillment_requests', 'status'],
  ['projects', 'STATUS', 'projects', 'status'],
  ['organizations', 'KIND', 'organizations', 'kind'],
  ['organizations', 'CITY', 'organizations', 'city'],
] as const;

/** Some records have no value in these columns. */
const optional = ['tracking_number', 'email', 'kind', 'city'];

describe('the orders of a list', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
    await addContrast(world, caller, fixture);
    const project = { project_id: fixture.projectId, organization_id: caller.organizationId };
    for (const [path, body] of [
      ['/notices', bodies.notice],
      ['/escalations', bodies.escalation],
      ['/sovs', { name: 'One' }],
      ['/sovs', { name: 'Two' }],
    ] as const)
      await world.send(caller, 'POST', path, { ...body, ...project });
    await world.send(caller, 'POST', '/organizations', bodies.organization);
    await world.sql('update pay_applications set application_number = 2 where id = $1', [
      fixture.approvedPayApplicationId,
    ]);
    await world.sql(`update pay_applications set status = 'draft' where account_id = $1 and status = 'void'`, [
      caller.organizationId,
    ]);
    await addOrder(world, fixture.documentId);
    const requests = `update fulfillment_requests set status = 'cancelled' where id = any($1)`;
    await world.sql(requests, [[fixture.fulfillmentRequestId, fixture.waitingRequestId]]);
    // Two of the orders have numbers, and a draft has no mailbox.
    const some = 'select id from document_orders where account_id = $1 order by id limit 2';
    await world.sql(`update document_orders set tracking_number = '1Z' where id in (${some})`, [caller.organizationId]);
    const drafts = `update waiver_requests set email = null where account_id = $1 and sent_at is null`;
    await world.sql(drafts, [caller.organizationId]);
  });

  async function read(list: string, args: string): Promise<Json> {
    const query = `{ ${list}(${args}) { nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
    const { body, text } = await world.graphql(caller, query);
    if (!body.data) throw new Error(text);
    const { nodes, pageInfo } = body.data[list];
    return { ids: nodes.map(({ id }: Json) => id), pageInfo };
  }

  it.each(orders.flatMap((order) => (['ASC', 'DESC'] as const).map((direction) => [...order, direction] as const)))(
    'have each of %s once by %s, page by page, and what is empty last (%s.%s %s)',
    async (list, field, table, column, direction) => {
      const rows = await world.sql<{ id: string; value: unknown }>(
        `select id, ${column} as value from ${table} where account_id = $1 and livemode and deleted_at is null
         order by ${column} ${direction} nulls last, id ${direction}`,
        [caller.organizationId],
      );
      const values = rows.map(({ value }) => value);
      // Ties, and more than one value.
      expect(new Set(values).size).toBeGreaterThan(1);
      expect(new Set(values).size).toBeLessThan(values.length);
      expect(values.includes(null)).toBe(optional.includes(column));
      const expected = rows.map(({ id }) => id);
      const orderBy = `orderBy: { field: ${field}, direction: ${direction} }`;
      for (const size of [1, 3]) {
        const forward: string[] = [];
        for (let after = ''; ; ) {
          const { ids, pageInfo } = await read(list, `${orderBy}, first: ${size}${after}`);
          forward.push(...ids);
          after = `, after: "${pageInfo.endCursor}"`;
          if (!pageInfo.hasNextPage) break;
        }
        expect(forward).toEqual(expected);
        const backward: string[] = [];
        for (let before = ''; ; ) {
          const { ids, pageInfo } = await read(list, `${orderBy}, last: ${size}${before}`);
          backward.unshift(...ids);
          before = `, before: "${pageInfo.startCursor}"`;
          if (!pageInfo.hasPreviousPage) break;
        }
        expect(backward).toEqual(expected);
      }
    },
  );
});
