import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { type RenderedPdf, type RenderJob, type UnprintableText, UnprintableTextError } from '../../pdf/render-job.js';
import { RendererBusyError } from '../../pdf/renderer.js';

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
    if (error instanceof RendererBusyError) {
      throw new AppError('BUSY', 'Too many documents are being rendered at once; try again shortly.', {
        headers: { 'Retry-After': String(error.retryAfterSeconds) },
      });
    }
    if (refusal && error instanceof UnprintableTextError) throw refusal(error.texts);
    throw error;
  }
}
