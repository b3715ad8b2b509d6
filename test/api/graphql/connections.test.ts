/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

const count = 7;

describe('a connection', () => {
  const world = shareWorld();
  let caller: Caller;
  /** Newest first, the default order of lists. */
  let ids: string[];

  beforeAll(async () => {
    caller = await world.caller();
    ids = await divisions(caller, count);
  });

  /** Each name occurs three times, so that an order by name has ties. */
  async function divisions(owner: Caller, number: number): Promise<string[]> {
    const made: string[] = [];
    for (let index = 0; index < number; index += 1) {
      const { body, text } = await world.rest(owner, 'POST', '/divisions', {
        organization_id: owner.organizationId,
        name: `Division ${String.fromCharCode(65 + Math.floor(index / 3))}`,
        address_line_1: '1 Main St',
        city: 'Reno',
        state: 'NV',
        zip: '89501',
      });
      if (!body.data) throw new Error(text);
      made.unshift(body.data.id);
    }
    return made;
  }

  async function page(args: string, owner = caller, type = 'divisions'): Promise<Json> {
    const { body, text } = await world.graphql(
      owner,
      `{ ${type}${args && `(${args})`} {
        totalCount nodes { id } edges { cursor node { id } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    );
    if (!body.data) throw new Error(text);
    const connection = body.data[type];
    return { ...connection, ids: connection.nodes.map(({ id }: { id: string }) => id) };
  }
  const flags = ({ pageInfo }: Json) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage];

  it('returns the same records as nodes and as edges, with the cursors of its ends', async () => {
    const { nodes, edges, pageInfo, totalCount } = await page('first: 3');
    expect(edges.map(({ node }: Json) => node)).toEqual(nodes);
    expect(pageInfo).toMatchObject({ startCursor: edges[0].cursor, endCursor: edges[2].cursor });
    expect(totalCount).toBe(count);
  });

  it('pages forward and backward to both ends', async () => {
    const first = await page('first: 3');
    expect([first.ids, flags(first)]).toEqual([ids.slice(0, 3), [false, true]]);
    const second = await page(`first: 3, after: "${first.pageInfo.endCursor}"`);
    expect([second.ids, flags(second)]).toEqual([ids.slice(3, 6), [true, true]]);
    const third = await page(`first: 3, after: "${second.pageInfo.endCursor}"`);
    expect([third.ids, flags(third)]).toEqual([ids.slice(6), [true, false]]);

    const last = await page('last: 3');
    expect([last.ids, flags(last)]).toEqual([ids.slice(4), [true, false]]);
    const middle = await page(`last: 3, before: "${last.pageInfo.startCursor}"`);
    expect([middle.ids, flags(middle)]).toEqual([ids.slice(1, 4), [true, true]]);
    const top = await page(`last: 3, before: "${middle.pageInfo.startCursor}"`);
    expect([top.ids, flags(top)]).toEqual([ids.slice(0, 1), [false, true]]);
    expect([first, second, third, last, middle, top].map(({ totalCount }) => totalCount)).toEqual(Array(6).fill(count));
  });

  it('accepts a window between two cursors', async () => {
    const { edges } = await page('');
    const [after, before] = [edges[1].cursor, edges[5].cursor];
    const whole = await page(`after: "${after}", before: "${before}"`);
    expect([whole.ids, flags(whole)]).toEqual([ids.slice(2, 5), [true, true]]);
    const end = await page(`last: 9, after: "${after}"`);
    expect([end.ids, flags(end)]).toEqual([ids.slice(2), [true, false]]);
    const start = await page(`first: 9, before: "${before}"`);
    expect([start.ids, flags(start)]).toEqual([ids.slice(0, 5), [false, true]]);
    const head = await page(`first: 2, after: "${after}", before: "${before}"`);
    expect([head.ids, flags(head)]).toEqual([ids.slice(2, 4), [true, true]]);
    const tail = await page(`last: 2, after: "${after}", before: "${before}"`);
    expect([tail.ids, flags(tail)]).toEqual([ids.slice(3, 5), [true, true]]);
  });

  it('accepts an offset, and is empty past the end', async () => {
    const second = await page('first: 3, offset: 3');
    expect([second.ids, flags(second)]).toEqual([ids.slice(3, 6), [true, true]]);
    const beyond = await page('first: 3, offset: 100');
    expect(beyond).toMatchObject({ ids: [], totalCount: count, pageInfo: { startCursor: null, endCursor: null } });
    expect(await page('first: 0')).toMatchObject({ ids: [], totalCount: count });
  });

  it('keeps its place when records are added before it', async () => {
    const other = await world.caller();
    const old = await divisions(other, 4);
    const first = await page('first: 2', other);
    await divisions(other, 2);
    expect((await page(`first: 2, after: "${first.pageInfo.endCursor}"`, other)).ids).toEqual(old.slice(2));
    expect((await page(`last: 9, before: "${first.pageInfo.startCursor}"`, other)).ids).toHaveLength(2);
  });

  it.each(['CREATED_AT', 'UPDATED_AT', 'NAME'].flatMap((field) => [[field, 'ASC'] as const, [field, 'DESC'] as const]))(
    'ordered by %s %s returns every record once, including ties',
    async (field, direction) => {
      const column = field.toLowerCase();
      const rows = await world.sql<{ id: string }>(
        `select id from divisions where account_id = $1 order by ${column} ${direction}, id ${direction}`,
        [caller.organizationId],
      );
      const expected = rows.map(({ id }) => id);
      const orderBy = `orderBy: { field: ${field}, direction: ${direction} }`;
      const forward: string[] = [];
      for (let after = ''; forward.length < count; ) {
        const { ids: some, pageInfo } = await page(`${orderBy}, first: 2${after}`);
        forward.push(...some);
        after = `, after: "${pageInfo.endCursor}"`;
        if (!pageInfo.hasNextPage) break;
      }
      expect(forward).toEqual(expected);
      const backward: string[] = [];
      for (let before = ''; backward.length < count; ) {
        const { ids: some, pageInfo } = await page(`${orderBy}, last: 2${before}`);
        backward.unshift(...some);
        before = `, before: "${pageInfo.startCursor}"`;
        if (!pageInfo.hasPreviousPage) break;
      }
      expect(backward).toEqual(expected);
    },
  );

  it('pages by every order of every list', async () => {
    const { body } = await world.graphql(caller, '{ __schema { types { name kind enumValues { name } } } }');
    const orders = body.data.__schema.types.filter(({ name }: Json) => /OrderingField$/.test(name));
    expect(orders.length).toBeGreaterThanOrEqual(10);
    for (const { name, enumValues } of orders) {
      const singular = name.charAt(0).toLowerCase() + name.slice(1).replace('OrderingField', '');
      // Metadata entries and deliveries have no top-level list; the tests of their records page through them. The partner's queue
      // is not for tenants.
      if (['entityMetadata', 'webhookDelivery', 'partnerRequest'].includes(singular)) continue;
      const list = singular === 'ledgerTransaction' ? 'creditLedger' : singular.replace(/y$/, 'ie').concat('s');
      for (const { name: field } of enumValues) {
        const orderBy = `orderBy: { field: ${field}, direction: ASC }`;
        const { pageInfo } = await page(`${orderBy}, first: 1`, caller, list);
        if (pageInfo.endCursor) await page(`${orderBy}, first: 1, after: "${pageInfo.endCursor}"`, caller, list);
      }
    }
  });

  it('accepts an order from a variable, and defaults to descending', async () => {
    const query = 'query($o: DivisionOrdering) { divisions(orderBy: $o) { nodes { name } } }';
    for (const direction of [{}, { direction: null }, { direction: 'DESC' }, { direction: 'ASC' }]) {
      const { body } = await world.graphql(caller, query, { o: { field: 'NAME', ...direction } });
      const names = body.data.divisions.nodes.map(({ name }: Json) => name);
      expect(names[0]).toBe('direction' in direction && direction.direction === 'ASC' ? 'Division A' : 'Division C');
    }
  });

  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const someId = '01977777-0000-7000-8000-000000000000';
  it.each([
    ['first: 101', 'first'],
    ['first: -1', 'first'],
    ['last: 101', 'last'],
    ['first: 1, last: 1', 'last'],
    ['offset: -1', 'offset'],
    ['last: 1, offset: 1', 'offset'],
    ['after: "nonsense"', 'after'],
    ['before: "bm9uc2Vuc2U"', 'before'],
    [`after: "${cursor('NAME', 'A', someId)}"`, 'after'],
    [`after: "${cursor('CREATED_AT', '1', '-'.repeat(36))}"`, 'after'],
    [`after: "${cursor('CREATED_AT', 'A', someId)}"`, 'after'],
    [`after: "${cursor('CREATED_AT', null, someId)}"`, 'after'],
    [`after: "${cursor('CREATED_AT', '1', { id: someId })}"`, 'after'],
    [`orderBy: { field: NAME }, after: "${cursor('NAME', 'A\0', someId)}"`, 'after'],
    [`orderBy: { field: NAME }, after: "${cursor('NAME', 1, someId)}"`, 'after'],
    [`orderBy: { field: UPDATED_AT }, after: "${cursor('UPDATED_AT', 'yesterday', someId)}"`, 'after'],
    [`orderBy: { field: UPDATED_AT }, after: "${cursor('UPDATED_AT', '2026-02-31 00:00:00+00', someId)}"`, 'after'],
  ])('refuses %s and names the argument', async (args, field) => {
    const { body } = await world.graphql(caller, `{ divisions(${args}) { nodes { id } } }`);
    expect(body).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'VALIDATION_FAILED', status: 422, errors: { [field]: [expect.any(String)] } } }],
    });
  });
});
