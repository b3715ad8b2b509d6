import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { type SpanFacts, spanned } from './tracing.js';

/** Receives an app's metrics and log lines. Without one, as in a seed or a unit test, nothing is recorded. */
export interface Observer {
  metrics: Metrics;
  log: Log;
}

/** An outside party that the service calls. */
type Party = 'stripe' | 'lob' | 'partner' | 'smtp' | 'issuer' | 'timestamp';

/** Errors with which a party rejects a request: the request is at fault, and the party is healthy. */
const refusals: ReadonlySet<string> = new Set([
  'RefusedTicket',
  'RefusedPiece',
  'PaymentMethodDeclined',
  'PaymentMethodUnknown',
  'EmailRefused',
]);

/** Observes a call to an outside party: a span, a measurement and one log line with the ids involved. */
async function calling<T>(
  { metrics, log }: Observer,
  { party, operation, ids = {} }: { party: Party; operation: string; ids?: SpanFacts },
  work: () => Promise<T>,
): Promise<T> {
  return spanned(`${party} ${operation}`, { kind: 'client', facts: { 'peer.service': party, ...ids } }, async () => {
    const started = performance.now();
    const record = (outcome: 'ok' | 'refused' | 'failed', error?: Error) => {
      const duration = performance.now() - started;
      metrics.outsideCalls.observe({ party, outcome }, duration / 1000);
      const line = { party, operation, ...ids, outcome, duration_ms: Math.round(duration) };
      if (!error) log.info(line, 'outside call');
      else log.warn({ ...line, reason: `${error.name}: ${error.message}`.slice(0, 500) }, 'outside call');
    };
    try {
      const answer = await work();
      record('ok');
      return answer;
    } catch (error) {
      record(refusals.has((error as Error).name) ? 'refused' : 'failed', error as Error);
      throw error;
    }
  });
}

/** Wraps a port so that its methods are observed; `ids` extracts the ids from the first argument of a call. */
export function watched<Port extends object>(
  observer: Observer,
  party: Party,
  port: Port,
  methods: ReadonlyArray<keyof Port & string>,
  ids: (input: Record<string, unknown>) => SpanFacts = () => ({}),
): Port {
  const names: ReadonlySet<string | symbol> = new Set(methods);
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (!names.has(name)) return member.bind(target);
      return (...args: unknown[]) => {
        const [input] = args;
        const about = typeof input === 'object' && input !== null ? ids(input as Record<string, unknown>) : {};
        return calling(observer, { party, operation: String(name), ids: about }, () => member.apply(target, args));
      };
    },
  });
}
