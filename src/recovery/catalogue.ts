import pg from 'pg';

/** What a backup of the database consists of, as the database's own catalogue has it, so that no table can be forgotten. */
export interface Catalogue {
  /** By name; partitions are in their tables. */
  tables: CatalogueTable[];
  sequences: string[];
  eventPartitions: string[];
}

export interface CatalogueTable {
  name: string;
  /** Without those that PostgreSQL works out. */
  columns: string[];
}

/**
 * Made anew by a restore: what has run, by the migrations themselves, and the index of the search, from the records. The jobs of
 * the queue, in a schema of its own, are made anew as well (restore.ts).
 */
const madeAnew = ['mikro_orm_migrations', 'search_entries', 'search_sources', 'search_vocabulary'];

/** An extension that was put into the same schema brings its own tables and views. */
export const ofNoExtension = `not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`;

export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const { rows: tables } = await client.query<CatalogueTable>(
    `select relname as name, array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
      from pg_class c
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname <> all ($1) and ${ofNoExtension} order by relname`,
    [madeAnew],
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

/** A connection whose texts are the same everywhere, and that no setting of the server cuts off half way. */
export async function connect(connectionString: string, applicationName: string): Promise<pg.Client> {
  const options = [
    'TimeZone=UTC',
    'DateStyle=ISO',
    'IntervalStyle=postgres',
    'bytea_output=hex',
    'extra_float_digits=1',
    'client_encoding=UTF8',
    'statement_timeout=0',
    'lock_timeout=0',
    'idle_in_transaction_session_timeout=0',
  ];
  const client = new pg.Client({
    connectionString,
    application_name: applicationName,
    // It rests while files are copied, for hours perhaps; what is on the way may forget it meanwhile.
    keepAlive: true,
    options: options.map((option) => `-c ${option}`).join(' '),
  });
  // What it is asked next tells of it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The columns of a COPY. */
export function columnList({ columns }: { columns: readonly string[] }): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
