/**
 * The resources that events report: the type of their GraphQL records and entities, and the REST path whose response is the
 * event's object. A path parameter other than `{uuid}` has the name of the record's field.
 */
export const eventResources = {
  organization: { type: 'Organization', path: '/organizations/{uuid}' },
  division: { type: 'Division', path: '/divisions/{uuid}' },
  contact: { type: 'Contact', path: '/contacts/{uuid}' },
  project: { type: 'Project', path: '/projects/{uuid}' },
  /** An entry of the list, with its `project_id`; the event's subject is the project. */
  project_deadline: { type: 'ProjectDeadline', path: '/projects/{uuid}/deadlines' },
  party: { type: 'Party', path: '/parties/{uuid}' },
  jobsite: { type: 'Jobsite', path: '/jobsites/{uuid}' },
  project_note: { type: 'ProjectNote', path: '/project-notes/{uuid}' },
  received_notice: { type: 'ReceivedNotice', path: '/received-notices/{uuid}' },
  notice: { type: 'Notice', path: '/notices/{uuid}' },
  escalation: { type: 'Escalation', path: '/escalations/{uuid}' },
  waiver: { type: 'Waiver', path: '/waivers/{uuid}' },
  waiver_request: { type: 'WaiverRequest', path: '/waiver-requests/{uuid}' },
  sov: { type: 'Sov', path: '/sovs/{uuid}' },
  pay_application: { type: 'PayApplication', path: '/pay-applications/{uuid}' },
  pay_application_invitation: { type: 'PayApplicationInvitation', path: '/pay-application-invitations/{uuid}' },
  document: { type: 'Document', path: '/documents/{uuid}' },
  fulfillment_request: { type: 'FulfillmentRequest', path: '/fulfillment-requests/{uuid}' },
  document_order: { type: 'DocumentOrder', path: '/document-orders/{uuid}' },
  webhook: { type: 'Webhook', path: '/webhooks/{uuid}' },
  provider_credential: { type: 'ProviderCredential', path: '/provider-auth/{uuid}' },
  shipper_credential: { type: 'ShipperCredential', path: '/shipper-auth/{uuid}' },
  metadata: { type: 'EntityMetadata', path: '/{entityType}/{entityId}/meta/{key}' },
  credits: { type: 'CreditBalance', path: '/credits/balance' },
  subscription: { type: 'BillingState', path: '/billing/subscription' },
} as const satisfies Record<string, { type: string; path: string }>;

export type EventResource = keyof typeof eventResources;

