import type { World } from '../support/worlds/world.js';

interface Table {
  table: string;
  columns: string[];
}

const known = new WeakMap<World, Promise<Table[]>>();

/**
 * Tables that are ignored: those that count or remember requests, and those that the sequencer fills from the outbox in its own
 * time (events and their deliveries). A request writes its events to the outbox.
 */
const aside =
  /^(call_windows|api_call_minutes|idempotency_keys|sign_in_attempts|access_tokens|event_positions|events_.*|webhook_deliveries)$/;

/** Every table with rows that requests write. */
export function columnsOf(world: World): Promise<Table[]> {
  const tables =
    known.get(world) ??
    world.sql<Table>(
      `select c.relname as table, array_agg(a.attname::text) as columns from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname !~ $1
       group by c.relname order by c.relname`,
      [aside.source],
    );
  known.set(world, tables);
  return tables;
}
