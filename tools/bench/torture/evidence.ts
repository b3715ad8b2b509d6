import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The evidence of a run in a folder: a file of JSON lines for each kind of record, and the log of each process. */
export class Evidence {
  readonly #files = new Map<string, WriteStream>();
  readonly #started = Date.now();

  private constructor(readonly folder: string) {}

  static async open(folder: string): Promise<Evidence> {
    await mkdir(folder, { recursive: true });
    return new Evidence(folder);
  }

  /** `calls` → a line of calls.jsonl, with the milliseconds since the start. */
  note(file: string, record: object): void {
    this.stream(`${file}.jsonl`).write(`${JSON.stringify({ at: Date.now() - this.#started, ...record })}\n`);
  }

  stream(name: string): WriteStream {
    let file = this.#files.get(name);
    if (!file) this.#files.set(name, (file = createWriteStream(join(this.folder, name), { flags: 'a' })));
    return file;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#files.values()].map((file) => new Promise((resolve) => file.end(resolve))));
  }
}
