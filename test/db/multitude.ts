import pg from 'pg';
import type { World } from '../support/world.js';

/** Copies of each row, of so many at most in a table. */
const copies = 160;
const most = 12;
/** Accounts that the copies are of, and the share of the copies that stays the account's own. */
const accounts = 80;
const share = 10;

/**
 * Has the planner reckon as if there were twenty times as many accounts: a table or an index that is read through costs that much
 * more, and what is looked up hardly. (Pages are left nearly empty to the same end.)
 */
export const muchMore = 'set seq_page_cost = 20; set cpu_index_tuple_cost = 0.1';

/**
 * Makes many of the rows that an account has in every table: some are its own, the others those of accounts like it. Ids are
 * exchanged alike in all tables, so what hangs together does so in the copies. Past the triggers and the references.
 *
 * @returns the id of another account for that of the account, and any other value for itself
 */
export async function multiply(world: World, accountId: string): Promise<(value: unknown) => unknown> {
  const client = new pg.Client({ connectionString: world.config.databaseUrl });
  await client.connect();
  const { rows: columns } = await client.query<Column>(columnsOfAccounts);
  const statements = [...Map.groupBy(columns, ({ name }) => name)].map(([name, own]) => copying(name, own));
  await client.query(statements.join(';\n'));
  // Most notices are of the past, and few move the clock of their sandbox.
  await client.query(`update notices set status = 'completed' where serial % 10 > 0;
    update sandbox_clocks set offset_ms = 0 where account_id <> '${accountId}'`);
  await client.query('vacuum analyze');
  const { rows: other } = await client.query<{ id: string }>(`select md5('${accountId}' || 1)::uuid as id`);
  await client.end();
  return (value) => (value === accountId ? other[0]!.id : value);
}

interface Column {
  name: string;
  column: string;
  type: string;
  /** A unique index has the column, and no id that is exchanged. */
  alone: boolean;
  /** A unique index is checked at the end, which knows no conflict to pass over. */
  deferred: boolean;
  /** Where the rows lie. */
  heaps: string[];
}

const exchanged = `atttypid = 'uuid'::regtype and attname not in ('account_id', 'organization_id')`;
const columnsOfAccounts = `
  select c.relname as name, a.attname as column, a.atttypid::regtype::text as type,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey)
      and not exists (select from pg_attribute where attrelid = c.oid and attnum = any (i.indkey) and ${exchanged}))
      and not exists (select from pg_constraint where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]) as alone,
    exists (select from pg_index where indrelid = c.oid and not indimmediate) as deferred,
    coalesce(nullif(array(select inhrelid::regclass::text from pg_inherits where inhparent = c.oid), '{}'), array[c.relname::text]) as heaps
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
    and exists (select from pg_attribute x where x.attrelid = c.oid and x.attname = 'account_id')
  order by c.relname, a.attnum`;

function copying(name: string, columns: readonly Column[]): string {
  const space = columns[0]!.heaps.map((heap) => `alter table ${heap} set (fillfactor = 10);`).join(' ');
  return `alter table ${name} disable trigger all; ${space}
    insert into ${name} (${columns.map(({ column }) => `"${column}"`).join(', ')}) select ${columns.map(copy).join(', ')}
    from (select * from ${name} limit ${most}) t, generate_series(1, ${copies}) n
    ${columns[0]!.deferred ? '' : 'on conflict do nothing'}`;
}

function copy({ column, type, alone }: Column): string {
  const value = `t."${column}"`;
  if (['account_id', 'organization_id'].includes(column)) {
    return `case when n % ${share} = 0 then ${value} else md5(${value}::text || n % ${accounts})::uuid end`;
  }
  if (type === 'uuid') return `md5(${value}::text || n)::uuid`;
  if (!alone) return value;
  if (type === 'text') return `${value} || n`;
  if (type === 'bytea') return `${value} || int4send(n)`;
  if (type.startsWith('timestamp')) return `${value} + interval '1 minute' * n`;
  return ['bigint', 'integer'].includes(type) ? `${value} + 1000 * n` : value;
}
