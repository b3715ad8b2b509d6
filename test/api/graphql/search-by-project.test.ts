import { beforeAll, describe, expect, it } from '@jest/globals';
import { addContrast } from '../../contract/contrast.js';
import { createFixture } from '../../contract/records.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

describe('the search of a list', () => {
  const world = shareWorld();
  let caller: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    await addContrast(world, caller, await createFixture(world, caller));
    const other = await world.caller();
    await world.makeRoom(other);
    await addContrast(world, other, await createFixture(world, other));
    await world.sql(`update projects set name = 'Quaint Lighthouse' where name = 'Other'`);
  });

  it.each([
    ['notices', 'notices'],
    ['waivers', 'waivers'],
    ['escalations', 'escalations'],
    ['waiverRequests', 'waiver_requests'],
    ['payApplications', 'pay_applications'],
    ['documentOrders', 'document_orders'],
  ])('finds %s by a part of the name of their project', async (list, table) => {
    const rows = await world.sql<{ id: string }>(
      `select r.id from ${table} r join projects p on p.id = r.project_id
       where r.account_id = $1 and r.livemode and r.deleted_at is null and p.name = 'Quaint Lighthouse' order by r.serial desc`,
      [caller.organizationId],
    );
    expect(rows.length).toBeGreaterThan(0);
    const { body } = await world.graphql(
      caller,
      `{ ${list}(filter: { search: "int LIGHT" }, first: 100) { nodes { id } } }`,
    );
    expect(body.data[list].nodes).toEqual(rows);
  });

  it('finds the notices of the board in the same way', async () => {
    const [row] = await world.sql<{ id: string }>(
      `update notices n set status = 'draft' from projects p where p.id = n.project_id and p.name = 'Quaint Lighthouse' and n.account_id = $1 returning n.id`,
      [caller.organizationId],
    );
    await world.sql(`update projects set status = 'active' where name = 'Quaint Lighthouse'`);
    const { body } = await world.graphql(caller, '{ noticeGroups(search: "lighthouse") { count urgency } }');
    const counted = body.data.noticeGroups.filter(({ count }: Json) => count > 0);
    expect(counted).toHaveLength(1);
    const query = `{ noticesToServe(search: "lighthouse", urgency: ${counted[0].urgency}) { noticeId } }`;
    expect((await world.graphql(caller, query)).body.data.noticesToServe).toEqual([{ noticeId: row!.id }]);
  });
});
