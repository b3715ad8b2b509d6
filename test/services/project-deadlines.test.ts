import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, goldenPath } from '../support/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/world.js';

describe('the deadlines of a project', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
  });

  async function send(method: string, path: string, body?: object): Promise<Json> {
    const answer = await world.rest(caller, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body.data;
  }
  const project = async (extra: object = {}): Promise<string> =>
    (await send('POST', '/projects', { ...bodies.project, ...dates, division_id: made.divisionId, ...extra })).id;
  const deadlines = (id: string): Promise<Json[]> => send('GET', `/projects/${id}/deadlines`);
  const dates = {
    state: 'CA',
    first_furnishing_date: '2026-03-03',
    last_furnishing_date: '2026-05-20',
    completion_date: '2026-06-01',
  };

  it('are those of the claimant’s course on private work, each with its reason, source and days left', async () => {
    const id = await project();
    const told = await deadlines(id);
    expect(told.map(({ kind }) => kind)).toEqual(['preliminary_notice', 'mechanics_lien', 'lien_suit']);
    const [notice, lien, suit] = told;
    expect(notice).toEqual({
      kind: 'preliminary_notice',
      required: true,
      date: '2026-03-23',
      days_left: daysFromTodayTo('2026-03-23'),
      basis: 'first_furnishing',
      explanation: expect.stringContaining('must serve the preliminary notice within 20 days'),
      source: 'Cal. Civ. Code 8200, 8204(a)',
      verified: false,
    });
    expect(lien).toMatchObject({ date: '2026-08-31', days_left: daysFromTodayTo('2026-08-31'), basis: 'completion' });
    expect(suit).toMatchObject({ date: null, days_left: null, basis: 'lien_recorded', required: true });
    expect(suit.explanation).toContain('until this is known');
    const { body } = await world.graphql(
      caller,
      'query($id: UUID!) { project(id: $id) { deadlines { kind required date daysLeft basis explanation source verified } } }',
      { id },
    );
    expect(body.data.project.deadlines).toEqual(
      told.map(({ kind, days_left: daysLeft, ...rest }) => ({ kind: kind.toUpperCase(), daysLeft, ...rest })),
    );
  });

  it('are on public work those of the payment bond', async () => {
    for (const sector of ['public', 'federal']) {
      const told = await deadlines(await project({ sector }));
      expect(told.map(({ kind }) => kind)).toEqual(['preliminary_notice', 'bond_claim', 'bond_suit']);
    }
  });

  it('count the suit from the recording of the lien, which is told when the lien is locked', async () => {
    const id = await project();
    const lien = { ...bodies.notice, type: 'lien', project_id: id, organization_id: caller.organizationId };
    const noticeId = (await send('POST', '/notices', lien)).id;
    await world.sql(`update notices set status = 'served' where id = $1`, [noticeId]);
    await send('POST', `/notices/${noticeId}/transition`, { status: 'recorded' });
    expect((await deadlines(id)).at(-1)).toMatchObject({ kind: 'lien_suit', date: null });
    const told = await send('PATCH', `/notices/${noticeId}`, { recorded_on: '2026-07-01' });
    expect(told).toMatchObject({ status: 'recorded', recorded_on: '2026-07-01' });
    expect((await deadlines(id)).at(-1)).toMatchObject({ kind: 'lien_suit', date: '2026-09-29' });
    for (const body of [{}, { description: 'x' }, { recorded_on: '2026-07-02', description: 'x' }]) {
      const refused = await world.rest(caller, 'PATCH', `/notices/${noticeId}`, body);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['status']]);
    }
    await send('PATCH', `/notices/${noticeId}`, { recorded_on: null });
    expect((await deadlines(id)).at(-1)).toMatchObject({ date: null });
    // The recording of another kind of paper starts no suit on a lien.
    const claim = (await send('POST', '/notices', { ...lien, type: 'bond_claim' })).id;
    await send('PATCH', `/notices/${claim}`, { recorded_on: '2026-07-01' });
    expect((await deadlines(id)).at(-1)).toMatchObject({ date: null });
  });

  it('take the state of the primary jobsite when the project has none, and are none without a state', async () => {
    const id = await project({ state: null });
    expect(await deadlines(id)).toEqual([]);
    await send('POST', '/jobsites', { ...bodies.jobsite, state: null, project_id: id, is_primary: true });
    expect(await deadlines(id)).toEqual([]);
    const [site] = (await world.rest(caller, 'GET', `/jobsites?project_id=${id}`)).body.data;
    await send('PATCH', `/jobsites/${site.id}`, { state: 'AZ' });
    expect((await send('GET', `/projects/${id}`)).state).toBeNull();
    expect((await deadlines(id))[0].explanation).toMatch(/^Under Arizona law/);
    expect(await deadlines(await project({ state: 'PR' }))).toEqual([]);
  });

  it('take the notice of commencement where the state counts from it', async () => {
    const id = await project({ state: 'OH', notice_of_commencement: { instrument: '2026-001' } });
    const [before] = await deadlines(id);
    await send('PATCH', `/projects/${id}`, { notice_of_commencement: { recorded_on: '2026-03-20' } });
    const [after] = await deadlines(id);
    expect(after.explanation).not.toBe(before.explanation);
    // A row from before the field was checked, say.
    await world.sql(`update projects set notice_of_commencement = '{"recordedOn": "20 March"}' where id = $1`, [id]);
    expect((await deadlines(id))[0]).toEqual(before);
  });

  it('are told to who may see the project, and to nobody else', async () => {
    const path = `/projects/${await project()}/deadlines`;
    const stranger = await world.caller();
    expect((await world.rest(stranger, 'GET', path)).status).toBe(403);
    expect((await world.rest(null, 'GET', path)).status).toBe(401);
    expect((await world.rest(await world.sandboxOf(caller), 'GET', path)).status).toBe(404);
    const unknown = '/projects/01977777-0000-7000-8000-000000000000/deadlines';
    expect((await world.rest(caller, 'GET', unknown)).status).toBe(404);
    expect((await world.rest(caller, 'GET', '/projects/x/deadlines')).status).toBe(404);
    expect((await world.rest(caller, 'POST', path)).status).toBe(405);
  });
});

function daysFromTodayTo(date: string): number {
  const today = new Date().toISOString().slice(0, 10);
  return (Date.parse(date) - Date.parse(today)) / 86_400_000;
}
