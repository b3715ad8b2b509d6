import type { World } from '../support/worlds/world.js';
import { columnsOf } from './tables.js';

/** A fingerprint of the rows that none of the requests may change. */
export interface Foreign {
  /** The tables in which those rows have changed. */
  changed(): Promise<string[]>;
}

/**
 * All rows of the stranger's account, and those of the own account's sandbox. The sandbox's search tables are left out, because
 * the name of the own organization is found in both modes.
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
    return new Map(rows.map(({ name, print: fingerprint }) => [name, fingerprint]));
  };
  const before = await print();
  return {
    changed: async () =>
      [...(await print())].filter(([name, fingerprint]) => before.get(name) !== fingerprint).map(([name]) => name),
  };
}
