import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { servedStatuses } from '../../domain/deadlines/open.js';
import { referencedScope } from './scope.js';
import { oneOf } from './table.js';

/** What is known of a notice that another one amends. */
export interface Amended {
  id: string;
  /** As sent by the caller or the partner, `YYYY-MM-DD`. */
  deadlineDate: string | null;
  /** It was served, or the one that it amends was, and so on. */
  isServed: boolean;
}

/** The notice with this id, which a notice of the account amends. */
export function amended(ctx: RequestContext, id: string): Promise<Amended | null> {
  const loader = ctx.loader<Amended | null>('amended', async (ids) => {
    const scope = referencedScope(ctx, 'notices');
    const { rows } = await sql<Amended>`
      with recursive chain as (
        select id as first, id, parent_notice_id, deadline_date, status from notices where id = any(${ids}::uuid[]) and ${scope}
        union all
        select c.first, p.id, p.parent_notice_id, c.deadline_date, p.status
        from chain c cross join lateral (select * from notices where id = c.parent_notice_id and ${scope}) p)
      select first as id, to_char(min(deadline_date), 'YYYY-MM-DD') as "deadlineDate", bool_or(${oneOf('status', servedStatuses)}) as "isServed"
      from chain group by first`.execute(ctx.db);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((one) => byId.get(one) ?? null);
  });
  return loader.load(id);
}
