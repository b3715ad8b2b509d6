import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { perTypeLimits, type SearchArgs, type SearchResults } from '../schema/search.js';
import { distance, errorsAllowed } from '../search/corrections.js';
import { compact, wordsOf } from '../search/fold.js';
import { highlights, type Term } from '../search/highlight.js';
import { type SearchType, searchTypes } from '../search/sources.js';
import { checked, scoped } from './scope.js';

/**
 * How many records of a type are ranked for each kind of match. A caller who sees a hundred matches types another letter
 * (decision 12).
 */
const mostRanked = 100;
/**
 * A word is common in a type if ten of its two hundred newest records have it. Such a word is looked for from the newest record on,
 * because its index would first collect all of its records.
 */
const probe = { records: 200, common: 10, walked: 3_000 } as const;

/**
 * Searches the caller's records of several types with one statement, whatever the number of types. If no record has all the
 * words, a second statement corrects the words and a third searches again.
 */
export async function search(ctx: RequestContext, args: SearchArgs): Promise<SearchResults> {
  const { query, types: requested } = args;
  const perType = args.perType ?? perTypeLimits.default;
  const types = requested?.length ? searchTypes.filter((type) => requested.includes(type)) : searchTypes;
  let terms: Term[] = wordsOf(query).map((word) => ({ word, corrections: [] }));
  let rows = terms.length > 0 ? await find(ctx, query, terms, types, perType) : [];
  if (rows.length === 0) {
    const correctedTerms = await corrected(ctx, terms);
    if (correctedTerms) {
      terms = correctedTerms;
      rows = await find(ctx, query, terms, types, perType);
    }
  }
  const byType = Map.groupBy(rows, ({ type }) => type);
  const groups = types.map((type) => {
    const found = byType.get(type) ?? [];
    return {
      type,
      count: found[0]?.count ?? 0,
      results: found.map((row) => ({ ...row, highlights: highlights(texts(row), query, terms) })),
    };
  });
  return { query, types, perType, groups };
}

interface Row {
  type: SearchType;
  id: string;
  title: string;
  subtitle: string | null;
  identifiers: string[];
  body: string[];
  status: string | null;
  projectId: string | null;
  updatedAt: string;
  score: number;
  count: number;
}

function texts({ title, subtitle, identifiers, body }: Row): string[] {
  return [title, ...(subtitle ? [subtitle] : []), ...identifiers, ...body];
}

/**
 * The words alone lead to the entries, because they contain account and type, which are then only checked: planned for any
 * account, PostgreSQL would also read the index of all entries of a type. There are four ways to match, best first: the whole
 * identifier, the whole title, every word in the title, every word anywhere. Within one way, the record whose words weigh more
 * (title, identifier, subtitle, body) comes first, then the newer one.
 */
