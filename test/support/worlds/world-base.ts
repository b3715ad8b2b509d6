import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as postgres from 'pg';
import pg from 'pg';
import type * as config from '../../../src/config/config.js';
import { loadConfig } from '../../../src/config/load-config.js';
import { poolOf } from '../../../src/db/text-rows.js';
import { createRenderer } from '../../../src/pdf/renderer.js';
import type * as app from '../../../src/process/app.js';
import { buildApp } from '../../../src/process/app.js';
import { watchRenderer } from '../../../src/process/observe.js';
import { TEMPLATE } from '../databases/template.js';
import { onceAWorker } from '../jest/worker.js';

export type App = app.App;
export type Config = config.Config;
export type Lines = Parameters<typeof buildApp>[1];
export type Times = Parameters<typeof buildApp>[2];

/** Tests never call outside services: a credential stays unverified unless the test provides a fake that answers. */
const unreachableProviders = {
  LOB_API_BASE: 'http://127.0.0.1:9',
  EASYPOST_API_BASE: 'http://127.0.0.1:9',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

const dates = new Set([pg.types.builtins.DATE, pg.types.builtins.TIMESTAMP, pg.types.builtins.TIMESTAMPTZ]);
const json = new Set([pg.types.builtins.JSON, pg.types.builtins.JSONB]);

/** Dates and JSON as objects of the test file's own context: `expect.any(Date)` knows no other. The driver is of Node's. */
export const ownTypes = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    const parse = pg.types.getTypeParser(type, format as 'text');
    if (json.has(type)) return JSON.parse;
    return (text: string) => {
      const value = parse(text);
      return dates.has(type) && typeof value === 'object' ? new Date(value as unknown as Date) : value;
    };
  },
} as postgres.CustomTypesConfig;

/** A database, the service on it, and connections of the tests' own. */
export interface Base {
  app: App;
  config: Config & { databaseUrl: string };
  pool: postgres.Pool;
  /** Drops the database. */
  drop(): Promise<void>;
}

export async function openBase(overrides: Partial<Config>): Promise<Base> {
  const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
  const name = `t_${randomBytes(8).toString('hex')}`;
  await copyTemplate(name);
  url.pathname = name;
  const dataDir = await mkdtemp(join(tmpdir(), 'cps-test-'));
  const config = {
    ...loadConfig({
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      ROLE: 'web',
      ...unreachableProviders,
    }),
    databasePoolSize: 8,
    ...overrides,
    databaseUrl: url.href,
  };
  // Kept open, because opening a connection costs both sides ten milliseconds of a core, more than a statement.
  const pool = new pg.Pool({ connectionString: url.href, idleTimeoutMillis: 0 });
  // The server may stop while a test still holds a connection, which must not end the process: its tests have passed or failed by then.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const server = process.env.TEST_DATABASE_BASE_URL!;
  const drop = () => onServer(`drop database if exists ${name} with (force)`, server);
  return { app: await appOn(config), config, pool, drop };
}

export async function closeBase({ app, config, pool, drop }: Base): Promise<void> {
  await app.stop();
  // Dropping the database cuts connections that are still closing, and each of them reports an error to the pool.
  pool.on('error', () => undefined);
  await pool.end();
  await rm(config.dataDir, { recursive: true, force: true });
  await drop();
}

const hourMs = 3_600_000;

/** These limits end what hangs; none is a measure of speed. */
const patientRenderer = {
  accountWaiting: 1_000,
  waitMs: 150_000,
  smallMs: 150_000,
  largeMs: 150_000,
  largeCpuMs: 150_000,
};

export async function appOn(config: Base['config'], lines?: Lines, times?: Times): Promise<App> {
  // Few tests need more than some operations of the console, and each operation is compiled when it is first sent.
  // On a busy machine, requests wait for locks that a test holds for as long as it takes.
  const patient = { lockMs: 60_000, crowdMs: 60_000 };
  const app = await buildApp(config, lines, { prepareAfterMs: hourMs, ...patient, ...times });
  // Shared, because a renderer thread takes most of a second to load its fonts.
  const renderer = onceAWorker('renderer', () =>
    createRenderer({ threads: 1, queueLimit: 1_000, limits: patientRenderer, sealSource: 'made' }),
  );
  const shared = watchRenderer(app.infrastructure.observer!, { ...renderer, close: async () => undefined });
  Object.assign(app.infrastructure, { renderer: shared });
  await app.server.ready();
  return app;
}

/** The base that the test files of one worker share. Its database is dropped when the worker ends. */
export async function sharedBase(): Promise<Base> {
  return onceAWorker(
    'base',
    async () => {
      const base = await openBase({});
      for (const pool of [base.pool, poolOf(base.app.infrastructure.db)!]) {
        // The server may stop before the worker.
        pool.on('error', () => undefined);
        // Its connections and their timers do not keep the worker running.
        pool.on('acquire', (client) => (client as unknown as Socket).unref());
        Object.assign(pool.options, { allowExitOnIdle: true });
      }
      return base;
    },
    async (base) => {
      const { drop, config } = await base;
      await Promise.all([drop(), rm(config.dataDir, { recursive: true, force: true })]);
    },
  );
}

/** The base that the test files of one worker share whose pages a browser opens: its service listens until the worker ends. */
export async function sharedSite(): Promise<Base> {
  return onceAWorker(
    'site',
    async () => {
      const base = await openBase({});
      await base.app.start();
      return base;
    },
    async (base) => closeBase(await base),
  );
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

async function onServer(statement: string, connectionString = process.env.TEST_DATABASE_BASE_URL): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
