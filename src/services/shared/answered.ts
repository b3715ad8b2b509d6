import type { RequestContext } from '../../context/request-context.js';
import { counting } from '../../ledger/index.js';
import type { MutationPayload } from '../../schema/payload.js';

/**
 * The payload of a mutation: the records that its service returns, and the credits that it moved. A service that recognizes a repeated
 * request itself returns `replayed`; for an Idempotency-Key, the API adapter sets it (api/graphql/replayed.ts).
 */
export async function answered<Records extends object>(
  ctx: RequestContext,
  work: () => Promise<Records>,
): Promise<MutationPayload & Records> {
  const { result, moved } = await counting(ctx, work);
  return { charge: moved, replayed: false, ...result };
}
