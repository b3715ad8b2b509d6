import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashSecret } from '../../context/auth/token.js';
import { waiverLinkMs } from '../../domain/waiver-request/limits.js';
import type { Db } from '../../entities/generated/database.js';

interface NewLink {
  requestId: string;
  secret: string;
  /** By the account's clock. */
  now: Date;
  /** What the request, `r`, must be like. */
  wanted: RawBuilder<unknown>;
  /** Who signs, in the words of the reader of another link. */
  forwarded?: { name: string; fromId: string } | undefined;
}

/**
 * Makes a link to where a request goes, which is locked, because it may be going elsewhere now. It names the same person as the link that
 * the mailbox has already.
 *
 * @returns undefined if the request is not as it is wanted
 */
export async function insertLink(
  db: Db,
  { requestId, secret, now, wanted, forwarded }: NewLink,
): Promise<{ name: string | null } | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    insert into waiver_request_links (id, account_id, livemode, waiver_request_id, token_hash, email, name, forwarded_from_id,
      created_at, expires_at)
    select ${uuidv7()}::uuid, r.account_id, r.livemode, r.id, ${hashSecret(secret)}, r.email,
      coalesce(${forwarded?.name ?? null}, earlier.name), coalesce(${forwarded?.fromId ?? null}::uuid, earlier.forwarded_from_id),
      ${now.toISOString()}::timestamptz, ${new Date(now.getTime() + waiverLinkMs).toISOString()}::timestamptz
    from waiver_requests r left join lateral (
      select l.name, l.forwarded_from_id from waiver_request_links l
      where l.waiver_request_id = r.id and l.account_id = r.account_id and l.livemode = r.livemode and l.revoked_at is null
        and lower(l.email collate "C") = lower(r.email collate "C")
      order by l.serial desc limit 1) earlier on true
    where r.id = ${requestId}::uuid and ${wanted} and r.deleted_at is null
    for share of r
    returning name`.execute(db);
  return rows[0];
}
