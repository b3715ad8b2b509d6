import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { acceptInvitations, type Billing, billing } from '../support/records/billing.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

/** A contractor bills, and the project's owner has an account of its own: both work with one record. */
describe('a pay application between two organizations', () => {
  const world = shareWorld();
  let contractor: Caller;
  let owner: Caller;
  let stranger: Caller;
  let job: Billing;
  let id: string;
  let unsharedId: string;

  const show = (by: Caller) => world.rest(by, 'GET', `/pay-applications/${id}`);
  const query = `query($id: ID!) { payApplication(id: $id) { id status certifiedAmount amountPaid project { name }
    g702 { currentPaymentDue } g703 { description totalCompletedAndStored }
    participants { role organizationId } payments { amount reference } } }`;
  const list = '{ payApplications { totalCount nodes { id status } } }';
  const found = async (by: Caller, q: string, more = '&types=pay_applications'): Promise<string[]> => {
    const { status, body, text } = await world.rest(by, 'GET', `/search?q=${encodeURIComponent(q)}${more}`);
    if (status !== 200) throw new Error(text);
    return body.data.pay_applications.map((result: Json) => result.id);
  };

  beforeAll(async () => {
    contractor = await world.caller({ name: 'Bay Concrete Pumping' });
    owner = await world.caller({ name: 'Sunset Tower Partners' });
    stranger = await world.caller({ name: 'Third Party Works' });
    const other = await billing(world, contractor, ['500']);
    unsharedId = (await other.made(other.create({ period_to: '2026-01-31' }))).id;
    job = await billing(world, contractor, ['10000.00', '20000.00']);
    id = (await job.made(draw(job, owner))).id;
    await acceptInvitations(world, owner);
    await job.advance(id, 'submitted', 'under_review', 'approved');
  });

  function draw(on: Billing, reader: Caller) {
    return on.create({
      period_to: '2026-01-31',
      retainage_percent: 10,
      lines: [on.entry('1', { work_completed_this_period: '4000' }), on.entry('2', { materials_stored: '500.55' })],
      participants: [
        { organization_id: reader.organizationId, role: 'owner' },
        { organization_id: reader.organizationId, role: 'lender' },
      ],
    });
  }

  it('is one record that both read, through both APIs, in every status', async () => {
    const reader = await world.caller();
    const own = await billing(world, contractor, ['10000.00', '20000.00']);
    const { id: shared } = await own.made(draw(own, reader));
    await acceptInvitations(world, reader);
    const at = (by: Caller, path = '') => world.rest(by, 'GET', `/pay-applications/${shared}${path}`);
    for (const move of ['draft', 'submitted', 'under_review', 'approved', 'partially_paid', 'paid']) {
      const part = move === 'partially_paid' ? { amount: '1000.25', paid_on: '2026-02-20' } : {};
      if (move !== 'draft') await own.made(own.move(shared, move, part));
      const [mine, theirs] = [await at(contractor), await at(reader)];
      expect([theirs.status, theirs.body]).toEqual([200, mine.body]);
      expect(theirs.body.data.status).toBe(move);
      const seen = await world.graphql(reader, query, { id: shared });
      expect(seen.body.errors).toBeUndefined();
      expect(seen.body.data.payApplication).toMatchObject({ id: shared, status: move.toUpperCase(), project: null });
      const listed = (await world.rest(reader, 'GET', `/pay-applications?status=${move}`)).body;
      expect([listed.meta.total, listed.data.map((record: Json) => record.id)]).toEqual([1, [shared]]);
      const lists = (await world.graphql(reader, list)).body.data.payApplications;
      expect(lists).toEqual({ totalCount: 1, nodes: [{ id: shared, status: move.toUpperCase() }] });
    }
    const [mine, theirs] = [await at(contractor, '/payments'), await at(reader, '/payments')];
    expect(theirs.body).toEqual(mine.body);
    // 4,500.55 less 10%: 400.00 on work and 50.06 on material.
    expect(theirs.body.data.map(({ amount }: Json) => amount)).toEqual(['1000.25', '3050.24']);
  });

  it('is found by both searches, but not with the other account’s words for the participant', async () => {
    const projectName = (await job.rest('GET', `/projects/${job.projectId}`)).body.data.name;
    expect(await found(contractor, 'pay application 1')).toContain(id);
    expect(await found(contractor, projectName)).toContain(id);
    expect(await found(owner, 'pay application 1')).toEqual([id]);
    expect(await found(owner, 'aplication')).toEqual([id]);
    expect(await found(owner, '2026-01-31', '')).toEqual([id]);
    expect(await found(owner, projectName, '')).toEqual([]);
    const { data, meta } = (await world.rest(owner, 'GET', '/search?q=pay')).body;
    expect(data.pay_applications).toMatchObject([{ title: 'Pay application 1', status: 'approved' }]);
    expect(Object.entries(meta.counts).filter(([, count]) => count !== 0)).toEqual([['pay_applications', 1]]);
    const text = 'query($q: String!) { search(query: $q) { groups { count results { id title } } } }';
    const { groups } = (await world.graphql(owner, text, { q: 'pay application' })).body.data.search;
    expect(groups.flatMap(({ results }: Json) => results)).toEqual([{ id, title: 'Pay application 1' }]);
  });

  it('cannot be changed by the participant, through either API', async () => {
    const message = 'That pay application belongs to another organization: you can read it but not change it.';
    await expectNothingWritten(world, async () => {
      for (const [method, path, body] of [
        ['PUT', '', { period_to: '2026-02-01' }],
        ['PATCH', '', { participants: [] }],
        ['DELETE', '', undefined],
        ['POST', '/transition', { status: 'void' }],
        ['POST', '/payments', { amount: '1' }],
        ['PUT', '/meta/note', { value: 'x' }],
      ] as const) {
        const answer = await world.rest(owner, method, `/pay-applications/${id}${path}`, body);
        expect({ method, path, status: answer.status, message: answer.body.message }).toEqual({
          method,
          path,
          status: 403,
          message,
        });
      }
      for (const [mutation, input] of [
        ['updatePayApplication(input: $i) { id }', 'UpdatePayApplicationInput'],
        ['deletePayApplication(input: $i) { id }', 'RecordInput'],
      ] as const) {
        const answer = await world.graphql(owner, `mutation($i: ${input}!) { ${mutation} }`, { i: { id } });
        expect([mutation, answer.body.errors[0].message]).toEqual([mutation, message]);
        expect(answer.body.errors[0].extensions.code).toBe('FORBIDDEN');
      }
      const next = { project_id: job.projectId, sov_id: job.sovId, period_to: '2026-02-28' };
      expect((await world.rest(owner, 'POST', '/pay-applications', next)).status).toBe(403);
    });
  });

  it('gives the participant access to nothing else of the account', async () => {
    for (const path of [`/pay-applications/${unsharedId}`, `/projects/${job.projectId}`, `/sovs/${job.sovId}`]) {
      expect({ path, status: (await world.rest(owner, 'GET', path)).status }).toEqual({ path, status: 403 });
    }
    for (const path of ['/projects', '/sovs', '/waivers', '/divisions', '/parties']) {
      expect({ path, total: (await world.rest(owner, 'GET', path)).body.meta.total }).toEqual({ path, total: 0 });
    }
  });

  it('cannot be read by another account', async () => {
    expect((await show(stranger)).status).toBe(403);
    expect((await world.graphql(stranger, query, { id })).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await world.rest(stranger, 'GET', `/pay-applications/${id}/payments`)).status).toBe(403);
    expect((await world.rest(stranger, 'GET', '/pay-applications')).body.meta.total).toBe(0);
    expect((await world.graphql(stranger, list)).body.data.payApplications).toEqual({ totalCount: 0, nodes: [] });
    expect(await found(stranger, 'pay application 1', '')).toEqual([]);
  });

  it('disappears from the participant’s searches, lists and reads with the participation, and returns with it', async () => {
    const sandbox = await world.sandboxOf(owner);
    expect(await found(sandbox, 'pay application')).toEqual([]);
    expect((await world.rest(sandbox, 'GET', '/pay-applications')).body.meta.total).toBe(0);
    expect((await show(sandbox)).status).not.toBe(200);
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants: [] }));
    expect(await found(owner, 'pay application')).toEqual([]);
    expect((await show(owner)).status).toBe(403);
    expect(await found(contractor, 'pay application 1')).toContain(id);
    const participants = [{ organization_id: owner.organizationId, role: 'owner' }];
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants }));
    expect(await found(owner, 'pay application')).toEqual([]);
    await acceptInvitations(world, owner);
    expect(await found(owner, 'pay application')).toEqual([id]);
  });

  it('disappears from the participant’s search when its draft is deleted', async () => {
    const participants = [{ organization_id: stranger.organizationId, role: 'lender' }];
    const next = await job.made(job.create({ period_to: '2026-02-28', participants }));
    await acceptInvitations(world, stranger);
    expect(await found(stranger, 'pay application 2')).toEqual([next.id]);
    expect((await job.rest('DELETE', `/pay-applications/${next.id}`)).status).toBe(200);
    expect(await found(stranger, 'pay application 2')).toEqual([]);
  });
});
