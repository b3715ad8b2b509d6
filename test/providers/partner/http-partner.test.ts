import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AddressGuard } from '../../../src/providers/address-guard.js';
import { PartnerUnreachable, RefusedTicket } from '../../../src/providers/partner/fulfillment-partner.js';
import { HttpPartner } from '../../../src/providers/partner/http-partner.js';
import { FakePartner } from '../../support/fakes/fake-partner.js';

const fake = new FakePartner();
let partner: HttpPartner;
const others: HttpPartner[] = [];

/** Another client of the same partner. */
function partnerWith(more: Partial<ConstructorParameters<typeof HttpPartner>[0]>): HttpPartner {
  const other = new HttpPartner({ url: fake.url, secret: fake.secret, resourceType: 'ticket', ...more });
  others.push(other);
  return other;
}

const ticket = (requestId: string) => ({
  requestId,
  idempotencyKey: `${requestId}:0`,
  livemode: true,
  scope: 'full_service',
  authorizedRecipients: 3,
  payload: { fulfillment_scope: 'full_service' },
});

beforeAll(async () => {
  partner = partnerWith({ url: await fake.start() });
});
beforeEach(() => {
  fake.refusals.length = 0;
});
afterAll(async () => {
  await Promise.all(others.map((one) => one.close()));
  await fake.stop();
});

describe('the partner over HTTPS', () => {
  it('receives a ticket with a signature and a key, and returns the same one for a repeated request', async () => {
    const made = await partner.createTicket(ticket('r1'));
    expect(made).toEqual({ resourceType: 'ticket', resourceId: fake.ticketOf('r1') });
    expect(await partner.createTicket(ticket('r1'))).toEqual(made);
    expect(fake.of('POST /tickets').filter(({ body }) => body.request_id === 'r1')).toEqual(
      Array.from({ length: 2 }, () => ({
        call: 'POST /tickets',
        idempotencyKey: 'r1:0',
        body: {
          request_id: 'r1',
          livemode: true,
          scope: 'full_service',
          authorized_recipients: 3,
          payload: { fulfillment_scope: 'full_service' },
        },
      })),
    );
  });

  it('releases and cancels a ticket, with one effect for repeated requests', async () => {
    const { resourceId } = await partner.createTicket(ticket('r2'));
    for (let time = 0; time < 2; time += 1) {
      await partner.releaseTicket({ resourceId, requestId: 'r2', authorizedRecipients: 5 });
      await partner.cancelTicket({ resourceId, requestId: 'r2', reason: 'Paid in full' });
    }
    expect(fake.tickets.get(resourceId)).toMatchObject({
      authorized_recipients: 5,
      status: 'cancelled',
      reason: 'Paid in full',
    });
    expect(fake.of(`POST /tickets/${resourceId}/release`)[0]).toMatchObject({
      idempotencyKey: `${resourceId}:release:5`,
      body: { request_id: 'r2', authorized_recipients: 5 },
    });
    expect(fake.of(`POST /tickets/${resourceId}/cancel`)[0]).toMatchObject({ idempotencyKey: `${resourceId}:cancel` });
  });

  it('refuses to release or cancel an unknown ticket', async () => {
    const unknown = { resourceId: 'T-none', requestId: 'r0', authorizedRecipients: 4, reason: 'None' };
    await expect(partner.releaseTicket(unknown)).rejects.toThrow(new RefusedTicket('There is no such ticket.'));
    await expect(partner.cancelTicket(unknown)).rejects.toThrow(RefusedTicket);
  });

  it('returns the ticket whose response was lost', async () => {
    fake.losesAnswers = 1;
    await expect(partner.createTicket(ticket('r3'))).rejects.toThrow(PartnerUnreachable);
    expect(await partner.createTicket(ticket('r3'))).toMatchObject({ resourceId: fake.ticketOf('r3') });
    expect([...fake.tickets.values()].filter(({ request_id }) => request_id === 'r3')).toHaveLength(1);
  });

  it.each([400, 403, 410, 413, 422])('refuses a ticket with %i and a reason', async (status) => {
    fake.refusals.push({ status, body: { message: 'We do not work in Guam.' } });
    const refused = partner.createTicket(ticket('r4'));
    await expect(refused).rejects.toThrow(RefusedTicket);
    await expect(refused).rejects.toThrow(/^We do not work in Guam\.$/);
  });

  it.each([401, 404, 405, 408, 409, 425, 429, 500, 502, 503, 504, 302])(
    'counts as unreachable after %i',
    async (status) => {
      fake.refusals.push({ status, headers: { location: `${fake.url}/elsewhere` } });
      const calls = fake.calls.length;
      await expect(partner.createTicket(ticket('r5'))).rejects.toThrow(
        new PartnerUnreachable(`The partner answered ${status}.`),
      );
      expect(fake.calls).toHaveLength(calls + 1);
    },
  );

  it('counts as unreachable after a response without a valid ticket id', async () => {
    for (const body of ['nonsense', { ticket: 'T-1' }, { id: '' }, { id: 'a b' }, { id: 7 }, null]) {
      fake.refusals.push({ status: 200, body });
      await expect(partner.createTicket(ticket('r6'))).rejects.toThrow('without a ticket id');
    }
    fake.refusals.push({ status: 200, body: { id: 'x'.repeat(70_000) } });
    await expect(partner.createTicket(ticket('r6'))).rejects.toThrow('larger than 64 kB');
  });

  it('has its reason cut to a length that can be stored', async () => {
    fake.refusals.push({ status: 422, body: { error: `No\0${'o'.repeat(1000)}` } });
    const error: Error = await partner.createTicket(ticket('r7')).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(RefusedTicket);
    expect(error.message).toMatch(/^No o{497}$/);
  });

  it('counts as unreachable when a response takes too long', async () => {
    fake.hangs = 1;
    const given = partnerWith({ timeoutMs: 50 }).createTicket(ticket('r8'));
    await expect(given).rejects.toThrow(PartnerUnreachable);
    await expect(given).rejects.toThrow('The partner gave no answer: it took too long.');
  });

  it('rejects a request signed with another secret', async () => {
    const stranger = partnerWith({ secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` });
    const refused = stranger.createTicket(ticket('r9'));
    await expect(refused).rejects.toThrow(PartnerUnreachable);
    await expect(refused).rejects.toThrow('does not match the body');
  });

  it('counts as unreachable where no server listens', async () => {
    const unreachable = partnerWith({ url: 'http://127.0.0.1:1' });
    const given = unreachable.createTicket(ticket('r10'));
    await expect(given).rejects.toThrow(PartnerUnreachable);
    await expect(given).rejects.toThrow(/^The partner gave no answer: ECONNREFUSED\.$/);
  });

  it('cannot be a private address when a tenant sets it', async () => {
    const strict = new AddressGuard({ allowHttp: true, allowPrivate: false }, async () => ['10.0.0.1']);
    const calls = fake.calls.length;
    for (const url of [fake.url, 'http://partner.example.com']) {
      await expect(partnerWith({ url, guard: strict }).createTicket(ticket('r11'))).rejects.toThrow(
        'must not lead to a private, local or reserved address.',
      );
    }
    expect(fake.calls).toHaveLength(calls);
  });
});
