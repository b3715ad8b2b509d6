import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { MailClass } from '../../domain/credit/pricing.js';
import { fileToSend, type SignedOriginal } from '../../domain/document/signed-original.js';
import { batchLimits, countPrinted } from '../../domain/document-order/batch.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { Violations } from '../../errors/app-error.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { mailroomOrdersById } from '../../reads/loaders/mailroom.loader.js';
import { mailroomScope } from '../../reads/loaders/scope.js';
import type { MailroomBatch, MailroomOutcome } from '../../schema/mailroom.js';
import type { MailroomTakeInput } from '../../schema/mailroom-input.js';
import { lock } from '../shared/record.js';
import { recordTaking } from './order.js';

/**
 * Takes several mail orders to print them in one go. Of two staff members who take at the same time, each gets pieces that the other did
 * not get: an order that is locked is passed over.
 */
export async function takeOrders(ctx: RequestContext, input: MailroomTakeInput): Promise<MailroomBatch> {
  authorize(ctx, 'staff');
  const { ids, next, mailClass } = input;
  rejectUnclear(input);
  const locked = await lockPending(ctx, ids ? { ids } : { next: next!, mailClass });
  const pieces = keepWithin(locked);
  const batchId = uuidv7();
  // Accounts in one sequence: batches that are taken at the same time lock the documents of several orders one after the other.
  for (const { id, accountId } of pieces.toSorted(
    (a, b) => compare(a.accountId, b.accountId) || compare(a.recordId, b.recordId),
  )) {
    const acting = ctx.actAs(accountId, true);
    const order = await lock(acting, DocumentOrder, documentOrders, id);
    await recordTaking({ ctx, acting, order }, batchId);
  }
  const takenIds = new Set(pieces.map(({ id }) => id));
  const missed = ids ? [...new Set(ids)].filter((id) => !takenIds.has(id)) : [];
  const whys = await explain(ctx, missed, new Set(locked.map(({ id }) => id)));
  const outcomes = (ids ? [...new Set(ids)] : [...takenIds]).map(
    (orderId): MailroomOutcome => ({ orderId, isDone: takenIds.has(orderId), message: whys.get(orderId) ?? null }),
  );
  const [first] = pieces;
  const at = `${ctx.infrastructure.publicUrl()}/api/v1/document-orders/${first?.id}`;
  return {
    batchId: first ? batchId : null,
    pieceCount: pieces.length,
    pageCount: countPrinted(pieces.map(({ pageCount }) => pageCount)),
    piecesUrl: first ? `${at}/pieces?batch=true` : null,
    bookUrl: first ? `${at}/mailing-book` : null,
    outcomes,
  };
}

function rejectUnclear({ ids, next, mailClass }: MailroomTakeInput): void {
  const violations = new Violations();
  if (!ids && !next) violations.add('next', 'The next field is required without ids: how many orders to take.');
  if (ids && next) violations.add('next', 'The next field must not be sent with ids.');
  if (ids && mailClass) violations.add('mailClass', 'The mail class field must not be sent with ids.');
  if (ids && (ids.length === 0 || ids.length > batchLimits.pieces)) {
    violations.add('ids', `The ids field must have 1 to ${batchLimits.pieces} ids.`);
  }
  violations.throwIfAny();
}

interface LockedOrder {
  id: string;
  accountId: string;
  /** The notice or other record, whose documents the taking locks. */
  recordId: string;
  pageCount: number;
  fileSize: number;
}

/** Locks pending mail orders in one statement, in the order in which they were placed. */
async function lockPending(
  ctx: RequestContext,
  wanted: { ids: readonly string[] } | { next: number; mailClass: MailClass | null | undefined },
): Promise<LockedOrder[]> {
  await ctx.write();
  const which =
    'ids' in wanted
      ? sql`id = any(${wanted.ids}::uuid[])`
      : wanted.mailClass
        ? sql`mail_class = ${wanted.mailClass}`
        : sql`true`;
  const { rows } = await sql<
    Omit<LockedOrder, 'pageCount'> & { pageCount: number; signedOriginal: SignedOriginal | null }
  >`
    with locked as (
      select id, account_id, document_id, documentable_id, serial from document_orders
      where ${mailroomScope()} and order_type = 'mail' and status = 'pending' and ${which}
      order by serial limit ${'next' in wanted ? wanted.next : batchLimits.pieces} for update skip locked)
    select o.id, o.account_id as "accountId", o.documentable_id as "recordId", d.page_count as "pageCount",
      d.file_size as "fileSize", d.sha256, d.signed_original as "signedOriginal"
    from locked o join documents d on d.id = o.document_id order by o.serial`.execute(ctx.db);
  return rows.map((row) => ({ ...row, ...toSize(fileToSend(row as never)) }));
}

const toSize = ({ pageCount, fileSize }: { pageCount: number; fileSize: number }) => ({ pageCount, fileSize });

/** As many of the first orders as one file has room for; the others stay pending. One piece always has room. */
function keepWithin(orders: readonly LockedOrder[]): LockedOrder[] {
  let bytes = 0;
  const end = orders.findIndex(({ fileSize }, index) => {
    bytes += fileSize;
    const pages = countPrinted(orders.slice(0, index + 1).map(({ pageCount }) => pageCount));
    return index > 0 && (bytes > batchLimits.bytes || pages > batchLimits.pages);
  });
  return end === -1 ? [...orders] : orders.slice(0, end);
}

/** Why orders were not taken. */
async function explain(
  ctx: RequestContext,
  ids: readonly string[],
  tooMany: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const orders = new Map((await mailroomOrdersById(ctx, ids)).map((order) => [order.id, order]));
  const why = (id: string): string => {
    const order = orders.get(id);
    if (tooMany.has(id)) return 'It has no room in this batch: take it with the next one.';
    if (!order) return 'It is not in the mailroom.';
    if (order.orderType !== 'mail') return `A ${order.orderType} order is not mailed: take it on its own.`;
    if (order.status === 'pending') return 'Someone changes or takes it at this moment: try again.';
    if (order.status === 'processing') return `${order.takenBy ?? 'Another staff member'} took it already.`;
    return `It is ${order.status.replaceAll('_', ' ')} already.`;
  };
  return new Map(ids.map((id) => [id, why(id)]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
