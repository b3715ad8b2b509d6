import type { Route } from '../../src/rest/adapter/route.js';
import type { Caller, World } from '../support/world.js';
import { collectionOf, fillShelf, isOfSandbox, type Shelf } from './records.js';

export interface OwnedShelf {
  caller: Caller;
  shelf: Shelf;
}

/**
 * A shelf for every route, filled when it is first asked for. Routes of one method share theirs: one reads, creates, updates or
 * deletes the records of its own collection, which leaves those of the others as they are. An action has a shelf to itself.
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
    const key = isAction ? `${method} ${path}` : method;
    const filled = shelves.get(key) ?? fill(route);
    shelves.set(key, filled);
    return filled;
  };
}
