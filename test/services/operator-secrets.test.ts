import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Keyring } from '../../src/runtime/encryption/keyring.js';
import { credentialFor } from '../../src/services/credential/open-for-account.js';
import { resealSecrets, sealedColumns } from '../../src/services/operator/secrets.js';
import { openWorld } from '../support/worlds/world.js';

const [older, newer] = [randomBytes(32), randomBytes(32)];

describe('resealing stored secrets', () => {
  const world = openWorld({ encryptionKeys: [older] });
  const reseal = (...keys: Buffer[]) => resealSecrets(world.app.infrastructure.orm.em.fork(), new Keyring(keys));

  it('covers every column with sealed values', async () => {
    const rows = await world.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' and column_name like '%sealed%'`,
    );
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
      rows.map(({ name }) => name).sort(),
    );
  });

  it('leaves nothing sealed with an older key, changes no record, emits no event, and names secrets that no key opens', async () => {
    const caller = await world.caller();
    const make = async (path: string, body: object) => (await world.rest(caller, 'POST', path, body)).body.data;
    const webhook = await make('/webhooks', { url: 'https://93.184.216.34/hooks', events: ['*'] });
    await world.rest(caller, 'POST', `/webhooks/${webhook.id}/rotate-secret`);
    const lob = await make('/provider-auth', {
      provider: 'lob',
      secret: 'live_0dc8d51e0acf',
      settings: { webhook_secret: 'hook' },
    });
    await make('/shipper-auth', { provider: 'easypost', secret: 'EZAK0dc8d51e0acf' });
    await world.sql(`update provider_credentials set status = 'active'`);
    const kept = () =>
      world.sql(
        `select (select count(*) from audit_entries) as audited, (select count(*) from event_outbox) +
           (select count(*) from events) as emitted, (select max(updated_at) from provider_credentials) as changed`,
      );
    const before = await kept();
    expect(await reseal(older)).toEqual({ resealed: 0, unopened: [] });
    expect(await reseal(newer, older)).toEqual({ resealed: 5, unopened: [] });
    expect(await reseal(newer, older)).toEqual({ resealed: 0, unopened: [] });
    expect(await kept()).toEqual(before);
    const chosen = (key: Buffer) =>
      credentialFor(
        world.app.infrastructure.db,
        new Keyring([key]),
        { accountId: caller.organizationId, livemode: true },
        'lob',
      );
    expect(await chosen(newer)).toMatchObject({
      id: lob.id,
      secret: 'live_0dc8d51e0acf',
      settings: { webhook_secret: 'hook' },
    });
    await expect(chosen(older)).rejects.toThrow('which ENCRYPTION_KEYS lacks');

    const other = await world.caller();
    const { body } = await world.rest(other, 'POST', '/shipper-auth', { provider: 'easypost', secret: 'EZAK1' });
    // This secret is copied from another row, to which it is bound.
    await world.sql(
      `update shipper_credentials set sealed_secret = (select sealed_secret from shipper_credentials where id <> $1 limit 1)
       where id = $1`,
      [body.data.id],
    );
    const last = randomBytes(32);
    expect(await reseal(last, newer, older)).toEqual({
      resealed: 5,
      unopened: [{ table: 'shipper_credentials', id: body.data.id }],
    });
  });
});
