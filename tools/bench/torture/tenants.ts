import { openOrm } from '../../../src/db/orm.js';
import type { Db } from '../../../src/entities/generated/database.js';
import { grant } from '../../../src/ledger/index.js';
import { createToken } from '../../../src/services/operator/index.js';
import { makeRoom } from '../../../test/support/worlds/make-room.js';

/** One account under load, without a rate limit. */
export interface Tenant {
  name: string;
  organizationId: string;
  token: string;
}

const granted = '1000000.00';

export async function makeTenants(url: string, count: number): Promise<Tenant[]> {
  const orm = await openOrm(url, 4);
  const db = orm.em.getConnection().getClient() as unknown as Db;
  const tenants: Tenant[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `Torture ${number}`;
    const { token, organization_id: organizationId } = await createToken(orm.em.fork(), {
      email: `torture-${number}@example.com`,
      organizationName: name,
      abilities: ['tier:scale'],
    });
    tenants.push({ name, organizationId, token });
    const what = { accountId: organizationId, bucket: 'partner_eligible', kind: 'grant' } as const;
    await grant(db, new Date(), { ...what, credits: granted, description: 'Torture', reference: `Torture:${number}` });
  }
  const query = (text: string, values: unknown[]) => orm.em.getConnection().execute(text.replace('$1', '?'), values);
  await makeRoom(
    { query },
    tenants.map(({ organizationId }) => organizationId),
  );
  await orm.close();
  return tenants;
}
