import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addDays } from '../../src/domain/shared/calendar.js';
import { openCopies } from '../support/records/copies.js';
import { bodies } from '../support/records/golden-path.js';
import { addLargeAccount } from '../support/records/many-bills.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

await roomInTheHour(240);

const statuses = ['EXPIRED', 'AT_RISK', 'MISSING_FACTS', 'PROTECTED'];

/** What each order goes by, as the record itself says it. */
const values: Record<string, (project: Json) => number | string | null> = {
  LIEN_RIGHTS: ({ lienRights }) => (lienRights === null ? null : statuses.indexOf(lienRights)),
  NEXT_DEADLINE: ({ nextAct }) => nextAct?.day ?? null,
  UNPAID_AMOUNT: ({ unpaidAmount }) => (unpaidAmount === null ? null : Number(unpaidAmount)),
};
const orders = Object.keys(values);

describe('a list of 2,000 projects in the order of what is computed', () => {
  const world = openWorld();
  let caller: Caller;
  let otherDivision: string;
  let all: Json[];

  beforeAll(async () => {
    ({ caller, otherDivision } = await addLargeAccount(world));
    all = await read('', (after) => `first: 100${after}`);
    // Another account and the sandbox have projects, too.
    const body = (by: Caller) => ({ ...bodies.division, organization_id: by.organizationId });
    for (const by of [await world.caller(), await world.sandboxOf(caller)]) {
      const division_id = (await world.send(by, 'POST', '/divisions', body(by))).id;
      await world.send(by, 'POST', '/projects', { ...bodies.project, division_id });
    }
  }, 180_000);

  async function ask(args: string, by = caller): Promise<Json> {
    const { body } = await world.graphql(
      by,
      `{ projects(${args}) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        nodes { id divisionId lienRights nextAct { day } unpaidAmount } } }`,
    );
    if (!body.data) throw Object.assign(new Error(body.errors[0].message), body.errors[0].extensions);
    return body.data.projects;
  }

  async function read(orderBy: string, page: (after: string) => string): Promise<Json[]> {
    const nodes: Json[] = [];
    for (let after = ''; ; ) {
      const answer = await ask(`${orderBy}${page(after)}`);
      nodes.push(...answer.nodes);
      if (!answer.pageInfo.hasNextPage) return nodes;
      after = `, after: "${answer.pageInfo.endCursor}"`;
    }
  }

  function inOrder(projects: readonly Json[], field: string, direction: string): string[] {
    const sign = direction === 'ASC' ? 1 : -1;
    const compare = (one: string | number, other: string | number) => (one < other ? -sign : one > other ? sign : 0);
    return [...projects]
      .sort((one, other) => {
        const [a, b] = [values[field]!(one), values[field]!(other)];
        if (a === null || b === null) return Number(a === null) - Number(b === null) || compare(one.id, other.id);
        return compare(a, b) || compare(one.id, other.id);
      })
      .map(({ id }) => id);
  }

  const cases = orders.flatMap((field) => ['ASC', 'DESC'].map((direction) => [field, direction] as const));

  it.each(cases)('has each once by %s %s, those without a value last', async (field, direction) => {
    const expected = inOrder(all, field, direction);
    expect(expected.length).toBeGreaterThan(1_900);
    expect(new Set(all.map(values[field]!)).size).toBeGreaterThan(3);
    expect(all.some((project) => values[field]!(project) === null)).toBe(true);
    const orderBy = `orderBy: { field: ${field}, direction: ${direction} }, `;
    const read100 = await read(orderBy, (after) => `first: 100${after}`);
    expect(read100.map(({ id }) => id)).toEqual(expected);
    const last = await ask(`${orderBy}last: 50`);
    expect(last.nodes.map(({ id }: Json) => id)).toEqual(expected.slice(-50));
    const before = await ask(`${orderBy}last: 50, before: "${last.pageInfo.startCursor}"`);
    expect(before.nodes.map(({ id }: Json) => id)).toEqual(expected.slice(-100, -50));
    const skipped = await ask(`${orderBy}first: 20, offset: 990`);
    expect(skipped.nodes.map(({ id }: Json) => id)).toEqual(expected.slice(990, 1_010));
    expect(skipped.totalCount).toBe(expected.length);
  });

  it.each(orders)('is that of a division and of a filter by %s', async (field) => {
    const orderBy = `orderBy: { field: ${field}, direction: DESC }`;
    const expected = inOrder(
      all.filter(({ divisionId }) => divisionId === otherDivision),
      field,
      'DESC',
    );
    const filtered = await ask(`${orderBy}, first: 40, filter: { divisionId: "${otherDivision}" }`);
    expect(filtered.nodes.map(({ id }: Json) => id)).toEqual(expected.slice(0, 40));
    const nested = `projects(${orderBy}, first: 40) { nodes { id } pageInfo { endCursor } }`;
    const { body } = await world.graphql(caller, `{ division(id: "${otherDivision}") { ${nested} } }`);
    const { nodes, pageInfo } = body.data.division.projects;
    expect(nodes.map(({ id }: Json) => id)).toEqual(expected.slice(0, 40));
    const next = `projects(${orderBy}, first: 40, after: "${pageInfo.endCursor}") { nodes { id } }`;
    const second = await world.graphql(caller, `{ division(id: "${otherDivision}") { ${next} } }`);
    expect(second.body.data.division.projects.nodes.map(({ id }: Json) => id)).toEqual(expected.slice(40, 80));
  });

  it('takes the place of a page of the list in its own order', async () => {
    const orderBy = 'orderBy: { field: UNPAID_AMOUNT, direction: DESC }, first: 50';
    const time = async (args: string) => {
      const start = performance.now();
      const { body } = await world.graphql(caller, `{ projects(${args}) { nodes { id } } }`);
      expect(body.data.projects.nodes).toHaveLength(50);
      return performance.now() - start;
    };
    await time(orderBy);
    expect(Math.min(await time(orderBy), await time(orderBy), await time(orderBy))).toBeLessThan(500);
  });

  it('is refused by name for a list of more than 10,000, until a filter finds fewer', async () => {
    const by = await world.caller();
    const division = { ...bodies.division, organization_id: by.organizationId };
    const division_id = (await world.send(by, 'POST', '/divisions', division)).id;
    const { id } = await world.send(by, 'POST', '/projects', { ...bodies.project, division_id });
    const { client, copy } = await openCopies(world);
    const more = { id: 'uuidv7()', state: `'NV'`, external_id: 'null' };
    await copy('projects', more, 'generate_series(1, 10000) where r.id = $1', [id]);
    await client.end();
    for (const field of orders) {
      const orderBy = `orderBy: { field: ${field} }`;
      await expect(ask(`${orderBy}, first: 1`, by)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: { orderBy: [expect.stringContaining('10,000')] },
      });
      expect((await ask(`${orderBy}, first: 1, filter: { state: "NV" }`, by)).totalCount).toBe(10_000);
    }
    expect((await ask('orderBy: { field: NAME }, first: 1', by)).totalCount).toBe(10_001);
  });
});

