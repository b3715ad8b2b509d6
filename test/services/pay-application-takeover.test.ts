/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type Billing, billing } from '../support/records/billing.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a pay application', () => {
  const world = shareWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
  });

  describe('that takes over a running job', () => {
    const opening = (job: Billing, more: object = {}) => ({
      retainage: '4700',
      lines: [
        { sov_line_id: job.lines[1], work_completed: '10000' },
        { sov_line_id: job.lines[2], work_completed: '35000', materials_stored: 2000 },
      ],
      ...more,
    });
    const start = { application_number: 7, period_from: '2026-03-01', period_to: '2026-03-31', retainage_percent: 10 };

    it('has a number of its own, and its figures go on from there', async () => {
      const job = await billing(world, caller, ['10000', '60000', '30000']);
      const lines = [job.entry('3', { work_completed_this_period: '3000' })];
      const seventh = await job.made(job.create({ ...start, opening: opening(job), lines }));
      expect(seventh).toMatchObject({
        application_number: 7,
        warnings: [],
        opening: {
          certified_to_date: '42300.00',
          retainage: '4700.00',
          lines: [
            { sov_line_id: job.lines[1], work_completed: '10000.00', materials_stored: '0.00' },
            { sov_line_id: job.lines[2], work_completed: '35000.00', materials_stored: '2000.00' },
          ],
        },
        g702: {
          total_completed_and_stored: '50000.00',
          total_retainage: '5000.00',
          total_earned_less_retainage: '45000.00',
          less_previous_certificates: '42300.00',
          current_payment_due: '2700.00',
          balance_to_finish: '55000.00',
        },
      });
      expect(seventh.g703[1]).toMatchObject({ work_completed_previous: '35000.00', materials_stored: '2000.00' });
      await job.advance(seventh.id, 'submitted', 'under_review', 'approved');
      const eighth = await job.made(job.create({ period_to: '2026-04-30' }));
      expect(eighth).toMatchObject({
        application_number: 8,
        opening: null,
        g702: { less_previous_certificates: '45000.00', current_payment_due: '0.00', balance_to_finish: '55000.00' },
        g703_totals: { work_completed_previous: '48000.00', materials_stored: '2000.00' },
      });
    });

    it('can be changed while it is a draft, and is frozen then', async () => {
      const job = await billing(world, caller, ['10000', '60000', '30000']);
      const { id } = await job.made(job.create({ ...start, opening: {} }));
      const put = (body: object) => job.rest('PUT', `/pay-applications/${id}`, body);
      const changed = await job.made(put({ opening: opening(job, { certified_to_date: '40000' }) }));
      expect(changed.g702).toMatchObject({ less_previous_certificates: '40000.00', current_payment_due: '2300.00' });
      expect((await job.made(put({ period_to: '2026-03-30' }))).g702).toEqual(changed.g702);
      const emptied = await job.made(put({ opening: {} }));
      expect(emptied).toMatchObject({ application_number: 7, g702: { less_previous_certificates: '0.00' } });
      await job.made(put({ opening: opening(job) }));
      await job.advance(id, 'submitted');
      expect((await put({ opening: null })).status).toBe(422);
    });

    it('keeps its balances as long as it has a number of its own', async () => {
      const job = await billing(world, caller, ['10000', '60000', '30000']);
      const { id } = await job.made(job.create({ ...start, opening: opening(job) }));
      await expectNothingWritten(world, async () => {
        const { status, body } = await job.rest('PUT', `/pay-applications/${id}`, { opening: null });
        expect({ status, errors: body.errors }).toEqual({
          status: 422,
          errors: {
            opening: [
              'Application 7 takes over a running job, as the first one here: it has opening balances. Change them, or delete the draft to begin with number 1.',
            ],
          },
        });
      });
      await job.rest('DELETE', `/pay-applications/${id}`);
      const first = await job.made(job.create({ ...start, application_number: 1, opening: opening(job) }));
      const cleared = await job.made(job.rest('PUT', `/pay-applications/${first.id}`, { opening: null }));
      expect(cleared).toMatchObject({
        application_number: 1,
        opening: null,
        g702: { less_previous_certificates: '0.00' },
      });
    });

    it('warns when its rates retain another amount than was held', async () => {
      const job = await billing(world, caller, ['10000', '60000', '30000']);
      const { warnings, g702 } = await job.made(job.create({ ...start, retainage_percent: 5, opening: opening(job) }));
      expect(g702.current_payment_due).toBe('2350.00');
      expect(warnings).toEqual([
        {
          field: 'opening.retainage',
          message:
            'The opening balances hold 4,700.00 of retainage, but the rates of this application retain 2,350.00 of them: line 8 includes the difference of 2,350.00.',
        },
      ]);
    });

    it('is refused with balances that cannot be', async () => {
      const job = await billing(world, caller, ['10000', '60000', '30000']);
      const line = { sov_line_id: job.lines[1], work_completed: '5000' };
      const cases: [object, string[]][] = [
        [{ lines: [line] }, ['opening.certified_to_date']],
        [{ lines: [line], certified_to_date: '5000.01' }, ['opening.certified_to_date']],
        [{ lines: [line], certified_to_date: '4600', retainage: '500' }, ['opening.certified_to_date']],
        [{ lines: [line], retainage: '5000.01' }, ['opening.retainage']],
        [{ certified_to_date: '1' }, ['opening.certified_to_date']],
        [{ lines: [line, line], certified_to_date: 0 }, ['opening.lines.1.sov_line_id']],
        [{ lines: [{ ...line, sov_line_id: job.sovId }], certified_to_date: 0 }, ['opening.lines.0.sov_line_id']],
        [{ lines: [{ ...line, materials_stored: '-1' }], certified_to_date: 0 }, ['opening.lines.0.materials_stored']],
        [{ lines: [{ ...line, work_completed: '-1' }], certified_to_date: 0 }, ['opening.lines.0.work_completed']],
        [{ lines: [{ ...line, work_completed: '10000.01' }], retainage: 0 }, ['opening.lines.0.work_completed']],
        [{ retainage: -1 }, ['opening.retainage']],
        [{ lines: [{ work_completed: 5 }] }, ['opening.lines.0.sov_line_id']],
      ];
      await expectNothingWritten(world, async () => {
        for (const [body, fields] of cases) {
          const { status, body: answer } = await job.create({ ...start, opening: body });
          const found = Object.keys(answer.errors ?? {}).filter((field) => field.startsWith('opening'));
          expect({ body, status, found }).toEqual({ body, status: 422, found: fields });
        }
        const numbered = await job.create({ ...start });
        expect(numbered.body.errors).toEqual({
          application_number: [
            'The next application of this project is number 1. To take over a running job, send its opening balances.',
          ],
        });
        expect((await job.create({ ...start, application_number: 100_001, opening: {} })).status).toBe(422);
      });
    });

    it('is refused after the first application, unless that one is void', async () => {
      const job = await billing(world, caller, ['10000']);
      const first = await job.made(job.create({ period_to: '2026-01-31' }));
      await job.advance(first.id, 'submitted', 'under_review', 'approved');
      const body = { ...start, period_from: '2026-02-01', opening: {} };
      await expectNothingWritten(world, async () => {
        const { errors } = (await job.create(body)).body;
        expect(Object.keys(errors).sort()).toEqual(['application_number', 'opening']);
        expect(errors.opening).toEqual([
          'Only the first application of a project has opening balances: this one continues application 1.',
        ]);
      });
      const second = await job.made(job.create({ period_to: '2026-02-28' }));
      const late = await job.rest('PUT', `/pay-applications/${second.id}`, { opening: {} });
      expect(Object.keys(late.body.errors)).toEqual(['opening']);
      await job.advance(second.id, 'void');
      await job.advance(first.id, 'void');
      const { body: low } = await job.create({ ...body, application_number: 2 });
      expect(Object.keys(low.errors)).toEqual(['application_number']);
      expect(await job.made(job.create(body))).toMatchObject({ application_number: 7 });
    });
  });

  describe('after stored material', () => {
    const stored = async () => {
      const job = await billing(world, caller, ['60000', '35000']);
      const lines = [job.entry('1', { materials_stored: 30000 })];
      const first = await job.made(job.create({ period_to: '2026-02-28', retainage_percent: 10, lines }));
      await job.advance(first.id, 'submitted', 'under_review', 'approved', 'paid');
      return job;
    };

    it('starts with what is still stored', async () => {
      const job = await stored();
      const second = await job.made(job.create({ period_to: '2026-03-31', lines: [] }));
      expect(second).toMatchObject({ warnings: [], g702: { current_payment_due: '0.00' } });
      expect(second.g703[0]).toMatchObject({ materials_stored: '30000.00', materials_stored_previous: '30000.00' });
      const lines = [job.entry('2', { work_completed_this_period: '1000' })];
      const updated = await job.made(job.rest('PUT', `/pay-applications/${second.id}`, { lines }));
      expect(updated.g702.current_payment_due).toBe('900.00');
    });

    it('warns of a line 8 below zero, is submitted only when it is confirmed, and carries it to the next line 7', async () => {
      const job = await stored();
      const lines = [job.entry('1', { materials_stored: 0 })];
      const { id, warnings } = await job.made(job.create({ period_to: '2026-03-31', lines }));
      expect(warnings).toEqual([
        {
          field: 'g702.current_payment_due',
          message:
            'Line 8 is -27,000.00, and no deduction explains it: check the stored material, the work and the retainage.',
        },
      ]);
      await expectNothingWritten(world, async () => {
        for (const more of [{}, { confirm_negative_payment: false }]) {
          const refused = await job.move(id, 'submitted', more);
          expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['confirm_negative_payment']]);
        }
      });
      const submitted = await job.made(job.move(id, 'submitted', { confirm_negative_payment: true }));
      expect(submitted.warnings).toEqual([]);
      await job.advance(id, 'under_review', 'approved');
      await expectNothingWritten(world, async () => {
        const refused = await job.move(id, 'paid', { amount: 500 });
        expect([refused.status, refused.body.errors]).toEqual([
          422,
          { amount: ['The outstanding amount is -27000.00: there is no payment to record.'] },
        ]);
      });
      const paid: Json = await job.advance(id, 'paid');
      expect(paid).toMatchObject({
        status: 'paid',
        certified_amount: '-27000.00',
        certified_to_date: '27000.00',
        amount_paid: '0.00',
      });
      const third = await job.made(
        job.create({ period_to: '2026-04-30', lines: [job.entry('1', { work_completed_this_period: 40000 })] }),
      );
      expect(third.g702).toMatchObject({ less_previous_certificates: '27000.00', current_payment_due: '9000.00' });
    });
  });
});
