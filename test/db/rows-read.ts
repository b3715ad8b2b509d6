import type pg from 'pg';
import type { Statement } from './statements.js';

interface RunNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: RunNode[];
}

/**
 * How many rows of tables and indexes a statement reads in the client's transaction, with the plan for any values that a prepared
 * statement keeps, or with the plan that PostgreSQL makes for these values. The statement's changes are taken back.
 */
export async function rowsRead(client: pg.Client, statement: Statement, plan: 'kept' | 'own'): Promise<number> {
  await client.query('savepoint before_it');
  const rows = await explained(client, statement, plan, 'analyze, timing off, summary off, format json');
  await client.query('rollback to before_it');
  return Math.round(readBy((rows[0] as [{ Plan: RunNode }])[0].Plan));
}

/** What EXPLAIN prints about a statement that runs with such a plan. */
export async function explained(
  client: pg.Client,
  { text, values }: Statement,
  plan: 'kept' | 'own',
  options: string,
): Promise<unknown[]> {
  await client.query(`set plan_cache_mode = force_${plan === 'kept' ? 'generic' : 'custom'}_plan`);
  await client.query(`prepare one as ${text}`);
  try {
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const { rows } = await client.query(`explain (${options}) execute one${given}`);
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.query('deallocate one');
  }
}

function readBy(node: RunNode): number {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + readBy(one), 0);
  if (!/^(Seq|Index|Index Only|Bitmap Index|Bitmap Heap) Scan$/.test(node['Node Type'])) return below;
  const each =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + each * node['Actual Loops'];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return `'${textOf(value).replaceAll("'", "''")}'`;
}

/** A value as the driver sends it. */
function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((one) => (one === null ? 'null' : quoted(textOf(one)))).join(',')}}`;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
