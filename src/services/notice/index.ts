import { hasDuty } from 'lien-deadlines';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { readClaimOptions } from '../../domain/claim-document/options.js';
import { findRecordedOn } from '../../domain/claim-document/recorded-on.js';
import { noticeKinds } from '../../domain/deadlines/notice-deadline.js';
import { readNoticeOptions } from '../../domain/notice/document/notice-metadata.js';
import { recordDateViolations, sentDates, transitionDateViolations } from '../../domain/notice/record-dates.js';
import { isNoticeEditable, noticeTargets, recordedTypes } from '../../domain/notice/transitions.js';
import { orderViolations } from '../../domain/shared/date-order.js';
import { asSeen, illegibility } from '../../domain/shared/legible.js';
import { unprintability } from '../../domain/shared/printable.js';
import { breaksRule } from '../../domain/shared/record-rules.js';
import { Notice } from '../../entities/notice.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import type { CreateNoticeInput, TransitionNoticeInput, UpdateNoticeInput } from '../../schema/notice.js';
import { currentDocumentTimes, rejectStaleDocument } from '../document/current.js';
import { checkDivision } from '../document/division.js';
import { rejectWaitingOrders } from '../document/open-orders.js';
import { samePrintedClaim } from '../document/printed-metadata.js';
import { change, type Draft, insert, isReferenced, lock, references, remove, update } from '../shared/record.js';
import { todayIn } from '../shared/today.js';
import { amendmentViolations, findParent, withDefaults } from './amendment.js';
import { nextAmendmentNumber, nextNoticeNumber } from './number.js';
import { serveNotice } from './serve.js';

export async function createNotice(ctx: RequestContext, sent: CreateNoticeInput): Promise<Notice> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const parent = await findParent(ctx, violations, sent);
  const input = parent ? withDefaults(sent, parent) : sent;
  const { project, organization } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
  });
  checkDivision(violations, input.divisionId, project?.division_id);
  checkNumber(violations, input.metadata);
  checkOptions(violations, input.type, sent.metadata);
  if (parent) violations.addAll(amendmentViolations(sent, parent));
  checkDuty(violations, input);
  violations.addAll(orderViolations(furnishing, input));
  violations.throwIfAny();
  const number =
    ownNumber(input.metadata) ||
    (parent
      ? await nextAmendmentNumber(ctx, parent.id as string, organization!.id as string)
      : await nextNoticeNumber(ctx, organization!.id as string, organization!.code as string, input.noticeDate));
  const inherits = parent && sent.deadlineDate === undefined;
  const isRecorded = !parent && recordedTypes.includes(input.type!);
  const unrecorded = { metadata: null, recordedOn: null };
  const recordedOn = isRecorded ? findRecordedOn(unrecorded, input, todayIn(ctx, input.state!)) : undefined;
  return insert(ctx, Notice, {
    ...input,
    ...(inherits ? { deadlineSource: parent.deadline_source as Notice['deadlineSource'] } : sentDeadline(input)),
    divisionId: project!.division_id as string,
    noticeNumber: number,
    ...(recordedOn && { recordedOn }),
  });
}

export async function updateNotice(ctx: RequestContext, input: UpdateNoticeInput): Promise<Notice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, Notice, notices, input.id);
  rejectLocked(notice, input);
  const violations = new Violations();
  const { project, parent } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: notice.projectId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
    parent: { field: 'parentNoticeId', table: notices, id: notice.parentNoticeId },
  });
  checkDivision(violations, input.divisionId, project?.division_id);
  checkNumberKept(violations, input.metadata, notice);
  checkOptions(violations, input.type ?? notice.type, input.metadata);
  if (parent) violations.addAll(amendmentViolations(input, parent));
  checkDuty(violations, {
    duty: input.duty === undefined ? notice.duty : input.duty,
    type: input.type ?? notice.type,
    state: input.state ?? notice.state,
  });
  violations.addAll(orderViolations(furnishing, input));
  const recordedOn = takeRecordedOn(ctx, notice, input);
  checkRecordDates(ctx, violations, notice, { ...input, ...recordedOn });
  violations.throwIfAny();
  // A division is never cleared: null means "the project's", which it is already.
  return update(ctx, notice, { ...input, ...recordedOn, ...sentDeadline(input), divisionId: undefined });
}

