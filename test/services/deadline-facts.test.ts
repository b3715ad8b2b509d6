/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const isDate = (field: string) => field.endsWith('_date');

describe('the facts that the law of a state turns on', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const rest = (method: string, url: string, body?: object) => world.rest(caller, method, url, body);
  const create = (body: object) =>
    rest('POST', '/projects', {
      ...bodies.project,
      division_id: path.divisionId,
      claimant_role: 'subcontractor',
      ...body,
    });
  const deadlines = async (id: string): Promise<Json[]> => (await rest('GET', `/projects/${id}/deadlines`)).body.data;
  const deadline = async (id: string, kind: string): Promise<Json | undefined> =>
    (await deadlines(id)).find((each) => each.kind === kind);

  const facts = {
    homes_for: 'rent',
    condominium: false,
    written_contract: true,
    completion_notice_published: false,
    notice_of_contract_date: '2026-01-05',
    termination_date: '2026-06-01',
    acceptance_date: '2026-07-01',
    final_settlement_date: '2026-08-03',
    debt_due_date: '2026-07-15',
    statement_recorded_date: '2026-07-20',
    extension_date: '2026-07-21',
    demand_to_sue_date: '2026-08-10',
    contest_date: '2026-08-11',
  };

  it('are stored, shown and cleared in REST', async () => {
    const created = await create({ state: 'CA', ...facts });
    expect(created.status).toBe(201);
    const { id } = created.body.data;
    expect((await rest('GET', `/projects/${id}`)).body.data).toMatchObject(facts);
    const none = Object.fromEntries(Object.keys(facts).map((field) => [field, null]));
    expect((await rest('PUT', `/projects/${id}`, { contest_date: '2026-08-12' })).body.data).toMatchObject({
      ...facts,
      contest_date: '2026-08-12',
    });
    expect((await rest('PUT', `/projects/${id}`, none)).body.data).toMatchObject(none);
  });

  it('are stored and shown in GraphQL', async () => {
    const { id } = (await create({ state: 'LA' })).body.data;
    const input = { id, homesFor: 'SALE', condominium: true, noticeOfContractDate: '2026-01-05' };
    const update = `mutation($input: UpdateProjectInput!) { updateProject(input: $input) {
      homesFor condominium writtenContract noticeOfContractDate
      deadlines { kind decidingFacts missingFacts } } }`;
    const { body } = await world.graphql(caller, update, { input });
    const { deadlines: listed, ...shown } = body.data.updateProject;
    expect(shown).toEqual({
      homesFor: 'SALE',
      condominium: true,
      writtenContract: null,
      noticeOfContractDate: '2026-01-05',
    });
    const lien = listed.find(({ kind }: Json) => kind === 'MECHANICS_LIEN');
    expect(lien.decidingFacts).toContain('NOTICE_OF_CONTRACT_DATE');
    expect(lien.missingFacts).not.toContain('NOTICE_OF_CONTRACT_DATE');
    const refused = await world.graphql(caller, update, { input: { id, homesFor: 'LEASE' } });
    expect(refused.body.data ?? null).toBeNull();
    expect(refused.body.errors.length).toBeGreaterThan(0);
    const outside = await world.graphql(caller, update, { input: { id, contestDate: '2999-01-01' } });
    expect(JSON.stringify(outside.body.errors)).toContain('must be a date in the years 1900 to 2200.');
  });

  it('are refused when they are no such fact, and then nothing is written', async () => {
    await expectNothingWritten(world, async () => {
      for (const field of Object.keys(facts)) {
        const values = isDate(field)
          ? ['2201-01-01', '2026-02-30', true]
          : field === 'homes_for'
            ? ['lease', 1]
            : ['perhaps', 2];
        for (const value of values) {
          const { status, body } = await create({ [field]: value });
          expect({ field, value, status }).toEqual({ field, value, status: 422 });
          expect(Object.keys(body.errors)).toEqual([field]);
          expect((await rest('PUT', `/projects/${path.projectId}`, { [field]: value })).status).toBe(422);
        }
      }
    });
  });

  it.each<[string, object, object, string, string, string]>([
    [
      'whether homes are for sale or rent',
      { state: 'NJ', use: 'residential', units: 100, last_furnishing_date: '2026-05-20' },
      { homes_for: 'sale' },
      'mechanics_lien',
      '2026-08-18',
      '2026-09-17',
    ],
    [
      'whether homes are condominium units',
      { state: 'OH', use: 'residential', units: 50, last_furnishing_date: '2026-05-20' },
      { condominium: false },
      'mechanics_lien',
      '2026-07-20',
      '2026-08-03',
    ],
    [
      'whether a notice of completion is published',
      { state: 'HI', completion_date: '2026-03-31' },
      { completion_notice_published: false },
      'mechanics_lien',
      '2026-05-15',
      '2027-05-15',
    ],
    [
      'a notice of contract',
      { state: 'LA', completion_date: '2026-05-01' },
      { notice_of_contract_date: '2025-06-02' },
      'mechanics_lien',
      '2026-06-30',
      '2026-11-01',
    ],
    [
      'the termination of the contract',
      { state: 'FL', last_furnishing_date: '2026-05-20' },
      { termination_date: '2026-05-01' },
      'mechanics_lien',
      '2026-08-18',
      '2026-07-30',
    ],
    [
      'the acceptance of public work',
      { state: 'IN', sector: 'public', completion_date: '2026-06-30' },
      { acceptance_date: '2026-08-03' },
      'bond_suit',
      '2026-08-29',
      '2026-10-02',
    ],
    [
      'the final settlement of public work',
      { state: 'CO', sector: 'public', completion_date: '2026-06-30' },
      { final_settlement_date: '2026-09-01' },
      'public_funds_suit',
      '2026-09-28',
      '2026-11-30',
    ],
    [
      'the due date of the debt',
      { state: 'AL', last_furnishing_date: '2026-02-27' },
      { debt_due_date: '2026-04-01' },
      'lien_suit',
      '2026-08-27',
      '2026-10-01',
    ],
    [
      'a notice that extends the time',
      { state: 'KS', use: 'commercial', last_furnishing_date: '2026-05-20' },
      { extension_date: '2026-08-20' },
      'mechanics_lien',
      '2026-08-20',
      '2026-10-20',
    ],
    [
      'a demand to sue',
      { state: 'IL', last_furnishing_date: '2026-05-20' },
      { demand_to_sue_date: '2026-09-01' },
      'lien_suit',
      '2028-05-22',
      '2026-10-01',
    ],
    [
      'a notice of contest',
      { state: 'FL', sector: 'public', last_furnishing_date: '2026-05-20' },
      { contest_date: '2026-09-01' },
      'bond_suit',
      '2027-05-20',
      '2026-10-31',
    ],
  ])('move the date: %s', async (_, project, fact, kind, before, after) => {
    const unset = { first_furnishing_date: null, last_furnishing_date: null, completion_date: null, use: null };
    const { id } = (await create({ ...unset, ...project })).body.data;
    expect((await deadline(id, kind))!.safe_date).toBe(before);
    expect((await rest('PUT', `/projects/${id}`, fact)).status).toBe(200);
    const found = (await deadline(id, kind))!;
    expect([found.date, found.safe_date]).toEqual([after, after]);
    expect(found.deciding_facts).toContain(Object.keys(fact)[0]);
    // The watch over deadlines follows in the same change.
    const rows = await world.sql('select date, safe_date from project_deadlines where project_id = $1 and kind = $2', [
      id,
      kind,
    ]);
    expect(JSON.stringify(rows)).toContain(after);
  });

  it('move the suit of Massachusetts by the recording of the statement of account', async () => {
    const { id } = (await create({ state: 'MA', statement_recorded_date: '2014-04-07' })).body.data;
    expect((await deadline(id, 'lien_suit'))!.date).toBe('2014-07-07');
  });

  it('warn where they contradict each other, in the list of the project and in its notices', async () => {
    const { id } = (await create({ state: 'CA', units: 1, condominium: true })).body.data;
    const warning = [expect.stringMatching(/^The number of homes \(1\) contradicts the condominium/)];
    const listed = await deadlines(id);
    expect(listed.length).toBeGreaterThan(0);
    for (const { warnings } of listed) expect(warnings).toEqual(warning);
    const notice = { ...bodies.notice, project_id: id, organization_id: path.organizationId };
    expect((await rest('POST', '/notices', notice)).body.data.deadline_rule.warnings).toEqual(warning);
    expect((await rest('PUT', `/projects/${id}`, { units: 40 })).status).toBe(200);
    for (const { warnings } of await deadlines(id)) expect(warnings).toEqual([]);
    const late = {
      completion_date: '2026-06-30',
      recorded_notices: [{ kind: 'completion', recorded_on: '2026-07-16' }],
    };
    expect((await rest('PUT', `/projects/${id}`, late)).status).toBe(200);
    expect((await deadline(id, 'mechanics_lien'))!.date).toBe('2026-09-28');
    expect((await deadline(id, 'mechanics_lien'))!.warnings).toEqual([expect.stringContaining('Civ. Code 8182')]);
  });
});
