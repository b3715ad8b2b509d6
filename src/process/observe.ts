import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Sockets } from '../api/graphql/sockets.js';
import { mountMetrics } from '../api/http/metrics.js';
import type { Infrastructure } from '../context/request-context.js';
import type { ConnectionGate } from '../db/connection-gate.js';
import type { ConnectionWatch } from '../db/connection-watch.js';
import type { DatabaseWatch } from '../db/orm.js';
import { isDatabaseFault } from '../errors/database-fault.js';
import { postingsMade } from '../ledger/index.js';
import type { Renderer } from '../pdf/renderer.js';
import type { AddressProvider } from '../providers/address/address-provider.js';
import type { Addresses } from '../providers/address/addresses.js';
import type { CredentialVerifiers } from '../providers/credentials/verifiers.js';
import type { Mailer, OwnMailer } from '../providers/email/mailer.js';
import type { Mailers } from '../providers/email/mailers.js';
import type { Mail } from '../providers/mail/mail.js';
import type { MailCarrier } from '../providers/mail/mail-carrier.js';
import type { FulfillmentPartner } from '../providers/partner/fulfillment-partner.js';
import type { Partners } from '../providers/partner/partners.js';
import type { Payments } from '../providers/payments/payments.js';
import type { FileStore } from '../providers/storage/file-store.js';
import { StoreHealth } from '../providers/storage/store-health.js';
import type { TimeStampAuthority } from '../providers/time-stamp/time-stamp-authority.js';
import type { LoopState } from '../runtime/loops/loop-watch.js';
import type { Metrics } from '../runtime/observability/metrics.js';
import { type Observer, watched } from '../runtime/observability/observer.js';
import { observeStatements } from '../runtime/observability/statements.js';
import { type SpanFacts, spanned } from '../runtime/observability/tracing.js';
import { type DatabaseLimits, databaseLimits } from '../runtime/statement-limit.js';
import { clockSkewMs } from '../runtime/time/real-time.js';
import { addGauges } from './gauges.js';
import type { QueueWatch } from './queues.js';

/** Observes the pool, once it exists, and every statement. */
export class DatabaseObserver implements DatabaseWatch {
  #pool: pg.Pool | undefined;
  #gate: ConnectionGate | undefined;
  #connections: ConnectionWatch | undefined;
  readonly onStatement: DatabaseWatch['onStatement'];
  readonly limits: DatabaseLimits;

  constructor(
    { metrics, log }: Observer,
    private readonly limit: number,
    limits: Partial<DatabaseLimits> = {},
  ) {
    this.limits = { ...databaseLimits, ...limits };
    this.onStatement = observeStatements(metrics);
    // One line for each outage; every request that fails has its own line as well.
    this.onReach = (reached, why) => {
      if (reached) log.info({}, 'the database is reachable again');
      else log.warn({ reason: why?.message, code: (why as NodeJS.ErrnoException).code }, 'the database is unreachable');
    };
    this.onSilent = (connections) =>
      log.warn({ connections }, 'database connections had fallen silent and were closed');
  }

  readonly onReach: DatabaseWatch['onReach'];
  readonly onSilent: DatabaseWatch['onSilent'];

  readonly onPool = (pool: pg.Pool, gate: ConnectionGate, connections: ConnectionWatch): void => {
    this.#pool = pool;
    this.#gate = gate;
    this.#connections = connections;
  };

  /** Closes the connections of requests that have fallen silent. @returns whether there were any */
  closeSilent(): Promise<boolean> {
    return this.#connections?.closeSilent() ?? Promise.resolve(false);
  }

  /** False while no connection can be made. */
  get reached(): boolean {
    return this.#gate?.reached ?? true;
  }

