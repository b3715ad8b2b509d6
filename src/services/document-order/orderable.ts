import type { RequestContext } from '../../context/request-context.js';
import type { OrderType } from '../../domain/credit/pricing.js';
import { isUsable, type SignedOriginal } from '../../domain/document/signed-original.js';
import { isRelease } from '../../domain/document/types.js';
import { readNoticeOptions } from '../../domain/notice/document/notice-metadata.js';
import { isEscalationEditable, isNoticeEditable } from '../../domain/notice/transitions.js';
import { isPayApplicationEditable } from '../../domain/pay-application/transitions.js';
import { breaksRule } from '../../domain/shared/record-rules.js';
import type { DocumentableType, DocumentStatus } from '../../domain/vocabulary.js';
import { isWaiverSigned } from '../../domain/waiver/transitions.js';
import type { Notice } from '../../entities/notice.js';
import type { BrokenRule, Violations } from '../../errors/app-error.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import type { Documentable } from '../document/content/document-of.js';
import { documentOf } from '../document/content/index.js';
import { type DocumentTimes, isOutgrown, keepDocuments } from '../document/current.js';
import { stateOfProject } from '../shared/project-state.js';
import { change, flush, lock, references, stamp } from '../shared/record.js';

/** A document that can be ordered, and its record; both stay locked until the request ends. */
export interface Orderable {
  document: OrderedDocument;
  record: Documentable;
}

export interface OrderedDocument extends DocumentTimes {
  id: string;
  organization_id: string;
  project_id: string;
  documentable_type: DocumentableType;
  documentable_id: string;
  status: DocumentStatus;
  is_preview: boolean;
  page_count: number;
  signed_original: SignedOriginal | null;
}

type MailedDocument = Pick<OrderedDocument, 'documentable_type' | 'type' | 'project_id'> & { state?: string | null };

/** Statuses of records whose documents are no longer sent. */
const ended: Readonly<Record<DocumentableType, readonly string[]>> = {
  notice: ['void'],
  escalation: ['resolved', 'cancelled'],
  waiver: ['declined', 'void'],
  pay_application: ['void'],
};

/** Whether the record can still differ from its document: then the two are compared. */
const unsettled: Readonly<Record<DocumentableType, (status: never) => boolean>> = {
  notice: isNoticeEditable,
  escalation: isEscalationEditable,
  waiver: (status: string) => status === 'generated',
  pay_application: isPayApplicationEditable,
};

/** Locks the document and its record. If it cannot be ordered, it reports why under `field` and returns undefined. */
export async function holdOrderable(
  ctx: RequestContext,
  violations: Violations,
  { documentId, orderType, field }: { documentId: string; orderType: OrderType; field: string },
): Promise<Orderable | undefined> {
  const referencedRecords = await references(ctx, violations, {
    document: { field, table: documents, id: documentId, changed: true },
  });
  const document = referencedRecords.document as OrderedDocument | undefined;
  if (!document) return undefined;
  const reject = (broken: string | BrokenRule) => {
    violations.add(field, broken);
    return undefined;
  };
  if (document.is_preview) return reject('A preview cannot be ordered: generate the document.');
  if (document.status !== 'completed') {
    return reject(`A document that is ${document.status} cannot be ordered: only a completed one can.`);
  }
  const { documentable_type: kind, documentable_id: id, signed_original: original } = document;
  if (original && orderType !== 'research' && !isUsable(original)) {
    return reject(`${unaccepted} accept its flags, replace it or remove it.`);
  }
  const documentKind = documentOf(kind);
  const { row } = await references(ctx, violations, { row: { field, table: documentKind.table, id, changed: true } });
  if (!row) return undefined;
  const record = (await lock(ctx, documentKind.entity, documentKind.table, id)) as Documentable;
  const release = isRelease(document.type);
  if (!release && ended[kind].includes(record.status)) {
    return reject(breaksRule('not_orderable', { record: documentKind.noun, status: record.status }));
  }
  if (orderType === 'mail' && kind === 'notice' && isMailPack(record as unknown as Notice)) {
    return reject('A mail pack cannot be mail-ordered: generate the notice without the mail pack.');
  }
  if (!release && unsettled[kind](record.status as never) && (await isOutgrown(ctx, kind, id, document))) {
    return reject('The records have changed since the document was generated: revert it and generate it again.');
  }
  return { document: original ? { ...document, page_count: original.pageCount } : document, record };
}

const unaccepted = 'The signed original of the document has flags that are not accepted:';

/**
 * What determines the mail classes of a document: whether it is a notice, and its state, or that of its project if it has none, as
 * for a pay application. The state is null when neither is known: then any mail class is allowed.
 */
export async function mailFacts(
  ctx: RequestContext,
  { documentable_type: kind, type, state, project_id: projectId }: MailedDocument,
): Promise<{ state: string | null; documentType: string }> {
  const documentType = isRelease(type) ? type : kind;
  if (state) return { state, documentType };
  const [project] = await referencedRows(ctx, projects, [projectId]);
  return { state: project ? await stateOfProject(ctx, project) : null, documentType };
}

/**
 * An order moves the time of the record it mails, so that of two requests with the time that both have read only one is placed. The
 * first order of a notice's document also marks the notice as ordered, which locks its content. Orders for research change nothing.
 */
export async function markOrdered(ctx: RequestContext, { document, record }: Orderable, orderType: OrderType) {
  const kind = document.documentable_type;
  if (isRelease(document.type) || orderType === 'research') return;
  // Nothing that is printed can change in a signed waiver, so a new time of it outdates no document.
  if (kind === 'pay_application' || (kind === 'waiver' && !isWaiverSigned(record.status as never))) return;
  if (kind === 'notice' && isNoticeEditable(record.status as never)) {
    await change(ctx, record as unknown as Notice, { status: 'ordered' });
    return;
  }
  stamp(ctx, record);
  await flush(ctx);
  // An escalation stays a draft, whose document must still match it.
  if (unsettled[kind](record.status as never)) await keepDocuments(ctx, record);
}

/** A mail pack is for the caller's own mailing: the cover pages of all recipients are in one file. */
export function isMailPack({ type, metadata }: Pick<Notice, 'type' | 'metadata'>): boolean {
  return type === 'preliminary' && readNoticeOptions(metadata).mailPack;
}
