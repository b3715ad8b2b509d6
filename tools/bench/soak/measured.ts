import { execFileSync } from 'node:child_process';

export interface Minute {
  calls: number;
  failures: number;
  /** Milliseconds of each call, by kind. */
  times: Record<string, number[]>;
  /** Resident megabytes at the end of the minute, by process. */
  resident: Record<string, number>;
  /** Megabytes of heap still in use after garbage collection, by process. */
  heap: Record<string, number>;
}

/** The measurements of a run by minute. */
export class Measured {
  readonly minutes: Minute[] = [];
  readonly failures: string[] = [];
  #now: Minute = empty();

  took(kind: string, ms: number): void {
    this.#now.calls += 1;
    (this.#now.times[kind] ??= []).push(ms);
  }

  failed(error: Error): void {
    this.#now.failures += 1;
    if (this.failures.length < 20) this.failures.push(error.message);
  }

  /** Ends a minute. @param processes ids by name */
  turn(processes: Record<string, number>, heap: Record<string, number>): Minute {
    const ended = { ...this.#now, heap };
    this.#now = empty();
    for (const [name, pid] of Object.entries(processes)) ended.resident[name] = residentMegabytes(pid);
    this.minutes.push(ended);
    return ended;
  }
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * q), sorted.length - 1)] ?? Number.NaN;
}

function empty(): Minute {
  return { calls: 0, failures: 0, times: {}, resident: {}, heap: {} };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}
