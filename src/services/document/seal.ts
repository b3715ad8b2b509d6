import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { addTask, type Task } from '../../background/tasks/queue.js';
import { GiveUp } from '../../background/tasks/run.js';
import type { RequestContext } from '../../context/request-context.js';
import { type Verification, verificationCode, verificationUrl } from '../../domain/document/verification.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { holdFiles } from '../file/hold.js';
import { openFile, putFile } from '../file/store.js';
import { toRequester } from './render.js';

/** What a final document has and a preview does not. */
export interface FinalParts {
  verification: Verification;
  /** RFC 3339. */
  sealAt: string;
}

/** The code for the footer of a file that is about to be laid out, and the time of its seal. */
export function finalParts(ctx: RequestContext): FinalParts {
  const code = verificationCode(randomBytes(10));
  const url = verificationUrl(ctx.infrastructure.publicUrl(), code);
  // A sandbox's clock is not that of the certificate.
  return { verification: { code, url }, sealAt: timestamp(ctx.realNow()) as string };
}

/** The document exists without a seal, because a deadline may depend on it; the operator has to replace the certificate. */
export function noteMissingSeal(
  ctx: RequestContext,
  facts: { document_id: string } | { issued_file_id: string } | { waiver_request_id: string },
): void {
  if (!ctx.infrastructure.renderer.seals) return;
  ctx.infrastructure.observer?.log.error(facts, 'a document was not sealed: the certificate is not valid now');
}

/** Requests a time stamp for the seal of a live document. The authority is asked after the document was committed. */
export async function addTimeStampLater(ctx: RequestContext, id: string): Promise<void> {
  if (!ctx.livemode || !ctx.infrastructure.timeStamps) return;
  await addTask(ctx, { kind: 'document.timestamp', subjectId: id, dueAt: ctx.now() });
}

/** A week of one attempt an hour: an authority whose answers cannot be used must not be asked without end. */
const maxAttempts = 170;

/**
 * Adds the authority's time stamp behind the sealed file. An authority that does not answer leaves the document as it is, and is
 * asked again later. The hash from before remains known, because copies of that file exist.
 */
export async function stampDocument(ctx: RequestContext, { subjectId, attempt }: Task): Promise<void> {
  if (attempt > maxAttempts)
    throw new GiveUp('The authority gave no time stamp in a week; the document keeps its seal.');
  const { timeStamps, renderer } = ctx.infrastructure;
  const [document] = await rowsWhere(ctx, documents, sql`id = ${subjectId}::uuid and deleted_at is null`);
  if (!timeStamps || !document?.sealedAt || document.timestampedAt) return;
  const sealed = await buffer(await openFile(ctx, document.sha256));
  const requester = toRequester(ctx);
  const digest = await renderer.digestToStamp(sealed, requester);
  const { token, at } = await timeStamps.stamp(digest);
  const stamped = await renderer.addTimeStamp(sealed, token, digest, requester);
  await ctx.write();
  await holdFiles(ctx);
  const { sha256, size } = await putFile(ctx, stamped);
  await sql`
    update documents set sha256 = ${sha256}, file_size = ${size}, earlier_sha256 = ${document.sha256},
      timestamped_at = ${at.toISOString()}::timestamptz,
      updated_at = greatest(${ctx.now().toISOString()}::timestamptz, updated_at + interval '1 ms')
    where id = ${subjectId}::uuid and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
      and sha256 = ${document.sha256} and deleted_at is null`.execute(ctx.db);
}
