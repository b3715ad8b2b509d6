import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { postageFor } from '../../domain/fulfillment-request/postage.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import type { FulfillmentRequest } from '../../entities/fulfillment-request.js';
import { invalid } from '../../errors/app-error.js';
import { capture, hold, release } from '../../ledger/index.js';
import { scoped } from '../../loaders/scope.js';
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
  await sql`
    insert into fulfillment_holds (id, account_id, livemode, fulfillment_request_id, hold_id, amount, created_at, updated_at)
    values (${uuidv7()}, ${ctx.account.id}, ${ctx.livemode}, ${request.id}, ${holdId}, ${credits}, ${now}, ${now})`.execute(
    ctx.db,
  );
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
    if (part < held) await release(ctx, holdId);
    await close(ctx, id, formatCents(part));
  }
  return change(ctx, request, { mailedRecipients: recipients });
}

/** Returns everything that is still held for the request. */
export async function releaseHolds(ctx: RequestContext, request: FulfillmentRequest): Promise<void> {
  for (const { id, holdId } of await openHolds(ctx, request)) {
    await release(ctx, holdId);
    await close(ctx, id, '0.00');
  }
}

async function openHolds(ctx: RequestContext, request: FulfillmentRequest) {
  const { rows } = await sql<{ id: string; holdId: string | null; amount: string }>`
    select id, hold_id as "holdId", amount::text as amount from fulfillment_holds
    where fulfillment_request_id = ${request.id}::uuid and ${scoped(ctx, 'fulfillment_holds')} and status = 'held'
    order by serial`.execute(ctx.db);
  return rows;
}

async function close(ctx: RequestContext, id: string, captured: string): Promise<void> {
  await sql`
    update fulfillment_holds set captured = ${captured}, status = ${Number(captured) > 0 ? 'captured' : 'released'},
      updated_at = ${ctx.now().toISOString()}
    where id = ${id}::uuid and ${scoped(ctx, 'fulfillment_holds')}`.execute(ctx.db);
}
