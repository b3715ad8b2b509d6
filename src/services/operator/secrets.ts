import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { secretPlace } from '../../background/webhooks/secret-place.js';
import type { Database } from '../../entities/generated/database.js';
import type { Keyring } from '../../runtime/encryption/keyring.js';
import { credentialPlace, settingsPlace } from '../credential/seal.js';

/** Every column with sealed values, and the context that they are bound to. A test reports a column that is missing here. */
export const sealedColumns: ReadonlyArray<{ table: string; column: string; place: (id: string) => string }> = [
  { table: 'webhooks', column: 'sealed_secret', place: secretPlace },
  { table: 'webhooks', column: 'previous_sealed_secret', place: secretPlace },
  ...['provider_credentials', 'shipper_credentials'].flatMap((table) => [
    { table, column: 'sealed_secret', place: (id: string) => credentialPlace(table, id) },
    { table, column: 'sealed_settings', place: (id: string) => settingsPlace(table, id) },
  ]),
];

const batch = 500;

/**
 * Seals all values again that an older key has sealed, with the current key. The service can keep running, because it opens
 * both. This does not count as a change of a record: neither the audit log nor an event shows it.
 */
export async function resealSecrets(
  em: EntityManager,
  keyring: Keyring,
): Promise<{ resealed: number; unopened: Array<{ table: string; id: string }> }> {
  const db = em.getKysely<Database>();
  const unopened: Array<{ table: string; id: string }> = [];
  let resealed = 0;
  for (const { table, column, place } of sealedColumns) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const last = await db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: string; sealed: Buffer }>`
          select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
          where id > ${after}::uuid and ${sql.ref(column)} is not null order by id limit ${batch} for no key update`.execute(
          tx,
        );
        for (const { id, sealed } of rows.filter((row) => !keyring.isCurrent(row.sealed))) {
          const secret = opened(keyring, sealed, place(id));
          if (secret === undefined) {
            unopened.push({ table, id });
            continue;
          }
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${keyring.seal(secret, place(id))}
            where id = ${id}::uuid`.execute(tx);
          resealed += 1;
        }
        return rows.length === batch ? rows.at(-1)!.id : undefined;
      });
      if (last === undefined) break;
      after = last;
    }
  }
  return { resealed, unopened };
}

function opened(keyring: Keyring, sealed: Buffer, place: string): string | undefined {
  try {
    return keyring.open(sealed, place);
  } catch {
    return undefined;
  }
}
