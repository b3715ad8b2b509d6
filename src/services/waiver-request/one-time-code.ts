import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addEmail } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { readEmailAddress } from '../../domain/person/email-address.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { WaiverCodePurpose } from '../../domain/vocabulary.js';
import {
  maxAttemptsADay,
  maxCodeAttempts,
  maxCodesADay,
  maxCodesSent,
  oneTimeCodeMs,
} from '../../domain/waiver-request/limits.js';
import { AppError } from '../../errors/app-error.js';
import { scoped } from '../../reads/loaders/scope.js';
import { countAttempt } from '../session/attempts.js';

/** What a code is for: a request, in one mailbox. */
export interface CodeSubject {
  requestId: string;
  email: string;
  purpose: WaiverCodePurpose;
}

/** A code that was entered right. Times are RFC 3339, and real ones also in the sandbox. */
export interface EnteredCode {
  id: string;
  sentAt: string;
  enteredAt: string;
}

/**
 * Adds an e-mail with a code to the mailbox. The digits are made when it is sent. A code of the same purpose that was sent before it opens
 * nothing any more.
 *
 * @throws AppError RATE_LIMITED
 */
export async function addCode(ctx: RequestContext, { requestId, email, purpose }: CodeSubject): Promise<void> {
  // The reader of a print must not use up the codes of the person who signs.
  await countAttempt(ctx, 'waiver_link', `code ${purpose} ${requestId}`, maxCodesSent);
  await rejectManyCodes(ctx, requestId, purpose);
  await ctx.write();
  const id = uuidv7();
  const now = ctx.realNow();
  await ctx.db
    .insertInto('waiver_request_codes')
    .values({
      id,
      account_id: ctx.account.id,
      livemode: ctx.livemode,
      waiver_request_id: requestId,
      purpose,
      email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + oneTimeCodeMs).toISOString(),
    })
    .execute();
  await addEmail(ctx, { kind: 'send_waiver_code', subjectId: id, payload: {} });
}

/** So many guesses a day are left that six digits are safe for as long as a request lasts. */
async function rejectManyCodes(ctx: RequestContext, requestId: string, purpose: WaiverCodePurpose): Promise<void> {
  const since = new Date(ctx.realNow().getTime() - 24 * 3_600_000).toISOString();
  const { rows } = await sql<{ codes: number; attempts: number }>`
    select count(*)::int as codes, coalesce(sum(attempts), 0)::int as attempts from waiver_request_codes
    where waiver_request_id = ${requestId}::uuid and purpose = ${purpose} and created_at > ${since}::timestamptz
      and ${scoped(ctx, 'waiver_request_codes')}`.execute(ctx.infrastructure.db);
  if (rows[0]!.codes < maxCodesADay && rows[0]!.attempts < maxAttemptsADay) return;
  throw new AppError('RATE_LIMITED', 'Too many codes were sent today. Try again tomorrow.', {
    headers: { 'Retry-After': '86400' },
  });
}

/** Six digits. */
export function mintDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The hash of one code says nothing about another one with the same digits. */
export function hashDigits(codeId: string, digits: string): Buffer {
  return createHash('sha256').update(`${codeId} ${digits}`).digest();
}

/**
 * The newest code for that purpose, if these are its digits; null otherwise. Every attempt counts at once, whatever becomes of the
 * request that it is part of. The code is not used up by that (`useCode`).
 */
export async function enterCode(
  ctx: RequestContext,
  { requestId, email, purpose }: CodeSubject,
  typed: string,
): Promise<EnteredCode | null> {
  const digits = typed.replace(/[\s-]/g, '');
  const now = ctx.realNow().toISOString();
  const { rows } = await sql<{ id: string; hash: Buffer; sentAt: string }>`
    update waiver_request_codes set attempts = attempts + 1
    where id = (select id from waiver_request_codes
        where waiver_request_id = ${requestId}::uuid and purpose = ${purpose} and lower(email collate "C") = any(${readKeys(email)}::text[])
          and ${scoped(ctx, 'waiver_request_codes')}
        order by serial desc limit 1)
      and attempts < ${maxCodeAttempts} and used_at is null and digits_hash is not null and expires_at > ${now}::timestamptz
      and ${scoped(ctx, 'waiver_request_codes')}
    returning id, digits_hash as hash, created_at::text as "sentAt"`.execute(ctx.infrastructure.db);
  const [code] = rows;
  if (!code || !timingSafeEqual(code.hash, hashDigits(code.id, digits))) return null;
  return { id: code.id, sentAt: timestamp(code.sentAt) as string, enteredAt: timestamp(now) as string };
}

/** Uses a code up, in the transaction of what it is for. False if another request did so meanwhile. */
export async function useCode(ctx: RequestContext, { id, enteredAt }: EnteredCode): Promise<boolean> {
  await ctx.write();
  const { rows } = await sql`
    update waiver_request_codes set used_at = ${enteredAt}::timestamptz
    where id = ${id}::uuid and used_at is null and ${scoped(ctx, 'waiver_request_codes')} returning id`.execute(ctx.db);
  return rows.length > 0;
}

function readKeys(email: string): readonly string[] {
  return readEmailAddress(email)?.keys ?? [];
}
