/** @sampled tests */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLArgument, getNullableType, isEnumType, isNonNullType } from 'graphql';
import { createFixture, type Fixture } from '../../contract/records.js';
import { answeredBy } from '../../reads/compiled/reading.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
const fields = Object.values(schema.getQueryType()!.getFields());
const unknown = '01977777-0000-7000-8000-000000000000';

/** What an outside party may not know. They find no record. */
const ofOutsiders = ['addressCompletions', 'addressCounty'];

/** Ids that choose among several things. */
const filters = ['subjectId', 'divisionId'];

/** Root fields that find one thing by a key, and then return it or what belongs to it. `nodes` has a null for each id. */
const lookups = fields.filter(
  ({ name, args }) =>
    args.some((arg) => ['ID!', 'ID'].includes(String(arg.type)) && !filters.includes(arg.name)) || name === 'event',
);

function literalOf({ name, type }: GraphQLArgument): string {
  const named = getNullableType(type);
  if (isEnumType(named)) return named.getValues()[0]!.name;
  return JSON.stringify(name === 'cursor' ? 'none' : unknown);
}

describe('a lookup by an id', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
  });

  async function charged(work: () => Promise<unknown>): Promise<number> {
    const calls = async () => {
      const [row] = await world.sql(
        'select coalesce(sum(calls), 0)::int as n from api_call_minutes where account_id = $1',
        [caller.organizationId],
      );
      return (row as { n: number }).n;
    };
    const before = await calls();
    await work();
    return (await calls()) - before;
  }

  it('is the only kind of root field that may be null', () => {
    const nullable = fields.filter(({ type }) => !isNonNullType(type)).map(({ name }) => name);
    expect(nullable.filter((name) => !ofOutsiders.includes(name))).toEqual(lookups.map(({ name }) => name));
    expect(lookups.length).toBeGreaterThan(35);
  });

  it.each(lookups.filter(({ name }) => name !== 'node').map((field) => [field.name, field] as const))(
    'is null when %s finds nothing, with the error at its path and the siblings beside it',
    async (name, { args, type }) => {
      const given = args.filter((arg) => isNonNullType(arg.type) || arg.name === 'webhookId');
      const connection = String(type).endsWith('Connection');
      const query = `{ before: notices { totalCount } it: ${name}(${given.map((arg) => `${arg.name}: ${literalOf(arg)}`)}) {
        ${connection ? 'totalCount' : '__typename'} } after: notice(id: "${fixture.noticeId}") { id } }`;
      const { status, body } = await world.graphql(caller, query);
      expect(body.data).toEqual({
        before: { totalCount: expect.any(Number) },
        it: null,
        after: { id: fixture.noticeId },
      });
      expect(body.errors).toMatchObject([{ path: ['it'], extensions: { code: expect.any(String) } }]);
      expect(['NOT_FOUND', 'FORBIDDEN', 'VALIDATION_FAILED']).toContain(body.errors[0].extensions.code);
      expect(status).toBe(200);
    },
  );

  it('reports each missing record at its own path, without the executor', async () => {
    const query = `query ($id: ID!) { a: notice(id: $id) { id } b: project(id: "${fixture.projectId}") { id } c: project(id: $id) { id } }`;
    let body: { data?: unknown; errors?: Array<{ path: string[] }> } = {};
    const by = await answeredBy(world, async () => ({ body } = await world.graphql(caller, query, { id: unknown })));
    expect(by).toBe('compiled');
    expect(body.data).toEqual({ a: null, b: { id: fixture.projectId }, c: null });
    expect(body.errors!.map(({ path }) => path).sort()).toEqual([['a'], ['c']]);
    expect(body.errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND', status: 404 } },
      { extensions: { code: 'NOT_FOUND', status: 404 } },
    ]);
  });

  it('is charged if another root field has an answer, and free if none has', async () => {
    const missing = (more: string) => world.graphql(caller, `{ a: notice(id: "${unknown}") { id } ${more} }`);
    expect(await charged(() => missing(''))).toBe(0);
    expect(await charged(() => missing(`b: project(id: "${unknown}") { id }`))).toBe(0);
    expect(await charged(() => missing('b: notices { totalCount }'))).toBe(1);
    // Answered by the executor.
    expect(
      await charged(() => missing(`b: project(id: "${unknown}") { id @skip(if: false) } s: __schema { __typename }`)),
    ).toBe(1);
    expect(await charged(() => missing(`n: node(id: "${unknown}") { id }`))).toBe(1);
  });

  it('is a 404 in REST', async () => {
    const { status, body } = await world.rest(caller, 'GET', `/notices/${unknown}`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
