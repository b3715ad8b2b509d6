import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { isSignedByHand } from '../../domain/waiver-link/acts.js';
import { nameRequestFile } from '../../domain/waiver-link/file-name.js';
import type { WaiverPrintModel } from '../../domain/waiver-link/print-model.js';
import { printCode, printUrl } from '../../domain/waiver-request/print-code.js';
import { isWaiverRequestOpen } from '../../domain/waiver-request/transitions.js';
import { AppError } from '../../errors/app-error.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { referencedRows, rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import { renderDocument } from '../document/file.js';
import { readModel } from './content.js';
import type { RequestRow } from './linked.js';

/** The printed page of a request that waits for an answer, or is still a draft. */
export interface WaiverPrint {
  waiverRequestId: string;
  code: string;
  url: string;
  fileName: string;
  mimeType: 'application/pdf';
}

export async function findPrint(ctx: RequestContext, id: string): Promise<WaiverPrint> {
  const row = await readForPrint(ctx, id);
  const code = printCode(row.id);
  return {
    waiverRequestId: row.id,
    code,
    url: printUrl(ctx.infrastructure.publicUrl(), code),
    fileName: nameRequestFile(row, 'request'),
    mimeType: 'application/pdf',
  };
}

/** The PDF, in base64. It is laid out from what is asked now, and printing it changes nothing. */
export async function layOutPrint(ctx: RequestContext, { waiverRequestId, code, url }: WaiverPrint): Promise<string> {
  const row = await readForPrint(ctx, waiverRequestId);
  const [[payer], [payee]] = await Promise.all([
    referencedRows(ctx, organizations, [ctx.account.id]),
    referencedRows(ctx, organizations, [row.organizationId]),
  ]);
  const waiver = row.printed ?? (await readModel(ctx, row));
  const model: WaiverPrintModel = {
    payer: { name: payer!.name, email: payer!.email ?? null },
    payee: payee!.name,
    waiver,
    isByHand: isSignedByHand(waiver.formCode),
    dueDate: row.dueDate,
    message: row.message,
    code,
    url,
  };
  const job = {
    template: 'waiver-print',
    model,
    preview: false,
    generatedAt: timestamp(row.updatedAt) as string,
  } as const;
  const origin = { facts: {}, own: 'input' };
  return (await renderDocument(ctx, job, origin, { waiver_request_id: row.id })).bytes.toString('base64');
}

async function readForPrint(ctx: RequestContext, id: string): Promise<RequestRow> {
  authorize(ctx, 'read');
  const rows = await rowsWhere(ctx, waiverRequests, sql`id = ${id}::uuid and deleted_at is null`);
  const row = rows[0] as unknown as RequestRow | undefined;
  if (!row) return rejectMissing(ctx, waiverRequests, id);
  if (row.status === 'draft' || isWaiverRequestOpen(row.status)) return row;
  const sentence = `The waiver request is ${row.status}: only one that waits for an answer is printed.`;
  throw new AppError('NOT_FOUND', sentence);
}
