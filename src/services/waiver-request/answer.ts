import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addEmail } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { parseCents } from '../../domain/shared/money.js';
import { maxOpenPerMailbox, maxSendings } from '../../domain/waiver-request/limits.js';
import { isWaiverRequestOpen } from '../../domain/waiver-request/transitions.js';
import type { WaiverRequest } from '../../entities/waiver-request.js';
import { Violations } from '../../errors/app-error.js';
import { scoped } from '../../reads/loaders/scope.js';
import { change } from '../shared/record.js';
import { actByLink, lockLinked } from './act.js';
import { readModel } from './content.js';
import { isSameMailbox, type OpenedLink } from './link.js';
import { readPersons } from './linked.js';
import type { WaiverRequestSending } from './mail-request.js';
import { notifyPayer } from './notify.js';
import { revokeLinks } from './revoke.js';
import { rejectOtherContent } from './shown.js';
import { rejectTarget } from './target.js';
import { dropRequestTasks } from './tasks.js';
import { readOpenCounts } from './terms.js';
import { longestName, longestReason, readAmount, readTyped, readTypedMailbox } from './typed.js';

/**
 * Notes that the page of a request was opened. Later views change nothing.
 *
 * @throws AppError CONFLICT if the page shows what is not asked any more
 */
export async function recordView(link: OpenedLink, requestId: string): Promise<void> {
  await link.ctx.separately(async (ctx) => {
    const request = await lockLinked(ctx, link, requestId);
    if (isWaiverRequestOpen(request.status))
      rejectOtherContent(link, request.printed ?? (await readModel(ctx, request)));
    const now = ctx.now().toISOString();
    await sql`
      update waiver_request_links set seen_at = ${now}::timestamptz
      where waiver_request_id = ${requestId}::uuid and revoked_at is null and seen_at is null and ${scoped(ctx, 'waiver_request_links')}`.execute(
      ctx.db,
    );
    await view(ctx, request);
  });
}

/** Every answer comes from someone who has seen the request, also where the page could not say so itself. */
export async function view(ctx: RequestContext, request: WaiverRequest): Promise<void> {
  if (request.status !== 'requested' && request.status !== 'undeliverable') return;
  rejectTarget(request.status, 'viewed');
  const printed = request.printed ?? (await readModel(ctx, request));
  const viewedAt = request.viewedAt ?? ctx.now();
  await change(ctx, request, { status: 'viewed', statusReason: null, viewedAt, printed, formCode: printed.formCode });
}

export async function declineByLink(link: OpenedLink, requestId: string, reason: string): Promise<void> {
  const violations = new Violations();
  const statusReason = readReason(violations, reason);
  violations.throwIfAny();
  await actByLink(link, requestId, 'decline', async (ctx, request) => {
    await view(ctx, request);
    rejectTarget(request.status, 'declined');
    await dropRequestTasks(ctx, [request.id]);
    const person = (await readPersons(ctx, [requestId])).get(requestId) ?? null;
    await change(ctx, request, { status: 'declined', statusReason, declinedBy: nameOfPerson(link, person) });
    await notifyPayer(ctx, request);
  });
}

/** Proposes another amount. What was asked stays as it is: the payer asks again with that amount, or does not. */
export async function counterByLink(
  link: OpenedLink,
  requestId: string,
  proposal: { amount: string; reason: string },
): Promise<void> {
  const violations = new Violations();
  const counterAmount = readAmount(violations, 'amount', proposal.amount);
  const counterReason = readReason(violations, proposal.reason);
  violations.throwIfAny();
  await actByLink(link, requestId, 'counter', async (ctx, request) => {
    if (parseCents(request.amount!) === parseCents(counterAmount!)) {
      violations.add('amount', 'The amount is the one that is asked for.');
      violations.throwIfAny();
    }
    await view(ctx, request);
    rejectTarget(request.status, 'countered');
    await change(ctx, request, { status: 'countered', statusReason: null, counterAmount, counterReason });
    await notifyPayer(ctx, request);
  });
}

/** Someone else signs here: they get a link of their own, and those of this mailbox to the request open nothing any more. */
export async function forwardLink(
  link: OpenedLink,
  requestId: string,
  person: { name: string; email: string },
): Promise<void> {
  const violations = new Violations();
  const name = readTyped(violations, 'name', person.name, { label: 'The name', most: longestName, lines: 'one' });
  const email = readTypedMailbox(violations, 'email', person.email);
  violations.throwIfAny();
  await actByLink(link, requestId, 'forward', async (ctx, request) => {
    if (isSameMailbox(email!, link.mailbox)) {
      violations.add('email', 'The request is in this mailbox already: name another one.');
    } else if (request.timesSent >= maxSendings) {
      violations.add('email', `The request was sent ${maxSendings} times: ask ${link.payer.name} for a new one.`);
    } else {
      const countOpen = await readOpenCounts(ctx, [email!], request.id);
      if (countOpen(email!) >= maxOpenPerMailbox) violations.add('email', 'Too many requests wait in that mailbox.');
    }
    violations.throwIfAny();
    await view(ctx, request);
    rejectTarget(request.status, 'requested');
    await revokeLinks(ctx, request.id, 'forwarded');
    const timesSent = request.timesSent + 1;
    // It ends when it would have ended: only the payer gives more time. Its content stays as it was shown.
    await change(ctx, request, { status: 'requested', statusReason: null, email, timesSent, sentAt: ctx.now() });
    const payload = {
      requestId: request.id,
      timesSent,
      publicUrl: ctx.infrastructure.publicUrl(),
      forwarded: { name: name!, fromId: await linkOfRequest(ctx, link, request.id) },
    } satisfies WaiverRequestSending;
    await addEmail(ctx, { kind: 'send_waiver_request', subjectId: uuidv7(), payload });
  });
}

/** The link that the mailbox got for this request; the page may have been opened with that of another one. */
async function linkOfRequest(ctx: RequestContext, { linkId }: OpenedLink, requestId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from waiver_request_links where waiver_request_id = ${requestId}::uuid and ${scoped(ctx, 'waiver_request_links')}
    order by id = ${linkId}::uuid desc, serial desc limit 1`.execute(ctx.db);
  return rows[0]?.id ?? linkId;
}

/** A person as the payer reads it: the name, if they said it, and the mailbox that they read. */
export function nameOfPerson({ mailbox }: Pick<OpenedLink, 'mailbox'>, name: string | null): string {
  return name === null ? mailbox : `${name} <${mailbox}>`;
}

export function readReason(violations: Violations, reason: unknown): string | null {
  return readTyped(violations, 'reason', reason, { label: 'The reason', most: longestReason, lines: 'many' });
}
