import { sql } from 'kysely';
import { authorize, isStaff } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { addressee } from '../../domain/address/addressee.js';
import { isAbroad } from '../../domain/address/countries.js';
import type { MailClass } from '../../domain/credit/pricing.js';
import { fileOfOrder } from '../../domain/document/signed-original.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { invalid } from '../../errors/app-error.js';
import { findFile } from '../../reads/loaders/attached-file.loader.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { accountOfMailroomOrder } from '../../reads/loaders/mailroom.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { referencedRows, rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import type { AttachedFile } from '../../schema/attached-file.js';
import type { DocumentOrder } from '../../schema/document-order.js';
import type { OrderCover, OrderedFile } from '../../schema/order-print.js';
import { render } from '../document/render.js';
import { numberedTitle } from '../document/title.js';
import { orderReader } from './reader.js';

// Files that staff print to carry out an order. The account that placed it reads the same files.

/** The exact file to be mailed, filed or recorded. */
export async function orderDocument(ctx: RequestContext, id: string): Promise<OrderedFile> {
  const { document } = await readOrder(ctx, id);
  return document;
}

/** A file that is attached to an order. */
export async function orderFile(ctx: RequestContext, id: string, fileId: string): Promise<AttachedFile> {
  authorize(ctx, 'read');
  return findFile(await orderReader(ctx, id), 'document_order', id, fileId);
}

const mailWords: Readonly<Record<MailClass, string>> = {
  first_class: 'First-class mail',
  certified: 'Certified mail',
  priority: 'Priority mail',
};

/** The address page that goes in front of an order's document, for an envelope with two windows. */
export async function orderCover(ctx: RequestContext, id: string): Promise<OrderCover> {
  const { order, document, reader } = await readOrder(ctx, id);
  if (order.orderType !== 'mail') {
    throw invalid({ id: [`A ${order.orderType} order is not mailed: it has no address page.`] });
  }
  const [[division], [project], [notice]] = await Promise.all([
    referencedRows(reader, divisions, [document.divisionId]),
    referencedRows(reader, projects, [document.projectId]),
    referencedRows(reader, notices, order.documentableType === 'notice' ? [order.documentableId] : []),
  ]);
  const receipt = order.metadata?.return_receipt === true && order.mailClass === 'certified';
  const model = {
    sender: addressee(division!.name, { ...division!, countryCode: null }),
    recipient: addressee(order.recipientName, {
      addressLine1: order.recipientAddressLine1,
      addressLine2: order.recipientAddressLine2,
      city: order.recipientCity,
      state: order.recipientState,
      zip: order.recipientZip,
      countryCode: order.recipientCountryCode,
    }),
    mail: `${mailWords[order.mailClass!]}${isAbroad(order.recipientCountryCode) ? ' International' : ''}${receipt ? ', return receipt requested' : ''}`,
    enclosed: numberedTitle(document, notice),
    pageCount: document.pageCount,
    project: project!.name,
    orderId: id,
  };
  const generatedAt = timestamp(order.updatedAt) as string;
  const { bytes } = await render(ctx, { template: 'cover-page', model, preview: false, generatedAt }, { order_id: id });
  return { fileName: `cover-${id}.pdf`, mimeType: 'application/pdf', content: bytes.toString('base64') };
}

async function readOrder(ctx: RequestContext, id: string) {
  authorize(ctx, 'read');
  const reader = await orderReader(ctx, id);
  const [order] = await rowsWhere(reader, documentOrders, sql`id = ${id}::uuid and deleted_at is null`);
  if (!order) return rejectMissing(reader, documentOrders, id);
  // What staff printed while the account could still change it would not be what the order keeps.
  if (order.status === 'pending' && isStaff(ctx) && (await accountOfMailroomOrder(ctx, id))) {
    throw invalid({ id: ['The order is not taken: take it, and then print it.'] }, 'ILLEGAL_TRANSITION');
  }
  const [document] = await referencedRows(reader, documents, [order.documentId]);
  return { reader, order: order as DocumentOrder, document: fileOfOrder(order as never, document!) };
}
