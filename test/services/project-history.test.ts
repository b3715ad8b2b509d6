import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../db/statements.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const query = `query($id: ID!, $after: String) { project(id: $id) { history(first: 6, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { action auditableType auditableId } } } }`;

describe('the history of a project', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const readPage = async (id: string, after: string | null = null) =>
    (await world.graphql(caller, query, { id, after })).body.data.project.history;

  async function history(id: string): Promise<Json[]> {
    const entries: Json[] = [];
    for (let after: string | null = null; ; ) {
      const { nodes, pageInfo, totalCount } = await readPage(id, after);
      entries.push(...nodes);
      if (!pageInfo.hasNextPage) {
        expect(entries).toHaveLength(totalCount);
        return entries;
      }
      after = pageInfo.endCursor;
    }
  }

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('has what happened on all of its records, newest first, and nothing else', async () => {
    const { projectId } = path;
    const other = await world.send(caller, 'POST', '/projects', { ...bodies.project, division_id: path.divisionId });
    await world.send(caller, 'PUT', `/notices/${path.noticeId}`, { description: 'Levels 1 to 4' });
    await world.rest(caller, 'DELETE', `/jobsites/${path.jobsiteId}`);
    await world.send(caller, 'POST', `/pay-applications/${path.payApplicationId}/comments`, {
      body: 'Which month is this?',
    });
    const entries = await history(projectId);
    const created = entries.filter(({ action }) => action === 'CREATED').map(({ auditableType }) => auditableType);
    const billing = ['PAY_APPLICATION', 'PAY_APPLICATION_COMMENT', 'SOV'];
    const types = ['PARTY', 'PARTY', 'PARTY', 'PROJECT', 'WAIVER', ...billing];
    expect(created.sort()).toEqual(['ESCALATION', 'JOBSITE', 'NOTICE', ...types].sort());
    // A record that is gone stays in the history.
    expect(entries[1]).toMatchObject({ auditableType: 'JOBSITE', auditableId: path.jobsiteId });
    expect(entries[2]).toMatchObject({ action: 'UPDATED', auditableId: path.noticeId });
    expect(await history(other.id)).toMatchObject([{ auditableType: 'PARTY' }, { auditableType: 'PROJECT' }]);
  });

  it('takes as many statements for many records as for few', async () => {
    const count = async () => (await recording(() => readPage(path.projectId))).statements.length;
    const before = await count();
    for (let index = 0; index < 5; index += 1) {
      await world.send(caller, 'POST', '/jobsites', { ...bodies.jobsite, project_id: path.projectId });
    }
    expect(await count()).toBe(before);
  });
});
