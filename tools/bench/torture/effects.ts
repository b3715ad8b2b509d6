import type { Call, Json } from './caller.js';

/** The path of GraphQL, where clients only read. */
export const graphql = '/graphql';

/** What an acknowledged call must have caused, whatever happens to the service meanwhile. */
export type Effect =
  /** An event about a record: exactly one, or at least one for each such call. */
  | { kind: 'event'; type: string; subject: string; once: boolean }
  /** An entry of the audit log about a record, with these new values: exactly one for a creation. */
  | { kind: 'audit'; type: string; id: string; action: string; values: Readonly<Record<string, string>> };

/** A call that was answered with 2xx. */
export interface Done {
  /** The ids in the path, in order. */
  ids: readonly string[];
  sent: Json;
  /** `data` of the answer. */
  data: Json;
  accountId: string;
}

type EffectsOf = (done: Done) => Effect[];

const event = (type: string, subject: string, once: boolean): Effect => ({ kind: 'event', type, subject, once });
const audit = (type: string, id: string, action: string, values: Record<string, string> = {}): Effect => ({
  kind: 'audit',
  type,
  id,
  action,
  values,
});

/** One record, or one for each recipient of an order. */
const created =
  (resource: string, type: string): EffectsOf =>
  ({ data }) =>
    [data].flat().flatMap(({ id }: Json) => [event(`${resource}.created`, id, true), audit(type, id, 'created')]);

const changed =
  (
    resource: string,
    type: string,
    action: 'updated' | 'transitioned',
    values: (sent: Json) => Record<string, string>,
  ) =>
  ({ ids: [id], sent }: Done): Effect[] => [
    event(`${resource}.${action}`, id!, false),
    audit(type, id!, 'updated', values(sent)),
  ];

/** A document's record type → its name in the log. */
const documented: Readonly<Record<string, string>> = { notice: 'Notice', waiver: 'Waiver' };

/** The price of a document order, and the amount of what was written, are compared with the stored records (judge/money.ts). */
const effects: Readonly<Record<string, EffectsOf>> = {
  'POST /organizations': created('organization', 'Organization'),
  'POST /divisions': created('division', 'Division'),
  'POST /projects': created('project', 'Project'),
  'POST /parties': created('party', 'Party'),
  'POST /jobsites': created('jobsite', 'Jobsite'),
  'POST /sovs': created('sov', 'Sov'),
  'POST /webhooks': created('webhook', 'Webhook'),
  'POST /contacts': created('contact', 'Contact'),
  'PUT /contacts/{id}': changed('contact', 'Contact', 'updated', ({ last_name }) => ({ last_name })),
  'DELETE /contacts/{id}': ({ ids: [id] }) => [event('contact.deleted', id!, true), audit('Contact', id!, 'deleted')],
  'POST /notices': created('notice', 'Notice'),
  'PUT /notices/{id}': changed('notice', 'Notice', 'updated', ({ claim_amount }) => ({
    claim_amount: claim_amount.toFixed(2),
  })),
  'POST /waivers': created('waiver', 'Waiver'),
  'POST /documents/generate': ({ sent: { documentable_type: kind, documentable_id: record }, data: { id } }) => [
    event('document.generated', id, true),
    audit('Document', id, 'created'),
    event(`${kind}.transitioned`, record, false),
    audit(documented[kind]!, record, 'updated', { status: 'generated' }),
  ],
  'POST /documents/{id}/revert': ({ ids: [id] }) => [
    event('document.reverted', id!, true),
    audit('Document', id!, 'updated', { status: 'reverted' }),
  ],
  'POST /waivers/{id}/sign': ({ ids: [id] }) => [
    event('waiver.transitioned', id!, false),
    event('waiver.signed', id!, true),
    audit('Waiver', id!, 'updated', { status: 'signed' }),
  ],
  'POST /pay-applications': created('pay_application', 'PayApplication'),
  'POST /pay-applications/{id}/transition': changed(
    'pay_application',
    'PayApplication',
    'transitioned',
    ({ status }) => ({ status }),
  ),
  'POST /notices/{id}/order': (done) => [
    ...created('document_order', 'DocumentOrder')(done),
    event('notice.transitioned', done.ids[0]!, false),
    audit('Notice', done.ids[0]!, 'updated', { status: 'ordered' }),
  ],
  'POST /document-orders/{id}/cancel': ({ ids: [id] }) => [
    event('document_order.cancelled', id!, true),
    audit('DocumentOrder', id!, 'updated', { status: 'cancelled' }),
  ],
  'POST /credits/purchase': ({ accountId }) => [event('credits.updated', accountId, false)],
  'POST /fulfillment-requests': created('fulfillment_request', 'FulfillmentRequest'),
  'POST /fulfillment-requests/{id}/approve-charges': ({ ids: [id] }) => [
    event('fulfillment_request.charges_approved', id!, false),
  ],
  'POST /fulfillment-requests/{id}/retry': ({ ids: [id] }) => [
    audit('FulfillmentRequest', id!, 'updated', { status: 'queued' }),
  ],
  // It sends what exists.
  'POST /webhooks/{id}/deliveries/{id}/redeliver': () => [],
};

/** `POST /notices/{id}/order` */
export function routeOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path.replace(/\?.*/, '').replace(uuid, '{id}')}`;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** @throws Error for a change that the table does not have: it would not be judged */
export function effectsOf(call: Call, answer: Json): Effect[] {
  if (isRead(call)) return [];
  const route = routeOf(call);
  const of = effects[route];
  if (!of) throw new Error(`effects.ts does not say what ${route} must cause.`);
  const ids = call.path.replace(/\?.*/, '').match(uuid) ?? [];
  return of({
    ids,
    sent: call.body ?? {},
    data: answer?.orders ?? answer?.data,
    accountId: call.tenant.organizationId,
  });
}

export function isRead({ method, path }: Pick<Call, 'method' | 'path'>): boolean {
  return method === 'GET' || path === graphql;
}

/** Reads of documents, and everything about credits and billing, cost nothing. */
export function isFree({ method, path }: Pick<Call, 'method' | 'path'>): boolean {
  return /^\/(credits|billing|support)\b/.test(path) || (method === 'GET' && /^\/documents\b/.test(path));
}
