import { describe, expect, it } from '@jest/globals';
import { recordEvents } from '../../events/record-events.js';
import { balances, faultsOf, ledgerOf } from '../../support/records/credits.js';
import { mailedTo, openFakePartner, openTicket, type Ticket } from '../../support/records/partner.js';
import { doTasks } from '../../support/records/tasks.js';
import { type Answer, type Json, openWorld } from '../../support/worlds/world.js';

const { partner, settings } = await openFakePartner();

describe('while the partner is notified of an approval', () => {
  const world = openWorld(settings);
  const act = ({ caller, id }: Ticket, verb: string) =>
    world.rest(caller, 'POST', `/fulfillment-requests/${id}/${verb}`, {});

  /** Approves two more recipients, and runs the work after the partner received the approval and before it answers. */
  async function approving(work: (ticket: Ticket) => Promise<Answer<Json>>) {
    const ticket = await openTicket(world, partner);
    await ticket.sendReport('recipients_found', { recipients: 5 });
    let concurrent: Answer<Json> | undefined;
    partner.beforeAnswer = async ({ call }) => {
      if (!call.endsWith('/release')) return;
      partner.beforeAnswer = undefined;
      concurrent = await work(ticket);
    };
    const { done: approved, types } = await recordEvents(world, ticket.caller, () => act(ticket, 'approve-charges'));
    const lines = (await ledgerOf(world, ticket.caller.organizationId)).slice(3);
    expect(await faultsOf(world)).toEqual([]);
    return { ticket, approved: approved as Answer<Json>, concurrent: concurrent!, types, lines };
  }

  it('a second approval holds nothing more, and both are answered', async () => {
    const { ticket, approved, concurrent, types, lines } = await approving((ticket) => act(ticket, 'approve-charges'));
    expect([approved.status, concurrent.status]).toEqual([200, 200]);
    expect(lines).toEqual(['hold 24.00 → 105.00']);
    expect(types.filter((type) => type === 'fulfillment_request.charges_approved')).toHaveLength(1);
    expect(partner.tickets.get(ticket.ticketId)).toMatchObject({ authorized_recipients: 5 });
    expect((await ticket.show()).status).toBe('in_progress');
  });

  it('a cancellation by the caller returns all credits, and also cancels the ticket that the partner continued', async () => {
    const { ticket, approved, concurrent, lines } = await approving((ticket) => act(ticket, 'cancel'));
    expect([approved.status, approved.body.code, concurrent.status]).toEqual([422, 'illegal_transition', 200]);
    expect(lines).toEqual(['hold 24.00 → 105.00', 'release 36.00 → 141.00', 'release 24.00 → 165.00']);
    expect((await ticket.show()).status).toBe('cancelled');
    expect(await doTasks(world)).toEqual([]);
    expect(partner.tickets.get(ticket.ticketId)).toMatchObject({ status: 'cancelled' });
  });

  it('the mailing of a partner that reports before it answers is accepted', async () => {
    const { ticket, approved, concurrent, lines } = await approving((ticket) =>
      ticket.sendReport('mailed', mailedTo(5)),
    );
    expect([approved.status, concurrent.body]).toEqual([200, { received: true }]);
    expect(lines).toEqual(['hold 24.00 → 105.00', 'capture 36.00 → 105.00', 'capture 24.00 → 105.00']);
    expect(await ticket.show()).toMatchObject({ status: 'in_progress', postage: { hold: { status: 'captured' } } });
  });

  it('a request that the partner completes before it answers is returned with its current status', async () => {
    const { ticket, approved, concurrent, lines } = await approving(async (ticket) => {
      await ticket.sendReport('mailed', mailedTo(4));
      return ticket.sendReport('fulfilled', { result: {} });
    });
    expect([approved.status, approved.body.data.status, concurrent.status]).toEqual([200, 'fulfilled', 200]);
    expect(lines).toEqual([
      'hold 24.00 → 105.00',
      'capture 36.00 → 105.00',
      'capture 12.00 → 105.00',
      'release 12.00 → 117.00',
    ]);
    expect((await ticket.show()).status).toBe('fulfilled');
  });

  it.each([
    ['rejected', { reason: 'No.' }, ['release 36.00 → 141.00', 'release 24.00 → 165.00']],
    [
      'cancelled',
      { reason: 'No.', refund: 'full' },
      ['release 36.00 → 141.00', 'release 24.00 → 165.00', 'refund 35.00 → 200.00'],
    ],
  ])('a ticket that the partner has %s ends the request, with nothing held', async (type, data, given) => {
    const { ticket, approved, concurrent, lines } = await approving((ticket) => ticket.sendReport(type, data));
    expect([approved.status, approved.body.code, concurrent.status]).toEqual([422, 'illegal_transition', 200]);
    expect((await ticket.show()).status).toBe(type);
    expect(lines).toEqual(['hold 24.00 → 105.00', ...given]);
    expect(await balances(world, ticket.caller.organizationId)).toMatchObject({ held: '0.00' });
  });
});
