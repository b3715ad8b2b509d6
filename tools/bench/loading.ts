import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuOf, cpuOfServer } from './cpu.js';
import type { Service } from './processes.js';
import { type Measured, median } from './table.js';

const run = promisify(execFile);

/** What one round sends. */
export interface Load {
  path: string;
  method: 'GET' | 'POST';
  body?: string | undefined;
  token: string;
  /** Each request has an idempotency key of its own. */
  keyed?: boolean | undefined;
}

export interface Loaded extends Measured {
  p99: number;
  requests: number;
}

/** Sends requests to a process over 32 connections for some seconds, from another process. */
export async function sendLoad(
  { url, child }: Service,
  connectionPid: number,
  load: Load,
  seconds: number,
): Promise<Loaded> {
  const used = () => Promise.all([cpuOf(child.pid!), cpuOfServer(connectionPid)]);
  const before = await used();
  const { stdout } = await run(process.execPath, [
    ...['--import', './test/support/typescript.js', 'tools/bench/load.ts'],
    JSON.stringify({ ...load, url, connections: 32, seconds }),
  ]);
  const after = await used();
  const result = JSON.parse(stdout) as { rate: number; p99: number; failed: number; requests: number; bytes: number };
  if (result.failed > 0) throw new Error(`${load.path}: ${result.failed} requests failed.`);
  const [own, database] = after.map((ms, index) => (ms! - before[index]!) / result.requests) as [number, number];
  return { ...result, cpu: Number.isNaN(own + database) ? undefined : { own, database } };
}

/** Node compiles what runs often, which takes it some thousands of requests: longer in seconds the busier the machine is. */
const warm = { requests: 3_000, loads: 8 } as const;

export async function warmUp(service: Service, connectionPid: number, load: Load): Promise<void> {
  let answered = 0;
  for (let round = 0; round < warm.loads && answered < warm.requests; round += 1) {
    answered += (await sendLoad(service, connectionPid, load, 2)).requests;
  }
}

export function medians(loads: readonly Loaded[]): Measured {
  const cpus = loads.flatMap(({ cpu }) => cpu ?? []);
  return {
    rate: median(loads.map(({ rate }) => rate)),
    bytes: median(loads.map(({ bytes }) => bytes)),
    cpu:
      cpus.length > 0
        ? { own: median(cpus.map(({ own }) => own)), database: median(cpus.map((cpu) => cpu.database)) }
        : undefined,
  };
}
