import type { RequestContext } from '../../context/request-context.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { type MailCarrier, type MailPiece, OutcomeUnknown } from '../../providers/mail/mail-carrier.js';
import { credentialFor } from '../credential/open-for-account.js';

/** The mailroom's staff handle an order. */
export const mailroom = 'mailroom';

/** Prefix for orders that an account's own Lob handles; the credential's id follows. */
const ownLob = 'lob:';

export function isLobs(handler: string | null): boolean {
  return handler === 'lob' || isOwnLobs(handler);
}

export function isOwnLobs(handler: string | null): boolean {
  return handler?.startsWith(ownLob) ?? false;
}

/**
 * Determines who mails an order: the simulation in the sandbox, otherwise the account's own Lob, or else the operator's;
 * undefined means the mailroom, which also mails what the carrier does not accept. An order that a carrier may have taken
 * already stays with that carrier.
 */
export async function carrierFor(
  ctx: RequestContext,
  order: DocumentOrder,
  piece: Pick<MailPiece, 'mailClass' | 'to' | 'from' | 'pages'>,
): Promise<MailCarrier | undefined> {
  const { mail } = ctx.infrastructure;
  if (!ctx.livemode) return mail.simulated;
  const lobCredential = await findOwnLob(ctx);
  const carrier = lobCredential ? mail.lobOf(`${ownLob}${lobCredential.id}`, lobCredential.secret) : mail.lob;
  if (!order.submittingSince) return carrier?.takes(piece) ? carrier : undefined;
  const submittedTo = [carrier, mail.lob].find((other) => other?.name === order.handler);
  if (!submittedTo) {
    throw new OutcomeUnknown(
      'It is unknown whether Lob accepted the order, and the API key used for it no longer exists.',
    );
  }
  return submittedTo;
}

/** The secret of the webhook at an account's own Lob, or at the operator's. */
export async function lobWebhookSecret(ctx: RequestContext, accountId: string | null): Promise<string | undefined> {
  if (!accountId) return ctx.infrastructure.mail.lobWebhookSecret;
  const secret = (await findOwnLob(ctx.actAs(accountId, true)))?.settings.webhook_secret;
  return typeof secret === 'string' ? secret : undefined;
}

function findOwnLob(ctx: RequestContext) {
  const { keyring } = ctx.infrastructure.webhooks!;
  return credentialFor(ctx.db, keyring, { accountId: ctx.account.id, livemode: ctx.livemode }, 'lob');
}
