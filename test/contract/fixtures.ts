import type { Route } from '../../src/api/rest/route.js';
import { routes } from '../../src/rest/index.js';
import type { Caller, World } from '../support/worlds/world.js';
import { collectionOf, createFixture, type Fixture, isByKey, isOfSandbox } from './records.js';

export interface OwnedFixture {
  caller: Caller;
  fixture: Fixture;
}

/** Actions that leave the records as they are: those on the account's own settings, and those that only add. */
const harmless = /^\/(billing|credits|webhooks)\/|\/(import-csv|payments)$/;

const isAction = (route: Route) => route.method === 'POST' && route.path !== collectionOf(route);

/**
 * The first actions of all collections share a fixture, the second ones the next. Those of the sandbox affect everything in it.
 */
function sharedBy(route: Route): string {
  if (isOfSandbox(route)) return route.path;
  const collection = collectionOf(route);
  return `action ${routes.filter((one) => isAction(one) && collectionOf(one) === collection).indexOf(route)}`;
}

/**
 * A fixture for every route, created on first use, because each takes half a second of a core. Routes that delete nothing share
 * one: each reads, creates or updates the records of its own collection and leaves the others as they are. Deletions share
 * another one, and so do the actions of different collections.
 */
export function fixturesOf(world: World): (route: Route) => Promise<OwnedFixture> {
  const fixtures = new Map<string, Promise<OwnedFixture>>();
  const fill = async (route: Route) => {
    const live = await world.caller();
    const caller = isOfSandbox(route) ? await world.sandboxOf(live) : live;
    return { caller, fixture: await createFixture(world, caller) };
  };
  return (route) => {
    const { method, path } = route;
    const isPlain = !isAction(route) || harmless.test(path);
    // One with a key of the caller's own is made beside the one that POST makes: of some, a project has one.
    const plain = isByKey(route) ? 'by key' : 'plain';
    const key = method === 'DELETE' ? method : isPlain ? plain : sharedBy(route);
    const filled = fixtures.get(key) ?? fill(route);
    fixtures.set(key, filled);
    return filled;
  };
}
