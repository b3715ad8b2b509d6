import { beforeAll } from '@jest/globals';
import type { Config } from '../../../src/config/config.js';
import { inWorker } from '../jest/worker.js';
import { openWorld, shareWorld, type World } from './world.js';
import { sharedSite } from './world-base.js';

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
  return siteOf(world);
}

/**
 * The site of a test file whose tests concern only records of their own accounts. It is open already unless this is the first such
 * file of its worker. Where Jest runs the tests without workers, nothing would end it.
 */
export function shareSite(): Site {
  return inWorker ? siteOf(shareWorld(sharedSite)) : openSite();
}

function siteOf(world: World): Site {
  return {
    world,
    get url() {
      return world.app.infrastructure.publicUrl();
    },
  };
}
