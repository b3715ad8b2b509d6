/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readEvents } from '../../src/events/read.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { recording } from '../db/statements.js';
import { bodies } from '../support/records/golden-path.js';
import { description, violations } from '../support/records/openapi.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const [changed, approaching, missed] = [
  'project.deadline_changed',
  'project.deadline_approaching',
  'project.deadline_missed',
] as const;

describe('the deadlines of projects', () => {
  const world = openWorld();
  let caller: Caller;
  let divisionId: string;
  beforeAll(async () => {
    caller = await world.caller();
    const body = { ...bodies.division, organization_id: caller.organizationId };
    divisionId = (await world.rest(caller, 'POST', '/divisions', body)).body.data.id;
  });

  const send = (method: string, path: string, body?: object) => world.send(caller, method, path, body);
  /** A project in California, years ahead: its lien is due 90 days after completion, on 2041-08-30 (a Friday). */
  const project = (extra: object = {}): Promise<Json> =>
    send('POST', '/projects', {
      ...bodies.project,
      division_id: divisionId,
      state: 'CA',
      first_furnishing_date: '2041-03-01',
      last_furnishing_date: '2041-05-20',
      completion_date: '2041-06-01',
      ...extra,
    });
  const watch = (day: string) => watchDeadlines(world.app.infrastructure, new Date(`${day}T12:00:00Z`));
  async function events(projectId: string) {
    const { db } = world.app.infrastructure;
    await sequenceEvents(db);
    const types = [changed, approaching, missed];
    const all = await readEvents(db, {
      accountId: caller.organizationId,
      livemode: true,
      after: 0,
      types,
      limit: 1_000,
    });
    return all.filter(({ subjectId }) => subjectId === projectId);
  }
  const heard = async (projectId: string) =>
    (await events(projectId)).map(({ type, payload }) => {
      const { kind, date } = payload.data.object as Json;
      return [type, kind, date, (payload.data.previous as Json)?.date] as const;
    });
  const stored = (projectId: string) =>
    world.sql<Json>(
      `select kind, month, to_char(date, 'YYYY-MM-DD') as date, is_open from project_deadlines where project_id = $1
       order by kind, month`,
      [projectId],
    );

  it('are stored when the project is created, without an event', async () => {
    const { id } = await project();
    const listed = await send('GET', `/projects/${id}/deadlines`);
    expect(listed.length).toBeGreaterThan(2);
    expect((await stored(id)).map(({ kind, date }) => [kind, date]).sort()).toEqual(
      listed.map(({ kind, date }: Json) => [kind, date]).sort(),
    );
    expect(await heard(id)).toEqual([]);
  });

  it('send an event with the entry and its old date when a fact moves them', async () => {
    const { id } = await project();
    await send('PUT', `/projects/${id}`, {
      recorded_notices: [{ kind: 'completion', recorded_on: '2041-06-05' }],
    });
    const found = (await events(id)).find(({ payload }) => (payload.data.object as Json).kind === 'mechanics_lien');
    const [entry] = (await send('GET', `/projects/${id}/deadlines`)).filter(
      ({ kind }: Json) => kind === 'mechanics_lien',
    );
    expect(found!.payload.data.object).toEqual({ project_id: id, ...entry });
    expect(entry.date).toBe('2041-07-05');
    expect(found!.payload.data.previous).toMatchObject({ date: '2041-08-30' });
    expect(found!.subjectType).toBe('project_deadline');
    const { schema } = description.webhooks[changed].post.requestBody.content['application/json'];
    expect(violations(schema, found!.payload)).toBeUndefined();
  });

  it('send no event and cost no statement when another field changes', async () => {
    const { id } = await project();
    const { statements } = await recording(() => send('PUT', `/projects/${id}`, { name: 'Another name' }));
    expect(statements.filter(({ text }) => text.includes('project_courses'))).toEqual([]);
    expect(await heard(id)).toEqual([]);
  });

  it('move with the state of the primary jobsite', async () => {
    const { id } = await project({ state: null });
    expect(await stored(id)).toEqual([]);
    const site = await send('POST', '/jobsites', {
      ...bodies.jobsite,
      project_id: id,
      state: 'CA',
      is_primary: true,
    });
    expect((await stored(id)).map(({ kind }) => kind)).toContain('mechanics_lien');
    await send('PUT', `/projects/${id}`, { state: null });
    expect((await stored(id)).map(({ kind }) => kind)).toContain('mechanics_lien');
    await send('DELETE', `/jobsites/${site.id}`);
    expect(await stored(id)).toEqual([]);
  });

  it('move with who hired the claimant', async () => {
    const { id } = await project({ state: 'FL', completion_date: null });
    const before = await stored(id);
    const parties: Json[] = await send('GET', `/parties?project_id=${id}`);
    const claimant = parties.find((party) => party.is_claimant)!;
    const owner = await send('POST', '/parties', {
      project_id: id,
      organization_id: caller.organizationId,
      role: 'owner',
    });
    await send('PUT', `/parties/${claimant.id}`, { hired_by_party_id: owner.id });
    expect(await stored(id)).not.toEqual(before);
  });

  it('end with the act: a recorded lien ends the lien, and starts the suit', async () => {
    const { id } = await project();
    const notice = await send('POST', '/notices', {
      ...bodies.notice,
      type: 'lien',
      project_id: id,
      organization_id: caller.organizationId,
      first_furnishing_date: undefined,
      last_furnishing_date: undefined,
    });
    const openKinds = async () => (await stored(id)).filter((row) => row.is_open).map(({ kind }) => kind);
    expect(await openKinds()).toContain('mechanics_lien');
    await world.sql(`update notices set status = 'ordered' where id = $1`, [notice.id]);
    await send('POST', `/notices/${notice.id}/transition`, { status: 'served' });
    await send('PUT', `/notices/${notice.id}`, { recorded_on: '2026-11-01' });
    expect(await openKinds()).not.toContain('mechanics_lien');
    const suit = (await stored(id)).find(({ kind }) => kind === 'lien_suit');
    expect(suit).toMatchObject({ date: expect.stringMatching(/^2027-/), is_open: true });
    // A lien that is recorded does not move any more.
    await send('PUT', `/projects/${id}`, { completion_date: '2041-06-10' });
    expect((await heard(id)).filter(([, kind]) => kind === 'mechanics_lien')).toEqual([]);
  });

  it('are reported 30, 10, 3 and 1 days ahead and when passed, once each', async () => {
    const { id, name } = await project();
    const seen: Array<[string, string]> = [];
    for (const day of [
      '07-30',
      '07-31',
      '08-01',
      '08-19',
      '08-20',
      '08-27',
      '08-28',
      '08-29',
      '08-30',
      '08-31',
      '09-01',
    ]) {
      const before = (await heard(id)).length;
      await watch(`2041-${day}`);
      await watch(`2041-${day}`);
      for (const [type, kind] of (await heard(id)).slice(before)) if (kind === 'mechanics_lien') seen.push([day, type]);
    }
    expect(seen).toEqual([
      ['07-31', approaching],
      ['08-20', approaching],
      ['08-27', approaching],
      ['08-29', approaching],
      ['08-31', missed],
    ]);
    const mails = await world.sql<{ template: string; data: Json }>(
      `select template, data from emails where template like 'project_deadline%' and data -> 'deadlines' @> $1 order by created_at`,
      [JSON.stringify([{ kind: 'mechanics_lien', project: name, deadline: '2041-08-30' }])],
    );
    expect(mails.map(({ template }) => template)).toEqual(['project_deadline_tomorrow', 'project_deadline_missed']);
  });

  it('are reported by the safe date while the completion is not recorded, with that day in the e-mail', async () => {
    const { id } = await project({ completion_date: null });
    // 20 May + 90, a Sunday.
    await watch('2041-08-18');
    const lien = (await events(id)).find(
      ({ type, payload }) => type === approaching && (payload.data.object as Json).kind === 'mechanics_lien',
    );
    expect(lien!.payload.data.object).toMatchObject({ date: null, safe_date: '2041-08-19' });
    const mails = await world.sql<{ data: Json }>(
      `select data from emails where template = 'project_deadline_tomorrow' and account_id = $1`,
      [caller.organizationId],
    );
    const lines: Json[] = mails.flatMap(({ data }) => data.deadlines);
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'mechanics_lien', deadline: '2041-08-19' }));
  });

  it('are reported again when they move, and not when they are long past', async () => {
    const { id } = await project();
    await watch('2041-08-29');
    await send('PUT', `/projects/${id}`, { completion_date: '2041-06-03' });
    await watch('2041-08-31');
    const lien = (await heard(id)).filter(([, kind]) => kind === 'mechanics_lien');
    expect(lien.map(([type]) => type)).toEqual([approaching, changed, approaching]);
    const late = await project();
    await watch('2041-10-15');
    expect((await heard(late.id)).filter(([, kind]) => kind === 'mechanics_lien')).toEqual([]);
  });

  it('leave the preliminary notice to the events of a notice that exists', async () => {
    const [bare, noticed] = [await project(), await project()];
    await send('POST', '/notices', {
      ...bodies.notice,
      project_id: noticed.id,
      organization_id: caller.organizationId,
    });
    await watch('2041-03-20');
    const preliminary = async (id: string) => (await heard(id)).filter(([, kind]) => kind === 'preliminary_notice');
    expect(await preliminary(bare.id)).toHaveLength(1);
    expect(await preliminary(noticed.id)).toEqual([]);
  });

  it('grow with the months of a series while furnishing has not ended', async () => {
    const { id } = await project({
      state: 'TX',
      claimant_role: 'subcontractor',
      first_furnishing_date: '2026-09-10',
      last_furnishing_date: null,
      completion_date: null,
    });
    const months = async () =>
      [...new Set((await stored(id)).map(({ month }) => month))].filter((month) => month !== '');
    const before = await months();
    expect(before).toContain('2026-09');
    expect(before).not.toContain('2041-01');
    await watch('2036-01-05');
    expect((await months()).length).toBeGreaterThan(before.length);
  });

  it('send one event for each that other rules move, and none for what stays', async () => {
    const { id } = await project();
    await world.sql(
      `with old as (update project_courses set rules = 'earlier' where project_id = $1)
       update project_deadlines set date = '2041-09-15' where project_id = $1 and kind = 'mechanics_lien'`,
      [id],
    );
    await watch('2041-01-02');
    await watch('2041-01-02');
    expect(await heard(id)).toEqual([[changed, 'mechanics_lien', '2041-08-30', '2041-09-15']]);
  });

  it('are computed by the watch for a project that an older release created, without an event', async () => {
    const { id } = await project();
    await world.sql('delete from project_deadlines where project_id = $1', [id]);
    await world.sql(`update project_courses set rules = '' where project_id = $1`, [id]);
    await watch('2041-01-02');
    expect((await stored(id)).map(({ kind }) => kind)).toContain('mechanics_lien');
    expect(await heard(id)).toEqual([]);
  });

  it('are computed from both of two changes at once', async () => {
    const { id } = await project({ state: null });
    await Promise.all([
      send('PUT', `/projects/${id}`, { completion_date: '2041-06-03' }),
      send('POST', '/jobsites', { ...bodies.jobsite, project_id: id, state: 'CA', is_primary: true }),
    ]);
    const listed = await send('GET', `/projects/${id}/deadlines`);
    expect((await stored(id)).map(({ kind, date }) => [kind, date]).sort()).toEqual(
      listed.map(({ kind, date }: Json) => [kind, date]).sort(),
    );
  });

  it('are gone with their project', async () => {
    const { id } = await project();
    await send('DELETE', `/projects/${id}`);
    expect(await stored(id)).toEqual([]);
  });
});
