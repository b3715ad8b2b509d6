import { afterAll, beforeEach } from '@jest/globals';
import { FakePartner } from '../fakes/fake-partner.js';
import type { Answer, Caller, Json, World } from '../worlds/world.js';
import { makeRequest } from './fulfillment.js';
import { doTasks } from './tasks.js';

/** The fake of a test file, and the settings of a service that sends requests to it. */
export async function openFakePartner(): Promise<{
  partner: FakePartner;
  settings: { partnerUrl: string; partnerSecret: string };
}> {
  const partner = new FakePartner();
  const partnerUrl = await partner.start();
  beforeEach(() => {
    Object.assign(partner, { losesAnswers: 0, hangs: 0, beforeAnswer: undefined });
    partner.refusals.length = 0;
  });
  afterAll(() => partner.stop());
  return { partner, settings: { partnerUrl, partnerSecret: partner.secret } };
}

/** Posts a report of the partner. */
export function report(
  world: World,
  partner: FakePartner,
  message: object,
  options: Parameters<FakePartner['report']>[1] = {},
): Promise<Answer<Json>> {
  const { body, headers } = partner.report(message, options);
  return world.rest(null, 'POST', '/webhooks/partner', body, { ...headers, 'content-type': 'application/json' });
}

/** A request with its partner ticket. */
export interface Ticket {
  caller: Caller;
  id: string;
  ticketId: string;
  /** Sends a report about this ticket: `sendReport('accepted')`. */
  sendReport(type: string, data?: object, options?: Parameters<FakePartner['report']>[1]): Promise<Answer<Json>>;
  /** The request as its account reads it. */
  show(): Promise<Json>;
}

/** Creates a request and sends it to the partner. */
export async function openTicket(
  world: World,
  partner: FakePartner,
  { credits = '200.00', payload = {}, more = {}, caller }: Made = {},
): Promise<Ticket> {
  const whose = caller ?? (await world.caller({ credits }));
  const { id } = await makeRequest(world, whose, { fulfillment_scope: 'full_service', ...payload }, more);
  const [failed] = await doTasks(world);
  if (failed) throw failed.error;
  return ticketOf(world, partner, whose, id);
}

interface Made {
  credits?: string;
  payload?: object;
  more?: object;
  caller?: Caller;
}

/** The ticket of a request that was sent to the partner. */
export function ticketOf(world: World, partner: FakePartner, caller: Caller, id: string): Ticket {
  const ticketId = partner.ticketOf(id)!;
  return {
    caller,
    id,
    ticketId,
    sendReport: (type, data = {}, options = {}) =>
      report(world, partner, { type: `ticket.${type}`, ticket_id: ticketId, data }, options),
    show: async () => (await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data,
  };
}

/** This many recipients of a mailing. */
export function mailedTo(count: number): { recipients: object[] } {
  return { recipients: Array.from({ length: count }, (_, index) => ({ name: `Recipient ${index + 1}` })) };
}
