import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addEmail } from '../../background/tasks/queue.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { WaiverRequestStatus } from '../../domain/vocabulary.js';
import { nameRequestFile } from '../../domain/waiver-link/file-name.js';
import { isWaiverRequestOpen } from '../../domain/waiver-request/transitions.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import { renderDocument } from '../document/file.js';
import { openFile } from '../file/store.js';
import { countAttempt } from '../session/attempts.js';
import { lockLinked, rejectAct } from './act.js';
import { readModel } from './content.js';
import type { OpenedLink } from './link.js';
import { type RequestRow, readLinked } from './linked.js';
import type { WaiverRequestSending } from './mail-request.js';
import { renderAsked } from './signing.js';

/** A PDF to download. */
export interface LinkedFile {
  fileName: string;
  stream: Readable;
}

/**
 * The payee's own copy: the document as it is asked for, and once signed, as signed. A document that is not signed is laid out and not
 * kept: opening a page changes nothing.
 */
export async function openLinkedFile(link: OpenedLink, requestId: string): Promise<LinkedFile> {
  const { ctx } = link;
  authorize(ctx, 'waiverLink');
  const row = await readLinked(link, requestId);
  rejectAct(row, 'download');
  const fileName = nameRequestFile(row, row.signedAt ? 'signed' : 'form');
  if (row.signedAt) return { fileName, stream: await openSigned(ctx, row.id) };
  const model = row.printed ?? (await readModel(ctx, row));
  const { bytes } = await renderAsked(ctx, row, model, {});
  return { fileName, stream: Readable.from([bytes]) };
}

/** Copies that one request sends within a quarter of an hour. */
const maxCopies = 5;

/** Sends the mailbox an e-mail with a new link, where the payee can download its copy later. */
export async function mailCopy(link: OpenedLink, requestId: string): Promise<void> {
  await countAttempt(link.ctx, 'waiver_link', `copy ${requestId}`, maxCopies);
  await link.ctx.separately(async (ctx) => {
    const request = await lockLinked(ctx, link, requestId);
    const { id, status, timesSent } = request;
    if (status !== 'held' && status !== 'released') {
      throw invalid({ status: [`The request is ${status}: only what is signed has a copy.`] }, 'ILLEGAL_TRANSITION');
    }
    const publicUrl = ctx.infrastructure.publicUrl();
    const payload = { requestId: id, timesSent, publicUrl, copyId: uuidv7() } satisfies WaiverRequestSending;
    await addEmail(ctx, { kind: 'send_waiver_request', subjectId: uuidv7(), payload });
  });
}

/** The document of a signed request, as the payer may have it. */
export interface PayerCopy {
  waiverRequestId: string;
  isReleased: boolean;
  fileName: string;
  mimeType: 'application/pdf';
}

/**
 * What the payer gets of a signed waiver. While it is held, that is a copy without the signature which says so on each page: it is laid
 * out again from what the waiver says, and the signed file is not opened.
 */
export async function findPayerCopy(ctx: RequestContext, id: string): Promise<PayerCopy> {
  const row = await readForPayer(ctx, id);
  const isReleased = row.status === 'released';
  return {
    waiverRequestId: row.id,
    isReleased,
    fileName: nameRequestFile(row, isReleased ? 'signed' : 'not-released'),
    mimeType: 'application/pdf',
  };
}

/** The PDF, in base64. It is decided again here: it may have been released, or taken back, since. */
export async function readPayerCopy(ctx: RequestContext, { waiverRequestId, isReleased }: PayerCopy): Promise<string> {
  const row = await readForPayer(ctx, waiverRequestId);
  if (isReleased !== (row.status === 'released')) {
    throw new AppError('CONFLICT', 'The waiver was released while its copy was made: read it again.');
  }
  const bytes = isReleased ? await buffer(await openSigned(ctx, row.id)) : await renderHeld(ctx, row);
  return bytes.toString('base64');
}

async function readForPayer(ctx: RequestContext, id: string): Promise<RequestRow> {
  authorize(ctx, 'read');
  const rows = await rowsWhere(ctx, waiverRequests, sql`id = ${id}::uuid and deleted_at is null`);
  const row = rows[0] as unknown as RequestRow | undefined;
  if (!row) return rejectMissing(ctx, waiverRequests, id);
  if (row.status === 'held' || row.status === 'released') return row;
  throw new AppError('NOT_FOUND', `The waiver request is ${row.status}: ${whyNone(row.status)}.`);
}

function whyNone(status: WaiverRequestStatus): string {
  if (status === 'draft' || isWaiverRequestOpen(status)) return 'it has a document once the payee has signed';
  return 'it has no document';
}

async function renderHeld(ctx: RequestContext, row: RequestRow): Promise<Buffer> {
  const job = {
    template: 'waiver',
    model: { ...row.printed!, signature: null },
    image: null,
    isHeld: true,
    preview: false,
    generatedAt: timestamp(row.signedAt) as string,
  } as const;
  const origin = { facts: {}, own: 'input' };
  return (await renderDocument(ctx, job, origin, { waiver_request_id: row.id })).bytes;
}

/** The only place where the file of a signature is opened. Its callers are the payee, and the payer once it was released. */
async function openSigned(ctx: RequestContext, requestId: string): Promise<Readable> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from waiver_request_files where waiver_request_id = ${requestId}::uuid and kind in ('signed', 'scan')
      and ${scoped(ctx, 'waiver_request_files')}`.execute(ctx.db);
  if (!rows[0]) throw new AppError('FILE_MISSING');
  return openFile(ctx, rows[0].sha256);
}
