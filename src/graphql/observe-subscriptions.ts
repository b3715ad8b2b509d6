import type { RequestFacts } from '../context/request-context.js';
import type { ErrorCode } from '../errors/table.js';
import type { Session } from '../http/session.js';
import type { Observer } from '../observability/observer.js';

/** What a client's subscription came to: refused with an error, or ended, whoever ended it. */
export interface SubscriptionEnd {
  facts: RequestFacts;
  session: Session | undefined;
  /** In `performance.now()`. */
  startedAt: number;
  operation?: string;
  error?: ErrorCode;
}

/** One line and one count for each, as for a request. */
export function toBillingSubscription({ log, metrics }: Observer, end: SubscriptionEnd): void {
  const { facts, session, startedAt, operation, error } = end;
  metrics.operations.inc({ kind: 'subscription', outcome: error ? 'error' : 'ok' });
  if (error) metrics.errors.inc({ code: error });
  log.info(
    {
      request_id: facts.id,
      operation,
      error,
      organization_id: session?.organizationId,
      token_id: session?.principal.tokenId,
      livemode: session?.principal.livemode,
      duration_ms: Math.round(performance.now() - startedAt),
    },
    'subscription',
  );
}
