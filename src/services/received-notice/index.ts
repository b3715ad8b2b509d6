import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { isFuture, orderViolations } from '../../domain/shared/date-order.js';
import { ReceivedNotice } from '../../entities/received-notice.js';
import { Violations } from '../../errors/app-error.js';
import { parties } from '../../reads/loaders/party.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { receivedNotices } from '../../reads/loaders/received-notice.loader.js';
import type {
  CreateReceivedNoticeInput,
  MatchReceivedNoticeInput,
  UpdateReceivedNoticeInput,
} from '../../schema/received-notice.js';
import { noteHoldsOfProject } from '../payment-exposure/hold.js';
import { readChangedPlace } from '../shared/address.js';
import { change, insert, lock, references, remove, update } from '../shared/record.js';
import { todayAt } from '../shared/today.js';
import { removeReceivedNoticeFiles } from './files.js';

/** Logs a notice that arrived. Whose it is stays open until a person decides (`matchReceivedNotice`). */
export async function createReceivedNotice(
  ctx: RequestContext,
  input: CreateReceivedNoticeInput,
): Promise<ReceivedNotice> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const { project } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
  });
  await checkDates(ctx, violations, input, project);
  violations.throwIfAny();
  const notice = await insert(ctx, ReceivedNotice, input);
  await noteHoldsOfProject(ctx, input.projectId);
  return notice;
}

export async function updateReceivedNotice(
  ctx: RequestContext,
  input: UpdateReceivedNoticeInput,
): Promise<ReceivedNotice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, ReceivedNotice, receivedNotices, input.id);
  const violations = new Violations();
  const { project } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId ?? notice.projectId },
  });
  await checkDates(ctx, violations, input, project);
  const data = readChangedPlace(violations, notice, input);
  violations.throwIfAny();
  // The parties of another project are other ones.
  const moves = input.projectId !== undefined && input.projectId.toLowerCase() !== notice.projectId;
  const changed = await update(ctx, notice, { ...data, ...(moves && undecided) });
  if (moves) await noteHoldsOfProject(ctx, input.projectId!);
  return changed;
}

export async function deleteReceivedNotice(ctx: RequestContext, id: string): Promise<ReceivedNotice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, ReceivedNotice, receivedNotices, id);
  await removeReceivedNoticeFiles(ctx, [id]);
  return remove(ctx, notice);
}

/** Says whose notice it is. The person who decides is kept: a suggestion by name alone never matches (decision 124). */
export async function matchReceivedNotice(
  ctx: RequestContext,
  { id, partyId, unknownClaimant }: MatchReceivedNoticeInput,
): Promise<ReceivedNotice> {
  authorize(ctx, 'records');
  const notice = await lock(ctx, ReceivedNotice, receivedNotices, id);
  const violations = new Violations();
  if (!notice.projectId) violations.add('id', 'The notice is on no project yet: set its project id first.');
  if (partyId && unknownClaimant) {
    violations.add('unknownClaimant', 'The unknown claimant field is only accepted without a party id.');
  }
  if (notice.projectId) {
    await references(ctx, violations, {
      party: { field: 'partyId', table: parties, id: partyId, projectId: notice.projectId },
    });
  }
  violations.throwIfAny();
  const match = partyId ? 'matched' : unknownClaimant ? 'unknown_claimant' : 'open';
  if (match === notice.match && (partyId?.toLowerCase() ?? null) === notice.partyId) return notice;
  if (match === 'open') return change(ctx, notice, undecided);
  return change(ctx, notice, {
    match,
    partyId: partyId ?? null,
    matchedById: ctx.principal.userId || null,
    matchedAt: ctx.now(),
  });
}

const undecided = { match: 'open', partyId: null, matchedById: null, matchedAt: null } as const;

/** What has not happened yet cannot be logged. */
async function checkDates(
  ctx: RequestContext,
  violations: Violations,
  input: Pick<UpdateReceivedNoticeInput, 'receivedOn' | 'releasedOn' | 'firstFurnishingDate' | 'lastFurnishingDate'>,
  project: Record<string, unknown> | undefined,
): Promise<void> {
  violations.addAll(
    orderViolations(
      [
        ['receivedOn', 'releasedOn'],
        ['firstFurnishingDate', 'lastFurnishingDate'],
      ],
      input,
    ),
  );
  const { receivedOn, releasedOn } = input;
  if (!receivedOn && !releasedOn) return;
  const today = await todayAt(ctx, (project ?? {}) as { id?: string; state?: string | null });
  for (const [field, day, name] of [
    ['receivedOn', receivedOn, 'received on'],
    ['releasedOn', releasedOn, 'released on'],
  ] as const) {
    if (day && isFuture(day, today)) violations.add(field, `The ${name} field must not be a date in the future.`);
  }
}
