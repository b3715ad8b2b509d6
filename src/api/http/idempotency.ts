import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';

export interface StoredResponse {
  status: number;
  body: string;
}

interface IdempotentRequest {
  key: string;
  method: string;
  path: string;
  /** The request as JSON: the same key with another value is refused. The order of object keys does not matter. */
  content: unknown;
  windowSeconds: number;
}

/**
 * Runs the work of a keyed request once within the window. The key's row is written in the same transaction as the work: after a
 * crash either both exist or neither does, so a retry replays the response or starts over, and never does the work twice.
 * Only successes are stored; a failed request wrote nothing and may be retried.
 */
export async function once(
  ctx: RequestContext,
  request: IdempotentRequest,
  work: () => Promise<{ remember: boolean; answer: StoredResponse }>,
): Promise<{ answer: StoredResponse; replayed: boolean }> {
  const { principal, account } = ctx;
  const scope = digest([principal.userId, account.id, String(ctx.livemode), request.method, request.path, request.key]);
  ctx.requestKey = scope.toString('hex');
  const requestHash = digest([canonical(request.content)]);
  const credential = toCredentialKey(ctx);
  ctx.afterTransaction(await ctx.infrastructure.longTransactions.take(account.id));
  const storedRow = await ctx.after(
    sql`select demand(pg_try_advisory_xact_lock(${scope.readBigInt64BE(0).toString()}::bigint), '{}')`,
    () => new AppError('IN_PROGRESS', undefined, { headers: { 'Retry-After': '1' } }),
    sql<{ request_hash: Buffer; status: number; body: Buffer; credential_id: string | null }>`
      select request_hash, status, body, credential_id from idempotency_keys
      where scope = ${scope} and account_id = ${account.id}::uuid and livemode = ${ctx.livemode}
        and created_at > now() - make_interval(secs => ${request.windowSeconds})`,
  );
  const earlier = storedRow.rows[0];
  if (earlier) {
    // The previous release hashed the text without sorting its keys.
    const acceptedHashes = [requestHash, digest([JSON.stringify(request.content)])];
    if (!acceptedHashes.some((hash) => earlier.request_hash.equals(hash))) throw new AppError('IDEMPOTENCY_MISMATCH');
    if (earlier.credential_id !== null && earlier.credential_id !== credential) {
      throw new AppError('IDEMPOTENCY_MISMATCH', 'Another token or session of yours has used this Idempotency-Key.');
    }
    return { answer: { status: earlier.status, body: unseal(earlier.body, request.key) }, replayed: true };
  }
  const { remember, answer: response } = await work();
  if (remember) {
    const body = seal(response.body, request.key);
    // The window begins with the answer: `now()` is when the work began, which may be longer ago than the window.
    const statement = sql`
      insert into idempotency_keys (scope, account_id, livemode, request_hash, status, body, credential_id, created_at)
      values (${scope}, ${account.id}, ${ctx.livemode}, ${requestHash}, ${response.status}, ${body}, ${credential}::uuid, clock_timestamp())
      on conflict (scope) do update set request_hash = excluded.request_hash, status = excluded.status,
        body = excluded.body, credential_id = excluded.credential_id, created_at = excluded.created_at`;
    ctx.withCommit(() => statement, 'own rows');
  }
  return { answer: response, replayed: false };
}

/**
 * Whose answer it is: a token's, also after its rotations, or in sessions the person's, who may sign in again before they retry. An answer
 * that shows a secret is given only to the same token or session once more.
 */
function toCredentialKey({ principal, operation }: RequestContext): string {
  const { tokenId, firstTokenId, userId, session } = principal;
  if (operation && operation.secrets.answers.size > 0) return session?.id ?? tokenId;
  return session ? userId : firstTokenId;
}

/** The header's value. @throws AppError when it is invalid. */
export function readIdempotencyKey(header: string | string[] | null | undefined): string | undefined {
  if (header === undefined || header === null || header === '') return undefined;
  if (typeof header !== 'string' || header.length > 255) {
    throw new AppError('VALIDATION_FAILED', 'The Idempotency-Key header must not be greater than 255 characters.', {
      errors: { idempotencyKey: ['The Idempotency-Key header must not be greater than 255 characters.'] },
    });
  }
  return header;
}

/**
 * A stored response may contain a secret that is shown once, such as a new token. It is encrypted with a key derived from the
 * Idempotency-Key, which only the caller has: AES-256-GCM, stored as nonce, tag, text.
 */
function seal(text: string, key: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(digest(['sealed answer', key])), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function unseal(sealed: Buffer, key: string): string {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    createSecretKey(digest(['sealed answer', key])),
    sealed.subarray(0, 12),
  );
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** JSON text that does not depend on the order of keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function digest(parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
