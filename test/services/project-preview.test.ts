/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const act =
  'kind duty month documentName words day date daysLeft mailBy fileBy begunNoticeId begunNotice { id } servedOn';
const deadline = `kind duty month done required days basis date safeDate mailBy fileBy counting isLookback coveredFrom
  documentName missingFacts decidingFacts dependsOn explanation source checkedOn verified warnings daysLeft
  alternatives { condition date citation } steps { kind text date citation }`;
const preview = `query ($input: ProjectPreviewInput!) {
  projectPreview(input: $input) { unnamedRoles lienRights nextAct { ${act} } deadlines { ${deadline} } } }`;
const creation = `mutation ($input: CreateProjectWithPartiesInput!) {
  createProjectWithParties(input: $input) { id nextAct { ${act} } deadlines { ${deadline} } } }`;
const stored = `query ($id: ID!) { project(id: $id) { lienRights nextAct { ${act} } deadlines { ${deadline} } } }`;

const states = ['AZ', 'CA', 'FL', 'GA', 'LA', 'NC', 'NY', 'OH', 'PA', 'TX', 'UT', 'VA'];
const roles = ['SUBCONTRACTOR', 'SUB_SUBCONTRACTOR', 'MATERIAL_SUPPLIER', 'GENERAL_CONTRACTOR'];
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

/** Facts from those that are there when a job begins to those of one that has ended. */
const stages = [
  {},
  { firstFurnishingDate: day(-8), contractAmount: '48000' },
  { firstFurnishingDate: day(-70), lastFurnishingDate: day(-12), use: 'RESIDENTIAL', ownerOccupied: true, units: 1 },
  {
    firstFurnishingDate: day(-120),
    lastFurnishingDate: day(-30),
    completionDate: day(-20),
    dateContract: day(-130),
    originalContractDate: day(-150),
    contractAmount: '1250000.5',
    noticeOfCommencement: { recordedOn: day(-140), instrument: '2041-77' },
    recordedNotices: [{ kind: 'COMPLETION', recordedOn: day(-18), instrument: 'A-1' }],
    actsDone: [{ kind: 'PRELIMINARY_NOTICE', doneOn: day(-110) }],
    paymentBond: false,
  },
];
const people = [
  { parties: [], claimantHiredBy: null },
  {
    parties: [
      { key: 'owner', role: 'OWNER' },
      { key: 'gc', role: 'GENERAL_CONTRACTOR', hiredBy: 'owner' },
      { key: 'sub', role: 'SUBCONTRACTOR', hiredBy: 'gc' },
      { key: 'bank', role: 'LENDER' },
      { key: 'agent', role: 'LIEN_AGENT' },
    ],
    claimantHiredBy: 'sub',
  },
  { parties: [{ key: 'gc', role: 'GENERAL_CONTRACTOR' }], claimantHiredBy: 'gc' },
];

