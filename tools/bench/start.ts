import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './cpu.js';
import { median } from './processes.js';

const pollMs = 10;

/** The service compiles the operations of the console and its start leaves garbage: idle is half a minute later. */
const idleMs = 30_000;

interface Start {
  /** Milliseconds until `/readyz` answered 200. */
  readyMs: number;
  /** Milliseconds of processor time of the process until then; npm starts others. */
  cpuMs: number | undefined;
  child: ChildProcess;
}

/**
 * The time from the command until `/readyz` answers 200: of the first start, which creates the database and fills it, and of starts
 * on the folder that it left; and the resident memory of the idle service.
 */
export async function benchStart(rounds: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cps-bench-start-'));
  const node = [process.execPath, 'dist/main.js'];
  try {
    console.log('| start | ready after ms | fastest | slowest | CPU ms | aim ms |');
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
    const first = await timed(node, dataDir);
    await stop(first.child, dataDir);
    row('the first one, `node dist/main.js`', [first], 12_000);
    row('`node dist/main.js`', await several(rounds, node, dataDir), 1_500);
    row('`npm start`', await several(rounds, ['npm', 'start'], dataDir), 4_000);
    const { child } = await timed(node, dataDir);
    await sleep(idleMs);
    console.log(`resident memory of the idle service: ${await residentMb(child.pid!)} MB (aim: less than 220)`);
    await stop(child, dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function row(name: string, starts: readonly Start[], aimMs: number): void {
  const times = starts.map(({ readyMs }) => readyMs);
  const cpu = starts.flatMap(({ cpuMs }) => cpuMs ?? []);
  const numbers = [median(times), Math.min(...times), Math.max(...times), median(cpu), aimMs];
  console.log(`| ${[name, ...numbers.map((ms) => (Number.isNaN(ms) ? '' : Math.round(ms)))].join(' | ')} |`);
}

async function several(rounds: number, command: readonly string[], dataDir: string): Promise<Start[]> {
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = await timed(command, dataDir);
    await stop(start.child, dataDir);
    starts.push(start);
  }
  return starts;
}

async function timed([program, ...args]: readonly string[], dataDir: string): Promise<Start> {
  const port = await freePort();
  const started = performance.now();
  // A process group of its own, because `npm` does not pass every signal on.
  const child = spawn(program!, args, {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended before it was ready.`);
    await sleep(pollMs);
  }
  const readyMs = performance.now() - started;
  return { readyMs, cpuMs: program === process.execPath ? await cpuOf(child.pid!) : undefined, child };
}

/** Until the database has stopped as well: npm may end before the service. */
async function stop(child: ChildProcess, dataDir: string): Promise<void> {
  process.kill(-child.pid!, 'SIGTERM');
  while (existsSync(join(dataDir, 'postgres/postmaster.pid'))) await sleep(pollMs);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024);
}
