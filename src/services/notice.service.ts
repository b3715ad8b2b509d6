import { sql } from 'kysely';
import { authorize } from '../auth/permission.js';
import type { RequestContext } from '../context.js';
import { amendmentNumber, noticeNumber } from '../domain/notice-number.js';
import { isNoticeEditable, noticeTargets } from '../domain/transitions.js';
import { Notice } from '../entities/notice.js';
import { AppError, invalid, Violations } from '../errors/app-error.js';
import { divisions } from '../loaders/division.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { projects } from '../loaders/project.loader.js';
import type { CreateNoticeInput, TransitionNoticeInput, UpdateNoticeInput } from '../schema/notice.js';
import { changedSince } from './notice-changes.js';
import { change, insert, lock, references, remove } from './record.js';

export async function createNotice(ctx: RequestContext, input: CreateNoticeInput): Promise<Notice> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const { project, organization, parent } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
    parent: {
      field: 'parentNoticeId',
      table: notices,
      id: input.parentNoticeId,
      projectId: input.projectId,
      changed: true,
    },
  });
  checkDivision(violations, input.divisionId, project?.division_id);
  checkNumber(violations, input.metadata);
  if (input.parentNoticeId && !input.amendmentReason) {
    violations.add('amendmentReason', 'The amendment reason field is required when parent notice id is present.');
  }
  if (input.amendmentReason && !input.parentNoticeId) {
    violations.add('parentNoticeId', 'The parent notice id field is required when amendment reason is present.');
  }
  violations.throwIfAny();
  const divisionId = project!.division_id as string;
  const given = input.metadata?.notice_number;
  const number =
    typeof given === 'string' && given.trim() !== ''
      ? given.trim()
      : parent
        ? await nextAmendment(ctx, parent.id as string)
        : await nextNumber(ctx, input, organization!.code as string);
  const originalClaimAmount = input.originalClaimAmount ?? (parent?.claim_amount as number | null | undefined);
  return insert(ctx, Notice, {
    ...input,
    divisionId,
    noticeNumber: number,
    originalClaimAmount: originalClaimAmount == null ? null : Number(originalClaimAmount).toFixed(2),
  });
}

export async function updateNotice(ctx: RequestContext, input: UpdateNoticeInput): Promise<Notice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, Notice, notices, input.id);
  refuseLocked(notice);
  const violations = new Violations();
  const { project } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: notice.projectId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
  });
  checkDivision(violations, input.divisionId, project?.division_id);
  checkNumberKept(violations, input.metadata, notice);
  violations.throwIfAny();
  // A division is never cleared: null means "the project's", which it already is.
  return change(ctx, notice, { ...input, divisionId: undefined });
}

export async function deleteNotice(ctx: RequestContext, id: string): Promise<Notice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, Notice, notices, id);
  if (notice.status === 'generated') {
    throw invalid({ status: ['A notice that is generated has a current document: revert it first.'] });
  }
  if (notice.status !== 'draft' && notice.status !== 'void') {
    throw invalid({ status: [`A notice that is ${notice.status} is evidence and cannot be deleted.`] });
  }
  return remove(ctx, notice);
}

export async function transitionNotice(ctx: RequestContext, input: TransitionNoticeInput): Promise<Notice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, Notice, notices, input.id);
  const targets = noticeTargets(notice.type, notice.status);
  if (!targets.includes(input.status)) {
    const legal = targets.length > 0 ? `it can move to ${targets.join(', ')}` : 'it can move nowhere';
    const sentence = `A notice that is ${notice.status} cannot become ${input.status}: ${legal}.`;
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  await checkDocument(ctx, notice.id, input.status);
  return change(ctx, notice, {
    status: input.status,
    servedAt: input.status === 'served' ? ctx.now() : notice.servedAt,
  });
}

/** The division of a document record is its project's (spec, core model rule 4). */
function checkDivision(violations: Violations, given: string | null | undefined, projects_: unknown): void {
  if (given && projects_ && given !== projects_) {
    violations.add('divisionId', 'The division id field must be the division of the project.');
  }
}

