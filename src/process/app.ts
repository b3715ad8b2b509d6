import type { FastifyInstance } from 'fastify';
import { buildGraphqlSchema } from '../api/graphql/build-schema.js';
import { type MountedGraphql, mountGraphql } from '../api/graphql/server.js';
import { trusting } from '../api/http/caller-address.js';
import { mountConsole } from '../api/http/console.js';
import { Drain } from '../api/http/draining.js';
import { mountHealth } from '../api/http/health.js';
import { RequestLog } from '../api/http/request-log/request-log.js';
import { createDescriber } from '../api/rest/describe.js';
import { mountPages } from '../api/rest/pages/index.js';
import { mountRest } from '../api/rest/plugin.js';
import { mountSignIn } from '../api/rest/sign-in.js';
import { mountUnsubscribe } from '../api/rest/unsubscribe.js';
import { mountVerification } from '../api/rest/verification.js';
import { mountWaiverLink } from '../api/rest/waiver-link.js';
import { scheduledKinds } from '../background/tasks/kinds.js';
import { addScheduled } from '../background/tasks/queue.js';
import { TaskRunner } from '../background/tasks/runner.js';
import { DeliveryHub, deliveriesChannel } from '../background/webhooks/delivery-hub.js';
import { startDeliveries } from '../background/webhooks/start-deliveries.js';
import type { Config } from '../config/config.js';
import { getPublicUrl } from '../config/public-url.js';
import { listWarnings } from '../config/warnings.js';
import { AuthChangeFeed } from '../context/auth/change-feed.js';
import { SessionDirectory } from '../context/auth/session-directory.js';
import { TokenDirectory } from '../context/auth/token-directory.js';
import { RateLimiter } from '../context/rate-limiter.js';
import type { Infrastructure } from '../context/request-context.js';
import { ChannelListener } from '../db/channel-listener.js';
import { followDatabaseClock, readDatabaseClock } from '../db/database-clock.js';
import { openOrm } from '../db/orm.js';
import { ReadinessCheck } from '../db/readiness.js';
import { Replicas } from '../db/replicas/index.js';
import { Slots } from '../db/slots.js';
import type { Db } from '../entities/generated/database.js';
import { createAnnouncer } from '../events/announcer.js';
import { EventHub } from '../events/hub.js';
import { eventsChannel, Sequencer } from '../events/sequencer.js';
import { createRenderer } from '../pdf/renderer.js';
import { createAddresses } from '../providers/address/addresses.js';
import { AddressGuard } from '../providers/address-guard.js';
import { createCredentialVerifiers } from '../providers/credentials/verifiers.js';
import { createReturnPorts } from '../providers/email/bounce-reports.js';
import { createMailers } from '../providers/email/mailers.js';
import { createIdentityProvider } from '../providers/identity/openid-connect.js';
import { createMail } from '../providers/mail/mail.js';
import { createPartners } from '../providers/partner/partners.js';
import { createPayments } from '../providers/payments/payments.js';
import { createFileStore } from '../providers/storage/file-stores.js';
import { createTimeStampAuthority } from '../providers/time-stamp/time-stamp-authority.js';
import { routes } from '../rest/index.js';
import { openKeyring } from '../runtime/encryption/open-keyring.js';
import type { WatchedLoop } from '../runtime/loops/loop.js';
import type { LineSink } from '../runtime/observability/log.js';
import { createMetrics } from '../runtime/observability/metrics.js';
import type { Observer } from '../runtime/observability/observer.js';
import type { DatabaseLimits } from '../runtime/statement-limit.js';
import { accountMailer } from '../services/credential/account-mailer.js';
import { noteCourseFacts } from '../services/deadline/course-facts.js';
import { taskHandlers } from '../services/task-handlers.js';
import { noteWaiverFacts } from '../services/waiver-request/complete.js';
import { createServer } from './create-server.js';
import { statisticsLoop } from './jobs/analyze-grown-tables.js';
import { jobHandlers } from './jobs/handlers.js';
import {
  DatabaseObserver,
  reportSkew,
  retryLog,
  serveMetrics,
  watchAddresses,
  watchMail,
  watchMailers,
  watchPartners,
  watchPayments,
  watchRenderer,
  watchStore,
  watchTimeStamps,
  watchVerifiers,
} from './observe.js';
import { QueueWatch } from './queues.js';
import { readSealSource } from './seal-source.js';
import { type WatchTimes, watchWork } from './watch-work.js';
import { writeRequests } from './write-requests.js';

