import type { Readable } from 'node:stream';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { FileMissingError, FileStoreError, type StoredFile } from '../../providers/storage/file-store.js';

/**
 * Puts a file into the store. The request may be repeated after an error.
 *
 * @throws AppError BUSY when the store is full, read-only or unreachable
 */
export function putFile(ctx: RequestContext, bytes: Uint8Array): Promise<StoredFile> {
  return ctx.infrastructure.files.put(bytes).catch(rejectForNow);
}

export function openFile(ctx: RequestContext, sha256: string): Promise<Readable> {
  return ctx.infrastructure.files.open(sha256).catch(rejectForNow);
}

function rejectForNow(error: unknown): never {
  if (error instanceof FileMissingError) {
    const message = 'The file is missing from the file store; the operator has to restore it.';
    throw Object.assign(new AppError('FILE_MISSING', message), { cause: error });
  }
  if (!(error instanceof FileStoreError) && !isSystemError(error)) throw error;
  const busy = new AppError('BUSY', 'The file store is unavailable; try again shortly.', {
    headers: { 'Retry-After': '5' },
  });
  throw Object.assign(busy, { cause: error });
}

/** Errors of the operating system about a disk: ENOSPC, EROFS, EDQUOT, EACCES, EIO and so on. */
function isSystemError(error: unknown): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return typeof code === 'string' && typeof syscall === 'string';
}
