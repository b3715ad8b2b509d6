import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { BundlePart, UnbundledFile } from '../../domain/bundle/model.js';
import { type ExhibitType, exhibitFaults, exhibitLimits, exhibitTypes } from '../../domain/exhibit/exhibit.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { UnusableFileError } from '../../pdf/renderer.js';
import { readReceipts } from '../../reads/loaders/document-bundle.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import type { Document } from '../../schema/document.js';
import { inspectFile } from '../document/render.js';
import { openFile } from '../file/store.js';
import { proofOfNotice, proofPages } from '../proof-of-service/index.js';

export interface FilePart extends BundlePart {
  bytes: Buffer;
}

/** The record of a notice's mailing; null until a carrier has accepted a piece, and for other records. */
export async function proofPart(
  ctx: RequestContext,
  { documentableType, documentableId }: Document,
): Promise<FilePart | null> {
  if (documentableType !== 'notice') return null;
  const [notice] = await rowsWhere(ctx, notices, sql`id = ${documentableId}::uuid`);
  const proof = notice && (await proofOfNotice(ctx, notice));
  if (!proof) return null;
  const { bytes, pageCount } = await proofPages(ctx, proof);
  return {
    title: 'Mailing record',
    fileName: proof.fileName,
    mimeType: 'application/pdf',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    pageCount,
    at: timestamp(ctx.now()) as string,
    exhibits: [],
    bytes,
  };
}

/** The files of a document's orders that can be printed, and why the others are not. */
export async function receiptParts(
  ctx: RequestContext,
  { id }: Document,
): Promise<{ parts: FilePart[]; notBundled: UnbundledFile[] }> {
  const parts: FilePart[] = [];
  const notBundled: UnbundledFile[] = [];
  let [size, pages] = [0, 0];
  for (const { fileName, mimeType, fileSize, sha256, description, at } of await readReceipts(ctx, id)) {
    const omit = (why: string) => notBundled.push({ fileName, sha256, why });
    if (!isBundled(mimeType)) {
      omit('is neither a PDF nor a JPEG or PNG picture.');
      continue;
    }
    if (size + fileSize > exhibitLimits.totalBytes) {
      omit('does not fit: the files of the bundle would be too large.');
      continue;
    }
    const bytes = await buffer(await openFile(ctx, sha256));
    const pageCount = await readable(ctx, mimeType, bytes, sha256);
    if (typeof pageCount === 'string') {
      omit(pageCount);
      continue;
    }
    if (pages + pageCount > exhibitLimits.totalPages) {
      omit('does not fit: the bundle would have too many pages.');
      continue;
    }
    size += fileSize;
    pages += pageCount;
    parts.push({ title: description ?? fileName, fileName, mimeType, sha256, pageCount, at, exhibits: [], bytes });
  }
  return { parts, notBundled };
}

function isBundled(mimeType: string): mimeType is ExhibitType {
  return (exhibitTypes as readonly string[]).includes(mimeType);
}

/** The number of pages of a file, or why it cannot be read. */
async function readable(
  ctx: RequestContext,
  mimeType: ExhibitType,
  bytes: Buffer,
  sha256: string,
): Promise<number | string> {
  try {
    return (await inspectFile(ctx, { mimeType, bytes }, { sha256 })).pages;
  } catch (error) {
    if (error instanceof UnusableFileError) return exhibitFaults[error.fault];
    throw error;
  }
}