  pool() {
    const { totalCount: total = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = this.#pool ?? {};
    return { total, idle, waiting: waiting + (this.#gate?.waiting ?? 0), limit: this.limit };
  }
}

/** For loops that retry each second: a database outage is logged once, not once for each retry. */
export function retryLog({ log }: Observer) {
  return {
    error: (facts: { err: unknown }, message: string) =>
      log[isDatabaseFault(facts.err) ? 'debug' : 'error'](facts, message),
  };
}

/** One line when the process's clock is wrong, and one when it is right again. */
export function reportSkew({ log }: Observer) {
  return (skewed: boolean): void => {
    const skew_seconds = clockSkewMs() / 1_000;
    if (skewed) log.warn({ skew_seconds }, 'the clock of this machine differs from that of the database, which counts');
    else log.info({ skew_seconds }, 'the clock of this machine agrees with that of the database again');
  };
}

/** Serves `/metrics`, and collects the gauges on each scrape. */
export function serveMetrics(
  server: FastifyInstance,
  { registry }: Metrics,
  sources: {
    database: DatabaseObserver;
    infrastructure: Pick<Infrastructure, 'replicas' | 'renderer'>;
    queues: QueueWatch;
    loops: () => readonly LoopState[];
    tasks: () => ReadonlyMap<string, number>;
    attempts: () => ReadonlyMap<string, number>;
    sockets: Sockets | undefined;
  },
): void {
  const { database, queues, sockets, loops, tasks, attempts } = sources;
  const { replicas, renderer } = sources.infrastructure;
  addGauges(registry, {
    pool: () => database.pool(),
    waiting: () => queues.look(),
    replicas: () => replicas?.stats() ?? [],
    sockets: () => sockets?.open ?? { sockets: 0, subscriptions: 0 },
    pdf: () => renderer.stats(),
    loops,
    tasks,
    attempts,
    postings: postingsMade,
  });
  mountMetrics(server, registry);
}

/** Logs one line when the file store stops accepting files, and one when it accepts them again. */
export function watchStore({ log }: Observer, files: FileStore): StoreHealth {
  return new StoreHealth(files, (failure) => {
    if (failure) log.error({ err: failure, store: files.name }, 'the file store does not accept files');
    else log.info({ store: files.name }, 'the file store accepts files again');
  });
}

export function watchTimeStamps(
  observer: Observer,
  authority: TimeStampAuthority | undefined,
): TimeStampAuthority | undefined {
  return authority && watched(observer, 'timestamp', authority, ['stamp']);
}

export function watchRenderer({ metrics }: Observer, renderer: Renderer): Renderer {
  return {
    ...renderer,
    async render(job, requester) {
      const started = performance.now();
      const observe = (outcome: string) =>
        metrics.renders.observe({ template: job.template, outcome }, (performance.now() - started) / 1000);
      try {
        const facts = { 'cps.template': job.template, 'cps.preview': job.preview };
        const pdf = await spanned('PDF render', { facts }, () => renderer.render(job, requester));
        observe('done');
        return pdf;
      } catch (error) {
        const { name } = error as Error;
        observe(name === 'RendererBusyError' ? 'busy' : name === 'UnprintableTextError' ? 'unprintable' : 'failed');
        throw error;
      }
    },
  };
}

const charging = [
  'createCustomer',
  'createSetupIntent',
  'savePaymentMethod',
  'defaultPaymentMethod',
  'charge',
  'findCharge',
  'cancelCharge',
  'subscribe',
  'findSubscription',
  'changePlan',
  'endWithPeriod',
  'endUnpaid',
  'voidReplaced',
  'price',
] as const;

export function watchPayments(observer: Observer, payments: Payments): Payments {
  if (payments.live?.name !== 'stripe') return payments;
  const live = watched(observer, 'stripe', payments.live, charging);
  return { ...payments, live, byName: (name) => (name === 'stripe' ? live : payments.byName(name)) };
}

export function watchMail(observer: Observer, mail: Mail): Mail {
  const watch = (carrier: MailCarrier) => watched(observer, 'lob', carrier, ['submit'], pick('order_id', 'orderId'));
  return { ...mail, lob: mail.lob && watch(mail.lob), lobOf: (name, apiKey) => watch(mail.lobOf(name, apiKey)) };
}

export function watchAddresses(observer: Observer, addresses: Addresses): Addresses {
  const watch = (provider: AddressProvider) => watched(observer, 'lob', provider, ['complete', 'findCounty']);
  return {
    ...addresses,
    lob: addresses.lob && watch(addresses.lob),
    lobOf: (apiKey) => watch(addresses.lobOf(apiKey)),
  };
}

/** The staff's queue and the simulation are not outside parties, so they are not observed. */
export function watchPartners(observer: Observer, partners: Partners): Partners {
  const watch = (partner: FulfillmentPartner) =>
    watched(
      observer,
      'partner',
      partner,
      ['createTicket', 'releaseTicket', 'cancelTicket'],
      pick('fulfillment_request_id', 'requestId'),
    );
  const live = partners.live === partners.queue ? partners.queue : watch(partners.live);
  return { ...partners, live, of: (connection) => watch(partners.of(connection)) };
}

export function watchVerifiers(observer: Observer, verifiers: CredentialVerifiers): CredentialVerifiers {
  return { ...verifiers, live: watched(observer, 'issuer', verifiers.live, ['verify'], pick('issuer', 'issuer')) };
}

/** The outbox folder is not an outside party either. */
export function watchMailers(observer: Observer, mailers: Mailers): Mailers {
  const { live, signIn, sandbox, ofAccount } = mailers;
  const watch = <Port extends Mailer | OwnMailer>(mailer: Port) =>
    watched(observer, 'smtp', mailer, ['send'], pick('email_id', 'id'));
  return {
    ...mailers,
    live: live === sandbox ? live : watch(live),
    signIn: signIn === sandbox ? signIn : watch(signIn),
    ofAccount: async (accountId) => {
      const accountMailer = await ofAccount(accountId);
      return accountMailer && watch(accountMailer);
    },
  };
}

function pick(fact: string, field: string): (input: Record<string, unknown>) => SpanFacts {
  return (input) => ({ [fact]: String(input[field]) });
}
