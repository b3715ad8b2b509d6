import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { replacementViolations } from '../../domain/pay-application/binding.js';
import { describeImportError, type ImportError, parseScheduleCsv } from '../../domain/sov/import-csv/index.js';
import { type ScheduleLineDraft, scheduleTotals } from '../../domain/sov/schedule.js';
import { Sov } from '../../entities/sov.js';
import { AppError, invalid, summarize, Violations } from '../../errors/app-error.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { sovLines, sovs } from '../../reads/loaders/sov.loader.js';
import type { ImportSovCsvInput, SovImport } from '../../schema/sov.js';
import { type Contract, listedLines, lockContract, lockContractFor } from '../contract/contract.js';
import { refreshDraft } from '../contract/figures.js';
import { change, insert, lock, references } from '../shared/record.js';
import { checkSum } from './index.js';
import { writeLines } from './lines.js';

/**
 * Creates a schedule from a CSV file, or replaces the lines of one that nothing is billed on. All or nothing: if any cell is
 * invalid, the error lists every invalid one under `rows`. A dry run does everything except write.
 */
export async function importSovCsv(ctx: RequestContext, input: ImportSovCsvInput): Promise<SovImport> {
  authorize(ctx, 'records');
  const source = readSource(input);
  const { contract, sov } = await target(ctx, input);
  const read = parseScheduleCsv(source, { contractSum: contract.contractAmount });
  if (read.errors.length > 0) throw unreadable(read.errors);
  const lines = read.lines.map((line) => ({ ...line, id: null }));
  if (sov?.status === 'active') {
    const violations = new Violations();
    checkSum(violations, lines, contract);
    violations.throwIfAny();
  }
  const head = {
    projectId: contract.projectId,
    organizationId: sov?.organizationId ?? contract.organizationId,
    name: input.name ?? sov?.name ?? new Sov().name,
    status: sov?.status ?? ('draft' as const),
  };
  const result = {
    ...head,
    columns: read.columns,
    notes: read.notes,
    leftOut: read.leftOut,
    totals: totals(read.lines),
  };
  if (input.dryRun) {
    const preview = lines.map((line, index) => ({ ...line, position: index + 1 }));
    return { ...result, ...toRecord(sov), id: null, dryRun: true, lines: preview };
  }
  const savedSov = sov ? await change(ctx, sov, { name: head.name }) : await insert(ctx, Sov, head);
  await writeLines(ctx, savedSov.id, lines);
  if (sov) await refreshDraft(ctx, contract);
  return {
    ...result,
    ...toRecord(savedSov),
    id: savedSov.id,
    dryRun: false,
    lines: await sovLines.loader(ctx).load(savedSov.id),
  };
}

/** Fields that a new schedule does not have before it is written. */
function toRecord(sov: Sov | undefined): Pick<SovImport, 'metadata' | 'createdAt' | 'updatedAt'> {
  return { metadata: sov?.metadata ?? null, createdAt: sov?.createdAt ?? null, updatedAt: sov?.updatedAt ?? null };
}

function readSource({ csv, csvBase64 }: ImportSovCsvInput): string | Uint8Array {
  if (csv && csvBase64) throw invalid({ csvBase64: ['Send the file as csv or as csv_base64, not both.'] });
  if (csv) return csv;
  if (!/^[A-Za-z0-9+/\s]*={0,2}$/.test(csvBase64!)) {
    throw invalid({ csvBase64: ['The csv base64 field must be base64.'] });
  }
  return Buffer.from(csvBase64!, 'base64');
}

/** The project, and the schedule to replace if one is named; both are locked until the request ends. */
async function target(ctx: RequestContext, input: ImportSovCsvInput): Promise<{ contract: Contract; sov?: Sov }> {
  const violations = new Violations();
  if (!input.sovId) {
    const contract = await lockContract(ctx, input.projectId!);
    await references(ctx, violations, { project: { field: 'projectId', table: projects, id: input.projectId } });
    violations.throwIfAny();
    return { contract: contract! };
  }
  const contract = await lockContractFor(ctx, 'sovs', input.sovId);
  await references(ctx, violations, {
    sov: { field: 'sovId', table: sovs, id: input.sovId, projectId: input.projectId ?? undefined, changed: true },
  });
  violations.throwIfAny();
  const sov = await lock(ctx, Sov, sovs, input.sovId);
  for (const { field, message } of replacementViolations(await listedLines(ctx, sov.id)))
    violations.add(field, message);
  violations.throwIfAny();
  return { contract: contract!, sov };
}

function totals(lines: readonly ScheduleLineDraft[]): SovImport['totals'] {
  return { ...scheduleTotals(lines), lineCount: lines.length };
}

function unreadable(rows: ImportError[]): AppError {
  const errors = { csv: rows.map(describeImportError) };
  return new AppError('VALIDATION_FAILED', summarize(errors), { errors, rows });
}
