import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expectFreePort } from '../api/http/free-port.js';
import type { Config } from '../config/config.js';
import { loadConfig } from '../config/load-config.js';
import { expectNode } from '../config/node-version.js';
import { OperatorError } from '../config/operator-error.js';
import type { Database } from '../db/database.js';
import { redact } from '../runtime/observability/redact.js';
import { sourceStack } from '../runtime/observability/source-stack.js';
import type { App } from './app.js';
import { banner } from './banner.js';
import { expectNoArguments, type Program } from './expect-no-arguments.js';

/** The time from SIGTERM to exit; work that is still running after the drain is aborted. */
const STOP_MS = 14_500;
const DRAIN_MS = 11_000;
/** npm forwards the Ctrl-C that the terminal has already sent to every process: two signals at once count as one. */
const SAME_SIGNAL_MS = 500;

/** Where the drain is cut short, the database still gets this long to stop, so that it does not outlive the service. */
const HURRY_MS = 2_000;

/** The parts that are running so far, each with its own stop(). */
interface RunningParts {
  database?: Database;
  app?: App;
}

/** Runs the service until a signal stops it: checks the port, opens the database, migrates, seeds on the first start, then serves. */
export async function run(program: Program, overrides: Partial<Config> = {}): Promise<void> {
  expectNoArguments(program);
  const running: RunningParts = {};
  const started = start(running, overrides);
  stopOnSignal(running, started);
  process.on('unhandledRejection', (reason) => void fail(running, 'Unhandled promise rejection:', reason));
  process.on('uncaughtException', (error) => void fail(running, 'Uncaught exception:', error));
  try {
    await started;
  } catch (error) {
    await stop(running);
    console.error(explainStartFailure(error) ?? redactedText(error));
    process.exit(1);
  }
}

async function start(running: RunningParts, overrides: Partial<Config>): Promise<void> {
  expectNode();
  const config = { ...loadConfig(), ...overrides };
  // Reports a port in use at once, not after creating and filling a database.
  await expectFreePort(config);
  // The service has two thousand modules, which are loaded while PostgreSQL starts.
  const { openDatabase } = await import('../db/database.js');
  const claim = config.role === 'all' ? 'exclusive' : 'shared';
  const database = await openDatabase(config, {
    claim,
    waitSeconds: config.databaseWaitSeconds,
    log: (line) => console.log(line),
    meanwhile: () => void loadApp().catch(() => undefined),
  });
  running.database = database;
  // A worker must not race a web process to seed the database; production starts empty.
  const seeds = config.role !== 'worker' && config.nodeEnv !== 'production';
  const demo = seeds ? await (await import('./seed/demo-tokens.js')).demoTokens(config, database.url) : undefined;
  const { buildApp } = await loadApp();
  const app = await buildApp({ ...config, databaseUrl: database.url });
  running.app = app;
  const { url, prepared } = await app.start();
  console.log(banner(config, url, demo && { ...demo, signIn: await demoSignIn(app) }));
  void prepared.then(collectGarbage);
}

let loading: Promise<typeof import('./app.js')> | undefined;

/** Loads the rest of the service once, and makes what needs no database. */
function loadApp(): Promise<typeof import('./app.js')> {
  loading ??= Promise.all([import('./app.js'), import('../api/graphql/build-schema.js')]).then(([app, schema]) => {
    schema.buildGraphqlSchema();
    return app;
  });
  return loading;
}

/**
 * A start leaves a young generation of more than 100 MB, which Node shrinks only after a full collection. An idle process makes none by
 * itself.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** A link that signs in as the user of the demo records. */
async function demoSignIn({ infrastructure: { orm, publicUrl } }: App): Promise<string> {
  const [{ printSignInLink }, { demoEmail }] = await Promise.all([
    import('../services/operator/sign-in.js'),
    import('./seed/demo-user.js'),
  ]);
  return (await printSignInLink(orm.em.fork(), demoEmail, publicUrl())).url;
}

function stopOnSignal(running: RunningParts, started: Promise<void>): void {
  let since: number | undefined;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since < SAME_SIGNAL_MS) return;
      await stopDatabase(running);
      process.exit(130);
    }
    since = performance.now();
    console.log(
      `${signal}: finishing work in progress${signal === 'SIGINT' ? ' (press Ctrl-C again to stop now)' : ''}`,
    );
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await started.catch(() => undefined);
    await stop(running);
    process.exit(0);
  };
  // SIGHUP: the terminal was closed. Writing to it then fails, which must not cut the drain short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** Stops the APIs first, and the database once nothing uses it. */
async function stop({ app, database }: RunningParts): Promise<void> {
  const report = (error: unknown) => console.error(redactedText(error));
  await Promise.race([app?.stop().catch(report), sleep(DRAIN_MS)]);
  await database?.stop().catch(report);
}

let failing = false;

/** Ends the process after an error that nothing caught. Only the first one is printed: stopping the database causes others. */
async function fail(running: RunningParts, action: string, error: unknown): Promise<void> {
  if (failing) return;
  failing = true;
  console.error(action, redactedText(error));
  await stopDatabase(running);
  process.exit(1);
}

/** Stops the database without waiting for the work that uses it. */
async function stopDatabase({ database }: RunningParts): Promise<void> {
  await Promise.race([database?.stop().catch(() => undefined), sleep(HURRY_MS)]);
}

/** Library errors may contain what was sent, secrets included: they are printed redacted, like every log line. */
function redactedText(error: unknown): string {
  return redact(sourceStack(inspect(error)));
}

/** Explains a failed start that the operator can fix; undefined for a defect of the program. */
function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const { code, syscall, address, hostname, port } = (error ?? {}) as NodeJS.ErrnoException & {
    address?: string;
    hostname?: string;
    port?: number;
  };
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') {
      return `Port ${port} on ${address} is already in use. Stop the other program, or set PORT to another port (0 picks a free one).`;
    }
    if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to a port above 1023.`;
    if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Check HOST.`;
  }
  if (syscall === 'getaddrinfo') return `The host name ${hostname} cannot be resolved. Check HOST.`;
  return undefined;
}
