import type DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { keep, keptOrLoaded } from './kept.js';
import type { Condition, RowFacts } from './table.js';

/** What belongs to records but is in rows of its own, such as the payments of an order. */
export interface RecordParts<Value> {
  /** At once if the statement of the records has read it. */
  of(ctx: RequestContext, id: string): Value | Promise<Value>;
  /** One statement for all requested records. */
  loader(ctx: RequestContext): DataLoader<string, Value>;
  /** Reads it in the statement of the records, whose `column` has the ids, for these fields. */
  facts(column: string, ...fields: string[]): RowFacts;
}

interface PartsDeclaration<Row, Value> {
  name: string;
  /** Selects the rows of the records with these ids. JSON has no dates and no decimals: they are selected as text. */
  rows(ctx: RequestContext, ids: Condition): RawBuilder<Row>;
  /** The id of the record that a row belongs to. */
  owner(row: Row): string;
  /** The value of a record with these rows. */
  value(rows: Row[], ctx: RequestContext): Value;
}

export function belonging<Row, Value>({ name, rows, owner, value }: PartsDeclaration<Row, Value>): RecordParts<Value> {
  function toValues(ctx: RequestContext, records: Row[], ids: readonly string[]): Value[] {
    const groups = Map.groupBy(records, owner);
    return ids.map((id) => value(groups.get(id) ?? [], ctx));
  }

  function loader(ctx: RequestContext): DataLoader<string, Value> {
    return ctx.loader<Value>(name, async (ids) => {
      const records = await rows(ctx, sql`${ids}::uuid[]`).execute(ctx.db);
      return toValues(ctx, records.rows, ids);
    });
  }

  return {
    loader,
    of: (ctx, id) => keptOrLoaded(loader(ctx), id),
    facts: (column, ...fields) => ({
      fields,
      column,
      text: (ctx, ids) => sql`select json_agg(f)::text from (${rows(ctx, ids)}) f`,
      keep(ctx, text, ids) {
        const storedRows = (text === null ? [] : JSON.parse(text)) as Row[];
        for (const [index, one] of toValues(ctx, storedRows, ids).entries()) keep(loader(ctx), ids[index]!, one);
      },
    }),
  };
}

/** The rows themselves. */
export function each<Row>(rows: Row[]): Row[] {
  return rows;
}
