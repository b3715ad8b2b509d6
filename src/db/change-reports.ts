import type { ChangeSet, EntityManager, EventSubscriber, FlushEventArgs } from '@mikro-orm/core';

type Listener = (changes: ReadonlyArray<ChangeSet<object>>) => void;

const listeners = new WeakMap<EntityManager, Listener>();

/** Has a listener hear what an entity manager writes, whichever service changed the records and whenever it is flushed. */
export function reportChanges(em: EntityManager, listener: Listener): void {
  listeners.set(em, listener);
}

export class ChangeReports implements EventSubscriber {
  afterFlush({ em, uow }: FlushEventArgs): void {
    const changes = uow.getChangeSets();
    if (changes.length > 0) listeners.get(em)?.(changes);
  }
}
