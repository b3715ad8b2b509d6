import { describe, expect, it } from '@jest/globals';
import { purgeExpired } from '../../../src/process/jobs/purge-expired.js';
import { openWorld } from '../../support/worlds/world.js';

describe('the purge of expired data', () => {
  const world = openWorld();

  it('removes the service’s own tasks 90 days after they were given up, and none of an account', async () => {
    const { organizationId } = await world.caller();
    await world.sql('delete from tasks');
    const add = (kind: string, accountId: string | null, givenUpAt: string | null) =>
      world.sql(
        `insert into tasks (id, account_id, livemode, kind, subject_id, due_at, gave_up_at, created_at)
         values (uuidv7(), $2, true, $1, uuidv7(), now() - interval '1 year', now() - $3::interval, now() - interval '1 year')`,
        [kind, accountId, givenUpAt],
      );
    await add('send_passkey_added', null, '91 days');
    await add('send_sign_in_link', null, '89 days');
    await add('send_member_invitation', null, null);
    await add('mail.submit', organizationId, '91 days');
    await purgeExpired(world.app.infrastructure, 60);
    expect(await world.sql('select kind from tasks order by kind')).toEqual([
      { kind: 'mail.submit' },
      { kind: 'send_member_invitation' },
      { kind: 'send_sign_in_link' },
    ]);
  });
});
