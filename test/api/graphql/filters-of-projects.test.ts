import { beforeAll, describe, expect, it } from '@jest/globals';
import { addContrast } from '../../contract/contrast.js';
import { createFixture, type Fixture } from '../../contract/records.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

const lists = [
  'notices',
  'waivers',
  'escalations',
  'payApplications',
  'sovs',
  'documentOrders',
  'waiverRequests',
  'fulfillmentRequests',
];

describe('a list of the records of projects', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  let projects: Json[];

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
    await addContrast(world, caller, fixture);
    // No other project has a state.
    await world.sql(`update projects set state = 'CA' where id = $1`, [fixture.projectId]);
    const named = `update document_orders set recipient_name = 'Ann Lee' where account_id = $1`;
    await world.sql(named, [caller.organizationId]);
    const research = 'update fulfillment_requests set project_id = $1 where id = $2';
    const { body } = await world.graphql(caller, '{ projects(first: 100) { nodes { id name state divisionId } } }');
    projects = body.data.projects.nodes;
    await world.sql(research, [fixture.projectId, fixture.fulfillmentRequestId]);
    await world.sql(research, [projects.find(({ state }) => state === 'NV')!.id, fixture.waitingRequestId]);
  });

  async function read(list: string, filter = ''): Promise<Json[]> {
    const query = `{ ${list}(first: 100, filter: { ${filter} }) { totalCount nodes { id project { id name state divisionId } } } }`;
    const { body, text } = await world.graphql(caller, query);
    if (!body.data) throw new Error(text);
    const { nodes, totalCount } = body.data[list];
    expect(nodes).toHaveLength(totalCount);
    return nodes;
  }

  /** Some of the records, and not all. */
  async function expectOnly(list: string, filter: string, isWanted: (project: Json) => boolean): Promise<void> {
    const all = await read(list);
    const expected = all.filter(({ project }) => project && isWanted(project));
    expect({ list, some: expected.length > 0, all: expected.length === all.length }).toEqual({
      list,
      some: true,
      all: false,
    });
    expect(await read(list, filter)).toEqual(expected);
  }

  it.each(lists)('has those of projects on which a member has a task to do: %s', async (list) => {
    const other = await world.caller({ organizationId: caller.organizationId });
    const task = { project_id: fixture.projectId, text: 'Call', is_task: true, assignee_id: other.userId };
    expect(await read(list, `taskAssigneeId: "${other.userId}"`)).toEqual([]);
    const { id } = await world.send(caller, 'POST', '/project-notes', task);
    await expectOnly(list, `taskAssigneeId: "${other.userId}"`, (project) => project.id === fixture.projectId);
    await world.rest(caller, 'PUT', `/project-notes/${id}`, { is_done: true });
    expect(await read(list, `taskAssigneeId: "${other.userId}"`)).toEqual([]);
  });

  it.each(['sovs', 'documentOrders', 'waiverRequests', 'fulfillmentRequests'])(
    'has those of the projects of a division: %s',
    async (list) => {
      for (const id of new Set(projects.map(({ divisionId }) => divisionId))) {
        await expectOnly(list, `divisionId: "${id}"`, ({ divisionId }) => divisionId === id);
      }
    },
  );

  it.each(['payApplications', 'sovs', 'documentOrders', 'fulfillmentRequests'])(
    'has those of the projects in a state: %s',
    async (list) => {
      for (const state of ['CA', 'NV']) {
        await expectOnly(list, `state: "${state}"`, (project) => project.state === state);
      }
      expect(await read(list, 'state: "TX"')).toEqual([]);
    },
  );

  it.each(['escalations', 'payApplications', 'documentOrders'])(
    'finds a part of the name of the project: %s',
    async (list) => {
      const { name } = projects.find(({ id }) => id === fixture.projectId)!;
      const part = name.slice(1, -1).toUpperCase();
      await expectOnly(list, `search: "${part}"`, (project) => project.name === name);
      expect(await read(list, 'search: "no such words"')).toEqual([]);
    },
  );

  it('finds an escalation by its description, a pay application by its number, and an order by its tracking number', async () => {
    const id = fixture.escalationId;
    await world.sql(`update escalations set description = 'The Pumps of Pier 7' where id = $1`, [id]);
    expect((await read('escalations', 'search: "pumps of"')).map((one) => one.id)).toEqual([id]);
    await world.sql('update pay_applications set application_number = 4711 where id = $1', [fixture.payApplicationId]);
    const found = await read('payApplications', 'search: "4711"');
    expect(found.map((one) => one.id)).toEqual([fixture.payApplicationId]);
    const order = fixture.documentOrderId;
    await world.sql(`update document_orders set tracking_number = '1Z 4711' where id = $1`, [order]);
    expect((await read('documentOrders', 'search: "1z 47"')).map((one) => one.id)).toEqual([order]);
  });
});
