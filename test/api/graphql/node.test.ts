/** @sampled tests */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLInterfaceType, isObjectType } from 'graphql';
import { createFixture, type Fixture } from '../../contract/records.js';
import { recording } from '../../db/statements.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
const node = schema.getType('Node') as GraphQLInterfaceType;
const records = schema
  .getPossibleTypes(node)
  .filter((type) => 'deletedAt' in type.getFields())
  .map(({ name }) => name);
const unknown = '01977777-0000-7000-8000-000000000000';

describe('Relay’s Node', () => {
  const world = shareWorld();
  let owner: Caller;
  let stranger: Caller;
  let fixture: Fixture;
  beforeAll(async () => {
    owner = await world.caller();
    stranger = await world.caller();
    fixture = await createFixture(world, owner);
  });

  const one = 'query ($id: ID!) { node(id: $id) { __typename id } }';
  const several = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

  /** One id of each type of record in the account. */
  async function idsByType(by: Caller): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const type of records) {
      const list = Object.values(schema.getQueryType()!.getFields()).find(
        ({ type: answered }) => String(answered) === `${type}Connection!`,
      )!;
      const { body } = await world.graphql(by, `{ ${list.name}(first: 1) { nodes { id } } }`);
      if (body.data[list.name].nodes[0]) found[type] = body.data[list.name].nodes[0].id;
    }
    return found;
  }

  it('is implemented by every type with the fields common to all records', () => {
    const withRecordFields = Object.values(schema.getTypeMap()).filter(
      (type) =>
        isObjectType(type) && ['id', 'metadata', 'updatedAt', 'deletedAt'].every((name) => name in type.getFields()),
    );
    expect(withRecordFields.map(({ name }) => name).sort()).toEqual([...records].sort());
  });

  it('finds a record of every type by its id', async () => {
    const ids = await idsByType(owner);
    expect(Object.keys(ids).length).toBeGreaterThan(12);
    for (const [type, id] of Object.entries(ids)) {
      const { body } = await world.graphql(owner, one, { id });
      expect(body.data.node).toEqual({ __typename: type, id });
    }
  });

  it('answers in the order of the ids, with null for unknown ids, and repeats repeated ids', async () => {
    const { Notice, Project } = await idsByType(owner);
    const ids = [Notice, unknown, Project, Notice!.toUpperCase()];
    const { body } = await world.graphql(owner, several, { ids });
    expect(body.errors).toBeUndefined();
    expect(body.data.nodes).toEqual([
      { __typename: 'Notice', id: Notice },
      null,
      { __typename: 'Project', id: Project },
      { __typename: 'Notice', id: Notice },
    ]);
    expect((await world.graphql(owner, several, { ids: [] })).body.data).toEqual({ nodes: [] });
  });

  it('finds no record of another account, of the other mode, or that is deleted', async () => {
    const ids = Object.values(await idsByType(owner));
    const nothing = { nodes: ids.map(() => null) };
    expect((await world.graphql(stranger, several, { ids })).body.data).toEqual(nothing);
    const sandbox = await world.graphql(await world.sandboxOf(owner), several, {
      ids: ids.filter((id) => id !== owner.organizationId),
    });
    expect(sandbox.body.data.nodes.filter(Boolean)).toEqual([]);
    const { body } = await world.rest(owner, 'POST', '/contacts', {
      organization_id: owner.organizationId,
      first_name: 'Ann',
      last_name: 'Lee',
    });
    await world.rest(owner, 'DELETE', `/contacts/${body.data.id}`);
    expect((await world.graphql(owner, one, { id: body.data.id })).body.data).toEqual({ node: null });
  });

  it('needs a token', async () => {
    const { body } = await world.graphql(null, one, { id: fixture.noticeId });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('returns what the fragments ask for, including related records', async () => {
    const { Notice, Project } = await idsByType(owner);
    const fields = '... on Notice { noticeNumber project { id } } ... on Project { name parties { totalCount } }';
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { id ${fields} } }`;
    const { body } = await world.graphql(owner, query, { ids: [Notice, Project] });
    expect(body.errors).toBeUndefined();
    expect(body.data.nodes).toEqual([
      { id: Notice, noticeNumber: expect.any(String), project: { id: expect.any(String) } },
      { id: Project, name: expect.any(String), parties: { totalCount: expect.any(Number) } },
    ]);
  });

  it('takes one statement for the types and one for each type, however many ids there are', async () => {
    const ids = Object.values(await idsByType(owner));
    const of = async (asked: string[]) => {
      const { statements } = await recording(() => world.graphql(owner, several, { ids: asked }));
      return statements.filter(({ text }) => /= any\(\$\d+::uuid\[\]\)/.test(text)).length;
    };
    expect(await of(ids)).toBe(1 + ids.length);
    expect(await of([...ids, ...ids])).toBe(1 + ids.length);
    expect(await of([unknown])).toBe(1);
  });

  it('costs the same as other reads, and accepts at most as many ids as a page has records', async () => {
    const before = await world.sql('select sum(calls)::int as calls from api_call_minutes where account_id = $1', [
      owner.organizationId,
    ]);
    const ids = Array.from({ length: 100 }, () => fixture.noticeId);
    const { body } = await world.graphql(owner, several, { ids });
    expect(body.extensions.cost.requested).toBe(201);
    const tooMany = await world.graphql(owner, several, { ids: [...ids, unknown] });
    expect(tooMany.body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { ids: ['The ids argument must not have more than 100 items.'] },
    });
    const after = await world.sql('select sum(calls)::int as calls from api_call_minutes where account_id = $1', [
      owner.organizationId,
    ]);
    expect((after[0] as { calls: number }).calls - (before[0] as { calls: number }).calls).toBe(1);
  });
});
