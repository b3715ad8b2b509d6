import { beforeAll, describe, expect, it } from '@jest/globals';
import { createFixture, type Fixture } from '../../contract/records.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../../support/worlds/world.js';

/** Two projects have the same name, and one has no record. */
const names = ['Mill', 'Dock', 'Mill', 'Barn', 'Empty', 'Attic'];

describe('a list of records in the order of the names of their projects', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;

  beforeAll(async () => {
    caller = await world.caller();
    fixture = await createFixture(world, caller);
    const division = { ...bodies.division, organization_id: caller.organizationId };
    const division_id = (await world.send(caller, 'POST', '/divisions', division)).id;
    const ids: string[] = [];
    for (const name of names) {
      ids.push((await world.send(caller, 'POST', '/projects', { ...bodies.project, division_id, name })).id);
    }
    // Three notices of each project that has any, none beside another of it.
    for (const id of [...ids, ...ids, ...ids].filter((_, index) => names[index % names.length] !== 'Empty')) {
      const body = { ...bodies.notice, project_id: id, organization_id: caller.organizationId };
      await world.send(caller, 'POST', '/notices', body);
    }
    const gone = await world.send(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: ids[1],
      organization_id: caller.organizationId,
    });
    await world.send(caller, 'DELETE', `/notices/${gone.id}`);
    // Neither another account nor the sandbox has a place in it.
    await createFixture(world, await world.caller());
    await createFixture(world, await world.sandboxOf(caller));
  });

  async function page(list: string, args: string): Promise<Json> {
    const { body, text } = await world.graphql(
      caller,
      `{ ${list}(${args}) { totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
    );
    if (!body.data) throw new Error(text);
    return body.data[list];
  }

  const tables = {
    notices: 'notices',
    waivers: 'waivers',
    escalations: 'escalations',
    waiverRequests: 'waiver_requests',
    payApplications: 'pay_applications',
    sovs: 'sovs',
    documentOrders: 'document_orders',
  } as const;

  async function inDatabase(list: keyof typeof tables, direction: string, condition = 'true'): Promise<string[]> {
    const rows = await world.sql<{ id: string }>(
      `select r.id from ${tables[list]} r join projects p on p.id = r.project_id
       where r.account_id = $1 and r.livemode and r.deleted_at is null and ${condition} order by p.name ${direction}, r.id ${direction}`,
      [caller.organizationId],
    );
    return rows.map(({ id }) => id);
  }

  const cases = (Object.keys(tables) as Array<keyof typeof tables>).flatMap((list) =>
    ['ASC', 'DESC'].flatMap((direction) => [1, 2, 5].map((size) => [list, direction, size] as const)),
  );

  it.each(cases)('has all %s once, %s and %d at a time, in both directions', async (list, direction, size) => {
    const expected = await inDatabase(list, direction);
    expect(expected.length).toBeGreaterThan(0);
    const orderBy = `orderBy: { field: PROJECT, direction: ${direction} }`;
    const forward: string[] = [];
    for (let after = ''; ; ) {
      const { nodes, pageInfo, totalCount } = await page(list, `${orderBy}, first: ${size}${after}`);
      expect(totalCount).toBe(expected.length);
      forward.push(...nodes.map(({ id }: Json) => id));
      after = `, after: "${pageInfo.endCursor}"`;
      if (!pageInfo.hasNextPage) break;
    }
    expect(forward).toEqual(expected);
    const backward: string[] = [];
    for (let before = ''; ; ) {
      const { nodes, pageInfo } = await page(list, `${orderBy}, last: ${size}${before}`);
      backward.unshift(...nodes.map(({ id }: Json) => id));
      before = `, before: "${pageInfo.startCursor}"`;
      if (!pageInfo.hasPreviousPage) break;
    }
    expect(backward).toEqual(expected);
    const skipped = await page(list, `${orderBy}, first: 3, offset: 4`);
    expect(skipped.nodes.map(({ id }: Json) => id)).toEqual(expected.slice(4, 7));
  });

  it('is the window between any two cursors', async () => {
    const expected = await inDatabase('notices', 'desc');
    const orderBy = 'orderBy: { field: PROJECT, direction: DESC }';
    const cursors: string[] = [];
    for (const [offset] of expected.entries())
      cursors.push((await page('notices', `${orderBy}, first: 1, offset: ${offset}`)).pageInfo.endCursor);
    for (const [start, after] of cursors.entries()) {
      const end = (start + 7) % cursors.length;
      const { nodes } = await page('notices', `${orderBy}, after: "${after}", before: "${cursors[end]}"`);
      expect(nodes.map(({ id }: Json) => id)).toEqual(end > start ? expected.slice(start + 1, end) : []);
    }
  });

  it('has what a filter finds, also what is deleted', async () => {
    const orderBy = 'orderBy: { field: PROJECT, direction: ASC }, first: 100';
    const ids = async (filter: string) =>
      (await page('notices', `${orderBy}, filter: ${filter}`)).nodes.map(({ id }: Json) => id);
    expect(await ids(`{ projectId: "${fixture.projectId}" }`)).toEqual(
      await inDatabase('notices', 'asc', `p.id = '${fixture.projectId}'`),
    );
    const all = await world.sql<{ id: string }>(
      `select n.id from notices n join projects p on p.id = n.project_id where n.account_id = $1 and n.livemode order by p.name, n.id`,
      [caller.organizationId],
    );
    expect(await ids('{ updatedSince: "2020-01-01T00:00:00Z" }')).toEqual(all.map(({ id }) => id));
  });

  it('is that of a nested list', async () => {
    const orderBy = 'orderBy: { field: PROJECT, direction: DESC }';
    const read = async (args: string): Promise<Json> => {
      const query = `{ organization(id: "${caller.organizationId}") { notices(${orderBy}, ${args}) {
        nodes { id } pageInfo { endCursor } } } }`;
      return (await world.graphql(caller, query)).body.data.organization.notices;
    };
    const expected = await inDatabase('notices', 'desc', `r.organization_id = '${caller.organizationId}'`);
    const first = await read('first: 4');
    const second = await read(`first: 100, after: "${first.pageInfo.endCursor}"`);
    expect([...first.nodes, ...second.nodes].map(({ id }: Json) => id)).toEqual(expected);
  });

  it('has the applications of other accounts last, whose projects have no name here', async () => {
    const other = await world.caller();
    const theirs = await createFixture(world, other);
    await world.sql(
      `insert into pay_application_participants (id, account_id, livemode, pay_application_id, organization_id, role, created_at, updated_at)
       select gen_random_uuid(), account_id, livemode, id, $2, 'owner', now(), now() from pay_applications where id = $1
       on conflict do nothing`,
      [theirs.payApplicationId, caller.organizationId],
    );
    for (const direction of ['ASC', 'DESC']) {
      const expected = [...(await inDatabase('payApplications', direction)), theirs.payApplicationId];
      const read: string[] = [];
      for (let after = ''; ; ) {
        const args = `orderBy: { field: PROJECT, direction: ${direction} }, first: 1${after}`;
        const { nodes, pageInfo } = await page('payApplications', args);
        read.push(...nodes.map(({ id }: Json) => id));
        after = `, after: "${pageInfo.endCursor}"`;
        if (!pageInfo.hasNextPage) break;
      }
      expect(read).toEqual(expected);
      const last = await page('payApplications', `orderBy: { field: PROJECT, direction: ${direction} }, last: 2`);
      expect(last.nodes.map(({ id }: Json) => id)).toEqual(expected.slice(-2));
      const before = `orderBy: { field: PROJECT, direction: ${direction} }, last: 1, before: "${last.pageInfo.endCursor}"`;
      expect((await page('payApplications', before)).nodes.map(({ id }: Json) => id)).toEqual([expected.at(-2)]);
    }
  });
});
