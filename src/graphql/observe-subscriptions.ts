import type { RequestFacts } from '../context/request-context.js';
import type { ErrorCode } from '../errors/table.js';
import type { Session } from '../http/session.js';
import type { Observer } from '../observability/observer.js';

/** The outcome of a subscription: refused with an error, or ended by either side. */
export interface SubscriptionEnd {
  facts: RequestFacts;
  session: Session | undefined;
  /** A `performance.now()` time. */
  startedAt: number;
  operation?: string;
  error?: ErrorCode;
}

/** Writes one log line and one count for each subscription, as for a request. */
export function recordSubscription({ log, metrics }: Observer, end: SubscriptionEnd): void {
  const { facts, session, startedAt, operation, error } = end;
  metrics.operations.inc({ kind: 'subscription', outcome: error ? 'error' : 'ok' });
  if (error) metrics.errors.inc({ code: error });
  log.info(
    {
      request_id: facts.id,
      operation,
      error,
      organization_id: session?.organizationId,
      token_id: session?.principal.tokenId || undefined,
      session_id: session?.principal.session?.id,
      livemode: session?.principal.livemode,
      duration_ms: Math.round(performance.now() - startedAt),
    },
    'subscription',
  );
}
