import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileStore } from './file-store.js';

/** How long a result is trusted, in milliseconds: that the store accepts files, and that it does not. */
const trustedMs = { healthy: 10_000, unhealthy: 1_000 };

/** How long a caller waits for a probe. */
const answerMs = 2_000;

/** More than a file system stores outside its blocks. */
const probeBytes = 16_384;

/**
 * Whether a file store accepts files: the result of the last put, or of a probe if that was a while ago. A probe puts a file of
 * random bytes and deletes it. The sweep deletes one that is left behind.
 */
export class StoreHealth {
  /** The store, with its puts observed. */
  readonly files: FileStore;
  #failure: Error | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #probing: Promise<void> | undefined;

  constructor(
    private readonly store: FileStore,
    /** Called when the store stops accepting files, and when it accepts them again. */
    private readonly onChange: (failure: Error | undefined) => void = () => undefined,
  ) {
    this.files = { ...store, put: (bytes) => this.#put(bytes) };
  }

  async isHealthy(): Promise<boolean> {
    const age = performance.now() - this.#checkedAt;
    if (age > (this.#failure ? trustedMs.unhealthy : trustedMs.healthy)) {
      this.#probing ??= this.#probe().finally(() => {
        this.#probing = undefined;
      });
      await Promise.race([this.#probing, sleep(answerMs, undefined, { ref: false })]);
    }
    return this.#failure === undefined;
  }

  async #put(bytes: Uint8Array) {
    try {
      const stored = await this.store.put(bytes);
      this.#checked(undefined);
      return stored;
    } catch (error) {
      this.#checked(error as Error);
      throw error;
    }
  }

  async #probe(): Promise<void> {
    try {
      const { sha256 } = await this.#put(randomBytes(probeBytes));
      await this.store.delete(sha256);
    } catch (error) {
      this.#checked(error as Error);
    }
  }

  #checked(failure: Error | undefined): void {
    const changed = (failure === undefined) !== (this.#failure === undefined);
    this.#failure = failure;
    this.#checkedAt = performance.now();
    if (changed) this.onChange(failure);
  }
}
