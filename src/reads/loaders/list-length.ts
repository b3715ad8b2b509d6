import type { RequestContext } from '../../context/request-context.js';
import { invalid } from '../../errors/app-error.js';
import type { ListArgs } from './described.js';
import { isLongerStatement } from './statements.js';
import type { Table } from './table.js';

/** Rows of a list that are computed and sorted to show a page of them. */
const maxSorted = 10_000;

/** Refuses a list that is too long for its order before it is read. */
export function withLengthCheck(ctx: RequestContext, table: Table, args: ListArgs): ListArgs {
  const order = args.orderBy && table.orders[args.orderBy.field];
  if (!order?.value || order.through) return args;
  const check = async () => {
    await args.check?.();
    const statement = isLongerStatement(ctx, table, args.filter, maxSorted, args.of);
    if (!(await statement.execute(ctx.db)).rows[0]!.isLonger) return;
    const count = maxSorted.toLocaleString('en-US');
    throw invalid({ orderBy: [`The list has more than ${count} records: filter them before you order them by this.`] });
  };
  return { ...args, check };
}
