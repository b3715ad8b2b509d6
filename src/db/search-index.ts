import { createHash } from 'node:crypto';
import { type SearchSource, searchSources } from '../entities/search/sources.js';

/** Something that runs SQL in one transaction. */
export interface IndexConnection {
  execute(sql: string, parameters?: unknown[]): Promise<unknown>;
}

/**
 * Sets up the index of every type whose entry in `entities/search/sources.ts` has changed since the database was last set up: its
 * triggers, and the entries of existing records. Types that this release does not know are left alone: they may belong to a
 * newer one.
 */
export async function setUpSearch(connection: IndexConnection): Promise<void> {
  for (const { type, statements, definition } of await outdated(connection)) {
    for (const statement of statements) await connection.execute(statement);
    await connection.execute(
      'insert into search_sources values (?, ?) on conflict (type) do update set definition = excluded.definition',
      [type, definition],
    );
  }
}

/** Whether `setUpSearch` would change nothing. */
export async function isSearchSetUp(connection: IndexConnection): Promise<boolean> {
  return (await outdated(connection)).length === 0;
}

/** The types whose index has another definition than this release gives it. */
async function outdated(connection: IndexConnection) {
  const rows = (await connection.execute('select type, definition from search_sources')) as Array<{
    type: string;
    definition: string;
  }>;
  const definitions = new Map(rows.map(({ type, definition }) => [type, definition]));
  return Object.entries<SearchSource>(searchSources).flatMap(([type, source]) => {
    const statements = indexStatements(type, source);
    const definition = createHash('sha256').update(statements.join('\n')).digest('hex');
    return definitions.get(type) === definition ? [] : [{ type, statements, definition }];
  });
}

function indexStatements(type: string, source: SearchSource): string[] {
  const { table, follows = [], shared } = source;
  const triggers = ['insert', 'update', 'delete'].map((event) =>
    trigger(`search_${type}_${event}`, table, event, `search_on_${type}`),
  );
  return [
    indexFunction(type, source),
    triggerFunction(`search_on_${type}`, `array(select id from changed)`, type),
    ...triggers.flat(),
    ...follows.flatMap(({ table: followed, columns, column }) => {
      const name = `search_${type}_by_${followed}`;
      const moved = columns.map((one) => `o.${one} is distinct from n.${one}`).join(' or ');
      const ids = `array(select t.id from ${table} t where t.${column} in (
        select n.id from changed n join before o on o.id = n.id where ${moved}))`;
      return [triggerFunction(name, ids, type), ...trigger(name, followed, 'update', name, 'old table as before')];
    }),
    ...(shared ? sharingTriggers(type, shared) : []),
    `select search_index_${type}(array(select id from ${table}))`,
  ];
}

function sharingTriggers(type: string, { table, column }: NonNullable<SearchSource['shared']>): string[] {
  const name = `search_${type}_by_${table}`;
  const triggers = ['insert', 'update', 'delete'].flatMap((event) => trigger(`${name}_${event}`, table, event, name));
  return [triggerFunction(name, `array(select ${column} from changed)`, type), ...triggers];
}

/**
 * Updates the index and the vocabulary for some records, whatever happened to them. Each account that can read a record has its
 * own entry, so that a search never reads another account's entries.
 * Every write runs it, so it uses a generic plan: PostgreSQL would otherwise plan it again for each array of ids, which took
 * twice the time.
 */
function indexFunction(type: string, source: SearchSource): string {
  const { table, joins = '', only, shared } = source;
  const alive = `t.deleted_at is null${only ? ` and ${only}` : ''}`;
  const reader = shared ? 'r.reader' : 't.account_id';
  const rows = shared ? `(${readers(table, shared)}) r join ${table} t on t.id = r.record_id` : `${table} t`;
  const title = shared
    ? `case when ${reader} = t.account_id then ${source.title} else ${shared.title} end`
    : source.title;
  const array = (texts: readonly string[]) => `array_remove(array[${['null::text', ...texts].join(', ')}], null)`;
  return `
    create or replace function search_index_${type}(ids uuid[]) returns void language plpgsql
    set plan_cache_mode = force_generic_plan as $$ begin
      delete from search_entries e where e.type = '${type}' and e.record_id = any(ids) and not exists (
        select from ${rows} where t.id = e.record_id and ${reader} = e.account_id and ${alive});
      with found as (
        select t.id, ${reader} as account_id, t.livemode, ${source.projectId} as project_id, ${title} as title,
          nullif(${source.subtitle}, '') as subtitle, ${array(source.identifiers)} as identifiers,
          ${array(source.body)} as body, ${source.status} as status, t.updated_at
        from ${rows} ${joins} where t.id = any(ids) and ${alive}
      ), written as (
        insert into search_entries as e
          (type, record_id, account_id, livemode, project_id, title, subtitle, identifiers, body, status, words, updated_at)
        select '${type}', id, account_id, livemode, project_id, title, subtitle, identifiers, body, status,
          search_vector('${type}', account_id, title, subtitle, identifiers, body), updated_at
        from found order by id, account_id
        on conflict (type, record_id, account_id) do update set project_id = excluded.project_id, title = excluded.title,
          subtitle = excluded.subtitle, identifiers = excluded.identifiers, body = excluded.body,
          status = excluded.status, words = excluded.words, updated_at = excluded.updated_at
        returning e.account_id, e.livemode, e.words
      )
      insert into search_vocabulary
      select distinct w.account_id, w.livemode, substr(lexeme, 12) from written w, unnest(tsvector_to_array(w.words)) lexeme
      where lexeme ~ '^.{10}[.][^0-9]{4,30}$' and not exists (
        select from search_vocabulary v
        where (v.account_id, v.livemode, v.word) = (w.account_id, w.livemode, substr(lexeme, 12)));
    end $$`;
}

/** The accounts that can read some records: their own account, and the tenants they are shared with. */
function readers(table: string, { table: by, column, reader }: NonNullable<SearchSource['shared']>): string {
  return `select id as record_id, account_id as reader from ${table} where id = any(ids)
    union select s.${column}, s.${reader} from ${by} s join organizations tenant on tenant.id = s.${reader}
      where s.${column} = any(ids) and tenant.type = 'tenant'`;
}

function triggerFunction(name: string, ids: string, type: string): string {
  return `
    create or replace function ${name}() returns trigger language plpgsql as $$ begin
      perform search_index_${type}(${ids});
      return null;
    end $$`;
}

/** Statement triggers index a bulk change in one go. `changed` holds the new rows, or the deleted ones. */
function trigger(name: string, table: string, event: string, run: string, also = ''): string[] {
  const changed = `${event === 'delete' ? 'old' : 'new'} table as changed`;
  return [
    // Replaced, not dropped, so that reads continue.
    `create or replace trigger ${name} after ${event} on ${table} referencing ${changed} ${also}
       for each statement execute function ${run}()`,
  ];
}
