import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { amendmentNumber, noticeNumber } from '../../domain/notice/number.js';

/** The upsert locks the counter's row until the request ends: no number is assigned twice, and a rollback leaves no gap. */
export async function nextNoticeNumber(
  ctx: RequestContext,
  organizationId: string,
  code: string,
  noticeDate: string,
): Promise<string> {
  for (;;) {
    const { last } = await ctx.db
      .insertInto('notice_counters')
      .values({ organization_id: organizationId, livemode: ctx.livemode, notice_date: noticeDate, last: 1 })
      .onConflict((used) =>
        used
          .columns(['organization_id', 'livemode', 'notice_date'])
          .doUpdateSet((now) => ({ last: now('notice_counters.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    const number = noticeNumber(noticeDate, code, last);
    if (!(await isTaken(ctx, [organizationId], number))) return number;
  }
}

/**
 * Amendments are numbered from the original notice, at any depth of the chain; its row is locked while they are counted. The
 * issuer may be a different organization from the original's: the number is then unused in both.
 */
export async function nextAmendmentNumber(ctx: RequestContext, parentId: string, issuerId: string): Promise<string> {
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
    if (!(await isTaken(ctx, [root.organization_id, issuerId], number))) return number;
  }
}

/** A caller may have used the number already that the counter reaches next. */
async function isTaken(ctx: RequestContext, organizationIds: string[], number: string): Promise<boolean> {
  const notice = await ctx.db
    .selectFrom('notices')
    .select('id')
    .where('organization_id', '=', sql<string>`any(${organizationIds}::uuid[])`)
    .where('livemode', '=', ctx.livemode)
    .where('notice_number', '=', number)
    .executeTakeFirst();
  return notice !== undefined;
}
