import { beforeAll } from '@jest/globals';
import type { Config } from '../../../src/config/config.js';
import { seedDemo } from '../../../src/process/seed/index.js';
import { openSite, type Site } from './site.js';

/** A site with the records of the demo. */
export interface DemoSite extends Site {
  /** The owner of the demo organization; known once the tests run. */
  readonly owner: { userId: string; organizationId: string };
}

/** The service on a port, with the records that `npm start` shows. */
export function openDemoSite(overrides: Partial<Config> = {}): DemoSite {
  const site = openSite(overrides);
  let owner: DemoSite['owner'];
  beforeAll(async () => {
    const { world } = site;
    const made = await seedDemo(world.config.databaseUrl, world.app.infrastructure.files, world.config);
    const [user] = await world.sql<{ id: string }>('select user_id as id from memberships where organization_id = $1', [
      made!.organizationId,
    ]);
    owner = { userId: user!.id, organizationId: made!.organizationId };
  });
  return {
    world: site.world,
    get url() {
      return site.url;
    },
    get owner() {
      return owner;
    },
  };
}
