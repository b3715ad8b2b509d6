/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

describe('nested lists', () => {
  const world = shareWorld();
  let caller: Caller;
  let made: GoldenPath;
  let document: Json;
  const projectIds: string[] = [];

  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
    document = await generate(world, caller, made.noticeId);
    for (let project = 0; project < 3; project += 1) {
      const body = { ...bodies.project, division_id: made.divisionId, name: `Tower ${project}` };
      const { id } = (await world.rest(caller, 'POST', '/projects', body)).body.data;
      projectIds.push(id);
      for (let notice = 0; notice <= project; notice += 1) {
        await world.rest(caller, 'POST', '/notices', {
          ...bodies.notice,
          project_id: id,
          organization_id: caller.organizationId,
          description: `${project}.${notice}`,
        });
      }
    }
  });

  it('page separately for each parent', async () => {
    const { body } = await world.graphql(
      caller,
      `{ projects(orderBy: { field: NAME, direction: ASC }, filter: { search: "Tower " }) { nodes { name
          notices(first: 2) { totalCount nodes { description } pageInfo { hasNextPage endCursor } } } } }`,
    );
    const towers = body.data.projects.nodes.filter(({ name }: Json) => name !== 'Sunset Tower');
    expect(towers.map(({ notices }: Json) => notices.totalCount)).toEqual([1, 2, 3]);
    expect(towers.map(({ notices }: Json) => notices.pageInfo.hasNextPage)).toEqual([false, false, true]);
    expect(towers.map(({ notices }: Json) => notices.nodes.map((node: Json) => node.description))).toEqual([
      ['0.0'],
      ['1.1', '1.0'],
      ['2.2', '2.1'],
    ]);
    const after = towers[2].notices.pageInfo.endCursor;
    const rest = await world.graphql(
      caller,
      `query($id: ID!, $after: String) { project(id: $id) { notices(first: 2, after: $after) {
        nodes { description } pageInfo { hasNextPage hasPreviousPage } } } }`,
      { id: projectIds[2], after },
    );
    expect(rest.body.data.project.notices).toEqual({
      nodes: [{ description: '2.0' }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
  });

  it('keep two selections of the same list apart', async () => {
    const { body } = await world.graphql(
      caller,
      `query($id: ID!) { project(id: $id) {
        newest: notices(first: 1) { nodes { description } }
        oldest: notices(first: 1, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { id description } }
        none: notices(filter: { type: LIEN }) { totalCount nodes { id } } } }`,
      { id: projectIds[2] },
    );
    expect(body.data.project).toEqual({
      newest: { nodes: [{ description: '2.2' }] },
      oldest: { nodes: [{ id: expect.any(String), description: '2.0' }] },
      none: { totalCount: 0, nodes: [] },
    });
  });

  it('keep apart two selections that share a fragment when one of them asks for more', async () => {
    const { body } = await world.graphql(
      caller,
      `query($id: ID!) {
        a: project(id: $id) { ...F }
        b: project(id: $id) { ...F notices(first: 1) { nodes { description state } } }
      } fragment F on Project { notices(first: 1) { nodes { id } } }`,
      { id: projectIds[2] },
    );
    const id = expect.any(String);
    expect(body).toEqual({
      extensions: expect.anything(),
      data: {
        a: { notices: { nodes: [{ id }] } },
        b: { notices: { nodes: [{ id, description: '2.2', state: 'CA' }] } },
      },
    });
  });

  it('are reachable from the organization down to its documents, and back', async () => {
    const { status, body } = await world.graphql(
      caller,
      `query($id: ID!, $project: ProjectFilter, $owner: PartyFilter) { organization(id: $id) {
        name
        divisions(first: 4) { nodes { name
          projects(first: 4, filter: $project) { nodes { name
            parties(first: 4, filter: $owner) { nodes { role organization { name }
              jobsites(first: 4) { nodes { city
                notices(first: 4) { nodes { noticeNumber
                  documents(first: 4) { nodes { id fileName
                    notice { project { division { organization { id } } } } } } } } } } } } } } } } } }`,
      { id: caller.organizationId, project: { search: 'Sunset' }, owner: { role: 'OWNER' } },
    );
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    const [division] = body.data.organization.divisions.nodes;
    const [project] = division.projects.nodes;
    const [party] = project.parties.nodes;
    expect([division.name, project.name, party.role, party.organization.name]).toEqual([
      bodies.division.name,
      bodies.project.name,
      'OWNER',
      bodies.organization.name,
    ]);
    const [notice] = party.jobsites.nodes[0].notices.nodes;
    expect(notice.documents.nodes).toEqual([
      {
        id: document.id,
        fileName: document.file_name,
        notice: { project: { division: { organization: { id: caller.organizationId } } } },
      },
    ]);
  });

  it('can be read through edges as well', async () => {
    const chain = ['divisions', 'projects', 'parties', 'jobsites', 'notices', 'documents'];
    const oldest = 'orderBy: { field: CREATED_AT, direction: ASC }';
    const below = chain.reduceRight(
      (inner, list) => `${list}(first: 2, ${oldest}) { edges { node { id ${inner} } } }`,
      '',
    );
    const { status, body } = await world.graphql(caller, `query($id: ID!) { organization(id: $id) { ${below} } }`, {
      id: caller.organizationId,
    });
    expect([status, body.errors]).toEqual([200, undefined]);
    let records = [body.data.organization];
    for (const list of chain) records = records.flatMap((record) => record[list].edges.map(({ node }: Json) => node));
    expect(new Set(records.map(({ id }) => id)).size).toBe(1);
  });

  it('never show another tenant’s records', async () => {
    const stranger = await world.caller();
    const { body } = await world.graphql(
      stranger,
      'query($f: NoticeFilter) { notices(filter: $f) { totalCount nodes { id } } projects { totalCount } }',
      { f: { projectId: projectIds[2] } },
    );
    expect(body.data).toEqual({ notices: { totalCount: 0, nodes: [] }, projects: { totalCount: 0 } });
  });
});
