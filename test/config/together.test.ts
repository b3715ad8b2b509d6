import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../src/config/load-config.js';
import { listWarnings } from '../../src/config/warnings.js';
import { databaseUrl, key, problemsOf } from './problems.js';

describe('settings that depend on each other', () => {
  it('keep webhooks out of private networks in production, whatever is set', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: key() };
    expect(loadConfig(production).webhookAllowPrivate).toBe(false);
    expect(loadConfig({ WEBHOOK_ALLOW_PRIVATE: 'false' }).webhookAllowPrivate).toBe(false);
    expect(problemsOf({ ...production, WEBHOOK_ALLOW_PRIVATE: 'true' })).toEqual([
      'WEBHOOK_ALLOW_PRIVATE may not be true when NODE_ENV is production.',
    ]);
  });

  it('require a sender when a mail server is set', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })).toEqual(['MAIL_FROM is required when SMTP_URL is set.']);
    expect(loadConfig({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@localhost' }).mailFrom).toBe('a@localhost');
  });

  it('require the domain of the return addresses with a party that names e-mails by them', () => {
    const secret = `whsec_${'A'.repeat(32)}`;
    const topic = 'arn:aws:sns:us-east-1:123456789012:bounces';
    expect(problemsOf({ RETURNED_MAIL_SECRET: secret, SES_TOPIC_ARN: topic })).toEqual([
      'MAIL_RETURN_DOMAIN is required when RETURNED_MAIL_SECRET is set.',
      'MAIL_RETURN_DOMAIN is required when SES_TOPIC_ARN is set.',
    ]);
    expect(
      problemsOf({ RETURNED_MAIL_SECRET: secret, SES_TOPIC_ARN: topic, MAIL_RETURN_DOMAIN: 'Returns.Example.com' }),
    ).toEqual([]);
    expect(loadConfig({ MAIL_RETURN_DOMAIN: 'Returns.Example.com' }).mailReturnDomain).toBe('returns.example.com');
  });

  it('require a database and encryption keys in production', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      'DATABASE_URL is required when NODE_ENV is production.',
      'ENCRYPTION_KEYS is required when NODE_ENV is production.',
    ]);
    expect(problemsOf({ NODE_ENV: 'production', DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: key() })).toEqual([]);
  });

  it('warn in production about settings that are probably forgotten but do not prevent a start', () => {
    const bare = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: key() };
    const seal = { SEAL_CERTIFICATE_FILE: '/etc/cps/seal.p12' };
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    const whole = { ...bare, ...seal, ...stripe, PUBLIC_URL: 'https://api.example.com' };
    expect(listWarnings(loadConfig(whole))).toEqual([]);
    expect(listWarnings(loadConfig({ ...whole, LOB_API_KEY: 'test_1', LOB_WEBHOOK_SECRET: 'secret' }))).toEqual([
      'LOB_API_KEY is a test key: orders are processed, but nothing is mailed',
    ]);
    const returns = { ...whole, MAIL_RETURN_DOMAIN: 'returns.example.com' };
    expect(listWarnings(loadConfig(returns))).toEqual([
      'MAIL_RETURN_DOMAIN is set without RETURNED_MAIL_SECRET, SES_TOPIC_ARN or SENDGRID_WEBHOOK_KEY: e-mails that come back are lost',
    ]);
    const receiver = { RETURNED_MAIL_SECRET: `whsec_${'A'.repeat(32)}` };
    expect(listWarnings(loadConfig({ ...returns, ...receiver }))).toEqual([]);
    expect(listWarnings(loadConfig({ ...whole, SEAL_CERTIFICATE_FILE: undefined }))).toEqual([
      'SEAL_CERTIFICATE_FILE is not set: documents are not sealed',
    ]);
    expect(listWarnings(loadConfig({ ...bare, ...seal }))).toEqual([
      'STRIPE_SECRET_KEY is not set: plans and credits cannot be bought',
      'PUBLIC_URL is not set: links in responses, e-mails and webhooks point to the address of this process',
    ]);
    expect(
      listWarnings(loadConfig({ ...bare, ...seal, FREE_CREDITS: 'true', PUBLIC_URL: 'https://api.example.com' })),
    ).toEqual(['FREE_CREDITS is true: plans and credits are granted without payment']);
    expect(listWarnings(loadConfig({}))).toEqual([]);
    expect(problemsOf({ ...whole, FREE_CREDITS: 'true' })).toEqual([
      'FREE_CREDITS may not be true when STRIPE_SECRET_KEY is set.',
    ]);
  });

  it('require all settings of the identity provider when one is set, and https in production', () => {
    expect(problemsOf({ OIDC_ISSUER: 'http://localhost:9' })).toEqual([
      'OIDC_CLIENT_ID is required when OIDC_ISSUER is set.',
      'OIDC_CLIENT_SECRET is required when OIDC_ISSUER is set.',
      'OIDC_EMAIL_DOMAINS is required when OIDC_ISSUER is set.',
    ]);
    const rest = {
      OIDC_CLIENT_ID: 'service',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_EMAIL_DOMAINS: 'Example.com, b.example',
    };
    expect(problemsOf(rest)).toEqual(['OIDC_ISSUER is required when OIDC_CLIENT_ID is set.']);
    const all = { ...rest, OIDC_ISSUER: 'http://localhost:9' };
    expect(loadConfig(all).oidcEmailDomains).toEqual(['example.com', 'b.example']);
    expect(problemsOf({ ...all, OIDC_EMAIL_DOMAINS: 'a@example.com' })[0]).toBe(
      'OIDC_EMAIL_DOMAINS must be domains such as example.com, separated by commas, or *, but is "a@example.com".',
    );
    const production = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: key() };
    expect(problemsOf({ ...production, ...all })).toEqual([
      'OIDC_ISSUER must begin with https:// when NODE_ENV is production.',
    ]);
  });

  it('require the other Stripe settings when a Stripe key is set', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY is required when STRIPE_SECRET_KEY is set.',
      'STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set.',
    ]);
  });

  it('require the webhook secret of Lob when a Lob key is set', () => {
    expect(problemsOf({ LOB_API_KEY: 'live_1' })).toEqual(['LOB_WEBHOOK_SECRET is required when LOB_API_KEY is set.']);
  });

  it('require the partner’s address and secret together, and TLS in production', () => {
    const secret = `whsec_${key()}`;
    expect(problemsOf({ PARTNER_URL: 'http://127.0.0.1:9' })).toEqual([
      'PARTNER_SECRET is required when PARTNER_URL is set.',
    ]);
    expect(problemsOf({ PARTNER_SECRET: secret })).toEqual(['PARTNER_URL is required when PARTNER_SECRET is set.']);
    const both = { PARTNER_URL: 'http://127.0.0.1:9', PARTNER_SECRET: secret };
    expect(problemsOf(both)).toEqual([]);
    const production = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, ENCRYPTION_KEYS: key() };
    expect(problemsOf({ ...production, ...both })).toEqual([
      'PARTNER_URL must begin with https:// when NODE_ENV is production.',
    ]);
  });
});
