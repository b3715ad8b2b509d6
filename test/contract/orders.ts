import { v7 as uuidv7 } from 'uuid';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { bodies, type GoldenPath } from '../support/records/golden-path.js';
import { order } from '../support/records/ordering.js';
import type { Caller, Json, World } from '../support/worlds/world.js';
import { fileDocument } from './filed-documents.js';

/** An order of a document, inserted without the service: nothing is paid for it. `set` overrides columns. */
export async function addOrder(
  world: World,
  documentId: string,
  set: Record<string, string | number | null> = {},
): Promise<string> {
  const values: Record<string, string | number | null> = {
    id: uuidv7(),
    order_type: 'mail',
    mail_class: 'certified',
    recipient_name: 'Sunset Tower Holdings LLC',
    recipient_address_line_1: '1 Market St',
    recipient_city: 'San Francisco',
    recipient_state: 'CA',
    recipient_zip: '94105',
    billing_method: 'invoice',
    amount_cents: 1700,
    ...set,
  };
  const names = Object.keys(values);
  const [row] = await world.sql<{ id: string }>(
    `insert into document_orders (account_id, livemode, organization_id, document_id, documentable_type, documentable_id,
       project_id, created_at, updated_at, ${names.join(', ')})
     select account_id, livemode, account_id, id, documentable_type, documentable_id, project_id, now(), now(),
       ${names.map((_, index) => `$${index + 2}`).join(', ')} from documents where id = $1 returning id`,
    [documentId, ...Object.values(values)],
  );
  return row!.id;
}

/** A fulfillment request, inserted without the service. */
export async function addRequest(world: World, accountId: string): Promise<string> {
  const id = uuidv7();
  await world.sql(
    `insert into fulfillment_requests (id, account_id, livemode, organization_id, type, status, scope, idempotency_key, payload,
       fee, created_at, updated_at)
     values ($1, $2, true, $2, 'notice_research', 'submitted', 'research', $3, '{"project": {"name": "Sunset Tower"}}', 20, now(), now())`,
    [id, accountId, id],
  );
  return id;
}

/** A PDF of an order, a request or a note, inserted without the service. */
export async function addFile(
  world: World,
  subject: 'document_order' | 'fulfillment_request' | 'pay_application' | 'project_note' | 'received_notice',
  subjectId: string,
  bytes?: Buffer,
): Promise<string> {
  const id = uuidv7();
  const { sha256, size } = await world.app.infrastructure.files.put(bytes ?? Buffer.from(`%PDF-1.7 file ${id}`));
  await world.sql(
    `insert into attached_files (id, account_id, livemode, subject_type, subject_id, file_name, mime_type, file_size, sha256,
       created_at)
     select $1, account_id, livemode, $2, id, 'receipt.pdf', 'application/pdf', $3, $4, now() from ${subject}s where id = $5`,
    [id, subject, size, sha256, subjectId],
  );
  return id;
}

/** An exhibit of a pay application. */
export async function addExhibit(world: World, payApplicationId: string): Promise<string> {
  const id = await addFile(world, 'pay_application', payApplicationId, inheritingPdf([payApplicationId]));
  await world.sql(
    `update attached_files set description = 'Contract', kind = 'contract', page_count = 1 where id = $1`,
    [id],
  );
  return id;
}

/** A second notice of the project, with an order of its document. */
export async function orderedNotice(world: World, caller: Caller, path: GoldenPath) {
  const { projectId, organizationId } = path;
  const body = { ...bodies.notice, project_id: projectId, organization_id: organizationId };
  const orderedNoticeId: string = (await world.rest(caller, 'POST', '/notices', body)).body.data.id;
  const orderedDocumentId = await fileDocument(world, caller, { ...path, noticeId: orderedNoticeId });
  const answer = await order(world, caller, orderedDocumentId);
  if (answer.status !== 201) throw new Error(answer.text);
  const documentOrderId: string = answer.body.data.id;
  // In the mailing book of a batch.
  await world.sql(
    `update document_orders set batch_id = uuidv7(), tracking_number = '9407111899562700000014' where id = $1`,
    [documentOrderId],
  );
  return { orderedNoticeId, orderedDocumentId, documentOrderId };
}

/** A record, with its nested objects under the names that requests and filters use. */
export function flat({ recipient: to, billing, ...record }: Json): Json {
  if (record.notice_number) {
    return { ...record, is_to_serve: ['draft', 'generated', 'ordered'].includes(record.status) };
  }
  if (!to || !billing) return record;
  return {
    ...record,
    ...Object.fromEntries(Object.entries(to).map(([name, value]) => [`recipient_${name}`, value])),
    ...Object.fromEntries(Object.entries(billing).map(([name, value]) => [`billing_${name}`, value])),
    needs_attention: record.attention !== null,
    is_under_way: !['delivered', 'returned', 'failed', 'cancelled'].includes(record.status),
  };
}
