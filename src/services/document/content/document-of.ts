import type { EntityClass } from '@mikro-orm/core';
import type { RequestContext } from '../../../context/request-context.js';
import type { Violation } from '../../../domain/notice/preflight/notice-facts.js';
import type { DocumentType } from '../../../domain/vocabulary.js';
import type { TenantRecord } from '../../../entities/record.js';
import type { Table } from '../../../loaders/table.js';
import type { RenderJob } from '../../../pdf/render-job.js';

/** A record that documents are made from. */
export interface Documentable extends TenantRecord {
  organizationId: string;
  projectId: string;
  divisionId: string;
  status: string;
  state?: string | null;
}

type JobModel<Job = RenderJob> = Job extends RenderJob ? Omit<Job, 'preview' | 'generatedAt'> : never;

/** How the records of one kind become documents; `Facts` is all that the document is made of, `Type` the documents it can become. */
export interface DocumentOf<Record extends Documentable, Facts, Type extends DocumentType = DocumentType> {
  /** What sentences call the record. */
  noun: string;
  /** The member of the facts that holds the record itself. */
  own: string & keyof Facts;
  entity: EntityClass<Record> & (new () => Record);
  table: Table;
  facts(ctx: RequestContext, id: string): Promise<Facts & { status: Record['status']; updatedAt: string }>;
  /** The facts as if the record lay in another state, whose form is wanted. */
  withState<F extends Facts>(facts: F, state: string): F;
  /** Why the record cannot be rendered where it stands. */
  refusal(status: Record['status'], preview: boolean, type: Type): string | null;
  preflight(ctx: RequestContext, facts: Facts, type: Type): Violation[];
  /** What to lay out, and the name of the wording it is laid out with. */
  printed(facts: Facts, type: Type): { job: JobModel; template: string };
  /** Without the extension; letters that any file system takes. */
  fileName(record: Record, type: Type): string;
  /** What changes on the record with its document. */
  generated(record: Record, job: JobModel): Partial<Record>;
  /** Why the document of the record as it stands cannot be taken back. */
  irrevertible(record: Record, type: DocumentType): string | null;
  /** What changes on the record when its document is taken back; a release that is taken back changes nothing. */
  reverted: Partial<Record>;
}