export interface App {
  server: FastifyInstance;
  infrastructure: Infrastructure;
  /** Starts listening, and the workers if the role has any. `prepared` resolves when the operations of the console are compiled. */
  start(): Promise<{ url: string; prepared: Promise<void> }>;
  /** Signals proxies and releases jobs, then stops accepting requests and finishes those in progress. */
  stop(): Promise<void>;
  /** Writes the entries of the request log that wait. A process that listens does this each second. */
  flushRequestLog(): Promise<void>;
}

/**
 * Wires the application without listening.
 *
 * @param lines receives the log lines; standard output by default
 * @param times when a loop counts as silent, the limits of the database, and when the operations of the console are compiled
 */
export async function buildApp(
  config: Config & { databaseUrl: string },
  lines?: LineSink,
  times: WatchTimes & Partial<DatabaseLimits> & { prepareAfterMs?: number } = {},
): Promise<App> {
  let publicUrl = getPublicUrl(config);
  const metrics = createMetrics();
  const trusts = trusting(config.trustedProxies);
  const requestLog = new RequestLog(metrics.requestLogEntries);
  const observers = { metrics, requestLog };
  const server: FastifyInstance = await createServer(config, trusts, () => publicUrl, observers, lines);
  const observer: Observer = { metrics, log: server.log };
  const tracing = config.otlpEndpoint
    ? (await import('../runtime/observability/otlp.js')).startTracing(
        { endpoint: config.otlpEndpoint, serviceName: config.otelServiceName },
        server.log,
      )
    : undefined;
  const database = new DatabaseObserver(observer, config.databasePoolSize, times);
  const orm = await openOrm(config.databaseUrl, config.databasePoolSize, database);
  const db = orm.em.getConnection().getClient() as unknown as Db;
  await readDatabaseClock(db);
  const readiness = new ReadinessCheck(config.databaseUrl, db, database);
  const schema = buildGraphqlSchema();
  const api = { schema, routes };
  const retries = retryLog(observer);
  const sequencer = new Sequencer(db, (error) => retries.error({ err: error }, 'event sequencing failed'));
  const writer = writeRequests(db, requestLog, (error) =>
    retries.error({ err: error }, 'writing the request log failed'),
  );
  const listener = new ChannelListener(config.databaseUrl, eventsChannel, deliveriesChannel);
  const hub = new EventHub(db, listener, (error) => retries.error({ err: error }, 'reading events failed'));
  const deliveryHub = new DeliveryHub(db, listener);
  const guard = new AddressGuard({
    allowHttp: config.nodeEnv !== 'production',
    allowPrivate: config.webhookAllowPrivate,
  });
  const feed = new AuthChangeFeed(config.databaseUrl);
  const tokens = new TokenDirectory(db, feed);
  feed.onChange((changed) => tokens.forget(changed));
  const { databaseUrl: primaryUrl, databaseReplicaUrls: urls } = config;
  // A worker serves no API, and it reads rows that it is about to change, which must come from the primary.
  const replicas =
    urls.length > 0 && config.role !== 'worker'
      ? new Replicas(orm, { primaryUrl, urls }, (level, line) => server.log[level](line), database)
      : undefined;
  const sealSource = await readSealSource(config, (sentence) => server.log.warn(sentence));
  const store = watchStore(observer, await createFileStore(config));
  const limiter = new RateLimiter(db);
  const infrastructure: Infrastructure = {
    orm,
    db,
    replicas,
    renderer: watchRenderer(observer, createRenderer({ threads: config.pdfThreads, sealSource })),
    longTransactions: new Slots(Math.max(Math.floor(config.databasePoolSize / 2), 1), {
      patienceMs: database.limits.slotMs,
    }),
    orderEditSeconds: config.orderEditSeconds,
    invoiceLimitCents: config.invoiceLimitCredits * 100,
    limits: config,
    signUp: config.signUp,
    identityProvider: createIdentityProvider(config),
    readiness: async () => {
      const [checks, files] = await Promise.all([readiness.check(), store.isHealthy()]);
      return { ...checks, files };
    },
    publicUrl: () => publicUrl,
    files: store.files,
    timeStamps: watchTimeStamps(observer, await createTimeStampAuthority(config.timeStampUrl)),
    payments: watchPayments(observer, await createPayments(config)),
    mail: watchMail(observer, createMail(config)),
    addresses: watchAddresses(observer, createAddresses(config)),
    limiter,
    partner: watchPartners(observer, createPartners(config, guard)),
    forgetCaller: (changed) => feed.notify(changed),
    hub,
    deliveries: deliveryHub,
    announcer: createAnnouncer(
      createDescriber(api, () => publicUrl),
      sequencer,
      (ctx, changes) => {
        noteCourseFacts(ctx, changes);
        noteWaiverFacts(ctx, changes);
      },
    ),
    webhooks: { keyring: await openKeyring(config.encryptionKeys, config.dataDir), guard },
    returns: createReturnPorts(config),
    credentials: watchVerifiers(observer, createCredentialVerifiers(config, { guard })),
    observer,
  };
  const ofAccount = (accountId: string) => accountMailer(infrastructure, accountId);
  const mailers = watchMailers(observer, await createMailers(config, ofAccount, (line) => server.log.info(line)));
  const access = { infrastructure, tokens, sessions: new SessionDirectory(db), limiter, trusts };
  const { idempotencyWindowSeconds } = config;
  // A worker receives no requests, so it needs no grace period.
  const draining = new Drain(server, config.role === 'worker' ? 0 : config.shutdownGraceSeconds * 1_000);
  draining.mount();
  const handlers = { ...taskHandlers, ...jobHandlers(config, infrastructure, mailers, server.log) };
  const tasks = new TaskRunner(infrastructure, handlers, (error) =>
    retries.error({ err: error }, 'running tasks failed'),
  );
  const queues = new QueueWatch(db);
  // start() adds the workers that it starts.
  const workers: Array<{ stop(): Promise<unknown> }> = [tasks];
  const loops: WatchedLoop[] = [sequencer, hub.loop, tasks.loop];
  const tasksRunning = () => tasks.running();
  const work = watchWork({ role: config.role, queues, loops: () => loops, tasksRunning }, server.log, times);
  mountHealth(server, infrastructure, draining, () => work.state());
  const stopping = new AbortController();
  let deliveries: ReturnType<typeof startDeliveries> | undefined;
  let graphql: MountedGraphql | undefined;
  // A worker serves no API, only health checks and metrics.
  if (config.role !== 'worker') {
    mountPages(server, api, () => publicUrl);
    const pages = await mountConsole(server, { takesCards: infrastructure.payments.live?.name === 'stripe' });
    await mountSignIn(server, infrastructure, { start: pages?.start ?? '/docs', font: pages?.font });
    await mountUnsubscribe(server, infrastructure);
    mountVerification(server, infrastructure);
    await mountWaiverLink(server, infrastructure);
    mountRest(server, api, access, { publicUrl: () => publicUrl, idempotencyWindowSeconds });
    const editor = pages?.editor ?? '/docs/integrators/graphql';
    graphql = await mountGraphql(server, schema, access, {
      idempotencyWindowSeconds,
      editor,
      bodyLimitBytes: config.bodyLimitBytes,
    });
    const { sockets } = graphql;
    feed.onChange((changed) => sockets.recheck(changed));
  }
  serveMetrics(server, metrics, {
    database,
    infrastructure,
    queues,
    sockets: graphql?.sockets,
    loops: () => work.loops.states(),
    tasks: tasksRunning,
    attempts: () => deliveries?.running() ?? new Map(),
  });

  return {
    server,
    infrastructure,
    async start() {
      for (const warning of listWarnings(config)) server.log.warn(warning);
      workers.push(followDatabaseClock(db, reportSkew(observer)));
      await feed.start();
      sequencer.start();
      listener.start();
      writer.start();
      replicas?.start();
      if (config.role !== 'worker') await Promise.all([hub.start(), deliveryHub.start()]);
      if (config.role !== 'web') {
        const statistics = statisticsLoop(db, (error) =>
          retries.error({ err: error }, 'analyzing grown tables failed'),
        );
        statistics.start();
        deliveries = startDeliveries(listener, infrastructure, retries);
        workers.push(statistics, deliveries);
        loops.push(...deliveries.loops, statistics);
        await addScheduled(db, scheduledKinds);
        tasks.start();
        infrastructure.tasks = tasks;
      }
      work.start();
      const url = await server.listen({ host: config.host, port: config.port });
      publicUrl = getPublicUrl({ ...config, port: Number(new URL(url).port) });
      const prepared = graphql
        ?.prepare(stopping.signal, times.prepareAfterMs)
        .catch((error) => server.log.error({ err: error }, 'preparing operations failed'));
      return { url, prepared: prepared ?? Promise.resolve() };
    },
    async stop() {
      stopping.abort();
      work.stop();
      const closed = draining.begin().then(() => server.close());
      await Promise.all([closed, ...workers.map((worker) => worker.stop())]);
      await writer.stop();
      mailers.close();
      await infrastructure.partner?.close();
      await sequencer.stop();
      await listener.stop();
      await hub.stop();
      await tokens.stop();
      await feed.stop();
      await infrastructure.renderer.close();
      await replicas?.stop();
      await readiness.close();
      await orm.close();
      await tracing?.stop();
    },
    flushRequestLog: writer.flush,
  };
}
