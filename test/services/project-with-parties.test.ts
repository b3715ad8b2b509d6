import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { balances } from '../support/records/credits.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const mutation = `mutation($input: CreateProjectWithPartiesInput!) {
  createProjectWithParties(input: $input) {
    id state organizationId
    jobsites { nodes { addressLine1 isPrimary countryCode } }
    parties { nodes { id role isClaimant attention hiredByPartyId organization { id name code type } } }
  }
}`;

describe('a project that is created with its parties', () => {
  const world = openWorld();
  let caller: Caller;
  let divisionId: string;
  let contractorId: string;
  const project = () => ({ divisionId, claimantRole: 'SUBCONTRACTOR', name: 'Pier 9' });
  const owner = {
    name: 'Pier Holdings LLC',
    addressLine1: '1 Market St',
    city: 'San Francisco',
    state: 'CA',
    zip: '94105',
  };
  const jobsite = { addressLine1: '900 Ocean Ave', city: 'San Francisco', state: 'CA', zip: '94112' };
  const send = (input: object, by = caller, headers: Record<string, string> = {}) =>
    world.graphql(by, mutation, { input }, headers);
  const created = async (input: object, by = caller): Promise<Json> => {
    const { body } = await send(input, by);
    expect(body.errors).toBeUndefined();
    return body.data.createProjectWithParties;
  };
  const errorsOf = async (input: object) => {
    const { body } = await send(input);
    return body.errors?.[0].extensions.errors;
  };

  beforeAll(async () => {
    caller = await world.caller();
    const own = { ...bodies.division, organization_id: caller.organizationId };
    divisionId = (await world.send(caller, 'POST', '/divisions', own)).id;
    contractorId = (await world.send(caller, 'POST', '/organizations', bodies.contractor)).id;
  });

  it('has its jobsite, its companies of the directory and new, and who hired whom', async () => {
    const one = await created({
      project: project(),
      jobsite,
      parties: [
        { key: 'gc', role: 'GENERAL_CONTRACTOR', organizationId: contractorId, hiredBy: 'owner', attention: 'Billing' },
        { key: 'owner', role: 'OWNER', organization: owner },
        { key: 'developer', role: 'DEVELOPER', organization: owner },
        { key: 'lessor', role: 'EQUIPMENT_LESSOR', organization: { name: 'Pierside Rentals' }, hiredBy: 'claimant' },
      ],
      claimantHiredBy: 'gc',
    });
    expect(one).toMatchObject({
      state: 'CA',
      organizationId: caller.organizationId,
      jobsites: { nodes: [{ addressLine1: '900 Ocean Ave', isPrimary: true, countryCode: 'US' }] },
    });
    const parties: Json[] = one.parties.nodes;
    const ofRole = (role: string) => parties.find((party) => party.role === role);
    expect(parties).toHaveLength(5);
    expect(ofRole('SUBCONTRACTOR')).toMatchObject({
      isClaimant: true,
      hiredByPartyId: ofRole('GENERAL_CONTRACTOR').id,
    });
    expect(ofRole('GENERAL_CONTRACTOR')).toMatchObject({
      isClaimant: false,
      attention: 'Billing',
      hiredByPartyId: ofRole('OWNER').id,
      organization: { id: contractorId },
    });
    expect(ofRole('OWNER')).toMatchObject({ hiredByPartyId: null, organization: { code: 'PIE', type: 'DIRECTORY' } });
    // Equal new companies are one record; each new one has a code of its own.
    expect(ofRole('DEVELOPER').organization.id).toBe(ofRole('OWNER').organization.id);
    expect(ofRole('EQUIPMENT_LESSOR')).toMatchObject({
      hiredByPartyId: ofRole('SUBCONTRACTOR').id,
      organization: { name: 'Pierside Rentals', code: 'PI0' },
    });
    const alone = await created({ project: { ...project(), state: 'NV' } });
    expect(alone).toMatchObject({ state: 'NV', jobsites: { nodes: [] }, parties: { nodes: [{ isClaimant: true }] } });
  });

  it('is refused with all that is wrong at its fields, and then none of it is there', async () => {
    await expectNothingWritten(world, async () => {
      expect(
        await errorsOf({
          project: { ...project(), name: '', firstFurnishingDate: '2026-02-30' },
          jobsite: { ...jobsite, zip: '9410' },
          parties: [
            { key: 'owner', organization: { ...owner, zip: '9410' }, role: 'OWNER' },
            { key: 'gc', organizationId: contractorId },
            { key: 'bank', role: 'LENDER' },
          ],
        }),
      ).toEqual({
        'project.name': ['The project.name field is required.'],
        'project.firstFurnishingDate': [expect.stringContaining('must be a valid date')],
        'jobsite.zip': [expect.stringContaining('5 or 9 digit')],
        'parties.0.organization.zip': [expect.stringContaining('5 or 9 digit')],
        'parties.1.role': ['The parties.1.role field is required.'],
        'parties.2.organizationId': ['The parties.2.organization id field is required.'],
      });
      expect(
        await errorsOf({
          project: {
            ...project(),
            divisionId: '01977777-0000-7000-8000-000000000000',
            firstFurnishingDate: '2026-03-01',
            lastFurnishingDate: '2026-02-01',
          },
          jobsite: { city: 'Reno' },
          parties: [
            { key: 'owner', organization: owner, organizationId: contractorId, role: 'OWNER', hiredBy: 'gc' },
            {
              key: 'gc',
              organizationId: '01977777-0000-7000-8000-000000000000',
              role: 'GENERAL_CONTRACTOR',
              hiredBy: 'owner',
            },
            { key: 'gc', organization: { name: 'Twin' }, role: 'LENDER', hiredBy: 'the-lender' },
            { key: 'claimant', organization: { name: 'Twin' }, role: 'LENDER', hiredBy: 'claimant' },
          ],
          claimantHiredBy: 'someone',
        }),
      ).toEqual({
        'project.divisionId': ['The selected project.division id is invalid.'],
        'project.lastFurnishingDate': [expect.any(String)],
        'jobsite.addressLine1': ['The jobsite.address line 1 field is required when there is no legal description.'],
        'parties.0.organization': [expect.stringContaining('not accepted')],
        'parties.0.hiredBy': [expect.stringContaining('a party that it hired')],
        'parties.1.hiredBy': [expect.stringContaining('a party that it hired')],
        'parties.1.organizationId': ['The selected parties.1.organization id is invalid.'],
        'parties.2.key': [expect.stringContaining('another party has it')],
        'parties.2.hiredBy': ['No party of the request has the key the-lender.'],
        'parties.3.key': [expect.stringContaining('it names the party of the division')],
        'parties.3.hiredBy': [expect.stringContaining('a party that it hired')],
        claimantHiredBy: ['No party of the request has the key someone.'],
      });
      const many = Array.from({ length: 101 }, (_, index) => ({ key: `${index}`, role: 'OWNER', organization: owner }));
      expect(await errorsOf({ project: project(), parties: many })).toEqual({
        parties: ['The parties field must not have more than 100 items.'],
      });
    });
  });

  it('takes nothing of another account or mode', async () => {
    const other = await world.caller();
    const theirs = (await world.send(other, 'POST', '/organizations', bodies.contractor)).id;
    const parties = [{ key: 'gc', role: 'GENERAL_CONTRACTOR', organizationId: theirs }];
    const sandbox = await world.sandboxOf(caller);
    await expectNothingWritten(world, async () => {
      const { body } = await send({ project: project(), parties });
      expect(body.errors[0].extensions).toMatchObject({
        code: 'FORBIDDEN',
        errors: { 'parties.0.organizationId': [expect.stringContaining('belongs to another')] },
      });
      expect((await send({ project: project() }, sandbox)).body.errors[0].extensions.errors).toEqual({
        'project.divisionId': ['The selected project.division id is invalid.'],
      });
    });
  });

  it('is one project however often a request with the same key arrives, also at the same time', async () => {
    const before = (await world.sql('select id from projects where account_id = $1', [caller.organizationId])).length;
    const input = { project: project(), jobsite, parties: [{ key: 'o', role: 'OWNER', organization: owner }] };
    const key = { 'idempotency-key': 'a project with its parties' };
    const answers = await Promise.all([1, 2, 3].map(() => send(input, caller, key)));
    const again = await send(input, caller, key);
    const ids = [...answers, again].flatMap(({ body }) => body.data?.createProjectWithParties.id ?? []);
    expect(new Set(ids).size).toBe(1);
    expect(
      (await world.sql('select id from projects where account_id = $1', [caller.organizationId])).length - before,
    ).toBe(1);
  });

  it('is reported with one event for each record, and charged as one call', async () => {
    const poor = await world.caller({ credits: '10.00' });
    const own = { ...bodies.division, organization_id: poor.organizationId };
    const division = (await world.send(poor, 'POST', '/divisions', own)).id;
    const input = {
      project: { ...project(), divisionId: division },
      jobsite,
      parties: [{ key: 'owner', role: 'OWNER', organization: owner }],
      claimantHiredBy: 'owner',
    };
    const { types } = await recordEvents(world, poor, () => created(input, poor));
    expect(types.filter((type) => !type.startsWith('credits.')).sort()).toEqual([
      'jobsite.created',
      'organization.created',
      'party.created',
      'party.created',
      'project.created',
    ]);
    expect(await balances(world, poor.organizationId)).toMatchObject({ partner: '9.80' });
  });
});
