import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { addDays } from '../../src/domain/shared/calendar.js';
import { recording } from '../db/statements.js';
import { bodies } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

await roomInTheHour(120);

describe('the next act on a project', () => {
  const world = shareWorld();
  let caller: Caller;
  let divisionId: string;

  beforeAll(async () => {
    caller = await world.caller();
    divisionId = (await send('POST', '/divisions', { ...bodies.division, organization_id: caller.organizationId })).id;
  });

  const send = (method: string, path: string, body?: object) => world.send(caller, method, path, body);
  const today = (days: number, state = 'CA') => addDays(dayInState(state, new Date()), days);
  const project = async (facts: object): Promise<string> =>
    (await send('POST', '/projects', { ...bodies.project, division_id: divisionId, state: 'CA', ...facts })).id;
  async function next(id: string, fields = 'kind day daysLeft words'): Promise<Json | null> {
    const { body } = await world.graphql(caller, `query($id: ID!) { project(id: $id) { nextAct { ${fields} } } }`, {
      id,
    });
    expect(body.errors).toBeUndefined();
    return body.data.project.nextAct;
  }
  /** California's last day moves off a weekend and holidays, which together last up to four days. */
  const expectMovedFrom = (days: number, daysLeft: number) =>
    expect([0, 1, 2, 3, 4].map((moved) => days + moved)).toContain(daysLeft);
  async function party(projectId: string, role: string, name: string, more: object = {}): Promise<string> {
    const at = { address_line_1: '1 Main St', city: 'Oakland', state: 'CA', zip: '94601' };
    const company = await send('POST', '/organizations', { name, ...at });
    return (await send('POST', '/parties', { project_id: projectId, organization_id: company.id, role, ...more })).id;
  }

  it('is the first day of what keeps the right, with who is served', async () => {
    const id = await project({ first_furnishing_date: today(-11) });
    await party(id, 'owner', 'Bay Owner LLC');
    await party(id, 'general_contractor', 'Bay Builders Inc');
    await party(id, 'lender', 'First Bank');
    const act = await next(id, 'kind day date daysLeft words servedOn begunNoticeId');
    expectMovedFrom(9, act!.daysLeft);
    expect(act).toEqual({
      kind: 'PRELIMINARY_NOTICE',
      day: today(act!.daysLeft),
      date: today(act!.daysLeft),
      daysLeft: act!.daysLeft,
      words: 'Serve the Preliminary Notice',
      servedOn: ['OWNER', 'GENERAL_CONTRACTOR', 'LENDER'],
      begunNoticeId: null,
    });
  });

  it('names the notice that is begun', async () => {
    const id = await project({ first_furnishing_date: today(-11) });
    const body = { ...bodies.notice, project_id: id, organization_id: caller.organizationId };
    await send('POST', '/notices', { ...body, type: 'lien' });
    const notice = await send('POST', '/notices', body);
    expect(await next(id, 'begunNoticeId')).toEqual({ begunNoticeId: notice.id });
    await world.sql(`update notices set status = 'ordered' where id = $1`, [notice.id]);
    expect(await next(id, 'begunNoticeId')).toEqual({ begunNoticeId: notice.id });
  });

  it('names for the act of a month no notice of another month', async () => {
    const id = await project({ state: 'TX', first_furnishing_date: today(-75, 'TX') });
    const { month, ...act } = (await next(id, 'kind month begunNoticeId'))!;
    expect(act).toEqual({ kind: 'PRELIMINARY_NOTICE', begunNoticeId: null });
    const { first_furnishing_date: _, ...body } = {
      ...bodies.notice,
      project_id: id,
      organization_id: caller.organizationId,
    };
    await send('POST', '/notices', { ...body, state: 'TX', notice_date: `${month}-20` });
    expect(await next(id, 'begunNoticeId')).toEqual({ begunNoticeId: null });
    const { id: begunNoticeId } = await send('POST', '/notices', { ...body, state: 'TX', notice_date: today(0, 'TX') });
    expect(await next(id, 'begunNoticeId')).toEqual({ begunNoticeId });
    const listed = await world.graphql(
      caller,
      '{ openDeadlines(until: "2200-01-01") { month begunNotice { project { id } id } } }',
    );
    const ofNotice = listed.body.data.openDeadlines.filter(
      ({ begunNotice }: Json) => begunNotice?.id === begunNoticeId,
    );
    expect(ofNotice.map((one: Json) => one.month)).toContain(month);
    expect(ofNotice.map((one: Json) => one.month)).not.toContain(today(0, 'TX').slice(0, 7));
  });

  it('follows what is done, and is the lien before the stop payment notice that is due before it', async () => {
    const facts = {
      first_furnishing_date: today(-60),
      last_furnishing_date: today(-10),
      completion_date: today(-10),
      payment_bond: false,
    };
    const done = [{ kind: 'preliminary_notice', done_on: today(-50) }];
    const id = await project({ ...facts, acts_done: done });
    expect(await next(id)).toMatchObject({ kind: 'MECHANICS_LIEN', words: expect.stringMatching(/^File the /) });
    // Of no right that expires nothing is left: what is beside it is next.
    await send('PUT', `/projects/${id}`, {
      acts_done: [...done, { kind: 'mechanics_lien', done_on: today(-1) }, { kind: 'lien_suit', done_on: today(-1) }],
    });
    expect(await next(id)).toMatchObject({ kind: 'STOP_PAYMENT_NOTICE' });
  });

  it('is a notice that is late as long as it still covers something, and nothing of a right that is lost', async () => {
    const running = await project({ first_furnishing_date: today(-60) });
    const late = await next(running);
    expect(late!.kind).toBe('PRELIMINARY_NOTICE');
    expectMovedFrom(-40, late!.daysLeft);
    // Served today, it would cover the last 20 days, in which nothing was furnished: no lien follows any more.
    const over = await project({
      first_furnishing_date: today(-60),
      last_furnishing_date: today(-25),
      completion_date: today(-25),
      payment_bond: false,
    });
    expect(await next(over)).toMatchObject({ kind: 'STOP_PAYMENT_NOTICE' });
    const passed = await project({
      first_furnishing_date: today(-400),
      last_furnishing_date: today(-300),
      completion_date: today(-300),
      acts_done: [{ kind: 'preliminary_notice', done_on: today(-390) }],
    });
    expect(await next(passed)).toBeNull();
  });

  it('is the lien that is near, and not a notice that the law may ask for', async () => {
    const facts = { claimant_role: 'general_contractor', first_furnishing_date: today(-200) };
    const near = { last_furnishing_date: today(-87), completion_date: today(-87) };
    const act = await next(await project({ ...facts, ...near }));
    expect(act!.kind).toBe('MECHANICS_LIEN');
    expectMovedFrom(3, act!.daysLeft);
  });

  it('is the lien where it is unknown whether a late notice covers anything', async () => {
    const id = await project({ first_furnishing_date: today(-200), completion_date: today(-50) });
    const act = await next(id);
    expect(act!.kind).toBe('MECHANICS_LIEN');
    expectMovedFrom(40, act!.daysLeft);
  });

  it('is none without a day and on an archived project', async () => {
    expect(await next(await project({ first_furnishing_date: null }))).toBeNull();
    expect(await next(await project({ first_furnishing_date: today(-5), status: 'archived' }))).toBeNull();
  });

  it('is counted from the day of the state', async () => {
    const id = await project({ state: 'HI', first_furnishing_date: today(-5, 'HI'), completion_date: today(-5, 'HI') });
    const act = await next(id);
    expect(addDays(today(0, 'HI'), act!.daysLeft)).toBe(act!.day);
  });

  it('is read for a list in a constant number of statements', async () => {
    const query = '{ projects(first: 100) { nodes { nextAct { kind servedOn begunNoticeId } } } }';
    const count = async () => {
      const { statements } = await recording(() => world.graphql(caller, query));
      return statements.length;
    };
    const before = await count();
    for (let more = 0; more < 3; more += 1) await project({ first_furnishing_date: today(-5) });
    expect(await count()).toBe(before);
  });
});