describe('the next deadline by which projects are ordered', () => {
  const world = openWorld();

  it('is another one once its day is over', async () => {
    const live = await world.caller();
    const sandbox = await world.sandboxOf(live);
    const division = { ...bodies.division, organization_id: sandbox.organizationId };
    const division_id = (await world.send(sandbox, 'POST', '/divisions', division)).id;
    const day = (days: number) => addDays(dayInState('CA', new Date()), days);
    for (const [name, days] of [
      ['Dock', -8],
      ['Mill', -4],
    ] as const) {
      const facts = { state: 'CA', name, first_furnishing_date: day(days), last_furnishing_date: day(days) };
      await world.send(sandbox, 'POST', '/projects', {
        ...bodies.project,
        ...facts,
        division_id,
        completion_date: day(days),
      });
    }
    const read = async () => {
      const list = 'projects(orderBy: { field: NEXT_DEADLINE, direction: ASC }) { nodes { name nextAct { day } } }';
      const { body } = await world.graphql(sandbox, `{ ${list} }`);
      const nodes: Json[] = body.data.projects.nodes;
      expect(nodes.map(({ nextAct }) => nextAct?.day)).toEqual(nodes.map(({ nextAct }) => nextAct?.day).sort());
      return nodes.map(({ name }) => name).join();
    };
    expect(await read()).toBe('Dock,Mill');
    const stored = () =>
      world.sql<{ day: string }>(
        `select next_day::text as day from project_courses where account_id = $1 order by project_id`,
        [sandbox.organizationId],
      );
    const before = await stored();
    const noon = `${day(18)}T20:00:00Z`;
    await world.send(sandbox, 'POST', '/sandbox/clock', { now: noon });
    await read();
    expect((await stored())[0]).not.toEqual(before[0]);
  });
});
