import { bodies, type GoldenPath, generate } from './golden-path.js';
import type { Answer, Caller, Json, World } from './world.js';

/** Whom the documents of the tests are mailed to. */
export const recipient = {
  recipient_name: 'Sunset Tower Partners LLC',
  recipient_address_line_1: '1 Sunset Plaza',
  recipient_address_line_2: 'Suite 400',
  recipient_city: 'Oakland',
  recipient_state: 'CA',
  recipient_zip: '94607',
};

/** A further notice on the project with its document. */
export async function generatedNotice(
  world: World,
  caller: Caller,
  { projectId }: Pick<GoldenPath, 'projectId'>,
  extra: object = {},
): Promise<{ noticeId: string; documentId: string }> {
  const notice = await world.rest(caller, 'POST', '/notices', {
    ...bodies.notice,
    project_id: projectId,
    organization_id: caller.organizationId,
    ...extra,
  });
  if (notice.status !== 201) throw new Error(notice.text);
  const noticeId: string = notice.body.data.id;
  return { noticeId, documentId: (await generate(world, caller, noticeId)).id };
}

/** An order of a document, as an answer. */
export function order(world: World, caller: Caller, documentId: string, extra: object = {}): Promise<Answer<Json>> {
  return world.rest(caller, 'POST', '/document-orders', { ...recipient, document_id: documentId, ...extra });
}

/** An order that must be taken. */
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
