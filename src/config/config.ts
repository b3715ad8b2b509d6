import type { PlanKey, SignUpMode } from '../domain/vocabulary.js';
import { OperatorError } from './operator-error.js';
import { settings } from './settings.js';

export type Role = 'all' | 'web' | 'worker';
export type NodeEnv = 'development' | 'test' | 'production';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

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
  role: Role;
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
  tokensPerPlan: Record<PlanKey, number>;
  accountsPerDay: number;
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

/** Either all or none of these are set. */
const fileStoreSettings = [
  'filesS3Endpoint',
  'filesS3Bucket',
  'filesS3Region',
  'filesS3AccessKeyId',
  'filesS3SecretAccessKey',
] as const;

/** The same. */
const identityProviderSettings = ['oidcIssuer', 'oidcClientId', 'oidcClientSecret', 'oidcEmailDomains'] as const;

/** Contains one line for each wrong or missing setting, which names the variable. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the settings from the environment. Nothing else in the service reads the environment.
 *
 * @throws ConfigError that lists every wrong or missing setting at once.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const config: Partial<Record<keyof Config, unknown>> = {};
  const production = env.NODE_ENV?.trim() === 'production';
  for (const [property, setting] of Object.entries(settings)) {
    // An empty variable counts as unset: compose files and CI pass unset values that way.
    const given = env[setting.name]?.trim() || undefined;
    if (given === undefined && production && setting.requiredInProduction) {
      problems.push(`${setting.name} is required when NODE_ENV is production.`);
      continue;
    }
    const text = given ?? (typeof setting.default === 'function' ? setting.default() : setting.default);
    try {
      config[property as keyof Config] = text === undefined ? undefined : setting.parse(text);
    } catch (error) {
      const shown = setting.secret ? '' : `, but is "${text}"`;
      problems.push(`${setting.name} must be ${(error as Error).message}${shown}.`);
    }
  }
  for (const group of [fileStoreSettings, identityProviderSettings] as ReadonlyArray<ReadonlyArray<keyof Config>>) {
    const given = group.filter((property) => config[property] !== undefined);
    for (const property of given.length > 0 ? group.filter((one) => !given.includes(one)) : []) {
      problems.push(`${settings[property].name} is required when ${settings[given[0]!].name} is set.`);
    }
  }
  if (config.smtpUrl !== undefined && config.mailFrom === undefined) {
    problems.push(`${settings.mailFrom.name} is required when SMTP_URL is set.`);
  }
  if (config.stripeSecretKey !== undefined) {
    for (const property of ['stripePublishableKey', 'stripeWebhookSecret'] as const) {
      if (config[property] === undefined) {
        problems.push(`${settings[property].name} is required when STRIPE_SECRET_KEY is set.`);
      }
    }
    if (config.freeCredits) problems.push('FREE_CREDITS may not be true when STRIPE_SECRET_KEY is set.');
  }
  if (config.lobApiKey !== undefined && config.lobWebhookSecret === undefined) {
    problems.push(`${settings.lobWebhookSecret.name} is required when LOB_API_KEY is set.`);
  }
  if ((config.partnerUrl === undefined) !== (config.partnerSecret === undefined)) {
    const [missing, given] =
      config.partnerUrl === undefined ? ['partnerUrl', 'partnerSecret'] : ['partnerSecret', 'partnerUrl'];
    problems.push(
      `${settings[missing as keyof Config].name} is required when ${settings[given as keyof Config].name} is set.`,
    );
  }
  for (const property of ['partnerUrl', 'oidcIssuer'] as const) {
    const url = config[property];
    if (production && typeof url === 'string' && !url.startsWith('https://')) {
      problems.push(`${settings[property].name} must begin with https:// when NODE_ENV is production.`);
    }
  }
  if (production) {
    const { name } = settings.webhookAllowPrivate;
    if (env[name]?.trim() === 'true') problems.push(`${name} may not be true when NODE_ENV is production.`);
    config.webhookAllowPrivate = false;
  }
  if (problems.length > 0) throw new ConfigError(problems);
  // A worker listens for health checks only. It uses any free port unless PORT is set, so that it can run next to a web process.
  if (config.role === 'worker' && !env.PORT?.trim()) config.port = 0;
  return config as Config;
}
