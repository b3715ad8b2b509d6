import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import type * as app from '../../src/app.js';
import type * as config from '../../src/config/config.js';
import type * as ledger from '../../src/ledger/index.js';
import type * as observe from '../../src/observe.js';
import type * as renderers from '../../src/pdf/renderer.js';
import type * as operator from '../../src/services/operator/index.js';
import { built, onceAWorker } from './built.js';
import { makeRoom } from './make-room.js';
import { TEMPLATE } from './template.js';

const { buildApp } = await built<typeof app>('app.js');
const { loadConfig } = await built<typeof config>('config/config.js');
const { grant } = await built<typeof ledger>('ledger/index.js');
const { watchRenderer } = await built<typeof observe>('observe.js');
const { createRenderer } = await built<typeof renderers>('pdf/renderer.js');
const { createToken } = await built<typeof operator>('services/operator/index.js');

type App = app.App;
type Config = config.Config;

/** One caller: a user with a token in an organization. */
export interface Caller {
  token: string;
  tokenId: string;
  userId: string;
  organizationId: string;
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Record<string, string>;
  body: Body;
  text: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; a wrong shape fails the test
export type Json = any;

/** Tests never call outside services: a credential stays unverified unless the test provides a fake that answers. */
const unreachableProviders = {
  LOB_API_BASE: 'http://127.0.0.1:9',
  EASYPOST_API_BASE: 'http://127.0.0.1:9',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

/** A database of its own, the service on it, and methods to call both APIs. */
export class World {
  app!: App;
  config!: Config & { databaseUrl: string };
  readonly #apps: App[] = [];
  #pool!: pg.Pool;

  constructor(private readonly overrides: Partial<Config> = {}) {}

  async open(): Promise<void> {
    const base = new URL(process.env.TEST_DATABASE_BASE_URL!);
    const name = `t_${randomBytes(8).toString('hex')}`;
    await copyTemplate(name);
    base.pathname = name;
    const dataDir = await mkdtemp(join(tmpdir(), 'cps-test-'));
    this.config = {
      ...loadConfig({
        LOG_LEVEL: 'silent',
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        PORT: '0',
        ROLE: 'web',
        ...unreachableProviders,
      }),
      databasePoolSize: 8,
      ...this.overrides,
      databaseUrl: base.href,
    };
    // Kept open, because opening a connection costs both sides ten milliseconds of a core, more than a statement.
    this.#pool = new pg.Pool({ connectionString: base.href, idleTimeoutMillis: 0 });
    this.app = await this.anotherApp();
  }

  /** Another instance of the service on the same database, which does not listen. */
  async anotherApp(
    overrides: Partial<World['config']> = {},
    lines?: { write(line: string): void },
    times?: Parameters<typeof buildApp>[2],
  ): Promise<App> {
    const app = await buildApp({ ...this.config, ...overrides }, lines, times);
    // Shared, because a renderer thread takes most of a second to load its fonts.
    const renderer = onceAWorker('renderer', () =>
      createRenderer({ threads: 1, queueLimit: 1_000, sealSource: 'made' }),
    );
    const shared = watchRenderer(app.infrastructure.observer!, { ...renderer, close: async () => undefined });
    Object.assign(app.infrastructure, { renderer: shared });
    await app.server.ready();
    this.#apps.push(app);
    return app;
  }

  async close(): Promise<void> {
    for (const app of this.#apps) await app.stop();
    if (!this.config) return;
    // Dropping the database cuts connections that are still closing, and each of them reports an error to the pool.
    this.#pool.on('error', () => undefined);
    await this.#pool.end();
    await rm(this.config.dataDir, { recursive: true, force: true });
    await onServer(`drop database if exists ${new URL(this.config.databaseUrl).pathname.slice(1)} with (force)`);
  }

  /** A new tenant with an owner, a live token of the largest tier and enough credits, unless the options say otherwise. */
  async caller(
    options: { abilities?: string[]; organizationId?: string; email?: string; name?: string; credits?: string } = {},
  ): Promise<Caller> {
    const { abilities = ['tier:scale'], organizationId, email, name, credits = '100000.00' } = options;
    const made = await createToken(this.app.infrastructure.orm.em.fork(), {
      email: email ?? `user-${randomBytes(6).toString('hex')}@example.com`,
      ...(organizationId
        ? { organizationId }
        : { organizationName: name ?? `Tenant ${randomBytes(4).toString('hex')}` }),
      abilities,
    });
    if (!organizationId && Number(credits) > 0) await this.fund(made.organization_id, credits);
    return { token: made.token, tokenId: made.token_id, userId: made.user_id, organizationId: made.organization_id };
  }

  /** Gives an organization the credits. */
  async fund(
    organizationId: string,
    credits: string,
    bucket: 'free' | 'partner_eligible' = 'partner_eligible',
  ): Promise<void> {
    const reference = `test:${randomBytes(6).toString('hex')}`;
    const what = { accountId: organizationId, bucket, kind: 'grant', credits, description: 'Test', reference } as const;
    await grant(this.app.infrastructure.db, new Date(), what);
  }

  /** The same user and organization through a sandbox token. */
  async sandboxOf(caller: Caller): Promise<Caller> {
    return this.anotherToken(caller, ['tier:scale', 'mode:sandbox']);
  }

  /** Raises the rate limit of a caller's organization, in both modes, as far as a test needs. */
  async makeRoom({ organizationId, userId }: Caller): Promise<void> {
    await makeRoom({ query: (text, values) => this.sql(text, values) }, [organizationId, userId]);
  }

  /** The same user and organization through another token. */
  async anotherToken({ userId, organizationId }: Caller, abilities = ['tier:scale']): Promise<Caller> {
    const [user] = await this.sql<{ email: string }>('select email from users where id = $1', [userId]);
    return this.caller({ abilities, organizationId, email: user!.email });
  }

  /** A call to the REST API below /api/v1. */
  async rest(
    caller: Caller | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    app: App = this.app,
  ): Promise<Answer<Json>> {
    const answer = await app.server.inject({
      method: method as 'GET',
      url: `/api/v1${path}`,
      headers: {
        ...(caller && { authorization: `Bearer ${caller.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    });
    return toAnswer(answer);
  }

  /** A GraphQL call. */
  async graphql(
    caller: Caller | null,
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
    app: App = this.app,
  ): Promise<Answer<Json>> {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        ...(caller && { authorization: `Bearer ${caller.token}` }),
        'content-type': 'application/json',
        ...headers,
      },
      payload: JSON.stringify({ query, variables }),
    });
    return toAnswer(answer);
  }

  /** Reads or writes rows without the service. A statement with a name is planned once for each connection. */
  async sql<Row = Record<string, unknown>>(text: string, values: unknown[] = [], name?: string): Promise<Row[]> {
    return (await this.#pool.query({ text, values, name })).rows as Row[];
  }
}

/** The world of a test file: opened before its tests, closed after them. */
export function openWorld(overrides: Partial<Config> = {}): World {
  const world = new World(overrides);
  beforeAll(() => world.open(), 60_000);
  afterAll(() => world.close(), 60_000);
  return world;
}

function toAnswer(answer: { statusCode: number; headers: object; body: string }): Answer<Json> {
  const json = String((answer.headers as Record<string, string>)['content-type'] ?? '').includes('json');
  return {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
    body: json && answer.body !== '' ? JSON.parse(answer.body) : {},
    text: answer.body,
  };
}

/**
 * Copies the template's files, because PostgreSQL's default, a copy through the log, takes twice as long. PostgreSQL's own
 * housekeeping may be using the template for a moment, which makes the copy fail.
 */
export async function copyTemplate(name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onServer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 5) throw error;
    }
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_BASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
