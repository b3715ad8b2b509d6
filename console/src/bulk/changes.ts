import { daysOfActs } from '@domain/bulk/acts.js';
import { ApiError } from '../api/errors';
import { type Document, execute } from '../api/execute';
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
export function toTaskText({ text }: Asked, type: BulkRecordType, { title }: Quoted): string {
  return type === 'PROJECT' ? text.trim() : `${text.trim()} (${title})`;
}

/** The one mutation that does it with one record. */
function toChange(type: BulkRecordType, act: BulkAct, row: Quoted, asked: Asked): [Document<unknown, never>, object] {
  const { recordId: id, updatedAt: expectedUpdatedAt, organizationId, projectId } = row;
  if (act === 'ASSIGN') {
    const task = { isTask: true, assigneeId: asked.assigneeId || null, dueOn: asked.dueOn || null };
    return [
      BulkAssignDocument,
      { projectId, text: toTaskText(asked, type, row), ...task, metadata: { record_id: id } },
    ];
  }
  if (act === 'GENERATE') {
    const document = { documentableType: type, documentableId: id, type, organizationId };
    return [BulkGenerateDocument, { ...document, expectedUpdatedAt }];
  }
  const day = daysOfActs[act.toLowerCase() as keyof typeof daysOfActs];
  const status = statuses[act] ?? act.replace('MARK_', '');
  const mover = movers[type as keyof typeof movers] as Document<unknown, never>;
  return [mover, { id, expectedUpdatedAt, status, ...(day && { [day]: asked.on }) }];
}

/** While these last, the same request can succeed a moment later. */
const passing = ['BUSY', 'IN_PROGRESS', 'RATE_LIMITED'];
const attempts = 4;

/**
 * Does it with one record. The key follows from what is sent: what was done already and whose answer was lost is not done twice, also
 * after a reload or in another tab.
 */
export async function send(scope: Scope, type: BulkRecordType, act: BulkAct, row: Quoted, asked: Asked): Promise<void> {
  const [document, input] = toChange(type, act, row, asked);
  const idempotencyKey = await makeKey([document.__meta__?.name, input]);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute(document, { input } as never, { scope, idempotencyKey });
      return;
    } catch (error) {
      const isPassing = error instanceof ApiError && passing.includes(error.code);
      if (!isPassing || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 1_000));
    }
  }
}
