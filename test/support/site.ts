import { beforeAll } from '@jest/globals';
import type { Config } from '../../src/config/config.js';
import { openWorld, type World } from './world.js';

/** The service with its pages, on a port of its own, for a browser. */
export interface Site {
  world: World;
  /** Such as `http://localhost:41234`; known once the tests run. */
  readonly url: string;
}

/** A world whose service listens. With `role: 'all'`, it sends e-mails and runs jobs too. */
export function openSite(overrides: Partial<Config> = {}): Site {
  const world = openWorld(overrides);
  beforeAll(() => world.app.start());
  return {
    world,
    get url() {
      return world.app.infrastructure.publicUrl();
    },
  };
}
