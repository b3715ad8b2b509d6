import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import {
  clearedOpeningViolations,
  defaultPeriodFrom,
  deletionViolations,
  newApplicationViolations,
  nextApplicationNumber,
  periodViolations,
  previousApplication,
  takeoverViolations,
} from '../../domain/pay-application/numbering.js';
import { type OpeningBalances, openingEarned } from '../../domain/pay-application/opening.js';
import { isPayApplicationEditable } from '../../domain/pay-application/transitions.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import type { Violation } from '../../domain/shared/violation.js';
import { PayApplication } from '../../entities/pay-application.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { sovs } from '../../reads/loaders/sov.loader.js';
import type { CreatePayApplicationInput, UpdatePayApplicationInput } from '../../schema/pay-application.js';
import type { OpeningBalancesInput } from '../../schema/pay-application-opening.js';
import type { ChangeOrderInput, PayApplicationLineInput } from '../../schema/pay-application-sheet.js';
import { getToday, lockContract, lockContractFor, readApplications } from '../contract/contract.js';
import { computeFigures, type SheetInput, stored } from '../contract/figures.js';
import { checkDivision } from '../document/division.js';
import { rejectWaitingOrders } from '../document/open-orders.js';
import { samePrintedApplication } from '../document/printed-metadata.js';
import { withdrawEmailInvitations } from '../pay-application-invitation/by-email.js';
import { withdrawInvitations } from '../pay-application-invitation/invite.js';
import { change, insert, isReferenced, lock, references, remove, update } from '../shared/record.js';
import {
  checkNewParticipants,
  participantReferences,
  readMergedParticipants,
  writeParticipants,
} from './participants.js';

export async function createPayApplication(
  ctx: RequestContext,
  input: CreatePayApplicationInput,
): Promise<PayApplication> {
  authorize(ctx, 'records');
  const contract = await lockContract(ctx, input.projectId);
  const violations = new Violations();
  const referencedRecords = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
    // If the project does not exist, the schedule is not checked.
    sov: { field: 'sovId', table: sovs, id: input.sovId, projectId: contract?.projectId },
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
    ...participantReferences(violations, input.participants),
  });
  checkDivision(violations, input.divisionId, contract?.divisionId);
  violations.throwIfAny();
  const applications = await readApplications(ctx, input.projectId);
  const applicationNumber = nextApplicationNumber(applications);
  const previous = previousApplication(applications, applicationNumber);
  const periodFrom = input.periodFrom ?? defaultPeriodFrom(previous);
  const opening = openingBalances(input.opening);
  const newSheet = {
    periodFrom,
    periodTo: input.periodTo,
    applicationNumber: input.applicationNumber ?? null,
    isTakenOver: opening !== null,
  };
  rejectViolations(newApplicationViolations(applications, newSheet));
  const drawn: SheetInput & { applicationDate: string } = {
    applicationNumber: input.applicationNumber ?? applicationNumber,
    applicationDate: input.applicationDate ?? (await getToday(ctx, contract!)),
    sovId: input.sovId,
    periodFrom,
    periodTo: input.periodTo,
    retainagePercent: input.retainagePercent ?? previous?.retainagePercent ?? contract!.retainagePercent ?? '0',
    materialsRetainagePercent:
      input.materialsRetainagePercent === undefined
        ? (previous?.materialsRetainagePercent ?? null)
        : input.materialsRetainagePercent,
    allowOverbilling: input.allowOverbilling ?? false,
    lines: entries(input.lines),
    changeOrders: changeOrders(input.changeOrders),
    opening,
  };
  const figures = await computeFigures(ctx, contract!, applications, drawn);
  rejectViolations(figures.violations);
  const application = await insert(ctx, PayApplication, {
    ...drawn,
    ...stored(figures),
    projectId: input.projectId,
    divisionId: contract!.divisionId,
    organizationId: input.organizationId ?? contract!.organizationId,
    waiverPolicy: input.waiverPolicy,
    externalSource: input.externalSource,
    externalId: input.externalId,
    metadata: input.metadata,
  });
  await writeParticipants(ctx, application.id, input.participants ?? [], referencedRecords);
  return application;
}

