import type { Route } from '../../src/rest/adapter/route.js';
import type { Caller, World } from '../support/world.js';
import { collectionOf, fillShelf, isOfSandbox, type Shelf } from './records.js';

export interface OwnedShelf {
  caller: Caller;
  shelf: Shelf;
}

/** Actions that leave the records as they are: those on the account's own settings, and those that only add. */
const harmless = /^\/(billing|credits|webhooks)\/|\/(import-csv|payments)$/;

/**
 * A shelf for every route, filled when it is first asked for. Routes of one method share theirs: one reads, creates, updates or
 * deletes the records of its own collection, which leaves those of the others as they are. So do the harmless actions; any other
 * has a shelf to itself.
 */
export function shelvesOf(world: World): (route: Route) => Promise<OwnedShelf> {
  const shelves = new Map<string, Promise<OwnedShelf>>();
  const fill = async (route: Route) => {
    const live = await world.caller();
    const caller = isOfSandbox(route) ? await world.sandboxOf(live) : live;
    return { caller, shelf: await fillShelf(world, caller) };
  };
  return (route) => {
    const { method, path } = route;
    const isAction = method === 'POST' && path !== collectionOf(route);
    const key = isAction ? (harmless.test(path) ? 'harmless' : `${method} ${path}`) : method;
    const filled = shelves.get(key) ?? fill(route);
    shelves.set(key, filled);
    return filled;
  };
}
