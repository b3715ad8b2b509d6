import type { Config } from './config.js';
import { OperatorError } from './operator-error.js';
import { settings } from './settings.js';

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
    const value = env[setting.name]?.trim() || undefined;
    if (value === undefined && production && setting.requiredInProduction) {
      problems.push(`${setting.name} is required when NODE_ENV is production.`);
      continue;
    }
    const text = value ?? (typeof setting.default === 'function' ? setting.default() : setting.default);
    try {
      config[property as keyof Config] = text === undefined ? undefined : setting.parse(text);
    } catch (error) {
      const shown = setting.secret ? '' : `, but is "${text}"`;
      problems.push(`${setting.name} must be ${(error as Error).message}${shown}.`);
    }
  }
  for (const group of [fileStoreSettings, identityProviderSettings] as ReadonlyArray<ReadonlyArray<keyof Config>>) {
    const present = group.filter((property) => config[property] !== undefined);
    for (const property of present.length > 0 ? group.filter((one) => !present.includes(one)) : []) {
      problems.push(`${settings[property].name} is required when ${settings[present[0]!].name} is set.`);
    }
  }
  if (config.smtpUrl !== undefined && config.mailFrom === undefined) {
    problems.push(`${settings.mailFrom.name} is required when SMTP_URL is set.`);
  }
  for (const property of ['returnedMailSecret', 'sesTopicArn'] as const) {
    // Both find an e-mail by the address that it was sent from.
    if (config[property] !== undefined && config.mailReturnDomain === undefined) {
      problems.push(`${settings.mailReturnDomain.name} is required when ${settings[property].name} is set.`);
    }
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
