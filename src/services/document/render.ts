import type { RequestContext } from '../../context/request-context.js';
import { type ExhibitType, exhibitFaults } from '../../domain/exhibit/exhibit.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { type RenderedPdf, type RenderJob, type UnprintableText, UnprintableTextError } from '../../pdf/render-job.js';
import { RendererBusyError, UnusableFileError } from '../../pdf/renderer.js';

/**
 * Lays out a PDF on a worker thread. Problems that the caller can fix or wait for become an error that says so.
 *
 * @param refusal the error for texts that cannot be printed; not needed for templates that can print any text
 */
export async function render(
  ctx: RequestContext,
  job: RenderJob,
  refusal?: (texts: UnprintableText[]) => AppError,
): Promise<RenderedPdf> {
  try {
    return await ctx.infrastructure.renderer.render(job);
  } catch (error) {
    refuseWhileBusy(error);
    // Each file was read when it was added; the library that reads it may have changed since.
    if (error instanceof UnusableFileError) {
      throw invalid({ exhibits: [`A file of the document ${exhibitFaults[error.fault]}`] });
    }
    if (refusal && error instanceof UnprintableTextError) throw refusal(error.texts);
    throw error;
  }
}

/**
 * Counts the pages of a file on a worker thread.
 *
 * @throws {UnusableFileError} when it cannot be appended to a document
 */
export async function inspect(ctx: RequestContext, file: { mimeType: ExhibitType; bytes: Buffer }): Promise<number> {
  try {
    return await ctx.infrastructure.renderer.inspect(file);
  } catch (error) {
    refuseWhileBusy(error);
    throw error;
  }
}

function refuseWhileBusy(error: unknown): void {
  if (!(error instanceof RendererBusyError)) return;
  throw new AppError('BUSY', 'Too many documents are being rendered at once; try again shortly.', {
    headers: { 'Retry-After': String(error.retryAfterSeconds) },
  });
}
