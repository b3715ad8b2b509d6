import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import type { InferredFact } from '../../domain/document/inferred.js';
import type { DocumentNotice, DocumentWarning } from '../../domain/document/warning.js';
import type { DocumentableType, DocumentType } from '../../domain/vocabulary.js';
import { Document } from '../../entities/document.js';
import { invalid } from '../../errors/app-error.js';
import type { RenderedPdf, RenderJob } from '../../pdf/render-job.js';
import { holdFiles } from '../file/hold.js';
import { putFile } from '../file/store.js';
import { insert, timeOfChange } from '../shared/record.js';
import type { Documentable } from './content/document-of.js';
import { type Origin, unprintableErrors } from './content/unprintable.js';
import { render } from './render.js';
import { addTimeStampLater, type FinalParts, noteMissingSeal } from './seal.js';

/** How long a preview can be downloaded. */
const previewMs = 60 * 60 * 1000;

/**
 * Lays a document out. `origin` is the content of the job, used to find the field of a text that cannot be printed; `about` names the record
 * in the log.
 */
export function renderDocument(
  ctx: RequestContext,
  job: RenderJob,
  origin: Origin,
  about: Record<string, string>,
): Promise<RenderedPdf> {
  return render(ctx, job, about, (texts) => invalid(unprintableErrors(texts, origin), 'PREFLIGHT_FAILED'));
}

/** The claimant, the project and the person who signs, as a document prints them. */
export interface PrintedNames {
  issuedBy: string;
  projectName: string;
  signer: string | null;
}

export function namesOn(job: Pick<RenderJob, 'template' | 'model'>): PrintedNames | null {
  const {
    applicant,
    claimant = applicant,
    project,
    signatory,
  } = job.model as {
    applicant?: { name: string };
    claimant?: { name: string };
    project?: { name: string };
    signatory?: { name: string | null };
  };
  if (!claimant || !project) return null;
  return { issuedBy: claimant.name, projectName: project.name, signer: signatory?.name ?? null };
}

/** Stores a PDF and writes its document's row. */
export async function file(
  ctx: RequestContext,
  record: Documentable,
  pdf: RenderedPdf,
  identity: {
    documentableType: DocumentableType;
    type: DocumentType;
    template: string;
    state: string | null;
    preview: boolean;
    /** Without the extension. */
    name: string;
    warnings?: DocumentWarning[];
    inferred?: InferredFact[];
    notices?: DocumentNotice[];
    readyToFile?: boolean | null;
    contentHash?: string | null;
    recordsHash?: string | null;
    /** Null for a document that names no claimant. */
    names: PrintedNames | null;
    /** How a final document was laid out. */
    final?: FinalParts;
  },
  id: string = uuidv7(),
): Promise<Document> {
  await holdFiles(ctx);
  const { sha256, size } = await putFile(ctx, pdf.bytes);
  const document = {
    organizationId: record.organizationId,
    projectId: record.projectId,
    divisionId: record.divisionId,
    documentableType: identity.documentableType,
    documentableId: record.id,
    type: identity.type,
    template: identity.template,
    state: identity.state,
    status: 'completed' as const,
    isPreview: identity.preview,
    fileName: `${identity.name}${identity.preview ? '-preview' : ''}.pdf`,
    fileSize: size,
    pageCount: pdf.pageCount,
    sha256,
    warnings: identity.warnings ?? [],
    inferred: identity.inferred ?? [],
    notices: identity.notices ?? [],
    readyToFile: identity.readyToFile ?? null,
    contentHash: identity.contentHash ?? null,
    recordsHash: identity.recordsHash ?? null,
    exhibits: pdf.exhibits,
    verificationCode: identity.final?.verification.code ?? null,
    sealedAt: pdf.sealedBy && identity.final ? new Date(identity.final.sealAt) : null,
    sealedBy: pdf.sealedBy ?? null,
    issuedBy: identity.names?.issuedBy ?? null,
    projectName: identity.names?.projectName ?? null,
    signer: identity.names?.signer ?? null,
    expiresAt: identity.preview ? new Date(ctx.now().getTime() + previewMs) : null,
    // Not before the record's next change, which the caller makes: it must not look like a change after the document.
    updatedAt: timeOfChange(record, ctx.now()),
  };
  if (pdf.sealedBy) await addTimeStampLater(ctx, id);
  else if (identity.final) noteMissingSeal(ctx, { document_id: id });
  return insert(ctx, Document, document, id);
}
