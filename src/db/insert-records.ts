import { ChangeSet, ChangeSetType, type EntityManager, type EntityMetadata } from '@mikro-orm/core';
import { CompiledQuery } from 'kysely';
import { reportCreated } from './change-reports.js';

/** The insert of new records of one class. */
interface Insertion {
  /**
   * Its values are parameters, so that PostgreSQL parses and plans the insert of a record once for each connection. The ORM writes
   * the values into the text.
   */
  statement: CompiledQuery;
  /** Makes the records known to the entity manager, which writes their later changes, and reports them. */
  done(): void;
}

export function toInsertion(em: EntityManager, records: readonly object[]): Insertion {
  const meta = em.getMetadata(records[0]!.constructor as new () => object);
  const rows = records.map((record) => em.getComparator().prepareEntity(record) as Record<string, unknown>);
  const names = [...new Set(rows.flatMap(Object.keys))];
  const values = rows.flatMap((row) => names.map((name) => row[name] ?? null));
  return {
    statement: CompiledQuery.raw(insertText(meta, names, rows.length), values),
    done: () => {
      const unitOfWork = em.getUnitOfWork();
      for (const [place, record] of records.entries()) unitOfWork.register(record, rows[place]!, { refresh: true });
      reportCreated(
        em,
        records.map((record, place) => new ChangeSet(record, ChangeSetType.CREATE, rows[place]!, meta)),
      );
    },
  };
}

const texts = new Map<string, string>();

function insertText(meta: EntityMetadata<object>, names: readonly string[], rows: number): string {
  const key = `${meta.tableName} ${names}`;
  const cachedText = rows === 1 ? texts.get(key) : undefined;
  if (cachedText) return cachedText;
  const properties = meta.properties as Record<string, { fieldNames: string[] }>;
  const columns = names.map((name) => `"${properties[name]!.fieldNames[0]}"`);
  const places = Array.from({ length: rows }, (_, row) =>
    names.map((_name, column) => `$${row * names.length + column + 1}`).join(', '),
  );
  const text = `insert into "${meta.tableName}" (${columns.join(', ')}) values (${places.join('), (')})`;
  // The texts of several records rarely repeat.
  if (rows === 1) texts.set(key, text);
  return text;
}
