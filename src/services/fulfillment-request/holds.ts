import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { postageFor } from '../../domain/fulfillment-request/postage.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { invalid } from '../../errors/app-error.js';
import { capture, hold, release } from '../../ledger/index.js';
import { scoped } from '../../reads/loaders/scope.js';
import { change } from '../shared/record.js';

/** The ledger's name for the records that postage is held for. */
export const requestSubject = 'fulfillment_request';

/**
 * Holds postage for the given number of additional recipients; 402 when the credits are not enough (a sandbox request uses
 * sandbox credits). The caller has locked the request.
 */
export async function holdPostage(ctx: RequestContext, request: FulfillmentRequest, recipients: number): Promise<void> {
  const credits = postageFor(request.postageRate!, recipients);
  const holdId = await hold(ctx, {
    eventType: 'mail_sending',
    credits,
    description: `Postage of a full-service request: ${recipients} ${recipients === 1 ? 'recipient' : 'recipients'}`,
    for: { type: requestSubject, id: request.id },
  });
  await ctx.write();
  const now = ctx.now().toISOString();
  await ctx.db
    .insertInto('fulfillment_holds')
    .values({
      id: uuidv7(),
      account_id: ctx.account.id,
      livemode: ctx.livemode,
      fulfillment_request_id: request.id,
      hold_id: holdId,
      amount: credits,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/**
 * Charges the postage of the mailed pieces, and returns the rest. Mailing is reported once; more recipients than authorized, or
 * mail of a request without postage, is a violation of `recipients`.
 */
export async function captureMailed(
  ctx: RequestContext,
  request: FulfillmentRequest,
  recipients: number,
): Promise<FulfillmentRequest> {
  const { authorizedRecipients: authorized, mailedRecipients: mailed, postageRate: rate } = request;
  if (authorized === null || rate === null) {
    throw invalid({ recipients: [`A request with the scope ${request.scope} includes no mailing.`] });
  }
  if (mailed !== null) {
    throw invalid({
      recipients: [`The mailing to ${mailed} recipients was already reported and its postage charged.`],
    });
  }
  if (recipients > authorized) {
    throw invalid({
      recipients: [
        `The recipients field must not be greater than ${authorized}, the number of recipients that are paid for.`,
      ],
    });
  }
  let left = parseCents(postageFor(rate, recipients))!;
  for (const { id, holdId, amount } of await openHolds(ctx, request)) {
    const held = parseCents(amount)!;
    let part = held;
    if (left < held) part = left;
    left -= part;
    await capture(ctx, holdId, formatCents(part));
    if (part < held) await release(ctx, holdId, formatCents(held - part));
    await close(ctx, id, formatCents(part));
  }
  return change(ctx, request, { mailedRecipients: recipients });
}

/** Returns everything that is still held for the request. */
export async function releaseHolds(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  for (const { id, holdId, amount } of await openHolds(ctx, request)) {
    await release(ctx, holdId, amount);
    await close(ctx, id, '0.00');
  }
}

function openHolds(ctx: RequestContext, request: FulfillmentRequest) {
  return ctx.db
    .selectFrom('fulfillment_holds')
    .select(['id', 'hold_id as holdId', 'amount'])
    .where('fulfillment_request_id', '=', request.id)
    .where(scoped(ctx, 'fulfillment_holds'))
    .where('status', '=', sql.lit('held'))
    .orderBy('serial')
    .execute();
}

async function close(ctx: RequestContext, id: string, captured: string): Promise<void> {
  const status = Number(captured) > 0 ? 'captured' : 'released';
  await ctx.db
    .updateTable('fulfillment_holds')
    .set({ captured, status, updated_at: ctx.now().toISOString() })
    .where('id', '=', id)
    .where(scoped(ctx, 'fulfillment_holds'))
    .execute();
}
