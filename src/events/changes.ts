import { isDeepStrictEqual } from 'node:util';
import { ArrayType, type ChangeSet, JsonType } from '@mikro-orm/core';
import type { RequestContext } from '../context/request-context.js';
import { type EventResource, type EventType, eventResources, isEventType } from '../domain/event/catalogue.js';
import { snake } from '../domain/shared/casing.js';
import { timestamp } from '../domain/shared/timestamp.js';
import { waiverRequestStatuses } from '../domain/vocabulary.js';
import { type EventSubject, emit } from './outbox.js';

const resources = new Map(
  Object.entries(eventResources).map(([resource, { type }]) => [type as string, resource as EventResource]),
);

/** Emits an event for each flushed change, by its name in the catalogue. Entities that are not in the catalogue emit none. */
export function emitChanges(ctx: RequestContext, changes: ReadonlyArray<ChangeSet<object>>): void {
  for (const change of changes) {
    const resource = resources.get(change.meta.className);
    if (!resource) continue;
    const record = change.entity as EventSubject & { status?: string };
    const previous = findPrevious(change);
    for (const type of listTypes(resource, change, record)) {
      emit(ctx, { type, record, ...(type.endsWith('.updated') || type.endsWith('.transitioned') ? { previous } : {}) });
    }
  }
}

interface NamedMove {
  type: EventType;
  /** No other event is emitted for the move. */
  instead?: boolean;
  /** The move counts only if this field changes with the status: a record can return to a status without repeating the action. */
  sets?: string;
}

/** Moves with an event type of their own, in addition to or instead of the type that every record has. */
const namedMoves: Partial<Record<EventResource, Record<string, NamedMove>>> = {
  notice: { served: { type: 'notice.served' } },
  waiver: { signed: { type: 'waiver.signed', sets: 'signedAt' } },
  // A status of a request is reached only by its own move, which says more than that the request changed.
  waiver_request: Object.fromEntries(
    waiverRequestStatuses
      .filter((status) => status !== 'draft')
      .map((status) => [status, { type: `waiver_request.${status}`, instead: true }]),
  ),
  fulfillment_request: {
    submitted: { type: 'fulfillment_request.submitted', instead: true },
    payment_required: { type: 'fulfillment_request.payment_required', instead: true },
    fulfilled: { type: 'fulfillment_request.fulfilled', instead: true },
    rejected: { type: 'fulfillment_request.rejected', instead: true },
    cancelled: { type: 'fulfillment_request.cancelled', instead: true },
    failed: { type: 'fulfillment_request.failed', instead: true },
  },
  document: { reverted: { type: 'document.reverted', instead: true } },
  document_order: {
    dispatched: { type: 'document_order.dispatched', instead: true },
    in_transit: { type: 'document_order.in_transit', instead: true },
    out_for_delivery: { type: 'document_order.out_for_delivery', instead: true },
    delivered: { type: 'document_order.delivered', instead: true },
    returned: { type: 'document_order.returned', instead: true },
    failed: { type: 'document_order.failed', instead: true },
    cancelled: { type: 'document_order.cancelled', instead: true },
  },
};

function listTypes(
  resource: EventResource,
  change: ChangeSet<object>,
  record: { status?: string; deletedAt?: unknown },
): EventType[] {
  if (change.type === 'create') return [resource === 'document' ? 'document.generated' : toType(resource, 'created')];
  const changed = change.payload as Record<string, unknown>;
  if (change.type !== 'update' || changed.deletedAt) return [toType(resource, 'deleted')];
  if ('waiversCompleteAt' in changed) {
    return [
      changed.waiversCompleteAt === null ? 'pay_application.waivers_incomplete' : 'pay_application.waivers_complete',
    ];
  }
  const namedTypes = 'status' in changed ? namedMoves[resource]?.[record.status!] : undefined;
  const move = namedTypes?.sets && !(namedTypes.sets in changed) ? undefined : namedTypes;
  if (move?.instead) return [move.type];
  const moves = 'status' in changed && isEventType(`${resource}.transitioned`);
  return [toType(resource, moves ? 'transitioned' : 'updated'), ...(move ? [move.type] : [])];
}

function toType(resource: EventResource, action: string): EventType {
  const type = `${resource}.${action}`;
  if (!isEventType(type)) throw new Error(`The event catalogue has no type ${type}.`);
  return type;
}

/** The previous values of the changed fields, as in the REST resource. Leaves out `updated_at`, which every change sets. */
function findPrevious({
  type,
  payload,
  entity,
  originalEntity,
  meta,
}: ChangeSet<object>): Record<string, unknown> | undefined {
  if (type !== 'update' || !originalEntity) return undefined;
  const [now, before] = [entity, originalEntity] as [Record<string, unknown>, Record<string, unknown>];
  const entries = Object.keys(payload).flatMap((name): Array<[string, unknown]> => {
    if (name === 'updatedAt') return [];
    const value = before[name] ?? null;
    const { customType } = (meta.properties as Record<string, { customType?: unknown }>)[name] ?? {};
    // MikroORM keeps the original of an array as the database writes it.
    if (customType instanceof ArrayType)
      return [[snake(name), customType.convertToJSValue(value as string | null, customType.platform!)]];
    if (!(customType instanceof JsonType)) return [[snake(name), timestamp(value)]];
    // MikroORM keeps the original as text, where a different order of the keys looks like a change.
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    if (isDeepStrictEqual(read, now[name])) return [];
    // The keys of these objects belong to the caller.
    return [[snake(name), freeForm.has(name) ? read : snaked(read)]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const freeForm: ReadonlySet<string> = new Set(['metadata', 'meta', 'payload', 'result']);

function snaked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snaked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [snake(name), snaked(below)]));
}
