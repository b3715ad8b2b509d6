import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { answerTo, iso, stamp } from './same-answers.js';

const types = ['divisions', 'contacts', 'projects'];
const most = 5;
const counted = 100;

/**
 * Both baselines of the search, in the three types that have records, on the service's own index: every word is the beginning of a word of the
 * record. The best five by rank and age, among the hundred that are counted. They correct nothing.
 */
export function searchBaselines(app: FastifyInstance, pool: pg.Pool, account: string): void {
  const wordsOf = (type: string, q: string) => {
    const place = `${account.slice(-8)}${createHash('md5').update(type).digest('hex').slice(0, 2)}`;
    return q
      .split(' ')
      .map((word) => `'${place}.${word}':*`)
      .join(' & ');
  };
  const matching = `select *, ts_rank(words, $3::tsquery) as score from search_entries
    where (account_id = $1 and livemode and type = $2) is true and words @@ $3::tsquery limit ${counted}`;

  app.get('/ceiling/search', async (request, reply) => {
    const { q } = request.query as { q: string };
    const results = types.map(async (type) => {
      const { rows } = await pool.query({
        name: 'search-json',
        text: `with found as materialized (${matching})
          select (select count(*)::int from found) as count, coalesce((select json_agg(json_build_object('type', type, 'id', record_id,
            'title', title, 'subtitle', subtitle, 'highlights', array['<mark>' || title || '</mark>'], 'score', score,
            'project_id', project_id, 'status', status, 'updated_at', ${stamp('updated_at')})) from (
              select * from found order by score desc, updated_at desc limit ${most}) best), '[]')::text as results`,
        values: [account, type, wordsOf(type, q)],
      });
      return rows[0] as { count: number; results: string };
    });
    const found = await Promise.all(results);
    const { empty, meta } = frame(
      q,
      found.map(({ count }) => count),
    );
    const data = [...empty, ...types.map((type, index) => `"${type}":${found[index]!.results}`)].join(',');
    return reply.type('application/json').send(`{"data":{${data}},"meta":${JSON.stringify(meta)}}`);
  });

  app.get('/plain/search', async (request) => {
    const { q } = request.query as { q: string };
    const lists = await Promise.all(
      types.map((type) =>
        pool.query({ name: 'search-rows', text: matching, values: [account, type, wordsOf(type, q)] }),
      ),
    );
    const data: Record<string, object[]> = Object.fromEntries(emptyTypes().map((type) => [type, []]));
    for (const [index, { rows }] of lists.entries()) {
      rows.sort((a, b) => b.score - a.score || b.updated_at.localeCompare(a.updated_at));
      data[types[index]!] = rows.slice(0, most).map((row) => ({
        ...{ type: row.type, id: row.record_id, title: row.title, subtitle: row.subtitle },
        ...{ highlights: [`<mark>${row.title}</mark>`], score: row.score, project_id: row.project_id },
        ...{ status: row.status, updated_at: iso(row.updated_at) },
      }));
    }
    const { meta } = frame(
      q,
      lists.map(({ rows }) => rows.length),
    );
    return { data, meta };
  });

  const emptyTypes = () => Object.keys(answerTo('search')?.data ?? {}).filter((type) => !types.includes(type));

  /** What surrounds the results, like the service's. */
  function frame(q: string, counts: number[]) {
    const { meta = {} } = answerTo('search') ?? {};
    const own = Object.fromEntries(types.map((type, index) => [type, counts[index]]));
    return {
      empty: emptyTypes().map((type) => `${JSON.stringify(type)}:[]`),
      meta: { ...meta, query: q, counts: { ...meta.counts, ...own } },
    };
  }
}
