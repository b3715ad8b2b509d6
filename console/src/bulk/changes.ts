import { daysOfActs } from '@domain/bulk/acts.js';
import { ApiError } from '../api/errors';
import { type Document, type ExecuteOptions, execute } from '../api/execute';
import { makeKey } from '../api/new-key';
import type { Scope } from '../api/scope';
import {
  type BulkAct,
  BulkAssignDocument,
  BulkGenerateDocument,
  BulkMoveClaimDocument,
  BulkMoveNoticeDocument,
  BulkMoveProjectDocument,
  BulkMoveWaiverDocument,
  type BulkQuoteQuery,
  type BulkRecordType,
  BulkTasksDocument,
  type DocumentableType,
  type DocumentType,
} from './bulk.documents';

export type Quoted = BulkQuoteQuery['bulkQuote']['rows'][number];

/** What is asked once for all records: the day of the act, or the task. */
export interface Asked {
  on: string;
  text: string;
  assigneeId: string;
  dueOn: string;
}

const movers = {
  NOTICE: BulkMoveNoticeDocument,
  ESCALATION: BulkMoveClaimDocument,
  WAIVER: BulkMoveWaiverDocument,
  PROJECT: BulkMoveProjectDocument,
} as const;

const statuses: Partial<Record<BulkAct, string>> = { ARCHIVE: 'ARCHIVED', RESTORE: 'ACTIVE' };

/** The same words say a different task of two records of one project. */
function toTaskText({ text }: Asked, type: BulkRecordType, { title }: Quoted): string {
  return type === 'PROJECT' ? text.trim() : `${text.trim()} (${title})`;
}

/** Of which records an act is done, and in which run. */
export interface RunOfAct {
  run: string;
  type: BulkRecordType;
  act: BulkAct;
}

interface Change {
  /** What the key of the change follows from. */
  said: readonly unknown[];
  send: (options: ExecuteOptions) => Promise<unknown>;
}

function change<Input>(document: Document<unknown, { input: Input }>, input: Input): Change {
  return {
    said: [document.__meta__?.name, input],
    send: (options) => execute(document, { input }, options),
  };
}

/** The one mutation that does it with one record. */
function toChange({ run, type, act }: RunOfAct, row: Quoted, asked: Asked): Change {
  const { recordId: id, updatedAt: expectedUpdatedAt, organizationId, projectId } = row;
  if (act === 'ASSIGN') {
    const task = { isTask: true, assigneeId: asked.assigneeId || null, dueOn: asked.dueOn || null };
    const metadata = { record_id: id, run_id: run };
    // A record that is gone has no project, and the quote has refused it.
    return change(BulkAssignDocument, { projectId: projectId!, text: toTaskText(asked, type, row), ...task, metadata });
  }
  if (act === 'GENERATE') {
    // No act of acts.ts generates a document of a project.
    const documentableType = type as DocumentableType & DocumentType;
    const document = { documentableType, documentableId: id, type: documentableType, organizationId: organizationId! };
    return change(BulkGenerateDocument, { ...document, expectedUpdatedAt });
  }
  if (act === 'MARK_DONE') {
    // A project without a next act was refused by the quote.
    const { actsDone = [], nextAct } = row.project!;
    const { kind, duty, month } = nextAct!;
    const done = [...actsDone, { kind, duty, month, doneOn: asked.on }];
    return change(BulkMoveProjectDocument, { id, expectedUpdatedAt, actsDone: done });
  }
  const day = daysOfActs[act.toLowerCase() as keyof typeof daysOfActs];
  const status = statuses[act] ?? act.replace('MARK_', '');
  // Which acts a type of record has is in acts.ts.
  const mover = movers[type as keyof typeof movers] as Document<unknown, { input: object }>;
  return change(mover, { id, expectedUpdatedAt, status, ...(day && asked.on && { [day]: asked.on }) });
}

/** While these last, the same request can succeed a moment later. */
const passing = ['BUSY', 'IN_PROGRESS', 'RATE_LIMITED'];
const attempts = 4;

/**
 * Does it with one record. The key follows from what is sent: what was done a moment ago and whose answer was lost is not done twice,
 * also after a reload or in another tab. After the service has forgotten the key, the time of the record keeps it from being done twice;
 * a task has none, so it is looked for (`isAssigned`).
 */
export async function send(scope: Scope, about: RunOfAct, row: Quoted, asked: Asked): Promise<void> {
  const { said, send: sendChange } = toChange(about, row, asked);
  const idempotencyKey = await makeKey(said);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sendChange({ scope, idempotencyKey });
      return;
    } catch (error) {
      const isPassing = error instanceof ApiError && passing.includes(error.code);
      if (!isPassing || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 1_000));
    }
  }
}

/** Whether the run has given the task of this record, which was sent without an answer, to anyone. It may be changed or deleted by now. */
export async function isAssigned(
  scope: Scope,
  run: string,
  { recordId, projectId, updatedAt: updatedSince }: Quoted,
): Promise<boolean> {
  // The record was last changed before its task was made.
  const filter = { projectId, isTask: true, updatedSince };
  for (let after: string | null | undefined; ; ) {
    const { list } = await execute(BulkTasksDocument, { filter, ...(after && { after }) }, { scope });
    const isOfRun = ({ metadata }: { metadata?: Record<string, unknown> | null }) =>
      metadata?.record_id === recordId && metadata.run_id === run;
    if (list.nodes.some(isOfRun)) return true;
    if (!list.pageInfo.hasNextPage) return false;
    after = list.pageInfo.endCursor;
  }
}
