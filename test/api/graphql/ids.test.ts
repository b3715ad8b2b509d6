/** @sampled tests */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { createFixture, type Fixture } from '../../contract/records.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));

/** Ids that outside parties gave. */
const foreign = ['externalId', 'externalProviderId', 'partnerReferenceId', 'partnerResourceId', 'reportId'];

/** What can hold an id, as `Type.field` or `Type.field(argument)`, with the name of its type. */
function places(): Array<{ place: string; name: string; type: string }> {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map((field) => ({
        place: `${type.name}.${field.name}`,
        name: field.name,
        type: getNamedType(field.type).name,
      }));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      { place: `${type.name}.${field.name}`, name: field.name, type: getNamedType(field.type).name },
      ...field.args.map((arg) => ({
        place: `${type.name}.${field.name}(${arg.name})`,
        name: arg.name,
        type: getNamedType(arg.type).name,
      })),
    ]);
  });
}

describe('ids in GraphQL', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
  });

  it('have the type ID in every field, argument and input, and nothing else has it', () => {
    expect(schema.getType('UUID')).toBeUndefined();
    const isId = ({ name }: { name: string }) => /^ids?$|Ids?$/.test(name) && !foreign.includes(name);
    const wrong = places().filter((one) => isId(one) !== (one.type === 'ID'));
    // Users.
    const users = ['MemberInvitation.invitedBy', 'SignedOriginal.acceptedBy', 'SignedOriginal.uploadedBy'];
    expect(wrong.map(({ place }) => place).sort()).toEqual(users);
  });

  const wrongIds = [
    'nonsense',
    '',
    '1',
    ' 01977777-0000-7000-8000-000000000000',
    '{01977777-0000-7000-8000-000000000000}',
  ];

  it('are refused as errors of the document if they are no UUIDs and are written into it', async () => {
    for (const written of [...wrongIds.map((id) => JSON.stringify(id)), '7', 'true', 'ID', '[]', '{}']) {
      for (const query of [
        `{ notice(id: ${written}) { id } }`,
        `{ node(id: ${written}) { id } }`,
        `{ notices(filter: { projectId: ${written} }) { totalCount } }`,
        `{ organizations { nodes { notices(filter: { projectId: ${written} }) { totalCount } } } }`,
        `mutation { deleteNotice(input: { id: ${written} }) { id } }`,
      ]) {
        const { status, body } = await world.graphql(caller, query);
        expect([query, status, body.errors[0].extensions.code]).toEqual([query, 400, 'GRAPHQL_VALIDATION_FAILED']);
        expect(body.data).toBeUndefined();
      }
    }
  });

  it('are refused as errors of the variable that has them if they are no UUIDs', async () => {
    for (const id of [...wrongIds, 7, true, ['a'], {}]) {
      for (const [query, name] of [
        ['query ($id: ID!) { notice(id: $id) { id } }', 'id'],
        ['query ($id: ID!) { node(id: $id) { id } }', 'id'],
        ['query ($id: ID!) { notices(filter: { projectId: $id }) { totalCount } }', 'id'],
        ['query ($id: ID!, $with: Boolean = true) { notice(id: $id) { id @include(if: $with) } }', 'id'],
        ['query ($id: ID!) { documentBundle(id: $id) { fileName } }', 'id'],
        ['mutation ($id: ID!) { deleteNotice(input: { id: $id }) { id } }', 'id'],
      ] as const) {
        const { status, body } = await world.graphql(caller, query, { [name]: id });
        expect([query, id, status, body.errors[0].extensions.code]).toEqual([query, id, 400, 'BAD_USER_INPUT']);
        expect(body.errors[0].message).toMatch(/^Variable "\$id" got invalid value /);
        expect(body.data).toBeUndefined();
      }
    }
    const { body } = await world.graphql(caller, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: [fixture.noticeId, 'a', 'b'],
    });
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/\$ids" got invalid value "a" at "ids\[1\]"/),
      expect.stringMatching(/\$ids" got invalid value "b" at "ids\[2\]"/),
    ]);
  });

  it('are refused as errors of their field in an input object if they are no UUIDs', async () => {
    for (const [query, variables, field] of [
      ['mutation ($input: RecordInput!) { deleteNotice(input: $input) { id } }', { input: { id: 'x' } }, 'id'],
      ['query ($f: NoticeFilter) { notices(filter: $f) { totalCount } }', { f: { projectId: 'x' } }, 'projectId'],
    ] as const) {
      const { body } = await world.graphql(caller, query, variables);
      expect(body.errors[0].extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        status: 422,
        errors: { [field]: [expect.stringMatching(/must be a valid UUID\.$/)] },
      });
    }
  });

  it('are found in capitals, too', async () => {
    const query = 'query ($id: ID!) { notice(id: $id) { id } node(id: $id) { id } }';
    const { body } = await world.graphql(caller, query, { id: fixture.noticeId.toUpperCase() });
    expect(body.data).toEqual({ notice: { id: fixture.noticeId }, node: { id: fixture.noticeId } });
  });
});
