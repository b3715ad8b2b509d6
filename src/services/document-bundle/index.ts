import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { BundleModel } from '../../domain/bundle/model.js';
import { fileToSend } from '../../domain/document/signed-original.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { invalid } from '../../errors/app-error.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { auditExtract } from '../../reads/loaders/document-bundle.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import type { Document } from '../../schema/document.js';
import type { DocumentBundle } from '../../schema/document-bundle.js';
import { numberedTitle, toTitle } from '../document/title.js';
import { openFile } from '../file/store.js';
import { issue } from '../verification/issue.js';
import { type FilePart, proofPart, receiptParts } from './parts.js';

/** As many entries of the audit log as are printed; most records have a few dozen. */
const maxEntries = 500;

/** The bundle of a document, which is put together when its content is read. */
export async function documentBundle(ctx: RequestContext, id: string): Promise<DocumentBundle> {
  authorize(ctx, 'read');
  return { documentId: id, fileName: nameBundle(await bundled(ctx, id)), mimeType: 'application/pdf' };
}

function nameBundle({ fileName }: Document): string {
  return `bundle-${fileName}`;
}

/** The bundle as a sealed PDF, in base64. */
export async function bundleContent(ctx: RequestContext, id: string): Promise<string> {
  const document = await bundled(ctx, id);
  const [[project], [division], [notice], proof, receipts, log] = await Promise.all([
    rowsWhere(ctx, projects, sql`id = ${document.projectId}::uuid`),
    rowsWhere(ctx, divisions, sql`id = ${document.divisionId}::uuid`),
    document.documentableType === 'notice' ? rowsWhere(ctx, notices, sql`id = ${document.documentableId}::uuid`) : [],
    proofPart(ctx, document),
    receiptParts(ctx, document),
    auditExtract(ctx, { documentId: id, recordId: document.documentableId, most: maxEntries }),
  ]);
  // The signed original's copy: its pages can be appended.
  const sent = fileToSend(document);
  const documentPart: FilePart = {
    title: toTitle(document, notice),
    fileName: document.fileName,
    mimeType: 'application/pdf',
    sha256: sent.sha256,
    pageCount: sent.pageCount,
    at: document.createdAt,
    exhibits: sent === document ? document.exhibits : [],
    bytes: await buffer(await openFile(ctx, sent.sha256)),
  };
  const parts = [documentPart, ...(proof ? [proof] : []), ...receipts.parts];
  const model: BundleModel = {
    about: numberedTitle(document, notice),
    claimant: division!.name,
    project: project!.name,
    parts: parts.map(({ bytes: _, ...part }) => part),
    notBundled: receipts.notBundled,
    ...log,
    sandbox: !ctx.livemode,
  };
  const job = {
    template: 'bundle' as const,
    model,
    files: parts.map(({ bytes }) => bytes),
    preview: false,
    generatedAt: timestamp(ctx.now()) as string,
  };
  const { about, claimant, project: named } = model;
  const shown = { fileName: nameBundle(document), title: about, issuedBy: claimant, projectName: named };
  return (await issue(ctx, job, { kind: 'bundle', subjectId: id, ...shown })).bytes.toString('base64');
}

async function bundled(ctx: RequestContext, id: string): Promise<Document> {
  const [document] = await rowsWhere(ctx, documents, sql`id = ${id}::uuid and deleted_at is null`);
  if (!document) return rejectMissing(ctx, documents, id);
  if (document.isPreview || document.status !== 'completed') {
    throw invalid({ id: ['Only a completed document has a bundle.'] });
  }
  return document;
}
