import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { appliedLineIds } from '../../domain/pay-application/binding.js';
import type { Violation } from '../../domain/shared/violation.js';
import { scheduleChangeViolations } from '../../domain/sov/changes.js';
import { activationViolations, scheduleLineViolations, scheduleTotals } from '../../domain/sov/schedule.js';
import { Sov } from '../../entities/sov.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { type StoredLine, sovLines, sovs } from '../../reads/loaders/sov.loader.js';
import type { CreateSovInput, UpdateSovInput } from '../../schema/sov.js';
import { type Contract, listedLines, lockContract, lockContractFor } from '../contract/contract.js';
import { refreshDraft } from '../contract/figures.js';
import { change, insert, isReferenced, isSame, lock, references, remove, update } from '../shared/record.js';
import { correctSheets, type WantedLine, wantedLines, writeLines } from './lines.js';

export async function createSov(ctx: RequestContext, input: CreateSovInput): Promise<Sov> {
  authorize(ctx, 'records');
  const contract = await lockContract(ctx, input.projectId);
  const violations = new Violations();
  await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: input.projectId },
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
  });
  const { lines = [], ...head } = input;
  const newLines = wantedLines(lines ?? []);
  newLines.forEach(({ id }, index) => {
    if (id) violations.add(`lines.${index}.id`, 'The lines of a new schedule of values must not have an id.');
  });
  for (const { field, message } of scheduleLineViolations(newLines)) violations.add(field, message);
  if (contract && input.status === 'active') checkSum(violations, newLines, contract);
  violations.throwIfAny();
  const sov = await insert(ctx, Sov, { ...head, organizationId: input.organizationId ?? contract!.organizationId });
  await writeLines(ctx, sov.id, newLines);
  return sov;
}

export async function updateSov(ctx: RequestContext, input: UpdateSovInput): Promise<Sov> {
  authorize(ctx, 'records');
  const contract = await lockContractFor(ctx, 'sovs', input.id);
  const sov = await lock(ctx, Sov, sovs, input.id);
  const violations = new Violations();
  const { lines, ...head } = input;
  if (sov.status === 'active' && input.status === 'draft') {
    violations.add('status', 'An active schedule of values cannot become a draft again.');
  }
  const before = await sovLines.loader(ctx).load(sov.id);
  const newLines = lines ? wantedLines(lines) : before;
  if (lines) {
    checkIds(violations, before, newLines);
    const changed = [
      ...scheduleLineViolations(newLines),
      ...scheduleChangeViolations(before, newLines, appliedLineIds(await listedLines(ctx, sov.id))),
    ];
    for (const { field, message } of changed) violations.add(field, message);
  }
  const becomesActive = input.status === 'active' && sov.status !== 'active';
  if (becomesActive || (sov.status === 'active' && contractPart(before) !== contractPart(newLines))) {
    checkSum(violations, newLines, contract!);
  }
  violations.throwIfAny();
  const isRelined = lines !== undefined && !isSameSchedule(before, newLines);
  if (isRelined) {
    await writeLines(ctx, sov.id, newLines);
    await correctSheets(ctx, sov.id, before, newLines);
  }
  const changed = await (isRelined ? change : update)(ctx, sov, head);
  if (isRelined) await refreshDraft(ctx, contract!);
  return changed;
}

export async function deleteSov(ctx: RequestContext, id: string): Promise<Sov> {
  authorize(ctx, 'records');
  await lockContractFor(ctx, 'sovs', id);
  const sov = await lock(ctx, Sov, sovs, id);
  if (await isReferenced(ctx, [{ table: 'pay_applications', column: 'sov_id' }], id)) {
    throw invalid({ id: ['The schedule of values has pay applications and cannot be deleted.'] });
  }
  return remove(ctx, sov);
}

function isSameSchedule(before: readonly WantedLine[], lines: readonly WantedLine[]): boolean {
  const same = (one: WantedLine, other: WantedLine) =>
    (Object.keys(one) as Array<keyof WantedLine>).every((key) =>
      isSame(other[key], one[key], key === 'scheduledValue' || key === 'retainagePercent'),
    );
  return before.length === lines.length && lines.every((line, index) => same(line, before[index]!));
}

/** The lines of the contract must add up to the contract sum; a project without one takes the schedule's total. */
export function sumViolations(lines: readonly WantedLine[], contract: Contract): Violation[] {
  const contractSum = contract.contractAmount ?? contractPart(lines);
  return activationViolations({ status: 'draft', lines, contractSum });
}

export function checkSum(violations: Violations, lines: readonly WantedLine[], contract: Contract): void {
  violations.addAll(sumViolations(lines, contract));
}

function contractPart(lines: readonly WantedLine[]): string {
  return scheduleTotals(lines).originalScheduledValue;
}

function checkIds(violations: Violations, before: readonly StoredLine[], lines: readonly WantedLine[]): void {
  const existingIds = new Set(before.map(({ id }) => id));
  const seen = new Set<string>();
  lines.forEach(({ id }, index) => {
    if (id === null) return;
    if (!existingIds.has(id)) violations.add(`lines.${index}.id`, 'The schedule of values has no line with this id.');
    else if (seen.has(id)) violations.add(`lines.${index}.id`, 'The line is listed twice.');
    seen.add(id);
  });
}
