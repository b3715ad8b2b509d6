/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

/** Two of each, so that the order has ties, and three projects without an amount and a day. */
const amounts = ['2500.00', null, '100.00', '2500.00', null, '100.00', '30000.00', null];
const days = ['2026-02-01', null, '2026-01-05', '2026-02-01', null, null, '2026-03-01', '2026-01-05'];

describe('a list of projects, some without an amount and a day', () => {
  const world = shareWorld();
  let caller: Caller;
  let divisionId: string;

  beforeAll(async () => {
    caller = await world.caller();
    const division = { ...bodies.division, organization_id: caller.organizationId };
    divisionId = (await world.rest(caller, 'POST', '/divisions', division)).body.data.id;
    for (const [index, amount] of amounts.entries()) {
      const project = { ...bodies.project, division_id: divisionId, name: `Tower ${index}` };
      const body = { ...project, contract_amount: amount, first_furnishing_date: days[index] };
      expect((await world.rest(caller, 'POST', '/projects', body)).status).toBe(201);
    }
  });

  async function page(args: string, isNested = false): Promise<Json> {
    const list = `projects(${args}) { totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
    const query = isNested ? `{ division(id: "${divisionId}") { ${list} } }` : `{ ${list} }`;
    const { body, text } = await world.graphql(caller, query);
    if (!body.data) throw new Error(text);
    const { nodes, ...rest } = isNested ? body.data.division.projects : body.data.projects;
    return { ...rest, ids: nodes.map(({ id }: Json) => id) };
  }

  async function inDatabase(column: string, direction: string): Promise<string[]> {
    const rows = await world.sql<{ id: string }>(
      `select id from projects where account_id = $1 order by ${column} ${direction} nulls last, id ${direction}`,
      [caller.organizationId],
    );
    return rows.map(({ id }) => id);
  }

  const cases = ['CONTRACT_AMOUNT', 'FIRST_FURNISHING_DATE', 'NUMBER', 'STATE'].flatMap((field) =>
    ['ASC', 'DESC'].flatMap((direction) => [1, 2, 3].map((size) => [field, direction, size] as const)),
  );

  describe.each([
    ['of the account', false],
    ['of a division', true],
  ])('%s', (_, isNested) => {
    it.each(cases)(
      'has those without a value last, and each once, by %s %s and %d at a time',
      async (field, direction, size) => {
        const expected = await inDatabase(field.toLowerCase(), direction);
        const orderBy = `orderBy: { field: ${field}, direction: ${direction} }`;
        const forward: string[] = [];
        for (let after = ''; ; ) {
          const { ids, pageInfo, totalCount } = await page(`${orderBy}, first: ${size}${after}`, isNested);
          expect(totalCount).toBe(amounts.length);
          forward.push(...ids);
          after = `, after: "${pageInfo.endCursor}"`;
          if (!pageInfo.hasNextPage) break;
        }
        expect(forward).toEqual(expected);
        const backward: string[] = [];
        for (let before = ''; ; ) {
          const { ids, pageInfo } = await page(`${orderBy}, last: ${size}${before}`, isNested);
          backward.unshift(...ids);
          before = `, before: "${pageInfo.startCursor}"`;
          if (!pageInfo.hasPreviousPage) break;
        }
        expect(backward).toEqual(expected);
        const skipped = await page(`${orderBy}, first: 3, offset: 4`, isNested);
        expect(skipped.ids).toEqual(expected.slice(4, 7));
      },
    );
  });

  it('is the window between any two cursors, also where neither project has a value', async () => {
    const expected = await inDatabase('contract_amount', 'desc');
    const orderBy = 'orderBy: { field: CONTRACT_AMOUNT, direction: DESC }';
    const cursors: string[] = [];
    for (let offset = 0; offset < amounts.length; offset += 1) {
      cursors.push((await page(`${orderBy}, first: 1, offset: ${offset}`)).pageInfo.endCursor);
    }
    for (const [start, after] of cursors.entries()) {
      for (const [end, before] of cursors.entries()) {
        const window = await page(`${orderBy}, after: "${after}", before: "${before}"`);
        expect(window.ids).toEqual(end > start ? expected.slice(start + 1, end) : []);
      }
    }
  });

  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const someId = '01977777-0000-7000-8000-000000000000';
  it.each([
    ['CONTRACT_AMOUNT', 'much'],
    ['CONTRACT_AMOUNT', '1e400'],
    ['FIRST_FURNISHING_DATE', '2026-02-30'],
    ['NAME', null],
  ])('refuses, by %s, a cursor with the value %s', async (field, value) => {
    const after = cursor(field, value, someId);
    const query = `{ projects(orderBy: { field: ${field} }, after: "${after}") { nodes { id } } }`;
    const { body } = await world.graphql(caller, query);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { after: [expect.any(String)] },
    });
  });
});
