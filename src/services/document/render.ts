import type { RequestContext } from '../../context/request-context.js';
import type { ScannedPage } from '../../domain/document/signed-original.js';
import { type ExhibitType, exhibitFaults } from '../../domain/exhibit/exhibit.js';
import { AppError, invalid } from '../../errors/app-error.js';
import type { PieceToPrint } from '../../pdf/pieces.js';
import { type RenderedPdf, type RenderJob, type UnprintableText, UnprintableTextError } from '../../pdf/render-job.js';
import {
  ClientDeparture,
  type Inspection,
  RendererBusyError,
  type Requester,
  TooLargeDocumentError,
  UnusableFileError,
} from '../../pdf/renderer.js';

/**
 * Lays out a PDF on a worker thread. Problems that the caller can fix or wait for become an error that says so.
 *
 * @param about names the record, for the log
 * @param refusal the error for texts that cannot be printed; not needed for templates that can print any text
 */
export async function render(
  ctx: RequestContext,
  job: RenderJob,
  about: Record<string, string>,
  refusal?: (texts: UnprintableText[]) => AppError,
): Promise<RenderedPdf> {
  try {
    return await ctx.infrastructure.renderer.render(ctx.livemode ? job : { ...job, sandbox: true }, toRequester(ctx));
  } catch (error) {
    rethrow(error);
    if (error instanceof TooLargeDocumentError) {
      log(ctx, 'a document cannot be printed', { ...about, template: job.template, reason: error.ending });
      throw tooLarge(error, job);
    }
    // Each file was read when it was added; the library that reads it may have changed since.
    if (error instanceof UnusableFileError) {
      throw invalid({ exhibits: [`A file of the document ${exhibitFaults[error.fault]}`] });
    }
    if (refusal && error instanceof UnprintableTextError) throw refusal(error.texts);
    throw error;
  }
}

/**
 * Puts pieces of mail into one file, in a process of its own.
 *
 * @param about as above
 */
export async function renderPieces(
  ctx: RequestContext,
  pieces: readonly PieceToPrint[],
  about: Record<string, string>,
): Promise<{ bytes: Buffer; pageCount: number }> {
  try {
    return await ctx.infrastructure.renderer.renderPieces(pieces, toRequester(ctx));
  } catch (error) {
    rethrow(error);
    if (!(error instanceof TooLargeDocumentError)) throw error;
    log(ctx, 'pieces of mail cannot be printed', { ...about, pieces: pieces.length, reason: error.ending });
    const sentence = `The pieces cannot be printed together, because that ${limits[error.ending]}: print them one by one.`;
    throw new AppError('DOCUMENT_TOO_LARGE', sentence);
  }
}

/**
 * Inspects a file in a process of its own: how many pages it has, and what it inflates to.
 *
 * @param about names the file or its record, for the log
 * @throws {UnusableFileError} when it cannot be appended to a document
 */
export function inspectFile(
  ctx: RequestContext,
  file: UploadedFile,
  about: Record<string, string>,
): Promise<Inspection> {
  return ctx.infrastructure.renderer.inspect(file, toRequester(ctx)).catch(noted(ctx, file, about));
}

/**
 * Copies the pages of a file in a process of its own: letter size, and nothing but what they show.
 *
 * @param about as above
 * @throws {UnusableFileError} as above
 */
export function copyPages(
  ctx: RequestContext,
  file: UploadedFile,
  about: Record<string, string>,
): Promise<{ bytes: Buffer; pageCount: number }> {
  return ctx.infrastructure.renderer.copy(file, toRequester(ctx)).catch(noted(ctx, file, about));
}

/** The verification codes on each page of a PDF; null if they cannot be read. */
export function readScanCodes(ctx: RequestContext, pdf: Uint8Array): Promise<ScannedPage[] | null> {
  return ctx.infrastructure.renderer.readCodes(pdf, toRequester(ctx)).catch((error) => {
    rethrow(error);
    throw error;
  });
}

interface UploadedFile {
  mimeType: ExhibitType;
  bytes: Buffer;
}

function noted(ctx: RequestContext, { bytes }: UploadedFile, about: Record<string, string>) {
  return (error: unknown): never => {
    rethrow(error);
    if (error instanceof UnusableFileError && error.cause) {
      log(ctx, 'a file cannot be read', { ...about, bytes: bytes.length, reason: error.fault });
    }
    throw error;
  };
}

function log(ctx: RequestContext, message: string, facts: Record<string, string | number>): void {
  const { caller, request, infrastructure } = ctx;
  const whose = { request_id: request.id, organization_id: caller?.account?.id };
  infrastructure.observer?.log.warn({ ...whose, ...facts }, message);
}

/** Whose share of the PDF threads a request uses, and when its job gives up its place. */
export function toRequester({ caller, request }: RequestContext): Requester {
  return { account: caller?.account?.id, left: request.left?.() };
}

/** What is no fault of the document. */
function rethrow(error: unknown): void {
  if (error instanceof ClientDeparture)
    throw new AppError('REQUEST_TIMEOUT', 'The connection was closed before the answer.');
  if (!(error instanceof RendererBusyError)) return;
  throw new AppError('BUSY', error.message, { headers: { 'Retry-After': String(error.retryAfterSeconds) } });
}

const limits = { time: 'takes too long', memory: 'needs too much memory', crash: 'stops the thread that prints it' };

/** With files, they are the reason: without any, every record prints in a second or two. */
function tooLarge({ ending }: TooLargeDocumentError, { files }: RenderJob): AppError {
  const sentence = `The document cannot be printed, because it ${limits[ending]}`;
  if (files?.length)
    return invalid({ exhibits: [`${sentence}: remove an exhibit, or replace it with a simpler file.`] });
  return new AppError('DOCUMENT_TOO_LARGE', `${sentence}. Repeating the request does not help.`);
}