/** A second notice of a type is one that the law of the state asks for. */
function checkDuty(
  violations: Violations,
  { duty, type, state }: Pick<CreateNoticeInput, 'duty' | 'type' | 'state'>,
): void {
  if (!duty || !type || !state || hasDuty(noticeKinds[type], duty, state)) return;
  violations.add('duty', `The duty field is not accepted: ${state} has one notice of this type.`);
}

/** Checks the options that the documents of a notice of this type read from its metadata. */
function checkOptions(
  violations: Violations,
  type: CreateNoticeInput['type'],
  metadata: CreateNoticeInput['metadata'],
): void {
  const optionViolations = [
    ...readNoticeOptions(metadata).violations,
    ...(type && type !== 'preliminary' ? readClaimOptions(metadata).violations : []),
  ];
  violations.addAll(optionViolations.filter(({ isPrinted }) => !isPrinted));
}

export async function deleteNotice(ctx: RequestContext, id: string): Promise<Notice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, Notice, notices, id);
  if (notice.status === 'generated') {
    throw invalid({ status: ['A notice that is generated has a current document: revert it first.'] });
  }
  if (notice.status !== 'draft' && notice.status !== 'void') {
    throw invalid({ status: [breaksRule('evidence', { record: 'notice', status: notice.status })] });
  }
  const followers = [
    { table: 'notices', column: 'parent_notice_id' },
    { table: 'escalations', column: 'notice_id' },
  ];
  if (await isReferenced(ctx, followers, id)) {
    throw invalid({ id: [breaksRule('followed', {})] });
  }
  return remove(ctx, notice);
}

export async function transitionNotice(ctx: RequestContext, input: TransitionNoticeInput): Promise<Notice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, Notice, notices, input.id);
  await checkNoticeTransition(ctx, notice, input);
  if (input.status === 'served') return serveNotice(ctx, notice, ctx.now());
  return change(ctx, notice, { status: input.status, ...sentDates(input) });
}

/** Rejects a step that the notice cannot take as it is now. */
export async function checkNoticeTransition(
  ctx: RequestContext,
  notice: Notice,
  input: TransitionNoticeInput,
): Promise<void> {
  const targets = noticeTargets(notice.type, notice.status);
  if (!targets.includes(input.status)) {
    const illegal = { record: 'notice', status: notice.status, to: input.status, targets: [...targets] };
    throw invalid({ status: [breaksRule('transition', illegal)] }, 'ILLEGAL_TRANSITION');
  }
  const violations = new Violations();
  violations.addAll(transitionDateViolations(input, 'recorded', 'released'));
  checkRecordDates(ctx, violations, notice, input);
  violations.throwIfAny();
  await checkDocument(ctx, notice.id, input.status);
  if (input.status === 'void') await rejectWaitingOrders(ctx, notice.id, 'notice', 'voided');
}

/** The work must begin before it ends. */
const furnishing = [['firstFurnishingDate', 'lastFurnishingDate']] as const;

/** The day of record in the metadata of a lien or a claim. That of an amendment is of the document that it amends. */
function takeRecordedOn(ctx: RequestContext, notice: Notice, input: UpdateNoticeInput): { recordedOn?: string } {
  if (notice.parentNoticeId || !recordedTypes.includes(input.type ?? notice.type)) return {};
  const day = findRecordedOn(notice, input, todayIn(ctx, notice.state));
  return day === undefined ? {} : { recordedOn: day };
}

