import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

describe('a mutation document', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  const document = `mutation($a: CreateOrganizationInput!, $b: CreateOrganizationInput!) {
    first: createOrganization(input: $a) { id name }
    second: createOrganization(input: $b) { id name }
  }`;
  const names = async () =>
    (
      await world.sql<{ name: string }>(
        "select name from organizations where account_id = $1 and name like 'Twin %' order by id",
        [caller.organizationId],
      )
    ).map(({ name }) => name);

  it('writes all of its fields in one transaction', async () => {
    const input = { a: { name: 'Twin one' }, b: { name: 'Twin two' } };
    const { body, headers } = await world.graphql(caller, document, input);
    expect(body.data).toMatchObject({ first: { name: 'Twin one' }, second: { name: 'Twin two' } });
    expect(await names()).toEqual(['Twin one', 'Twin two']);
    // A client that keeps what it has read knows what changed, and which events it need not follow.
    expect(headers['x-events']).toMatch(/^organization [\da-f-]{36} [\da-f-]{36}$/);
    const read = await world.graphql(caller, '{ organizations(first: 1) { nodes { id } } }');
    expect(read.headers['x-events']).toBeUndefined();
  });

  it('writes nothing when a later field fails, and returns null data', async () => {
    const before = await names();
    const { status, body, headers } = await world.graphql(
      caller,
      `mutation($a: CreateOrganizationInput!, $id: ID!) {
        createOrganization(input: $a) { id }
        deleteOrganization(input: { id: $id }) { id }
      }`,
      { a: { name: 'Twin three' }, id: '01977777-0000-7000-8000-000000000000' },
    );
    expect(status).toBe(200);
    expect(body.data).toBeNull();
    expect(headers['x-events']).toBeUndefined();
    expect(body.errors).toMatchObject([
      { path: ['deleteOrganization'], extensions: { code: 'NOT_FOUND', status: 404 } },
    ]);
    expect(await names()).toEqual(before);
  });

  it('writes nothing when the input of any field is invalid', async () => {
    const before = await names();
    const { status, body } = await world.graphql(caller, document, {
      a: { name: 'Twin four' },
      b: { name: 'Twin five', state: 'ZZ' },
    });
    expect(status).toBe(422);
    expect(body.errors[0].extensions.errors).toEqual({
      state: ['The state field must be a two-letter US state code.'],
    });
    expect(body.errors[0].extensions.violations).toEqual([
      { path: 'state', rule: 'us_state', params: {}, message: 'The state field must be a two-letter US state code.' },
    ]);
    expect(await names()).toEqual(before);
  });

  it('checks an input by the rules of the class that it extends', async () => {
    const { body } = await world.graphql(
      await world.caller({ abilities: ['tier:scale', 'role:staff'] }),
      'mutation($input: MailroomAttachInput!) { mailroomAttachFile(input: $input) { id } }',
      {
        input: {
          orderId: '01977777-0000-7000-8000-000000000000',
          fileName: 'x'.repeat(256),
          mimeType: 'application/pdf',
          contentBase64: btoa('%PDF-1.7 receipt'),
        },
      },
    );
    expect(body.errors[0].extensions.errors).toEqual({
      fileName: ['The file name field must not be greater than 255 characters.'],
    });
    expect(body.errors[0].extensions.violations).toMatchObject([
      { path: 'fileName', rule: 'max_length', params: { most: 255 } },
    ]);
  });

  it('reads its own writes in the answer', async () => {
    const { body } = await world.graphql(
      caller,
      `mutation($d: CreateDivisionInput!) { createDivision(input: $d) {
        name organization { id divisions { totalCount nodes { name } } } } }`,
      {
        d: {
          organizationId: caller.organizationId,
          name: 'Yard',
          addressLine1: '1 Main St',
          city: 'Reno',
          state: 'NV',
          zip: '89501',
        },
      },
    );
    expect(body.data.createDivision.organization).toEqual({
      id: caller.organizationId,
      divisions: { totalCount: 1, nodes: [{ name: 'Yard' }] },
    });
  });
});
