import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { isUsable, type SignedOriginal } from '../../domain/document/signed-original.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { breaksRule } from '../../domain/shared/record-rules.js';
import type { WaiverType } from '../../domain/vocabulary.js';
import { formCode, legalForm } from '../../domain/waiver/forms.js';
import { resolveType } from '../../domain/waiver/resolve-type.js';
import { checkPayment, checkSignedOn, checkTiming, checkWaiver } from '../../domain/waiver/rules.js';
import { isWaiverDeletable, isWaiverEditable, waiverTargets } from '../../domain/waiver/transitions.js';
import { Waiver } from '../../entities/waiver.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { waivers } from '../../reads/loaders/waiver.loader.js';
import type { CreateWaiverInput, TransitionWaiverInput, UpdateWaiverInput } from '../../schema/waiver.js';
import { holdDocuments } from '../document/current.js';
import { checkDivision } from '../document/division.js';
import { rejectSentOriginal, rejectWaitingOrders } from '../document/open-orders.js';
import { readAppliedFigures } from '../shared/applied-figures.js';
import { isKeyAlone } from '../shared/external-key.js';
import { stateOfProject } from '../shared/project-state.js';
import { change, insert, isSame, lock, references, remove, update } from '../shared/record.js';
import { todayIn } from '../shared/today.js';
import { notifySigned } from './notify.js';
import { blank, checkWaiverParties, namedParties, terms } from './terms.js';

type ProjectRow = {
  id: string;
  use: string | null;
  first_furnishing_date: string | null;
  state: string | null;
  division_id: string;
};

export async function createWaiver(ctx: RequestContext, input: CreateWaiverInput): Promise<Waiver> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const referencedRecords = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
    ...namedParties(input, input.projectId),
  });
  const project = referencedRecords.project as ProjectRow | undefined;
  checkDivision(violations, input.divisionId, project?.division_id);
  checkWaiverParties(violations, referencedRecords);
  const type = resolveWaiverType(violations, input);
  const state = input.state ?? (project && (await stateOfProject(ctx, project)));
  if (project && !state)
    violations.add('state', atField('state', wrong('required_when', { why: 'neither project nor jobsite has one' })));
  const data = {
    ...terms(input),
    type: type!,
    state: state!,
    divisionId: project?.division_id,
  };
  if (type && project && state) {
    violations.addAll(checkWaiver({ ...blank, ...data }, todayIn(ctx, state), project.first_furnishing_date));
  }
  violations.throwIfAny();
  const applied = (await readAppliedFigures(ctx, [data.payApplicationId]))(data.payApplicationId);
  return insert(ctx, Waiver, { ...data, ...applied, formCode: toFormCode(data, project!) });
}

export async function updateWaiver(ctx: RequestContext, input: UpdateWaiverInput): Promise<Waiver> {
  authorize(ctx, 'records');
  const waiver = await lock(ctx, Waiver, waivers, input.id);
  if (!isWaiverEditable(waiver.status)) {
    const { externalSource, externalId } = input;
    if (isKeyAlone(input)) return update(ctx, waiver, { externalSource, externalId });
    const fix = waiver.status === 'generated' ? 'revert its document first' : 'make a new one';
    throw invalid({ status: [`A waiver that is ${waiver.status} cannot be edited: ${fix}.`] });
  }
  const violations = new Violations();
  const referencedRecords = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: waiver.projectId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
    ...namedParties(input, waiver.projectId),
  });
  const project = referencedRecords.project as ProjectRow;
  checkDivision(violations, input.divisionId, project.division_id);
  checkWaiverParties(violations, referencedRecords);
  const type = resolveWaiverType(violations, input, waiver.type);
  // A division is never cleared: null means "the project's", which it is already.
  const data = { ...terms(input), type, divisionId: undefined };
  const merged = { ...waiver, ...present(data) } as Waiver;
  if (type) violations.addAll(checkWaiver(merged, todayIn(ctx, waiver.state), project.first_furnishing_date));
  violations.throwIfAny();
  // What is sent as it is stored is no new figure, and agrees with no other pay application than before.
  const isNew = (field: 'payApplicationId' | 'amount' | 'throughDate') =>
    data[field] !== undefined && !isSame(waiver[field], data[field], field === 'amount');
  const [isOther, isAmount, isDay] = [isNew('payApplicationId'), isNew('amount'), isNew('throughDate')];
  const figuresOf = await readAppliedFigures(ctx, isOther || isAmount || isDay ? [merged.payApplicationId] : []);
  const { appliedAmount, appliedPeriodTo } = figuresOf(merged.payApplicationId);
  const applied = { ...((isOther || isAmount) && { appliedAmount }), ...((isOther || isDay) && { appliedPeriodTo }) };
  return update(ctx, waiver, { ...data, ...applied, formCode: toFormCode(merged, project) });
}

export async function deleteWaiver(ctx: RequestContext, id: string): Promise<Waiver> {
  authorize(ctx, 'records');
  const waiver = await lock(ctx, Waiver, waivers, id);
  if (!isWaiverDeletable(waiver.status)) {
    throw invalid({ status: [breaksRule('evidence', { record: 'waiver', status: waiver.status })] });
  }
  await rejectWaitingOrders(ctx, id, 'waiver', 'deleted');
  await rejectSigned(ctx, id);
  return remove(ctx, waiver);
}

