import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { isUuid } from '../../domain/shared/uuid.js';
import type { Db } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import {
  type LetterEvent,
  readLetterEvent,
  signatureFault,
  signatureHeadersFault,
} from '../../providers/mail/lob-events.js';
import { advanceOrder } from './advance.js';
import { isOwnLobs, lobWebhookSecret } from './carriers.js';

/**
 * Processes an event of Lob in the request's transaction. It is signed by the operator's webhook, or by the webhook of the
 * account whose own Lob carries the order; no other signature is accepted for an order. Events of unknown letters are accepted
 * and ignored. The body is not read before its signature is verified, so an account's own webhook has the account in its URL.
 *
 * @param body the bytes as they were signed
 * @param accountId of the account whose own Lob sent it; null for the operator's
 */
export async function receiveMailEvent(
  ctx: RequestContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
  accountId: string | null,
): Promise<{ received: true }> {
  const secret = await lobWebhookSecret(ctx, accountId);
  const fault = secret
    ? signatureFault(body, headers, secret, ctx.now())
    : 'No webhook secret is set, so the signature cannot be verified.';
  if (fault) throw new AppError('SIGNATURE_INVALID', fault);
  const event = readLetterEvent(body);
  const order = event && (await findOrder(ctx.db, event));
  if (order && (isOwnLobs(order.handler) ? order.accountId : null) !== accountId) {
    throw new AppError(
      'SIGNATURE_INVALID',
      'The signature belongs to a different Lob account than the one that handles the order.',
    );
  }
  const acting = order && ctx.actAs(order.accountId, order.livemode);
  if (event && order && acting) {
    const { id, occurredAt, name, status, location, details, trackingNumber, carrier, attention } = event;
    const now = acting.now();
    await advanceOrder(acting, order.id, {
      provider: 'lob',
      providerEventId: id,
      status,
      name,
      // A carrier's clock may be ahead of ours, but nothing can be served in the future.
      occurredAt: occurredAt && occurredAt < now ? occurredAt : now,
      location,
      details,
      externalId: event.letterId,
      carrier,
      trackingNumber,
      attention,
    });
  }
  return { received: true };
}

/** @throws AppError when the headers show no signature, or one outside the time window */
export function checkMailHeaders(headers: IncomingHttpHeaders, now: Date): void {
  const fault = signatureHeadersFault(headers, now);
  if (fault) throw new AppError('SIGNATURE_INVALID', fault);
}

interface MailedOrder {
  id: string;
  accountId: string;
  livemode: boolean;
  handler: string;
}

/** Finds the order of a letter: by Lob's id or, until that id is stored, by the order id in the letter's metadata. */
async function findOrder(db: Db, { letterId, orderId }: LetterEvent): Promise<MailedOrder | undefined> {
  const ours = orderId !== null && isUuid(orderId) ? orderId : null;
  const { rows } = await sql<MailedOrder>`
    select id, account_id as "accountId", livemode, handler from document_orders
    where (handler = 'lob' or handler like 'lob:%') and deleted_at is null
      and (external_provider_id = ${letterId}
        or (id = ${ours}::uuid and external_provider_id is null and submitting_since is not null))
    order by external_provider_id nulls last limit 1`.execute(db);
  return rows[0];
}
