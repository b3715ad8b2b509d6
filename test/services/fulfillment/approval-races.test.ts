import { describe, expect, it } from '@jest/globals';
import { heard } from '../../events/heard.js';
import { balances, faultsOf, ledgerOf } from '../../support/credits.js';
import { mailedTo, openFakePartner, openTicket, type Ticket } from '../../support/partner.js';
import { doTasks } from '../../support/tasks.js';
import { type Answer, type Json, openWorld } from '../../support/world.js';

const { partner, settings } = await openFakePartner();

describe('what happens while the partner is told of an approval', () => {
  const world = openWorld(settings);
  const act = ({ caller, id }: Ticket, verb: string) =>
    world.rest(caller, 'POST', `/fulfillment-requests/${id}/${verb}`, {});

  /** Approves two recipients more; the work is done when the partner has heard of it and has not answered yet. */
  async function approving(work: (ticket: Ticket) => Promise<Answer<Json>>) {
    const ticket = await openTicket(world, partner);
    await ticket.sendReport('recipients_found', { recipients: 5 });
    let meanwhile: Answer<Json> | undefined;
    partner.beforeAnswer = async ({ call }) => {
      if (!call.endsWith('/release')) return;
      partner.beforeAnswer = undefined;
      meanwhile = await work(ticket);
    };
    const { done: approved, types } = await heard(world, ticket.caller, () => act(ticket, 'approve-charges'));
    const lines = (await ledgerOf(world, ticket.caller.organizationId)).slice(3);
    expect(await faultsOf(world)).toEqual([]);
    return { ticket, approved: approved as Answer<Json>, meanwhile: meanwhile!, types, lines };
  }

  it('a second approval holds nothing more, and both are answered', async () => {
    const { ticket, approved, meanwhile, types, lines } = await approving((ticket) => act(ticket, 'approve-charges'));
    expect([approved.status, meanwhile.status]).toEqual([200, 200]);
    expect(lines).toEqual(['hold 24.00 → 105.00']);
    expect(types.filter((type) => type === 'fulfillment_request.charges_approved')).toHaveLength(1);
    expect(partner.tickets.get(ticket.ticketId)).toMatchObject({ authorized_recipients: 5 });
    expect((await ticket.show()).status).toBe('in_progress');
  });

  it('a cancellation by the caller gives everything back, and takes the ticket back that went on', async () => {
    const { ticket, approved, meanwhile, lines } = await approving((ticket) => act(ticket, 'cancel'));
    expect([approved.status, approved.body.code, meanwhile.status]).toEqual([422, 'illegal_transition', 200]);
    expect(lines).toEqual(['hold 24.00 → 105.00', 'release 36.00 → 141.00', 'release 24.00 → 165.00']);
    expect((await ticket.show()).status).toBe('cancelled');
    expect(await doTasks(world)).toEqual([]);
    expect(partner.tickets.get(ticket.ticketId)).toMatchObject({ status: 'cancelled' });
  });

  it('the mailing of a partner who is quicker than its answer is taken', async () => {
    const { ticket, approved, meanwhile, lines } = await approving((ticket) =>
      ticket.sendReport('mailed', mailedTo(5)),
    );
    expect([approved.status, meanwhile.body]).toEqual([200, { received: true }]);
    expect(lines).toEqual(['hold 24.00 → 105.00', 'capture 36.00 → 105.00', 'capture 24.00 → 105.00']);
    expect(await ticket.show()).toMatchObject({ status: 'in_progress', postage: { hold: { status: 'captured' } } });
  });

  it('a request that the partner has done with before it answers is answered as it is then', async () => {
    const { ticket, approved, meanwhile, lines } = await approving(async (ticket) => {
      await ticket.sendReport('mailed', mailedTo(4));
      return ticket.sendReport('fulfilled', { result: {} });
    });
    expect([approved.status, approved.body.data.status, meanwhile.status]).toEqual([200, 'fulfilled', 200]);
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
  ])('a ticket that the partner has %s meanwhile ends the request, with nothing held', async (type, data, given) => {
    const { ticket, approved, meanwhile, lines } = await approving((ticket) => ticket.sendReport(type, data));
    expect([approved.status, approved.body.code, meanwhile.status]).toEqual([422, 'illegal_transition', 200]);
    expect((await ticket.show()).status).toBe(type);
    expect(lines).toEqual(['hold 24.00 → 105.00', ...given]);
    expect(await balances(world, ticket.caller.organizationId)).toMatchObject({ held: '0.00' });
  });
});
