import { v7 as uuidv7 } from 'uuid';
import type { Answer, Caller, Json, World } from '../worlds/world.js';
import type { GoldenPath } from './golden-path.js';
import { filedNotice, placed } from './ordering.js';
import { doTasks } from './tasks.js';

/** A token of the operator's staff, whose own account is unrelated to those of the orders. */
export function staffOf(world: World): Promise<Caller> {
  return world.caller({ abilities: ['role:staff'], name: 'Mailroom', credits: '0' });
}

const fields = `id accountId accountName status orderType mailClass returnReceipt carrier trackingNumber attention results
  recipient { name addressLine1 city state zip } sender { name addressLine1 city } documentId documentFileName documentPageCount
  documentSha256 documentUrl coverUrl pieceUrl batchId code documentableType recordNumber recordStatus state projectName county takenAt takenBy
  acceptedAt shippedAt deliveredAt files { id fileName downloadUrl } carrierEvents { provider status name occurredAt }`;

/** A mutation of the mailroom: `call(world, staff, 'TakeOrder', {id})`. */
export function call(
  world: World,
  by: Caller | null,
  verb: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<Answer<Json>> {
  const types: Record<string, string> = {
    TakeOrder: 'RecordInput',
    DispatchOrder: 'MailroomDispatchInput',
    RecordEvent: 'MailroomEventInput',
    ReturnOrder: 'MailroomReturnInput',
    CompleteOrder: 'MailroomCompleteInput',
    FailOrder: 'MailroomFailInput',
    AttachFile: 'MailroomAttachInput',
    ScanOrder: 'MailroomScanInput',
  };
  const query = `mutation($input: ${types[verb]}!) { mailroom${verb}(input: $input) { ${fields} } }`;
  return world.graphql(by, query, { input }, headers);
}

/** The order after a mutation that must succeed. */
export async function done(world: World, staff: Caller, verb: string, input: object): Promise<Json> {
  const { body } = await call(world, staff, verb, input);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data[`mailroom${verb}`];
}

const outcome = 'orderId isDone message';
const many: Record<string, readonly [input: string, fields: string]> = {
  TakeOrders: ['MailroomTakeInput', `batchId pieceCount pageCount piecesUrl bookUrl outcomes { ${outcome} }`],
  DispatchOrders: ['MailroomDispatchManyInput', outcome],
  AttachFileToOrders: ['MailroomAttachManyInput', 'id files { fileName }'],
};

/** A mutation of several orders: `callForMany(world, staff, 'TakeOrders', { next: 20 })`. */
export function callForMany(world: World, by: Caller | null, verb: string, input: object): Promise<Answer<Json>> {
  const [type, selected] = many[verb]!;
  return world.graphql(by, `mutation($input: ${type}!) { mailroom${verb}(input: $input) { ${selected} } }`, { input });
}

/** The batch after a mutation that must succeed. */
export async function doneForMany(world: World, staff: Caller, verb: string, input: object): Promise<Json> {
  const { body } = await callForMany(world, staff, verb, input);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data[`mailroom${verb}`];
}

/** More orders like one that waits, in the sequence of their ids. */
export async function copied(world: World, orderId: string, count: number): Promise<string[]> {
  const rows = await world.sql<{ id: string }>(
    `insert into document_orders overriding system value
       select (jsonb_populate_record(o, jsonb_build_object('id', uuidv7(), 'serial', nextval('document_orders_serial_seq'),
         'hold_id', null))).* from document_orders o, generate_series(1, $2::int) where o.id = $1 returning id`,
    [orderId, count],
  );
  return rows.map(({ id }) => id);
}

/** A payment line that staff record: its cents and, unless it is a charge, its type. */
export function received(
  world: World,
  staff: Caller | null,
  orderId: string,
  amountCents: number,
  more: object = {},
): Promise<Answer<Json>> {
  const query = `mutation($input: MailroomPaymentInput!) { mailroomRecordPayment(input: $input) {
    id orderId accountId type amountCents reference notes recordedAt billingStatus priceCents openCents } }`;
  return world.graphql(staff, query, { input: { orderId, type: 'CHARGE', amountCents, ...more } });
}

/** The errors of a mutation, by field. */
export async function refused(world: World, staff: Caller, verb: string, input: object): Promise<Json> {
  const { body } = await call(world, staff, verb, input);
  if (!body.errors) throw new Error(`${verb} was not refused: ${JSON.stringify(body.data)}`);
  return body.errors[0].extensions.errors ?? body.errors[0].extensions.code;
}

/** A page of the queue. */
export async function queue(world: World, staff: Caller, args = ''): Promise<Json> {
  const { body } = await world.graphql(
    staff,
    `{ mailroomOrders${args} { totalCount pageInfo { hasNextPage endCursor } edges { cursor } nodes { ${fields} } } }`,
  );
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.mailroomOrders;
}

/** A mail order of a new notice for which no carrier is configured: it waits in the mailroom. */
export async function waiting(world: World, caller: Caller, path: GoldenPath, extra: object = {}, notice: object = {}) {
  const { noticeId, documentId } = await filedNotice(world, caller, path, notice);
  const order = await placed(world, caller, documentId, extra);
  await doTasks(world, new Date(Date.now() + 301_000));
  return { noticeId, documentId, orderId: order.id as string };
}

let count = 0;

/** An article number that no other order has. */
export function articleNumber(): string {
  count += 1;
  const body = `94071118995627${String(count).padStart(7, '0')}`;
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

export const someId = () => uuidv7();
