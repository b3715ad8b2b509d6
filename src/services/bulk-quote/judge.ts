import type { RequestContext } from '../../context/request-context.js';
import { type BulkAct, type BulkRecordType, daysOfActs } from '../../domain/bulk/acts.js';
import type { DocumentableType, DocumentType } from '../../domain/vocabulary.js';
import { invalid, Violations } from '../../errors/app-error.js';
import type { BulkQuoteInput } from '../../schema/bulk-quote.js';
import { readNextAct } from '../deadline/next-act.js';
import { currentDocumentTimes } from '../document/current.js';
import { gatherDocument } from '../document/index.js';
import * as escalation from '../escalation/index.js';
import * as notice from '../notice/index.js';
import { factViolations } from '../project/index.js';
import * as waiver from '../waiver/index.js';

/** A row of any of the types: of its own fields, those that the checks and the title need. */
export interface BulkRecord {
  id: string;
  accountId: string;
  organizationId: string;
  projectId: string;
  status: string;
  updatedAt: string;
  type?: string;
  name?: string;
  noticeNumber?: string;
  applicationNumber?: number;
  state?: string | null;
}

/** The document that stands for a record of each type. */
export const mainDocuments: Readonly<Record<DocumentableType, DocumentType>> = {
  notice: 'notice',
  escalation: 'escalation',
  waiver: 'waiver',
  pay_application: 'pay-application',
};

/** The status that a record has after an act. */
const statuses: Readonly<Partial<Record<BulkAct, string>>> = {
  mark_sent: 'sent',
  mark_filed: 'filed',
  mark_recorded: 'recorded',
  mark_completed: 'completed',
  mark_released: 'released',
  mark_resolved: 'resolved',
};

/** Throws what the mutation of the act would throw for this record as it is now. */
export async function judge(
  ctx: RequestContext,
  { recordType, act, on }: Pick<BulkQuoteInput, 'recordType' | 'act' | 'on'>,
  record: BulkRecord,
): Promise<void> {
  if (act === 'assign') return;
  if (recordType === 'project') return act === 'mark_done' ? judgeDone(ctx, on!, record) : judgeProject(act, record);
  if (act === 'generate') {
    const named = { documentableType: recordType, documentableId: record.id, type: mainDocuments[recordType] };
    await gatherDocument(ctx, { ...named, organizationId: record.organizationId }, 'documentableId');
    return;
  }
  const day = daysOfActs[act];
  const input = { id: record.id, status: statuses[act], ...(day && on && { [day]: on }) };
  await judgeStep(ctx, recordType, record, input as never);
}

/** The act that is done is the next one on the project, which `actsDone` then has. */
async function judgeDone(ctx: RequestContext, doneOn: string, { id, state }: BulkRecord): Promise<void> {
  const act = await readNextAct(ctx, id);
  if (!act) throw invalid({ actsDone: ['It has no act that is to be done.'] });
  const { kind, duty, month } = act;
  const violations = new Violations();
  violations.addAll(await factViolations(ctx, { actsDone: [{ kind, duty, month, doneOn }] }, { id, state }));
  violations.throwIfAny();
}

function judgeProject(act: BulkAct, { status }: BulkRecord): void {
  const isArchived = status === 'archived';
  if (act === 'archive' && isArchived) throw invalid({ status: ['It is archived already.'] });
  if (act === 'restore' && !isArchived) throw invalid({ status: [`It is ${status}, and not archived.`] });
}

async function judgeStep(
  ctx: RequestContext,
  type: Exclude<BulkRecordType, 'project'>,
  record: BulkRecord,
  input: never,
): Promise<void> {
  if (type === 'notice') return notice.checkNoticeTransition(ctx, record as never, input);
  if (type === 'waiver') return waiver.checkSending(ctx, record as never);
  // What was sent or filed has a document, which here is the one of the service.
  if (record.status === 'draft' && !(await currentDocumentTimes(ctx, 'escalation', record.id))) {
    throw invalid({ status: ['It has no document: generate it first.'] });
  }
  return escalation.checkEscalationTransition(ctx, record as never, input);
}
