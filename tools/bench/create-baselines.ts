import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { iso, stamp } from './same-answers.js';

const fields = [
  ...[
    'id',
    'organization_id',
    'division_id',
    'first_name',
    'last_name',
    'email',
    'phone',
    'title',
    'type',
    'is_active',
  ],
  ...['metadata', 'created_at', 'updated_at'],
];
const json = fields.map((field) => `'${field}', ${field.endsWith('_at') ? stamp(field) : field}`).join(', ');
const insert = `insert into contacts (id, account_id, livemode, organization_id, first_name, last_name, email, created_at, updated_at)
  values (uuidv7(), $1, true, $1, $2, $3, $4, now(), now()) returning *`;
const charge = 'select charged from charge_api_calls($1::uuid, now(), 1, false)';
const actor = `set_config('cps.actor', $1, true)`;
const known = 'select status, body from idempotency_keys where scope = $1 and account_id = $2';

/**
 * Both baselines of a created contact. The table's triggers write its audit entry, with the same actor, and its search index for
 * them, too. They look for the idempotency key, check the organization, store the answer under the key, write the event, and charge
 * the call, all in one transaction, whose commit waits for the disk.
 */
export function createBaselines(app: FastifyInstance, pool: pg.Pool, account: string): void {
  const given = (request: FastifyRequest) => {
    const body = request.body as Record<string, string>;
    const key = createHash('sha256').update(String(request.headers['idempotency-key'])).digest();
    const by = JSON.stringify({
      ...{ user_id: account, organization_id: account, ip: request.ip },
      ...{ user_agent: request.headers['user-agent'] ?? '', at: new Date() },
    });
    return { contact: [account, body.first_name, body.last_name, body.email], key, by };
  };

  app.post('/ceiling/contacts', async (request, reply) => {
    const { contact, key, by } = given(request);
    const { rows } = await pool.query({
      name: 'create-json',
      text: `with checked as materialized (
          select ${actor.replace('$1', '$6')} from organizations where id = $1 and deleted_at is null
            and pg_try_advisory_xact_lock(('x' || encode(substr($5::bytea, 1, 8), 'hex'))::bit(64)::bigint)
            and not exists (select from idempotency_keys where scope = $5::bytea and account_id = $1) for share),
        created as (${insert}),
        answer as (select created.*, json_build_object('data', json_build_object(${json})) as body from created, checked),
        event as (
          insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
          select uuidv7(), account_id, true, 'contact.created', 'contact', id,
            json_build_object('id', uuidv7(), 'type', 'contact.created', 'data', json_build_object('object', body -> 'data')), now() from answer),
        kept as (
          insert into idempotency_keys (scope, account_id, livemode, request_hash, status, body, created_at)
          select $5::bytea, $1, true, $5::bytea, 201, convert_to(body::text, 'UTF8'), now() from answer)
        select body::text as body, (${charge}) as charged from answer`,
      values: [...contact, key, by],
    });
    return reply.code(201).type('application/json').send(rows[0].body);
  });

  app.post('/plain/contacts', async (request, reply) => {
    const { contact, key, by } = given(request);
    const client = await pool.connect();
    const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
    try {
      await client.query('begin');
      await run('create-actor', `select ${actor}`, [by]);
      await run('create-lock', 'select pg_try_advisory_xact_lock($1)', [key.readBigInt64BE(0)]);
      if ((await run('create-known', known, [key, account])).rows.length > 0) throw new Error('The key is used.');
      const found = await run(
        'create-org',
        'select 1 from organizations where id = $1 and deleted_at is null for share',
        [account],
      );
      if (found.rows.length === 0) throw new Error('There is no such organization.');
      const [row] = (await run('create', insert, contact)).rows;
      const data = Object.fromEntries(
        fields.map((field) => [field, field.endsWith('_at') ? iso(row[field]) : row[field]]),
      );
      const payload = { id: row.id, type: 'contact.created', data: { object: data } };
      await run(
        'create-event',
        `insert into event_outbox (id, account_id, livemode, type, subject_type, subject_id, payload, occurred_at)
          values (uuidv7(), $1, true, 'contact.created', 'contact', $2, $3, now())`,
        [account, row.id, JSON.stringify(payload)],
      );
      await run(
        'create-key',
        `insert into idempotency_keys (scope, account_id, livemode, request_hash, status, body, created_at)
          values ($1, $2, true, $1, 201, $3, now())`,
        [key, account, Buffer.from(JSON.stringify({ data }))],
      );
      await run('create-charge', charge, [account]);
      await client.query('commit');
      return reply.code(201).send({ data });
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  });
}
