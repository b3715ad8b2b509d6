import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { decodeEventCursor, encodeEventCursor, readDeliveryMark } from '../../domain/event/cursor.js';
import type { DeliveryChange, DeliveryMark } from '../../domain/event/delivery-change.js';
import { Violations } from '../../errors/app-error.js';
import { readSequencedTime, rejectPosition } from '../../events/read.js';
import { checkIds } from '../event/index.js';

/** What a subscription sends for a change: the delivery is read when it is sent. */
export interface ChangedDelivery {
  cursor: string;
  subjectId: string;
}

/**
 * Follows the account's webhook deliveries: those that changed after a cursor, and then each that is created or changes.
 *
 * @throws AppError when the cursor is invalid or too old
 */
export async function followDeliveries(
  ctx: RequestContext,
  filter: { ids?: readonly string[] | null; webhookId?: string | null; after?: string | null },
): Promise<AsyncIterableIterator<ChangedDelivery, undefined>> {
  authorize(ctx, 'read');
  const { ids, webhookId, after } = filter;
  const violations = new Violations();
  const position = after ? decodeEventCursor(after) : undefined;
  if (after && position === undefined) violations.add('after', 'The after argument is not a cursor of events.');
  checkIds(violations, ids);
  violations.throwIfAny();
  const { deliveries, hub } = ctx.infrastructure;
  const stream = { accountId: ctx.account.id, livemode: ctx.livemode, ids, webhookId };
  const mark = position === undefined ? undefined : await readMark(ctx, after!, position);
  return new ChangeIterator(deliveries!.follow(stream, mark), () => hub!.position);
}

/** The cursor of an event has no place among the changes of deliveries: they are followed from the time of that event. */
async function readMark(ctx: RequestContext, cursor: string, position: number): Promise<DeliveryMark> {
  const { db } = ctx.infrastructure;
  await rejectPosition(db, position);
  return readDeliveryMark(cursor) ?? { at: (await readSequencedTime(db, position))?.getTime() ?? 0 };
}

class ChangeIterator implements AsyncIterableIterator<ChangedDelivery, undefined> {
  constructor(
    private readonly changes: AsyncIterableIterator<DeliveryChange, undefined>,
    private readonly position: () => number,
  ) {}

  async next(): Promise<IteratorResult<ChangedDelivery, undefined>> {
    const { value, done } = await this.changes.next();
    if (done) return { value: undefined, done };
    return { value: { cursor: encodeEventCursor(this.position(), value.mark), subjectId: value.id }, done: false };
  }

  async return(): Promise<IteratorResult<ChangedDelivery, undefined>> {
    await this.changes.return?.();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
