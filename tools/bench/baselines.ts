import Fastify from 'fastify';
import pg from 'pg';
import { billingBaselines } from './billing-baselines.js';
import { createBaselines } from './create-baselines.js';
import { answerTo, constantsOf, framed, frameOf, iso, learn, listText, stamp, withConstants } from './same-answers.js';
import { searchBaselines } from './search-baselines.js';

/**
 * The baselines of the request benchmarks, in a separate process, without authentication, rate limit or scoping rules beyond
 * the account in the SQL. `ceiling`: PostgreSQL builds the same JSON and Node passes it on. `plain`: handwritten code with
 * Fastify and pg that converts rows to objects. Both use prepared statements with kept plans, and send the fields of the service's
 * answers: what the service computes for a record is a constant here, taken from the answer that the benchmark passes in first.
 */
const [, , url, organizationId, divisionId, searched] = process.argv as string[];
const pool = new pg.Pool({
  connectionString: url,
  max: 20,
  options: '-c TimeZone=UTC -c DateStyle=ISO -c plan_cache_mode=force_generic_plan',
});
for (const oid of [1082, 1184]) pg.types.setTypeParser(oid, (text) => text);
const app = Fastify({ logger: false });
billingBaselines(app, pool, organizationId!);
searchBaselines(app, pool, searched!);
createBaselines(app, pool, organizationId!);
app.post('/samples', (request) => learn(request.body as Record<string, never>));

const fields = [
  'id',
  'organization_id',
  'project_id',
  'division_id',
  'type',
  'status',
  'state',
  'notice_number',
  'notice_date',
  'claim_amount',
  'original_claim_amount',
  'first_furnishing_date',
  'last_furnishing_date',
  'deadline_date',
  'parent_notice_id',
  'amendment_reason',
  'description',
  'served_at',
  'metadata',
  'created_at',
  'updated_at',
];
const label = (column: string) => `upper(left(${column}, 1)) || replace(substr(${column}, 2), '_', ' ')`;
const jsonOf = (field: string) =>
  field.endsWith('_at') ? stamp(field) : field.endsWith('_amount') ? `${field}::text` : field;
const noticeJson = `json_build_object(${fields.map((field) => `'${field}', ${jsonOf(field)}`).join(', ')},
  'type_label', ${label('type')}, 'status_label', ${label('status')})`;
const computed = () => constantsOf('notices', [...fields, 'type_label', 'status_label']);
const mine = `account_id = $1 and livemode and deleted_at is null`;

app.get('/ceiling/notices', async (request, reply) => {
  const size = Number((request.query as { per_page: string }).per_page);
  const { rows } = await pool.query({
    name: 'list-json',
    text: `select ${listText(`string_agg(${withConstants('row', '$3')}, ',')`, `select count(*) from notices where ${mine}`, '$4')} as body
      from (select ${noticeJson}::text as row from notices where ${mine} order by serial desc limit $2) page`,
    values: [organizationId, size, computed().json, framed('notices')],
  });
  return reply.type('application/json').send(rows[0].body);
});

app.get('/plain/notices', async (request) => {
  const size = Number((request.query as { per_page: string }).per_page);
  const [list, total] = await Promise.all([
    pool.query({
      name: 'list',
      text: `select ${fields.join(', ')} from notices where ${mine} order by serial desc limit $2`,
      values: [organizationId, size],
    }),
    pool.query({
      name: 'count',
      text: `select count(*)::int as n from notices where ${mine}`,
      values: [organizationId],
    }),
  ]);
  const { values } = computed();
  const { links, meta } = frameOf('notices');
  const data = list.rows.map((row) => ({
    ...row,
    ...values,
    type_label: words(row.type),
    status_label: words(row.status),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  }));
  return {
    data,
    links,
    meta: { ...meta, total: total.rows[0].n, per_page: size },
  };
});

const projectFields = ['id', 'name', 'number', 'status', 'claimant_role', 'contract_amount', 'state', 'created_at'];
const nestedNotice = ['id', 'notice_number', 'type', 'status', 'state', 'notice_date', 'claim_amount', 'created_at'];
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const pairs = (names: string[], alias: string) =>
  names
    .map((name) => {
      const column = `${alias}.${name}`;
      if (['type', 'status', 'claimant_role'].includes(name)) return `'${camel(name)}', upper(${column})`;
      return `'${camel(name)}', ${name.endsWith('_at') ? stamp(column) : name.endsWith('_amount') ? `${column}::text` : column}`;
    })
    .join(', ');

app.post('/ceiling/graphql', async (_request, reply) => {
  const { rows } = await pool.query({
    name: 'nested-json',
    text: `select json_build_object('data', json_build_object('division', json_build_object('name', d.name, 'projects',
        json_build_object('totalCount', (select count(*) from projects where division_id = d.id and ${mine}), 'nodes', (
          select json_agg(json_build_object(${pairs(projectFields, 'p')}, 'notices', json_build_object('nodes', (
            select json_agg(json_build_object(${pairs(nestedNotice, 'n')})) from (
              select * from notices where project_id = p.id and ${mine} order by serial desc limit 5) n))))
          from (select * from projects where division_id = d.id and ${mine} order by serial desc limit 25) p)))), 'extensions', $3::json)::text as body
      from divisions d where d.id = $2 and d.account_id = $1`,
    values: [organizationId, divisionId, JSON.stringify(answerTo('graphql')?.extensions ?? {})],
  });
  return reply.type('application/json').send(rows[0].body);
});

app.post('/plain/graphql', async () => {
  const division = await pool.query({
    name: 'd',
    text: `select id, name from divisions where id = $2 and ${mine}`,
    values: [organizationId, divisionId],
  });
  const [projects, total] = await Promise.all([
    pool.query({
      name: 'p',
      text: `select ${projectFields.join(', ')} from projects where division_id = $2 and ${mine} order by serial desc limit 25`,
      values: [organizationId, divisionId],
    }),
    pool.query({
      name: 'pc',
      text: `select count(*)::int as n from projects where division_id = $2 and ${mine}`,
      values: [organizationId, divisionId],
    }),
  ]);
  const notices = await pool.query({
    name: 'n',
    text: `select p.id as project, x.* from unnest($2::uuid[]) p (id) cross join lateral (
      select ${nestedNotice.join(', ')} from notices where project_id = p.id and ${mine} order by serial desc limit 5) x`,
    values: [organizationId, projects.rows.map(({ id }) => id)],
  });
  const byProject = Map.groupBy(notices.rows, ({ project }) => project);
  const shape = (names: string[], row: Record<string, unknown>) =>
    Object.fromEntries(
      names.map((name) => {
        const value = row[name];
        if (['type', 'status', 'claimant_role'].includes(name)) return [camel(name), String(value).toUpperCase()];
        return [camel(name), name.endsWith('_at') ? iso(value as string) : value];
      }),
    );
  const nodes = projects.rows.map((row) => ({
    ...shape(projectFields, row),
    notices: { nodes: (byProject.get(row.id) ?? []).map((notice) => shape(nestedNotice, notice)) },
  }));
  return {
    data: { division: { name: division.rows[0].name, projects: { totalCount: total.rows[0].n, nodes } } },
    extensions: answerTo('graphql')?.extensions,
  };
});

function words(token: string): string {
  const text = token.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
