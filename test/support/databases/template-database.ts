import pg from 'pg';
import { migrate } from '../../../src/db/migrate.js';
import { TEMPLATE } from './template.js';

/** Creates the template again on the server of `url` and migrates it to the newest schema. */
export async function createTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = TEMPLATE;
  await migrate(template.href);
}
