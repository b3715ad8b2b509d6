/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrate, migrateTables } from '../../src/db/migrate.js';
import { emptyDatabases } from '../support/databases/databases.js';

/** The library's tables as its version 0.18.0 makes them, and its function as far as the service called it. */
const library = `
  create schema graphile_worker;
  create table graphile_worker._private_job_queues (id int primary key generated always as identity,
    queue_name text not null unique check (length(queue_name) <= 128), locked_at timestamptz, locked_by text,
    is_available boolean not null generated always as (locked_at is null) stored);
  create table graphile_worker._private_tasks (id int primary key generated always as identity,
    identifier text not null unique check (length(identifier) <= 128));
  create table graphile_worker._private_jobs (id bigint primary key generated always as identity, job_queue_id int, task_id int not null,
    payload json not null default '{}', priority smallint not null default 0, run_at timestamptz not null default now(),
    attempts smallint not null default 0, max_attempts smallint not null default 25 check (max_attempts >= 1), last_error text,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    key text unique check (length(key) > 0 and length(key) <= 512), locked_at timestamptz, locked_by text,
    revision int not null default 0, flags jsonb,
    is_available boolean not null generated always as (locked_at is null and attempts < max_attempts) stored);
  create view graphile_worker.jobs as select j.id, q.queue_name, t.identifier as task_identifier, j.priority, j.run_at, j.attempts,
      j.max_attempts, j.last_error, j.created_at, j.updated_at, j.key, j.locked_at, j.locked_by, j.revision, j.flags
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id;
  create function graphile_worker.add_job(identifier text, payload json default null, queue_name text default null,
    run_at timestamptz default null, max_attempts int default null, job_key text default null, priority int default null,
    flags text[] default null, job_key_mode text default 'replace')
  returns graphile_worker._private_jobs language plpgsql as $$
  declare
    job graphile_worker._private_jobs;
  begin
    insert into graphile_worker._private_tasks (identifier) values (add_job.identifier) on conflict do nothing;
    insert into graphile_worker._private_jobs as jobs (task_id, payload, run_at, max_attempts, key, priority, flags)
    select t.id, coalesce(add_job.payload, '{}'), coalesce(add_job.run_at, now()), coalesce(add_job.max_attempts, 25), add_job.job_key,
      coalesce(add_job.priority, 0), (select jsonb_object_agg(flag, true) from unnest(add_job.flags) flag)
    from graphile_worker._private_tasks t where t.identifier = add_job.identifier
    returning * into job;
    return job;
  end $$;`;

describe('a database whose queue was that of a library', () => {
  let client: pg.Client;
  let url: string;
  // Before the database is dropped.
  afterAll(() => client.end());
  const emptyDatabase = emptyDatabases();
  beforeAll(async () => {
    url = await emptyDatabase();
    await migrateTables(url, '0021-waivers-signed-by-hand');
    client = new pg.Client({ connectionString: url });
    await client.connect();
    // Rows without the rows that they refer to.
    await client.query("set session_replication_role = 'replica'");
    await client.query(library);
  });

  const organizationId = randomUUID();

  /** Queues an e-mail to the owner as the version of that database does. */
  const mailOwner = async (key: string) => {
    await client.query(`select mail_admins($1, true, 'credits_low', '{}', $2, now())`, [organizationId, key]);
    const { rows } = await client.query<{ id: string }>('select id from emails where key = $1', [key]);
    return rows[0]!.id;
  };
  const addJob = async (kind: string, prefix: string) => {
    const id = randomUUID();
    await client.query(
      `select graphile_worker.add_job($1, json_build_object('id', $2::text, 'publicUrl', 'https://cps.example'), job_key => $3, max_attempts => 6)`,
      [kind, id, `${prefix}:${id}`],
    );
    return id;
  };
  const change = (id: string, changes: string) =>
    client.query(`update graphile_worker._private_jobs set ${changes} where key like '%:' || $1`, [id]);

  it('keeps every e-mail that waits in it, and loses the library’s schema', async () => {
    await client.query(
      `insert into memberships (id, organization_id, user_id, role) values (uuidv7(), $1, uuidv7(), 'owner')`,
      [organizationId],
    );
    const [waiting, withoutJob, sending, tried, sent] = [
      await mailOwner('waiting'),
      await mailOwner('without a job'),
      await mailOwner('being sent'),
      await mailOwner('tried for three days'),
      await mailOwner('sent'),
    ];
    await client.query(`delete from graphile_worker._private_jobs where key = 'email:' || $1`, [withoutJob]);
    await change(sending, `attempts = 1, locked_at = now(), locked_by = 'a worker'`);
    await client.query(`update emails set leased_until = '2026-03-01T12:01:40Z' where id = $1`, [sending]);
    await change(tried, `attempts = max_attempts, last_error = 'busy'`);
    await client.query('update emails set sent_at = now() where id = $1', [sent]);

    const link = await addJob('send_sign_in_link', 'sign-in');
    const linkBeingSent = await addJob('send_sign_in_link', 'sign-in');
    const expired = await addJob('send_sign_in_link', 'sign-in');
    const invitation = await addJob('send_member_invitation', 'invitation');
    const passkey = await addJob('send_passkey_added', 'passkey');
    await addJob('purge_expired', 'purge');
    await change(link, `attempts = 2, last_error = 'busy', run_at = '2026-03-01T12:00:00Z'`);
    await change(linkBeingSent, `attempts = 1, locked_at = '2026-03-01T12:00:00Z', locked_by = 'a worker'`);
    await change(expired, 'attempts = max_attempts');

    await migrate(url);
    const { rows } = await client.query(
      `select account_id, livemode, kind, subject_id, payload, attempt, last_error, leased_until, gave_up_at from tasks order by serial`,
    );
    const job = {
      account_id: null,
      livemode: true,
      attempt: 0,
      last_error: null,
      leased_until: null,
      gave_up_at: null,
    };
    const mail = { ...job, payload: { publicUrl: 'https://cps.example' } };
    const email = { ...job, kind: 'send_email', payload: null };
    const leasedUntil = new Date('2026-03-01T12:01:40Z');
    expect(rows).toEqual([
      { ...mail, kind: 'send_sign_in_link', subject_id: link, attempt: 2, last_error: 'busy' },
      { ...mail, kind: 'send_sign_in_link', subject_id: linkBeingSent, attempt: 1, leased_until: leasedUntil },
      { ...mail, kind: 'send_member_invitation', subject_id: invitation },
      { ...mail, kind: 'send_passkey_added', subject_id: passkey },
      { ...email, subject_id: waiting },
      { ...email, subject_id: withoutJob },
      { ...email, subject_id: sending, leased_until: leasedUntil },
    ]);
    const { rows: due } = await client.query('select due_at from tasks where subject_id = $1', [link]);
    expect(due).toEqual([{ due_at: new Date('2026-03-01T12:00:00Z') }]);
    const { rows: givenUp } = await client.query('select id, given_up from emails where given_up is not null');
    expect(givenUp).toEqual([{ id: tried, given_up: 'busy' }]);
    const { rows: schemas } = await client.query(`select to_regnamespace('graphile_worker') as left`);
    expect(schemas).toEqual([{ left: null }]);
  });

  it('has the e-mails that its triggers write from then on as tasks', async () => {
    const id = await mailOwner('after the migration');
    const { rows } = await client.query(
      'select account_id, livemode, kind, leased_until from tasks where subject_id = $1',
      [id],
    );
    expect(rows).toEqual([{ account_id: null, livemode: true, kind: 'send_email', leased_until: null }]);
  });
});
