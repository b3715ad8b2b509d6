// A PDF thread with which tests do what real files must not be able to do: the first attachment of a job, or the beginning of
// a file to inspect, says what.
import { existsSync } from 'node:fs';
import work from '../../dist/current/pdf/thread.js';

export default function hostile(job) {
  const text =
    job.attachments?.[0]?.text ?? (job.inspect ? Buffer.from(job.inspect.bytes).toString('latin1', 0, 200) : '');
  const [, act, path] = /^(?:%PDF-)?hostile (\w+) (\S*)/.exec(text) ?? [];
  return act ? acts[act](path) : work(job);
}

const acts = {
  /** Uses the processor without end. */
  spin() {
    for (;;);
  },
  /** Waits for a file without using the processor. */
  async wait(path) {
    while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 20));
    return { ready: true };
  },
  /** Fills JavaScript's heap. */
  heap() {
    const kept = [];
    for (;;) kept.push(new Array(1_000_000).fill(kept));
  },
  /** Takes memory outside of the heap, 16 MB at a time. */
  buffers() {
    const kept = [];
    for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));
  },
  exit() {
    process.exit(3);
  },
  kill() {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  },
};
