import { beforeAll, describe, expect, it } from '@jest/globals';
import { recordEvents } from '../events/record-events.js';
import { acceptInvitations, type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('what is missing before a pay application is paid', () => {
  const world = openWorld();
  let gc: Caller;
  let job: Billing;
  let company: Json;
  let party: Json;

  beforeAll(async () => {
    gc = await world.caller({ name: 'Golden State Builders' });
    ({ job, company, party } = await newJob());
  });

  /** A project in Florida of the general contractor, with a subcontractor that it hired. */
  async function newJob(state = 'FL') {
    const newBilling = await billing(world, gc, ['10000', '10000']);
    await newBilling.made(
      newBilling.rest('PUT', `/projects/${newBilling.projectId}`, {
        state,
        use: 'commercial',
        claimant_role: 'general_contractor',
      }),
    );
    const { data: parties } = (await newBilling.rest('GET', `/parties?project_id=${newBilling.projectId}`)).body;
    const sub = await newBilling.made(
      newBilling.rest('POST', '/organizations', { ...bodies.contractor, name: 'Lopez Steel LLC' }),
    );
    const subParty = await newBilling.made(
      newBilling.rest('POST', '/parties', {
        project_id: newBilling.projectId,
        organization_id: sub.id,
        role: 'subcontractor',
        hired_by_party_id: parties[0].id,
      }),
    );
    return { job: newBilling, company: sub, party: subParty };
  }
  const bill = (one = job, period_to = '2026-03-31'): Promise<Json> =>
    one.made(one.create({ period_to, lines: [one.entry('1', { percent_complete: 50 })] }));
  const missing = async (id: string, by = gc, query = ''): Promise<Json> => {
    const answer = await world.rest(by, 'GET', `/pay-applications/${id}/missing-before-payment${query}`);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.data;
  };
  const arrive = (body: object, one = job): Promise<Json> =>
    one.made(
      one.rest('POST', '/received-notices', {
        project_id: one.projectId,
        kind: 'preliminary',
        claimant_name: 'Lopez Steel',
        received_on: '2026-02-10',
        receipt_method: 'mail',
        ...body,
      }),
    );
  const waive = async (one: Billing, organization_id: string, body: object, status = 'signed') => {
    const waiver = { ...bodies.waiver, state: 'FL', project_id: one.projectId, organization_id, ...body };
    const { id } = await one.made(one.rest('POST', '/waivers', waiver));
    await world.sql(
      `update waivers set status = $2, printed = '{}', signature = '{}', signed_at = now(), payment_received_on = '2026-03-05'
       where id = $1`,
      [id, status],
    );
    return id;
  };

  it('lists who can claim, until when and for how much, and the waivers that they owe', async () => {
    const application = await bill();
    const read = await missing(application.id);
    expect(read).toMatchObject({ project_id: job.projectId, pay_application_id: application.id, is_hold: true });
    const owed = {
      type: 'conditional_progress',
      pay_application_id: application.id,
      application_number: 1,
      through_date: '2026-03-31',
    };
    expect(read.claimants).toEqual([
      {
        party_id: party.id,
        name: 'Lopez Steel LLC',
        role: 'subcontractor',
        match: 'matched',
        received_notice_ids: [],
        amount_noticed: null,
        preliminary_notice: 'not_received',
        standing: 'can_claim',
        right: 'mechanics_lien',
        // 90 days after the last day of the period (Fla. Stat. 713.08(5)): at least until then.
        claim_until: '2026-06-29',
        is_claim_until_known: false,
        explanation: expect.stringContaining('90 days'),
        outstanding_waivers: [owed],
        is_held: true,
      },
    ]);
    const first = await arrive({
      amount: '9000',
      last_furnishing_date: '2096-03-13',
      first_furnishing_date: '2026-02-01',
    });
    await job.made(job.rest('POST', `/received-notices/${first.id}/match`, { party_id: party.id }));
    const [noticed] = (await missing(application.id)).claimants;
    expect(noticed).toMatchObject({
      received_notice_ids: [first.id],
      amount_noticed: '9000.00',
      preliminary_notice: 'received',
      // 18 days of March, 30 of April, 31 of May and 11 of June, a Monday.
      claim_until: '2096-06-11',
      is_claim_until_known: true,
    });
    const waiver = await waive(job, company.id, { through_date: '2026-03-31' });
    expect(await missing(application.id)).toMatchObject({
      is_hold: false,
      claimants: [{ outstanding_waivers: [], is_held: false }],
    });
    // One through an earlier day does not cover the period.
    await world.sql(`update waivers set through_date = '2026-02-28' where id = $1`, [waiver]);
    expect((await missing(application.id)).is_hold).toBe(true);
    // That holds for a waiver of the application itself as well. One of it without a day waives what it bills.
    const give = (id: string | null, day: string | null) =>
      world.sql('update waivers set pay_application_id = $2, through_date = $3 where id = $1', [waiver, id, day]);
    await give(application.id, '2026-02-28');
    expect((await missing(application.id)).is_hold).toBe(true);
    await give(application.id, null);
    expect((await missing(application.id)).is_hold).toBe(false);
    await give(null, '2026-02-28');
    const { body } = await world.graphql(
      gc,
      `{ payApplications(filter: { projectId: "${job.projectId}" }) { nodes { missingBeforePayment { isHold claimants { claimUntil } } } } }`,
    );
    expect(body.data.payApplications.nodes).toEqual([
      { missingBeforePayment: { isHold: true, claimants: [{ claimUntil: '2096-06-11' }] } },
    ]);
    // Once the last day has surely passed, nothing is owed.
    await job.made(job.rest('PUT', `/received-notices/${first.id}`, { last_furnishing_date: '2026-03-10' }));
    expect(await missing(application.id)).toMatchObject({
      is_hold: false,
      claimants: [{ standing: 'ended', claim_until: '2026-06-08', outstanding_waivers: [] }],
    });
  });

  it('holds for a claim until it is released, and for a claimant that the project does not know', async () => {
    const { job: other, company: sub, party: subParty } = await newJob();
    const application = await bill(other);
    await waive(other, sub.id, { through_date: '2026-03-31' });
    expect((await missing(application.id)).is_hold).toBe(false);
    const lien = await arrive({ kind: 'lien', amount: '4000' }, other);
    await other.made(other.rest('POST', `/received-notices/${lien.id}/match`, { party_id: subParty.id }));
    expect((await missing(application.id)).claimants).toMatchObject([
      { standing: 'claim_made', amount_noticed: '4000.00', is_held: true },
    ]);
    await other.made(other.rest('PUT', `/received-notices/${lien.id}`, { released_on: '2026-02-20' }));
    expect((await missing(application.id)).is_hold).toBe(false);
    const stranger = await arrive({ claimant_name: 'Delta Rentals', amount: '700' }, other);
    const again = await arrive({ claimant_name: 'DELTA RENTALS, INC.', amount: '800' }, other);
    await other.made(other.rest('POST', `/received-notices/${again.id}/match`, { unknown_claimant: true }));
    const { claimants, is_hold } = await missing(application.id);
    expect(is_hold).toBe(true);
    expect(claimants[1]).toMatchObject({
      party_id: null,
      name: 'DELTA RENTALS, INC.',
      role: null,
      match: 'unknown_claimant',
      received_notice_ids: [again.id, stranger.id],
      amount_noticed: '800.00',
      standing: 'can_claim',
      outstanding_waivers: [{ type: 'conditional_progress' }],
    });
  });

  it('asks for the unconditional waiver of the payment before, which a held one is not', async () => {
    const { job: other, company: sub } = await newJob('TX');
    const first = await bill(other, '2026-02-28');
    await other.advance(first.id, 'submitted', 'under_review', 'approved', 'paid');
    const second = await bill(other, '2026-03-31');
    const types = async () =>
      (await missing(second.id)).claimants[0].outstanding_waivers.map((owed: Json) => [owed.type, owed.through_date]);
    expect(await types()).toEqual([
      ['conditional_progress', '2026-03-31'],
      ['unconditional_progress', '2026-02-28'],
    ]);
    // Texas: the 15th day of the fourth month after March.
    expect((await missing(second.id)).claimants[0]).toMatchObject({ claim_until: '2026-07-15' });
    const waiver = { type: 'unconditional_progress', state: 'TX', through_date: '2026-02-28' };
    const id = await waive(other, sub.id, waiver);
    // It is signed, and held until the payment.
    expect(await types()).toHaveLength(2);
    await world.sql(`update waivers set status = 'released' where id = $1`, [id]);
    expect(await types()).toEqual([['conditional_progress', '2026-03-31']]);
  });

  it('counts for a claimant that came back from the end of the later period, and from its first day on the project', async () => {
    const { job: other, party: subParty } = await newJob();
    const first = await bill(other, '2026-02-28');
    await other.advance(first.id, 'submitted', 'under_review', 'approved', 'paid');
    const second = await bill(other, '2026-03-31');
    const arriveFrom = async (body: object) => {
      const { id } = await arrive(body, other);
      await other.made(other.rest('POST', `/received-notices/${id}/match`, { party_id: subParty.id }));
      return id;
    };
    const owed = async () => {
      const [claimant] = (await missing(second.id)).claimants;
      return claimant.outstanding_waivers.map(({ type }: Json) => type);
    };
    // It began in March, as the older of its notices says: it had no part in the payment through February.
    await arriveFrom({ received_on: '2026-03-10', first_furnishing_date: '2026-03-05' });
    await arriveFrom({ received_on: '2026-04-15', first_furnishing_date: '2026-04-10' });
    expect(await owed()).toEqual(['conditional_progress']);
    await arriveFrom({ received_on: '2026-02-15', first_furnishing_date: '2026-02-02' });
    expect(await owed()).toEqual(['conditional_progress', 'unconditional_progress']);
    await arriveFrom({ received_on: '2026-02-25', last_furnishing_date: '2026-02-20' });
    // 90 days: 8 of February, 31 of March, 30 of April and 21 of May. It is paid for March, and its last day in March is not known.
    expect((await missing(first.id)).claimants).toMatchObject([
      { standing: 'ended', claim_until: '2026-05-21', is_claim_until_known: true },
    ]);
    expect((await missing(second.id)).claimants).toMatchObject([
      { standing: 'can_claim', claim_until: '2026-06-29', is_claim_until_known: false, is_held: true },
    ]);
    await arriveFrom({ received_on: '2026-03-15', last_furnishing_date: '2026-03-10' });
    expect((await missing(second.id)).claimants).toMatchObject([
      { standing: 'ended', claim_until: '2026-06-08', is_claim_until_known: true, is_held: false },
    ]);
  });

  it('asks nothing of another contractor of the owner until it has claimed', async () => {
    const { job: other, company: sub } = await newJob();
    const application = await bill(other);
    await waive(other, sub.id, { through_date: '2026-03-31' });
    const paving = await other.made(
      other.rest('POST', '/organizations', { ...bodies.contractor, name: 'Pacific Paving Inc' }),
    );
    const prime = await other.made(
      other.rest('POST', '/parties', {
        project_id: other.projectId,
        organization_id: paving.id,
        role: 'general_contractor',
      }),
    );
    const arriveFrom = async (kind: string) => {
      const { id } = await arrive({ kind, claimant_name: 'Pacific Paving' }, other);
      await other.made(other.rest('POST', `/received-notices/${id}/match`, { party_id: prime.id }));
      return id;
    };
    const notice = await arriveFrom('preliminary');
    const read = await missing(application.id);
    expect([read.is_hold, read.claimants.map(({ name }: Json) => name)]).toEqual([false, ['Lopez Steel LLC']]);
    const lien = await arriveFrom('lien');
    const [, claimant] = (await missing(application.id)).claimants;
    expect(claimant).toMatchObject({
      party_id: prime.id,
      received_notice_ids: [lien, notice],
      standing: 'claim_made',
      is_held: true,
    });
  });

  it('is reported once at submission and approval, and when a notice arrives while it is to be paid', async () => {
    const { job: other, company: sub } = await newJob();
    const application = await bill(other);
    const holds = async (work: () => Promise<unknown>) =>
      (await recordEvents(world, gc, work)).types.filter((type) => type === 'pay_application.payment_hold').length;
    expect(await holds(() => arrive({ claimant_name: 'Delta Rentals' }, other))).toBe(0);
    expect(await holds(() => other.advance(application.id, 'submitted'))).toBe(1);
    expect(await holds(() => other.advance(application.id, 'under_review'))).toBe(0);
    expect(await holds(() => arrive({ kind: 'lien' }, other))).toBe(1);
    expect(await holds(() => other.advance(application.id, 'approved'))).toBe(1);
    expect(await holds(() => other.advance(application.id, 'paid'))).toBe(0);
    expect(await holds(() => arrive({ kind: 'lien' }, other))).toBe(0);
    const { job: clean, company: cleanSub } = await newJob();
    const complete = await bill(clean);
    await waive(clean, cleanSub.id, { through_date: '2026-03-31' });
    expect(await holds(() => clean.advance(complete.id, 'submitted'))).toBe(0);
    expect(sub.id).not.toBe(cleanSub.id);
  });

  it('is read of a shared application with a project of one’s own, and shows nothing of the other company', async () => {
    const concrete = await world.caller({ name: 'Bay Concrete' });
    const theirs = await billing(world, concrete, ['5000']);
    const application = await theirs.made(theirs.create({ period_to: '2026-03-31' }));
    await theirs.made(
      theirs.rest('PUT', `/pay-applications/${application.id}`, {
        participants: [{ organization_id: gc.organizationId, role: 'general_contractor' }],
      }),
    );
    const path = `/pay-applications/${application.id}/missing-before-payment`;
    expect((await world.rest(gc, 'GET', path)).status).toBe(403);
    await acceptInvitations(world, gc);
    const refused = await world.rest(gc, 'GET', path);
    expect(refused.body.errors).toEqual({
      project_id: ['The project id field is required for a pay application of another company.'],
    });
    const foreign = await world.rest(gc, 'GET', `${path}?project_id=${theirs.projectId}`);
    expect([foreign.status, foreign.text]).toEqual([403, expect.any(String)]);
    const read = await missing(application.id, gc, `?project_id=${job.projectId}`);
    expect(read.claimants.map(({ name }: Json) => name)).toEqual(['Lopez Steel LLC']);
    const query = `{ payApplication(id: "${application.id}") { missingBeforePayment { isHold } } }`;
    expect((await world.graphql(gc, query)).body.data).toEqual({ payApplication: { missingBeforePayment: null } });
    for (const by of [await world.caller(), await world.sandboxOf(gc)]) {
      expect([403, 404]).toContain((await world.rest(by, 'GET', path)).status);
    }
  });
});
