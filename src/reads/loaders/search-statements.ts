import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { textRows } from '../../context/text-rows.js';
import { errorsAllowed } from '../../domain/search/corrections.js';
import type { SearchType } from '../../entities/search/sources.js';
import { KeptStatement, type StatementInput } from './kept-statement.js';
import { checked, scoped } from './scope.js';

/**
 * How many records of a type are ranked for each kind of match. A caller who sees a hundred matches types another letter
 * (decision 12).
 */
const maxRanked = 100;
/**
 * A word is common in a type if ten of its two hundred newest records have it. Such a word is looked for from the newest record on,
 * because its index would first collect all of its records.
 */
const probe = { records: 200, common: 10, walked: 3_000 } as const;

/** What a search looks for. The lists of texts have one for each type. */
export interface Sought {
  types: readonly SearchType[];
  /** Every word, anywhere in the record. */
  anywhere: readonly string[];
  /** Every word in the title. */
  titled: readonly string[];
  /** The whole title. */
  titles: readonly string[];
  /** A whole identifier. */
  identifiers: readonly string[];
  /** The words that may have typing errors. */
  correctable: readonly string[];
  perType: number;
  /** Whether the words are in few records. */
  isRare: boolean;
}

/** A record that matches. */
export interface SearchRow {
  type: SearchType;
  score: number;
  count: number;
  id: string;
  title: string;
  subtitle: string | null;
  identifiers: string[];
  body: string[];
  status: string | null;
  projectId: string | null;
  updatedAt: string;
}

/** A word of the account that is like a word of the query. */
export interface Proposal {
  word: string;
  near: string;
}

/** The best matches of each type. If there are none, the account's words that are like the given ones, the most alike first. */
export async function find(ctx: RequestContext, sought: Sought): Promise<{ found: SearchRow[]; proposed: Proposal[] }> {
  const { types, anywhere, titled, titles, identifiers, correctable, perType, isRare } = sought;
  const values = [types, anywhere, titled, titles, identifiers, correctable, correctable.map(errorsAllowed), perType];
  const statement = isRare ? ofRareWords : ofAnyWord;
  const { rows, columns } = await textRows(ctx.db, statement.compile({ ctx, values }));
  const objects = rows.map((row) =>
    Object.fromEntries(row.map((text, at) => [names[at]!, text === null ? null : columns[at]!.parse(text)])),
  ) as unknown as Array<SearchRow | (Proposal & { type: null })>;
  return {
    found: objects.filter((row): row is SearchRow => row.type !== null),
    proposed: objects.filter((row) => row.type === null) as Proposal[],
  };
}

/** The columns of the statements. */
const names = [
  ...['type', 'score', 'count', 'id', 'title', 'subtitle', 'identifiers', 'body', 'status', 'projectId', 'updatedAt'],
  ...['word', 'near'],
] as const;

/**
 * The words alone lead to the entries, because they contain account and type, which are then only checked: planned for any
 * account, PostgreSQL would also read the index of all entries of a type. There are four ways to match, best first: the whole
 * identifier (tier 3), the whole title (2), every word in the title (1), every word anywhere (0). Within one way, the record
 * whose words weigh more (title, identifier, subtitle, body) comes first, then the newer one.
 */
const matching = (ctx: RequestContext, way: 'anywhere' | 'titled' | 'way') => sql`
    select type, record_id, updated_at, ts_rank(words, a.anywhere) as weight from search_entries
    where ${checked(ctx, 'search_entries')} and (type = a.type) is true and words @@ ${sql.ref(`a.${way}`)} limit ${maxRanked}`;

/** Words that few records have. */
const ofRareWords = new KeptStatement((input) => {
  const { ctx } = input;
  return ranked(
    input,
    sql`
    titled as materialized (
      select 1 as tier, m.* from asked a cross join lateral (${matching(ctx, 'titled')}) m
    ), found as (
      select * from titled union all ${whole(ctx)}
      union all select 0, m.* from asked a cross join lateral (${matching(ctx, 'anywhere')}) m
        where (select count(*) from titled t where t.type = a.type) < ${maxRanked}
    )`,
  );
});

