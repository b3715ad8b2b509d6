/** @sampled tests */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { migrations } from '../../src/db/migrations/index.js';

describe('the migrations', () => {
  const name = `t_${randomBytes(8).toString('hex')}`;
  const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
  url.pathname = name;
  const base = new pg.Client({ connectionString: process.env.TEST_DATABASE_BASE_URL });
  beforeAll(async () => {
    await base.connect();
    await base.query(`create database ${name}`);
  });
  afterAll(async () => {
    await base.query(`drop database ${name} with (force)`);
    await base.end();
  });

  /** Runs the migrations in a child process. Returns its exit status. */
  async function migrateInAProcess(): Promise<number> {
    const child = fork('test/db/migrate-process.ts', [url.href], {
      execArgv: ['--import', './test/support/typescript.js'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const [status] = await once(child, 'exit');
    return status as number;
  }

  async function fingerprint(): Promise<unknown> {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      const { rows } = await client.query(
        `select (select array_agg(format('%s.%s %s', table_name, column_name, data_type) order by 1)
             from information_schema.columns where table_schema = 'public') as columns,
           (select array_agg(indexdef order by 1) from pg_indexes where schemaname = 'public') as indexes,
           (select array_agg(name order by id) from mikro_orm_migrations) as run`,
      );
      return rows[0];
    } finally {
      await client.end();
    }
  }

  it('run once when two processes start together, and change nothing when run again', async () => {
    expect(await Promise.all([migrateInAProcess(), migrateInAProcess()])).toEqual([0, 0]);
    const first = await fingerprint();
    expect(first).toMatchObject({ run: migrations.map((Migration) => new Migration({} as never, {} as never).name) });
    expect(await migrateInAProcess()).toBe(0);
    expect(await fingerprint()).toEqual(first);
  });
});