function checkNumber(violations: Violations, metadata: Record<string, unknown> | null | undefined): void {
  const given = metadata?.notice_number;
  if (given === undefined || given === null) return;
  if (typeof given !== 'string')
    violations.add('metadata.notice_number', 'The metadata.notice number field must be a string.');
  else if (given.trim().length > 255) {
    violations.add(
      'metadata.notice_number',
      'The metadata.notice number field must not be greater than 255 characters.',
    );
  }
}

/** The number is issued at creation and never changes (spec, Notice): a bag that tells another one would lie. */
function checkNumberKept(
  violations: Violations,
  metadata: Record<string, unknown> | null | undefined,
  { noticeNumber: kept }: Notice,
): void {
  const given = metadata?.notice_number;
  if (given === undefined || given === null || given === '') return;
  if (typeof given === 'string' && given.trim() === kept) return;
  violations.add('metadata.notice_number', `The notice number is ${kept} and never changes.`);
}

function refuseLocked(notice: Notice): void {
  if (isNoticeEditable(notice.status)) return;
  throw new AppError('VALIDATION_FAILED', `A notice that is ${notice.status} cannot be edited: amend it instead.`, {
    errors: { status: [`A notice that is ${notice.status} cannot be edited: amend it instead.`] },
  });
}

/** The counter's row is locked by the upsert until the request ends: no number is given twice, and a rollback leaves no gap. */
async function nextNumber(ctx: RequestContext, input: CreateNoticeInput, code: string): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ last: number }>`
      insert into notice_counters (organization_id, livemode, notice_date, last)
      values (${input.organizationId}::uuid, ${ctx.livemode}, ${input.noticeDate}::date, 1)
      on conflict (organization_id, livemode, notice_date) do update set last = notice_counters.last + 1
      returning last`.execute(ctx.db);
    const number = noticeNumber(input.noticeDate, code, rows[0]!.last);
    if (!(await isTaken(ctx, input.organizationId, number))) return number;
  }
}

/** Amendments are numbered from the original, however deep the chain; its row is locked while they are counted. */
async function nextAmendment(ctx: RequestContext, parentId: string): Promise<string> {
  const original = await sql<{ id: string; notice_number: string; organization_id: string }>`
    with recursive up as (
      select id, parent_notice_id, notice_number, organization_id from notices where id = ${parentId}::uuid
      union all select n.id, n.parent_notice_id, n.notice_number, n.organization_id from notices n join up on n.id = up.parent_notice_id)
    select id, notice_number, organization_id from up where parent_notice_id is null`.execute(ctx.db);
  const root = original.rows[0]!;
  await sql`select 1 from notices where id = ${root.id}::uuid for update`.execute(ctx.db);
  const { rows } = await sql<{ n: number }>`
    with recursive down as (
      select id from notices where parent_notice_id = ${root.id}::uuid
      union all select n.id from notices n join down on n.parent_notice_id = down.id)
    select count(*)::int as n from down`.execute(ctx.db);
  for (let count = rows[0]!.n + 1; ; count += 1) {
    const number = amendmentNumber(root.notice_number, count);
    if (!(await isTaken(ctx, root.organization_id, number))) return number;
  }
}

/** A caller's own number may already stand where the counter is going. */
async function isTaken(ctx: RequestContext, organizationId: string, number: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notices
    where organization_id = ${organizationId}::uuid and livemode = ${ctx.livemode} and notice_number = ${number}`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** A notice becomes generated when its document is, and is ordered with a document that says what the records say. */
async function checkDocument(ctx: RequestContext, noticeId: string, status: Notice['status']): Promise<void> {
  if (status !== 'generated' && status !== 'ordered') return;
  const { rows } = await sql<{ created_at: string }>`
    select created_at from documents where documentable_type = 'notice' and documentable_id = ${noticeId}::uuid
    and status = 'completed' and not is_preview and deleted_at is null`.execute(ctx.db);
  if (!rows[0] && status === 'generated') {
    throw invalid(
      { status: ['A notice becomes generated when its document is: call documents/generate.'] },
      'ILLEGAL_TRANSITION',
    );
  }
  if (rows[0] && status === 'ordered' && (await changedSince(ctx, noticeId, rows[0].created_at))) {
    const sentence = 'The records have changed since the document was generated: revert it and generate it again.';
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
}
