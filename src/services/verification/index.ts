import type { RequestContext } from '../../context/request-context.js';
import { readVerificationCode } from '../../domain/document/verification.js';
import { signInAllowances } from '../../domain/session/limits.js';
import {
  type VerifiedDocument,
  type VerifiedFile,
  type VerifiedWaiver,
  verifiedDocument,
  verifiedFile,
  verifiedWaiver,
} from '../../reads/loaders/verification.loader.js';
import { countAttempt, toNetwork } from '../session/attempts.js';

/**
 * The document or file with the code that its holder typed or scanned; null if there is none. Each network may ask for a limited
 * number of codes, found or not: a code has 80 random bits, so that guessing finds none.
 *
 * @throws AppError RATE_LIMITED
 */
export async function verifyCode(
  ctx: RequestContext,
  typed: string,
): Promise<VerifiedDocument | VerifiedFile | VerifiedWaiver | null> {
  await countAttempt(ctx, 'verify', toNetwork(ctx), signInAllowances.verificationsPerNetwork);
  const code = readVerificationCode(typed);
  if (code === null) return null;
  return (await verifiedDocument(ctx.db, code)) ?? (await verifiedFile(ctx.db, code)) ?? verifiedWaiver(ctx.db, code);
}
