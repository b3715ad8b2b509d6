import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { findRecordedOn } from '../../domain/claim-document/recorded-on.js';
import { recordDateViolations, sentDates, transitionDateViolations } from '../../domain/notice/record-dates.js';
import { escalationTargets, isEscalationEditable } from '../../domain/notice/transitions.js';
import { breaksRule } from '../../domain/shared/record-rules.js';
import { Escalation } from '../../entities/escalation.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { escalations } from '../../reads/loaders/escalation.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import type {
  CreateEscalationInput,
  TransitionEscalationInput,
  UpdateEscalationInput,
} from '../../schema/escalation.js';
import { currentDocumentTimes, rejectStaleDocument } from '../document/current.js';
import { checkDivision } from '../document/division.js';
import { rejectWaitingOrders } from '../document/open-orders.js';
import { samePrintedClaim } from '../document/printed-metadata.js';
import { change, insert, lock, references, remove, update } from '../shared/record.js';
import { mergeMetadata } from '../shared/sent-metadata.js';
import { driveLater, readDrive } from '../shared/state-data.js';
import { todayIn } from '../shared/today.js';

export async function createEscalation(ctx: RequestContext, input: CreateEscalationInput): Promise<Escalation> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const { project } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
    notice: { field: 'noticeId', table: notices, id: input.noticeId, projectId: input.projectId },
  });
  checkDivision(violations, input.divisionId, project?.division_id);
  const sentMetadata = mergeMetadata(violations, 'metadata', input);
  const drive = readDrive(ctx, violations, 'escalation', sentMetadata, { status: 'draft' });
  violations.throwIfAny();
  const { meta: _, ...fields } = input;
  const divisionId = project!.division_id as string;
  const metadata = sentMetadata.value;
  const unrecorded = { type: input.type, state: input.state, metadata: null, recordedOn: null };
  const recordedOn = takeRecordedOn(ctx, unrecorded, { metadata });
  const escalation = await insert(ctx, Escalation, { ...fields, metadata, ...recordedOn, divisionId });
  await driveLater(ctx, escalation.id, drive);
  return escalation;
}

export async function updateEscalation(ctx: RequestContext, input: UpdateEscalationInput): Promise<Escalation> {
  authorize(ctx, 'records');
  const escalation = await lock(ctx, Escalation, escalations, input.id);
  const violations = new Violations();
  const sentMetadata = mergeMetadata(violations, 'metadata', input);
  const { meta: _, ...fields } = { ...input, metadata: sentMetadata.value };
  const { filedOn, recordedOn, releasedOn, ...content } = fields;
  if (!isEscalationEditable(escalation.status) && !keepsDocument(escalation, content)) {
    throw invalid({
      status: [breaksRule('not_editable', { record: 'escalation', status: escalation.status })],
    });
  }
  await references(ctx, violations, {
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
    notice: { field: 'noticeId', table: notices, id: input.noticeId, projectId: escalation.projectId },
  });
  checkDivision(violations, input.divisionId, escalation.divisionId);
  checkDates(violations, escalation, input);
  const takenDay = takeRecordedOn(ctx, escalation, fields);
  checkRecordDates(ctx, violations, escalation, { ...input, ...takenDay });
  const drive = readDrive(ctx, violations, 'escalation', sentMetadata, {
    status: escalation.status,
    metadata: escalation.metadata,
  });
  violations.throwIfAny();
  await driveLater(ctx, escalation.id, drive);
  // A division is never cleared: null means "the project's", which it is already.
  return update(ctx, escalation, { ...fields, ...takenDay, divisionId: undefined });
}

export async function deleteEscalation(ctx: RequestContext, id: string): Promise<Escalation> {
  authorize(ctx, 'records');
  const escalation = await lock(ctx, Escalation, escalations, id);
  if (!isEscalationEditable(escalation.status) && escalation.status !== 'cancelled') {
    throw invalid({ status: [breaksRule('evidence', { record: 'escalation', status: escalation.status })] });
  }
  if (escalation.status === 'draft' && (await currentDocumentTimes(ctx, 'escalation', id))) {
    throw invalid({ status: [breaksRule('current_document', { record: 'escalation' })] });
  }
  return remove(ctx, escalation);
}

export async function transitionEscalation(ctx: RequestContext, input: TransitionEscalationInput): Promise<Escalation> {
  authorize(ctx, 'records');
  const escalation = await lock(ctx, Escalation, escalations, input.id);
  await checkEscalationTransition(ctx, escalation, input);
  return change(ctx, escalation, { status: input.status, ...sentDates(input) });
}

/** Rejects a step that the escalation cannot take as it is now. */
export async function checkEscalationTransition(
  ctx: RequestContext,
  escalation: Escalation,
  input: TransitionEscalationInput,
): Promise<void> {
  const targets = escalationTargets(escalation.status);
  if (!targets.includes(input.status)) {
    const illegal = { record: 'escalation', status: escalation.status, to: input.status, targets: [...targets] };
    throw invalid({ status: [breaksRule('transition', illegal)] }, 'ILLEGAL_TRANSITION');
  }
  const violations = new Violations();
  violations.addAll(transitionDateViolations(input, 'filed', 'resolved'));
  checkRecordDates(ctx, violations, escalation, input);
  violations.throwIfAny();
  if (input.status === 'sent' || input.status === 'filed') {
    const times = escalation.status === 'draft' ? await currentDocumentTimes(ctx, 'escalation', input.id) : null;
    await rejectStaleDocument(ctx, 'escalation', input.id, times);
  }
  if (input.status === 'cancelled' || input.status === 'resolved') {
    await rejectWaitingOrders(ctx, escalation.id, 'escalation', input.status);
  }
}

/** The day of record in the metadata of a lien or a claim on a bond. */
function takeRecordedOn(
  ctx: RequestContext,
  stored: Pick<Escalation, 'type' | 'state' | 'metadata' | 'recordedOn'>,
  sent: Pick<UpdateEscalationInput, 'type' | 'metadata' | 'recordedOn'>,
): { recordedOn?: string } {
  if (!['lien_filing', 'bond_claim'].includes(sent.type ?? stored.type)) return {};
  const day = findRecordedOn(stored, sent, todayIn(ctx, stored.state));
  return day === undefined ? {} : { recordedOn: day };
}

/** The time to sue runs from the recording, so its dates are given once they are known. */
function checkRecordDates(
  ctx: RequestContext,
  violations: Violations,
  stored: Escalation,
  input: UpdateEscalationInput | TransitionEscalationInput,
): void {
  const type = ('type' in input && input.type) || stored.type;
  violations.addAll(recordDateViolations({ type, stored, today: todayIn(ctx, stored.state) }, input));
}

/** The printed content of an escalation that was sent or filed cannot change; the rest of its metadata is the integrator's. */
function keepsDocument(stored: Escalation, { id: _, metadata, ...content }: UpdateEscalationInput): boolean {
  if (Object.values(content).some((value) => value !== undefined)) return false;
  return metadata === undefined || samePrintedClaim(stored.metadata, metadata);
}

/** The deadline must be later than the date of issue, even if only one of them is in the request. */
function checkDates(violations: Violations, stored: Escalation, input: UpdateEscalationInput): void {
  const issued = input.escalationDate ?? stored.escalationDate;
  const deadline = input.deadlineDate === undefined ? stored.deadlineDate : input.deadlineDate;
  if (!deadline || deadline > issued) return;
  if (input.deadlineDate) {
    violations.add('deadlineDate', 'The deadline date field must be a date after escalation date.');
  } else {
    violations.add('escalationDate', `The escalation date field must be a date before the deadline date, ${deadline}.`);
  }
}
