/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';
import type { Caller } from '../../support/worlds/world.js';

describe('the subscriptions to records', () => {
  const live = openLiveWorld();
  const { world } = live;
  let caller: Caller;
  let path: GoldenPath;
  let other: GoldenPath;

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    other = await goldenPath(world, caller);
    await live.settled();
  });

  /** The subscription of each kind of record, with the collection and the id of a record on each of two projects. */
  const kinds = [
    ['escalationUpdated', 'escalation', 'escalations', 'escalationId'],
    ['waiverUpdated', 'waiver', 'waivers', 'waiverId'],
    ['payApplicationUpdated', 'payApplication', 'pay-applications', 'payApplicationId'],
  ] as const;

  const text = (name: string, field: string) => `subscription ($ids: [ID!], $projectId: ID, $after: String) {
    ${name}(ids: $ids, projectId: $projectId, after: $after) {
      cursor event { type record { id __typename } } ${field} { id project { id } } } }`;

  let changes = 0;
  const change = async (collection: string, id: string, by = caller) => {
    const answer = await world.rest(by, 'PUT', `/${collection}/${id}`, { metadata: { change: ++changes } });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  };

  describe.each(kinds)('%s', (name, field, collection, idField) => {
    const query = text(name, field);
    const typename = field.charAt(0).toUpperCase() + field.slice(1);

    it('sends the events of the records that are named, with the records', async () => {
      const id = path[idField];
      const stream = await live.subscribed(caller, query, { ids: [id] });
      await change(collection, other[idField]);
      await change(collection, id);
      await stream.count(1);
      expect(stream.values[0]).toEqual({
        cursor: expect.any(String),
        event: { type: expect.stringMatching(/_UPDATED$/), record: { id, __typename: typename } },
        [field]: { id, project: { id: path.projectId } },
      });
    });

    it('sends the events of a project', async () => {
      const stream = await live.subscribed(caller, query, { projectId: path.projectId });
      await change(collection, other[idField]);
      await change(collection, path[idField]);
      await stream.count(1);
      expect(stream.values.map((value) => value[field].id)).toEqual([path[idField]]);
    });

    it('resumes after a cursor, live and from the table alike', async () => {
      const first = await live.subscribed(caller, query, { projectId: path.projectId });
      await change(collection, path[idField]);
      await first.count(1);
      first.stop();
      for (const id of [other[idField], path[idField], path[idField]]) await change(collection, id);
      const { cursor } = first.values[0];
      const again = await live.subscribed(caller, query, { projectId: path.projectId, after: cursor });
      await again.count(2);
      await change(collection, path[idField]);
      await again.count(3);
      expect(again.values.map((value) => value[field].id)).toEqual(Array(3).fill(path[idField]));
      expect(new Set([cursor, ...again.values.map((value) => value.cursor)]).size).toBe(4);
    });

    it('sends nothing of other accounts and of the other mode, whatever they name', async () => {
      const [stranger, sandbox] = [await world.caller(), await world.sandboxOf(caller)];
      const own = await goldenPath(world, stranger);
      const tested = await goldenPath(world, sandbox);
      await live.settled();
      const foreign = { ids: [path[idField], own[idField], tested[idField]] };
      const streams = [
        await live.subscribed(stranger, query, foreign),
        await live.subscribed(sandbox, query, foreign),
        await live.subscribed(stranger, query, { projectId: path.projectId }),
        await live.subscribed(sandbox, query, { projectId: path.projectId }),
      ];
      await change(collection, path[idField]);
      await change(collection, own[idField], stranger);
      await change(collection, tested[idField], sandbox);
      await Promise.all(streams.slice(0, 2).map((stream) => stream.count(1)));
      const seen = streams.map(({ values }) => values.map((value) => value[field].id));
      expect(seen).toEqual([[own[idField]], [tested[idField]], [], []]);
    });

    it('sends a member who only reads the same', async () => {
      const reader = await world.caller({ organizationId: caller.organizationId });
      await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
      await world.sql(`select pg_notify('cps_auth', $1)`, [`user:${reader.userId}`]);
      const stream = await live.subscribed(reader, query, { ids: [path[idField]] });
      await change(collection, path[idField]);
      await stream.count(1);
      expect(stream.values[0][field].id).toBe(path[idField]);
    });

    it('is silent about a record or a project that does not exist', async () => {
      const unknown = '019a8f11-2b3c-7d4e-8f5a-6b7c8d9e0f1a';
      const streams = [
        await live.subscribed(caller, query, { ids: [unknown] }),
        await live.subscribed(caller, query, { projectId: unknown }),
        await live.subscribed(caller, query),
      ];
      await change(collection, path[idField]);
      await streams[2]!.count(1);
      expect(streams.map(({ results, failed }) => [results.length, failed])).toEqual([
        [0, undefined],
        [0, undefined],
        [1, undefined],
      ]);
    });

    it.each([
      ['a project that is no id', { projectId: 'Sunset Tower' }, 'BAD_USER_INPUT'],
      ['a list of projects', { projectId: ['a', 'b'] }, 'BAD_USER_INPUT'],
      ['an id that is none', { ids: ['7'] }, 'BAD_USER_INPUT'],
      ['no ids', { ids: [] }, 'VALIDATION_FAILED'],
      ['more ids than 1,000', { ids: Array(1_001).fill('019a8f11-2b3c-7d4e-8f5a-6b7c8d9e0f1a') }, 'VALIDATION_FAILED'],
      ['an invalid cursor', { after: 'yesterday' }, 'VALIDATION_FAILED'],
    ])('refuses %s', async (_what, variables, code) => {
      const [error] = await live.refused(caller, query, variables);
      expect(error!.extensions.code).toBe(code);
    });
  });

  it('know the project of a record that is too large for an event', async () => {
    const lines = Array.from({ length: 125 }, (_, n) => ({
      item_number: `${n + 1}`,
      description: `Formwork and falsework of level ${n}, with everything that is needed`,
      scheduled_value: '1000.00',
    }));
    const created = async (collection: string, body: object): Promise<string> => {
      const answer = await world.rest(caller, 'POST', `/${collection}`, body);
      expect(answer.text).toMatch(/^{"data":/);
      return answer.body.data.id;
    };
    const projectId = await created('projects', { ...bodies.project, division_id: path.divisionId });
    const sovId = await created('sovs', { name: 'Large', project_id: projectId, lines });
    const id = await created('pay-applications', { ...bodies.payApplication, project_id: projectId, sov_id: sovId });
    await live.settled();
    const query = `subscription ($projectId: ID, $after: String) {
      payApplicationUpdated(projectId: $projectId, after: $after) { cursor event { data } payApplication { id } } }`;
    const [of, ofOther] = [
      await live.subscribed(caller, query, { projectId }),
      await live.subscribed(caller, query, { projectId: other.projectId }),
    ];
    await change('pay-applications', other.payApplicationId);
    await change('pay-applications', id);
    await of.count(1);
    expect(of.values).toMatchObject([{ event: { data: { object: { id, url: expect.any(String) } } } }]);
    expect(ofOther.values.map(({ payApplication }) => payApplication.id)).toEqual([other.payApplicationId]);
    const after = ofOther.values[0].cursor;
    const later = [
      await live.subscribed(caller, query, { projectId, after }),
      await live.subscribed(caller, query, { projectId: other.projectId, after }),
    ];
    await later[0]!.count(1);
    expect(later.map(({ values }) => values.map(({ payApplication }) => payApplication.id))).toEqual([[id], []]);
  });

  it('send the record of each event, for events and for the list of events', async () => {
    const selection = 'type subjectId record { __typename id ... on Waiver { amount } }';
    const stream = await live.subscribed(caller, `subscription { events { ${selection} } }`);
    await change('waivers', path.waiverId);
    await stream.count(1);
    const expected = {
      type: 'WAIVER_UPDATED',
      subjectId: path.waiverId,
      record: { __typename: 'Waiver', id: path.waiverId, amount: '12500.00' },
    };
    expect(stream.values).toEqual([expected]);
    const list = `query ($id: ID) { events(subjectId: $id, newestFirst: true, first: 1) { nodes { ${selection} } } }`;
    const { body } = await world.graphql(caller, list, { id: path.waiverId });
    expect(body.data.events.nodes).toEqual([expected]);
  });

  it('filter the subscriptions to notices, documents and orders by project, too', async () => {
    const streams = [
      await live.subscribed(caller, 'subscription ($id: ID) { noticeUpdated(projectId: $id) { notice { id } } }', {
        id: path.projectId,
      }),
      await live.subscribed(
        caller,
        'subscription ($id: ID) { documentGenerated(projectId: $id) { document { documentableId } } }',
        { id: path.projectId },
      ),
    ];
    for (const { noticeId, organizationId } of [other, path]) {
      const body = {
        documentable_type: 'notice',
        documentable_id: noticeId,
        type: 'notice',
        organization_id: organizationId,
      };
      const answer = await world.rest(caller, 'POST', '/documents/generate', body);
      expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    }
    await Promise.all(streams.map((stream) => stream.count(1)));
    expect(streams.map(({ values }) => values)).toEqual([
      [{ notice: { id: path.noticeId } }],
      [{ document: { documentableId: path.noticeId } }],
    ]);
  });
});
