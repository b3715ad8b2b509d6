import { randomUUID } from 'node:crypto';
import type * as ledgerModule from '../../../src/ledger/index.js';
import * as ledger from '../../../src/ledger/index.js';
import type { Caller, World } from '../worlds/world.js';
import { inRequest, requestOf } from './credits.js';

/** The charge that is refunded. */
const refundedCharge = 'document:refunded';

/** `2026-03-04T10:00` → that moment in UTC. */
export const at = (moment: string) => new Date(`${moment}:00Z`);

/** A charge at the given time. */
export function chargeAt(
  world: World,
  caller: Caller,
  moment: string,
  more: Partial<ledgerModule.Charge> = {},
): Promise<void> {
  return inRequest(requestOf(world, caller, { now: at(moment) }), (ctx) =>
    ledger.charge(ctx, {
      eventType: 'document_generation',
      credits: '1.00',
      description: 'Document generation: preliminary notice',
      reference: randomUUID(),
      ...more,
    }),
  );
}

/** API calls at the given time, charged as the APIs charge them. */
export async function callAt(world: World, caller: Caller, moment: string, calls: number): Promise<void> {
  for (let call = 0; call < calls; call += 1) {
    await inRequest(requestOf(world, caller, { now: at(moment) }), (ctx) =>
      ledger.chargeApiCall(ctx, { kind: 'query', free: false }),
    );
  }
}

/**
 * A month of an account that had no credits before: on February 27 it is granted 5 free credits and buys 200; in March it
 * generates documents, calls the API, has a request held, captured in part and released, gets a refund and buys again; at the end
 * of March 31 a hold is still open, and April has begun.
 */
export async function spendThroughMarch(world: World, caller: Caller): Promise<void> {
  const { db } = world.app.infrastructure;
  const accountId = caller.organizationId;
  const free = { accountId, bucket: 'free', kind: 'grant', credits: '5.00' } as const;
  await ledger.grant(db, at('2026-02-27T08:00'), { ...free, description: 'Welcome', reference: 'welcome' });
  const purchase = { accountId, credits: '200.00', description: 'Purchase of 200 credits' };
  await ledger.purchase(db, at('2026-02-27T09:00'), { ...purchase, reference: 'payment:1' });
  await chargeAt(world, caller, '2026-02-28T23:59');
  await chargeAt(world, caller, '2026-03-01T00:00', { reference: refundedCharge });
  await callAt(world, caller, '2026-03-02T10:00', 3);
  await callAt(world, caller, '2026-03-02T10:05', 2);
  await ledger.settleApiCalls(db, at('2026-03-02T10:06'));
  await callAt(world, caller, '2026-03-02T11:00', 1);
  await ledger.settleApiCalls(db, at('2026-03-02T11:01'));
  const held = { eventType: 'fulfillment_notice_research', description: '=Research, "full" service' } as const;
  const hold = (moment: string, credits: string) =>
    inRequest(requestOf(world, caller, { now: at(moment) }), (ctx) =>
      ledger.hold(ctx, { ...held, credits, for: { type: 'FulfillmentRequest', id: randomUUID() } }),
    );
  const first = await hold('2026-03-10T12:00', '71.00');
  await inRequest(requestOf(world, caller, { now: at('2026-03-12T12:00') }), (ctx) =>
    ledger.capture(ctx, first, '59.00'),
  );
  await inRequest(requestOf(world, caller, { now: at('2026-03-12T12:01') }), (ctx) => ledger.release(ctx, first));
  const back = { charge: refundedCharge, credits: '0.40', reason: 'Misprint', reference: 'refund:1' };
  await inRequest(requestOf(world, caller, { now: at('2026-03-20T12:00') }), (ctx) => ledger.refund(ctx, back));
  await hold('2026-03-31T23:59', '20.00');
  await ledger.purchase(db, at('2026-04-01T00:00'), { ...purchase, reference: 'payment:2' });
}
