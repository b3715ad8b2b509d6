import type { RequestContext } from '../../context/request-context.js';
import { invalid } from '../../errors/app-error.js';
import { actByLink } from './act.js';
import type { OpenedLink } from './link.js';
import type { RequestRow } from './linked.js';
import { addCode, type EnteredCode, enterCode, useCode } from './one-time-code.js';

/** Sends the code with which a request is signed to the mailbox of the link, if the payer asks for one. */
export async function sendSigningCode(link: OpenedLink, requestId: string): Promise<void> {
  await actByLink(link, requestId, 'send_code', (ctx) =>
    addCode(ctx, { requestId, email: link.mailbox, purpose: 'sign' }),
  );
}

/**
 * Uses the code of a signature up, in its transaction; null where none is asked for. An attempt counts whatever becomes of the signature.
 *
 * @throws AppError VALIDATION_FAILED at `code`
 */
export async function takeSigningCode(
  ctx: RequestContext,
  { mailbox }: Pick<OpenedLink, 'mailbox'>,
  { id, requireCode }: Pick<RequestRow, 'id' | 'requireCode'>,
  typed: string | null | undefined,
): Promise<EnteredCode | null> {
  if (!requireCode) return null;
  const entered = await enterCode(ctx, { requestId: id, email: mailbox, purpose: 'sign' }, typed ?? '');
  if (entered && (await useCode(ctx, entered))) return entered;
  throw invalid({
    code: ['The code is wrong, too old, or was used: enter that of the newest e-mail, or get another.'],
  });
}
