import pg from 'pg';
import { prepareSession } from '../../db/session.js';

/** The contents of a database backup, read from the database's own catalogue so that no table is forgotten. */
export interface Catalogue {
  /** In the order of their names. Partitions are part of their tables. */
  tables: CatalogueTable[];
  sequences: string[];
  eventPartitions: string[];
}

interface CatalogueTable {
  name: string;
  /** Excludes generated columns. */
  columns: string[];
}

/** Recreated by a restore: the list of migrations by running them, and the search index from the records. */
const recreated = ['mikro_orm_migrations', 'search_entries', 'search_sources', 'search_vocabulary'];

/** Left out of a backup: the request log, which no record refers to, is kept for a week and may be larger than all records. */
const left = ['api_requests'];

/** Excludes the tables and views of an extension that was created in the same schema. */
export const ofNoExtension = `not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`;

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const { rows: tables } = await client.query<CatalogueTable>(
    `select relname as name, array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
      from pg_class c
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> all ($1) and ${ofNoExtension} order by relname`,
    [[...recreated, ...left]],
  );
  const { rows: sequences } = await client.query<{ name: string }>(
    `select relname as name from pg_class c
      where relnamespace = current_schema()::regnamespace and relkind = 'S' and relname <> 'mikro_orm_migrations_id_seq'
        and ${ofNoExtension} order by relname`,
  );
  const { rows: partitions } = await client.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on oid = inhrelid
      where inhparent = to_regclass('events') order by relname`,
  );
  const names = (rows: Array<{ name: string }>) => rows.map(({ name }) => name);
  return { tables, sequences: names(sequences), eventPartitions: names(partitions) };
}

/** A connection whose text output does not depend on the server's settings, and that no server timeout ends. */
export async function connect(connectionString: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: applicationName,
    // The connection is idle while files are copied, perhaps for hours. Without keep-alive a firewall may drop it.
    keepAlive: true,
  });
  // The next query reports the error.
  client.on('error', () => undefined);
  await client.connect();
  await prepareSession(client, {
    statement_timeout: '0',
    lock_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  });
  return client;
}

/** The columns of a COPY. */
export function columnList({ columns }: { columns: readonly string[] }): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
