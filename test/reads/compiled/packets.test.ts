import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { packetsOf } from '../../support/databases/packets.js';
import { statementsIn } from '../../support/databases/sent-statements.js';
import { type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

/** The levels of a document travel to PostgreSQL together, where a level needs only the keys of the one above. */
describe('the packets of a compiled query', () => {
  const world = shareWorld();
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
    const { divisionId, projectId, organizationId } = made;
    const project = { claimant_role: 'subcontractor', name: 'Second', division_id: divisionId };
    const second = (await world.rest(caller, 'POST', '/projects', project)).body.data.id;
    const notice = { organization_id: organizationId, state: 'CA', type: 'preliminary', notice_date: '2026-02-03' };
    for (const id of [projectId, projectId, second]) {
      await world.rest(caller, 'POST', '/notices', { ...notice, project_id: id });
    }
    // An empty list, too.
    await world.rest(caller, 'POST', '/projects', { ...project, name: 'Third' });
  });

  async function sent(query: string, variables: Json = {}) {
    let body: Json;
    const packets = await packetsOf(async () => {
      ({ body } = await world.graphql(caller, query, variables));
    });
    const reads = packets.filter((texts) => texts.some((text) => /notices|projects|divisions/.test(text)));
    return { body: body!, packets: reads.map((texts) => texts.length) };
  }

  const nested = (projects: string, notices: string) => `query($id: ID!) { division(id: $id) { id
    projects(${projects}) { totalCount nodes { id name notices(${notices}) { totalCount pageInfo { hasNextPage endCursor }
      nodes { id type deadlineDate project { id } } } } } } }`;

  /** The same lists, each by a query of its own. */
  async function separately(first: number): Promise<Json[]> {
    const projects = `{ projects(first: 10) { nodes { id name } } }`;
    const { nodes } = (await sent(projects)).body.data.projects;
    const found: Json[] = [];
    for (const { id, name } of nodes) {
      const query = `query($id: ID!) { notices(first: ${first}, filter: { projectId: $id }) { totalCount
        pageInfo { hasNextPage endCursor } nodes { id type deadlineDate project { id } } } }`;
      found.push({ id, name, notices: (await sent(query, { id })).body.data.notices });
    }
    return found;
  }

  it('is one for a record and the lists below it', async () => {
    const { body, packets } = await sent(nested('first: 10', 'first: 2'), { id: made.divisionId });
    // The division, its projects and their notices; then the projects that the notices refer to.
    expect(packets).toEqual([3, 1]);
    expect(body.data.division.projects.nodes).toEqual(await separately(2));
    expect(body.data.division.projects.totalCount).toBe(3);
  });

  it('is one for a list and the lists below it', async () => {
    const query = `{ notices(first: 3) { nodes { id type orders(first: 2) { nodes { id status } } documents { totalCount } } } }`;
    const { body, packets } = await sent(query);
    expect(packets).toEqual([3]);
    expect(body.data.notices.nodes).toHaveLength(3);
    for (const { orders } of body.data.notices.nodes) expect(orders.nodes).not.toEqual(undefined);
  });

  it('has each level by itself where the rows may be too many', async () => {
    const { body, packets } = await sent(nested('first: 100', 'first: 100'), { id: made.divisionId });
    expect(packets).toEqual([2, 1, 1]);
    expect(body.data.division.projects.nodes).toEqual(await separately(100));
  });

  it('keeps the error of a nested list at its path', async () => {
    const query = nested('first: 10', 'first: 2, after: "not a cursor"');
    const { body } = await sent(query, { id: made.divisionId });
    expect(body.data).toEqual({ division: null });
    expect(body.errors[0].path).toEqual(['division', 'projects', 'nodes', 0, 'notices']);
  });

  it('has each level by itself if the packet fails', async () => {
    const query = nested('first: 10', 'first: 2');
    const { body: before } = await sent(query, { id: made.divisionId });
    const { query: send } = pg.Client.prototype;
    let refused = 0;
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [group] = args as [{ handleError?(error: Error, wire: object): void }];
      if (statementsIn(args).length < 2 || !group.handleError) return Reflect.apply(send, this, args);
      refused += 1;
      return group.handleError(new Error('One of them failed.'), { submittedNamedStatements: {} });
    } as typeof send;
    try {
      const { body } = await world.graphql(caller, query, { id: made.divisionId });
      expect(body).toEqual(before);
      expect(refused).toBe(1);
    } finally {
      pg.Client.prototype.query = send;
    }
  });

  it('refuses a record of another account, whatever is below it', async () => {
    const stranger = await world.caller();
    const { body } = await world.graphql(stranger, nested('first: 10', 'first: 2'), { id: made.divisionId });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(body.errors[0].path).toEqual(['division']);
  });
});
