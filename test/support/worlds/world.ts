import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll } from '@jest/globals';
import { toSessionsId } from '../../../src/api/http/context.js';
import { grant } from '../../../src/ledger/index.js';
import { createToken } from '../../../src/services/operator/index.js';
import { makeRoom } from './make-room.js';
import {
  type App,
  appOn,
  type Base,
  type Config,
  closeBase,
  type Lines,
  openBase,
  ownTypes,
  sharedBase,
  type Times,
} from './world-base.js';

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

/** A database of its own, the service on it, and methods to call both APIs. */
export class World {
  app!: App;
  config!: Config & { databaseUrl: string };
  #base: Base | undefined;
  readonly #apps: App[] = [];

  /** @param from settings that differ from those of tests, or where the base comes from that other files use too */
  constructor(private readonly from: Partial<Config> | (() => Promise<Base>) = {}) {}

  async open(): Promise<void> {
    keepCompiled(true);
    this.#base = typeof this.from === 'function' ? await this.from() : await openBase(this.from);
    this.app = this.#base.app;
    this.config = this.#base.config;
  }

  /** Another instance of the service on the same database, which does not listen. */
  async anotherApp(overrides: Partial<World['config']> = {}, lines?: Lines, times?: Times): Promise<App> {
    const app = await appOn({ ...this.config, ...overrides }, lines, times);
    this.#apps.push(app);
    return app;
  }

  async close(): Promise<void> {
    keepCompiled(false);
    for (const app of this.#apps) await app.stop();
    if (this.#base && typeof this.from !== 'function') await closeBase(this.#base);
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

  /** Raises the rate limits of a caller's organization, in both modes, and of the user's sessions, as far as a test needs. */
  async makeRoom(caller: Pick<Caller, 'organizationId' | 'userId'>): Promise<void> {
    const ids = [caller.organizationId, caller.userId, toSessionsId(caller)];
    await makeRoom({ query: (text, values) => this.sql(text, values) }, ids);
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

  /** The record that a call to the REST API answers with. @throws Error if the call is refused */
  async send(caller: Caller, method: string, path: string, body?: object): Promise<Json> {
    const answer = await this.rest(caller, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body.data;
  }

  /** The file of a document. */
  async download(caller: Caller, documentId: string): Promise<Buffer> {
    const { statusCode, rawPayload } = await this.app.server.inject({
      url: `/api/v1/documents/${documentId}/download`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    if (statusCode !== 200) throw new Error(`${documentId}: ${statusCode} ${rawPayload}`);
    return rawPayload;
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
    return (await this.#base!.pool.query({ text, values, name, types: ownTypes })).rows as Row[];
  }
}

/**
 * Each service compiles the functions that its libraries write, such as those of the router: a seventh of a second of a core where V8
 * does not know them from the last one. Outside of an open world V8 keeps nothing, because it would keep the test files too
 * (environment.js).
 */
function keepCompiled(keeps: boolean): void {
  setFlagsFromString(keeps ? '--compilation-cache' : '--no-compilation-cache');
}

/** The world of a test file: opened before its tests, closed after them. */
export function openWorld(overrides: Partial<Config> = {}): World {
  return ofTestFile(new World(overrides));
}

/**
 * The world of a test file whose tests concern only records of their own accounts. It is open already unless this is the first
 * such file of its worker, so that the files save a database, a service and what both prepare for their first requests.
 */
export function shareWorld(base = sharedBase): World {
  return ofTestFile(new World(base));
}

function ofTestFile(world: World): World {
  beforeAll(() => world.open());
  afterAll(() => world.close());
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