describe('the preview of a project', () => {
  const world = shareWorld();
  let caller: Caller;
  let divisionId: string;
  beforeAll(async () => {
    caller = await world.caller();
    divisionId = (
      await world.send(caller, 'POST', '/divisions', { ...bodies.division, organization_id: caller.organizationId })
    ).id;
  });

  const ask = async (input: object, by = caller): Promise<Json> => (await world.graphql(by, preview, { input })).body;
  async function read(input: object): Promise<Json> {
    const { data, errors } = await ask(input);
    expect(errors).toBeUndefined();
    return data.projectPreview;
  }
  async function create({ project, parties = [], claimantHiredBy = null }: Json): Promise<Json> {
    const input = {
      project: { ...project, divisionId, name: 'Pier 9' },
      parties: parties.map((party: Json) => ({ ...party, organization: { name: `The ${party.key}` } })),
      claimantHiredBy,
    };
    const { data, errors } = (await world.graphql(caller, creation, { input })).body;
    expect(errors).toBeUndefined();
    return (await world.graphql(caller, stored, { id: data.createProjectWithParties.id })).body.data.project;
  }

  const cases = states.flatMap((state, at) =>
    (['PRIVATE', 'PUBLIC', 'FEDERAL'] as const).map((sector, nth) => ({
      state,
      sector,
      claimantRole: roles[(at + nth) % roles.length]!,
      facts: stages[(at + nth) % stages.length]!,
      others: people[(at * 2 + nth) % people.length]!,
    })),
  );

  it.each(cases)(
    'is what the created project says: $state $sector $claimantRole',
    async ({ facts, others, ...law }) => {
      const input = { project: { ...law, ...facts }, ...others };
      const { unnamedRoles: _, ...shown } = await read(input);
      expect(shown).toEqual(await create(input));
    },
  );

  it('is the same for every stage of one job, and its first act has the same day', async () => {
    for (const facts of stages) {
      for (const others of people) {
        const input = {
          project: { state: 'CA', sector: 'PRIVATE', claimantRole: 'SUBCONTRACTOR', ...facts },
          ...others,
        };
        const { unnamedRoles: _, ...shown } = await read(input);
        expect(shown).toEqual(await create(input));
      }
    }
  });

  it('names whom the first act is served on, and who of them is not named yet', async () => {
    const project = { state: 'CA', sector: 'PRIVATE', claimantRole: 'SUBCONTRACTOR', firstFurnishingDate: day(-3) };
    const none = await read({ project });
    expect(none.unnamedRoles).toEqual(['OWNER', 'GENERAL_CONTRACTOR']);
    expect(none.nextAct.servedOn).toEqual([]);
    const owner = await read({ project, parties: [{ key: 'owner', role: 'OWNER' }] });
    expect([owner.unnamedRoles, owner.nextAct.servedOn]).toEqual([['GENERAL_CONTRACTOR'], ['OWNER']]);
    const publicWork = await read({ project: { ...project, sector: 'PUBLIC' } });
    expect(publicWork.unnamedRoles).toEqual(['PUBLIC_ENTITY', 'GENERAL_CONTRACTOR']);
    const contractor = await read({ project: { ...project, claimantRole: 'GENERAL_CONTRACTOR' } });
    expect(contractor.unnamedRoles).not.toContain('GENERAL_CONTRACTOR');
  });

  it('says what is missing before there is a date, and has no deadlines without a state', async () => {
    const { nextAct, deadlines } = await read({
      project: { state: 'CA', sector: 'PRIVATE', claimantRole: 'SUBCONTRACTOR' },
    });
    expect(nextAct).toBeNull();
    expect(deadlines[0]).toMatchObject({ kind: 'PRELIMINARY_NOTICE', missingFacts: ['FIRST_FURNISHING_DATE'] });
    expect(await read({ project: { sector: 'PRIVATE', claimantRole: 'SUBCONTRACTOR' } })).toEqual({
      nextAct: null,
      deadlines: [],
      unnamedRoles: [],
      lienRights: 'MISSING_FACTS',
    });
  });

  it('says that the rights are lost, of whom nothing is served any more', async () => {
    const input = {
      project: {
        ...{ state: 'CA', sector: 'PRIVATE', claimantRole: 'SUBCONTRACTOR' },
        ...{ lastFurnishingDate: day(-730), completionDate: day(-730) },
      },
      parties: [{ key: 'owner', role: 'OWNER' }],
    };
    const { unnamedRoles, ...shown } = await read(input);
    expect(shown).toMatchObject({ lienRights: 'EXPIRED', nextAct: null });
    expect(shown).toEqual(await create(input));
    expect(unnamedRoles).toEqual([]);
  });

  it('refuses what would refuse the project, at the same fields', async () => {
    const project = { state: 'CA', sector: 'PRIVATE', claimantRole: 'SUBCONTRACTOR' };
    const wrong = {
      project: { ...project, firstFurnishingDate: '2041-05-01', lastFurnishingDate: '2041-04-01' },
      parties: [{ key: 'gc', role: 'GENERAL_CONTRACTOR', hiredBy: 'stranger' }],
      claimantHiredBy: 'other',
    };
    const { errors } = await ask(wrong);
    const refused = (
      await world.graphql(caller, creation, {
        input: {
          ...wrong,
          project: { ...wrong.project, divisionId, name: 'Pier 9' },
          parties: [{ ...wrong.parties[0], organization: { name: 'The gc' } }],
        },
      })
    ).body.errors;
    expect(errors[0].extensions.errors).toEqual(refused[0].extensions.errors);
    for (const { violations } of [errors[0].extensions, refused[0].extensions]) {
      expect(violations).toContainEqual(
        expect.objectContaining({ path: 'project.lastFurnishingDate', rule: 'not_before' }),
      );
    }
    expect(Object.keys(errors[0].extensions.errors).sort()).toEqual([
      'claimantHiredBy',
      'parties.0.hiredBy',
      'project.lastFurnishingDate',
    ]);
    const most = Array.from({ length: 101 }, (_, index) => ({ key: `${index}`, role: 'LABORER' }));
    expect((await ask({ project, parties: most })).errors[0].extensions.errors).toHaveProperty('parties');
  });

  it('stores nothing', async () => {
    const count = () => world.sql('select 1 from projects where account_id = $1', [caller.organizationId]);
    const before = (await count()).length;
    await read({ project: { state: 'TX', sector: 'PRIVATE', claimantRole: 'SUBCONTRACTOR' }, ...people[1] });
    expect((await count()).length).toBe(before);
  });
});
