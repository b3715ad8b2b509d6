import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { isUuid } from '../../domain/shared/uuid.js';
import { AppError } from '../../errors/app-error.js';
import { readSignatureHeaders, SignatureInvalid, verifySignature } from '../../runtime/encryption/standard-webhooks.js';
import { ownPartner } from './partner-of.js';

/** Who posted a report, according to its signature. */
interface PartnerSender {
  /** The report's id, the same each time it is sent. */
  reportId: string;
  /** Null for the operator's partner; otherwise the account whose own partner it is. */
  accountId: string | null;
}

/**
 * Verifies the signature of a report's bytes before anything in them is read. An account's own partner names the account in the
 * X-Organization-UUID header.
 */
export async function partnerSender(
  ctx: RequestContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<PartnerSender> {
  const accountId = readAccount(headers);
  const secret = accountId ? (await ownPartner(ctx, accountId))?.secret : ctx.infrastructure.partner!.secret;
  if (!secret) {
    throw new AppError(
      'SIGNATURE_INVALID',
      accountId
        ? 'The organization of the X-Organization-UUID header does not have its own partner.'
        : 'This service has no PARTNER_SECRET, so no signature of the partner can be verified.',
    );
  }
  return { reportId: orRefused(() => verifySignature(headers, body, secret, ctx.now())), accountId };
}

/** @throws AppError when the headers show no signature, or one outside the time window */
export function checkPartnerHeaders(headers: IncomingHttpHeaders, now: Date): void {
  readAccount(headers);
  orRefused(() => readSignatureHeaders(headers, now));
}

function orRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SignatureInvalid) throw new AppError('SIGNATURE_INVALID', error.message);
    throw error;
  }
}

function readAccount({ 'x-organization-uuid': header }: IncomingHttpHeaders): string | null {
  if (header === undefined) return null;
  const id = String(header).trim().toLowerCase();
  if (isUuid(id)) return id;
  throw new AppError('SIGNATURE_INVALID', 'The X-Organization-UUID header must be a valid UUID.');
}

/**
 * The request of the sender's ticket. A report may arrive before the answer with the ticket is stored here: the sender then has
 * to try again.
 */
export async function findTicket(
  ctx: RequestContext,
  { accountId }: PartnerSender,
  ticketId: string,
): Promise<{ requestId: string; accountId: string }> {
  const type = accountId ? 'account_ticket' : 'ticket';
  const request = await ctx.db
    .selectFrom('fulfillment_requests')
    .select(['id as requestId', 'account_id as accountId'])
    .where('partner_resource_type', '=', type)
    .where('partner_resource_id', '=', ticketId)
    .where('livemode', '=', sql.lit(true))
    .where('deleted_at', 'is', null)
    .$if(accountId !== null, (requests) => requests.where('account_id', '=', accountId))
    .executeTakeFirst();
  if (request) return request;
  throw new AppError('NOT_FOUND', `There is no ticket ${ticketId}, or it is not registered yet.`);
}
