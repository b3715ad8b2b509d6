import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { waitUntilBlocked } from '../support/databases/locks.js';
import { requestOf } from '../support/records/credits.js';
import { goldenPath } from '../support/records/golden-path.js';
import { filedNotice, placed } from '../support/records/ordering.js';
import { openWorld } from '../support/worlds/world.js';

describe('the orders of one notice', () => {
  const world = openWorld();

  it('can be placed while the last one is cancelled, without a failure of either request', async () => {
    const caller = await world.caller();
    const { noticeId, documentId } = await filedNotice(world, caller, await goldenPath(world, caller));
    const { id } = await placed(world, caller, documentId);
    // An order first locks the document, and then the notice.
    const ordering = requestOf(world, caller);
    await ordering.write();
    await sql`select 1 from documents where id = ${documentId}::uuid for no key update`.execute(ordering.db);
    const cancelling = world.rest(caller, 'POST', `/document-orders/${id}/cancel`);
    await waitUntilBlocked(world);
    await sql`select 1 from notices where id = ${noticeId}::uuid for update`.execute(ordering.db);
    await ordering.commit();
    expect((await cancelling).body.data).toMatchObject({ status: 'cancelled' });
    expect((await world.rest(caller, 'GET', `/notices/${noticeId}`)).body.data.status).toBe('generated');
  });
});
