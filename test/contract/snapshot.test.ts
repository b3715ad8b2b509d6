import { describe, expect, it } from '@jest/globals';
import { openWorld } from '../support/worlds/world.js';
import { snapshot } from './snapshot.js';

describe('the fingerprint of the tables', () => {
  const world = openWorld();

  it('changes when a row is added, changed or removed, and not when one is read', async () => {
    const caller = await world.caller();
    const seen = [await snapshot(world)];
    const run = async (statement: string, values: unknown[] = []) => {
      await world.sql(statement, values);
      seen.push(await snapshot(world));
    };
    await run(
      `insert into contacts (id, account_id, livemode, organization_id, first_name, last_name, is_active, created_at, updated_at)
       values (uuidv7(), $1, true, $1, 'Ana', 'Diaz', true, now(), now())`,
      [caller.organizationId],
    );
    await run(`update contacts set first_name = 'Ann'`);
    await run(`update contacts set first_name = first_name`);
    await run('delete from contacts');
    expect(new Set(seen.map(({ contacts }) => contacts)).size).toBe(4);
    expect(seen[4]!.contacts).toBe(seen[0]!.contacts);
    await world.rest(caller, 'GET', '/contacts');
    expect(await snapshot(world)).toEqual(seen[4]);
  });
});
