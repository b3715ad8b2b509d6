import type { World } from '../support/world.js';
import { columnsOf } from './tables.js';

/** The rows that none of the requests may change, fingerprinted. */
export interface Foreign {
  /** The tables in which they are not as they were. */
  changed(): Promise<string[]>;
}

/**
 * All rows of the stranger's account, and those of the own account's sandbox; there not what is searched, for the name of the own
 * organization is found in both.
 */
export async function foreignRows(world: World, stranger: string, own: string): Promise<Foreign> {
  const print = async () => {
    const parts = (await columnsOf(world)).flatMap(({ table, columns }) => {
      if (!columns.includes('account_id')) return [];
      const aside =
        columns.includes('livemode') && !table.startsWith('search_')
          ? ` or (account_id = '${own}' and not livemode)`
          : '';
      return [
        `select '${table}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as print
         from ${table} where account_id = '${stranger}'${aside}`,
      ];
    });
    const rows = await world.sql<{ name: string; print: string }>(parts.join(' union all '));
    return new Map(rows.map(({ name, print: told }) => [name, told]));
  };
  const before = await print();
  return {
    changed: async () => [...(await print())].filter(([name, told]) => before.get(name) !== told).map(([name]) => name),
  };
}
