import type { Route } from '../../src/rest/adapter/route.js';
import { routes } from '../support/routes.js';
import type { Caller, World } from '../support/world.js';
import { collectionOf, createFixture, type Fixture, isOfSandbox } from './records.js';

export interface OwnedFixture {
  caller: Caller;
  fixture: Fixture;
}

/** Actions that leave the records as they are: those on the account's own settings, and those that only add. */
const harmless = /^\/(billing|credits|webhooks)\/|\/(import-csv|payments)$/;

const isAction = (route: Route) => route.method === 'POST' && route.path !== collectionOf(route);

/** The first actions of all collections share a fixture, the second ones the next. The sandbox's are on everything in it. */
function sharedBy(route: Route): string {
  if (isOfSandbox(route)) return route.path;
  const collection = collectionOf(route);
  return `action ${routes.filter((one) => isAction(one) && collectionOf(one) === collection).indexOf(route)}`;
}

/**
 * A fixture for every route, filled when it is first asked for. Routes of one method share theirs: one reads, creates, updates or
 * deletes the records of its own collection, which leaves those of the others as they are. So do the harmless actions. Any other
 * action shares its fixture with actions of other collections alone.
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
    const key = !isAction(route) ? method : harmless.test(path) ? 'harmless' : sharedBy(route);
    const filled = fixtures.get(key) ?? fill(route);
    fixtures.set(key, filled);
    return filled;
  };
}
