import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { loadConfig } from '../../src/config/load-config.js';
import { openDatabase } from '../../src/db/database.js';

const name = `t_${randomBytes(8).toString('hex')}`;
const base = new pg.Client({ connectionString: process.env.TEST_DATABASE_BASE_URL });

beforeAll(async () => {
  await base.connect();
  await base.query(`create role ${name} login password 'secret'`);
  await base.query(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
  url.pathname = name;
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  await owner.query(`grant all on schema public to ${name}`);
  await owner.end();
});

afterAll(async () => {
  await base.query(`drop database ${name} with (force)`);
  await base.query(`drop role ${name}`);
  await base.end();
});

it('a database whose user cannot create pg_trgm stops the start with a message that says what to do', async () => {
  const url = Object.assign(new URL(process.env.TEST_DATABASE_BASE_URL!), { username: name, password: 'secret' });
  url.pathname = name;
  const opening = openDatabase(loadConfig({ DATABASE_URL: url.href }));
  await expect(opening).rejects.toMatchObject({
    name: 'OperatorError',
    message:
      `The database ${url.host}/${name} does not have the extension pg_trgm, and this user cannot create it: ask an administrator to ` +
      'run "create extension pg_trgm" in it. Check DATABASE_URL.',
  });
});
