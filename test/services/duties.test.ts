/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readEvents } from '../../src/events/read.js';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

/** On a home in which its owner lives, Illinois asks a subcontractor for two notices. */
describe('two notices of one type that a state asks for', () => {
  const world = openWorld();
  let caller: Caller;
  let divisionId: string;
  beforeAll(async () => {
    caller = await world.caller();
    const body = { ...bodies.division, organization_id: caller.organizationId };
    divisionId = (await world.rest(caller, 'POST', '/divisions', body)).body.data.id;
  });

  const send = (method: string, path: string, body?: object) => world.send(caller, method, path, body);
  const home = (extra: object = {}): Promise<Json> =>
    send('POST', '/projects', {
      ...bodies.project,
      division_id: divisionId,
      claimant_role: 'subcontractor',
      state: 'IL',
      use: 'residential',
      owner_occupied: true,
      units: 1,
      first_furnishing_date: '2041-03-01',
      last_furnishing_date: '2041-05-20',
      completion_date: null,
      ...extra,
    });
  const noticeOf = (id: string, extra: object = {}): Promise<Json> =>
    send('POST', '/notices', {
      ...bodies.notice,
      project_id: id,
      organization_id: caller.organizationId,
      type: 'preliminary',
      state: 'IL',
      first_furnishing_date: null,
      last_furnishing_date: null,
      deadline_date: null,
      ...extra,
    });
  const notices = async (id: string) =>
    (await send('GET', `/projects/${id}/deadlines`))
      .filter(({ kind }: Json) => kind === 'preliminary_notice')
      .map(({ duty, document_name, date, done }: Json) => [duty, document_name, date, done]);
  const serve = async (id: string) => {
    await world.sql(`update notices set status = 'served', served_at = '2041-04-10' where id = $1`, [id]);
  };
  async function reminded(id: string): Promise<string[]> {
    const { db } = world.app.infrastructure;
    await sequenceEvents(db);
    const types = ['project.deadline_approaching', 'project.deadline_missed'] as const;
    const options = { accountId: caller.organizationId, livemode: true, after: 0, limit: 1_000 };
    const events = await readEvents(db, { ...options, types });
    return events
      .filter(({ subjectId }) => subjectId === id)
      .map(({ payload }) => payload.data.object as Json)
      .filter(({ kind }) => kind === 'preliminary_notice')
      .map(({ document_name }) => document_name);
  }

  it('are two entries, and each is done when its own notice is served', async () => {
    const { id } = await home();
    const open = [
      [null, '90-Day Notice', '2041-08-18', false],
      ['resident_owner', '60-Day Notice', '2041-04-30', false],
    ];
    expect(await notices(id)).toEqual(open);
    const second = await noticeOf(id, { duty: 'resident_owner' });
    expect(second).toMatchObject({
      duty: 'resident_owner',
      deadline_date: '2041-04-30',
      deadline_rule: { document_name: '60-Day Notice' },
    });
    await serve(second.id);
    expect((await notices(id)).map(([, name, , done]: Json) => [name, done])).toEqual([
      ['90-Day Notice', false],
      ['60-Day Notice', true],
    ]);
    const first = await noticeOf(id);
    expect(first).toMatchObject({ duty: null, deadline_date: '2041-08-18' });
    await serve(first.id);
    expect((await notices(id)).map(([, , , done]: Json) => done)).toEqual([true, true]);
  });

  it('are reminded about each alone: a draft of one does not silence the other', async () => {
    const { id } = await home();
    await noticeOf(id);
    await watchDeadlines(world.app.infrastructure, new Date('2041-04-29T12:00:00Z'));
    expect(await reminded(id)).toEqual(['60-Day Notice']);
    const other = await home();
    await noticeOf(other.id, { duty: 'resident_owner' });
    await watchDeadlines(world.app.infrastructure, new Date('2041-08-17T12:00:00Z'));
    expect(await reminded(other.id)).toEqual(['90-Day Notice']);
  });

  it('are marked as done one by one', async () => {
    const { id } = await home();
    const act = { kind: 'preliminary_notice', done_on: '2026-03-02', duty: 'resident_owner' };
    const changed = await send('PUT', `/projects/${id}`, { acts_done: [act] });
    expect(changed.acts_done).toEqual([{ ...act, month: null, waiver_signed_on: null }]);
    expect((await notices(id)).map(([, , , done]: Json) => done)).toEqual([false, true]);
    await send('PUT', `/projects/${id}`, { acts_done: [{ ...act, duty: null }] });
    expect((await notices(id)).map(([, , , done]: Json) => done)).toEqual([true, false]);
  });

  it('are copied to an amendment', async () => {
    const { id } = await home();
    const notice = await noticeOf(id, { duty: 'resident_owner' });
    const body = { parent_notice_id: notice.id, amendment_reason: 'amount_changed', notice_date: notice.notice_date };
    expect(await send('POST', '/notices', body)).toMatchObject({ duty: 'resident_owner' });
  });

  it('are refused where the state asks for one, and nothing is lost', async () => {
    const { id } = await home();
    const refused = async (method: string, path: string, body: object, field: string) => {
      const answer = await world.rest(caller, method, path, body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    };
    const notice = await noticeOf(id, { duty: 'resident_owner' });
    await refused('PUT', `/notices/${notice.id}`, { state: 'CA' }, 'duty');
    await refused('PUT', `/notices/${notice.id}`, { type: 'lien' }, 'duty');
    await refused('PUT', `/notices/${notice.id}`, { duty: 'another' }, 'duty');
    await refused('PUT', `/notices/${notice.id}`, { duty: 'construction_services' }, 'duty');
    const act = { kind: 'lien_suit', done_on: '2026-03-02', duty: 'resident_owner' };
    await refused('PUT', `/projects/${id}`, { acts_done: [act] }, 'acts_done.0.duty');
    expect(await send('GET', `/notices/${notice.id}`)).toMatchObject({ duty: 'resident_owner', state: 'IL' });
    expect(await send('PUT', `/notices/${notice.id}`, { duty: null })).toMatchObject({ duty: null });
  });
});

describe('a preliminary notice that was served too late', () => {
  const world = openWorld();

  it('is a warning of the project and of the notice', async () => {
    const caller = await world.caller();
    const send = async (method: string, path: string, body?: object): Promise<Json> =>
      (await world.rest(caller, method, path, body)).body.data;
    const of = { organization_id: caller.organizationId };
    const division = await send('POST', '/divisions', { ...bodies.division, ...of });
    const project = await send('POST', '/projects', {
      ...bodies.project,
      division_id: division.id,
      claimant_role: 'subcontractor',
      state: 'AZ',
      first_furnishing_date: '2026-01-15',
      last_furnishing_date: '2026-02-24',
      completion_date: null,
    });
    const { id } = await send('POST', '/notices', {
      ...bodies.notice,
      ...of,
      project_id: project.id,
      type: 'preliminary',
      state: 'AZ',
      first_furnishing_date: null,
      last_furnishing_date: null,
      deadline_date: null,
    });
    await world.sql(`update notices set status = 'served', served_at = '2026-03-21T18:00:00Z' where id = $1`, [id]);
    const warning =
      'The notice served on 2026-03-21 protects nothing: it covers only what is furnished from 2026-03-01 on, and you last furnished on 2026-02-24.';
    const listed = await send('GET', `/projects/${project.id}/deadlines`);
    expect(listed.flatMap(({ warnings }: Json) => warnings)).toEqual([warning]);
    expect((await send('GET', `/notices/${id}`)).deadline_rule).toMatchObject({
      covered_from: '2026-03-01',
      warnings: [warning],
    });
  });
});