export async function transitionWaiver(ctx: RequestContext, input: TransitionWaiverInput): Promise<Waiver> {
  authorize(ctx, 'records');
  const { status } = input;
  // A scan that is being replaced or removed while the waiver is signed by hand was there, or stays.
  if (status === 'signed') await holdDocuments(ctx, input.id);
  const waiver = await lock(ctx, Waiver, waivers, input.id);
  rejectTarget(waiver, status);
  const document = status === 'signed' ? await documentOfWaiver(ctx, waiver.id) : null;
  const original = isUsable(document?.signedOriginal) ? document!.signedOriginal! : null;
  if (status === 'generated' || (status === 'signed' && !original)) {
    throw invalid({ status: [madeBy[status]] }, 'ILLEGAL_TRANSITION');
  }
  if (original && input.signedOriginalSha256 && input.signedOriginalSha256 !== original.sha256) {
    throw new AppError('CONFLICT', 'The waiver has another signed original now; look at it and retry.');
  }
  const paymentReceivedOn = input.paymentReceivedOn ?? waiver.paymentReceivedOn;
  const violations = new Violations();
  if (status === 'sent' || status === 'signed') {
    await checkTimes(ctx, violations, { ...waiver, paymentReceivedOn }, 'hold');
  }
  if ((status === 'effective' || status === 'released') && !paymentReceivedOn) {
    const sentence = `The payment received on field is required: a waiver becomes ${status} when the payment is confirmed.`;
    violations.add('paymentReceivedOn', sentence);
  }
  violations.addAll(checkPayment(input.paymentReceivedOn, todayIn(ctx, waiver.state)));
  violations.addAll(
    checkSignedOn(input.signedOn, {
      today: todayIn(ctx, waiver.state),
      generatedOn: original && dayInState(waiver.state, new Date(document!.createdAt)),
    }),
  );
  violations.throwIfAny();
  if (status === 'declined' || status === 'void') {
    await rejectWaitingOrders(ctx, waiver.id, 'waiver', status === 'void' ? 'voided' : status);
    await rejectSigned(ctx, waiver.id);
  }
  const now = ctx.now();
  const moved = await change(ctx, waiver, {
    status,
    paymentReceivedOn,
    ...(input.statusReason && { statusReason: input.statusReason }),
    ...(status === 'sent' && { sentAt: now }),
    ...(original && {
      signedAt: now,
      signedOn: input.signedOn,
      sentAt: waiver.sentAt ?? now,
      ...signerOf(waiver, original),
    }),
    ...(status === 'effective' && { effectiveAt: now }),
    ...(status === 'released' && { releasedAt: now }),
  });
  if (original) await notifySigned(ctx, moved);
  return moved;
}

/** Rejects to mark a waiver as sent for signature that cannot be as it is now. Nothing is locked. */
export async function checkSending(ctx: RequestContext, waiver: Waiver): Promise<void> {
  rejectTarget(waiver, 'sent');
  const violations = new Violations();
  await checkTimes(ctx, violations, waiver, 'look');
  violations.throwIfAny();
}

function rejectTarget({ type, status: now }: Waiver, status: Waiver['status']): void {
  const targets = waiverTargets(type, now);
  if (targets.includes(status)) return;
  const illegal = { record: 'waiver', status: now, to: status, targets: [...targets] };
  throw invalid({ status: [breaksRule('transition', illegal)] }, 'ILLEGAL_TRANSITION');
}

async function checkTimes(
  ctx: RequestContext,
  violations: Violations,
  waiver: Pick<Waiver, 'projectId' | 'type' | 'state' | 'paymentReceivedOn'>,
  hold: 'hold' | 'look',
): Promise<void> {
  const named = { project: { field: 'projectId', table: projects, id: waiver.projectId } };
  const { project } = await references(ctx, violations, named, hold);
  const first = (project as ProjectRow).first_furnishing_date;
  violations.addAll(checkTiming(waiver, todayIn(ctx, waiver.state), first));
}

const madeBy = {
  generated: 'A waiver becomes generated when its document is generated: call documents/generate.',
  signed: 'A waiver becomes signed when it is signed: call sign, or upload its signed original first.',
};

/** The waiver's own document: neither a preview nor a reverted one. */
async function documentOfWaiver(ctx: RequestContext, waiverId: string) {
  const ofWaiver = sql`documentable_id = ${waiverId}::uuid and documentable_type = 'waiver'`;
  const current = sql`status = 'completed' and not is_preview and deleted_at is null`;
  const [document] = await rowsWhere(ctx, documents, sql`${ofWaiver} and ${current}`);
  return document ?? null;
}

/** A waiver whose signed original is with its recipient is in effect there, whether or not the account has marked it as signed. */
async function rejectSigned(ctx: RequestContext, waiverId: string): Promise<void> {
  const document = await documentOfWaiver(ctx, waiverId);
  const sentence = 'An order has sent the signed original of the waiver: it can only be marked as signed.';
  if (document) await rejectSentOriginal(ctx, document.id, sentence);
}

/** Who signed the document by hand. The title on the record is that of the person it names, and of no one else. */
function signerOf({ signatoryName }: Waiver, { signerName }: SignedOriginal): Partial<Waiver> {
  return { signatoryName: signerName, ...(signerName !== signatoryName && { signatoryTitle: null }) };
}

/** The type determines the stage; a wrong pair is reported on the field that completes it. */
function resolveWaiverType(
  violations: Violations,
  { type, stage }: Pick<UpdateWaiverInput, 'type'> & { stage?: CreateWaiverInput['stage'] },
  current?: WaiverType,
): WaiverType | undefined {
  const resolved = resolveType(type, stage, current);
  if ('type' in resolved) return resolved.type;
  violations.add('stage', resolved.wrong);
  return undefined;
}

function toFormCode({ state, type }: { state: string; type: WaiverType }, { use }: ProjectRow): string {
  return formCode(legalForm(state, type, use), type);
}

function present(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
