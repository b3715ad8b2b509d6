import { openOrm } from '../../../src/db/orm.js';
import type { Db } from '../../../src/entities/generated/database.js';
import { grant } from '../../../src/ledger/index.js';
import { createToken } from '../../../src/services/operator/index.js';
import { makeRoom } from '../../../test/support/worlds/make-room.js';

/** One account under load, without a rate limit. */
export interface Tenant {
  name: string;
  organizationId: string;
  tokens: string[];
}

const granted = '1000000.00';

export async function makeTenants(url: string, count: number, called = 'Soak', tokensEach = 12): Promise<Tenant[]> {
  const orm = await openOrm(url, 4);
  const db = orm.em.getConnection().getClient() as unknown as Db;
  const tenants: Tenant[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `${called} ${number}`;
    const tenant: Tenant = { name, organizationId: '', tokens: [] };
    for (let made = 0; made < tokensEach; made += 1) {
      const token = await createToken(orm.em.fork(), {
        email: `${called.toLowerCase()}-${number}@example.com`,
        organizationName: name,
        abilities: ['tier:scale'],
      });
      tenant.tokens.push(token.token);
      tenant.organizationId = token.organization_id;
    }
    const what = { accountId: tenant.organizationId, bucket: 'partner_eligible', kind: 'grant' } as const;
    await grant(db, new Date(), { ...what, credits: granted, description: called, reference: `${called}:${number}` });
    tenants.push(tenant);
  }
  const query = (text: string, values: unknown[]) => orm.em.getConnection().execute(text.replace('$1', '?'), values);
  await makeRoom(
    { query },
    tenants.map(({ organizationId }) => organizationId),
  );
  await orm.close();
  return tenants;
}
