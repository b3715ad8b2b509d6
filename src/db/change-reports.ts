import type { ChangeSet, EntityManager, EventSubscriber, FlushEventArgs } from '@mikro-orm/core';

type Listener = (changes: ReadonlyArray<ChangeSet<object>>) => void;

const listeners = new WeakMap<EntityManager, Listener>();

/** Calls the listener with each set of changes that an entity manager flushes, whichever service made them. */
export function reportChanges(em: EntityManager, listener: Listener): void {
  listeners.set(em, listener);
}

/** Calls the listener with records that were inserted without a flush. */
export function reportCreated(em: EntityManager, changes: ReadonlyArray<ChangeSet<object>>): void {
  listeners.get(em)?.(changes);
}

export class ChangeReports implements EventSubscriber {
  afterFlush({ em, uow }: FlushEventArgs): void {
    const changes = uow.getChangeSets();
    if (changes.length > 0) listeners.get(em)?.(changes);
  }
}
