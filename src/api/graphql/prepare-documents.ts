import { setTimeout as sleep } from 'node:timers/promises';

/** After this time, the requests that waited for the service to start are answered, and its loops have made their first passes. */
const beginsAfterMs = 5_000;

/** The same for every document: a process does nothing but answer requests for at least as long as it prepares. */
const rest = (tookMs: number) => Math.max(tookMs, 5);

/**
 * Prepares the operations of the console's pages, so that no person waits for it: one after the other, with a rest after each in
 * which requests are answered.
 */
export async function prepareDocuments(
  texts: readonly string[],
  prepare: (text: string, operationName: string | undefined) => Promise<unknown>,
  signal: AbortSignal,
  afterMs = beginsAfterMs,
): Promise<{ prepared: number; ms: number }> {
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const done = { prepared: 0, ms: 0 };
  await pause(afterMs);
  for (const text of texts) {
    if (signal.aborted) break;
    const began = performance.now();
    await prepare(text, /^\s*(?:query|mutation) (\w+)/.exec(text)?.[1]);
    const took = performance.now() - began;
    done.prepared += 1;
    done.ms += took;
    await pause(rest(took));
  }
  return { ...done, ms: Math.round(done.ms) };
}
