import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const changed = [
  '9007199254740993',
  '-9007199254740993',
  '1e400',
  '0.1234567890123456789',
  '1e-400',
  '12345678901234567890',
];
const kept = ['9007199254740991', '0.1', '-0.30000000000000004', '1.5e3', '100.000000000000000000', '0e10'];

describe('a number in free-form JSON', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  const organization = async (number: string): Promise<Json> => {
    const body = JSON.stringify({ ...bodies.organization, metadata: { a: [{ id: 'N' }] } });
    return (await world.rest(caller, 'POST', '/organizations', body.replace('"N"', number))).body;
  };
  const literal = (number: string) =>
    `mutation { createOrganization(input: { name: "A", metadata: { a: [{ id: ${number} }] } }) { metadata } }`;
  const graphql = async (query: string, variables = '{}'): Promise<Json> => {
    const answer = await world.app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
      payload: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
    });
    return answer.json();
  };
  const withVariable = (number: string) =>
    graphql(
      'mutation M($input: CreateOrganizationInput!) { createOrganization(input: $input) { metadata } }',
      `{"input":{"name":"A","metadata":{"a":[{"id":${number}}]}}}`,
    );

  it.each(changed)('is refused by its path where it would be stored as another number: %s', async (number) => {
    expect(Object.keys((await organization(number)).errors)).toEqual(['metadata.a.0.id']);
    for (const answer of [await graphql(literal(number)), await withVariable(number)]) {
      expect(answer.errors).toHaveLength(1);
      expect(JSON.stringify(answer.errors)).toContain('metadata.a.0.id');
    }
  });

  it.each(kept)('is stored as it is sent otherwise: %s', async (number) => {
    expect((await organization(number)).data.metadata).toEqual({ a: [{ id: Number(number) }] });
    for (const answer of [await graphql(literal(number)), await withVariable(number)]) {
      expect(answer.data.createOrganization.metadata).toEqual({ a: [{ id: Number(number) }] });
    }
  });

  it.each(changed)('is refused as the value of an entry of metadata: %s', async (number) => {
    const { data } = await organization('1');
    const path = `/organizations/${data.id}/meta/erp`;
    for (const [value, field] of [
      [number, 'value'],
      [`{"id":${number}}`, 'value.id'],
      [`[1,${number}]`, 'value.1'],
    ] as const) {
      const { body } = await world.rest(caller, 'PUT', path, `{"value":${value}}`);
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
    }
  });

  it.each([
    '{"name":"A","metadata":{"a":1e400},"metadata":null}',
    '{"name":"A","metadata":{"a":{"b":1e400}},"metadata":1}',
    '{"name":"A","metadata":[[1e400]],"metadata":{}}',
  ])('does not hide that a key is given more than once: %s', async (body) => {
    const answer = await world.rest(caller, 'POST', '/organizations', body);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { metadata: ['The metadata field is given more than once.'] },
    ]);
  });

  it.each(changed)('is refused where a variable is the number itself: %s', async (number) => {
    const { data } = await organization('1');
    const set = `setMetadata(input: { entityType: ORGANIZATIONS, entityId: "${data.id}", key: "erp", value: $v }) { value }`;
    const answer = await graphql(`mutation M($v: JSON) { ${set} }`, `{"v":${number}}`);
    expect(answer.errors).toHaveLength(1);
    expect(JSON.stringify(answer.errors)).toContain('at most 9007199254740991');
    const { body } = await world.rest(caller, 'GET', `/organizations/${data.id}/meta/erp`);
    expect(body.data).toBeUndefined();
  });
});
