import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller.js';
import type { Check } from './judge/check.js';
import { kinds, type Measured } from './measured.js';
import type { ProcessName } from './processes.js';

type Period = Pick<Measured, 'calls' | 'sizes'>;

const minuteMs = 60_000;

/**
 * How far the lowest heap of the last third may be above that of the first: in a short run not every third has a full collection, and
 * what is loaded late stays.
 */
const maxGrowth = { times: 1.5, megabytes: 20 };

/** Prints latency and memory for each minute, until it is aborted; of the last one, if half of it has passed. */
export async function printMinutes(measured: Measured, caller: Caller, signal: AbortSignal): Promise<void> {
  const started = Date.now();
  for (let minute = 1; ; minute += 1) {
    const began = started + (minute - 1) * minuteMs;
    const failed = caller.failed.length;
    await sleep(began + minuteMs - Date.now(), undefined, { signal }).catch(() => undefined);
    if (Date.now() < began + minuteMs / 2) return;
    const period = measured.between(began, began + minuteMs);
    const processes = namesIn(period.sizes);
    if (minute === 1) {
      console.log(`| minute | calls | failed | ${[...kinds, ...processes].join(' | ')} |`);
      console.log(`|${'---|'.repeat(3 + kinds.length + processes.length)}`);
    }
    const times = kinds.map((kind) => {
      return `${[0.5, 0.99].map((q) => quantile(msOf(period, kind), q).toFixed(0)).join('/')} ms`;
    });
    const megabytes = processes.map((name) => {
      return `${sizesOf(period, name).at(-1)!.resident.toFixed(0)}/${lowestHeap(period, name).toFixed(0)} MB`;
    });
    console.log(
      `| ${[minute, period.calls.length, caller.failed.length - failed, ...times, ...megabytes].join(' | ')} |`,
    );
    if (signal.aborted) return;
  }
}

/** Compares the last third of a run, after its warm-up, with the first: prints it, and judges what stays on the heaps. */
export function compareThirds(measured: Measured, from: number, until: number): Check[] {
  // In its first minute every program compiles what it runs.
  const warm = from + Math.min(minuteMs, (until - from) / 4);
  const third = (until - warm) / 3;
  const [early, late] = [measured.between(warm, warm + third), measured.between(until - third, until)];
  console.log('\n| | first third | last third | ratio |\n|---|---|---|---|');
  const compare = (what: string, read: (period: Period) => number) => {
    const [before, after] = [read(early), read(late)];
    console.log(`| ${[what, before.toFixed(1), after.toFixed(1), (after / before).toFixed(2)].join(' | ')} |`);
    return [before, after] as const;
  };
  const checks = namesIn(measured.sizes).map((name) => {
    compare(`${name}, resident MB`, (period) => {
      const resident = sizesOf(period, name).map((size) => size.resident);
      return quantile(resident, 0.5);
    });
    const [before, after] = compare(`${name}, lowest heap MB`, (period) => lowestHeap(period, name));
    const isFlat = after <= before * maxGrowth.times + maxGrowth.megabytes;
    const wrong = isFlat ? [] : [`it grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`];
    return { what: `the heap of ${name} does not grow`, count: sizesOf(measured, name).length, wrong };
  });
  for (const kind of kinds) {
    for (const q of [0.5, 0.99]) compare(`${kind}, p${q * 100} ms`, (period) => quantile(msOf(period, kind), q));
  }
  console.log();
  return checks;
}

function namesIn(sizes: Period['sizes']): ProcessName[] {
  return [...new Set(sizes.map(({ process }) => process))].sort();
}

function sizesOf({ sizes }: Period, name: ProcessName): Period['sizes'] {
  return sizes.filter(({ process }) => process === name);
}

function lowestHeap(period: Period, name: ProcessName): number {
  return Math.min(...sizesOf(period, name).map(({ heap }) => heap));
}

function msOf({ calls }: Period, kind: string): number[] {
  return calls.filter((call) => call.kind === kind).map(({ ms }) => ms);
}

function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * q), sorted.length - 1)] ?? Number.NaN;
}
