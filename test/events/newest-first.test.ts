import { beforeAll, describe, expect, it } from '@jest/globals';
import { addContact, eventually } from '../background/webhooks/deliveries.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const query = `query($types: [EventType!], $subjectId: ID, $newestFirst: Boolean, $after: String, $first: Int) {
  events(types: $types, subjectId: $subjectId, newestFirst: $newestFirst, after: $after, first: $first) {
    totalCount nodes { type subjectId cursor } pageInfo { hasNextPage hasPreviousPage endCursor } } }`;

describe('the list of events', () => {
  const world = shareWorld();
  let caller: Caller;
  let contacts: string[];

  const list = async (variables: object, by = caller): Promise<Json> =>
    (await world.graphql(by, query, { types: ['CONTACT_CREATED'], ...variables })).body.data?.events;
  const ids = ({ nodes }: Json) => nodes.map(({ subjectId }: Json) => subjectId);

  beforeAll(async () => {
    caller = await world.caller();
    contacts = [];
    for (const name of ['Diaz', 'Reyes', 'Silva']) contacts.push(await addContact(world, caller, name));
    await eventually(async () => (await list({})).totalCount === 3);
  });

  it('begins with the newest on request, and continues with what is older', async () => {
    const [one, two, three] = contacts;
    expect(ids(await list({}))).toEqual([one, two, three]);
    const newest = await list({ newestFirst: true, first: 2 });
    expect(ids(newest)).toEqual([three, two]);
    expect(newest.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const older = await list({ newestFirst: true, first: 2, after: newest.pageInfo.endCursor });
    expect(ids(older)).toEqual([one]);
    expect(older.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('has the events of one record, counted, in either order', async () => {
    const [, two] = contacts;
    for (const newestFirst of [true, false]) {
      const found = await list({ subjectId: two, newestFirst });
      expect(ids(found)).toEqual([two]);
      expect(found.totalCount).toBe(1);
    }
  });

  it('shows nothing of another organization, and refuses a cursor of another list', async () => {
    const stranger = await world.caller();
    expect(ids(await list({ newestFirst: true, subjectId: contacts[0] }, stranger))).toEqual([]);
    const { body } = await world.graphql(caller, query, { newestFirst: true, after: 'nonsense' });
    expect(body.errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