/** The time to sue runs from the recording, so its dates are given once they are known. */
function checkRecordDates(
  ctx: RequestContext,
  violations: Violations,
  stored: Notice,
  input: UpdateNoticeInput | TransitionNoticeInput,
): void {
  const type = ('type' in input && input.type) || stored.type;
  violations.addAll(recordDateViolations({ type, stored, today: todayIn(ctx, stored.state) }, input));
}

/** The number that the caller gives, as it is printed; empty for none, undefined for what is neither a text nor a number. */
function ownNumber(metadata: Record<string, unknown> | null | undefined): string | undefined {
  const noticeNumber = metadata?.notice_number ?? '';
  if (typeof noticeNumber === 'number')
    return Math.abs(noticeNumber) <= Number.MAX_SAFE_INTEGER ? String(noticeNumber) : undefined;
  return typeof noticeNumber === 'string' ? asSeen(noticeNumber) : undefined;
}

function checkNumber(violations: Violations, metadata: Record<string, unknown> | null | undefined): void {
  const number = ownNumber(metadata);
  const wrong = number && (illegibility(number, 'one') ?? unprintability(number));
  if (number === undefined)
    violations.add('metadata.notice_number', 'The metadata.notice_number field must be a string or a number.');
  else if (number.length > 255) {
    violations.add(
      'metadata.notice_number',
      'The metadata.notice_number field must not be greater than 255 characters.',
    );
  } else if (wrong) {
    violations.add('metadata.notice_number', `The metadata.notice_number field ${wrong}`);
  }
}

/** The number is assigned at creation and never changes, so metadata with a different number would be wrong. */
function checkNumberKept(
  violations: Violations,
  metadata: Record<string, unknown> | null | undefined,
  { noticeNumber: currentNumber }: Notice,
): void {
  const number = ownNumber(metadata);
  if (number === '' || number === asSeen(currentNumber)) return;
  violations.add('metadata.notice_number', `The notice number is ${currentNumber} and never changes.`);
}

/** A date from the caller takes precedence; null returns the deadline to the rules. */
function sentDeadline({ deadlineDate }: { deadlineDate?: string | null }): Pick<Draft<Notice>, 'deadlineSource'> {
  return deadlineDate === undefined ? {} : { deadlineSource: deadlineDate === null ? 'calculated' : 'caller' };
}

/** What is not printed: when and where it was recorded becomes known only later, and a key is of the caller's own system. */
const notPrinted: ReadonlySet<string> = new Set([
  ...['id', 'filedOn', 'recordedOn', 'releasedOn'],
  ...['externalSource', 'externalId'],
]);

/** The printed content is fixed from `ordered` on. */
function rejectLocked(notice: Notice, input: UpdateNoticeInput): void {
  const { metadata, ...others } = input;
  const content = Object.fromEntries(Object.entries(others).filter(([field]) => !notPrinted.has(field)));
  if (isNoticeEditable(notice.status)) return;
  const metadataKept = metadata === undefined || samePrintedClaim(notice.metadata, metadata);
  if (metadataKept && Object.values(content).every((value) => value === undefined)) return;
  throw new AppError('VALIDATION_FAILED', `A notice that is ${notice.status} cannot be edited: amend it instead.`, {
    errors: { status: [`A notice that is ${notice.status} cannot be edited: amend it instead.`] },
  });
}

/** A notice becomes generated when its document is, and can be ordered only with a document that matches the records. */
async function checkDocument(ctx: RequestContext, noticeId: string, status: Notice['status']): Promise<void> {
  if (status !== 'generated' && status !== 'ordered') return;
  const times = await currentDocumentTimes(ctx, 'notice', noticeId);
  if (!times && status === 'generated') {
    throw invalid(
      { status: ['A notice becomes generated when its document is generated: call documents/generate.'] },
      'ILLEGAL_TRANSITION',
    );
  }
  if (status === 'ordered') await rejectStaleDocument(ctx, 'notice', noticeId, times);
}
