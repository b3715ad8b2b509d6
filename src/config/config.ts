import type { SignUpMode } from '../domain/vocabulary.js';

export type ProcessRole = 'all' | 'web' | 'worker';
type NodeEnv = 'development' | 'test' | 'production';
type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Every setting of the service. settings.ts has the variables, their defaults and their meaning. */
export interface Config {
  /** 0 lets the system pick a free port. */
  port: number;
  host: string;
  /** Undefined: the embedded PostgreSQL of `dataDir` is used. */
  databaseUrl: string | undefined;
  databaseWaitSeconds: number;
  databaseReplicaUrls: string[];
  databasePoolSize: number;
  /** Absolute path. */
  dataDir: string;
  role: ProcessRole;
  /** Addresses and CIDR ranges. */
  trustedProxies: string[];
  shutdownGraceSeconds: number;
  /** Without a trailing slash. Undefined: `http://localhost` with the port. */
  publicUrl: string | undefined;
  nodeEnv: NodeEnv;
  logLevel: LogLevel;
  /** 32 bytes each; the first one encrypts, all of them decrypt. */
  encryptionKeys: Buffer[];
  /** Webhooks may use private and loopback addresses; never in production. */
  webhookAllowPrivate: boolean;
  idempotencyWindowSeconds: number;
  eventRetentionDays: number;
  orderEditSeconds: number;
  invoiceLimitCredits: number;
  tokenMaxDays: number;
  welcomeCredits: number;
  signUp: SignUpMode;
  pdfThreads: number;
  /** Undefined: outside production a certificate is made at the start; in production documents have no seal. */
  sealCertificateFile: string | undefined;
  sealCertificatePassword: string;
  /** Undefined: seals have no time stamp. */
  timeStampUrl: string | undefined;
  bodyLimitBytes: number;
  /** Origin. Undefined: files are kept in a folder of `dataDir`. */
  filesS3Endpoint: string | undefined;
  filesS3Bucket: string | undefined;
  filesS3Region: string | undefined;
  filesS3AccessKeyId: string | undefined;
  filesS3SecretAccessKey: string | undefined;
  /** Undefined: e-mail is written to a folder of `dataDir`. */
  smtpUrl: string | undefined;
  /** `Name <address>`, or an address alone. */
  mailFrom: string | undefined;
  /** Undefined: what comes back goes to the sender. */
  mailReturnDomain: string | undefined;
  /** `whsec_…`, with which the mail server of that domain signs what it passes on. */
  returnedMailSecret: string | undefined;
  sesTopicArn: string | undefined;
  /** DER in base64. */
  sendgridWebhookKey: string | undefined;
  /** Without a trailing slash. Undefined: people sign in with links and passkeys alone. */
  oidcIssuer: string | undefined;
  oidcClientId: string | undefined;
  oidcClientSecret: string | undefined;
  /** Lower case; `*` is every domain. */
  oidcEmailDomains: string[] | undefined;
  /** Undefined: the simulated processor is used, in production only where credits are free. */
  stripeSecretKey: string | undefined;
  stripePublishableKey: string | undefined;
  stripeWebhookSecret: string | undefined;
  /** Origin. */
  stripeApiBase: string;
  /** `growth.monthly` → price id. */
  stripePrices: Partial<Record<string, string>>;
  /** Whether credits and plans are free in production. */
  freeCredits: boolean;
  /** Origin. */
  lobApiBase: string;
  /** Undefined: the mailroom handles orders of accounts without a key of their own. */
  lobApiKey: string | undefined;
  lobWebhookSecret: string | undefined;
  /** Without a trailing slash. Undefined: tickets wait in the queue of the partner's staff. */
  partnerUrl: string | undefined;
  /** `whsec_…`, with which both sides sign. */
  partnerSecret: string | undefined;
  /** Origin. */
  easypostApiBase: string;
  /** Without a trailing slash. Undefined: tracing is off. */
  otlpEndpoint: string | undefined;
  otelServiceName: string;
}
