/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { balances, faultsOf, ledgerOf } from '../../support/records/credits.js';
import { mailedTo, openFakePartner, openTicket } from '../../support/records/partner.js';
import { doTasks } from '../../support/records/tasks.js';
import { openWorld } from '../../support/worlds/world.js';

const { partner, settings } = await openFakePartner();

describe('a full service request with a partner', () => {
  const world = openWorld(settings);
  const received = { received: true };

  it('is charged and its postage held, and the partner gets the number of authorized recipients', async () => {
    const { caller, ticketId, show } = await openTicket(world, partner);
    expect(partner.tickets.get(ticketId)).toMatchObject({
      scope: 'full_service',
      authorized_recipients: 3,
      livemode: true,
    });
    expect(await show()).toMatchObject({
      status: 'submitted',
      partner_resource_type: 'ticket',
      partner_resource_id: ticketId,
      submitted_at: expect.stringMatching(/\+00:00$/),
    });
    expect(await ledgerOf(world, caller.organizationId)).toEqual([
      'grant 200.00 → 200.00',
      'charge 35.00 → 165.00',
      'hold 36.00 → 129.00',
    ]);
  });

  it('2 and 3: waits for an approval of more recipients, sends it to the partner, and captures the postage mailed', async () => {
    const { caller, id, ticketId, sendReport, show } = await openTicket(world, partner);
    expect((await sendReport('accepted')).body).toEqual(received);
    expect((await sendReport('recipients_found', { recipients: 5 })).body).toEqual(received);
    expect(await show()).toMatchObject({
      status: 'payment_required',
      payment_due: {
        required_recipients: 5,
        authorized_recipients: 3,
        rate: 12,
        held: 36,
        required_hold: 60,
        additional_credits: 24,
      },
    });
    const tooEarly = await sendReport('mailed', mailedTo(3));
    expect([tooEarly.status, tooEarly.body.code]).toEqual([422, 'illegal_transition']);
    const written = () =>
      world.sql('select template, user_id from emails where account_id = $1', [caller.organizationId]);
    expect(await written()).toEqual([{ template: 'payment_required', user_id: caller.userId }]);

    const approved = await world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`);
    expect([approved.status, approved.body.data.status]).toEqual([200, 'in_progress']);
    expect(partner.tickets.get(ticketId)).toMatchObject({ authorized_recipients: 5 });
    const tooMany = await sendReport('mailed', mailedTo(6));
    expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([422, ['recipients']]);
    expect((await sendReport('mailed', mailedTo(4))).body).toEqual(received);
    expect((await sendReport('fulfilled', { result: { county_records: 'searched' } })).body).toEqual(received);
    expect((await written()).map(({ template }) => template)).toEqual(['payment_required', 'research_done']);
    expect(await show()).toMatchObject({
      status: 'fulfilled',
      payment_due: null,
      postage: { authorized_recipients: 5, hold: { amount: 48, status: 'captured' } },
      result: { county_records: 'searched', mailing: { recipients: mailedTo(4).recipients } },
    });
    expect(await ledgerOf(world, caller.organizationId)).toEqual([
      'grant 200.00 → 200.00',
      'charge 35.00 → 165.00',
      'hold 36.00 → 129.00',
      'hold 24.00 → 105.00',
      'capture 36.00 → 105.00',
      'capture 12.00 → 105.00',
      'release 12.00 → 117.00',
    ]);
    expect(await balances(world, caller.organizationId)).toMatchObject({ held: '0.00' });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('3c: returns 503 while the partner cannot be reached, and keeps the credits held once', async () => {
    const { caller, id, ticketId, sendReport, show } = await openTicket(world, partner);
    await sendReport('recipients_found', { recipients: 4 });
    partner.losesAnswers = 1;
    const approve = () => world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`);
    const lost = await approve();
    expect([lost.status, lost.body.code]).toEqual([503, 'partner_unreachable']);
    expect(await show()).toMatchObject({ status: 'payment_required', postage: { authorized_recipients: 4 } });
    expect((await approve()).body.data.status).toBe('in_progress');
    expect(partner.of(`POST /tickets/${ticketId}/release`)).toHaveLength(2);
    expect((await ledgerOf(world, caller.organizationId)).slice(1)).toEqual([
      'charge 35.00 → 165.00',
      'hold 36.00 → 129.00',
      'hold 12.00 → 117.00',
    ]);
  });

  it('3c: accepts the mailing of a partner whose answer to the approval was lost', async () => {
    const { caller, id, sendReport, show } = await openTicket(world, partner);
    await sendReport('recipients_found', { recipients: 4 });
    partner.losesAnswers = 1;
    expect((await world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`)).status).toBe(503);
    expect((await sendReport('mailed', mailedTo(4))).body).toEqual(received);
    expect(await show()).toMatchObject({
      status: 'in_progress',
      postage: { authorized_recipients: 4, hold: { amount: 48, status: 'captured' } },
    });
  });

  it('3c: waits for another approval, whatever else is reported, because the partner was not notified', async () => {
    const { caller, id, ticketId, sendReport, show } = await openTicket(world, partner);
    await sendReport('recipients_found', { recipients: 5 });
    partner.refusals.push({ status: 503 });
    const approve = () => world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`);
    expect((await approve()).status).toBe(503);
    const file = { file_name: 'note.txt', mime_type: 'text/plain', content_base64: 'YWJj' };
    expect((await sendReport('file', file)).body).toEqual(received);
    expect((await sendReport('facts', {})).body).toEqual(received);
    expect((await sendReport('recipients_found', { recipients: 5 })).body.disregarded).toContain(
      'waiting for approval',
    );
    expect((await sendReport('recipients_found', { recipients: 4 })).body).toEqual(received);
    expect((await show()).status).toBe('payment_required');
    expect((await approve()).body.data.status).toBe('in_progress');
    expect(partner.tickets.get(ticketId)).toMatchObject({ authorized_recipients: 5 });
    expect((await sendReport('mailed', mailedTo(4))).body).toEqual(received);
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual([
      'hold 24.00 → 105.00',
      'capture 36.00 → 105.00',
      'capture 12.00 → 105.00',
      'release 12.00 → 117.00',
    ]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('3b: sends nothing to the partner when the approval itself cannot be paid for', async () => {
    const caller = await world.caller({ credits: '95.25' });
    const { id, ticketId, sendReport } = await openTicket(world, partner, { caller });
    await sendReport('recipients_found', { recipients: 5 });
    const before = await ledgerOf(world, caller.organizationId);
    const short = await world.rest(caller, 'POST', `/fulfillment-requests/${id}/approve-charges`);
    expect([short.status, short.body.required]).toEqual([402, 24.1]);
    expect(partner.of(`POST /tickets/${ticketId}/release`)).toEqual([]);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(before);
  });

  it('2: continues without an approval when fewer recipients are required in the end', async () => {
    const { sendReport, show } = await openTicket(world, partner);
    await sendReport('recipients_found', { recipients: 5 });
    const again = await sendReport('recipients_found', { recipients: 5 });
    expect(again.body.disregarded).toContain('waiting for approval');
    await sendReport('recipients_found', { recipients: 7 });
    expect((await show()).payment_due).toMatchObject({ required_recipients: 7, additional_credits: 48 });
    await sendReport('recipients_found', { recipients: 2 });
    expect(await show()).toMatchObject({ status: 'in_progress', payment_due: null });
  });

  it('2: notifies owners and admins by e-mail at each wait, even for the same number', async () => {
    const { id, sendReport, show } = await openTicket(world, partner);
    for (const recipients of [5, 2, 5]) await sendReport('recipients_found', { recipients });
    expect((await show()).status).toBe('payment_required');
    const mails = `select 1 from emails where template = 'payment_required' and data ->> 'requestId' = $1`;
    expect(await world.sql(mails, [id])).toHaveLength(2);
  });

  it('5: releases the hold when the partner rejects, and keeps the fee', async () => {
    const { caller, sendReport, show } = await openTicket(world, partner);
    expect((await sendReport('rejected', { reason: 'We do not work in this county.' })).body).toEqual(received);
    expect(await show()).toMatchObject({
      status: 'rejected',
      status_reason: 'We do not work in this county.',
      refund: null,
      postage: { hold: { amount: 36, status: 'released' } },
    });
    expect((await ledgerOf(world, caller.organizationId)).slice(1)).toEqual([
      'charge 35.00 → 165.00',
      'hold 36.00 → 129.00',
      'release 36.00 → 165.00',
    ]);
  });

  it.each([
    ['full', {}, 35, ['release 36.00 → 165.00', 'refund 35.00 → 200.00']],
    ['partial', { refund_amount: '12.34' }, 12.34, ['release 36.00 → 165.00', 'refund 12.34 → 177.34']],
    ['none', {}, 0, ['release 36.00 → 165.00']],
  ])('6: gives a %s refund of the fee when the partner cancels', async (refund, more, amount, lines) => {
    const { caller, id, sendReport, show } = await openTicket(world, partner);
    await sendReport('accepted');
    const reason = 'The owner of record is in dispute.';
    expect((await sendReport('cancelled', { reason, refund, ...more })).body).toEqual(received);
    expect(await show()).toMatchObject({
      status: 'cancelled',
      status_reason: reason,
      refund: { amount, reason, refunded_at: expect.stringMatching(/\+00:00$/) },
    });
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual(lines);
    const refunds = await world.sql(
      `select subject_type, subject_id, description from ledger_transactions where account_id = $1 and kind = 'refund'`,
      [caller.organizationId],
    );
    expect(refunds).toEqual(
      amount === 0 ? [] : [{ subject_type: 'fulfillment_request', subject_id: id, description: expect.any(String) }],
    );
    expect(await faultsOf(world)).toEqual([]);
  });

  it.each([
    [{ refund: 'partial' }, 'refund_amount'],
    [{ refund: 'partial', refund_amount: '35.01' }, 'refund_amount'],
    [{ refund: 'partial', refund_amount: '0.00' }, 'refund_amount'],
    [{ refund: 'partial', refund_amount: '1.001' }, 'refund_amount'],
    [{ refund: 'full', refund_amount: '35.00' }, 'refund_amount'],
    [{ refund: 'half' }, 'refund'],
    [{}, 'refund'],
    [{ refund: 'none', reason: '' }, 'reason'],
  ])('6: refuses a cancellation with %j', async (data, field) => {
    const { caller, sendReport, show } = await openTicket(world, partner);
    const refused = await sendReport('cancelled', { reason: 'None', ...data });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    expect((await show()).status).toBe('submitted');
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(3);
  });

  it('releases the hold when the partner fails, and holds it again for a retry', async () => {
    const { caller, id, ticketId, sendReport, show } = await openTicket(world, partner);
    await sendReport('failed', { error: 'The county’s office is closed.' });
    expect(await show()).toMatchObject({ status: 'failed', last_error: 'The county’s office is closed.' });
    await world.rest(caller, 'POST', `/fulfillment-requests/${id}/retry`);
    expect(await doTasks(world)).toEqual([]);
    expect((await show()).partner_resource_id).toBe(partner.ticketOf(id));
    expect(partner.ticketOf(id)).not.toBe(ticketId);
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual([
      'release 36.00 → 165.00',
      'hold 36.00 → 129.00',
    ]);
    // A late report about the earlier ticket finds no known ticket.
    expect((await sendReport('mailed', mailedTo(1))).status).toBe(404);
  });
});
