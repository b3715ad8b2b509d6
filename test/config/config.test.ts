import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../src/config/load-config.js';
import { databaseUrl, key, problemsOf } from './problems.js';

const sendgridKey = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  .publicKey.export({ format: 'der', type: 'spki' })
  .toString('base64');

describe('loadConfig', () => {
  it('has a default for every setting', () => {
    expect(loadConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseReplicaUrls: [],
      databaseWaitSeconds: 60,
      databasePoolSize: 20,
      dataDir: resolve('.data'),
      role: 'all',
      trustedProxies: [],
      shutdownGraceSeconds: 0,
      publicUrl: undefined,
      nodeEnv: 'development',
      logLevel: 'info',
      encryptionKeys: [],
      webhookAllowPrivate: true,
      idempotencyWindowSeconds: 60,
      eventRetentionDays: 90,
      pdfThreads: Math.max(1, availableParallelism() - 1),
      sealCertificateFile: undefined,
      sealCertificatePassword: '',
      timeStampUrl: undefined,
      bodyLimitBytes: 1024 * 1024,
      orderEditSeconds: 300,
      invoiceLimitCredits: 250,
      tokenMaxDays: 366,
      welcomeCredits: 25,
      signUp: 'closed',
      smtpUrl: undefined,
      mailFrom: undefined,
      mailReturnDomain: undefined,
      returnedMailSecret: undefined,
      sesTopicArn: undefined,
      sendgridWebhookKey: undefined,
      stripeSecretKey: undefined,
      stripePublishableKey: undefined,
      stripeWebhookSecret: undefined,
      stripeApiBase: 'https://api.stripe.com',
      stripePrices: {},
      freeCredits: false,
      partnerUrl: undefined,
      partnerSecret: undefined,
      lobApiBase: 'https://api.lob.com',
      lobApiKey: undefined,
      lobWebhookSecret: undefined,
      easypostApiBase: 'https://api.easypost.com',
      otlpEndpoint: undefined,
      otelServiceName: 'construction-payment-compliance',
    });
  });

  it('reads every setting', () => {
    const keys = [key(), key()];
    const config = loadConfig({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: databaseUrl,
      DATABASE_REPLICA_URLS: `${databaseUrl}1, ${databaseUrl}2`,
      DATABASE_WAIT_SECONDS: '30',
      DATABASE_POOL_SIZE: '5',
      DATA_DIR: '/var/lib/cps',
      ROLE: 'worker',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.0.2.1',
      SHUTDOWN_GRACE_SECONDS: '5',
      PUBLIC_URL: 'https://api.example.com/cps/',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ENCRYPTION_KEYS: keys.join(','),
      WEBHOOK_ALLOW_PRIVATE: 'false',
      IDEMPOTENCY_WINDOW_SECONDS: '3600',
      EVENT_RETENTION_DAYS: '30',
      PDF_THREADS: '3',
      BODY_LIMIT_BYTES: '2048',
      ORDER_EDIT_SECONDS: '60',
      INVOICE_LIMIT_CREDITS: '1000',
      TOKEN_MAX_DAYS: '90',
      WELCOME_CREDITS: '0',
      SIGN_UP: 'open',
      FILES_S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com/',
      FILES_S3_BUCKET: 'cps-files',
      FILES_S3_REGION: 'eu-central-1',
      FILES_S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      FILES_S3_SECRET_ACCESS_KEY: 'a/secret+key',
      SMTP_URL: 'smtps://cps:p%40ss@mail.example.com:465',
      MAIL_FROM: 'Lien Desk <no-reply@example.com>',
      MAIL_RETURN_DOMAIN: 'Returns.example.com',
      RETURNED_MAIL_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      SES_TOPIC_ARN: 'arn:aws:sns:us-east-1:123456789012:bounces',
      SENDGRID_WEBHOOK_KEY: sendgridKey,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:12111/',
      LOB_API_BASE: 'http://127.0.0.1:12112',
      LOB_API_KEY: 'live_0123abc',
      LOB_WEBHOOK_SECRET: 'a1b2c3',
      EASYPOST_API_BASE: 'http://127.0.0.1:12113',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_SERVICE_NAME: 'cps eu-1',
      STRIPE_PRICES: 'growth.monthly=price_1, growth.annual=price_2',
      FREE_CREDITS: 'false',
      PARTNER_URL: 'https://partner.example.com/api/',
      PARTNER_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      SEAL_CERTIFICATE_FILE: '/etc/cps/seal.p12',
      SEAL_CERTIFICATE_PASSWORD: 'secret',
      TIME_STAMP_URL: 'https://tsa.example.com/tsr',
    });
    expect(config).toEqual({
      port: 0,
      host: '::1',
      databaseUrl,
      databaseReplicaUrls: [`${databaseUrl}1`, `${databaseUrl}2`],
      databaseWaitSeconds: 30,
      databasePoolSize: 5,
      dataDir: '/var/lib/cps',
      role: 'worker',
      trustedProxies: ['10.0.0.0/8', '::1', '192.0.2.1'],
      shutdownGraceSeconds: 5,
      publicUrl: 'https://api.example.com/cps',
      nodeEnv: 'production',
      logLevel: 'warn',
      encryptionKeys: keys.map((text) => Buffer.from(text, 'base64')),
      webhookAllowPrivate: false,
      idempotencyWindowSeconds: 3600,
      eventRetentionDays: 30,
      pdfThreads: 3,
      sealCertificateFile: '/etc/cps/seal.p12',
      sealCertificatePassword: 'secret',
      timeStampUrl: 'https://tsa.example.com/tsr',
      bodyLimitBytes: 2048,
      orderEditSeconds: 60,
      invoiceLimitCredits: 1000,
      tokenMaxDays: 90,
      welcomeCredits: 0,
      signUp: 'open',
      filesS3Endpoint: 'https://s3.eu-central-1.amazonaws.com',
      filesS3Bucket: 'cps-files',
      filesS3Region: 'eu-central-1',
      filesS3AccessKeyId: 'AKIAEXAMPLE',
      filesS3SecretAccessKey: 'a/secret+key',
      smtpUrl: 'smtps://cps:p%40ss@mail.example.com:465',
      mailFrom: 'Lien Desk <no-reply@example.com>',
      mailReturnDomain: 'returns.example.com',
      returnedMailSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      sesTopicArn: 'arn:aws:sns:us-east-1:123456789012:bounces',
      sendgridWebhookKey: sendgridKey,
      stripeSecretKey: 'sk_test_1',
      stripePublishableKey: 'pk_test_1',
      stripeWebhookSecret: 'whsec_1',
      stripeApiBase: 'http://127.0.0.1:12111',
      stripePrices: { 'growth.monthly': 'price_1', 'growth.annual': 'price_2' },
      freeCredits: false,
      partnerUrl: 'https://partner.example.com/api',
      partnerSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      lobApiBase: 'http://127.0.0.1:12112',
      lobApiKey: 'live_0123abc',
      lobWebhookSecret: 'a1b2c3',
      easypostApiBase: 'http://127.0.0.1:12113',
      otlpEndpoint: 'http://127.0.0.1:4318',
      otelServiceName: 'cps eu-1',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', ROLE: ' ', DATABASE_URL: '' })).toEqual(loadConfig({}));
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, but is "http".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, but is "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, but is "-1".'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, but is "1e3".'],
    ['HOST', 'http://localhost', 'HOST must be an IP address or a host name, but is "http://localhost".'],
    ['TOKEN_MAX_DAYS', '0', 'TOKEN_MAX_DAYS must be a whole number from 1 to 36500, but is "0".'],
    ['ROLE', 'ALL', 'ROLE must be one of all, web, worker, but is "ALL".'],
    ...['proxy', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.0/8/8', '10.0.0.0/'].map((given) => [
      'TRUSTED_PROXIES',
      given,
      `TRUSTED_PROXIES must be IP addresses and ranges such as 10.0.0.0/8, separated by commas, but is "${given}".`,
    ]),
    ['SHUTDOWN_GRACE_SECONDS', '9', 'SHUTDOWN_GRACE_SECONDS must be a whole number from 0 to 8, but is "9".'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of development, test, production, but is "prod".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
    ['DATA_DIR', 'a\0b', 'DATA_DIR must be the path of a folder, but is "a\0b".'],
    [
      'OTEL_SERVICE_NAME',
      'a\nb',
      'OTEL_SERVICE_NAME must be a name of at most 100 letters, digits, blanks, dots, dashes and underscores, but is "a\nb".',
    ],
    ['DATABASE_POOL_SIZE', '0', 'DATABASE_POOL_SIZE must be a whole number from 1 to 1000, but is "0".'],
    ['WEBHOOK_ALLOW_PRIVATE', 'yes', 'WEBHOOK_ALLOW_PRIVATE must be true or false, but is "yes".'],
    ['PDF_THREADS', '1.5', 'PDF_THREADS must be a whole number from 1 to 256, but is "1.5".'],
    ['EVENT_RETENTION_DAYS', '0', 'EVENT_RETENTION_DAYS must be a whole number from 1 to 36500, but is "0".'],
    ['BODY_LIMIT_BYTES', '1 MB', 'BODY_LIMIT_BYTES must be a whole number from 1024 to 104857600, but is "1 MB".'],
    [
      'IDEMPOTENCY_WINDOW_SECONDS',
      '1m',
      'IDEMPOTENCY_WINDOW_SECONDS must be a whole number from 1 to 604800, but is "1m".',
    ],
    [
      'PUBLIC_URL',
      'api.example.com',
      'PUBLIC_URL must be an http or https URL without a query, such as https://api.example.com, but is "api.example.com".',
    ],
    [
      'MAIL_FROM',
      'Lien Desk',
      'MAIL_FROM must be an address such as name@example.com or Name <name@example.com>, but is "Lien Desk".',
    ],
    [
      'MAIL_FROM',
      'a@example.com, b@example.com',
      'MAIL_FROM must be an address such as name@example.com or Name <name@example.com>, but is "a@example.com, b@example.com".',
    ],
    ['MAIL_RETURN_DOMAIN', 'a@b', 'MAIL_RETURN_DOMAIN must be a domain such as returns.example.com, but is "a@b".'],
    ['SES_TOPIC_ARN', 'bounces', 'SES_TOPIC_ARN must be the ARN of an SNS topic, but is "bounces".'],
    [
      'SENDGRID_WEBHOOK_KEY',
      'MTIz',
      'SENDGRID_WEBHOOK_KEY must be the verification key of SendGrid: a public key of an elliptic curve in base64, but is "MTIz".',
    ],
    [
      'FILES_S3_BUCKET',
      'Files',
      'FILES_S3_BUCKET must be the name of a bucket, 3 to 63 of a-z, 0-9, dot and hyphen, but is "Files".',
    ],
    [
      'STRIPE_API_BASE',
      'https://api.stripe.com/v1',
      'STRIPE_API_BASE must be an http or https URL without a path, such as https://api.example.com, but is "https://api.stripe.com/v1".',
    ],
    [
      'STRIPE_PUBLISHABLE_KEY',
      'sk_test_1',
      'STRIPE_PUBLISHABLE_KEY must be a Stripe publishable key, which begins with pk_, but is "sk_test_1".',
    ],
  ])('rejects %s=%j with a message that names the setting', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([sentence]);
  });

  it.each([
    'postgresql://cps:hunter2@one:5432,two:5432/cps',
    'postgresql://cps:hunter2@one,two/cps?sslmode=verify-full',
    'postgres://one,two/cps',
    'postgresql://cps:hunter2@/cps?host=one,two',
  ])('explains that DATABASE_URL=%s must have one host', (url) => {
    expect(problemsOf({ DATABASE_URL: url })).toEqual([
      'DATABASE_URL must be a URL with one host: give the service one address, which moves to the new primary at a failover; ' +
        'it then continues without a restart.',
    ]);
  });

  it('accepts a comma elsewhere in DATABASE_URL', () => {
    expect(problemsOf({ DATABASE_URL: 'postgresql://cps:a,b@one:5432/cps' })).toEqual([]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@localhost/cps'],
    ['DATABASE_URL', 'postgresql://cps:hunter2@localhost'],
    ['DATABASE_URL', 'postgresql://cps:hunter2@one:5432,two:5432/cps'],
    ['DATABASE_REPLICA_URLS', `${databaseUrl},hunter2`],
    ['DATABASE_REPLICA_URLS', `${databaseUrl},`],
    ['SMTP_URL', 'https://cps:hunter2@mail.example.com'],
    ['SMTP_URL', 'smtp://cps:hunter2@mail.example.com/?pool=true'],
    ['SMTP_URL', 'smtp://hunter2@mail.example.com'],
    ['STRIPE_SECRET_KEY', 'hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
    ['RETURNED_MAIL_SECRET', 'hunter2'],
    ['LOB_API_KEY', 'hunter2'],
    ['LOB_API_KEY', 'live_pub_hunter2'],
    ['LOB_WEBHOOK_SECRET', 'hunter2 twice'],
    ['FILES_S3_SECRET_ACCESS_KEY', 'hunter2 twice'],
    ['PARTNER_SECRET', 'hunter2'],
    ['PARTNER_SECRET', 'whsec_hunter2'],
    ['PARTNER_SECRET', `whsec_${key()}hunter2`],
    ['ENCRYPTION_KEYS', 'hunter2'],
    ['ENCRYPTION_KEYS', ','],
    ['ENCRYPTION_KEYS', `${key()},${randomBytes(16).toString('base64')}`],
  ])('rejects an invalid %s without repeating the secret', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must be .*\\.$`));
    expect(problems[0]).not.toContain('hunter2');
  });

  it.each([
    'growth',
    'growth.monthly',
    'growth.weekly=price_1',
    'enterprise.monthly=price_1',
    'growth.monthly=',
    'growth.monthly=price_1,growth.monthly=price_2',
    'growth.monthly=price_1,scale.monthly=price_1',
  ])('rejects the prices %j', (prices) => {
    const [problem] = problemsOf({ STRIPE_PRICES: prices });
    expect(problem).toMatch(
      /^STRIPE_PRICES must be a list of plan\.interval=price .* each plan and price once, but is/,
    );
  });

  it('reports all problems at once, one per line', () => {
    expect(() => loadConfig({ PORT: 'x', ROLE: 'x', PDF_THREADS: 'x' })).toThrow(
      /^PORT .*\nROLE .*\nPDF_THREADS .*\.$/,
    );
  });
});
