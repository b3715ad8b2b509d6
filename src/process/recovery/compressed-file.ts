import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '../../config/operator-error.js';
import type { CompressedFile } from './manifest.js';

/** Writes a stream compressed into a new file of the backup, which is on the disk when this resolves. */
export async function writeCompressed(folder: string, file: string, source: Readable): Promise<CompressedFile> {
  const digest = createHash('sha256');
  let bytes = 0;
  await pipeline(
    source,
    // The last levels take several times as long for a few percent.
    createGzip({ level: 3 }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    // The contents are private to this user.
    createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { file, bytes, sha256: digest.digest('hex') };
}

export async function readCompressed(folder: string, { file }: CompressedFile, sink: Writable): Promise<void> {
  await pipeline(createReadStream(join(folder, file)), createGunzip(), sink);
}

/** The lines of the list of files. */
export async function* listedFiles(
  folder: string,
  { file }: CompressedFile,
): AsyncGenerator<{ sha256: string; size: number }> {
  const input = createGunzip().setEncoding('latin1');
  // A failure reaches the loop through `input`.
  const read = pipeline(createReadStream(join(folder, file)), input, { end: true }).catch(() => undefined);
  let rest = '';
  for await (const chunk of input as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const [sha256, size] = line.split('\t');
      yield { sha256: sha256!, size: Number(size) };
    }
  }
  await read;
}

/** @throws OperatorError if the file differs from the one that the backup was written with */
export async function checkCompressed(folder: string, { file, sha256, bytes }: CompressedFile): Promise<void> {
  await checkFile(join(folder, file), { sha256, size: bytes });
}

/** @throws OperatorError if the file is missing or changed */
export async function checkFile(path: string, { sha256, size }: { sha256: string; size: number }): Promise<void> {
  const digest = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      digest.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    throw new OperatorError(`The backup is incomplete: ${(error as Error).message}`);
  }
  if (bytes !== size || digest.digest('hex') !== sha256)
    throw new OperatorError(`The backup is damaged: ${path} was changed.`);
}
