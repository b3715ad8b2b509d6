import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FileStore } from './file-store.js';

/** How long it is believed that the store takes files, and that it takes none, in milliseconds. */
const believed = { well: 10_000, ill: 1_000 };

/** How long the one who asks waits for a probe. */
const answerMs = 2_000;

/** More than a file system keeps beside its blocks. */
const probeBytes = 16_384;

/**
 * Whether a file store takes files: what the last file that was put came to, or a probe when that was a while ago. A probe is a
 * file of random bytes, which is put and deleted; the sweep deletes one that is left behind.
 */
export class StoreHealth {
  /** The store, watched. */
  readonly files: FileStore;
  #failure: Error | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #probing: Promise<void> | undefined;

  constructor(
    private readonly store: FileStore,
    /** Called when the store stops taking files, and when it takes them again. */
    private readonly onChange: (failure: Error | undefined) => void = () => undefined,
  ) {
    this.files = { ...store, put: (bytes) => this.#put(bytes) };
  }

  async isWell(): Promise<boolean> {
    const age = performance.now() - this.#lookedAt;
    if (age > (this.#failure ? believed.ill : believed.well)) {
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
      this.#looked(undefined);
      return stored;
    } catch (error) {
      this.#looked(error as Error);
      throw error;
    }
  }

  async #probe(): Promise<void> {
    try {
      const { sha256 } = await this.#put(randomBytes(probeBytes));
      await this.store.delete(sha256);
    } catch (error) {
      this.#looked(error as Error);
    }
  }

  #looked(failure: Error | undefined): void {
    const changed = (failure === undefined) !== (this.#failure === undefined);
    this.#failure = failure;
    this.#lookedAt = performance.now();
    if (changed) this.onChange(failure);
  }
}
