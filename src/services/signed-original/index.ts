import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import {
  compareScan,
  type DocumentVersion,
  fileToSend,
  isUsable,
  type SignedOriginal,
} from '../../domain/document/signed-original.js';
import { readVerificationCode } from '../../domain/document/verification.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { isWaiverSigned } from '../../domain/waiver/transitions.js';
import { Document } from '../../entities/document.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { readSharedDocument } from '../../reads/loaders/pay-application.loader.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { checked, scoped } from '../../reads/loaders/scope.js';
import { waivers } from '../../reads/loaders/waiver.loader.js';
import type {
  AcceptSignedOriginalInput,
  DocumentFile,
  UploadSignedOriginalInput,
} from '../../schema/signed-original.js';
import { attachFile } from '../attached-file/index.js';
import { keepWhetherCurrent } from '../document/current.js';
import { rejectOtherFileOfWaiting, rejectSentOriginal } from '../document/open-orders.js';
import { copyPages, readScanCodes } from '../document/render.js';
import { fromBytes, rejectUnusable } from '../exhibit/upload.js';
import { change, lock } from '../shared/record.js';

/**
 * Keeps the scan of a document that was signed by hand, in place of an earlier one. It is read in a process of its own before the
 * document is locked. What does not match the document becomes a flag, which a person accepts.
 */
export async function uploadSignedOriginal(ctx: RequestContext, input: UploadSignedOriginalInput): Promise<Document> {
  authorize(ctx, 'records');
  const { id, signerName, fileName, contentBase64 } = input;
  const [seen] = await rowsWhere(ctx, documents, sql`id = ${id}::uuid and deleted_at is null`);
  if (!seen) return rejectMissing(ctx, documents, id);
  rejectUnsignable(seen);
  await rejectSentOriginal(ctx, id);
  const upload = fromBytes(contentBase64, fileName, 'A signed original');
  await refuseOwnFile(ctx, upload.bytes);
  const copy = await copyPages(ctx, upload, { document_id: id }).catch(rejectUnusable);
  const pages = await readScanCodes(ctx, copy.bytes);
  const document = await lock(ctx, Document, documents, id);
  rejectUnsignable(document);
  await rejectSentOriginal(ctx, id);
  await refuseEvidence(ctx, document);
  const { pageCount } = copy;
  const compared = compareScan({ pageCount, pages, signerName }, document);
  if (compared.flags.length > 0) {
    await rejectOtherFileOfWaiting(ctx, id, `the scan has flags (${compared.flags.join(', ')})`);
  }
  if (pageCount !== fileToSend(document).pageCount) {
    await rejectOtherFileOfWaiting(ctx, id, 'its price is for another number of pages');
  }
  await dropFiles(ctx, id);
  const name = fileName.replace(/\.\w+$/, '.pdf');
  const isPdf = upload.mimeType === 'application/pdf';
  const attach = (bytes: Buffer) =>
    attachFile(ctx, { subjectType: 'document', subjectId: id, fileName: name, mimeType: 'application/pdf', bytes });
  const copied = await attach(copy.bytes);
  const storedFile = isPdf ? await attach(upload.bytes) : copied;
  const signedOriginal: SignedOriginal = {
    fileName: name,
    fileSize: storedFile.fileSize,
    pageCount,
    sha256: storedFile.sha256,
    copySha256: copied.sha256,
    copyFileSize: copied.fileSize,
    signerName,
    namedSigner: document.signer,
    ...compared,
    uploadedAt: timestamp(ctx.now()) as string,
    uploadedBy: ctx.principal.userId ?? null,
    acceptedAt: null,
    acceptedBy: null,
  };
  return keep(ctx, document, signedOriginal);
}

