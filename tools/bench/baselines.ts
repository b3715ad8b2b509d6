import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { billingBaselines } from './billing-baselines.js';

/**
 * The baselines of the request benchmarks, in a separate process, without authentication, rate limit or scoping rules beyond
 * the account in the SQL. `ceiling`: PostgreSQL builds the same JSON and Node passes it on. `plain`: handwritten code with
 * Fastify and pg that converts rows to objects. Both use prepared statements.
 */
const [, , url, organizationId, divisionId, searched] = process.argv as string[];
const pool = new pg.Pool({ connectionString: url, max: 20 });
for (const oid of [1082, 1184]) pg.types.setTypeParser(oid, (text) => text);
const app = Fastify({ logger: false });
billingBaselines(app, pool, organizationId!);

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
const stamp = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"')`;
const label = (column: string) => `upper(left(${column}, 1)) || replace(substr(${column}, 2), '_', ' ')`;
const jsonOf = (field: string) =>
  field.endsWith('_at') ? stamp(field) : field.endsWith('_amount') ? `${field}::text` : field;
const noticeJson = `json_build_object(${fields.map((field) => `'${field}', ${jsonOf(field)}`).join(', ')},
  'type_label', ${label('type')}, 'status_label', ${label('status')})`;
const mine = `account_id = $1 and livemode and deleted_at is null`;
const envelope = (rows: string) => `
  select json_build_object('data', coalesce(json_agg(row), '[]'), 'links', json_build_object('first', null, 'last', null, 'prev', null, 'next', null),
    'meta', json_build_object('total', (select count(*) from notices where ${mine}), 'per_page', $2::int, 'current_page', 1))::text as body
  from (${rows}) page`;

app.get('/ceiling/notices', async (request, reply) => {
  const size = Number((request.query as { per_page: string }).per_page);
  const { rows } = await pool.query({
    name: 'list-json',
    text: envelope(`select ${noticeJson} as row from notices where ${mine} order by serial desc limit $2`),
    values: [organizationId, size],
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
  const data = list.rows.map((row) => ({
    ...row,
    type_label: words(row.type),
    status_label: words(row.status),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  }));
  return {
    data,
    links: { first: null, last: null, prev: null, next: null },
    meta: { total: total.rows[0].n, per_page: size, current_page: 1 },
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
          from (select * from projects where division_id = d.id and ${mine} order by serial desc limit 25) p)))))::text as body
      from divisions d where d.id = $2 and d.account_id = $1`,
    values: [organizationId, divisionId],
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
  return { data: { division: { name: division.rows[0].name, projects: { totalCount: total.rows[0].n, nodes } } } };
});

/** The words of a query, each as the beginning of a word, as in the index. */
const indexed = (q: string) =>
  q
    .split(' ')
    .map((word) => `${['contacts', 'projects'].map((type) => `'${place(type)}.${word}':*`).join(' | ')}`)
    .map((ways) => `(${ways})`)
    .join(' & ');
const place = (type: string) => `${searched!.slice(-8)}${createHash('md5').update(type).digest('hex').slice(0, 2)}`;

app.get('/ceiling/search', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'search-json',
    text: `select json_build_object('data', coalesce(json_agg(row), '[]'))::text as body from (
      select json_build_object('type', type, 'id', record_id, 'title', title, 'subtitle', subtitle) as row from search_entries
      where account_id = $1 and livemode and words @@ $2::tsquery limit 10) found`,
    values: [searched, indexed((request.query as { q: string }).q)],
  });
  return reply.type('application/json').send(rows[0].body);
});

app.get('/plain/search', async (request) => {
  const patterns = (request.query as { q: string }).q.split(' ').map((word) => `%${word}%`);
  const find = async (table: string, title: string, columns: string[]) => {
    const matches = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);
    const { rows } = await pool.query({
      name: `search-${table}`,
      text: `select id, ${title} as title, updated_at, count(*) over ()::int as count from ${table}
        where ${mine} and ${matches} ilike all($2::text[]) order by id desc limit 5`,
      values: [searched, patterns],
    });
    return rows;
  };
  const [contacts, projects] = await Promise.all([
    find('contacts', `first_name || ' ' || last_name`, ['first_name', 'last_name', 'email', 'title']),
    find('projects', 'name', ['name', 'number', 'furnished_description']),
  ]);
  return { data: { contacts, projects } };
});

app.post('/ceiling/contacts', async (request, reply) => {
  const body = request.body as Record<string, string>;
  const { rows } = await pool.query({
    name: 'create-json',
    text: `insert into contacts (id, account_id, livemode, organization_id, first_name, last_name, email, created_at, updated_at)
      values (uuidv7(), $1, true, $1, $2, $3, $4, now(), now())
      returning json_build_object('data', json_build_object('id', id, 'organization_id', organization_id, 'division_id', division_id,
        'first_name', first_name, 'last_name', last_name, 'email', email, 'phone', phone, 'title', title, 'type', type, 'is_active', is_active,
        'metadata', metadata, 'created_at', ${stamp('created_at')}, 'updated_at', ${stamp('updated_at')}))::text as body`,
    values: [organizationId, body.first_name, body.last_name, body.email],
  });
  return reply.code(201).type('application/json').send(rows[0].body);
});

app.post('/plain/contacts', async (request, reply) => {
  const body = request.body as Record<string, string>;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const found = await client.query({
      name: 'org',
      text: 'select 1 from organizations where id = $1 and deleted_at is null for share',
      values: [organizationId],
    });
    if (found.rows.length === 0) throw new Error('no organization');
    const { rows } = await client.query({
      name: 'create',
      text: `insert into contacts (id, account_id, livemode, organization_id, first_name, last_name, email, created_at, updated_at)
        values (uuidv7(), $1, true, $1, $2, $3, $4, now(), now())
        returning id, organization_id, division_id, first_name, last_name, email, phone, title, type, is_active, metadata, created_at, updated_at`,
      values: [organizationId, body.first_name, body.last_name, body.email],
    });
    await client.query('commit');
    return reply.code(201).send({ data: rows[0] });
  } finally {
    client.release();
  }
});

function words(token: string): string {
  const text = token.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function iso(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, -3)}+00:00`;
}

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
