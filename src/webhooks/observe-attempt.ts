import type { Observer } from '../observability/observer.js';
import { spanned } from '../observability/tracing.js';
import type { Claim } from './claim.js';
import type { Outcome } from './record.js';
import { isSuccess } from './send.js';

/**
 * Runs one attempt at a delivery with a span, a measurement and a log line. None of them includes the URL, the message or the
 * answer: those belong to the tenant, who sees them in the delivery's log.
 */
export async function observeAttempt(
  observer: Observer | undefined,
  { id, webhookId, eventId, accountId, livemode, attempt: number }: Claim,
  make: () => Promise<Outcome>,
): Promise<Outcome> {
  const ids = {
    delivery_id: id,
    webhook_id: webhookId,
    event_id: eventId,
    organization_id: accountId,
    livemode,
    attempt: number,
  };
  return spanned('webhook delivery', { kind: 'client', facts: ids }, async () => {
    const made = await make();
    const { responseCode, durationMs } = made.attempt;
    const outcome = outcomeOf(made);
    observer?.metrics.webhookAttempts.observe({ outcome }, durationMs / 1000);
    const line = { ...ids, outcome, status: responseCode, duration_ms: durationMs };
    observer?.log[outcome === 'delivered' ? 'info' : 'warn'](line, 'webhook delivery');
    return made;
  });
}

function outcomeOf({ attempt, interrupted }: Outcome): 'delivered' | 'refused' | 'unreachable' | 'interrupted' {
  if (isSuccess(attempt)) return 'delivered';
  if (interrupted) return 'interrupted';
  return attempt.responseCode === null ? 'unreachable' : 'refused';
}
