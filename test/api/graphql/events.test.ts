/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const query = `query($types: [EventType!], $after: String, $first: Int) {
  events(types: $types, after: $after, first: $first) {
    totalCount nodes { id type cursor organizationId livemode subjectType subjectId occurredAt data }
    edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

describe('the events of an account', () => {
  const world = openWorld();
  let caller: Caller;
  let stranger: Caller;
  const made: string[] = [];
  /** The callers' credits are an event too. */
  const ofContacts = ['CONTACT_CREATED', 'CONTACT_UPDATED'];

  beforeAll(async () => {
    caller = await world.caller();
    stranger = await world.caller();
    for (let n = 0; n < 5; n += 1) {
      const body = { ...bodies.contact, organization_id: caller.organizationId, last_name: `N${n}` };
      const { id } = (await world.rest(caller, 'POST', '/contacts', body)).body.data;
      made.push(id);
      await world.rest(caller, 'PUT', `/contacts/${id}`, { title: 'Controller' });
      await world.rest(stranger, 'POST', '/contacts', { ...body, organization_id: stranger.organizationId });
    }
    const sandbox = await world.sandboxOf(caller);
    await world.rest(sandbox, 'POST', '/contacts', { ...bodies.contact, organization_id: caller.organizationId });
    await sequenceEvents(world.app.infrastructure.db);
  });

  const read = async (variables: object, by = caller) =>
    (await world.graphql(by, query, variables as Record<string, unknown>)).body;

  it('are listed oldest first, each with its cursor', async () => {
    const { events } = (await read({ types: ofContacts })).data;
    expect(events.totalCount).toBe(10);
    expect(events.nodes.map(({ type, subjectId }: Record<string, string>) => [type, subjectId])).toEqual(
      made.flatMap((id) => [
        ['CONTACT_CREATED', id],
        ['CONTACT_UPDATED', id],
      ]),
    );
    expect(events.nodes[1]).toMatchObject({
      organizationId: caller.organizationId,
      livemode: true,
      subjectType: 'CONTACT',
      data: { object: { id: made[0], title: 'Controller' }, previous: { title: null } },
    });
    expect(events.edges.map(({ cursor }: { cursor: string }) => cursor)).toEqual(
      events.nodes.map(({ cursor }: { cursor: string }) => cursor),
    );
  });

  it('are read from a cursor until there are none left', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const { nodes, pageInfo }: Json = (await read({ after, first: 3 })).data.events;
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([nodes[0].cursor, nodes.at(-1).cursor]);
      seen.push(...nodes.map(({ id }: { id: string }) => id));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual((await read({})).data.events.nodes.map(({ id }: { id: string }) => id));
    const end = (await read({ after })).data.events;
    expect([end.nodes, end.pageInfo.hasNextPage, end.pageInfo.endCursor]).toEqual([[], false, null]);
  });

  it('are filtered by type', async () => {
    const { events } = (await read({ types: ['CONTACT_CREATED', 'NOTICE_CREATED'], first: 2 })).data;
    expect(events.nodes.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual(made.slice(0, 2));
    expect([events.totalCount, events.pageInfo.hasNextPage]).toEqual([5, true]);
    expect((await read({ types: [] })).data.events.nodes).toEqual([]);
  });

  it('stay within the account and its mode', async () => {
    expect((await read({ types: ofContacts }, stranger)).data.events.totalCount).toBe(5);
    const sandbox = await world.sandboxOf(caller);
    const { events } = (await read({}, sandbox)).data;
    expect(events.nodes.map(({ livemode }: { livemode: boolean }) => livemode)).toEqual([false]);
    expect((await world.graphql(null, '{ events { nodes { id } } }')).body.errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it.each([
    [{ after: 'nonsense' }, 'after', 'The after argument is not a cursor of events.'],
    [
      { after: Buffer.from('["EVENT",-1]').toString('base64url') },
      'after',
      'The after argument is not a cursor of events.',
    ],
    [
      { after: Buffer.from('["EVENT","1"]').toString('base64url') },
      'after',
      'The after argument is not a cursor of events.',
    ],
    [{ first: 101 }, 'first', 'The first argument must be between 0 and 100.'],
    [{ first: -1 }, 'first', 'The first argument must be between 0 and 100.'],
  ])('refuse %j', async (variables, field, sentence) => {
    const { errors } = await read(variables);
    expect(errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED', errors: { [field]: [sentence] } });
  });
});
