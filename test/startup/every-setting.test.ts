/** @sampled tests */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settings } from '../../src/config/settings.js';
import { validPkcs12 } from '../pdf/seal-certificates.js';
import { lobKey } from '../support/fakes/fake-lob.js';
import { lobWebhookSecret } from '../support/fakes/lob-events.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { runProgram, type ServiceProcess } from './service-process.js';

/** What is tested elsewhere module by module is loaded here as it is deployed: from the bundle, with the parts that it loads late. */
describe('the bundle, with every optional setting', () => {
  const world = openWorld();
  /** The paths that the service requested of outside parties. */
  const asked: string[] = [];
  let outside: Server;
  let service: ServiceProcess;
  let url: string;
  let caller: Caller;
  let given: Record<string, string>;

  beforeAll(async () => {
    caller = await world.caller();
    outside = createServer((request, response) => {
      asked.push(request.url!);
      request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const away = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const certificate = join(world.config.dataDir, 'seal.p12');
    await writeFile(certificate, validPkcs12);
    const secret = `whsec_${randomBytes(24).toString('base64')}`;
    given = {
      DATABASE_URL: world.config.databaseUrl!,
      DATA_DIR: world.config.dataDir,
      DATABASE_REPLICA_URLS: world.config.databaseUrl!,
      ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
      PUBLIC_URL: 'http://127.0.0.1:4000',
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      PDF_THREADS: '1',
      OIDC_ISSUER: away,
      OIDC_CLIENT_ID: 'service',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_EMAIL_DOMAINS: '*',
      SEAL_CERTIFICATE_FILE: certificate,
      SEAL_CERTIFICATE_PASSWORD: 'secret',
      TIME_STAMP_URL: away,
      FILES_S3_ENDPOINT: away,
      FILES_S3_BUCKET: 'files',
      FILES_S3_REGION: 'auto',
      FILES_S3_ACCESS_KEY_ID: 'key',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'service@example.com',
      MAIL_RETURN_DOMAIN: 'returns.example.com',
      RETURNED_MAIL_SECRET: secret,
      SES_TOPIC_ARN: 'arn:aws:sns:us-east-1:123456789012:bounces',
      SENDGRID_WEBHOOK_KEY: generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
        .publicKey.export({ format: 'der', type: 'spki' })
        .toString('base64'),
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: away,
      STRIPE_PRICES: 'growth.monthly=price_1',
      LOB_API_BASE: away,
      LOB_API_KEY: lobKey,
      LOB_WEBHOOK_SECRET: lobWebhookSecret,
      EASYPOST_API_BASE: away,
      PARTNER_URL: `${away}/tickets`,
      PARTNER_SECRET: secret,
      OTEL_EXPORTER_OTLP_ENDPOINT: away,
      TRUSTED_PROXIES: '10.0.0.0/8',
    };
    service = runProgram('dist/main.js', [], given);
    [, url] = (await service.printed(/(http:\/\/127\.0\.0\.1:(?!4000)\d+)/)) as unknown as [string, string];
  }, 120_000);

  afterAll(async () => {
    service?.process.kill('SIGKILL');
    await service?.exited;
    await new Promise((resolve) => outside.close(resolve));
  });

  it('has a value for each setting without a default', () => {
    const optional = Object.values(settings).filter((setting) => !setting.default);
    expect(optional.map(({ name }) => name).filter((name) => given[name] === undefined)).toEqual([]);
  });

  /** The status of each address below /api, /docs and /console that a page names, from the first ones on. */
  async function walk(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const wanted = ['/api', '/api/v1', '/docs', '/console', '/graphql', '/healthz', '/readyz', '/metrics'];
    for (const name of readdirSync('dist/current/console/assets')) wanted.push(`/console/assets/${name}`);
    for (const path of wanted) {
      if (found.has(path)) continue;
      const answer = await fetch(url + path, {
        headers: {
          accept: /^\/(docs|console|graphql)/.test(path) ? 'text/html' : '*/*',
          ...(path.startsWith('/api/v1/') && { authorization: `Bearer ${caller.token}` }),
        },
      });
      const text = await answer.text();
      found.set(path, `${answer.status} ${answer.headers.get('content-type')}`);
      const isPage = /html/.test(answer.headers.get('content-type') ?? '');
      const named = isPage
        ? [...text.matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, href]) => href!)
        : /^\/api(\/v1)?$/.test(path)
          ? [...text.matchAll(/"http:\/\/127\.0\.0\.1:4000([^"#?]*)"/g)].map(([, href]) => href!)
          : [];
      wanted.push(...named.filter((one) => /^\/(api|docs|console)\b/.test(one)));
    }
    return found;
  }

  it('answers at every address of the API, the guides and the console', async () => {
    const found = await walk();
    const refused = [...found].filter(([, answer]) => !answer.startsWith('200 '));
    // What a token of an account may not list.
    expect(refused.filter(([path, answer]) => !(path.startsWith('/api/v1/') && answer.startsWith('403 ')))).toEqual([]);
    expect(found.get('/api/openapi.yaml')).toBe('200 application/yaml; charset=utf-8');
    expect(found.get('/api/openapi.json')).toBe('200 application/json; charset=utf-8');
    expect(found.size).toBeGreaterThan(100);
  }, 300_000);

  it('stops with status 0, after it has sent its spans to the collector', async () => {
    service.process.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    expect(asked).toContain('/v1/traces');
  }, 120_000);
});
