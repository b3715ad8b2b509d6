import type { EntityClass } from '@mikro-orm/core';
import type { RequestContext } from '../../../context/request-context.js';
import type { InferredFact } from '../../../domain/document/inferred.js';
import type { DocumentNotice, DocumentWarning } from '../../../domain/document/warning.js';
import type { Violation } from '../../../domain/shared/violation.js';
import type { DocumentType } from '../../../domain/vocabulary.js';
import type { TenantRecord } from '../../../entities/record.js';
import type { RenderJob } from '../../../pdf/render-job.js';
import type { Table } from '../../../reads/loaders/table.js';

/** A record that documents are made from. */
export interface Documentable extends TenantRecord {
  organizationId: string;
  projectId: string;
  divisionId: string;
  status: string;
  state?: string | null;
}

type JobModel<Job = RenderJob> = Job extends RenderJob ? Omit<Job, 'preview' | 'generatedAt'> : never;

/**
 * How the records of one kind become documents; `Facts` is the full content of the document, `Type` the document types that the
 * record can become.
 */
export interface DocumentOf<Record extends Documentable, Facts, Type extends DocumentType = DocumentType> {
  /** The noun for the record in sentences. */
  noun: string;
  /** The member of the facts that contains the record itself. */
  own: string & keyof Facts;
  entity: EntityClass<Record> & (new () => Record);
  table: Table;
  facts(ctx: RequestContext, id: string): Promise<Facts & { status: Record['status']; updatedAt: string }>;
  /** The facts as if the record were in another state, to get that state's form. */
  withState<F extends Facts>(facts: F, state: string): F;
  /** Why the record cannot be rendered in this status. */
  refusal(status: Record['status'], preview: boolean, type: Type): string | null;
  /** Why the record cannot be rendered as it is. */
  preflight(facts: Facts, type: Type): Violation[];
  /** What is missing from a document that can be rendered. */
  warnings(facts: Facts, type: Type): DocumentWarning[];
  /** What it prints although the records do not say it, and how to confirm it. */
  inferred(facts: Facts, type: Type): InferredFact[];
  /** Which form is used, and what its user has to know about it; `compared`: the marks that the operator's counsel has compared. */
  notices(facts: Facts, type: Type, compared: readonly string[]): DocumentNotice[];
  /** The content to lay out, the name of its wording, and whether the document is signed under oath, filed or recorded. */
  printed(facts: Facts, type: Type): { job: JobModel; template: string; filed: boolean };
  /** Without the extension; only characters that every file system accepts. */
  fileName(record: Record, type: Type): string;
  /** Changes to the record when its document is generated. */
  generated(record: Record, job: JobModel): Partial<Record>;
  /** Why the record's document cannot be withdrawn now. */
  irrevertible(record: Record, type: DocumentType): string | null;
  /** Changes to the record when its document is withdrawn; withdrawing a release changes nothing. */
  reverted: Partial<Record>;
}
