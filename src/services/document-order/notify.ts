import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';

/** The recipient will not get the piece, or no longer; other attention may pass. */
const undelivered: ReadonlySet<string | null> = new Set(['returned', 'undeliverable', 'unclaimed', 'lost', 'disposed']);

/** Notifies the members once of a piece that was not delivered, however often the carrier reports it. */
export async function notifyReturnedMail(ctx: RequestContext, order: DocumentOrder): Promise<void> {
  if (order.orderType !== 'mail' || !undelivered.has(order.attention)) return;
  await mailPeople(ctx.db, {
    ...whom(ctx),
    template: 'mail_returned',
    data: {
      ...(await what(ctx, order)),
      trackingNumber: order.trackingNumber,
      reason: order.attention!,
    },
    key: `mail_returned:${order.id}`,
  });
}

/** Notifies the members of a failed order. */
export async function notifyFailedOrder(ctx: RequestContext, order: DocumentOrder, why: string): Promise<void> {
  await mailPeople(ctx.db, {
    ...whom(ctx),
    template: 'order_failed',
    data: { ...(await what(ctx, order)), orderType: order.orderType, why },
    key: `order_failed:${order.id}`,
  });
}

function whom(ctx: RequestContext) {
  return { accountId: ctx.account.id, livemode: ctx.livemode, now: ctx.now() };
}

async function what(ctx: RequestContext, { id, documentId, recipientName }: DocumentOrder) {
  const [document] = await referencedRows(ctx, documents, [documentId]);
  const projectId = document?.projectId ?? null;
  const [project] = projectId ? await referencedRows(ctx, projects, [projectId]) : [];
  return {
    orderId: id,
    document: document?.fileName ?? 'A document',
    recipient: recipientName,
    projectId,
    project: project?.name ?? null,
  };
}
