import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { fileOfOrder, type SignedOriginal } from '../../domain/document/signed-original.js';
import { toDigits } from '../../domain/document-order/article-number.js';
import { pieceCode } from '../../domain/document-order/piece-code.js';
import { AppError } from '../../errors/app-error.js';
import type { AttachedFile } from '../../schema/attached-file.js';
import type { Connection, PageArgs } from '../../schema/connection.js';
import type { CarrierEvent } from '../../schema/document-order.js';
import type { MailroomOrderFilter, MailroomOrder as MailroomOrderRow } from '../../schema/mailroom.js';
import { attachedFileUrl } from './attached-file.loader.js';
import { between, ordering, type Page, toPage } from './page.js';
import { connection } from './read.js';
import { mailroomScope } from './scope.js';
import { bySerial, equals } from './table.js';

// Staff read across accounts, but only the orders they carry out and the records those refer to.

const queue = { field: 'CREATED_AT', direction: 'ASC' } as const;

/** The orders of all accounts that staff carry out, oldest first. The caller must be staff. */
export async function mailroomOrders(
  ctx: RequestContext,
  filter: MailroomOrderFilter | null,
  args: PageArgs,
): Promise<Connection<MailroomOrderRow>> {
  const page = toPage({ orders: { CREATED_AT: bySerial } }, args, queue);
  const where = conditions(filter ?? {});
  const bounds = between(page);
  const orders = sql`(select * from document_orders where ${bounds ? sql`${where} and ${bounds}` : where}
    ${ordering(page)} limit ${page.limit + 1} offset ${page.offset})`;
  const { rows: totals } = await sql<{ n: number }>`
    select count(*)::int as n from document_orders where ${where}`.execute(ctx.db);
  const rows = await read(ctx, orders, page);
  return connection(rows as never, page, queue, totals[0]!.n) as unknown as Connection<MailroomOrderRow>;
}

/** One of those orders, in its current state. */
export async function mailroomOrder(ctx: RequestContext, id: string): Promise<MailroomOrderRow> {
  const [order] = await read(ctx, sql`(select * from document_orders where id = ${id}::uuid and ${mailroomScope()})`);
  return order ?? (await rejectOrder(ctx, id));
}

/** Those of the orders with these ids that staff carry out. */
export async function mailroomOrdersById(ctx: RequestContext, ids: readonly string[]): Promise<MailroomOrderRow[]> {
  if (ids.length === 0) return [];
  return read(ctx, sql`(select * from document_orders where id = any(${ids}::uuid[]) and ${mailroomScope()})`);
}

function liveOrder(ctx: RequestContext, id: string) {
  return ctx.db
    .selectFrom('document_orders')
    .select('account_id')
    .where('id', '=', id)
    .where('livemode', '=', sql.lit(true))
    .where('deleted_at', 'is', null);
}

/** The account of an order that staff carry out; null for any other order. */
export async function accountOfMailroomOrder(ctx: RequestContext, id: string): Promise<string | null> {
  const order = await liveOrder(ctx, id).where(mailroomScope()).executeTakeFirst();
  return order?.account_id ?? null;
}

/** The account of any live order, whether staff or a carrier handle it, for the payments that staff record. */
export async function accountOfLiveOrder(ctx: RequestContext, id: string): Promise<string | null> {
  const order = await liveOrder(ctx, id).executeTakeFirst();
  return order?.account_id ?? null;
}

/** Throws the error for an order outside the mailroom. For such an order it reveals only whether it exists. */
export async function rejectOrder(ctx: RequestContext, id: string): Promise<never> {
  if (await liveOrder(ctx, id).executeTakeFirst())
    throw new AppError('FORBIDDEN', 'The mailroom does not handle this document order.');
  throw new AppError('NOT_FOUND', `There is no document order with the id ${id}.`);
}

function conditions(filter: MailroomOrderFilter): RawBuilder<unknown> {
  const { status, statuses, trackingNumber, orderType, mailClass, accountId, batchId } = filter;
  const open = sql`status in ('pending', 'processing', 'dispatched', 'in_transit', 'out_for_delivery')`;
  return sql.join(
    [
      mailroomScope(),
      ...(status ? [equals('status')(status)] : []),
      ...(statuses ? [sql`status = any(${statuses}::text[])`] : []),
      ...(status || statuses ? [] : [open]),
      // Article numbers are stored without the spaces of the label; other numbers as they were typed.
      ...(trackingNumber ? [sql`tracking_number in (${trackingNumber}, ${toDigits(trackingNumber)})`] : []),
      ...(batchId ? [sql`batch_id = ${batchId}::uuid`] : []),
      ...(orderType ? [equals('order_type')(orderType)] : []),
      ...(mailClass ? [equals('mail_class')(mailClass)] : []),
      ...(accountId ? [sql`account_id = ${accountId}::uuid`] : []),
    ],
    sql` and `,
  );
}

