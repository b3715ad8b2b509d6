import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

describe('the organization a request acts in', () => {
  const world = shareWorld();
  const email = `both-${randomUUID()}@example.com`;
  let first: Caller;
  let second: Caller;
  let pinned: Caller;
  let stranger: Caller;
  const acting = async (caller: Caller, header?: string) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'x-organization-uuid': header };
    const answer = await world.rest(caller, 'GET', '/contacts', undefined, headers);
    return answer.status === 200 ? answer.body.data.map((row: Json) => row.first_name) : answer;
  };

  beforeAll(async () => {
    first = await world.caller({ email, name: 'First' });
    second = await world.caller({ email, name: 'Second' });
    stranger = await world.caller({ name: 'Stranger' });
    pinned = await world.caller({
      email,
      organizationId: second.organizationId,
      abilities: ['tier:scale', `org:${second.organizationId}`],
    });
    for (const [caller, name] of [
      [first, 'Of the first'],
      [second, 'Of the second'],
      [stranger, 'Of a stranger'],
    ] as const) {
      await world.rest(
        caller,
        'POST',
        '/contacts',
        { ...bodies.contact, organization_id: caller.organizationId, first_name: name },
        { 'x-organization-uuid': caller.organizationId },
      );
    }
  });

  it('is that of the token’s org ability first, then of the header, then of the first membership', async () => {
    expect(await acting(first)).toEqual(['Of the first']);
    expect(await acting(first, second.organizationId)).toEqual(['Of the second']);
    expect(await acting(first, ` ${second.organizationId.toUpperCase()} `)).toEqual(['Of the second']);
    expect(await acting(first, '')).toEqual(['Of the first']);
    expect(await acting(pinned)).toEqual(['Of the second']);
    expect(await acting(pinned, first.organizationId)).toEqual(['Of the second']);
  });

  it('is not chosen by an organization_id in the body', async () => {
    const contact = { ...bodies.contact, organization_id: second.organizationId, first_name: 'In the first' };
    const made = await world.rest(first, 'POST', '/contacts', contact);
    expect(made.status).toBe(201);
    const seen = [await acting(first), await acting(first, second.organizationId)];
    // Other tests expect only the first contact.
    await world.rest(first, 'DELETE', `/contacts/${made.body.data.id}`);
    expect(seen).toEqual([['In the first', 'Of the first'], ['Of the second']]);
  });

  it('must be one to which the user belongs: 403', async () => {
    for (const header of [stranger.organizationId, randomUUID()]) {
      expect(await acting(first, header)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    const elsewhere = await world.caller({ abilities: [`org:${stranger.organizationId}`] });
    expect(await acting(elsewhere)).toMatchObject({ status: 403 });
    const graphql = await world.graphql(
      first,
      '{ contacts { totalCount } }',
      {},
      { 'x-organization-uuid': stranger.organizationId },
    );
    expect(graphql.status).toBe(403);
  });

  it('is unresolved for a user without an organization, and for a header that is not a UUID: 422', async () => {
    expect(await acting(first, 'nonsense')).toMatchObject({ status: 422, body: { code: 'organization_unresolved' } });
    const alone = await world.caller();
    await world.sql('delete from memberships where user_id = $1', [alone.userId]);
    const answer = await acting(alone);
    expect(answer).toMatchObject({ status: 422, body: { code: 'organization_unresolved' } });
    expect(answer.headers['x-ratelimit-limit']).toBe('1000');
  });

  it('hides the records of the user’s other organization, without treating them as a stranger’s', async () => {
    const [{ id }] = (
      await world.rest(first, 'GET', '/contacts', undefined, { 'x-organization-uuid': second.organizationId })
    ).body.data;
    expect((await world.rest(first, 'GET', `/contacts/${id}`)).status).toBe(404);
    expect((await world.rest(first, 'DELETE', `/contacts/${id}`)).status).toBe(404);
    expect((await world.rest(stranger, 'GET', `/contacts/${id}`)).status).toBe(403);
  });

  it('can be a tenant account that the user has just created', async () => {
    const made = await world.rest(first, 'POST', '/organizations', { name: 'Third', type: 'tenant' });
    expect(made).toMatchObject({ status: 201, body: { data: { type: 'tenant' } } });
    await world.fund(made.body.data.id, '1.00');
    expect(await acting(first, made.body.data.id)).toEqual([]);
    expect((await world.rest(first, 'GET', `/organizations/${made.body.data.id}`)).status).toBe(200);
    expect(await acting(stranger, made.body.data.id)).toMatchObject({ status: 403 });
  });

  it('is refused once the organization is deleted', async () => {
    const caller = await world.caller();
    await world.sql('update organizations set deleted_at = now() where id = $1', [caller.organizationId]);
    expect(await acting(caller)).toMatchObject({ status: 422 });
  });
});
