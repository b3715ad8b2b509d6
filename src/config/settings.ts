import { availableParallelism } from 'node:os';
import { webhookSecretPattern } from '../runtime/encryption/standard-webhooks.js';
import { accessSettings } from './access-settings.js';
import type { Config } from './config.js';
import { mailSettings } from './mail-settings.js';
import { oidcSettings } from './oidc-settings.js';
import {
  addressRange,
  encryptionKey,
  folder,
  host,
  listOf,
  origin,
  parseChoice,
  postgresUrl,
  text,
  trueOrFalse,
  webUrl,
  wholeNumber,
} from './parsers.js';
import { paymentSettings } from './payment-settings.js';
import { sealSettings } from './seal-settings.js';
import type { Setting } from './setting.js';

/** Every setting, in the order of `.env.example`. A property of Config without an entry here does not compile. */
export const settings: { [Property in keyof Config]: Setting<NonNullable<Config[Property]>> } = {
  port: {
    name: 'PORT',
    description: 'Port to listen on; 0 picks a free one.',
    default: '4000',
    parse: wholeNumber(0, 65_535),
  },
  host: {
    name: 'HOST',
    description: 'Address to listen on; 0.0.0.0 accepts connections from other machines.',
    default: '127.0.0.1',
    parse: host,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    description:
      'Address that clients use, for links in responses and e-mails. Default: the port of the service on localhost.',
    parse: webUrl,
  },
  role: {
    name: 'ROLE',
    description: 'What this process does: all, web (answers requests) or worker (runs jobs).',
    default: 'all',
    parse: parseChoice('all', 'web', 'worker'),
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    description:
      'Proxies whose X-Forwarded-For is trusted, as addresses and ranges such as 10.0.0.0/8, separated by commas. The audit ' +
      "log and signatures record the caller's address. Default: none; the address of the connection is used.",
    default: '',
    parse: listOf(addressRange),
  },
  shutdownGraceSeconds: {
    name: 'SHUTDOWN_GRACE_SECONDS',
    description:
      'How long a stopping process keeps answering requests while /readyz is 503, so that a proxy can remove it first.',
    default: '0',
    parse: wholeNumber(0, 8),
  },
  nodeEnv: {
    name: 'NODE_ENV',
    description: 'development, test or production. In production, DATABASE_URL and ENCRYPTION_KEYS are required.',
    default: 'development',
    parse: parseChoice('development', 'test', 'production'),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    description: 'Least severe entries to log: fatal, error, warn, info, debug, trace; silent logs nothing.',
    default: 'info',
    parse: parseChoice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  dataDir: {
    name: 'DATA_DIR',
    description:
      'Folder for data kept between starts: the embedded database, the generated files and, without a mail server, the e-mails.',
    default: '.data',
    parse: folder,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    description:
      'PostgreSQL to use, as postgresql://user:password@host:port/database. With ?sslmode=verify-full, connections are ' +
      'encrypted and its certificate is checked. Default: an embedded one in DATA_DIR.',
    parse: postgresUrl,
    secret: true,
    requiredInProduction: true,
  },
  databaseWaitSeconds: {
    name: 'DATABASE_WAIT_SECONDS',
    description:
      'How long the service waits at startup for the database of DATABASE_URL to come up. After that it exits. It does not ' +
      'wait if the password or the database name is wrong.',
    default: '60',
    parse: wholeNumber(0, 3_600),
  },
  databaseReplicaUrls: {
    name: 'DATABASE_REPLICA_URLS',
    description: 'Streaming replicas that may answer reads; URLs separated by commas.',
    default: '',
    parse: listOf(postgresUrl),
    secret: true,
  },
  databasePoolSize: {
    name: 'DATABASE_POOL_SIZE',
    description: 'Maximum number of connections that this process opens to the database.',
    default: '20',
    parse: wholeNumber(1, 1_000),
  },
  encryptionKeys: {
    name: 'ENCRYPTION_KEYS',
    description:
      'Keys for stored secrets, 32 bytes in base64 each, separated by commas. The first one encrypts, all of them decrypt: ' +
      'put a new key first to rotate. Make one with: openssl rand -base64 32',
    default: '',
    parse: listOf(encryptionKey),
    secret: true,
    requiredInProduction: true,
  },
  webhookAllowPrivate: {
    name: 'WEBHOOK_ALLOW_PRIVATE',
    description:
      'Whether webhooks, and the partners and mail servers of credentials, may use private and loopback addresses, such as ' +
      "a receiver on a developer's machine; true or false. In production they never may, and URLs must begin with https.",
    default: 'true',
    parse: trueOrFalse,
  },
  idempotencyWindowSeconds: {
    name: 'IDEMPOTENCY_WINDOW_SECONDS',
    description: 'How long a repeated Idempotency-Key returns the first response.',
    default: '60',
    parse: wholeNumber(1, 604_800),
  },
  eventRetentionDays: {
    name: 'EVENT_RETENTION_DAYS',
    description: 'Minimum time for which events can be read; whole months are dropped once they are older.',
    default: '90',
    parse: wholeNumber(1, 36_500),
  },
  orderEditSeconds: {
    name: 'ORDER_EDIT_SECONDS',
    description: 'How long a mail order can be edited before it is sent to the carrier.',
    default: '300',
    parse: wholeNumber(0, 86_400),
  },
  invoiceLimitCredits: {
    name: 'INVOICE_LIMIT_CREDITS',
    description:
      'Maximum credits that an account may owe on open invoices of document orders; 0 allows none. cps invoice-limit sets ' +
      'the limit of one account.',
    default: '250',
    parse: wholeNumber(0, 10_000_000),
  },
  ...accessSettings,
  signUp: {
    name: 'SIGN_UP',
    description:
      'Whether anyone may open an account with an e-mail address: open, or closed, where people come by invitation or are ' +
      'added by the operator.',
    default: 'closed',
    parse: parseChoice('closed', 'open'),
  },
  ...oidcSettings,
  bodyLimitBytes: {
    name: 'BODY_LIMIT_BYTES',
    description: 'Largest request body accepted, except for files and the operations of staff and the partner.',
    default: '1048576',
    parse: wholeNumber(1_024, 104_857_600),
  },
  pdfThreads: {
    name: 'PDF_THREADS',
    description:
      'Threads that print small documents. Large ones, and files that are added, have processes: half as many, at least 2, of up to 1 GB each. Default: the number of processors minus one, at least 1.',
    default: () => String(Math.max(1, availableParallelism() - 1)),
    parse: wholeNumber(1, 256),
  },
  ...sealSettings,
  filesS3Endpoint: {
    name: 'FILES_S3_ENDPOINT',
    description:
      'Endpoint of S3, or of a compatible server, that stores the files, such as https://s3.us-east-1.amazonaws.com; the ' +
      'bucket is added to the path. Default: files are stored in DATA_DIR/files.',
    parse: origin,
  },
  filesS3Bucket: {
    name: 'FILES_S3_BUCKET',
    description: 'Bucket for the files; it must contain nothing else. Required with FILES_S3_ENDPOINT.',
    parse: text(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket, 3 to 63 of a-z, 0-9, dot and hyphen'),
  },
  filesS3Region: {
    name: 'FILES_S3_REGION',
    description: 'Region of the bucket, such as us-east-1; auto if there is none. Required with FILES_S3_ENDPOINT.',
    parse: text(/^[a-z0-9-]+$/, 'a region such as us-east-1'),
  },
  filesS3AccessKeyId: {
    name: 'FILES_S3_ACCESS_KEY_ID',
    description:
      'Access key that may get, put, delete and list objects of the bucket. Required with FILES_S3_ENDPOINT.',
    parse: text(/^[\x21-\x7e]+$/, 'an access key id, without spaces'),
    secret: true,
  },
  filesS3SecretAccessKey: {
    name: 'FILES_S3_SECRET_ACCESS_KEY',
    description: 'Secret of the access key. Required with FILES_S3_ENDPOINT.',
    parse: text(/^[\x21-\x7e]+$/, 'a secret access key, without spaces'),
    secret: true,
  },
  ...mailSettings,
  ...paymentSettings,
  lobApiBase: {
    name: 'LOB_API_BASE',
    description: 'Base URL of the Lob API, which mails letters and completes addresses.',
    default: 'https://api.lob.com',
    parse: origin,
  },
  lobApiKey: {
    name: 'LOB_API_KEY',
    description:
      'Lob secret key (live_) used to mail letters, and to complete addresses, for accounts without a key of their own; with a ' +
      'test key (test_) nothing is mailed or completed. Default: orders wait for the mailroom.',
    // live_pub_… is for browsers, and cannot mail.
    parse: text(/^(live|test)_(?!pub)\w+$/, 'a Lob secret key, which begins with live_ or test_'),
    secret: true,
  },
  lobWebhookSecret: {
    name: 'LOB_WEBHOOK_SECRET',
    description: 'Secret of the Lob webhook that posts to /api/v1/webhooks/mail. Required with LOB_API_KEY.',
    parse: text(/^\S+$/, 'the secret of a Lob webhook'),
    secret: true,
  },
  partnerUrl: {
    name: 'PARTNER_URL',
    description:
      'URL where the fulfillment partner accepts tickets, as https://host/path. Default: tickets wait in a queue for holders of ' +
      'tokens with role:partner.',
    parse: webUrl,
  },
  partnerSecret: {
    name: 'PARTNER_SECRET',
    description:
      'Secret (whsec_) that signs tickets to the partner and its reports to /api/v1/webhooks/partner. Required ' +
      'with PARTNER_URL.',
    parse: text(webhookSecretPattern, 'a Standard Webhooks secret: whsec_ followed by 24 to 64 bytes in base64'),
    secret: true,
  },
  easypostApiBase: {
    name: 'EASYPOST_API_BASE',
    description: 'Base URL of the EasyPost API.',
    default: 'https://api.easypost.com',
    parse: origin,
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    description: 'OpenTelemetry collector that receives traces (OTLP over HTTP). Default: tracing is off.',
    parse: webUrl,
  },
  otelServiceName: {
    name: 'OTEL_SERVICE_NAME',
    description: 'Name of the service in traces.',
    default: 'construction-payment-compliance',
    parse: text(/^[\w .-]{1,100}$/, 'a name of at most 100 letters, digits, blanks, dots, dashes and underscores'),
  },
};
