import type { RequestContext } from '../../context/request-context.js';
import { readVerificationCode } from '../../domain/document/verification.js';
import { signInAllowances } from '../../domain/session/limits.js';
import {
  type VerifiedDocument,
  type VerifiedFile,
  verifiedDocument,
  verifiedFile,
} from '../../reads/loaders/verification.loader.js';
import { countAttempt, toNetwork } from '../session/attempts.js';

/**
 * The document or file with the code that its holder typed or scanned; null if there is none. Each network may ask for a limited
 * number of codes, found or not: a code has 80 random bits, so that guessing finds none.
 *
 * @throws AppError RATE_LIMITED
 */
export async function verifyCode(ctx: RequestContext, typed: string): Promise<VerifiedDocument | VerifiedFile | null> {
  await countAttempt(ctx, 'verify', toNetwork(ctx), signInAllowances.verificationsPerNetwork);
  const code = readVerificationCode(typed);
  return code === null ? null : ((await verifiedDocument(ctx.db, code)) ?? verifiedFile(ctx.db, code));
}
