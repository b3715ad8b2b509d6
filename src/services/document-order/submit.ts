import { buffer } from 'node:stream/consumers';
import { addTask, type Task } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { printedZip } from '../../domain/address/lines.js';
import { fileOfOrder, findSignedHash } from '../../domain/document/signed-original.js';
import { DocumentOrder } from '../../entities/document-order.js';
import {
  type AcceptedPiece,
  type MailCarrier,
  type MailPiece,
  NotTaken,
  OutcomeUnknown,
  RefusedPiece,
} from '../../providers/mail/mail-carrier.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import { holdDocuments } from '../document/current.js';
import { change, lock } from '../shared/record.js';
import { failUnsent, recordHandover } from './advance.js';
import { firstStep } from './carrier-step.js';
import { carrierFor, mailroom } from './carriers.js';

/** After this many attempts, the order shows that no carrier takes it. */
const attemptsBeforeAttention = 3;

/**
 * Hands a mail order to its carrier, or leaves it to the mailroom. The order's state is committed before the carrier is asked,
 * and the order cannot be cancelled from then until the answer is known. If the process is killed in between, the next attempt
 * asks again for the same order and gets the same piece.
 */
export async function submitMail(ctx: RequestContext, task: Task): Promise<void> {
  if (task.attempt > attemptsBeforeAttention) await ctx.separately((separateCtx) => noteSilence(separateCtx, task));
  const asking = await ctx
    .separately((separateCtx) => beginAsking(separateCtx, task.subjectId))
    .catch(async (error: Error) => {
      await ctx.separately((separateCtx) => noteFailure(separateCtx, task, { error, askedBefore: true }));
      throw error;
    });
  if (!asking) return;
  const { carrier, piece } = asking;
  let acceptedPiece: AcceptedPiece;
  try {
    acceptedPiece = await carrier.submit({ ...piece, pdf: await readPdf(ctx, asking.sha256) });
  } catch (error) {
    if (error instanceof RefusedPiece) {
      const refused = await lock(ctx, DocumentOrder, documentOrders, task.subjectId);
      // An event of the carrier may have moved the order since: a mailed piece stays mailed.
      if (refused.status === 'processing') await failUnsent(ctx, refused, error.message);
      return;
    }
    await ctx.separately((separateCtx) =>
      noteFailure(separateCtx, task, { error: error as Error, askedBefore: piece.askedBefore }),
    );
    throw error;
  }
  const order = await lock(ctx, DocumentOrder, documentOrders, task.subjectId);
  await recordHandover(ctx, order, acceptedPiece);
  if (!ctx.livemode) await addTask(ctx, firstStep(ctx, order));
}

function waitsForCarrier({ status, handler }: DocumentOrder): boolean {
  return status === 'pending' || (status === 'processing' && handler !== mailroom);
}

interface CarrierRequest {
  carrier: MailCarrier;
  piece: Omit<MailPiece, 'pdf'>;
  sha256: string;
}

/** @returns undefined when no carrier is to be asked */
async function beginAsking(ctx: RequestContext, orderId: string): Promise<CarrierRequest | undefined> {
  const order = await lock(ctx, DocumentOrder, documentOrders, orderId);
  if (!waitsForCarrier(order)) return undefined;
  const askedBefore = order.submittingSince !== null;
  // A scan that is being uploaded is sent, or refused because this order was begun.
  if (!askedBefore) await holdDocuments(ctx, order.documentableId);
  const { signedSha256, ...request } = await readPiece(ctx, order, askedBefore);
  const carrier = await carrierFor(ctx, order, request.piece);
  if (!carrier) {
    await change(ctx, order, { handler: mailroom, ...(order.attention && { attention: null }) });
    return undefined;
  }
  if (!askedBefore) {
    await change(ctx, order, { status: 'processing', handler: carrier.name, submittingSince: ctx.now(), signedSha256 });
  }
  return { carrier, ...request };
}

async function readPiece(ctx: RequestContext, order: DocumentOrder, askedBefore: boolean) {
  const [document] = await referencedRows(ctx, documents, [order.documentId]);
  const [sender] = await referencedRows(ctx, divisions, [document!.divisionId]);
  // What a carrier may have is sent again as it was.
  const signedSha256 = askedBefore ? order.signedSha256 : findSignedHash(document!);
  const { sha256, pageCount } = fileOfOrder({ ...order, status: 'processing', signedSha256 }, document!);
  const piece: CarrierRequest['piece'] = {
    orderId: order.id,
    mailClass: order.mailClass!,
    returnReceipt: order.metadata?.return_receipt === true,
    to: {
      name: order.recipientName,
      addressLine1: order.recipientAddressLine1,
      addressLine2: order.recipientAddressLine2,
      city: order.recipientCity,
      state: order.recipientState,
      zip: order.recipientZip,
      countryCode: order.recipientCountryCode,
    },
    from: {
      name: sender!.name,
      addressLine1: sender!.addressLine1,
      addressLine2: sender!.addressLine2 ?? null,
      city: sender!.city,
      state: sender!.state,
      zip: printedZip(sender!.zip, sender!.zipPlus4),
    },
    pages: pageCount,
    description: document!.fileName.replace(/\.pdf$/, ''),
    askedBefore,
  };
  return { piece, sha256, signedSha256 };
}

async function readPdf(ctx: RequestContext, sha256: string): Promise<Buffer> {
  return buffer(await ctx.infrastructure.files.open(sha256));
}

/**
 * Records a failed attempt that will be repeated. If it was the first attempt and the carrier took nothing, the order can be
 * cancelled until the next one. An attempt that another worker has taken over cannot decide that.
 */
async function noteFailure(
  ctx: RequestContext,
  task: Task,
  { error, askedBefore }: { error: Error; askedBefore: boolean },
): Promise<void> {
  const order = await lock(ctx, DocumentOrder, documentOrders, task.subjectId);
  if (!waitsForCarrier(order)) return;
  const current = await ctx.db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', task.id)
    .where('attempt', '=', task.attempt)
    .executeTakeFirst();
  const isFree = error instanceof NotTaken && !askedBefore && !order.externalProviderId && current !== undefined;
  const isCarriers = error instanceof NotTaken || error instanceof OutcomeUnknown;
  const attention = toAttention(isCarriers ? error.message : 'the service could not submit it.');
  const showsAttention = task.attempt >= attemptsBeforeAttention && order.attention !== attention;
  if (isFree || showsAttention) {
    await change(ctx, order, { ...(isFree && { submittingSince: null }), ...(showsAttention && { attention }) });
  }
}

/** Attempts that did not end, such as those of a killed worker, recorded nothing on the order. */
async function noteSilence(ctx: RequestContext, task: Task): Promise<void> {
  const order = await lock(ctx, DocumentOrder, documentOrders, task.subjectId);
  if (!waitsForCarrier(order) || order.attention) return;
  await change(ctx, order, { attention: toAttention('no attempt has finished.') });
}

function toAttention(why: string): string {
  return `No carrier has accepted the order yet: ${why}`;
}
