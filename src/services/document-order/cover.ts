import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { addressee } from '../../domain/address/addressee.js';
import { isAbroad } from '../../domain/address/countries.js';
import type { MailClass } from '../../domain/credit/pricing.js';
import { fileOfOrder } from '../../domain/document/signed-original.js';
import { pieceCode } from '../../domain/document-order/piece-code.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { PieceToPrint } from '../../pdf/pieces.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { referencedRows, rowsWhere } from '../../reads/loaders/read.js';
import type { Document } from '../../schema/document.js';
import type { DocumentOrder } from '../../schema/document-order.js';
import { numberedTitle } from '../document/title.js';

/** An order with the file that it sends. */
export interface MailedPiece {
  order: DocumentOrder;
  document: Document;
}

const mailWords: Readonly<Record<MailClass, string>> = {
  first_class: 'First-class mail',
  certified: 'Certified mail',
  priority: 'Priority mail',
};

/** The orders of the reader's account with these ids, with the files that they send, in the order in which they were placed. */
export async function readPieces(reader: RequestContext, ids: readonly string[]): Promise<MailedPiece[]> {
  const orders = await rowsWhere(reader, documentOrders, sql`id = any(${ids}::uuid[]) and deleted_at is null`);
  const documentRows = await referencedRows(reader, documents, [
    ...new Set(orders.map(({ documentId }) => documentId)),
  ]);
  const byId = new Map(documentRows.map((document) => [document.id, document]));
  return orders.map((order) => ({
    order: order as DocumentOrder,
    document: fileOfOrder(order as never, byId.get(order.documentId)!),
  }));
}

/** What the address pages of pieces of one account say: one for each, in the same order. */
export async function describeCovers(
  reader: RequestContext,
  pieces: readonly MailedPiece[],
): Promise<PieceToPrint['cover'][]> {
  const noticeIds = pieces.flatMap(({ order }) => (order.documentableType === 'notice' ? [order.documentableId] : []));
  const [divisionRows, projectRows, noticeRows] = await Promise.all([
    referencedRows(
      reader,
      divisions,
      pieces.map(({ document }) => document.divisionId),
    ),
    referencedRows(
      reader,
      projects,
      pieces.map(({ document }) => document.projectId),
    ),
    referencedRows(reader, notices, noticeIds),
  ]);
  return pieces.map(({ order, document }) => {
    const division = divisionRows.find(({ id }) => id === document.divisionId)!;
    const notice = noticeRows.find(({ id }) => id === order.documentableId);
    const model = {
      sender: addressee(division.name, { ...division, countryCode: null }),
      recipient: recipientOf(order),
      mail: describeMail(order),
      enclosed: numberedTitle(document, notice),
      pageCount: document.pageCount,
      project: projectRows.find(({ id }) => id === document.projectId)!.name,
      orderId: order.id,
      code: pieceCode(order.id),
    };
    const generatedAt = timestamp(order.updatedAt) as string;
    return { template: 'cover-page', model, preview: false, generatedAt, ...(!reader.livemode && { sandbox: true }) };
  });
}

function recipientOf(order: DocumentOrder) {
  return addressee(order.recipientName, {
    addressLine1: order.recipientAddressLine1,
    addressLine2: order.recipientAddressLine2,
    city: order.recipientCity,
    state: order.recipientState,
    zip: order.recipientZip,
    countryCode: order.recipientCountryCode,
  });
}

function describeMail({ mailClass, recipientCountryCode, metadata }: DocumentOrder): string {
  const receipt = metadata?.return_receipt === true && mailClass === 'certified';
  const abroad = isAbroad(recipientCountryCode) ? ' International' : '';
  return `${mailWords[mailClass!]}${abroad}${receipt ? ', return receipt requested' : ''}`;
}
