import { sql } from 'kysely';
import { looksLikeOpaqueSecret } from '../../context/auth/session.js';
import { linkCaller } from '../../context/auth/system-caller.js';
import { hashSecret } from '../../context/auth/token.js';
import { type Infrastructure, RequestContext, type RequestFacts } from '../../context/request-context.js';
import { readClock } from '../../context/sandbox/clock.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { readEmailAddress } from '../../domain/person/email-address.js';
import type { WaiverRequestStatus } from '../../domain/vocabulary.js';
import { waiverNumber } from '../../domain/waiver/number.js';
import { waiverLinkAllowances } from '../../domain/waiver-request/limits.js';
import { isWaiverRequestOpen } from '../../domain/waiver-request/transitions.js';
import type { Db } from '../../entities/generated/database.js';
import { countAttempt, toNetwork } from '../session/attempts.js';

/** What the link in an e-mail opens: the requests of one payer to one mailbox. Each act commits by itself. */
export interface OpenedLink {
  /** Of the payer's account, with the caller of a link, which may do what the page offers and nothing else. */
  ctx: RequestContext;
  linkId: string;
  mailbox: string;
  /** Who signs here, if the first reader named someone else. */
  personName: string | null;
  payer: LinkedPayer;
  livemode: boolean;
  /** The request that the e-mail was about. */
  landsOn: string;
  /** What the page showed whose form is sent (`digestContent`); null where no form is. */
  shown: string | null;
}

export interface LinkedPayer {
  name: string;
  email: string | null;
}

/** A link that opens nothing, and why. What was asked is not said, nor who asked, unless a newer request took its place. */
export interface DeadLink {
  why: 'unknown' | 'forwarded' | 'expired' | 'cancelled' | 'superseded';
  payer?: LinkedPayer;
  /** The request that counts, after all that replaced each other: its number, and the day on which it was sent. */
  newest?: { number: string; sentOn: string | null };
}

/** The page of a link. The secret is in the query, which no log has. */
export function waiverLinkUrl(publicUrl: string, secret: string): string {
  return `${publicUrl}/w?token=${secret}`;
}

/**
 * Opens a link, which changes nothing. Each network may try a limited number of secrets, and each link may be used a limited number
 * of times.
 *
 * @throws AppError RATE_LIMITED
 */
export async function openLink(
  infrastructure: Infrastructure,
  request: RequestFacts,
  secret: unknown,
): Promise<OpenedLink | DeadLink> {
  const anyone = new RequestContext(infrastructure, request);
  await countAttempt(anyone, 'waiver_link', toNetwork(anyone), waiverLinkAllowances.perNetwork);
  if (!looksLikeOpaqueSecret(secret)) return { why: 'unknown' };
  const row = await readLink(infrastructure.db, hashSecret(secret));
  if (!row) return { why: 'unknown' };
  await countAttempt(anyone, 'waiver_link', row.linkId, waiverLinkAllowances.perLink);
  const { accountId, livemode, linkId, mailbox, personName, landsOn, payer: name, payerEmail } = row;
  const payer = { name, email: payerEmail };
  const clock = await readClock(infrastructure.db, { accountId, livemode });
  const why = findEnd(row, clock());
  if (why) return why === 'superseded' ? { why, payer, newest: await readNewest(infrastructure.db, row) } : { why };
  const ctx = new RequestContext(infrastructure, request, linkCaller(accountId, livemode), clock);
  return { ctx, linkId, mailbox, personName, payer, livemode, landsOn, shown: null };
}

interface LinkRow {
  linkId: string;
  accountId: string;
  livemode: boolean;
  mailbox: string;
  personName: string | null;
  landsOn: string;
  payer: string;
  payerEmail: string | null;
  linkEndsAt: string;
  isRevoked: boolean;
  status: WaiverRequestStatus;
  /** Where the request goes now. */
  email: string;
  endsAt: string;
}

async function readLink(db: Db, hash: Buffer): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select l.id as "linkId", l.account_id as "accountId", l.livemode, l.email as mailbox, l.name as "personName",
      r.id as "landsOn", a.name as payer, a.email as "payerEmail", l.expires_at as "linkEndsAt", l.revoked_at is not null as "isRevoked",
      r.status, r.email, r.expires_at as "endsAt"
    from waiver_request_links l
      join waiver_requests r on r.id = l.waiver_request_id and r.account_id = l.account_id and r.livemode = l.livemode and r.deleted_at is null
      join organizations a on a.id = l.account_id and a.deleted_at is null
    where l.token_hash = ${hash}`.execute(db);
  return rows[0];
}

/** The last of the requests that replaced each other. Its link went to its own mailbox, and is not said here. */
async function readNewest(
  db: Db,
  { landsOn, accountId, livemode }: LinkRow,
): Promise<{ number: string; sentOn: string | null }> {
  const { rows } = await sql<{ id: string; state: string; sentAt: string | null }>`
    with recursive later as (
      select id, superseded_by_id, state, sent_at, 0 as step from waiver_requests
      where id = ${landsOn}::uuid and account_id = ${accountId}::uuid and livemode = ${livemode}
      union all
      select r.id, r.superseded_by_id, r.state, r.sent_at, l.step + 1 from waiver_requests r join later l on r.id = l.superseded_by_id
    )
    select id, state, sent_at::text as "sentAt" from later order by step desc limit 1`.execute(db);
  const { id, state, sentAt } = rows[0]!;
  return { number: waiverNumber(id), sentOn: sentAt && dayInState(state, new Date(sentAt)) };
}

/** Why a link opens nothing. What was answered can be read, and released, for as long as the link itself lasts. */
function findEnd(row: LinkRow, now: Date): DeadLink['why'] | undefined {
  const { status } = row;
  // A request that went elsewhere is no business of the earlier mailbox, whatever became of it.
  if (row.isRevoked || !isSameMailbox(row.mailbox, row.email)) return 'forwarded';
  if (status === 'cancelled' || status === 'superseded' || status === 'expired') return status;
  const endsAt = isWaiverRequestOpen(status) ? [row.linkEndsAt, row.endsAt] : [row.linkEndsAt];
  return endsAt.some((end) => new Date(end) <= now) ? 'expired' : undefined;
}

/** Whether two addresses are one mailbox. */
export function isSameMailbox(one: string, other: string | null): boolean {
  const keys = readEmailAddress(one)?.keys ?? [];
  return readEmailAddress(other ?? '')?.keys.some((key) => keys.includes(key)) ?? false;
}

/** The mailbox as stored addresses are compared with it. */
export function mailboxKeys({ mailbox }: Pick<OpenedLink, 'mailbox'>): readonly string[] {
  return readEmailAddress(mailbox)?.keys ?? [];
}
