import { type RawBuilder, sql } from 'kysely';

/** A deadline is a matter of notices that are still to be served. */
export function awaitsService(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${column('status')} in ('draft', 'generated', 'ordered') and ${column('deleted_at')} is null`;
}
