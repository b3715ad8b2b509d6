import { request } from 'undici';

const everyMs = 1_000;

/**
 * The heap that processes use, from `/metrics` every second. It rises and falls with garbage: the lowest value of a period is
 * what was left after a collection, and only growth of that value is a leak.
 */
export class HeapWatch {
  #lowest: Record<string, number> = {};
  readonly #timer: NodeJS.Timeout;

  /** @param urls of the processes, by name */
  constructor(private readonly urls: Readonly<Record<string, string>>) {
    // A process that is too busy to answer is asked again.
    this.#timer = setInterval(() => void this.#look().catch(() => undefined), everyMs);
  }

  /** The lowest values since the last call, in megabytes by process. */
  turn(): Record<string, number> {
    const lowest = this.#lowest;
    this.#lowest = {};
    return lowest;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    await Promise.all(
      Object.entries(this.urls).map(async ([name, url]) => {
        const { body } = await request(`${url}/metrics`);
        const [, bytes] = /^cps_nodejs_heap_size_used_bytes (\S+)$/m.exec(await body.text()) ?? [];
        const megabytes = Number(bytes) / 1_048_576;
        this.#lowest[name] = Math.min(megabytes, this.#lowest[name] ?? Number.POSITIVE_INFINITY);
      }),
    );
  }
}
