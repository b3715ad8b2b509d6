import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { isPayApplicationEditable } from '../../domain/pay-application/transitions.js';
import { formatRate, parseRate } from '../../domain/shared/money.js';
import { itemKey, type ScheduleLineDraft } from '../../domain/sov/schedule.js';
import { PayApplication } from '../../entities/pay-application.js';
import { type StoredLine, sovLines, sovTotals } from '../../reads/loaders/sov.loader.js';
import type { SovLineInput } from '../../schema/sov.js';
import { change } from '../shared/record.js';

/** A line as it should be; without an id it is new. */
export type WantedLine = ScheduleLineDraft & { id: string | null };

/** Writes descriptions whose wording was corrected into the frozen sheets of the applications that bill the lines. */
export async function correctSheets(
  ctx: RequestContext,
  sovId: string,
  before: readonly StoredLine[],
  after: readonly WantedLine[],
): Promise<void> {
  const old = new Map(before.map(({ id, description }) => [id, description]));
  const corrected = new Map(
    after.flatMap(({ id, description }) =>
      id !== null && old.has(id) && old.get(id) !== description ? [[id, description] as const] : [],
    ),
  );
  if (corrected.size === 0) return;
  const em = await ctx.write();
  const { account, livemode } = ctx;
  const sheets = await em.find(PayApplication, { accountId: account.id, livemode, sovId, deletedAt: null });
  for (const application of sheets) {
    if (isPayApplicationEditable(application.status)) continue;
    if (!application.g703.some(({ sovLineId }) => corrected.has(sovLineId))) continue;
    const g703 = application.g703.map((line) => ({
      ...line,
      description: corrected.get(line.sovLineId) ?? line.description,
    }));
    await change(ctx, application, { g703 });
  }
}

export function wantedLines(input: readonly SovLineInput[]): WantedLine[] {
  const used = new Set(input.flatMap(({ itemNumber }) => (itemNumber ? [itemKey(itemNumber)] : [])));
  const chooseFree = (position: number): string => {
    let item = position;
    while (used.has(String(item))) item += 1;
    used.add(String(item));
    return String(item);
  };
  return input.map((line, index) => ({
    id: line.id ?? null,
    itemNumber: line.itemNumber ?? chooseFree(index + 1),
    description: line.description,
    costCode: line.costCode ?? null,
    scheduledValue: line.scheduledValue,
    retainagePercent: line.retainagePercent ? formatRate(parseRate(line.retainagePercent)!) : null,
    changeOrderNumber: line.changeOrderNumber ?? null,
  }));
}

/**
 * Sets the schedule's lines, in this order: lines with an id keep it, and lines that are not listed are deleted. One statement
 * deletes and one inserts or updates, however many lines there are; unchanged lines are not written. The caller has locked the
 * schedule's row.
 */
export async function writeLines(ctx: RequestContext, sovId: string, lines: readonly WantedLine[]): Promise<void> {
  await ctx.write();
  const rows = lines.map((line, index) => ({ ...line, id: line.id ?? uuidv7(), position: index + 1 }));
  const now = ctx.now().toISOString();
  await sql`
    delete from sov_lines where sov_id = ${sovId}::uuid and account_id = ${ctx.account.id}::uuid
    and livemode = ${ctx.livemode} and id <> all(${rows.map(({ id }) => id)}::uuid[])`.execute(ctx.db);
  await sql`
    insert into sov_lines as l (id, account_id, livemode, sov_id, position, item_number, description, cost_code,
      scheduled_value, retainage_percent, change_order_number, created_at, updated_at)
    select id, ${ctx.account.id}::uuid, ${ctx.livemode}, ${sovId}::uuid, position, "itemNumber", description, "costCode",
      "scheduledValue", "retainagePercent", "changeOrderNumber", ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, position integer, "itemNumber" text,
      description text, "costCode" text, "scheduledValue" numeric, "retainagePercent" numeric, "changeOrderNumber" text)
    on conflict (id) do update set position = excluded.position, item_number = excluded.item_number,
      description = excluded.description, cost_code = excluded.cost_code, scheduled_value = excluded.scheduled_value,
      retainage_percent = excluded.retainage_percent, change_order_number = excluded.change_order_number,
      updated_at = excluded.updated_at
    where (l.position, l.item_number, l.description, l.cost_code, l.scheduled_value, l.retainage_percent,
      l.change_order_number) is distinct from (excluded.position, excluded.item_number, excluded.description,
      excluded.cost_code, excluded.scheduled_value, excluded.retainage_percent, excluded.change_order_number)`.execute(
    ctx.db,
  );
  sovLines.loader(ctx).clear(sovId);
  sovTotals.loader(ctx).clear(sovId);
}