export async function updatePayApplication(
  ctx: RequestContext,
  input: UpdatePayApplicationInput,
): Promise<PayApplication> {
  authorize(ctx, 'records');
  const contract = await lockContractFor(ctx, 'pay_applications', input.id);
  const application = await lock(ctx, PayApplication, payApplications, input.id);
  const {
    participants,
    lines,
    changeOrders: orders,
    opening,
    divisionId,
    waiverPolicy,
    externalSource,
    externalId,
    ...head
  } = input;
  const violations = new Violations();
  const staying = participants?.length ? await readMergedParticipants(ctx, application.id) : new Set<string>();
  const referencedRecords = await references(ctx, violations, {
    division: { field: 'divisionId', table: divisions, id: divisionId },
    ...participantReferences(violations, participants, staying),
  });
  checkDivision(violations, divisionId, application.divisionId);
  violations.throwIfAny();
  if (participants) await checkNewParticipants(ctx, application, participants);
  const isShared = participants ? await writeParticipants(ctx, application.id, participants, referencedRecords) : false;
  // They are no figures, so they stay open when those are frozen.
  await update(ctx, application, { waiverPolicy, externalSource, externalId });
  const store = isShared ? change : update;
  const rest = Object.entries({ ...head, lines, orders, opening }).filter(
    ([key, value]) => key !== 'id' && value !== undefined,
  );
  if (rest.length === 0) return store(ctx, application, {});
  if (!isPayApplicationEditable(application.status)) {
    const { metadata } = head;
    const isMetadataUnchanged = metadata !== undefined && samePrintedApplication(application.metadata, metadata);
    if (isMetadataUnchanged && rest.length === 1) return store(ctx, application, { metadata });
    const state = application.status.replaceAll('_', ' ');
    throw invalid({ status: [`A pay application that is ${state} cannot be edited: its amounts are frozen.`] });
  }
  const applications = await readApplications(ctx, application.projectId);
  const previous = previousApplication(applications, application.applicationNumber);
  const drawn: SheetInput & { applicationDate: string } = {
    applicationNumber: application.applicationNumber,
    sovId: application.sovId,
    applicationDate: head.applicationDate ?? application.applicationDate,
    periodFrom:
      head.periodFrom === undefined ? application.periodFrom : (head.periodFrom ?? defaultPeriodFrom(previous)),
    periodTo: head.periodTo ?? application.periodTo,
    retainagePercent: head.retainagePercent ?? application.retainagePercent,
    materialsRetainagePercent:
      head.materialsRetainagePercent === undefined
        ? application.materialsRetainagePercent
        : head.materialsRetainagePercent,
    allowOverbilling: head.allowOverbilling ?? application.allowOverbilling,
    lines: lines ? entries(lines) : application.lines,
    changeOrders: orders ? changeOrders(orders) : application.changeOrders,
    opening: opening === undefined ? application.opening : openingBalances(opening),
  };
  if (drawn.opening) rejectViolations(takeoverViolations(previous));
  else if (application.opening) rejectViolations(clearedOpeningViolations(application, applications));
  const figures = await computeFigures(ctx, contract!, applications, drawn);
  rejectViolations([...periodViolations(drawn, previous), ...figures.violations]);
  return store(ctx, application, { ...drawn, ...stored(figures), metadata: head.metadata });
}

export async function deletePayApplication(ctx: RequestContext, id: string): Promise<PayApplication> {
  authorize(ctx, 'records');
  await lockContractFor(ctx, 'pay_applications', id);
  const application = await lock(ctx, PayApplication, payApplications, id);
  rejectViolations(deletionViolations(application, await readApplications(ctx, application.projectId)));
  if (await isReferenced(ctx, [{ table: 'waivers', column: 'pay_application_id' }], id)) {
    throw invalid({ id: ['The pay application has waivers: delete them or remove them from it first.'] });
  }
  if (await isReferenced(ctx, [{ table: 'waiver_requests', column: 'pay_application_id' }], id)) {
    throw invalid({ id: ['Payees were asked for waivers for the pay application: void it instead.'] });
  }
  await rejectWaitingOrders(ctx, id, 'pay application', 'deleted');
  await withdrawInvitations(ctx, id, []);
  await withdrawEmailInvitations(ctx, id, 'all');
  return remove(ctx, application);
}

/** Throws the violations that the domain found, if any, which rolls back the request's transaction. */
export function rejectViolations(problems: readonly Violation[]): void {
  const violations = new Violations();
  for (const { field, message } of problems) violations.add(field, message);
  violations.throwIfAny();
}

/** The lists of an input as an application stores them. */
export function toStoredLists<Input extends Pick<CreatePayApplicationInput, 'lines' | 'changeOrders' | 'opening'>>(
  input: Input,
) {
  return {
    ...input,
    ...(input.lines !== undefined && { lines: entries(input.lines) }),
    ...(input.changeOrders !== undefined && { changeOrders: changeOrders(input.changeOrders) }),
    ...(input.opening !== undefined && { opening: openingBalances(input.opening) }),
  };
}

function entries(lines: PayApplicationLineInput[] | null | undefined): SheetInput['lines'] {
  return (lines ?? []).map((line) => ({
    sovLineId: line.sovLineId,
    workCompletedThisPeriod: line.workCompletedThisPeriod ?? null,
    percentComplete: line.percentComplete ?? null,
    materialsStored: line.materialsStored ?? null,
    retainagePercent: line.retainagePercent ?? null,
    materialsRetainagePercent: line.materialsRetainagePercent ?? null,
  }));
}

function changeOrders(orders: ChangeOrderInput[] | null | undefined): SheetInput['changeOrders'] {
  return (orders ?? []).map(({ number, amount, approvedOn }) => ({ number, amount, approvedOn: approvedOn ?? null }));
}

/** The balances as they are stored: what was left out is 0, and the certificates follow from the retainage. */
function openingBalances(input: OpeningBalancesInput | null | undefined): OpeningBalances | null {
  if (!input) return null;
  const amount = (text: string | null | undefined) => formatCents(parseCents(text ?? '0') ?? 0n);
  const lines = (input.lines ?? []).map(({ sovLineId, workCompleted, materialsStored }) => ({
    sovLineId: sovLineId.toLowerCase(),
    workCompleted: amount(workCompleted),
    materialsStored: amount(materialsStored),
  }));
  const retainage = input.retainage ? amount(input.retainage) : null;
  const earned = openingEarned({ lines, retainage });
  if (!input.certifiedToDate && retainage === null && Number(earned) !== 0) {
    const message = 'The certified to date field is required, or the retainage, where something was billed before.';
    throw invalid({ 'opening.certifiedToDate': [message] });
  }
  return { certifiedToDate: input.certifiedToDate ? amount(input.certifiedToDate) : earned, retainage, lines };
}
