import { createHash } from 'node:crypto';
import pg from 'pg';
import type { World } from '../support/worlds/world.js';

/** Copies of each row, and the maximum number of rows copied per table. */
const copies = 160;
const most = 12;
/** Every second copy stays with the original account, which has eighty times as many rows as each of the other accounts. */
const accounts = 80;
const share = 2;

/** Tables without an account that each request reads: with a handful of rows, any plan on them would cost the same. */
const ofUsers = ['users', 'memberships', 'access_tokens'];

/**
 * Makes the planner assume twenty times as many accounts: scanning a table or an index costs that much more, while a
 * lookup costs hardly more. (Pages are left nearly empty for the same reason.)
 */
export const higherScanCosts = 'set seq_page_cost = 20; set cpu_index_tuple_cost = 0.1';

/**
 * Multiplies the rows that an account has in every table: half of the copies stay with the account, the others go to small
 * accounts. Ids are replaced consistently in all tables, so related rows stay related in the copies. Triggers and
 * foreign keys are bypassed. If the rows are not analyzed, sessions keep the plans that they made before. Returns a function that replaces the ids of the account and of its records by those of a small
 * account, and keeps any other value.
 */
export async function multiplyRows(
  world: World,
  accountId: string,
  { analyzed = true } = {},
): Promise<(value: unknown) => unknown> {
  const client = new pg.Client({ connectionString: world.config.databaseUrl });
  await client.connect();
  const { rows: columns } = await client.query<Column>(columnsOfAccounts);
  const tables = [...Map.groupBy(columns, ({ name }) => name)];
  if (analyzed) await client.query(tables.map(([, own]) => leavingSpace(own)).join('; '));
  if (analyzed) await client.query(tables.map(([name]) => `alter table ${name} disable trigger all`).join('; '));
  // Altering a table lets sessions plan their statements again.
  else await client.query('set session_replication_role = replica');
  await client.query(tables.map(([name, own]) => copying(name, own)).join(';\n'));
  // Most notices are in the past or due later, some orders are filings, and few accounts move their sandbox clock. The copied minutes
  // are in the future. They are settled: on a busy machine, some of them pass before the test is done, and no balance paid for them.
  await client.query(`update api_call_minutes set settled_at = minute where minute > now();
    update notices set status = 'completed' where serial % 10 > 0;
    delete from notice_days d using notices n where n.id = d.notice_id and n.serial % 10 > 4;
    update notice_days set day = current_date + (hashtext(notice_id::text) % 100);
    update notice_watches set watch_on = '2200-01-01' where hashtext(id::text) % 50 <> 0;
    update document_orders set order_type = 'filing', mail_class = null where serial % 10 = 0;
    update sandbox_clocks set offset_ms = 0 where account_id <> '${accountId}'`);
  if (analyzed) await vacuum(client);
  await client.end();
  return ofFirstCopy;
}

/**
 * Until every page of the copies is known to be visible to all: a snapshot of the service, or of another test's database on a
 * busy server, keeps a vacuum from marking the pages, and an index would then cost more than it does in a settled database.
 */
async function vacuum(client: pg.Client): Promise<void> {
  await client.query('vacuum analyze');
  for (;;) {
    const { rows } = await client.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relpages > 10 and relallvisible < relpages * 0.9`);
    if (rows.length === 0) return;
    await client.query(`vacuum ${rows.map(({ name }) => name).join(', ')}`);
  }
}

/** An id as the first copy of its row has it. */
function ofFirstCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofFirstCopy);
  if (typeof value !== 'string') return value;
  return value.replace(uuids, (id) =>
    createHash('md5').update(`${id}1`).digest('hex').replace(parts, '$1-$2-$3-$4-$5'),
  );
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

interface Column {
  name: string;
  column: string;
  type: string;
  /** Whether the column is in a unique index without an id that is replaced. */
  alone: boolean;
  /** Whether the table has a deferred unique index, which `on conflict` cannot use. */
  deferred: boolean;
  /** The tables that store the rows: the partitions, or the table itself. */
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
    and (exists (select from pg_attribute x where x.attrelid = c.oid and x.attname = 'account_id')
      or c.relname in (${ofUsers.map((name) => `'${name}'`).join(', ')}))
  order by c.relname, a.attnum`;

/** Pages are left nearly empty (`higherScanCosts`). */
function leavingSpace(columns: readonly Column[]): string {
  return columns[0]!.heaps.map((heap) => `alter table ${heap} set (fillfactor = 10)`).join('; ');
}

function copying(name: string, columns: readonly Column[]): string {
  return `insert into ${name} (${columns.map(({ column }) => `"${column}"`).join(', ')}) select ${columns.map(copy).join(', ')}
    from (select * from ${name} limit ${most}) t, generate_series(1, ${copies}) n
    ${columns[0]!.deferred ? '' : 'on conflict do nothing'}`;
}

function copy({ column, type, alone }: Column): string {
  const value = `t."${column}"`;
  if (['account_id', 'organization_id'].includes(column)) {
    return `case when n % ${share} = 0 then ${value} else md5(${value}::text || (n + 1) / ${share} % ${accounts})::uuid end`;
  }
  if (type === 'uuid') return `md5(${value}::text || n)::uuid`;
  if (!alone) return value;
  if (type === 'text') return `${value} || n`;
  if (type === 'bytea') return `${value} || int4send(n)`;
  if (type.startsWith('timestamp')) return `${value} + interval '1 minute' * n`;
  return ['bigint', 'integer'].includes(type) ? `${value} + 1000 * n` : value;
}
