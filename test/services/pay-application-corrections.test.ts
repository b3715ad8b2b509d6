/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a corrected payment on a pay application', () => {
  const world = shareWorld();
  let caller: Caller;
  let job: Billing;
  let id: string;
  beforeAll(async () => {
    caller = await world.caller();
  });
  /** An application of 1000.00 that is approved and not paid. */
  beforeEach(async () => {
    job = await billing(world, caller, ['10000']);
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    ({ id } = await job.made(job.create({ period_to: '2026-01-31', lines })));
    await job.advance(id, 'submitted', 'under_review', 'approved');
  });

  const pay = async (amount: string): Promise<string> =>
    (await job.made(job.rest('POST', `/pay-applications/${id}/payments`, { amount }))).id;
  const correct = (payment: string, body: object) =>
    job.rest('PATCH', `/pay-applications/${id}/payments/${payment}`, body);
  const takeBack = (payment: string) => job.rest('DELETE', `/pay-applications/${id}/payments/${payment}`);
  const statusAndSums = async () => {
    const { status, amount_paid, amount_outstanding } = await job.made(job.rest('GET', `/pay-applications/${id}`));
    return [status, amount_paid, amount_outstanding];
  };
  const eventsOf = (subject: string) =>
    world.sql<{ type: string }>(
      `select type from (select id, type, subject_id from event_outbox union all select id, type, subject_id from events) e
       where subject_id = $1 order by id`,
      [subject],
    );

  it('changes the status and the totals, in both directions', async () => {
    const payment = await pay('1000.00');
    expect(await statusAndSums()).toEqual(['paid', '1000.00', '0.00']);
    const { body } = await correct(payment, { amount: '400.00', reference: 'Check 12' });
    expect(body.data).toMatchObject({ id: payment, amount: '400.00', reference: 'Check 12', notes: null });
    expect(await statusAndSums()).toEqual(['partially_paid', '400.00', '600.00']);
    await correct(payment, { amount: '1000.00' });
    expect(await statusAndSums()).toEqual(['paid', '1000.00', '0.00']);
    const gone = await takeBack(payment);
    expect([gone.status, gone.body]).toEqual([200, { message: 'Payment deleted.' }]);
    expect(await statusAndSums()).toEqual(['approved', '0.00', '1000.00']);
    // It can be voided again once it has no payment.
    expect(await job.advance(id, 'void')).toMatchObject({ status: 'void' });
  });

  it('keeps omitted fields, and clears fields that are null', async () => {
    const payment = await pay('100.00');
    await correct(payment, { paid_on: '2026-02-03', reference: 'Check 12', notes: 'Late' });
    const { body } = await job.rest('PUT', `/pay-applications/${id}/payments/${payment}`, { notes: null });
    expect(body.data).toMatchObject({
      amount: '100.00',
      paid_on: '2026-02-03',
      reference: 'Check 12',
      notes: null,
    });
  });

  it('never exceeds the certified amount, is above zero, and is not in the future', async () => {
    const [payment] = [await pay('400.00'), await pay('500.00')];
    await expectNothingWritten(world, async () => {
      const { status, body } = await correct(payment, { amount: '500.01', paid_on: '2999-01-01' });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['amount', 'paid_on']]);
      for (const amount of ['0', '-1', null]) expect((await correct(payment, { amount })).status).toBe(422);
      expect((await correct(payment, { paid_on: null })).status).toBe(422);
    });
    expect((await correct(payment, { amount: '500.00' })).status).toBe(200);
    expect(await statusAndSums()).toEqual(['paid', '1000.00', '0.00']);
  });

  it('must belong to that application', async () => {
    const payment = await pay('100.00');
    const other = await billing(world, caller, ['500']);
    const second = await other.made(other.create({ period_to: '2026-01-31', lines: [] }));
    const stranger = await world.caller();
    const unknown = '01a1fdd9-d06f-7552-a7d6-9a791f51a5f4';
    await expectNothingWritten(world, async () => {
      expect((await takeBack(unknown)).status).toBe(404);
      expect((await correct(unknown, { amount: '1' })).status).toBe(404);
      expect((await job.rest('DELETE', `/pay-applications/${second.id}/payments/${payment}`)).status).toBe(404);
      const foreign = await world.rest(stranger, 'DELETE', `/pay-applications/${id}/payments/${payment}`);
      expect(foreign.status).toBe(403);
    });
    expect(await statusAndSums()).toEqual(['partially_paid', '100.00', '900.00']);
  });

  it('is recorded in the audit log, and as an event of the application', async () => {
    const payment = await pay('1000.00');
    await correct(payment, { amount: '900.00' });
    await correct(payment, { amount: '800.00' });
    await takeBack(payment);
    const entries = await world.sql(
      `select action, old_values ->> 'amount' as before, new_values ->> 'amount' as after from audit_entries
       where auditable_id = $1 order by id`,
      [payment],
    );
    expect(entries.map(({ action, before, after }) => [action, Number(before), Number(after)])).toEqual([
      ['created', 0, 1000],
      ['updated', 1000, 900],
      ['updated', 900, 800],
      ['deleted', 800, 0],
    ]);
    const types = (await eventsOf(id)).map(({ type }) => type);
    expect(types.slice(-4)).toEqual([
      'pay_application.transitioned',
      'pay_application.transitioned',
      'pay_application.updated',
      'pay_application.transitioned',
    ]);
  });

  it('is corrected by one request at a time', async () => {
    const payments = [await pay('300.00'), await pay('300.00'), await pay('300.00')];
    const answers = await Promise.all(payments.map((payment) => correct(payment, { amount: '400.00' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await statusAndSums()).toEqual(['paid', '1000.00', '0.00']);
    await Promise.all([takeBack(payments[0]!), takeBack(payments[1]!), takeBack(payments[0]!)]);
    const [status, paid] = await statusAndSums();
    expect([status, Number(paid) <= 400]).toEqual(['partially_paid', true]);
  });

  it('can be corrected through GraphQL as well, several in one document', async () => {
    const [one, two] = [await pay('300.00'), await pay('200.00')];
    const { body } = await world.graphql(
      caller,
      `mutation ($a: UpdatePayApplicationPaymentInput!, $b: DeletePayApplicationPaymentInput!) {
        updatePayApplicationPayment(input: $a) { amount }
        deletePayApplicationPayment(input: $b) { id amount }
      }`,
      { a: { id, paymentId: one, amount: '350.00' }, b: { id, paymentId: two } },
    );
    expect(body.data).toEqual({
      updatePayApplicationPayment: { amount: '350.00' },
      deletePayApplicationPayment: { id: two, amount: '200.00' },
    });
    expect(await statusAndSums()).toEqual(['partially_paid', '350.00', '650.00']);
  });

  describe('and a waiver that became effective with it', () => {
    const signature = {
      method: 'typed',
      ip: '127.0.0.1',
      userAgent: 'test',
      consentedAt: '2026-02-01T00:00:00Z',
      documentSha256: 'f'.repeat(64),
    };

    /** A waiver for the application, with this status. */
    async function waiver(type: string, status: 'signed' | 'effective' | 'released', amount: string): Promise<string> {
      const body = { ...bodies.waiver, type, amount, pay_application_id: id, project_id: job.projectId };
      const made: Json = await job.made(
        job.rest('POST', '/waivers', { ...body, organization_id: caller.organizationId }),
      );
      await world.sql(
        `update waivers set status = $2, printed = '{}', signed_at = now(), signature = $3, payment_received_on = '2026-02-01',
           effective_at = case when $2 = 'effective' then now() end, released_at = case when $2 = 'released' then now() end
         where id = $1`,
        [made.id, status, signature],
      );
      return made.id;
    }
    const show = async (waiverId: string) => {
      const shown = await job.made(job.rest('GET', `/waivers/${waiverId}`));
      return [shown.status, shown.payment_received_on, shown.effective_at];
    };

    it('make the waiver wait for its payment again once the payments no longer cover it', async () => {
      const payment = await pay('1000.00');
      const waiverId = await waiver('conditional_progress', 'effective', '900.00');
      await correct(payment, { amount: '900.00' });
      expect((await show(waiverId))[0]).toBe('effective');
      await correct(payment, { amount: '899.99' });
      expect(await show(waiverId)).toEqual(['signed', null, null]);
      expect((await eventsOf(waiverId)).at(-1)!.type).toBe('waiver.transitioned');
      const again = await job.rest('POST', `/waivers/${waiverId}/transition`, {
        status: 'effective',
        payment_received_on: '2026-02-10',
      });
      expect(again.status).toBe(200);
    });

    it('leave the waiver effective if the recorded payments never covered it, or if it does not depend on them', async () => {
      const payment = await pay('500.00');
      const confirmed = await waiver('conditional_progress', 'effective', '900.00');
      const released = await waiver('unconditional_progress', 'released', '500.00');
      await takeBack(payment);
      expect((await show(confirmed))[0]).toBe('effective');
      expect((await show(released))[0]).toBe('released');
    });
  });
});
