import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const fields = 'id name query isShared isOwn canChange updatedAt';

describe('a saved view', () => {
  const world = shareWorld();
  let owner: Caller;
  let member: Caller;
  let colleague: Caller;
  let reader: Caller;

  beforeEach(async () => {
    owner = await world.caller();
    const join = async (role: string) => {
      const caller = await world.caller({ organizationId: owner.organizationId });
      await world.sql('update memberships set role = $2 where user_id = $1', [caller.userId, role]);
      return caller;
    };
    member = await join('member');
    colleague = await join('member');
    reader = await join('read_only');
  });

  async function send(by: Caller, verb: string, input: object): Promise<{ data: Json; code: string | undefined }> {
    const type = verb === 'delete' ? 'Record' : `${verb[0]!.toUpperCase()}${verb.slice(1)}SavedView`;
    const query = `mutation($input: ${type}Input!) { ${verb}SavedView(input: $input) { ${fields} } }`;
    const { body } = await world.graphql(by, query, { input });
    return { data: body.data?.[`${verb}SavedView`], code: body.errors?.[0].extensions.code };
  }
  const save = async (by: Caller, more: object = {}): Promise<Json> => {
    const { data, code } = await send(by, 'create', {
      list: 'projects',
      name: 'Mine',
      query: 'status=ACTIVE',
      ...more,
    });
    expect(code).toBeUndefined();
    return data;
  };
  async function listOf(
    by: Caller,
    list = 'projects',
  ): Promise<Array<[name: string, isOwn: boolean, canChange: boolean]>> {
    const query = `query($list: String!) { savedViews(filter: { list: $list }) { totalCount nodes { ${fields} } } }`;
    const { body } = await world.graphql(by, query, { list });
    const { nodes, totalCount } = body.data.savedViews;
    expect(nodes).toHaveLength(totalCount);
    return nodes.map(({ name, isOwn, canChange }: Json) => [name, isOwn, canChange]);
  }

  it('is its author’s alone, also for an owner and by its id, and of its list', async () => {
    const view = await save(member);
    expect(view).toMatchObject({ query: 'status=ACTIVE', isShared: false, isOwn: true, canChange: true });
    expect(await listOf(member)).toEqual([['Mine', true, true]]);
    expect(await listOf(member, 'notices')).toEqual([]);
    for (const other of [owner, colleague, reader]) {
      expect(await listOf(other)).toEqual([]);
      const { body } = await world.graphql(other, '{ savedView(id: $id) { id } }'.replace('$id', `"${view.id}"`));
      expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
      const node = await world.graphql(other, `{ node(id: "${view.id}") { id } }`);
      expect(node.body.data.node).toBeNull();
      for (const verb of ['update', 'delete']) {
        expect((await send(other, verb, { id: view.id })).code).toBe('NOT_FOUND');
        // Whether its time is right says nothing about it either.
        const expectedUpdatedAt = '2020-01-01T00:00:00Z';
        expect((await send(other, verb, { id: view.id, expectedUpdatedAt })).code).toBe('NOT_FOUND');
      }
    }
  });

  it('is every member’s once it is shared, and is changed by its author and admins alone', async () => {
    const view = await save(member, { isShared: true });
    expect(await listOf(colleague)).toEqual([['Mine', false, false]]);
    expect(await listOf(reader)).toEqual([['Mine', false, false]]);
    expect(await listOf(owner)).toEqual([['Mine', false, true]]);
    for (const other of [colleague, reader]) {
      for (const verb of ['update', 'delete'])
        expect((await send(other, verb, { id: view.id })).code).toBe('FORBIDDEN');
    }
    expect((await send(owner, 'update', { id: view.id, name: 'Of the team' })).data.name).toBe('Of the team');
    expect((await send(member, 'update', { id: view.id, isShared: false })).code).toBeUndefined();
    expect(await listOf(owner)).toEqual([]);
    expect((await send(member, 'delete', { id: view.id })).code).toBeUndefined();
    expect(await listOf(member)).toEqual([]);
  });

  it('is kept, and not shared, by a read-only member', async () => {
    const view = await save(reader);
    expect((await send(reader, 'create', { list: 'projects', name: 'All', query: 'a=1', isShared: true })).code).toBe(
      'FORBIDDEN',
    );
    expect((await send(reader, 'update', { id: view.id, isShared: true })).code).toBe('FORBIDDEN');
    expect((await send(reader, 'update', { id: view.id, name: 'Own' })).data.name).toBe('Own');
    expect((await send(reader, 'delete', { id: view.id })).code).toBeUndefined();
  });

  it('is not seen by another account, nor in the other mode', async () => {
    const view = await save(owner, { isShared: true });
    const stranger = await world.caller();
    for (const other of [stranger, await world.sandboxOf(owner)]) {
      expect(await listOf(other)).toEqual([]);
      expect((await send(other, 'delete', { id: view.id })).code).toMatch(/NOT_FOUND|FORBIDDEN/);
    }
    expect(await listOf(owner)).toEqual([['Mine', true, true]]);
  });

  it('is changed and deleted as it was seen', async () => {
    const view = await save(owner);
    const changed = await send(owner, 'update', { id: view.id, query: 'a=1', expectedUpdatedAt: view.updatedAt });
    expect(changed.data.query).toBe('a=1');
    for (const verb of ['update', 'delete']) {
      const late = await send(owner, verb, { id: view.id, expectedUpdatedAt: view.updatedAt });
      expect(late.code).toBe('PRECONDITION_FAILED');
    }
    expect(
      (await send(owner, 'delete', { id: view.id, expectedUpdatedAt: changed.data.updatedAt })).code,
    ).toBeUndefined();
  });

  it('is one of at most a hundred of a person in a list', async () => {
    await save(owner);
    await world.sql(
      `insert into saved_views (id, account_id, livemode, user_id, list, name, query, created_at, updated_at)
       select uuidv7(), account_id, livemode, user_id, list, name || n, query, now(), now()
       from saved_views, generate_series(1, 99) n where account_id = $1`,
      [owner.organizationId],
    );
    expect((await send(owner, 'create', { list: 'projects', name: 'More', query: 'a=1' })).code).toBe(
      'VALIDATION_FAILED',
    );
    await save(owner, { list: 'notices' });
    await save(member);
  });
});
