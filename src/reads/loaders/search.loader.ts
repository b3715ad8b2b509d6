import { createHash } from 'node:crypto';
import type { RequestContext } from '../../context/request-context.js';
import { distance, errorsAllowed } from '../../domain/search/corrections.js';
import { compact, toWords } from '../../domain/search/fold.js';
import { highlights, type Term } from '../../domain/search/highlight.js';
import { type SearchType, searchTypes } from '../../entities/search/sources.js';
import { perTypeLimits, type SearchArgs, type SearchResults } from '../../schema/search.js';
import { find, type Proposal, type SearchRow, type Sought } from './search-statements.js';

/** The mark of each type in its lexemes, after that of the account (decision 12). */
const markOf = Object.fromEntries(
  searchTypes.map((type) => [type, createHash('md5').update(type).digest('hex').slice(0, 2)]),
) as Record<SearchType, string>;

/**
 * Searches the caller's records of several types with one statement, whatever the number of types. If no record has all the
 * words, the statement proposes corrections, and a second one searches for these.
 */
export async function search(ctx: RequestContext, args: SearchArgs): Promise<SearchResults> {
  const { query, types: requested } = args;
  const perType = args.perType ?? perTypeLimits.default;
  const types = requested?.length ? searchTypes.filter((type) => requested.includes(type)) : searchTypes;
  const searchInput = { query, types, perType };
  let terms: Term[] = toWords(query).map((word) => ({ word, corrections: [] }));
  let hits: SearchRow[] = [];
  if (terms.length > 0) {
    const correctable = terms.map(({ word }) => word).filter((word) => errorsAllowed(word) > 0 && !/\d/.test(word));
    const first = await find(ctx, soughtBy(ctx, searchInput, terms, correctable));
    hits = first.found;
    const corrected = correctedBy(terms, first.proposed);
    if (corrected) {
      terms = corrected;
      ({ found: hits } = await find(ctx, soughtBy(ctx, searchInput, terms, [])));
    }
  }
  const byType = Map.groupBy(hits, ({ type }) => type);
  const groups = types.map((type) => {
    const ofType = byType.get(type) ?? [];
    return {
      type,
      count: ofType[0]?.count ?? 0,
      results: ofType.map((row) => ({ ...row, highlights: highlights(texts(row), query, terms) })),
    };
  });
  return { query, types, perType, groups };
}

function texts({ title, subtitle, identifiers, body }: SearchRow): string[] {
  return [title, ...(subtitle ? [subtitle] : []), ...identifiers, ...body];
}

function soughtBy(
  ctx: RequestContext,
  { query, types, perType }: { query: string; types: readonly SearchType[]; perType: number },
  terms: Term[],
  correctable: readonly string[],
): Sought {
  const whole = compact(query);
  const places = types.map((type) => ctx.account.id.slice(-8) + markOf[type]);
  return {
    types,
    anywhere: places.map((place) => wordQuery(`${place}.`, terms)),
    titled: places.map((place) => wordQuery(`${place}:`, terms)),
    titles: places.map((place) => `'${place}~${whole}'`),
    identifiers: places.map((place) => `'${place}=${whole}'`),
    correctable,
    perType,
    // Several words, and numbers, are found in few records.
    isRare: terms.length > 1 || /\d/.test(terms[0]!.word),
  };
}

/** Matches all of the words, each as the beginning of a word or as one of its corrections. */
function wordQuery(place: string, terms: Term[]): string {
  return terms
    .map(({ word, corrections }) => [`'${place}${word}':*`, ...corrections.map((other) => `'${place}${other}'`)])
    .map((ways) => `(${ways.join(' | ')})`)
    .join(' & ');
}

/** The terms with the proposed words that are one or two typing errors away; undefined if there are none. */
function correctedBy(terms: Term[], proposed: readonly Proposal[]): Term[] | undefined {
  const near = Map.groupBy(proposed, ({ word }) => word);
  const corrected = terms.map(({ word }) => {
    const most = errorsAllowed(word);
    const close = (near.get(word) ?? []).map(({ near: other }) => ({ other, steps: distance(word, other, most) }));
    const best = close.filter(({ steps }) => steps > 0 && steps <= most).sort((a, b) => a.steps - b.steps);
    return { word, corrections: best.slice(0, 5).map(({ other }) => other) };
  });
  return corrected.some(({ corrections }) => corrections.length > 0) ? corrected : undefined;
}
