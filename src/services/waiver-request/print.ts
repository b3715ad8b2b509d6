import { sql } from 'kysely';
import { mintOpaqueSecret } from '../../context/auth/session.js';
import { linkCaller } from '../../context/auth/system-caller.js';
import { authorize } from '../../context/permission.js';
import { type Infrastructure, RequestContext, type RequestFacts } from '../../context/request-context.js';
import { readClock } from '../../context/sandbox/clock.js';
import { readEmailAddress } from '../../domain/person/email-address.js';
import type { WaiverRequestStatus } from '../../domain/vocabulary.js';
import { maxAddressEmailsADay, maxCodesSent, printAllowances } from '../../domain/waiver-request/limits.js';
import { readPrintCode } from '../../domain/waiver-request/print-code.js';
import { isWaiverRequestOpen, openWaiverRequests } from '../../domain/waiver-request/transitions.js';
import type { Db } from '../../entities/generated/database.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { AppError, Violations } from '../../errors/app-error.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import { countAttempt, toNetwork } from '../session/attempts.js';
import { change, lockIfThere } from '../shared/record.js';
import { isSameMailbox } from './link.js';
import { insertLink } from './new-link.js';
import { notifyPayer } from './notify.js';
import { addCode, enterCode, useCode } from './one-time-code.js';
import { readTypedMailbox } from './typed.js';

/**
 * What the code of a printed page opens: nothing but that a request is there, and who asks. Only an e-mail to the mailbox that is asked
 * leads on to the request.
 */
export interface PrintRequest {
  ctx: RequestContext;
  requestId: string;
  status: WaiverRequestStatus;
  /** Where the request goes; null for a draft without an address. */
  email: string | null;
  payer: string;
}

/**
 * The request that a printed code is about, which changes nothing; null for a code of none that can be answered. Each network may try a
 * limited number of codes, and each code may be used a limited number of times, right or wrong.
 *
 * @throws AppError RATE_LIMITED
 */
export async function findByPrintCode(
  infrastructure: Infrastructure,
  request: RequestFacts,
  typed: string,
): Promise<PrintRequest | null> {
  const anyone = new RequestContext(infrastructure, request);
  await countAttempt(anyone, 'waiver_print', toNetwork(anyone), printAllowances.perNetwork);
  const ending = readPrintCode(typed);
  if (ending === null) return null;
  await countAttempt(anyone, 'waiver_print', `code ${ending}`, printAllowances.perCode);
  const row = await read(infrastructure.db, ending);
  if (!row) return null;
  const { accountId, livemode, requestId, status, email, payer } = row;
  const clock = await readClock(infrastructure.db, { accountId, livemode });
  if (isWaiverRequestOpen(status) && new Date(row.endsAt!) <= clock()) return null;
  const ctx = new RequestContext(infrastructure, request, linkCaller(accountId, livemode), clock);
  return { ctx, requestId, status, email, payer };
}

interface PrintRow extends Omit<PrintRequest, 'ctx'> {
  accountId: string;
  livemode: boolean;
  endsAt: string | null;
}

/** A code that two requests have, which is hardly possible, is of neither. */
async function read(db: Db, ending: string): Promise<PrintRow | undefined> {
  const { rows } = await sql<PrintRow>`
    select r.id as "requestId", r.account_id as "accountId", r.livemode, r.status, r.email, r.expires_at as "endsAt", a.name as payer
    from waiver_requests r join organizations a on a.id = r.account_id and a.deleted_at is null
    where right(r.id::text, 10) = ${ending} and r.deleted_at is null and r.status = any(${printStatuses}::text[])
    limit 2`.execute(db);
  return rows.length === 1 ? rows[0] : undefined;
}

/** What was answered can be read by its payee. */
const answeredStatuses: readonly WaiverRequestStatus[] = ['held', 'released', 'declined'];
const sentStatuses: readonly WaiverRequestStatus[] = [...openWaiverRequests, ...answeredStatuses];
const printStatuses: readonly WaiverRequestStatus[] = ['draft', ...sentStatuses];

/**
 * Takes the address of the reader of a printed page. If it is the mailbox that is asked, a one-time code goes there. If the payer has no
 * address yet, it sees this one, and nothing is sent before it does that itself. The answer does not show which of these it is.
 *
 * @throws AppError VALIDATION_FAILED for what is no address, RATE_LIMITED
 */
