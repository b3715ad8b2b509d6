import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clients, ok } from './clients.ts';
import { result } from './progress.ts';

/** Downloads documents into a folder, and compares each with the hash that the service reports. */
export class Downloads {
  readonly #rest: Clients['rest'];
  readonly #folder: string;

  constructor({ rest }: Clients, folder: string) {
    this.#rest = rest;
    this.#folder = folder;
  }

  async save(name: string, documentId: string): Promise<void> {
    const params = { path: { uuid: documentId } };
    const { data: document } = await ok(this.#rest.GET('/api/v1/documents/{uuid}', { params }));
    const file = this.#rest.GET('/api/v1/documents/{uuid}/download', { params, parseAs: 'arrayBuffer' });
    const bytes = Buffer.from(await ok(file));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== document.sha256)
      throw new Error(`${name} does not have the hash that the service reports; it has ${sha256}.`);
    await this.#write(name, bytes);
  }

  async saveProof(name: string, noticeId: string): Promise<void> {
    const params = { path: { uuid: noticeId } };
    const file = this.#rest.GET('/api/v1/notices/{uuid}/proof-of-service', { params, parseAs: 'arrayBuffer' });
    await this.#write(name, Buffer.from(await ok(file)));
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`${name} is not a PDF.`);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, name), bytes);
    result(`${name}, ${Math.ceil(bytes.byteLength / 1024)} kB`);
  }
}