/** Every event type → one sentence. The part before the dot is the resource. */
export const eventCatalogue = {
  'organization.created': 'An organization was created: a directory record, or a tenant account of the calling user.',
  'organization.updated': 'An organization was changed.',
  'organization.deleted': 'A directory organization was deleted.',
  'organization.merged':
    'A directory organization was merged into another one, which `merged_into_id` names. Sent in addition to organization.deleted.',
  'organization.restored':
    'The merge of a directory organization was undone. Sent in addition to organization.updated.',
  'division.created': 'A division was created.',
  'division.updated': 'A division was changed.',
  'division.deleted': 'A division was deleted.',
  'contact.created': 'A contact was created.',
  'contact.updated': 'A contact was changed.',
  'contact.deleted': 'A contact was deleted.',
  'project.created': 'A project was created.',
  'project.updated': 'A project was changed.',
  'project.deleted': 'A project was deleted.',
  'project.deadline_changed':
    'A deadline of a project moved, because a fact or the rules changed. Only deadlines of acts that are not done move.',
  'project.deadline_approaching': 'A deadline of a project is 30, 10, 3 or 1 days away, and its act is not done.',
  'project.deadline_missed': 'A deadline of a project passed before its act was done.',
  'party.created': 'A party was added to a project.',
  'party.updated': 'A party was changed.',
  'party.deleted': 'A party was removed from its project.',
  'jobsite.created': 'A jobsite was created.',
  'jobsite.updated': 'A jobsite was changed.',
  'jobsite.deleted': 'A jobsite was deleted.',
  'project_note.created': 'A note or a task was written down on a project.',
  'project_note.updated': 'A note or a task of a project was changed, or the task was done.',
  'project_note.deleted': 'A note or a task of a project was deleted.',
  'received_notice.created':
    'A notice that arrived was logged, or another account served one on this account through the service.',
  'received_notice.updated': 'A received notice was changed, or whose notice it is was decided.',
  'received_notice.deleted': 'A received notice was deleted.',
  'notice.created': 'A notice was created.',
  'notice.updated': 'A notice was changed, but its status was not.',
  'notice.transitioned': 'The status of a notice changed.',
  'notice.served': 'A notice was served: the carrier accepted it. Sent in addition to notice.transitioned.',
  'notice.deleted': 'A notice was deleted.',
  'notice.deadline_approaching': 'The deadline of a notice that is not served is 10, 3 or 1 days away.',
  'notice.deadline_missed': 'The deadline of a notice passed before the notice was served.',
  'escalation.created': 'An escalation was created.',
  'escalation.updated': 'An escalation was changed, but its status was not.',
  'escalation.transitioned': 'The status of an escalation changed.',
  'escalation.deleted': 'An escalation was deleted.',
  'waiver.created': 'A waiver was created.',
  'waiver.updated': 'A waiver was changed, but its status was not.',
  'waiver.transitioned': 'The status of a waiver changed.',
  'waiver.signed': 'A waiver was signed. Sent in addition to waiver.transitioned.',
  'waiver.deleted': 'A waiver was deleted.',
  'waiver_request.created': 'A request for a waiver was written down. It is a draft until it is sent.',
  'waiver_request.updated': 'A request for a waiver was changed or sent again, but its status was not changed.',
  'waiver_request.deleted': 'A draft of a request for a waiver was deleted.',
  'waiver_request.requested': 'A request for a waiver was sent to the payee.',
  'waiver_request.undeliverable':
    'The e-mail with a request for a waiver did not reach its address; `status_reason` gives the reason.',
  'waiver_request.viewed': 'The payee opened a request for a waiver, or the payer kept to its amount.',
  'waiver_request.countered':
    'The payee proposed another amount for a waiver than was asked for; `counter_reason` gives the reason.',
  'waiver_request.signed': 'The payee signed the waiver. It is then released if it is conditional, and otherwise held.',
  'waiver_request.held': 'A signed unconditional waiver is held until the payee confirms the payment.',
  'waiver_request.released': 'A signed waiver was released to the payer.',
  'waiver_request.declined': 'The payee declined to sign; `status_reason` gives the reason.',
  'waiver_request.expired': 'A request for a waiver ended without an answer.',
  'waiver_request.superseded': 'A request for a waiver was replaced by another one, which `superseded_by_id` names.',
  'waiver_request.cancelled': 'The payer withdrew a request for a waiver.',
  'sov.created': 'A schedule of values was created.',
  'sov.updated': 'A schedule of values or its lines were changed, or it became active.',
  'sov.deleted': 'A schedule of values was deleted.',
  'pay_application.created': 'A pay application was created.',
  'pay_application.updated':
    'A pay application was changed, but its status was not: a draft was edited, its participants changed, or a further payment was recorded.',
  'pay_application.transitioned': 'The status of a pay application changed, by a transition or by a payment.',
  'pay_application.deleted': 'A pay application was deleted.',
  'pay_application.participant_invited':
    'The organization was invited to a pay application of another organization. The object of the event is the invitation.',
  'pay_application.participant_accepted':
    'An organization accepted its invitation and can now read the pay application. Sent in addition to pay_application.updated.',
  'pay_application.participant_declined':
    'An organization declined its invitation. Only the account that owns the pay application receives this event. Sent in addition to pay_application.updated.',
  'pay_application.waivers_complete':
    'All payees that a pay application waits for have signed: `waivers_complete_at` is set.',
  'pay_application.waivers_incomplete':
    'A pay application whose waivers were complete waits for one again: another payee was asked, one took its signature back, or the policy changed.',
  'pay_application.commented': 'A company that takes part in a pay application commented on it.',
  'pay_application.reviewed':
    'A company that a pay application is shared with approved or rejected it. Neither its status nor money moves.',
  'pay_application.payment_hold':
    'Something is missing before a pay application is paid: a claim is made, or a company that can claim owes a waiver. Sent when it is submitted or approved, and when a notice arrives for its project while it is to be paid. Only the account that owns the pay application receives this event.',
  'document.generated': 'A document was generated; `is_preview` is true for a preview.',
  'document.updated': 'The signed original of a document was uploaded, replaced, accepted or removed.',
  'document.reverted': 'A document was reverted, so that its record can be changed and generated again.',
  'document.deleted':
    'A document was deleted because its record has a later document, such as the signed copy of a waiver.',
  'fulfillment_request.created':
    'A fulfillment request was created: its fee is charged, and the postage of a full service is held.',
  'fulfillment_request.updated':
    'A fulfillment request was changed: the partner started it, it was queued again, more postage was held, or its research has new findings.',
  'fulfillment_request.submitted': 'The fulfillment partner received a fulfillment request.',
  'fulfillment_request.payment_required':
    'The research found more recipients than are paid for: `payment_due` lists the charges, and `approve_url` is where to approve them.',
  'fulfillment_request.charges_approved':
    'The rest of the postage is held, and the partner continues. Sent in addition to fulfillment_request.updated.',
  'fulfillment_request.fulfilled': 'The partner completed a fulfillment request.',
  'fulfillment_request.rejected': 'The partner rejected a fulfillment request; `status_reason` gives the reason.',
  'fulfillment_request.cancelled':
    'A fulfillment request was cancelled, by the organization or by the partner, which may have refunded its fee.',
  'fulfillment_request.failed': 'A fulfillment request failed; `last_error` gives the error. It can be retried.',
  'document_order.created': 'A document was ordered: to be mailed, filed, recorded or researched.',
  'document_order.updated':
    'A document order was changed, paid or refunded, is being submitted (`processing`), or needs attention.',
  'document_order.dispatched': 'The carrier or the office received what was ordered.',
  'document_order.in_transit': 'A piece of mail is on its way.',
  'document_order.out_for_delivery': 'A piece of mail is out for delivery.',
  'document_order.delivered': 'A piece of mail was delivered, or a filing, recording or research is done.',
  'document_order.returned': 'A piece of mail was returned; `attention` gives the reason.',
  'document_order.failed': 'An order could not be carried out; `billing` shows what was refunded.',
  'document_order.cancelled': 'An order was cancelled before it was dispatched, and its credits were refunded.',
  'webhook.created': 'A webhook was created.',
  'webhook.updated': 'A webhook was changed, or its secret was rotated.',
  'webhook.deleted': 'A webhook was deleted.',
  'webhook.disabled':
    'The service disabled a webhook: its endpoint answered 410 Gone, or every delivery failed for five days.',
  'webhook.test': 'A test was requested. Only that webhook receives it, whichever events it subscribes to.',
  'provider_credential.created': 'A provider credential was created. No event contains its secret.',
  'provider_credential.updated': 'A provider credential was changed, verified or revoked.',
  'provider_credential.deleted': 'A provider credential was deleted.',
  'shipper_credential.created': 'A carrier credential was created. No event contains its secret.',
  'shipper_credential.updated': 'A carrier credential was changed, verified or revoked.',
  'shipper_credential.deleted': 'A carrier credential was deleted.',
  'metadata.updated': 'A metadata entry of a record was set.',
  'metadata.deleted': 'A metadata entry of a record was deleted.',
  'credits.updated':
    'Credits were granted, bought, charged, held, captured, released, refunded, expired, reversed or reinstated. API calls are reported once a minute.',
  'credits.reversed':
    'A payment for credits was refunded or disputed, and its credits were reversed. Credits that were already spent are `owed`.',
  'credits.reinstated':
    'A dispute was won or a refund failed: credits that had been reversed were reinstated or are no longer owed.',
  'credits.low':
    'The credits that can be spent fell below a tenth of the last grant or purchase, or below 10. Sent once each time.',
  'subscription.updated':
    'The subscription to a plan started, was paid, became past due, changed, was cancelled or ended, for any reason.',
} as const satisfies Record<`${EventResource}.${string}`, string>;

export type EventType = keyof typeof eventCatalogue;

/**
 * Actions that an event asks for: along with the object, its data contain the URL of an action on the record, under this name.
 */
export const eventActions: Partial<Record<EventType, { name: string; verb: string }>> = {
  'fulfillment_request.payment_required': { name: 'approve_url', verb: 'approve-charges' },
};

export const eventTypes = Object.keys(eventCatalogue) as EventType[];

export function isEventType(name: string): name is EventType {
  return Object.hasOwn(eventCatalogue, name);
}

/** Events whose object is not the resource that their name begins with. */
const objects: Partial<Record<EventType, EventResource>> = {
  'pay_application.participant_invited': 'pay_application_invitation',
  'project.deadline_changed': 'project_deadline',
  'project.deadline_approaching': 'project_deadline',
  'project.deadline_missed': 'project_deadline',
};

/** Events that only the record's own account receives, even if other accounts can read the record. */
export const unsharedEvents: ReadonlySet<EventType> = new Set<EventType>([
  'pay_application.participant_declined',
  'pay_application.payment_hold',
]);

export function resourceOf(type: EventType): EventResource {
  const object = objects[type];
  if (object) return object;
  return type.slice(0, type.indexOf('.')) as EventResource;
}
