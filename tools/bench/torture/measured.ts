import { request } from 'undici';
import type { Call } from './caller.js';
import { graphql, isRead } from './effects.js';
import type { ProcessName } from './processes.js';

export const kinds = ['read', 'graph', 'write', 'pdf'] as const;
type Kind = (typeof kinds)[number];

const everyMs = 1_000;

/** A process at a moment, in megabytes. */
interface Size {
  at: number;
  process: ProcessName;
  resident: number;
  /** Rises and falls with garbage: the lowest value of a period is what was left after a collection. */
  heap: number;
}

/** The times of a run's answered calls, and the memory of its processes every second, from `/metrics`. */
export class Measured {
  readonly calls: Array<{ at: number; kind: Kind; ms: number }> = [];
  readonly sizes: Size[] = [];
  #timer: NodeJS.Timeout | undefined;

  took(kind: Kind, started: number): void {
    const at = Date.now();
    this.calls.push({ at, kind, ms: at - started });
  }

  watch(processes: Readonly<Record<ProcessName, { port: number | undefined }>>): void {
    const look = async (process: ProcessName) => {
      const { port } = processes[process];
      const { body } = await request(`http://127.0.0.1:${port}/metrics`);
      const text = await body.text();
      const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]) / 1_048_576;
      this.sizes.push({
        at: Date.now(),
        process,
        resident: megabytes('cps_process_resident_memory_bytes'),
        heap: megabytes('cps_nodejs_heap_size_used_bytes'),
      });
    };
    this.#timer = setInterval(() => {
      // A process that is gone, or too busy to answer, is asked again.
      for (const name of Object.keys(processes)) look(name as ProcessName).catch(() => undefined);
    }, everyMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** What was measured from one time to another. */
  between(from: number, until: number): Pick<Measured, 'calls' | 'sizes'> {
    const isWithin = ({ at }: { at: number }) => at >= from && at < until;
    return { calls: this.calls.filter(isWithin), sizes: this.sizes.filter(isWithin) };
  }
}

export function kindOf(call: Call): Kind {
  if (call.path === graphql) return 'graph';
  if (isRead(call)) return 'read';
  return call.path === '/documents/generate' ? 'pdf' : 'write';
}
