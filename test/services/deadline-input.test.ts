import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the dates that deadlines count from', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const rest = (method: string, url: string, body?: object) => world.rest(caller, method, url, body);
  const createProject = (body: object) =>
    rest('POST', '/projects', { ...bodies.project, division_id: path.divisionId, state: 'CA', ...body });
  const createNotice = (body: object) =>
    rest('POST', '/notices', {
      ...bodies.notice,
      project_id: path.projectId,
      organization_id: path.organizationId,
      ...body,
    });
  const deadlines = async (id: string): Promise<Json[]> => (await rest('GET', `/projects/${id}/deadlines`)).body.data;

  it.each([
    ['projects', 'first_furnishing_date'],
    ['projects', 'original_contract_date'],
    ['notices', 'deadline_date'],
    ['notices', 'notice_date'],
  ])('are in the years 1900 to 2200: %s, %s', async (collection, field) => {
    const send = (date: string) => (collection === 'projects' ? createProject : createNotice)({ [field]: date });
    const errors = { [field]: [`The ${field.replaceAll('_', ' ')} field must be a date in the years 1900 to 2200.`] };
    await expectNothingWritten(world, async () => {
      for (const date of ['1899-12-31', '2201-01-01', '9999-12-31']) {
        const { status, body } = await send(date);
        expect({ status, errors: body.errors }).toEqual({ status: 422, errors });
      }
    });
    expect((await send('1900-01-01')).status).toBe(201);
  });

  it('are in these years inside of lists and objects, and in GraphQL', async () => {
    const recorded = await createProject({ recorded_notices: [{ kind: 'completion', recorded_on: '2999-01-01' }] });
    expect(recorded.body.errors).toHaveProperty(['recorded_notices.0.recorded_on']);
    const commenced = await createProject({ notice_of_commencement: { recorded_on: '1000-01-01' } });
    expect(commenced.body.errors).toHaveProperty(['notice_of_commencement.recorded_on']);
    const { body } = await world.graphql(
      caller,
      'mutation($input: UpdateProjectInput!) { updateProject(input: $input) { id } }',
      { input: { id: path.projectId, completionDate: '2999-01-01' } },
    );
    expect(JSON.stringify(body.errors)).toContain('must be a date in the years 1900 to 2200.');
  });

  it('are refused when sent together in an order that cannot be', async () => {
    const contract = { original_contract_date: '2026-05-01' };
    const early = { recorded_notices: [{ kind: 'completion', recorded_on: '2026-04-01' }] };
    await expectNothingWritten(world, async () => {
      const completed = await createProject({ ...contract, completion_date: '2026-04-01' });
      expect(completed.body.errors).toEqual({
        completion_date: ['The completion date field must be a date after or equal to original contract date.'],
      });
      const recorded = await createProject({ ...contract, ...early });
      expect(recorded.body.errors).toEqual({
        'recorded_notices.0.recorded_on': [
          'The recorded on field must be a date after or equal to original contract date.',
        ],
      });
      expect((await rest('PUT', `/projects/${path.projectId}`, { ...contract, ...early })).status).toBe(422);
    });
    expect((await createProject({ ...contract, completion_date: '2026-05-01' })).status).toBe(201);
  });

  it('are accepted one by one, and every deadline then warns', async () => {
    const { id } = (await createProject({ completion_date: '2026-04-01' })).body.data;
    for (const { warnings } of await deadlines(id)) expect(warnings).toEqual([]);
    expect((await rest('PUT', `/projects/${id}`, { original_contract_date: '2026-05-01' })).status).toBe(200);
    const listed = await deadlines(id);
    expect(listed.length).toBeGreaterThan(0);
    for (const { warnings } of listed) {
      expect(warnings).toEqual([
        'Completion (2026-04-01) is before the original contract (2026-05-01): check both dates.',
      ]);
    }
    const recorded = { recorded_notices: [{ kind: 'completion', recorded_on: '2026-04-02' }], completion_date: null };
    expect((await rest('PUT', `/projects/${id}`, recorded)).status).toBe(200);
    expect((await deadlines(id))[0]!.warnings).toEqual([
      'The recorded notice of completion (2026-04-02) is before the original contract (2026-05-01): check both dates.',
    ]);
  });

  it('warn in the deadlines when the work ends before it begins, and in those of a notice with dates of its own', async () => {
    const { id } = (await createProject({ first_furnishing_date: '2026-03-02' })).body.data;
    const late = { completion_date: '2026-03-01', last_furnishing_date: '2026-02-28' };
    expect((await rest('PUT', `/projects/${id}`, late)).status).toBe(200);
    const warnings = [
      'Completion (2026-03-01) is before first furnishing (2026-03-02): check both dates.',
      'Last furnishing (2026-02-28) is before first furnishing (2026-03-02): check both dates.',
    ];
    for (const deadline of await deadlines(id)) expect(deadline.warnings).toEqual(warnings);
    const body = { project_id: id, first_furnishing_date: undefined };
    expect((await createNotice(body)).body.data.deadline_rule.warnings).toEqual(warnings);
    const own = { first_furnishing_date: '2026-02-01', last_furnishing_date: '2026-02-20' };
    expect((await createNotice({ ...body, ...own })).body.data.deadline_rule.warnings).toEqual([]);
  });

  it('warn in a notice whose deadline_date is later than the safe date, and not of an earlier one', async () => {
    const project = (await createProject({})).body.data;
    const body = { project_id: project.id, state: 'CA', first_furnishing_date: '2026-03-02' };
    const late = (await createNotice({ ...body, deadline_date: '2026-04-01' })).body.data;
    expect(late.deadline_date).toBe('2026-04-01');
    expect(late.deadline_rule.warnings).toEqual([
      `Your deadline (2026-04-01) is later than the safe date (${late.deadline_rule.safe_date}).`,
    ]);
    const { safe_date: safe } = late.deadline_rule;
    expect((await createNotice({ ...body, deadline_date: safe })).body.data.deadline_rule.warnings).toEqual([]);
    expect((await createNotice(body)).body.data.deadline_rule.warnings).toEqual([]);
    const listed = (await rest('GET', `/notices?project_id=${project.id}`)).body.data as Json[];
    expect(listed.filter(({ deadline_rule }) => deadline_rule.warnings.length > 0)).toHaveLength(1);
  });
});
