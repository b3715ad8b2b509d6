import { beforeAll, describe, expect, it } from '@jest/globals';
import { escalationStages } from '../../../src/domain/vocabulary.js';
import { createFixture } from '../../contract/records.js';
import { openCopies } from '../../support/records/copies.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

/** The list, its order, and the value of the order as the record itself says it. */
const orders: ReadonlyArray<
  readonly [list: string, field: string, fields: string, value: (node: Json) => string | number | null]
> = [
  ['waiverRequests', 'PAYEE', 'organization { name }', ({ organization }) => organization.name],
  [
    'payApplications',
    'CURRENT_PAYMENT_DUE',
    'g702 { currentPaymentDue }',
    ({ g702 }) => Number(g702.currentPaymentDue),
  ],
  ['payApplications', 'AMOUNT_OUTSTANDING', 'amountOutstanding', (node) => toNumber(node.amountOutstanding)],
  ['sovs', 'SCHEDULED_VALUE', 'totals { scheduledValue }', ({ totals }) => Number(totals.scheduledValue)],
  ['escalations', 'STAGE', 'stage', ({ stage }) => escalationStages.indexOf(stage.toLowerCase())],
  ['documentOrders', 'MAIL_CLASS', 'mailClass orderType', (node) => (node.mailClass ?? node.orderType).toLowerCase()],
  ['fulfillmentRequests', 'PROJECT', 'project { name }', ({ project }) => project?.name ?? null],
  ['fulfillmentRequests', 'SCOPE', 'payload', ({ payload }) => payload.fulfillment_scope],
  ['notices', 'STATUS', 'status', ({ status }) => status.toLowerCase()],
  ['organizations', 'PHONE', 'phone', ({ phone }) => phone],
  ['organizations', 'EMAIL', 'email', ({ email }) => email],
  ['organizations', 'IS_ACTIVE', 'isActive', ({ isActive }) => Number(!isActive)],
];

const toNumber = (text: string | null) => (text === null ? null : Number(text));

/** One of some values, by the number of the copy. */
const oneOf = (...values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join()}])[1 + n % ${values.length}]`;

const scopes = oneOf('research', 'research_and_document');

/** What makes the copies of a record differ, in SQL, by their number. */
const differences: Record<string, Record<string, string>> = {
  organizations: {
    type: `'directory'`,
    name: `'Payee ' || n % 5`,
    phone: `case when n % 3 > 0 then '555-010' || n % 4 end`,
    email: `case when n % 4 > 0 then n % 5 || '@example.com' end`,
    is_active: 'n % 2 = 0',
  },
  waiver_requests: {
    organization_id: `(select min(id::text)::uuid from organizations where account_id = r.account_id and name = 'Payee ' || n % 5)`,
  },
  pay_applications: {
    application_number: '100 + n',
    status: oneOf('approved', 'void'),
    certified_to_date: '0',
    certified_amount: 'case when n % 2 = 0 then n * 37 % 11 + 100 end',
    g702: `jsonb_set(g702, '{currentPaymentDue}', to_jsonb((n * 37 % 11 - 3) || '.50'))`,
  },
  escalations: { status: oneOf('draft', 'filed', 'resolved') },
  document_orders: { mail_class: oneOf('first_class', 'certified') },
  fulfillment_requests: {
    idempotency_key: `'k' || n`,
    project_id:
      'case when n % 2 = 0 then (select min(id::text)::uuid from projects where account_id = r.account_id) end',
    scope: scopes,
    payload: `jsonb_set(payload, '{fulfillment_scope}', to_jsonb(${scopes}::text))`,
  },
  notices: { status: oneOf('draft', 'void', 'generated'), notice_number: `'N-' || n` },
};

describe('a list of records in the order of what is computed', () => {
  const world = shareWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    await createFixture(world, caller);
    // Neither another account nor the sandbox has a place in it.
    await createFixture(world, await world.caller());
    await createFixture(world, await world.sandboxOf(caller));
    const { client, copy } = await openCopies(world);
    for (const [table, values] of Object.entries(differences)) {
      const sample = `(select id from ${table} where account_id = $1 and livemode order by serial limit 1)`;
      const from = `generate_series(1, 12) n where r.id = ${sample}`;
      await copy(table, { id: 'uuidv7()', ...values }, from, [caller.organizationId]);
    }
    // Schedules with sums of their own, and one without a line.
    await copy(
      'sovs',
      { id: 'uuidv7()', name: `'Schedule ' || n` },
      `generate_series(1, 12) n where r.account_id = $1 and r.livemode`,
      [caller.organizationId],
    );
    await copy(
      'sov_lines',
      { id: 'uuidv7()', sov_id: 's.id', scheduled_value: `substr(s.name, 10)::int * 37 % 11 + 1` },
      `sovs s where r.account_id = $1 and r.livemode and r.position = 1 and s.account_id = $1 and s.name like 'Schedule %' and s.name <> 'Schedule 7'`,
      [caller.organizationId],
    );
    await client.end();
  });

  async function page(list: string, args: string, fields = ''): Promise<Json> {
    const filter = list === 'organizations' ? 'filter: { type: DIRECTORY }, ' : '';
    const { body, text } = await world.graphql(
      caller,
      `{ ${list}(${filter}${args}) { totalCount nodes { id ${fields} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    );
    if (!body.data) throw new Error(text);
    return body.data[list];
  }

  const cases = orders.flatMap((order) => ['ASC', 'DESC'].map((direction) => [...order, direction] as const));

  it.each(cases)('has all %s once by %s, those without a value last', async (list, field, fields, value, direction) => {
    const sign = direction === 'ASC' ? 1 : -1;
    const compare = (one: string | number, other: string | number) => (one < other ? -sign : one > other ? sign : 0);
    const all: Json[] = (await page(list, 'first: 100', fields)).nodes;
    expect(all.length).toBeGreaterThan(12);
    expect(new Set(all.map(value)).size).toBeGreaterThan(1);
    const expected = all
      .map((node) => ({ id: node.id, value: value(node) }))
      .sort((one, other) => {
        if (one.value === null || other.value === null)
          return Number(one.value === null) - Number(other.value === null) || compare(one.id, other.id);
        return compare(one.value, other.value) || compare(one.id, other.id);
      })
      .map(({ id }) => id);
    const orderBy = `orderBy: { field: ${field}, direction: ${direction} }`;
    const forward: string[] = [];
    for (let after = ''; ; ) {
      const { nodes, pageInfo, totalCount } = await page(list, `${orderBy}, first: 2${after}`);
      expect(totalCount).toBe(expected.length);
      forward.push(...nodes.map(({ id }: Json) => id));
      after = `, after: "${pageInfo.endCursor}"`;
      if (!pageInfo.hasNextPage) break;
    }
    expect(forward).toEqual(expected);
    const backward: string[] = [];
    for (let before = ''; ; ) {
      const { nodes, pageInfo } = await page(list, `${orderBy}, last: 5${before}`);
      backward.unshift(...nodes.map(({ id }: Json) => id));
      before = `, before: "${pageInfo.startCursor}"`;
      if (!pageInfo.hasPreviousPage) break;
    }
    expect(backward).toEqual(expected);
  });
});
