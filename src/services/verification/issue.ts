import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import type { IssuedFileKind } from '../../domain/document/verification.js';
import type { AppError } from '../../errors/app-error.js';
import type { RenderedPdf, RenderJob, UnprintableText } from '../../pdf/render-job.js';
import { render, toRequester } from '../document/render.js';
import { finalParts, noteMissingSeal } from '../document/seal.js';

/** What the page of an issued file shows in addition to its hash and seal. It is printed in the file. */
interface IssuedAs {
  kind: IssuedFileKind;
  /** The record that it is about. */
  subjectId: string;
  fileName: string;
  /** What distinguishes it from others of its kind. */
  title: string;
  issuedBy: string;
  projectName: string | null;
}

/**
 * Lays out a final file that is not stored: it has a seal and a verification code, and the hash for its code is recorded before the
 * caller gets it. The record stays even if the request fails later: that file was never sent, and its code is not used again.
 *
 * @param refusal the error for texts that cannot be printed; not needed for templates that can print any text
 */
export async function issue(
  ctx: RequestContext,
  job: RenderJob,
  { kind, subjectId, fileName, title, issuedBy, projectName }: IssuedAs,
  refusal?: (texts: UnprintableText[]) => AppError,
): Promise<RenderedPdf> {
  const { verification, sealAt } = finalParts(ctx);
  const sealed = await render(ctx, { ...job, verification, sealAt }, { kind, subject_id: subjectId }, refusal);
  const id = uuidv7();
  if (!sealed.sealedBy) noteMissingSeal(ctx, { issued_file_id: id });
  const { pdf, timestampedAt } = await withTimeStamp(ctx, sealed, { issued_file_id: id });
  const values = {
    id,
    account_id: ctx.account.id,
    livemode: ctx.livemode,
    kind,
    subject_id: subjectId,
    verification_code: verification.code,
    file_name: fileName,
    page_count: pdf.pageCount,
    file_hash: createHash('sha256').update(pdf.bytes).digest('hex'),
    title,
    issued_by: issuedBy,
    project_name: projectName,
    sealed_at: pdf.sealedBy ? sealAt : null,
    sealed_by: pdf.sealedBy ?? null,
    timestamped_at: timestampedAt,
    created_at: ctx.now().toISOString(),
  };
  await ctx.apart((db) => db.insertInto('issued_files').values(values).execute());
  return pdf;
}

/** The caller waits for the authority: a file that was handed over cannot get a time stamp later. */
const maxWaitMs = 5_000;

/**
 * The live file with the authority's time stamp; as it was sealed, if the authority gives none in time.
 *
 * @param about names the file, for the log
 */
export async function withTimeStamp(
  ctx: RequestContext,
  sealed: RenderedPdf,
  about: Record<string, string>,
): Promise<{ pdf: RenderedPdf; timestampedAt: string | null }> {
  const { timeStamps, renderer, observer } = ctx.infrastructure;
  if (!sealed.sealedBy || !ctx.livemode || !timeStamps) return { pdf: sealed, timestampedAt: null };
  try {
    const requester = toRequester(ctx);
    const digest = await renderer.digestToStamp(sealed.bytes, requester);
    const { token, at } = await timeStamps.stamp(digest, maxWaitMs);
    const bytes = await renderer.addTimeStamp(sealed.bytes, token, digest, requester);
    return { pdf: { ...sealed, bytes }, timestampedAt: at.toISOString() };
  } catch (error) {
    observer?.log.warn({ err: error, ...about }, 'a file was issued without a time stamp');
    return { pdf: sealed, timestampedAt: null };
  }
}
