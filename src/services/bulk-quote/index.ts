import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { actsOfRecords, actsWithOptionalDay, type BulkRecordType, daysOfActs } from '../../domain/bulk/acts.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import { displayText } from '../../domain/vocabulary.js';
import { AppError, Violations } from '../../errors/app-error.js';
import { readPrice } from '../../ledger/index.js';
import { escalations } from '../../reads/loaders/escalation.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { waivers } from '../../reads/loaders/waiver.loader.js';
import type { BulkQuote, BulkQuoteInput, BulkQuoteRow, BulkQuoteViolation } from '../../schema/bulk-quote.js';
import { type BulkRecord, judge, mainDocuments } from './judge.js';

/** A check reads what a document prints, so that many of them would take longer than a request may. */
const maxRecords = 100;

/** As many records are checked at the same time: each takes a connection of the database. */
const atOnce = 4;

const tables = {
  notice: notices,
  escalation: escalations,
  waiver: waivers,
  pay_application: payApplications,
  project: projects,
};

/**
 * Checks an act on each of several records as its mutation would, and prices it. Nothing is locked, changed or charged. There is one
 * exception: of a draft of a claim that has no document, `mark_sent` and `mark_filed` are not done here, while the mutation of one takes it
 * for a document of the caller's own.
 */
export async function quoteBulk(ctx: RequestContext, input: BulkQuoteInput): Promise<BulkQuote> {
  authorize(ctx, 'records');
  const { recordType, act } = input;
  const ids = [...new Set(input.ids.map((id) => id.toLowerCase()))];
  rejectUnclear(input, ids.length);
  const table = tables[recordType];
  const rows = (await rowsWhere(
    ctx,
    table as never,
    sql`id = any(${ids}::uuid[]) and deleted_at is null`,
  )) as BulkRecord[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const price =
    act === 'generate' && recordType !== 'project'
      ? await readPrice(ctx.db, ctx.account.id, {
          eventType: 'document_generation',
          variant: mainDocuments[recordType],
        })
      : '0.00';
  const quoted: BulkQuoteRow[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    quoted.push(...(await Promise.all(part.map((id) => quoteOne(ctx, input, price, id, byId.get(id))))));
  }
  const cents = quoted.reduce((sum, { credits }) => sum + parseCents(credits)!, 0n);
  return { rows: quoted, credits: formatCents(cents) };
}

function rejectUnclear({ recordType, act, on }: BulkQuoteInput, count: number): void {
  const violations = new Violations();
  if (count === 0 || count > maxRecords) violations.add('ids', `The ids field must have 1 to ${maxRecords} ids.`);
  if (!actsOfRecords[recordType].includes(act)) {
    violations.add('act', `The act field must be one of ${actsOfRecords[recordType].join(', ')}.`);
  }
  if (daysOfActs[act] && !on && !actsWithOptionalDay.has(act))
    violations.add('on', 'The on field is required: the day of the act.');
  if (!daysOfActs[act] && on) violations.add('on', `The on field is not accepted: ${act} has no day.`);
  violations.throwIfAny();
}

async function quoteOne(
  ctx: RequestContext,
  input: BulkQuoteInput,
  price: string,
  recordId: string,
  record: BulkRecord | undefined,
): Promise<BulkQuoteRow> {
  const none = { organizationId: null, projectId: null, title: null, updatedAt: null };
  const violations = record ? await listViolations(ctx, input, record) : [asSentence('It no longer exists.')];
  const reasons = [...new Set(violations.map(({ message }) => message))];
  if (!record) return { recordId, ...none, reasons, violations, credits: '0.00' };
  const { organizationId, updatedAt } = record;
  return {
    recordId,
    organizationId,
    projectId: input.recordType === 'project' ? recordId : record.projectId,
    title: toTitle(input.recordType, record),
    updatedAt,
    reasons,
    violations,
    credits: reasons.length > 0 ? '0.00' : price,
  };
}

/** Why the mutation would reject it: the violations of its error. */
async function listViolations(
  ctx: RequestContext,
  input: BulkQuoteInput,
  record: BulkRecord,
): Promise<readonly BulkQuoteViolation[]> {
  if (record.accountId !== ctx.account.id)
    return [asSentence('It belongs to another organization: you can read it but not change it.')];
  try {
    await judge(ctx, input, record);
    return [];
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return error.violations ?? [asSentence(error.message)];
  }
}

const asSentence = (message: string): BulkQuoteViolation => ({ path: '', rule: 'sentence', params: {}, message });

function toTitle(type: BulkRecordType, record: BulkRecord): string {
  if (type === 'project') return record.name!;
  if (type === 'notice') return record.noticeNumber!;
  if (type === 'pay_application') return `No. ${record.applicationNumber}`;
  return type === 'waiver' ? `${displayText(record.type!)} waiver` : displayText(record.type!);
}