async function find(ctx: RequestContext, query: string, terms: Term[], types: readonly SearchType[], perType: number) {
  const whole = compact(query);
  const requested = types.flatMap((type) => {
    const place = `${ctx.account.id.slice(-8)}${createHash('md5').update(type).digest('hex').slice(0, 2)}`;
    const anywhere = wordQuery(`${place}.`, terms);
    const titled = wordQuery(`${place}:`, terms);
    const ways = [anywhere, titled, `'${place}~${whole}'`, `'${place}=${whole}'`];
    return ways.map((way, tier) => ({ type, tier, way, titled, anywhere }));
  });
  const column = <K extends keyof (typeof requested)[number]>(key: K) => requested.map((one) => one[key]);
  // Several words, and numbers, are found in few records.
  const mayBeCommon = terms.length === 1 && !/\d/.test(terms[0]!.word);
  const ofType = (most: number) => sql`
    select * from search_entries where ${scoped(ctx, 'search_entries')} and type = a.type order by record_id desc limit ${most}`;
  const matching = sql`
    select type, record_id, updated_at, ts_rank(words, a.anywhere) as weight from search_entries
    where ${checked(ctx, 'search_entries')} and (type = a.type) is true and words @@ a.way limit ${mostRanked}`;
  const { rows } = await sql<Row>`
    with asked as (
      select * from unnest(${column('type')}::text[], ${column('tier')}::int[], ${column('way')}::tsquery[],
        ${column('titled')}::tsquery[], ${column('anywhere')}::tsquery[]) as a (type, tier, way, titled, anywhere)
    ), newest as materialized (
      select n.type, n.record_id, n.updated_at, n.words, a.anywhere from asked a cross join lateral (${ofType(probe.records)}) n
      where a.tier = 0 and ${mayBeCommon} and n.words @@ a.way
    ), walked as materialized (
      select n.* from asked a cross join lateral (
        select case when words @@ a.titled then 1 else 0 end as tier, type, record_id, updated_at,
          ts_rank(words, a.anywhere) as weight
        from (${ofType(probe.walked)}) n where words @@ a.way limit ${mostRanked}) n
      where a.tier = 0 and (select count(*) from newest n where n.type = a.type) >= ${probe.common}
    ), titled as materialized (
      select a.tier, m.* from asked a cross join lateral (${matching}) m
      where a.tier > 0 and (select count(*) from walked w where w.type = a.type and w.tier = a.tier) < ${perType}
    ), elsewhere as (
      select a.tier, m.* from asked a cross join lateral (${matching}) m
      where a.tier = 0 and (select count(*) from walked w where w.type = a.type) < ${mostRanked}
        and (select count(*) from titled t where t.type = a.type and t.tier = 1) < ${mostRanked}
    ), found as (
      select * from walked union all select * from titled union all select * from elsewhere
      union all select a.tier, n.type, n.record_id, n.updated_at, ts_rank(n.words, a.anywhere)
        from newest n join asked a on a.type = n.type and n.words @@ a.way
    ), matched as (
      select distinct on (type, record_id) type, record_id, updated_at, round((tier + weight)::numeric, 4) as score
      from found order by type, record_id, tier desc
    ), placed as (
      select *, count(*) over (partition by type)::int as count,
        row_number() over (partition by type order by score desc, updated_at desc, record_id desc) as place
      from matched
    )
    select p.type, p.score::float8 as score, p.count, e.record_id as id, e.title, e.subtitle, e.identifiers, e.body, e.status,
      e.project_id as "projectId", e.updated_at::text as "updatedAt"
    from placed p, lateral (
      select * from search_entries where ${checked(ctx, 'search_entries')} and (type, record_id) = (p.type, p.record_id)) e
    where p.place <= ${perType} order by p.type, p.place`.execute(ctx.db);
  return rows;
}

/** Matches all of the words, each as the beginning of a word or as one of its corrections. */
function wordQuery(place: string, terms: Term[]): string {
  return terms
    .map(({ word, corrections }) => [`'${place}${word}':*`, ...corrections.map((other) => `'${place}${other}'`)])
    .map((ways) => `(${ways.join(' | ')})`)
    .join(' & ');
}

/** The terms with the account's words that are one or two typing errors away; undefined if there are none. */
async function corrected(ctx: RequestContext, terms: Term[]): Promise<Term[] | undefined> {
  const words = terms.map(({ word }) => word).filter((word) => errorsAllowed(word) > 0 && !/\d/.test(word));
  if (words.length === 0) return undefined;
  const { rows } = await sql<{ word: string; near: string }>`
    select a.word, v.word as near from unnest(${words}::text[]) a (word) cross join lateral (
      select word, similarity(word, a.word) as likeness from search_vocabulary
      where ${scoped(ctx, 'search_vocabulary')} and word % a.word
      group by word order by likeness desc, word limit 100) v`.execute(ctx.db);
  const near = Map.groupBy(rows, ({ word }) => word);
  const withCorrections = terms.map(({ word }) => {
    const most = errorsAllowed(word);
    const close = (near.get(word) ?? []).map(({ near: other }) => ({ other, steps: distance(word, other, most) }));
    const best = close.filter(({ steps }) => steps > 0 && steps <= most).sort((a, b) => a.steps - b.steps);
    return { word, corrections: best.slice(0, 5).map(({ other }) => other) };
  });
  return withCorrections.some(({ corrections }) => corrections.length > 0) ? withCorrections : undefined;
}
