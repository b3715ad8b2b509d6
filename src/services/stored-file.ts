import type { Readable } from 'node:stream';
import type { RequestContext } from '../context.js';
import { AppError } from '../errors/app-error.js';
import { FileStoreUnavailable, type StoredFile } from '../providers/storage/file-store.js';

/** Puts a file into the store. @throws AppError BUSY when the store gives no answer: the request may be repeated */
export function putFile(ctx: RequestContext, bytes: Uint8Array): Promise<StoredFile> {
  return ctx.infrastructure.files.put(bytes).catch(refuseForNow);
}

export function openFile(ctx: RequestContext, sha256: string): Promise<Readable> {
  return ctx.infrastructure.files.open(sha256).catch(refuseForNow);
}

function refuseForNow(error: unknown): never {
  if (!(error instanceof FileStoreUnavailable)) throw error;
  const busy = new AppError('BUSY', 'The store of the files gives no answer; try again shortly.', {
    headers: { 'Retry-After': '5' },
  });
  throw Object.assign(busy, { cause: error });
}
