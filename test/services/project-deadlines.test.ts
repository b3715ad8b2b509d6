/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayInState } from '../../src/domain/deadlines/state-zones.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

await roomInTheHour(120);

describe('the deadlines of a project', () => {
  const world = shareWorld();
  let caller: Caller;
  let made: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
  });

  const send = (method: string, path: string, body?: object) => world.send(caller, method, path, body);
  const project = async (extra: object = {}): Promise<string> =>
    (await send('POST', '/projects', { ...bodies.project, ...dates, division_id: made.divisionId, ...extra })).id;
  const deadlines = (id: string): Promise<Json[]> => send('GET', `/projects/${id}/deadlines`);
  const suitOf = (listed: Json[]) => listed.find(({ kind }) => kind === 'lien_suit');
  const dates = {
    state: 'CA',
    first_furnishing_date: '2026-03-03',
    last_furnishing_date: '2026-05-20',
    completion_date: '2026-06-01',
  };

  it('are those for the claimant on private work, each with its reason, source and days left', async () => {
    const id = await project();
    const listed = await deadlines(id);
    expect(listed.map(({ kind }) => kind)).toEqual([
      'preliminary_notice',
      'stop_payment_notice',
      'mechanics_lien',
      'lien_suit',
      'bond_claim',
      'bond_suit',
    ]);
    const [notice, , lien, suit] = listed;
    expect(notice).toEqual({
      kind: 'preliminary_notice',
      duty: null,
      month: null,
      document_name: 'Preliminary Notice',
      safe_date: '2026-03-23',
      days: 20,
      counting: 'calendar_days',
      is_lookback: false,
      covered_from: null,
      mail_by: null,
      file_by: null,
      missing_facts: [],
      deciding_facts: ['first_furnishing_date', 'lender', 'hired_by_party_id'],
      depends_on: null,
      alternatives: [],
      steps: [
        { kind: 'anchor', text: 'first furnishing', date: '2026-03-03', citation: 'Cal. Civ. Code 8200, 8204(a)' },
        {
          kind: 'count',
          text: 'within 20 days after first furnishing',
          date: '2026-03-23',
          citation: 'Cal. Civ. Code 8200, 8204(a)',
        },
      ],
      checked_on: expect.any(String),
      required: true,
      date: '2026-03-23',
      done: false,
      days_left: daysFromTodayTo('2026-03-23'),
      basis: 'first_furnishing',
      explanation: expect.stringContaining('must serve it within 20 days after first furnishing'),
      source: 'Cal. Civ. Code 8200, 8204(a)',
      verified: false,
      warnings: [],
    });
    expect(lien).toMatchObject({ date: '2026-08-31', days_left: daysFromTodayTo('2026-08-31'), basis: 'completion' });
    expect(suit).toMatchObject({ date: null, days_left: null, basis: 'lien_recorded', required: true });
    expect(suit.explanation).toContain('until the date on which the lien was filed is entered');
    expect(suit).toMatchObject({ missing_facts: ['recorded_on'], depends_on: null });
    const { body } = await world.graphql(
      caller,
      'query($id: ID!) { project(id: $id) { deadlines { kind month documentName required date safeDate daysLeft } } }',
      { id },
    );
    expect(body.data.project.deadlines).toEqual(
      listed.map(
        ({ kind, month, document_name: documentName, required, date, safe_date: safeDate, days_left: daysLeft }) => ({
          ...{ kind: kind.toUpperCase(), month, documentName, required, date, safeDate, daysLeft },
        }),
      ),
    );
  });

  it('count from the last furnishing while the completion is not recorded, with the days that are left', async () => {
    const listed = await deadlines(await project({ completion_date: null }));
    const lien = listed.find(({ kind }) => kind === 'mechanics_lien');
    // 20 May + 90.
    expect(lien).toMatchObject({
      date: null,
      safe_date: '2026-08-18',
      days_left: daysFromTodayTo('2026-08-18'),
      missing_facts: ['completion_date'],
    });
    expect(lien.explanation).toContain(
      'It counts from your last furnishing, Wednesday, May 20, 2026, which is never later',
    );
  });

  it('name the fields that are empty and would give a date, until they are filled in', async () => {
    const lacking = await project({ first_furnishing_date: null, completion_date: null, payment_bond: null });
    const facts = async () =>
      Object.fromEntries((await deadlines(lacking)).map(({ kind, missing_facts: missing }) => [kind, missing]));
    expect(await facts()).toMatchObject({
      preliminary_notice: ['first_furnishing_date'],
      mechanics_lien: ['completion_date'],
      bond_claim: expect.arrayContaining(['payment_bond']),
    });
    const read = 'query($id: ID!) { project(id: $id) { deadlines { kind missingFacts dependsOn } } }';
    const { body } = await world.graphql(caller, read, { id: lacking });
    expect(body.data.project.deadlines).toContainEqual({
      kind: 'PRELIMINARY_NOTICE',
      missingFacts: ['FIRST_FURNISHING_DATE'],
      dependsOn: null,
    });
    await send('PATCH', `/projects/${lacking}`, dates);
    expect(await facts()).toMatchObject({ preliminary_notice: [], mechanics_lien: [] });
  });

  it('say in words what a date depends on that no field records', async () => {
    const found = (await deadlines(await project({ state: 'HI' }))).filter(({ depends_on: text }) => text !== null);
    for (const { depends_on: text, date, explanation } of found) {
      expect(date).toBeNull();
      expect(explanation).toContain(`it depends on ${text}, which cannot be entered here`);
    }
    expect(found.length).toBeGreaterThan(0);
  });

  it('are those of the payment bond on public work', async () => {
    for (const sector of ['public', 'federal']) {
      const listed = await deadlines(await project({ sector }));
      expect(listed.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['preliminary_notice', 'bond_claim', 'bond_suit']),
      );
      expect(listed.map(({ kind }) => kind)).not.toContain('mechanics_lien');
    }
  });

  it('count the suit from the recording of the lien, which can be set when the lien is locked', async () => {
    const id = await project();
    const lien = { ...bodies.notice, type: 'lien', project_id: id, organization_id: caller.organizationId };
    const noticeId = (await send('POST', '/notices', lien)).id;
    await world.sql(`update notices set status = 'served' where id = $1`, [noticeId]);
    await send('POST', `/notices/${noticeId}/transition`, { status: 'recorded' });
    expect(suitOf(await deadlines(id))).toMatchObject({ kind: 'lien_suit', date: null });
    const updated = await send('PATCH', `/notices/${noticeId}`, { recorded_on: '2026-07-01' });
    expect(updated).toMatchObject({ status: 'recorded', recorded_on: '2026-07-01' });
    expect(suitOf(await deadlines(id))).toMatchObject({ kind: 'lien_suit', date: '2026-09-29' });
    for (const body of [
      { metadata: { signatory_name: 'Ana Diaz' } },
      { description: 'x' },
      { recorded_on: '2026-07-02', description: 'x' },
    ]) {
      const refused = await world.rest(caller, 'PATCH', `/notices/${noticeId}`, body);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['status']]);
    }
    await send('PATCH', `/notices/${noticeId}`, { recorded_on: null });
    expect(suitOf(await deadlines(id))).toMatchObject({ date: null });
    // A released lien requires no suit.
    await send('PATCH', `/notices/${noticeId}`, { recorded_on: '2026-07-01' });
    await send('POST', `/notices/${noticeId}/transition`, { status: 'released' });
    expect(suitOf(await deadlines(id))).toMatchObject({ date: null });
    // A lien is often recorded before its copy is served. One that is void starts no period.
    const draft = (await send('POST', '/notices', lien)).id;
    await send('PATCH', `/notices/${draft}`, { recorded_on: '2026-07-01' });
    for (const status of ['draft', 'generated', 'ordered', 'void']) {
      await world.sql('update notices set status = $2 where id = $1', [draft, status]);
      expect(suitOf(await deadlines(id))).toMatchObject({ date: status === 'void' ? null : '2026-09-29' });
    }
    // The recording of another type of document starts no suit on a lien.
    const claim = (await send('POST', '/notices', { ...lien, type: 'bond_claim' })).id;
    await send('PATCH', `/notices/${claim}`, { recorded_on: '2026-07-01' });
    expect(suitOf(await deadlines(id))).toMatchObject({ date: null });
  });

  it('count the suit from the lien of an escalation too, from the earlier of its filing and its recording', async () => {
    const id = await project();
    const body = { ...bodies.escalation, type: 'lien_filing', project_id: id, organization_id: caller.organizationId };
    const lienId = (await send('POST', '/escalations', body)).id;
    const step = async () => {
      const listed = await deadlines(id);
      return { suit: suitOf(listed)?.date, isLienDone: listed.find(({ kind }) => kind === 'mechanics_lien')?.done };
    };
    expect(await step()).toEqual({ suit: null, isLienDone: false });
    const dated = await send('PATCH', `/escalations/${lienId}`, { recorded_on: '2026-07-03' });
    expect(dated).toMatchObject({ status: 'draft', filed_on: null, recorded_on: '2026-07-03', released_on: null });
    expect(await step()).toEqual({ suit: '2026-10-01', isLienDone: true });
    const filed = await send('POST', `/escalations/${lienId}/transition`, { status: 'filed', filed_on: '2026-07-01' });
    expect(filed).toMatchObject({ status: 'filed', filed_on: '2026-07-01', recorded_on: '2026-07-03' });
    expect(await step()).toEqual({ suit: '2026-09-29', isLienDone: true });
    // The dates of a record that is locked can be corrected, alone.
    const refused = await world.rest(caller, 'PATCH', `/escalations/${lienId}`, { filed_on: null, description: 'x' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['status']]);
    await send('PATCH', `/escalations/${lienId}`, { filed_on: null });
    expect(await step()).toMatchObject({ suit: '2026-10-01' });
    // A lien that is released requires no suit.
    const released = { status: 'resolved', released_on: '2026-07-20' };
    expect(await send('POST', `/escalations/${lienId}/transition`, released)).toMatchObject(released);
    expect(await step()).toEqual({ suit: null, isLienDone: true });
  });

  it('use the state of the primary jobsite when the project has none, and are empty without a state', async () => {
    const id = await project({ state: null });
    expect(await deadlines(id)).toEqual([]);
    await send('POST', '/jobsites', { ...bodies.jobsite, state: null, project_id: id, is_primary: true });
    expect(await deadlines(id)).toEqual([]);
    const [site] = (await world.rest(caller, 'GET', `/jobsites?project_id=${id}`)).body.data;
    await send('PATCH', `/jobsites/${site.id}`, { state: 'AZ' });
    expect((await send('GET', `/projects/${id}`)).state).toBe('AZ');
    expect((await send('PATCH', `/projects/${id}`, { state: null })).state).toBeNull();
    expect((await deadlines(id))[0].explanation).toContain('Under Arizona law');
    for (const [sector, kinds] of [
      ['private', ['preliminary_notice', 'mechanics_lien', 'lien_suit']],
      ['public', ['preliminary_notice', 'bond_claim', 'bond_suit']],
    ] as const) {
      const listed = await deadlines(await project({ state: 'PR', sector }));
      expect(listed.map(({ kind }) => kind)).toEqual(kinds);
      for (const { required, date, safe_date, explanation } of listed) {
        expect([required, date, safe_date]).toEqual([null, null, null]);
        expect(explanation).toBe('The reference data contain no rules for PR.');
      }
    }
  });

  it('show from which day a late notice covers the work', async () => {
    const id = await project();
    const body = { ...bodies.notice, project_id: id, organization_id: caller.organizationId };
    const notice = await send('POST', '/notices', { ...body, first_furnishing_date: undefined });
    await world.sql(`update notices set status = 'served', served_at = '2026-05-01T20:00Z' where id = $1`, [notice.id]);
    const covered = (await deadlines(id)).map(({ kind, covered_from }) => [kind, covered_from]);
    expect(covered.filter(([, day]) => day)).toEqual([['preliminary_notice', '2026-04-11']]);
    expect((await send('GET', `/notices/${notice.id}`)).deadline_rule.covered_from).toBe('2026-04-11');
  });

  it('remain in the list once passed, with the days since', async () => {
    const listed = await deadlines(
      await project({ first_furnishing_date: '2020-03-03', completion_date: '2020-06-01' }),
    );
    expect(listed.map(({ date }) => date)).toEqual(expect.arrayContaining(['2020-03-23', '2020-08-31', null]));
    for (const { date, days_left: left } of listed.slice(0, 2)) expect(left).toBe(daysFromTodayTo(date));
    expect(listed[0].days_left).toBeLessThan(0);
  });

  it('follow the chain of contracts two links up', async () => {
    const id = await project({ state: 'TX', sector: 'public', claimant_role: 'material_supplier' });
    const party = (role: string, hirer?: string) =>
      send('POST', '/parties', {
        ...{ project_id: id, organization_id: made.contractorId, role },
        ...(hirer && { hired_by_party_id: hirer }),
      });
    const [claimant] = (await world.rest(caller, 'GET', `/parties?project_id=${id}&is_claimant=1`)).body.data;
    const owner = await party('public_entity');
    const trade = await party('subcontractor');
    await send('PATCH', `/parties/${claimant.id}`, { hired_by_party_id: trade.id });
    expect((await deadlines(id))[0]).toMatchObject({ date: '2026-05-15' });
    await send('PATCH', `/parties/${trade.id}`, { hired_by_party_id: owner.id });
    expect((await deadlines(id))[0]).toMatchObject({ required: false, date: null });
  });

  it('are suggested on the escalations, by the law of each escalation’s state', async () => {
    const id = await project();
    const lien = { ...bodies.escalation, project_id: id, organization_id: caller.organizationId, type: 'lien_filing' };
    const ofLien = (listed: Json[]) => listed.filter(({ kind }) => /^(mechanics_lien|lien_suit)$/i.test(kind));
    const made = await send('POST', '/escalations', lien);
    expect(made.suggested_deadlines).toEqual(ofLien(await deadlines(id)));
    expect(made.deadline_date).toBeNull();
    const moved = await send('PATCH', `/escalations/${made.id}`, { state: 'AZ', type: 'lawsuit' });
    expect(moved.suggested_deadlines).toEqual([
      expect.objectContaining({ kind: 'lien_suit', explanation: expect.stringContaining('Under Arizona law') }),
    ]);
    await send('PATCH', `/escalations/${made.id}`, { state: 'CA', type: 'lien_filing' });
    await send('PATCH', `/projects/${id}`, { completion_date: '2026-07-01' });
    const { body } = await world.graphql(
      caller,
      'query($id: ID!) { project(id: $id) { deadlines { kind date } escalations { nodes { suggestedDeadlines { kind date } } } } }',
      { id },
    );
    const { deadlines: listed, escalations } = body.data.project;
    expect(escalations.nodes).toEqual([{ suggestedDeadlines: ofLien(listed) }]);
    expect(ofLien(listed)[0].date).toBe('2026-09-29');
  });

  it('use the notice of commencement where the state counts from it', async () => {
    const id = await project({ state: 'OH', notice_of_commencement: { instrument: '2026-001' } });
    const [before] = await deadlines(id);
    await send('PATCH', `/projects/${id}`, { notice_of_commencement: { recorded_on: '2026-03-20' } });
    const [after] = await deadlines(id);
    expect(after.explanation).not.toBe(before.explanation);
    // For example a row that was stored before the field was checked.
    await world.sql(`update projects set notice_of_commencement = '{"recordedOn": "20 March"}' where id = $1`, [id]);
    expect((await deadlines(id))[0]).toEqual(before);
  });

  it('can be read only by callers with access to the project', async () => {
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

/** As the jobs of these tests are in California, whose day ends after the day in UTC. */
function daysFromTodayTo(date: string): number {
  const today = dayInState('CA', new Date());
  return (Date.parse(date) - Date.parse(today)) / 86_400_000;
}