/** A word that many records may have: it is looked for in the newest ones first. */
const ofAnyWord = new KeptStatement((input) => {
  const { ctx, values } = input;
  const perType = values!.at(-1);
  const newest = (most: number) => sql`
    select * from search_entries where ${scoped(ctx, 'search_entries')} and type = a.type order by record_id desc limit ${most}`;
  return ranked(
    input,
    sql`
    newest as materialized (
      select n.type, n.record_id, n.updated_at, n.words, a.anywhere from asked a cross join lateral (${newest(probe.records)}) n
      where n.words @@ a.anywhere
    ), walked as materialized (
      select n.* from asked a cross join lateral (
        select (words @@ a.titled)::int as tier, type, record_id, updated_at, ts_rank(words, a.anywhere) as weight
        from (${newest(probe.walked)}) n where words @@ a.anywhere limit ${maxRanked}) n
      where (select count(*) from newest n where n.type = a.type) >= ${probe.common}
    ), titled as materialized (
      select 1 as tier, m.* from asked a cross join lateral (${matching(ctx, 'titled')}) m
      where (select count(*) from walked w where w.type = a.type and w.tier = 1) < ${perType}
    ), elsewhere as (
      select 0 as tier, m.* from asked a cross join lateral (${matching(ctx, 'anywhere')}) m
      where (select count(*) from walked w where w.type = a.type) < ${maxRanked}
        and (select count(*) from titled t where t.type = a.type) < ${maxRanked}
    ), found as (
      select * from walked union all select * from titled union all select * from elsewhere union all ${whole(ctx)}
      union all select 0, type, record_id, updated_at, ts_rank(words, anywhere) from newest
    )`,
  );
});

/** The records whose title or identifier is the whole query. */
function whole(ctx: RequestContext): RawBuilder<unknown> {
  return sql`
      select a.tier, m.* from (
        select 2 as tier, title as way, * from asked union all select 3, identifier, * from asked) a
      cross join lateral (${matching(ctx, 'way')}) m`;
}

/** @param hits the parts of the statement that end with `found`, the matches of the types that are `asked` for */
function ranked({ ctx, values }: StatementInput, hits: RawBuilder<unknown>): RawBuilder<unknown> {
  const [types, anywhere, titled, titles, identifiers, correctable, errors, perType] = values!;
  // In the sandbox, the account's own organization is also found, whose entry is a live one.
  const present = ctx.livemode
    ? sql`where (select true from search_entries where ${scoped(ctx, 'search_entries')} and type = a.type
        order by record_id desc limit 1)`
    : sql``;
  return sql`
    with asked as materialized (
      select * from unnest(${types}::text[], ${anywhere}::tsquery[], ${titled}::tsquery[], ${titles}::tsquery[], ${identifiers}::tsquery[])
        as a (type, anywhere, titled, title, identifier) ${present}
    ), ${hits}, matched as (
      select distinct on (type, record_id) type, record_id, updated_at, round((tier + weight)::numeric, 4) as score
      from found order by type, record_id, tier desc
    ), placed as materialized (
      select *, count(*) over (partition by type)::int as count,
        row_number() over (partition by type order by score desc, updated_at desc, record_id desc) as place
      from matched
    )
    (select p.type, p.score::float8, p.count, e.record_id, e.title, e.subtitle, e.identifiers, e.body, e.status,
      e.project_id, e.updated_at::text, null::text, null::text
    from placed p, lateral (
      select * from search_entries where ${checked(ctx, 'search_entries')} and (type, record_id) = (p.type, p.record_id)) e
    where p.place <= ${perType} order by p.type, p.place)
    union all
    select null, null, null, null, null, null, null, null, null, null, null, a.word, v.word
    from unnest(${correctable}::text[], ${errors}::int[]) a (word, errors) cross join lateral (
      select word, similarity(word, a.word) as likeness from search_vocabulary
      where ${checked(ctx, 'search_vocabulary')} and search_keys(account_id, word) && search_keys(${ctx.account.id}::uuid, a.word, a.errors)
        and abs(length(word) - length(a.word)) <= a.errors
      group by word order by likeness desc, word limit 100) v
    where not exists (select from placed)`;
}
