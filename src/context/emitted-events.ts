import type { RequestContext } from './request-context.js';

interface EmittedEvent {
  id: string;
  accountId: string;
  subjectType: string;
}

const emittedEvents = new WeakMap<RequestContext, EmittedEvent[]>();

/** Notes the events that a request writes for its own account: its answer lists them. */
export function noteEmitted(ctx: RequestContext, events: readonly EmittedEvent[]): void {
  const ofAccount = events.filter(({ accountId }) => accountId === ctx.account.id);
  emittedEvents.set(ctx, [...listEmitted(ctx), ...ofAccount]);
}

export function listEmitted(ctx: RequestContext): readonly EmittedEvent[] {
  return emittedEvents.get(ctx) ?? [];
}
