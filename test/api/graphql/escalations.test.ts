import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../../db/statements.js';
import { bodies, type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

describe('escalations in the graph', () => {
  const world = shareWorld();
  let caller: Caller;
  let made: GoldenPath;
  /** For a caller with a growing number of them. */
  let other: Caller;
  let others: GoldenPath;
  const ask = async (query: string, variables: object, by = caller): Promise<Json> => {
    const { status, body } = await world.graphql(by, query, variables as Record<string, unknown>);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    return body.data;
  };

  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
    other = await world.caller();
    others = await goldenPath(world, other);
    await world.sql(
      `insert into documents (id, account_id, livemode, organization_id, project_id, division_id, documentable_type,
         documentable_id, type, template, status, file_name, file_size, page_count, sha256, created_at, updated_at)
       select uuidv7(), account_id, livemode, organization_id, project_id, division_id, 'escalation', id, 'escalation',
         'demand-letter', 'completed', 'demand-letter.pdf', 1, 1, 'none', now(), now() from escalations where id = $1`,
      [made.escalationId],
    );
  });

  it.each([
    ['project', 'projectId'],
    ['notice', 'noticeId'],
    ['organization', 'organizationId'],
    ['division', 'divisionId'],
  ] as const)('hang on their %s and lead back to it', async (parent, key) => {
    const query = `query($id: ID!) { ${parent}(id: $id) { escalations(filter: { type: DEMAND_LETTER }) {
      totalCount nodes { id ${parent} { id } } } none: escalations(filter: { status: FILED }) { totalCount } } }`;
    const id = made[key];
    expect((await ask(query, { id }))[parent]).toEqual({
      escalations: { totalCount: 1, nodes: [{ id: made.escalationId, [parent]: { id } }] },
      none: { totalCount: 0 },
    });
  });

  it('list their documents, which link back to them and to no notice', async () => {
    const query = `query($id: ID!) { escalation(id: $id) { typeLabel statusLabel
      documents { nodes { fileName notice { id } escalation { id claimAmount } } } } }`;
    expect((await ask(query, { id: made.escalationId })).escalation).toEqual({
      typeLabel: 'Demand letter',
      statusLabel: 'Draft',
      documents: {
        nodes: [
          {
            fileName: 'demand-letter.pdf',
            notice: null,
            escalation: { id: made.escalationId, claimAmount: '48000.00' },
          },
        ],
      },
    });
  });

  it('are created, changed, moved and deleted by mutations, and errors use the GraphQL field names', async () => {
    const create = `mutation($input: CreateEscalationInput!) { createEscalation(input: $input) { id status } }`;
    const input = {
      projectId: made.projectId,
      organizationId: made.organizationId,
      type: 'LAWSUIT',
      state: 'ca',
      escalationDate: '2026-03-01',
      deadlineDate: '2026-03-02',
    };
    const { id } = (await ask(create, { input })).createEscalation;
    const update = `mutation($input: UpdateEscalationInput!) { updateEscalation(input: $input) { state deadlineDate } }`;
    const wrong = await world.graphql(caller, update, { input: { id, escalationDate: '2026-03-02' } });
    expect(wrong.body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { escalationDate: ['The escalation date field must be a date before the deadline date, 2026-03-02.'] },
    });
    expect((await ask(update, { input: { id, deadlineDate: null } })).updateEscalation).toEqual({
      state: 'CA',
      deadlineDate: null,
    });
    const move = `mutation($input: TransitionEscalationInput!) { transitionEscalation(input: $input) { status } }`;
    expect((await ask(move, { input: { id, status: 'CANCELLED' } })).transitionEscalation.status).toBe('CANCELLED');
    const again = await world.graphql(caller, move, { input: { id, status: 'SENT' } });
    expect(again.body.errors[0].extensions.code).toBe('ILLEGAL_TRANSITION');
    const remove = 'mutation($input: RecordInput!) { deleteEscalation(input: $input) { id } }';
    expect((await ask(remove, { input: { id } })).deleteEscalation.id).toBe(id);
  });

  it('can be ordered by their date', async () => {
    const ids = [];
    for (const escalation_date of ['2026-05-02', '2026-05-03', '2026-05-01']) {
      const { projectId: project_id, organizationId: organization_id } = others;
      const body = { ...bodies.escalation, project_id, organization_id, escalation_date };
      ids.push((await world.rest(other, 'POST', '/escalations', body)).body.data.id);
    }
    const query = `query { escalations(first: 3, orderBy: { field: ESCALATION_DATE, direction: DESC }) { nodes { id } } }`;
    expect((await ask(query, {}, other)).escalations.nodes.map(({ id }: Json) => id)).toEqual([ids[1], ids[0], ids[2]]);
  });

  it('take one statement a level, however many projects there are', async () => {
    const count = async (first: number) => {
      const query = `query($first: Int) { projects(first: $first) { nodes { escalations { nodes {
        id suggestedDeadlines { date } notice { id } } } } } }`;
      const { result, statements } = await recording(() => world.graphql(other, query, { first }));
      expect(result.body.errors).toBeUndefined();
      return statements.filter(({ text }) => /from "?(projects|escalations|notices)/.test(text)).length;
    };
    await count(1);
    for (let index = 0; index < 3; index += 1) {
      const project = await world.rest(other, 'POST', '/projects', {
        ...bodies.project,
        division_id: others.divisionId,
      });
      const of = { project_id: project.body.data.id, organization_id: others.organizationId };
      const notice = await world.rest(other, 'POST', '/notices', { ...bodies.notice, ...of });
      const body = { ...bodies.escalation, ...of, notice_id: notice.body.data.id };
      await world.rest(other, 'POST', '/escalations', body);
    }
    expect([await count(1), await count(4)]).toEqual([3, 3]);
  });
});
