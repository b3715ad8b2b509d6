import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { WeighedCache } from './weighed-cache.js';

const file = join(dirname(findPackageJSON('..', import.meta.url)!), 'dist/current/console/documents.json');

/** The characters of the texts that clients sent with their hashes. */
const capacity = 5_000_000;

/** Apollo puts this before each hash. */
const prefix = 'apq:';

/**
 * The texts of operations by their hashes, for clients that send a hash alone: those of the console's pages, which every process
 * knows from its start, and those that a client has sent before.
 */
export class DocumentTexts {
  /** Set within a request without a caller. */
  readonly #anonymous = new AsyncLocalStorage<true>();
  readonly #sent = new WeighedCache<string>(capacity);
  readonly #trusted: ReadonlyMap<string, string>;

  private constructor(trusted: readonly string[]) {
    this.#trusted = new Map(trusted.map((text) => [prefix + createHash('sha256').update(text).digest('hex'), text]));
  }

  /** Without a built console, only what clients send is known. */
  static async load(from = file): Promise<DocumentTexts> {
    const text = await readFile(from, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]';
      throw error;
    });
    return new DocumentTexts(JSON.parse(text));
  }

  /** What the console's pages send. */
  get trusted(): readonly string[] {
    return [...this.#trusted.values()];
  }

  async get(key: string): Promise<string | undefined> {
    return this.#trusted.get(key) ?? this.#sent.get(key);
  }

  /** Handles a request without a caller, which may use the texts and adds none: otherwise anyone could push out those of callers. */
  withoutAdding<T>(work: () => T): T {
    return this.#anonymous.run(true, work);
  }

  async set(key: string, text: string): Promise<void> {
    if (this.#anonymous.getStore()) return;
    if (this.#sent.get(key) === undefined) this.#sent.add(key, text, key.length + text.length);
  }

  async delete(): Promise<boolean> {
    return false;
  }
}
