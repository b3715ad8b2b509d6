import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { AuthChangeFeed } from './auth/change-feed.js';
import { TokenDirectory } from './auth/token-directory.js';
import type { Config } from './config/config.js';
import type { Infrastructure } from './context.js';
import { openOrm } from './db/orm.js';
import { readiness } from './db/readiness.js';
import { Slots } from './db/slots.js';
import { openKeyring } from './encryption/open-keyring.js';
import { ErrandRunner } from './errands/runner.js';
import { AppError } from './errors/app-error.js';
import { createAnnouncer } from './events/announcer.js';
import { EventHub } from './events/hub.js';
import { Sequencer } from './events/sequencer.js';
import { buildGraphqlSchema } from './graphql/build-schema.js';
import { mountGraphql } from './graphql/server.js';
import type { Sockets } from './graphql/sockets.js';
import { type Trust, trusting } from './http/caller-address.js';
import { Draining } from './http/draining.js';
import { fromFastify } from './http/fastify-error.js';
import { mountHealth } from './http/health.js';
import { parseJsonBody } from './http/json-body.js';
import { RateLimiter } from './http/rate-limiter.js';
import { startJobs } from './jobs/runner.js';
import { createRenderer } from './pdf/renderer.js';
import { createCredentialVerifiers } from './providers/credentials/verifiers.js';
import { createMailers } from './providers/email/mailers.js';
import { createMail } from './providers/mail/mail.js';
import { createPartners } from './providers/partner/partners.js';
import { createPayments } from './providers/payments/payments.js';
import { createLocalFileStore } from './providers/storage/local-file-store.js';
import { createDescriber } from './rest/adapter/describe.js';
import { errorBody } from './rest/adapter/error-body.js';
import { mountPages } from './rest/adapter/pages.js';
import { mountRest } from './rest/adapter/plugin.js';
import { errandHandlers } from './services/errands.js';
import { AddressGuard } from './webhooks/address-guard.js';
import { startDeliveries } from './webhooks/start-deliveries.js';

export interface App {
  server: FastifyInstance;
  infrastructure: Infrastructure;
  /** Listens, and starts the workers where the role has them. */
  start(): Promise<{ url: string }>;
  /** Lets proxies know and hands jobs back, then stops accepting and finishes what is running. */
  stop(): Promise<void>;
}