/** A person has compared a flagged scan with the document: it takes the document's place from then on. */
export async function acceptSignedOriginal(ctx: RequestContext, input: AcceptSignedOriginalInput): Promise<Document> {
  authorize(ctx, 'records');
  const document = await lock(ctx, Document, documents, input.id);
  rejectUnsignable(document);
  const { signedOriginal: original, verificationCode: code } = document;
  if (!original) throw nothingThere();
  if (isUsable(original)) {
    const sentence = 'The signed original has no flags that wait for a person.';
    throw invalid({ id: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  const { verificationCode: typed } = input;
  if (code && !typed && original.flags.includes('not_checked')) {
    const sentence =
      'The verification code field is required: read it on the pages of the scan, which could not be read.';
    throw invalid({ verificationCode: [sentence] });
  }
  // A text that is no code reads as null, as the code of a document from before there were codes.
  if (typed && (code === null || readVerificationCode(typed) !== code)) {
    throw invalid({ verificationCode: ['The verification code field is not the code of the document.'] });
  }
  const accepted = { acceptedAt: timestamp(ctx.now()) as string, acceptedBy: ctx.principal.userId ?? null };
  return keep(ctx, document, { ...original, ...accepted });
}

/** The document without its scan again, while no order has sent that. */
export async function removeSignedOriginal(ctx: RequestContext, id: string): Promise<Document> {
  authorize(ctx, 'records');
  const document = await lock(ctx, Document, documents, id);
  if (!document.signedOriginal) throw nothingThere();
  await rejectSentOriginal(ctx, id);
  await refuseEvidence(ctx, document);
  if (fileToSend(document).pageCount !== document.pageCount) {
    await rejectOtherFileOfWaiting(ctx, id, 'its price is for another number of pages');
  }
  await dropFiles(ctx, id);
  return keep(ctx, document, null);
}

async function keep(ctx: RequestContext, document: Document, signedOriginal: SignedOriginal | null): Promise<Document> {
  await keepWhetherCurrent(ctx, document);
  return change(ctx, document, { signedOriginal });
}

/** The file of a document that a version names; by default the signed original, if it is usable. */
export async function documentFile(
  ctx: RequestContext,
  id: string,
  version: DocumentVersion | null | undefined,
): Promise<DocumentFile> {
  authorize(ctx, 'read');
  const [own] = await rowsWhere(ctx, documents, sql`id = ${id}::uuid and deleted_at is null`);
  const document = own ?? (await readSharedDocument(ctx, id)) ?? (await rejectMissing(ctx, documents, id));
  const { signedOriginal: original } = document;
  if (version === 'signed_original' && !original) {
    throw new AppError('NOT_FOUND', 'The document has no signed original.');
  }
  const isSigned = version ? version === 'signed_original' : isUsable(original);
  return isSigned ? { ...document, ...pickFile(original!) } : document;
}

function pickFile({ fileName, fileSize, pageCount, sha256 }: SignedOriginal) {
  return { fileName, fileSize, pageCount, sha256 };
}

function rejectUnsignable({ isPreview, status }: Pick<Document, 'isPreview' | 'status'>): void {
  if (isPreview) throw invalid({ id: ['A preview has no signed original: generate the document.'] });
  if (status === 'completed') return;
  const sentence = `A document that is ${status} takes no signed original: only a completed one does.`;
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

/** A file that the service made for the account has no signature by hand, of whichever record it is. */
async function refuseOwnFile(ctx: RequestContext, bytes: Buffer): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { rows } = await sql`
    select 1 from documents where sha256 = ${hash} and ${checked(ctx, 'documents', 'any')}
    union all
    select 1 from documents where earlier_sha256 = ${hash} and ${checked(ctx, 'documents', 'any')}
    union all
    select 1 from issued_files where file_hash = ${hash} and ${checked(ctx, 'issued_files', 'any')}`.execute(ctx.db);
  if (rows.length === 0) return;
  const sentence =
    'The file is as the service made it, without a signature by hand: upload a scan of the signed print.';
  throw invalid({ contentBase64: [sentence] });
}

/** The scan of a waiver that counts as signed by hand is the only evidence of its signature. */
async function refuseEvidence(ctx: RequestContext, { documentableType, documentableId }: Document): Promise<void> {
  if (documentableType !== 'waiver') return;
  const [waiver] = await rowsWhere(ctx, waivers, sql`id = ${documentableId}::uuid and deleted_at is null`);
  if (!waiver || !isWaiverSigned(waiver.status) || waiver.signature) return;
  const sentence = `The waiver is ${waiver.status} by its signed original: it can be neither replaced nor removed.`;
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

function nothingThere(): AppError {
  return invalid({ id: ['The document has no signed original.'] }, 'ILLEGAL_TRANSITION');
}

async function dropFiles(ctx: RequestContext, id: string): Promise<void> {
  await sql`
    delete from attached_files where subject_type = 'document' and subject_id = ${id}::uuid
      and ${scoped(ctx, 'attached_files')}`.execute(ctx.db);
}
