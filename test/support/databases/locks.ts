import type { World } from '../worlds/world.js';

/** Waits until this many requests wait for a lock that the test holds. */
export async function waitUntilBlocked(world: World, requests = 1): Promise<void> {
  for (;;) {
    const waiting = await world.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length >= requests) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
