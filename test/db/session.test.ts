import { describe, expect, it } from '@jest/globals';
import { bodies } from '../support/golden-path.js';
import { openWorld } from '../support/world.js';

describe('a database session', () => {
  const world = openWorld();

  it('returns times in UTC and ISO style on a server that is configured differently', async () => {
    const name = new URL(world.config.databaseUrl).pathname.slice(1);
    await world.sql(`alter database ${name} set timezone = 'America/New_York'`);
    await world.sql(`alter database ${name} set datestyle = 'German'`);
    const app = await world.anotherApp();
    const caller = await world.caller();

    const started = Date.now();
    const created = await world.rest(caller, 'POST', '/organizations', bodies.organization, {}, app);
    const shown = await world.rest(caller, 'GET', `/organizations/${created.body.data.id}`, undefined, {}, app);
    expect(shown.body.data.created_at).toBe(created.body.data.created_at);
    expect(shown.body.data.created_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}\+00:00$/);
    expect(Math.abs(Date.parse(shown.body.data.created_at) - started)).toBeLessThan(60_000);
  });
});