type Row = Omit<MailroomOrderRow, 'documentIsSigned'> & {
  files: Array<Omit<AttachedFile, 'downloadUrl'>>;
  carrierEvents: CarrierEvent[];
  signedSha256: string | null;
  signedOriginal: SignedOriginal | null;
};

async function read(ctx: RequestContext, orders: RawBuilder<unknown>, page?: Page): Promise<MailroomOrderRow[]> {
  const { rows } = await sql<Row>`
    select o.id, o.account_id as "accountId", a.name as "accountName", o.status, o.order_type as "orderType",
      o.mail_class as "mailClass", coalesce(o.metadata -> 'return_receipt' = 'true', false) as "returnReceipt",
      json_build_object('name', o.recipient_name, 'addressLine1', o.recipient_address_line_1, 'addressLine2',
        o.recipient_address_line_2, 'city', o.recipient_city, 'state', o.recipient_state, 'zip', o.recipient_zip,
        'countryCode', o.recipient_country_code) as recipient,
      json_build_object('name', v.name, 'addressLine1', v.address_line_1, 'addressLine2', v.address_line_2, 'city', v.city,
        'state', v.state, 'zip', v.zip || case when v.zip ~ '^[0-9]{5}$' then coalesce('-' || v.zip_plus_4, '') else '' end,
        'countryCode', 'US') as sender,
      d.id as "documentId", d.file_name as "documentFileName", d.page_count as "documentPageCount",
      d.sha256 as "documentSha256", d.signed_original as "signedOriginal", o.signed_sha256 as "signedSha256", o.documentable_type as "documentableType", n.notice_number as "recordNumber",
      coalesce(n.status, e.status, w.status, b.status) as "recordStatus", d.state, p.name as "projectName",
      (select county from jobsites where project_id = p.id and is_primary and deleted_at is null) as county,
      o.batch_id as "batchId", o.carrier, o.tracking_number as "trackingNumber", o.attention, o.results, t.at as "takenAt", t.email as "takenBy",
      o.accepted_at as "acceptedAt", o.shipped_at as "shippedAt", o.delivered_at as "deliveredAt",
      o.created_at as "createdAt", o.updated_at as "updatedAt", o.serial::text as "__order",
      (select coalesce(json_agg(json_build_object('id', id, 'fileName', file_name, 'mimeType', mime_type, 'fileSize', file_size,
          'sha256', sha256, 'description', description, 'createdAt', created_at::text) order by serial), '[]')
        from attached_files where subject_id = o.id) as files,
      (select coalesce(json_agg(json_build_object('id', id, 'provider', provider, 'status', status, 'name', name, 'location',
          location, 'occurredAt', occurred_at::text, 'createdAt', created_at::text) order by occurred_at, serial), '[]')
        from document_order_events where document_order_id = o.id) as "carrierEvents"
    from ${orders} o
    join organizations a on a.id = o.account_id
    join documents d on d.id = o.document_id
    join divisions v on v.id = d.division_id
    join projects p on p.id = o.project_id
    left join notices n on n.id = o.documentable_id
    left join escalations e on e.id = o.documentable_id
    left join waivers w on w.id = o.documentable_id
    left join pay_applications b on b.id = o.documentable_id
    left join lateral (
      select x.occurred_at as at, u.email from document_order_events x left join users u on u.id = (x.details ->> 'user_id')::uuid
      where x.document_order_id = o.id and x.provider = 'mailroom' and x.status = 'processing' order by x.serial limit 1) t on true
    order by o.serial ${page?.backward ? sql`desc` : sql`asc`}`.execute(ctx.db);
  return rows.map((row) => toRow(ctx, row));
}

function toRow(ctx: RequestContext, row: Row): MailroomOrderRow {
  const at = `${ctx.infrastructure.publicUrl()}/api/v1/document-orders/${row.id}`;
  const files = row.files.map((file) => ({
    ...file,
    downloadUrl: attachedFileUrl(ctx, 'document_order', row.id, file.id),
  }));
  const { documentSha256: sha256, documentPageCount: pageCount, signedOriginal } = row;
  const sent = fileOfOrder(row, { sha256, pageCount, fileSize: 0, signedOriginal });
  return {
    ...row,
    files,
    documentSha256: sent.sha256,
    documentPageCount: sent.pageCount,
    documentIsSigned: sent.sha256 !== sha256,
    documentUrl: `${at}/document`,
    coverUrl: `${at}/cover`,
    pieceUrl: `${at}/pieces`,
    bookUrl: `${at}/mailing-book`,
    code: pieceCode(row.id),
  };
}
