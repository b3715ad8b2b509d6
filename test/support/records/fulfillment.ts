import { randomUUID } from 'node:crypto';
import type * as moving from '../../../src/services/fulfillment-request/move.js';
import { lockRequest, moveRequest } from '../../../src/services/fulfillment-request/move.js';
import { requirePayment } from '../../../src/services/fulfillment-request/require-payment.js';
import type { Answer, Caller, Json, World } from '../worlds/world.js';
import { inRequest, requestOf } from './credits.js';
import { bodies } from './golden-path.js';

type Work<T> = (
  ctx: Parameters<typeof moving.lockRequest>[0],
  request: Awaited<ReturnType<typeof moving.lockRequest>>,
) => Promise<T>;

/** A job in California, where certified mail costs 12 for each recipient. */
export function payloadOf(divisionId: string, more: object = {}, project: object = {}): Json {
  return {
    fulfillment_scope: 'research',
    division_id: divisionId,
    claimant_role: 'subcontractor',
    project: {
      external_id: 'JOB-4711',
      name: 'Sunset Tower',
      jobsite: { line_1: '900 Ocean Ave', city: 'San Francisco', state: 'CA', zip: '94112' },
      furnished_description: 'Concrete pumping',
      contract_amount: '125000.00',
      first_furnishing_date: '2026-01-20',
      project_type: 'commercial_new_build',
      ...project,
    },
    ...more,
  };
}

/** The body of a request; each has a key of its own. */
export function requestOfPayload(payload: object, more: object = {}) {
  return { type: 'notice_research', idempotency_key: randomUUID(), payload, ...more };
}

export async function makeDivision(world: World, caller: Caller): Promise<string> {
  const body = { ...bodies.division, organization_id: caller.organizationId };
  return made(await world.rest(caller, 'POST', '/divisions', body)).id;
}

/** A request of a new division, through REST. */
export async function makeRequest(
  world: World,
  caller: Caller,
  payload: object = {},
  more: object = {},
): Promise<Json> {
  const divisionId = await makeDivision(world, caller);
  const body = requestOfPayload(payloadOf(divisionId, payload), more);
  return made(await world.rest(caller, 'POST', '/fulfillment-requests', body));
}

export function parties(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({ role: 'lender', name: `Bank ${index + 1}` }));
}

/** Runs the partner's work on the locked request, as one request of the service. */
export function asPartner<T>(
  world: World,
  caller: Caller,
  id: string,
  work: Work<T>,
  { livemode = true }: { livemode?: boolean } = {},
): Promise<T> {
  return inRequest(requestOf(world, caller, { livemode }), async (ctx) => work(ctx, await lockRequest(ctx, id)));
}

/** The partner starts work on it: from the queue, or with a ticket of its own. */
export function takeUp(world: World, caller: Caller, id: string, ticketType: 'queue' | 'ticket' = 'queue') {
  return asPartner(world, caller, id, async (ctx, request) => {
    const ticket = { partnerResourceType: ticketType, partnerResourceId: `T-${id}` };
    return moveRequest(ctx, await moveRequest(ctx, request, 'submitted', ticket), 'in_progress');
  });
}

/** The partner finds more recipients than were paid for. */
export function find(world: World, caller: Caller, id: string, recipients: number) {
  return asPartner(world, caller, id, (ctx, request) => requirePayment(ctx, request, recipients));
}

/** A caller whose credits are all partner-eligible, with a full-service request that waits for payment of two more recipients. */
export async function waiting(
  world: World,
  credits: string,
  ticketType?: 'queue' | 'ticket',
): Promise<{ caller: Caller; id: string }> {
  const caller = await world.caller({ credits });
  const { id } = await makeRequest(world, caller, { fulfillment_scope: 'full_service' });
  await takeUp(world, caller, id, ticketType);
  await find(world, caller, id, 5);
  return { caller, id };
}

function made({ status, body, text }: Answer<Json>): Json {
  if (status !== 201) throw new Error(text);
  return body.data;
}
