import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { App } from './app.js';
import { banner } from './banner.js';
import { type Config, loadConfig } from './config/config.js';
import { expectNode } from './config/node-version.js';
import type { Database } from './db/database.js';
import { expectFreePort } from './http/free-port.js';
import { isLostJobEnd } from './jobs/lost-end.js';
import { redact } from './observability/redact.js';
import { explainStartFailure } from './start-failure.js';

/** SIGTERM to exit, all in all; what is still running after the drain is cut off. */
const STOP_MS = 14_500;
const DRAIN_MS = 11_000;
/** npm passes on the Ctrl-C that the terminal has sent to everybody already: two signals at once are one. */
const SAME_SIGNAL_MS = 500;

/** A second signal cuts the drain short; the database still gets this long, or it would stay behind without its service. */
const HURRY_MS = 2_000;

/** What runs so far, each with a stop() of its own. */
interface Running {
  database?: Database;
  app?: App;
}

/** Runs the service until a signal stops it: a look at its port, database, schema, demo data on the very first start, then the doors. */
export async function run(overrides: Partial<Config> = {}): Promise<void> {
  const running: Running = {};
  const started = start(running, overrides);
  stopOnSignal(running, started);
  process.on('unhandledRejection', (reason) => {
    if (isLostJobEnd(reason)) console.error('the end of a job was not written:', (reason as Error).message);
    else fail('A promise was rejected and nobody noticed', reason);
  });
  process.on('uncaughtException', (error) => fail('An error was thrown and nobody caught it', error));
  try {
    await started;
  } catch (error) {
    await stop(running);
    console.error(explainStartFailure(error) ?? told(error));
    process.exit(1);
  }
}

async function start(running: Running, overrides: Partial<Config>): Promise<void> {
  expectNode();
  const config = { ...loadConfig(), ...overrides };
  // A port in use is told at once, not after a database was made and filled.
  await expectFreePort(config);
  // The service is two thousand modules: each part is loaded when its turn comes, so that a start that fails does so soon.
  const { openDatabase } = await import('./db/database.js');
  const claim = config.role === 'all' ? 'exclusive' : 'shared';
  const database = await openDatabase(config, {
    claim,
    waitSeconds: config.databaseWaitSeconds,
    log: (line) => console.log(line),
  });
  running.database = database;
  // A worker beside a web process must not race it for the first start's seed; production starts empty.
  const seeds = config.role !== 'worker' && config.nodeEnv !== 'production';
  const demo = seeds ? await (await import('./seed/demo-tokens.js')).demoTokens(config, database.url) : undefined;
  const { buildApp } = await import('./app.js');
  const app = await buildApp({ ...config, databaseUrl: database.url });
  running.app = app;
  const { url } = await app.start();
  console.log(banner(config, url, demo));
}

function stopOnSignal(running: Running, started: Promise<void>): void {
  let since: number | undefined;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (Date.now() - since < SAME_SIGNAL_MS) return;
      await Promise.race([running.database?.stop(), sleep(HURRY_MS)]);
      process.exit(130);
    }
    since = Date.now();
    console.log(`${signal}: finishing what is running${signal === 'SIGINT' ? ' (Ctrl-C again cuts it off)' : ''}`);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await started.catch(() => undefined);
    await stop(running);
    process.exit(0);
  };
  // SIGHUP: the terminal was closed. What is printed after that has nowhere to go, which must not cut the drain short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** The doors first, the database when nothing uses it any more. */
async function stop({ app, database }: Running): Promise<void> {
  const report = (error: unknown) => console.error(told(error));
  await Promise.race([app?.stop().catch(report), sleep(DRAIN_MS)]);
  await database?.stop().catch(report);
}

function fail(what: string, error: unknown): never {
  console.error(what, told(error));
  process.exit(1);
}

/** Errors of libraries hold what was sent, secrets among it; like every line, this one is told without. */
function told(error: unknown): string {
  return redact(inspect(error));
}
