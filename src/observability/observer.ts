import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { type Facts, spanned } from './tracing.js';

/** What an app tells of itself. Where there is none, as in a seed or a test of a part, nothing is told. */
export interface Observer {
  metrics: Metrics;
  log: Log;
}

/** Whoever is asked outside of the service. */
export type Party = 'stripe' | 'lob' | 'partner' | 'smtp' | 'issuer';

/** Answers that say no, by the names of the ports' errors: theirs is the fault, and the party is well. */
const refusals: ReadonlySet<string> = new Set([
  'RefusedTicket',
  'RefusedPiece',
  'PaymentMethodDeclined',
  'PaymentMethodUnknown',
  'RecipientRefused',
]);

/** A call of an outside party: a span, a measurement and one line with the ids that it is about. */
export async function calling<T>(
  { metrics, log }: Observer,
  { party, operation, ids = {} }: { party: Party; operation: string; ids?: Facts },
  work: () => Promise<T>,
): Promise<T> {
  return spanned(`${party} ${operation}`, { kind: 'client', facts: { 'peer.service': party, ...ids } }, async () => {
    const started = performance.now();
    const told = (outcome: 'ok' | 'refused' | 'failed', error?: Error) => {
      const duration = performance.now() - started;
      metrics.outsideCalls.observe({ party, outcome }, duration / 1000);
      const line = { party, operation, ...ids, outcome, duration_ms: Math.round(duration) };
      if (!error) log.info(line, 'outside call');
      else log.warn({ ...line, reason: `${error.name}: ${error.message}`.slice(0, 500) }, 'outside call');
    };
    try {
      const answer = await work();
      told('ok');
      return answer;
    } catch (error) {
      told(refusals.has((error as Error).name) ? 'refused' : 'failed', error as Error);
      throw error;
    }
  });
}

/** The port with its methods watched; `ids` says what a call is about, from its first argument. */
export function watched<Port extends object>(
  observer: Observer,
  party: Party,
  port: Port,
  methods: ReadonlyArray<keyof Port & string>,
  ids: (asked: Record<string, unknown>) => Facts = () => ({}),
): Port {
  const names: ReadonlySet<string | symbol> = new Set(methods);
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      if (!names.has(name)) return member.bind(target);
      return (...args: unknown[]) => {
        const [asked] = args;
        const about = typeof asked === 'object' && asked !== null ? ids(asked as Record<string, unknown>) : {};
        return calling(observer, { party, operation: String(name), ids: about }, () => member.apply(target, args));
      };
    },
  });
}