export async function enterAddress(
  infrastructure: Infrastructure,
  request: RequestFacts,
  code: string,
  address: string,
): Promise<{ print: PrintRequest | null; email: string }> {
  const print = await findByPrintCode(infrastructure, request, code);
  const violations = new Violations();
  const email = readTypedMailbox(violations, 'email', address);
  violations.throwIfAny();
  await countAddress(infrastructure, request, code, email!);
  if (print?.status === 'draft') await offerAddress(print, email!);
  else if (print && isSameMailbox(email!, print.email)) await sendCode(print);
  return { print, email: email! };
}

/**
 * The secret of a link to the request, for who enters the one-time code that was sent to the mailbox; null for a wrong code. It opens
 * what the link in an e-mail opens.
 *
 * @throws AppError RATE_LIMITED
 */
export async function openWithCode(
  infrastructure: Infrastructure,
  request: RequestFacts,
  code: string,
  { email, digits }: { email: string; digits: string },
): Promise<string | null> {
  const print = await findByPrintCode(infrastructure, request, code);
  await countAddress(infrastructure, request, code, email);
  if (!print?.email || print.status === 'draft' || !isSameMailbox(email, print.email)) return null;
  const { ctx, requestId } = print;
  const entered = await enterCode(ctx, { requestId, email: print.email, purpose: 'open' }, digits);
  if (!entered) return null;
  const secret = mintOpaqueSecret();
  return ctx.separately(async (own) => {
    if (!(await useCode(own, entered))) return null;
    const isWanted = sql`lower(r.email collate "C") = any(${readEmailAddress(print.email!)!.keys}::text[])
      and r.status = any(${sentStatuses}::text[]) and r.account_id = ${own.account.id}::uuid and r.livemode = ${own.livemode}`;
    return (await insertLink(own.db, { requestId, secret, now: own.now(), wanted: isWanted })) ? secret : null;
  });
}

/**
 * Known and unknown addresses are counted alike. Digits are guessed no oftener for it, from however many networks: each code and each request
 * has its own attempts (one-time-code.ts).
 */
async function countAddress(
  infrastructure: Infrastructure,
  request: RequestFacts,
  code: string,
  email: string,
): Promise<void> {
  const [key] = readEmailAddress(email)?.keys ?? [email];
  const anyone = new RequestContext(infrastructure, request);
  const by = ['address', key, readPrintCode(code) ?? 'none', toNetwork(anyone)];
  await countAttempt(anyone, 'waiver_print', by.join(' '), printAllowances.perAddress);
}

/** The payer sends the draft to it, or does not. */
async function offerAddress({ ctx, requestId }: PrintRequest, email: string): Promise<void> {
  await unlessTooOften(async () => {
    await countAttempt(ctx, 'waiver_print', `offer ${requestId}`, maxCodesSent);
    await ctx.separately(async (own) => {
      authorize(own, 'waiverLink');
      const request = await lockIfThere(own, WaiverRequest, waiverRequests, requestId);
      if (request?.status !== 'draft' || isSameMailbox(email, request.offeredEmail)) return;
      await change(own, request, { offeredEmail: email, offeredAt: own.now() });
      if (await canMailAddress(own, requestId)) await notifyPayer(own, request, 'address_left');
    });
  });
}

/** Each address that is left makes an e-mail to every member, and who has a print can leave as many as they like. */
async function canMailAddress(ctx: RequestContext, requestId: string): Promise<boolean> {
  const { perRequest, perAccount } = maxAddressEmailsADay;
  let isWithin = false;
  await unlessTooOften(async () => {
    await countAttempt(ctx, 'waiver_print', `mail ${requestId}`, perRequest, dayMs);
    await countAttempt(
      ctx,
      'waiver_print',
      `mail of ${ctx.account.id}${ctx.livemode ? '' : ' in the sandbox'}`,
      perAccount,
      dayMs,
    );
    isWithin = true;
  });
  return isWithin;
}

const dayMs = 24 * 3_600_000;

async function sendCode({ ctx, requestId, email }: PrintRequest): Promise<void> {
  await unlessTooOften(() =>
    ctx.separately(async (own) => {
      authorize(own, 'waiverLink');
      await addCode(own, { requestId, email: email!, purpose: 'open' });
    }),
  );
}

/** What is refused for one request alone would say that the request exists. */
async function unlessTooOften(work: () => Promise<void>): Promise<void> {
  await work().catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
  });
}
