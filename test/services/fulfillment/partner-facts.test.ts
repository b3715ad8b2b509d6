/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { recordEvents } from '../../events/record-events.js';
import { openFakePartner, openTicket, type Ticket } from '../../support/records/partner.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const { partner, settings } = await openFakePartner();

const owner = {
  role: 'owner',
  name: 'Sunset Tower Partners, LLC',
  address_line_1: '1 Sunset Plaza',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
};
const builder = {
  role: 'gc',
  name: 'Bayline Builders Inc.',
  address_line_1: '200 Harbor Street',
  city: 'Oakland',
  state: 'CA',
  zip: '94607-1234',
  attention: 'Payables',
  hired_claimant: true,
};
const facts = {
  project: { parcel_number: '014-0001-002', use: 'commercial', permit_number: 'B-17' },
  jobsite: { county: 'San Francisco', legal_description: 'Lot 2, Block 1', parcel_number: '014-0001-002' },
  parties: [owner, builder],
  notice: { deadline_date: '2026-02-09' },
};

describe('facts of the partner', () => {
  const world = openWorld(settings);
  const read = async (caller: Caller, path: string): Promise<Json> => (await world.rest(caller, 'GET', path)).body.data;
  const partiesOf = async ({ caller }: Ticket, projectId: string) => {
    const found: Json[] = await read(caller, `/parties?project_id=${projectId}&per_page=100`);
    return found.filter(({ is_claimant }) => !is_claimant).reverse();
  };
  const organizations = (caller: Caller) =>
    world.sql<Json>(
      `select id, name, kind, address_line_1, livemode from organizations where account_id = $1 and type = 'directory' order by serial`,
      [caller.organizationId],
    );

  it('become a project, its jobsite, parties and a draft notice in the account', async () => {
    const ticket = await openTicket(world, partner);
    const { caller } = ticket;
    const { done, types } = await recordEvents(world, caller, () =>
      ticket.sendReport('facts', { ...facts, summary: { county: 'searched' } }),
    );
    expect([done.status, done.body]).toEqual([200, { received: true }]);
    const request = await ticket.show();
    expect(request.status).toBe('in_progress');
    const { project_id, jobsite_id, notice_id } = request.result;
    expect(await read(caller, `/projects/${project_id}`)).toMatchObject({
      division_id: request.payload.division_id,
      claimant_role: 'subcontractor',
      name: 'Sunset Tower',
      external_id: 'JOB-4711',
      furnished_description: 'Concrete pumping',
      contract_amount: '125000.00',
      first_furnishing_date: '2026-01-20',
      state: 'CA',
      use: 'commercial',
      permit_number: 'B-17',
      parcel_number: '014-0001-002',
    });
    expect(await read(caller, `/jobsites/${jobsite_id}`)).toMatchObject({
      project_id,
      address_line_1: '900 Ocean Ave',
      city: 'San Francisco',
      state: 'CA',
      zip: '94112',
      county: 'San Francisco',
      legal_description: 'Lot 2, Block 1',
      is_primary: true,
    });
    const parties = await partiesOf(ticket, project_id);
    expect(parties).toMatchObject([{ role: 'owner' }, { role: 'general_contractor', attention: 'Payables' }]);
    expect(request.result.parties).toEqual([
      { party_id: parties[0].id, organization_id: parties[0].organization_id, role: 'owner', name: owner.name },
      {
        party_id: parties[1].id,
        organization_id: parties[1].organization_id,
        role: 'general_contractor',
        name: builder.name,
      },
    ]);
    expect(request.result.summary).toEqual({ county: 'searched' });
    const [claimant] = (await read(caller, `/parties?project_id=${project_id}&is_claimant=true`)) as Json[];
    expect(claimant.hired_by_party_id).toBe(parties[1].id);
    expect(await organizations(caller)).toMatchObject([
      { name: owner.name, kind: 'owner', address_line_1: '1 Sunset Plaza', livemode: true },
      { name: builder.name, kind: 'contractor', livemode: true },
    ]);
    expect(await read(caller, `/notices/${notice_id}`)).toMatchObject({
      project_id,
      type: 'preliminary',
      status: 'draft',
      state: 'CA',
      first_furnishing_date: '2026-01-20',
      deadline_date: '2026-02-09',
      deadline_source: 'partner',
    });
    expect(types).toEqual(
      expect.arrayContaining(['project.created', 'notice.created', 'party.created', 'fulfillment_request.updated']),
    );
  });

  it('change the same records when they are reported again', async () => {
    const ticket = await openTicket(world, partner);
    await ticket.sendReport('facts', facts);
    const before = (await ticket.show()).result;
    const [knownOwner] = await partiesOf(ticket, before.project_id);
    const again = {
      project: { parcel_number: '014-0001-003' },
      jobsite: { legal_description: null },
      parties: [
        { ...owner, name: 'SUNSET TOWER PARTNERS LLC', address_line_1: '9 Elsewhere Rd', reputed: true },
        { ...builder, address_line_1: '200 Harbor St.', is_active: false },
        { role: 'lender', name: 'First Bank' },
      ],
      notice: { deadline_date: '2026-02-11' },
    };
    expect((await ticket.sendReport('facts', again)).body).toEqual({ received: true });
    const after = (await ticket.show()).result;
    expect(after).toMatchObject({
      project_id: before.project_id,
      jobsite_id: before.jobsite_id,
      notice_id: before.notice_id,
    });
    expect(await read(ticket.caller, `/projects/${after.project_id}`)).toMatchObject({
      parcel_number: '014-0001-003',
      permit_number: 'B-17',
    });
    expect(await read(ticket.caller, `/jobsites/${after.jobsite_id}`)).toMatchObject({
      legal_description: null,
      county: 'San Francisco',
    });
    expect(await partiesOf(ticket, after.project_id)).toMatchObject([
      { id: knownOwner.id, reputed: true, address_line_1: '9 Elsewhere Rd', city: 'Oakland' },
      { role: 'general_contractor', is_active: false, address_line_1: null },
      { role: 'lender' },
    ]);
    expect((await organizations(ticket.caller)).map(({ name }) => name)).toEqual([
      owner.name,
      builder.name,
      'First Bank',
    ]);
    expect(await read(ticket.caller, `/notices/${after.notice_id}`)).toMatchObject({
      deadline_date: '2026-02-11',
      deadline_source: 'partner',
    });
    // A report with the organization's own address removes the override of the party.
    await ticket.sendReport('facts', { parties: [owner] });
    expect((await partiesOf(ticket, after.project_id))[0]).toMatchObject({ address_line_1: null, reputed: true });
  });

  it('are matched to organizations of the account’s directory by name and address', async () => {
    const caller = await world.caller();
    const stranger = await world.caller();
    const create = async (whose: Caller, body: object): Promise<string> =>
      (await world.rest(whose, 'POST', '/organizations', body)).body.data.id;
    await create(stranger, { name: owner.name, address_line_1: '1 Sunset Plaza', zip: '94607' });
    await create(await world.sandboxOf(caller), { name: owner.name, address_line_1: '1 Sunset Plaza', zip: '94607' });
    await create(caller, { name: owner.name, address_line_1: '77 Other Road', zip: '94607' });
    const there = await create(caller, {
      name: 'Sunset Tower Partners L.L.C.',
      address_line_1: '1 SUNSET PLAZA',
      zip: '94607',
    });
    const withoutAddress = await create(caller, { name: 'Bayline Builders, Inc' });
    const bank = await create(caller, { name: 'First & Last Bank', address_line_1: '5 Bank Way', zip: '94607' });
    const ticket = await openTicket(world, partner, { caller });
    await ticket.sendReport('facts', { parties: [owner, builder, { role: 'lender', name: 'First and Last Bank' }] });
    const { project_id } = (await ticket.show()).result;
    expect((await partiesOf(ticket, project_id)).map(({ organization_id }) => organization_id)).toEqual([
      there,
      withoutAddress,
      bank,
    ]);
    expect(await read(caller, `/organizations/${withoutAddress}`)).toMatchObject({
      address_line_1: '200 Harbor Street',
    });
    expect(await organizations(caller)).toHaveLength(5);
  });

  it('complete the project from which the request was made', async () => {
    const first = await openTicket(world, partner, { credits: '500.00' });
    await first.sendReport('facts', facts);
    const { project_id, jobsite_id, notice_id } = (await first.show()).result;
    const { caller } = first;
    const project = await openTicket(world, partner, {
      caller,
      more: { source_kind: 'project', source_id: project_id },
    });
    await project.sendReport('facts', { project: { loan_number: 'L-1' } });
    expect((await project.show()).result).toMatchObject({ project_id, jobsite_id });
    expect((await project.show()).result.notice_id).not.toBe(notice_id);
    expect(await read(caller, `/projects/${project_id}`)).toMatchObject({ loan_number: 'L-1', permit_number: 'B-17' });
    const notice = await openTicket(world, partner, { caller, more: { source_kind: 'notice', source_id: notice_id } });
    await notice.sendReport('facts', { notice: { deadline_date: '2026-02-20' } });
    expect((await notice.show()).result).toMatchObject({ project_id, jobsite_id, notice_id });
    expect(await read(caller, `/notices/${notice_id}`)).toMatchObject({
      deadline_date: '2026-02-20',
      deadline_source: 'partner',
    });
  });

  it('leave the deadline to the rules when they do not include one', async () => {
    const ticket = await openTicket(world, partner);
    await ticket.sendReport('facts', { notice: { notice_date: '2026-01-25' } });
    const { notice_id } = (await ticket.show()).result;
    expect(await read(ticket.caller, `/notices/${notice_id}`)).toMatchObject({
      notice_date: '2026-01-25',
      deadline_date: '2026-02-09',
      deadline_source: 'calculated',
    });
  });

  it('create a record again if the caller has deleted it', async () => {
    const ticket = await openTicket(world, partner);
    await ticket.sendReport('facts', facts);
    const before = (await ticket.show()).result;
    await world.rest(ticket.caller, 'DELETE', `/notices/${before.notice_id}`);
    await ticket.sendReport('facts', { notice: { deadline_date: '2026-03-01' } });
    const after = (await ticket.show()).result;
    expect(after.project_id).toBe(before.project_id);
    expect(after.notice_id).not.toBe(before.notice_id);
  });

  it('mark the notice as served when it is mailed', async () => {
    const ticket = await openTicket(world, partner);
    await ticket.sendReport('facts', facts);
    const { notice_id } = (await ticket.show()).result;
    const { types } = await recordEvents(world, ticket.caller, () =>
      ticket.sendReport('mailed', {
        recipients: [{ name: owner.name, tracking_number: '9400' }],
        mailed_at: '2026-02-01T17:00:00Z',
      }),
    );
    expect(await read(ticket.caller, `/notices/${notice_id}`)).toMatchObject({
      status: 'served',
      served_at: '2026-02-01T17:00:00.000+00:00',
    });
    expect(types).toEqual(expect.arrayContaining(['notice.transitioned', 'notice.served']));
    const locked = await ticket.sendReport('facts', { notice: { deadline_date: '2026-04-01' } });
    expect([locked.status, Object.keys(locked.body.errors)]).toEqual([422, ['notice.status']]);
    expect((await ticket.sendReport('facts', { parties: [owner] })).body).toEqual({ received: true });
  });

  it.each<[string, object, string[]]>([
    [
      'malformed fields',
      {
        parties: [{ role: 'king', name: '', zip: '1' }],
        jobsite: { zip: 'x' },
        notice: { deadline_date: '2026-02-30' },
      },
      ['jobsite.zip', 'parties.0.role', 'parties.0.name', 'parties.0.zip', 'notice.deadline_date'],
    ],
    ['work that ends before it begins', { project: { completion_date: '2025-12-31' } }, ['project.completion_date']],
    ['the claimant', { parties: [owner, { role: 'subcontractor', name: 'THE CLAIMANT' }] }, ['parties.1.name']],
    ['a jobsite without a place', { jobsite: { address_line_1: null } }, ['jobsite.address_line_1']],
    ['a cleared sector', { project: { sector: null } }, ['project.sector']],
    ['values that are not objects', { project: 'big', parties: {} }, ['project', 'parties']],
  ])('are refused by field with %s, and nothing is stored', async (_, data, fields) => {
    const ticket = await openTicket(world, partner);
    const [{ name }] = (await world.sql<{ name: string }>('select name from organizations where id = $1', [
      ticket.caller.organizationId,
    ])) as [{ name: string }];
    const text = JSON.stringify(data).replace('THE CLAIMANT', name);
    let refused: Json;
    await expectNothingWritten(world, async () => {
      refused = await ticket.sendReport('facts', JSON.parse(text));
    });
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, fields.sort()]);
    expect((await ticket.show()).status).toBe('submitted');
    // The same report, corrected, is accepted.
    expect((await ticket.sendReport('facts', facts)).body).toEqual({ received: true });
  });

  it('are refused with too many parties', async () => {
    const ticket = await openTicket(world, partner);
    const parties = Array.from({ length: 201 }, (_, index) => ({ role: 'lender', name: `Bank ${index}` }));
    const refused = await ticket.sendReport('facts', { parties });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['parties']]);
  });
});
