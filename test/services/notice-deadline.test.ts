import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const fields = 'deadlineDate deadlineSource deadlineRule { required basis days deadline explanation source verified }';

describe('the deadline of a notice', () => {
  const world = shareWorld();
  let caller: Caller;
  let made: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
  });

  const send = (method: string, path: string, body?: object) => world.send(caller, method, path, body);
  const project = (extra: object = {}) =>
    send('POST', '/projects', { ...bodies.project, division_id: made.divisionId, state: 'CA', ...extra });
  const notice = (projectId: string, extra: object = {}) =>
    send('POST', '/notices', {
      ...bodies.notice,
      project_id: projectId,
      organization_id: caller.organizationId,
      ...extra,
    });
  const shown = (id: string) => send('GET', `/notices/${id}`);
  const party = (projectId: string, role: string, extra: object = {}) =>
    send('POST', '/parties', { project_id: projectId, organization_id: made.contractorId, role, ...extra });
  async function graphql(query: string, variables: Record<string, unknown> = {}): Promise<Json> {
    const { body } = await world.graphql(caller, query, variables);
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }
  async function claimantOf(projectId: string): Promise<string> {
    const { body } = await world.rest(caller, 'GET', `/parties?project_id=${projectId}&is_claimant=1`);
    return body.data[0].id;
  }

  it('is calculated: 20 days from first furnishing for a subcontractor on private work in California', async () => {
    const { id } = await project();
    const created = await notice(id, { first_furnishing_date: '2026-03-02' });
    expect(created).toMatchObject({
      deadline_date: '2026-03-23',
      deadline_source: 'calculated',
      deadline_rule: {
        required: true,
        basis: 'first_furnishing',
        days: 20,
        deadline: '2026-03-23',
        rolling_lookback_days: 20,
        explanation: expect.stringMatching(/Under California law, .* moves to Monday, March 23, 2026/),
        source: 'Cal. Civ. Code 8200, 8204(a)',
        verified: false,
      },
    });
    expect(Object.keys(created.deadline_rule).sort()).toEqual([
      'alternatives',
      'basis',
      'checked_on',
      'counting',
      'covered_from',
      'days',
      'deadline',
      'depends_on',
      'document_name',
      'explanation',
      'is_lookback',
      'missing_facts',
      'required',
      'rolling_lookback_days',
      'safe_date',
      'source',
      'steps',
      'verified',
      'warnings',
    ]);
    expect(await shown(created.id)).toEqual(created);
    const { notice: shownNotice } = await graphql(`query($id: ID!) { notice(id: $id) { ${fields} } }`, {
      id: created.id,
    });
    expect(shownNotice).toEqual({
      deadlineDate: '2026-03-23',
      deadlineSource: 'CALCULATED',
      deadlineRule: {
        required: true,
        basis: 'first_furnishing',
        days: 20,
        deadline: '2026-03-23',
        explanation: created.deadline_rule.explanation,
        source: created.deadline_rule.source,
        verified: false,
      },
    });
  });

  it.each(['deadlineDate', 'deadlineRule { deadline }'])('can be the only requested field: %s', async (field) => {
    const { id } = await notice((await project()).id, { first_furnishing_date: '2026-03-03' });
    const data = await graphql(`query($id: ID!) { notice(id: $id) { ${field} } }`, { id });
    expect(JSON.stringify(data)).toContain('2026-03-23');
  });

  it('is the caller’s when they send one, whatever the law says, and the calculated one again after null', async () => {
    const { id } = await project();
    const created = await notice(id, { first_furnishing_date: '2026-03-03', deadline_date: '2026-05-05' });
    const own = { deadline_date: '2026-05-05', deadline_source: 'caller', deadline_rule: { deadline: '2026-03-23' } };
    const calculated = { ...own, deadline_date: '2026-03-23', deadline_source: 'calculated' };
    expect(created).toMatchObject(own);
    expect(await send('PATCH', `/notices/${created.id}`, { first_furnishing_date: '2026-02-02' })).toMatchObject({
      ...own,
      deadline_rule: { deadline: '2026-02-23' },
    });
    await send('PATCH', `/notices/${created.id}`, { first_furnishing_date: '2026-03-03' });
    expect(await send('PUT', `/notices/${created.id}`, { deadline_date: null })).toMatchObject(calculated);
    expect(await shown(created.id)).toMatchObject(calculated);
    expect(await send('PUT', `/notices/${created.id}`, { deadline_date: '2026-05-05' })).toMatchObject(own);
    const { updateNotice } = await graphql(
      `mutation($input: UpdateNoticeInput!) { updateNotice(input: $input) { ${fields} } }`,
      { input: { id: created.id, deadlineDate: null } },
    );
    expect(updateNotice).toMatchObject({ deadlineDate: '2026-03-23', deadlineSource: 'CALCULATED' });
    expect(await notice(id, { first_furnishing_date: '2026-03-03', deadline_date: null })).toMatchObject(calculated);
  });

  it('cannot be set with another source', async () => {
    const { id } = await project();
    const created = await notice(id, { first_furnishing_date: '2026-03-03', deadline_source: 'partner' });
    expect(created.deadline_source).toBe('calculated');
    for (const wrong of ['2026-02-30', 'soon', 20260305]) {
      const answer = await world.rest(caller, 'PATCH', `/notices/${created.id}`, { deadline_date: wrong });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['deadline_date']]);
    }
  });

  it('is null with the reason until its start date is recorded, and uses the date of the project by default', async () => {
    const { id } = await project();
    const created = await notice(id, { first_furnishing_date: null });
    expect(created).toMatchObject({
      deadline_date: null,
      deadline_source: 'calculated',
      deadline_rule: {
        required: true,
        deadline: null,
        explanation: expect.stringContaining('until the date of first furnishing is entered'),
        missing_facts: ['first_furnishing_date'],
      },
    });
    await send('PATCH', `/projects/${id}`, { first_furnishing_date: '2026-03-03' });
    expect(await shown(created.id)).toMatchObject({ deadline_date: '2026-03-23', first_furnishing_date: null });
    expect(await send('PATCH', `/notices/${created.id}`, { first_furnishing_date: '2026-03-10' })).toMatchObject({
      deadline_date: '2026-03-30',
    });
  });

  it('is null with the reason when it depends on facts that the service does not record', async () => {
    const { id } = await project({ claimant_role: 'design_professional' });
    expect(await notice(id)).toMatchObject({
      deadline_date: null,
      deadline_rule: {
        required: true,
        deadline: null,
        explanation: expect.stringContaining('the earliest possible date'),
      },
    });
  });

  it('depends on who hired the claimant: a claimant hired by the owner owes notice to a lender only', async () => {
    const { id } = await project();
    const { id: noticeId } = await notice(id);
    expect((await shown(noticeId)).deadline_rule.source).toBe('Cal. Civ. Code 8200, 8204(a)');
    const owner = await party(id, 'owner', { organization_id: made.ownerId });
    await send('PATCH', `/parties/${await claimantOf(id)}`, { hired_by_party_id: owner.id });
    const direct = (await shown(noticeId)).deadline_rule;
    expect(direct.source).toMatch(/^Cal\. Civ\. Code 8200\(e\)/);
    expect(direct.explanation).toContain(
      'only if a construction lender finances the project, which nothing entered here shows',
    );
    const lender = await party(id, 'lender');
    expect((await shown(noticeId)).deadline_rule.explanation).not.toContain('which nothing entered here shows');
    await send('PATCH', `/parties/${lender.id}`, { is_active: false });
    expect((await shown(noticeId)).deadline_rule.explanation).toContain('which nothing entered here shows');
    const contractor = await party(id, 'gc');
    await send('PATCH', `/parties/${await claimantOf(id)}`, { hired_by_party_id: contractor.id });
    expect((await shown(noticeId)).deadline_rule.source).toBe('Cal. Civ. Code 8200, 8204(a)');
    await send('PATCH', `/projects/${id}`, { claimant_role: 'laborer' });
    expect((await shown(noticeId)).deadline_rule).toMatchObject({ required: false, basis: 'none', deadline: null });
  });

  it('differs between private, public and federal work', async () => {
    const rules: Json[] = [];
    for (const sector of ['private', 'public', 'federal']) {
      const { id } = await project({ sector });
      rules.push((await notice(id)).deadline_rule);
    }
    expect(rules[0]).toMatchObject({ required: true, source: 'Cal. Civ. Code 8200, 8204(a)' });
    expect(rules[1].source).toMatch(/^Cal\. Civ\. Code 930/);
    expect(rules[2].explanation).toContain('federal');
    expect(new Set(rules.map(({ explanation }) => explanation)).size).toBe(3);
  });

  it('follows the notice’s state, and a territory without rules has none', async () => {
    const { id } = await project();
    const california = await notice(id);
    expect((await notice(id, { state: 'AZ' })).deadline_rule.source).not.toBe(california.deadline_rule.source);
    const { deadline_rule: rule } = await notice(id, { state: 'PR' });
    expect(rule).toMatchObject({ required: null, basis: 'unknown', deadline: null, source: null, verified: false });
    expect(rule.explanation).toContain('contain no rules for PR');
  });

  it('is shown for a lien in its rule, and becomes the notice’s date only when it is sent', async () => {
    const { id } = await project({ completion_date: '2026-06-01' });
    const lien = await notice(id, { type: 'lien' });
    expect(lien).toMatchObject({ deadline_date: null, deadline_rule: { required: true, basis: 'completion' } });
    expect(lien.deadline_rule.deadline).toBe('2026-08-31');
    const sent = await send('PATCH', `/notices/${lien.id}`, { deadline_date: '2026-08-31' });
    expect(sent).toMatchObject({ deadline_date: '2026-08-31', deadline_source: 'caller' });
  });

  it('is calculated again after a change in the same mutation document', async () => {
    const { id } = await project();
    const { id: noticeId } = await notice(id);
    const data = await graphql(
      `mutation($n: UpdateNoticeInput!, $p: UpdateProjectInput!, $m: UpdateNoticeInput!) {
        before: updateNotice(input: $n) { deadlineRule { required } }
        updateProject(input: $p) { notices { nodes { deadlineRule { required } } } }
        after: updateNotice(input: $m) { deadlineRule { required } }
      }`,
      {
        n: { id: noticeId, description: 'one' },
        p: { id, claimantRole: 'LABORER' },
        m: { id: noticeId, description: 'two' },
      },
    );
    expect(data).toEqual({
      before: { deadlineRule: { required: true } },
      updateProject: { notices: { nodes: [{ deadlineRule: { required: false } }] } },
      after: { deadlineRule: { required: false } },
    });
  });
});
