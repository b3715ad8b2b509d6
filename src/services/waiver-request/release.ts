import type { RequestContext } from '../../context/request-context.js';
import type { WaiverReleaseCause } from '../../domain/vocabulary.js';
import type { WaiverRequest } from '../../entities/waiver-request.js';
import { Violations } from '../../errors/app-error.js';
import { change } from '../shared/record.js';
import { actByLink } from './act.js';
import { nameOfPerson, readReason } from './answer.js';
import type { OpenedLink } from './link.js';
import { notifyPayer } from './notify.js';
import { rejectTarget } from './target.js';
import { longestName, readTyped } from './typed.js';

/**
 * Hands a signed waiver over to the payer. Nothing else writes this status (test/architecture/releases), and no clock, import, default or
 * call of the payer comes here: each release names the person who wanted it.
 */
export async function releaseWaiver(
  ctx: RequestContext,
  request: WaiverRequest,
  releasedBy: string,
  releaseCause: WaiverReleaseCause,
): Promise<void> {
  rejectTarget(request.status, 'released');
  await change(ctx, request, { status: 'released', releasedAt: ctx.now(), releaseCause, releasedBy });
}

/** The payee says that it was paid: what it signed is handed over. Errors name `name`. */
export async function confirmPayment(link: OpenedLink, requestId: string, name: string): Promise<void> {
  const person = readPerson(name);
  await actByLink(link, requestId, 'confirm_payment', async (ctx, request) => {
    await releaseWaiver(ctx, request, nameOfPerson(link, person), 'payment_confirmed');
    await notifyPayer(ctx, request);
  });
}

/** The payee hands over what it signed before it was paid. */
export async function releaseEarly(link: OpenedLink, requestId: string, name: string): Promise<void> {
  const person = readPerson(name);
  await actByLink(link, requestId, 'release', async (ctx, request) => {
    await releaseWaiver(ctx, request, nameOfPerson(link, person), 'released_early');
    await notifyPayer(ctx, request);
  });
}

/** The payee takes back what it signed, while it is held. */
export async function withdrawHeld(
  link: OpenedLink,
  requestId: string,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  const violations = new Violations();
  const statusReason = readReason(violations, reason);
  const person = readPerson(name, violations);
  await actByLink(link, requestId, 'withdraw', async (ctx, request) => {
    rejectTarget(request.status, 'declined');
    await change(ctx, request, { status: 'declined', statusReason, declinedBy: nameOfPerson(link, person) });
    await notifyPayer(ctx, request);
  });
}

function readPerson(name: string, violations = new Violations()): string {
  const person = readTyped(violations, 'name', name, { label: 'The name', most: longestName, lines: 'one' });
  violations.throwIfAny();
  return person!;
}