/** Everything wired, nothing listening. */
export async function buildApp(config: Config & { databaseUrl: string }): Promise<App> {
  const orm = await openOrm(config.databaseUrl, config.databasePoolSize);
  const db = orm.em.getConnection().getClient() as unknown as Kysely<unknown>;
  let publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const schema = buildGraphqlSchema();
  const sequencer = new Sequencer(db, (error) => server.log.error({ err: error }, 'events were not sequenced'));
  const hub = new EventHub(db, config.databaseUrl, (error) => server.log.error({ err: error }, 'events were not read'));
  const guard = new AddressGuard({
    allowHttp: config.nodeEnv !== 'production',
    allowPrivate: config.webhookAllowPrivate,
  });
  const infrastructure: Infrastructure = {
    orm,
    db,
    renderer: createRenderer({ threads: config.pdfThreads, queueLimit: config.pdfQueueLimit }),
    longTransactions: new Slots(Math.max(Math.floor(config.databasePoolSize / 2), 1)),
    orderEditSeconds: config.orderEditSeconds,
    readiness: () => readiness(db),
    publicUrl: () => publicUrl,
    files: createLocalFileStore(join(config.dataDir, 'files')),
    payments: await createPayments(config),
    mail: createMail(config),
    partner: createPartners(config, guard),
    forgetCaller,
    hub,
    announcer: createAnnouncer(
      createDescriber(schema, () => publicUrl),
      sequencer,
    ),
    webhooks: { keyring: await openKeyring(config.encryptionKeys, config.dataDir), guard },
    credentials: createCredentialVerifiers(config, { guard }),
  };
  const mailers = await createMailers(config, (line) => server.log.info(line));
  const feed: AuthChangeFeed = new AuthChangeFeed(config.databaseUrl, forgetCaller, () => {
    tokens.forgetAll();
    sockets?.recheck();
  });
  const tokens = new TokenDirectory(db, feed);
  let sockets: Sockets | undefined;
  function forgetCaller(changed: string): void {
    tokens.forget(changed);
    sockets?.recheck(changed);
  }
  const trusts = trusting(config.trustedProxies);
  const access = { infrastructure, tokens, limiter: new RateLimiter(db), trusts };
  const { idempotencyWindowSeconds } = config;

  const server: FastifyInstance = await createServer(config, trusts, () => publicUrl);
  // Nobody sends requests to a worker.
  const draining = new Draining(server, config.role === 'worker' ? 0 : config.shutdownGraceSeconds * 1_000);
  draining.mount();
  mountHealth(server, infrastructure, draining);
  // A worker has no doors; it listens for its health alone.
  if (config.role !== 'worker') {
    mountPages(server, schema, () => publicUrl);
    mountRest(server, schema, access, { publicUrl: () => publicUrl, idempotencyWindowSeconds });
    sockets = await mountGraphql(server, schema, access, { idempotencyWindowSeconds });
  }

  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
  let deliveries: ReturnType<typeof startDeliveries> | undefined;
  const errands = new ErrandRunner(infrastructure, errandHandlers, (error, errand) =>
    server.log.error({ err: error, errand }, 'an errand failed'),
  );
  return {
    server,
    infrastructure,
    async start() {
      if (config.nodeEnv === 'production' && !config.stripeSecretKey) {
        server.log.warn('STRIPE_SECRET_KEY is not set: plans and credits are granted without payment');
      }
      if (config.nodeEnv === 'production' && config.lobApiKey?.startsWith('test_')) {
        server.log.warn('LOB_API_KEY is a test key: orders go their way, and nothing is mailed');
      }
      if (config.nodeEnv === 'production' && !config.publicUrl) {
        server.log.warn('PUBLIC_URL is not set: links in answers, e-mails and webhooks lead to this process alone');
      }
      await feed.start();
      sequencer.start();
      if (config.role !== 'worker') await hub.start();
      if (config.role !== 'web') {
        jobs = await startJobs(config, infrastructure, mailers, server.log);
        deliveries = startDeliveries(config, infrastructure, server.log);
        errands.start();
        infrastructure.errands = errands;
      }
      const url = await server.listen({ host: config.host, port: config.port });
      publicUrl = config.publicUrl ?? url;
      return { url };
    },
    async stop() {
      const doors = draining.begin().then(() => server.close());
      await Promise.all([doors, jobs?.stop(), deliveries?.stop(), errands.stop()]);
      mailers.close();
      await infrastructure.partner?.close();
      await sequencer.stop();
      await hub.stop();
      await tokens.stop();
      await feed.stop();
      await infrastructure.renderer.close();
      await orm.close();
    },
  };
}

async function createServer(config: Config, trusts: Trust, publicUrl: () => string): Promise<FastifyInstance> {
  const server = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.bodyLimitBytes,
    genReqId: () => uuidv7(),
    requestTimeout: 60_000,
    trustProxy: trusts,
    forceCloseConnections: 'idle',
    // What still comes in while the sockets say goodbye is answered: nothing else has closed yet.
    return503OnClosing: false,
    // A segment is judged by the rule of its field, up to the 16 KB that Node takes of a request's head.
    routerOptions: { maxParamLength: 16 * 1024 },
    // Addresses that no route is looked up for: bad percent-encoding.
    frameworkErrors: (error, request, reply) =>
      tell(error, request as FastifyRequest, reply as FastifyReply, publicUrl()),
  });
  server.decorateRequest('ctx');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(/^application\/(graphql\+)?json(;|$)/i, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  await server.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'X-Request-Id',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'Retry-After',
      'Idempotent-Replayed',
    ],
    strictPreflight: false,
  });
  await server.register(helmet, { contentSecurityPolicy: false });
  server.setErrorHandler((error, request, reply) => tell(error, request, reply, publicUrl()));
  server.setNotFoundHandler((request, reply) => {
    const error = new AppError('NOT_FOUND', `There is nothing at ${request.method} ${request.url.split('?')[0]}.`);
    reply.code(404).send(errorBody(error, request.id, publicUrl()));
  });
  return server;
}

function tell(error: unknown, request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  const known = fromFastify(error, request.routeOptions?.config?.takes);
  if (!known) request.log.error({ err: error }, 'unexpected error');
  reply
    .code(known?.status ?? 500)
    .headers({ ...known?.headers, 'X-Request-Id': request.id })
    .send(errorBody(known, request.id, publicUrl));
}
