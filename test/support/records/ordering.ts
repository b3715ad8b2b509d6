import { fileDocument } from '../../contract/filed-documents.js';
import type { Answer, Caller, Json, World } from '../worlds/world.js';
import { bodies, type GoldenPath, generate } from './golden-path.js';

/** The recipient of the documents in the tests. */
export const recipient = {
  recipient_name: 'Sunset Tower Partners LLC',
  recipient_address_line_1: '1 Sunset Plaza',
  recipient_address_line_2: 'Suite 400',
  recipient_city: 'Oakland',
  recipient_state: 'CA',
  recipient_zip: '94607',
};

/** Another notice on the project, with its document. */
export async function generatedNotice(
  world: World,
  caller: Caller,
  path: Pick<GoldenPath, 'projectId'>,
  extra: object = {},
): Promise<{ noticeId: string; documentId: string }> {
  const noticeId = await newNotice(world, caller, path, extra);
  return { noticeId, documentId: (await generate(world, caller, noticeId)).id };
}

async function newNotice(
  world: World,
  caller: Caller,
  { projectId }: Pick<GoldenPath, 'projectId'>,
  extra: object,
): Promise<string> {
  const body = { ...bodies.notice, project_id: projectId, organization_id: caller.organizationId, ...extra };
  return (await world.send(caller, 'POST', '/notices', body)).id;
}

/** The same, with a document that was not rendered. */
export async function filedNotice(
  world: World,
  caller: Caller,
  path: Pick<GoldenPath, 'projectId' | 'divisionId'>,
  extra: object = {},
): Promise<{ noticeId: string; documentId: string }> {
  const noticeId = await newNotice(world, caller, path, extra);
  return { noticeId, documentId: await fileDocument(world, caller, { ...path, noticeId }) };
}

/** The same for an escalation. Its state allows ordinary mail. */
export async function filedEscalation(
  world: World,
  caller: Caller,
  { projectId }: Pick<GoldenPath, 'projectId'>,
  extra: object = {},
): Promise<{ escalationId: string; documentId: string }> {
  const body = { ...bodies.escalation, project_id: projectId, organization_id: caller.organizationId, state: 'AZ' };
  const answer = await world.rest(caller, 'POST', '/escalations', { ...body, ...extra });
  const escalationId: string = answer.body.data.id;
  const documentId = await filedDocument(world, { table: 'escalations', kind: 'escalation', id: escalationId });
  return { escalationId, documentId };
}

/** A completed document of a record. It was not rendered, and the record keeps its status. */
export async function filedDocument(
  world: World,
  { table, kind, id }: { table: 'escalations' | 'waivers' | 'pay_applications'; kind: string; id: string },
): Promise<string> {
  const { sha256, size } = await world.app.infrastructure.files.put(Buffer.from(`%PDF-1.7 ${id}`));
  const state = table === 'pay_applications' ? 'null' : 'state';
  const [document] = await world.sql<{ id: string }>(
    `insert into documents (id, account_id, livemode, organization_id, project_id, division_id, documentable_type,
       documentable_id, type, template, state, status, file_name, file_size, page_count, sha256, created_at, updated_at)
     select uuidv7(), account_id, livemode, organization_id, project_id, division_id, $4, id, $5, $5, ${state},
       'completed', 'letter.pdf', $1, 1, $2, now(), now() from ${table} where id = $3
     returning id`,
    [size, sha256, id, kind, kind.replace('_', '-')],
  );
  return document!.id;
}

/** The answer to an order of a document. */
export function order(world: World, caller: Caller, documentId: string, extra: object = {}): Promise<Answer<Json>> {
  return world.rest(caller, 'POST', '/document-orders', { ...recipient, document_id: documentId, ...extra });
}

/** An order that must succeed. */
export async function placed(world: World, caller: Caller, documentId: string, extra: object = {}): Promise<Json> {
  const answer = await order(world, caller, documentId, extra);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data;
}

/** The payment lines of an order, oldest first: type and signed cents. */
export async function linesOf(world: World, caller: Caller, orderId: string): Promise<string[]> {
  const { body } = await world.rest(caller, 'GET', `/document-orders/${orderId}/payments`);
  return body.data.map(({ type, amount_cents }: Json) => `${type} ${amount_cents}`);
}

/** The ledger of an order, oldest first. */
export async function ledgerOfOrder(world: World, orderId: string): Promise<string[]> {
  const rows = await world.sql<{ line: string }>(
    `select kind || ' ' || amount as line from ledger_transactions where subject_type = 'document_order' and subject_id = $1
     order by serial`,
    [orderId],
  );
  return rows.map(({ line }) => line);
}
