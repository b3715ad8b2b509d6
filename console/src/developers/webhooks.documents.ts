/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An endpoint that receives the organization’s events. */
export type CreateWebhookInput = {
  /** A free-text description. */
  description?: string | null | undefined;
  /** Names of events, or `*` (in GraphQL `ALL`) for all. */
  events: Array<WebhookEventType>;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The URL that events are posted to; https in production. */
  url: string;
};

/** The type of an event. Webhooks and REST write NOTICE_CREATED as `notice.created`. Later versions may add others. */
export type EventType =
  /** A contact was created. */
  | 'CONTACT_CREATED'
  /** A contact was deleted. */
  | 'CONTACT_DELETED'
  /** A contact was changed. */
  | 'CONTACT_UPDATED'
  /** The credits that can be spent fell below a tenth of the last grant or purchase, or below 10. Sent once each time. */
  | 'CREDITS_LOW'
  /** A dispute was won or a refund failed: credits that had been reversed were reinstated or are no longer owed. */
  | 'CREDITS_REINSTATED'
  /** A payment for credits was refunded or disputed, and its credits were reversed. Credits that were already spent are `owed`. */
  | 'CREDITS_REVERSED'
  /** Credits were granted, bought, charged, held, captured, released, refunded, expired, reversed or reinstated. API calls are reported once a minute. */
  | 'CREDITS_UPDATED'
  /** A division was created. */
  | 'DIVISION_CREATED'
  /** A division was deleted. */
  | 'DIVISION_DELETED'
  /** A division was changed. */
  | 'DIVISION_UPDATED'
  /** A document was deleted because its record has a later document, such as the signed copy of a waiver. */
  | 'DOCUMENT_DELETED'
  /** A document was generated; `is_preview` is true for a preview. */
  | 'DOCUMENT_GENERATED'
  /** An order was cancelled before it was dispatched, and its credits were refunded. */
  | 'DOCUMENT_ORDER_CANCELLED'
  /** A document was ordered: to be mailed, filed, recorded or researched. */
  | 'DOCUMENT_ORDER_CREATED'
  /** A piece of mail was delivered, or a filing, recording or research is done. */
  | 'DOCUMENT_ORDER_DELIVERED'
  /** The carrier or the office received what was ordered. */
  | 'DOCUMENT_ORDER_DISPATCHED'
  /** An order could not be carried out; `billing` shows what was refunded. */
  | 'DOCUMENT_ORDER_FAILED'
  /** A piece of mail is on its way. */
  | 'DOCUMENT_ORDER_IN_TRANSIT'
  /** A piece of mail is out for delivery. */
  | 'DOCUMENT_ORDER_OUT_FOR_DELIVERY'
  /** A piece of mail was returned; `attention` gives the reason. */
  | 'DOCUMENT_ORDER_RETURNED'
  /** A document order was changed, paid or refunded, is being submitted (`processing`), or needs attention. */
  | 'DOCUMENT_ORDER_UPDATED'
  /** A document was reverted, so that its record can be changed and generated again. */
  | 'DOCUMENT_REVERTED'
  /** An escalation was created. */
  | 'ESCALATION_CREATED'
  /** An escalation was deleted. */
  | 'ESCALATION_DELETED'
  /** The status of an escalation changed. */
  | 'ESCALATION_TRANSITIONED'
  /** An escalation was changed, but its status was not. */
  | 'ESCALATION_UPDATED'
  /** A fulfillment request was cancelled, by the organization or by the partner, which may have refunded its fee. */
  | 'FULFILLMENT_REQUEST_CANCELLED'
  /** The rest of the postage is held, and the partner continues. Sent in addition to fulfillment_request.updated. */
  | 'FULFILLMENT_REQUEST_CHARGES_APPROVED'
  /** A fulfillment request was created: its fee is charged, and the postage of a full service is held. */
  | 'FULFILLMENT_REQUEST_CREATED'
  /** A fulfillment request failed; `last_error` gives the error. It can be retried. */
  | 'FULFILLMENT_REQUEST_FAILED'
  /** The partner completed a fulfillment request. */
  | 'FULFILLMENT_REQUEST_FULFILLED'
  /** The research found more recipients than are paid for: `payment_due` lists the charges, and `approve_url` is where to approve them. */
  | 'FULFILLMENT_REQUEST_PAYMENT_REQUIRED'
  /** The partner rejected a fulfillment request; `status_reason` gives the reason. */
  | 'FULFILLMENT_REQUEST_REJECTED'
  /** The fulfillment partner received a fulfillment request. */
  | 'FULFILLMENT_REQUEST_SUBMITTED'
  /** A fulfillment request was changed: the partner started it, it was queued again, more postage was held, or its research has new findings. */
  | 'FULFILLMENT_REQUEST_UPDATED'
  /** A jobsite was created. */
  | 'JOBSITE_CREATED'
  /** A jobsite was deleted. */
  | 'JOBSITE_DELETED'
  /** A jobsite was changed. */
  | 'JOBSITE_UPDATED'
  /** A metadata entry of a record was deleted. */
  | 'METADATA_DELETED'
  /** A metadata entry of a record was set. */
  | 'METADATA_UPDATED'
  /** A notice was created. */
  | 'NOTICE_CREATED'
  /** The deadline of a notice that is not served is 10, 3 or 1 days away. */
  | 'NOTICE_DEADLINE_APPROACHING'
  /** The deadline of a notice passed before the notice was served. */
  | 'NOTICE_DEADLINE_MISSED'
  /** A notice was deleted. */
  | 'NOTICE_DELETED'
  /** A notice was served: the carrier accepted it. Sent in addition to notice.transitioned. */
  | 'NOTICE_SERVED'
  /** The status of a notice changed. */
  | 'NOTICE_TRANSITIONED'
  /** A notice was changed, but its status was not. */
  | 'NOTICE_UPDATED'
  /** An organization was created: a directory record, or a tenant account of the calling user. */
  | 'ORGANIZATION_CREATED'
  /** A directory organization was deleted. */
  | 'ORGANIZATION_DELETED'
  /** An organization was changed. */
  | 'ORGANIZATION_UPDATED'
  /** A party was added to a project. */
  | 'PARTY_CREATED'
  /** A party was removed from its project. */
  | 'PARTY_DELETED'
  /** A party was changed. */
  | 'PARTY_UPDATED'
  /** A pay application was created. */
  | 'PAY_APPLICATION_CREATED'
  /** A pay application was deleted. */
  | 'PAY_APPLICATION_DELETED'
  /** An organization accepted its invitation and can now read the pay application. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_ACCEPTED'
  /** An organization declined its invitation. Only the account that owns the pay application receives this event. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_DECLINED'
  /** The organization was invited to a pay application of another organization. The object of the event is the invitation. */
  | 'PAY_APPLICATION_PARTICIPANT_INVITED'
  /** The status of a pay application changed, by a transition or by a payment. */
  | 'PAY_APPLICATION_TRANSITIONED'
  /** A pay application was changed, but its status was not: a draft was edited, its participants changed, or a further payment was recorded. */
  | 'PAY_APPLICATION_UPDATED'
  /** A project was created. */
  | 'PROJECT_CREATED'
  /** A deadline of a project is 30, 10, 3 or 1 days away, and its act is not done. */
  | 'PROJECT_DEADLINE_APPROACHING'
  /** A deadline of a project moved, because a fact or the rules changed. Only deadlines of acts that are not done move. */
  | 'PROJECT_DEADLINE_CHANGED'
  /** A deadline of a project passed before its act was done. */
  | 'PROJECT_DEADLINE_MISSED'
  /** A project was deleted. */
  | 'PROJECT_DELETED'
  /** A project was changed. */
  | 'PROJECT_UPDATED'
  /** A provider credential was created. No event contains its secret. */
  | 'PROVIDER_CREDENTIAL_CREATED'
  /** A provider credential was deleted. */
  | 'PROVIDER_CREDENTIAL_DELETED'
  /** A provider credential was changed, verified or revoked. */
  | 'PROVIDER_CREDENTIAL_UPDATED'
  /** A carrier credential was created. No event contains its secret. */
  | 'SHIPPER_CREDENTIAL_CREATED'
  /** A carrier credential was deleted. */
  | 'SHIPPER_CREDENTIAL_DELETED'
  /** A carrier credential was changed, verified or revoked. */
  | 'SHIPPER_CREDENTIAL_UPDATED'
  /** A schedule of values was created. */
  | 'SOV_CREATED'
  /** A schedule of values was deleted. */
  | 'SOV_DELETED'
  /** A schedule of values or its lines were changed, or it became active. */
  | 'SOV_UPDATED'
  /** The subscription to a plan started, was paid, became past due, changed, was cancelled or ended, for any reason. */
  | 'SUBSCRIPTION_UPDATED'
  /** A waiver was created. */
  | 'WAIVER_CREATED'
  /** A waiver was deleted. */
  | 'WAIVER_DELETED'
  /** A waiver was signed. Sent in addition to waiver.transitioned. */
  | 'WAIVER_SIGNED'
  /** The status of a waiver changed. */
  | 'WAIVER_TRANSITIONED'
  /** A waiver was changed, but its status was not. */
  | 'WAIVER_UPDATED'
  /** A webhook was created. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED'
  /** The service disabled a webhook: its endpoint answered 410 Gone, or every delivery failed for five days. */
  | 'WEBHOOK_DISABLED'
  /** A test was requested. Only that webhook receives it, whichever events it subscribes to. */
  | 'WEBHOOK_TEST'
  /** A webhook was changed, or its secret was rotated. */
  | 'WEBHOOK_UPDATED';

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

/** Retries the failed deliveries of a webhook, each for the fifth and last time. */
export type RedeliverFailedWebhooksInput = {
  /** Only deliveries that were created at or after this time. */
  since: string;
  /** The webhook. */
  webhookId: string;
};

/** Retries a delivery from the failure queue, as its fifth and last attempt. */
export type RedeliverWebhookInput = {
  /** The id of the record. */
  id: string;
  /** If given, the delivery must belong to this webhook. */
  webhookId?: string | null | undefined;
};

/** An endpoint that receives the organization’s events. */
export type UpdateWebhookInput = {
  /** A free-text description. */
  description?: string | null | undefined;
  /** The events that are sent, such as `notice.served`; `*` (in GraphQL `ALL`) means all of them. */
  events?: Array<WebhookEventType> | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** True also re-enables a webhook that the service disabled. */
  isActive?: boolean | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The URL that events are posted to. */
  url?: string | null | undefined;
};

/** Filters a list of WebhookDelivery records. */
export type WebhookDeliveryFilter = {
  /** The name of an event. */
  event?: EventType | null | undefined;
  /** Only records with this value. */
  eventId?: string | null | undefined;
  /** Only deliveries of this job. */
  redeliveryId?: string | null | undefined;
  /** Only events about the record with this id. */
  resourceId?: string | null | undefined;
  /** Only records with this value. */
  status?: WebhookDeliveryStatus | null | undefined;
  /** Only deliveries changed at or after this time. */
  updatedSince?: string | null | undefined;
};

/** The status of an event’s delivery. Failed deliveries stay in the failure queue. */
export type WebhookDeliveryStatus =
  /** The endpoint accepted it. */
  | 'DELIVERED'
  /** Every attempt failed. It is in the failure queue. */
  | 'FAILED'
  /** An attempt is still to be made. */
  | 'PENDING';

/** Why the service disabled a webhook. */
export type WebhookDisabledReason =
  /** Every delivery failed for days. */
  | 'FAILING'
  /** The endpoint answered 410 Gone. */
  | 'GONE';

/** An event that a webhook receives; ALL, which REST writes as `*`, is every event, also those that later versions add. Webhooks and REST write NOTICE_CREATED as `notice.created`. Later versions may add others. */
export type WebhookEventType =
  /** Every event. */
  | 'ALL'
  /** A contact was created. */
  | 'CONTACT_CREATED'
  /** A contact was deleted. */
  | 'CONTACT_DELETED'
  /** A contact was changed. */
  | 'CONTACT_UPDATED'
  /** The credits that can be spent fell below a tenth of the last grant or purchase, or below 10. Sent once each time. */
  | 'CREDITS_LOW'
  /** A dispute was won or a refund failed: credits that had been reversed were reinstated or are no longer owed. */
  | 'CREDITS_REINSTATED'
  /** A payment for credits was refunded or disputed, and its credits were reversed. Credits that were already spent are `owed`. */
  | 'CREDITS_REVERSED'
  /** Credits were granted, bought, charged, held, captured, released, refunded, expired, reversed or reinstated. API calls are reported once a minute. */
  | 'CREDITS_UPDATED'
  /** A division was created. */
  | 'DIVISION_CREATED'
  /** A division was deleted. */
  | 'DIVISION_DELETED'
  /** A division was changed. */
  | 'DIVISION_UPDATED'
  /** A document was deleted because its record has a later document, such as the signed copy of a waiver. */
  | 'DOCUMENT_DELETED'
  /** A document was generated; `is_preview` is true for a preview. */
  | 'DOCUMENT_GENERATED'
  /** An order was cancelled before it was dispatched, and its credits were refunded. */
  | 'DOCUMENT_ORDER_CANCELLED'
  /** A document was ordered: to be mailed, filed, recorded or researched. */
  | 'DOCUMENT_ORDER_CREATED'
  /** A piece of mail was delivered, or a filing, recording or research is done. */
  | 'DOCUMENT_ORDER_DELIVERED'
  /** The carrier or the office received what was ordered. */
  | 'DOCUMENT_ORDER_DISPATCHED'
  /** An order could not be carried out; `billing` shows what was refunded. */
  | 'DOCUMENT_ORDER_FAILED'
  /** A piece of mail is on its way. */
  | 'DOCUMENT_ORDER_IN_TRANSIT'
  /** A piece of mail is out for delivery. */
  | 'DOCUMENT_ORDER_OUT_FOR_DELIVERY'
  /** A piece of mail was returned; `attention` gives the reason. */
  | 'DOCUMENT_ORDER_RETURNED'
  /** A document order was changed, paid or refunded, is being submitted (`processing`), or needs attention. */
  | 'DOCUMENT_ORDER_UPDATED'
  /** A document was reverted, so that its record can be changed and generated again. */
  | 'DOCUMENT_REVERTED'
  /** An escalation was created. */
  | 'ESCALATION_CREATED'
  /** An escalation was deleted. */
  | 'ESCALATION_DELETED'
  /** The status of an escalation changed. */
  | 'ESCALATION_TRANSITIONED'
  /** An escalation was changed, but its status was not. */
  | 'ESCALATION_UPDATED'
  /** A fulfillment request was cancelled, by the organization or by the partner, which may have refunded its fee. */
  | 'FULFILLMENT_REQUEST_CANCELLED'
  /** The rest of the postage is held, and the partner continues. Sent in addition to fulfillment_request.updated. */
  | 'FULFILLMENT_REQUEST_CHARGES_APPROVED'
  /** A fulfillment request was created: its fee is charged, and the postage of a full service is held. */
  | 'FULFILLMENT_REQUEST_CREATED'
  /** A fulfillment request failed; `last_error` gives the error. It can be retried. */
  | 'FULFILLMENT_REQUEST_FAILED'
  /** The partner completed a fulfillment request. */
  | 'FULFILLMENT_REQUEST_FULFILLED'
  /** The research found more recipients than are paid for: `payment_due` lists the charges, and `approve_url` is where to approve them. */
  | 'FULFILLMENT_REQUEST_PAYMENT_REQUIRED'
  /** The partner rejected a fulfillment request; `status_reason` gives the reason. */
  | 'FULFILLMENT_REQUEST_REJECTED'
  /** The fulfillment partner received a fulfillment request. */
  | 'FULFILLMENT_REQUEST_SUBMITTED'
  /** A fulfillment request was changed: the partner started it, it was queued again, more postage was held, or its research has new findings. */
  | 'FULFILLMENT_REQUEST_UPDATED'
  /** A jobsite was created. */
  | 'JOBSITE_CREATED'
  /** A jobsite was deleted. */
  | 'JOBSITE_DELETED'
  /** A jobsite was changed. */
  | 'JOBSITE_UPDATED'
  /** A metadata entry of a record was deleted. */
  | 'METADATA_DELETED'
  /** A metadata entry of a record was set. */
  | 'METADATA_UPDATED'
  /** A notice was created. */
  | 'NOTICE_CREATED'
  /** The deadline of a notice that is not served is 10, 3 or 1 days away. */
  | 'NOTICE_DEADLINE_APPROACHING'
  /** The deadline of a notice passed before the notice was served. */
  | 'NOTICE_DEADLINE_MISSED'
  /** A notice was deleted. */
  | 'NOTICE_DELETED'
  /** A notice was served: the carrier accepted it. Sent in addition to notice.transitioned. */
  | 'NOTICE_SERVED'
  /** The status of a notice changed. */
  | 'NOTICE_TRANSITIONED'
  /** A notice was changed, but its status was not. */
  | 'NOTICE_UPDATED'
  /** An organization was created: a directory record, or a tenant account of the calling user. */
  | 'ORGANIZATION_CREATED'
  /** A directory organization was deleted. */
  | 'ORGANIZATION_DELETED'
  /** An organization was changed. */
  | 'ORGANIZATION_UPDATED'
  /** A party was added to a project. */
  | 'PARTY_CREATED'
  /** A party was removed from its project. */
  | 'PARTY_DELETED'
  /** A party was changed. */
  | 'PARTY_UPDATED'
  /** A pay application was created. */
  | 'PAY_APPLICATION_CREATED'
  /** A pay application was deleted. */
  | 'PAY_APPLICATION_DELETED'
  /** An organization accepted its invitation and can now read the pay application. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_ACCEPTED'
  /** An organization declined its invitation. Only the account that owns the pay application receives this event. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_DECLINED'
  /** The organization was invited to a pay application of another organization. The object of the event is the invitation. */
  | 'PAY_APPLICATION_PARTICIPANT_INVITED'
  /** The status of a pay application changed, by a transition or by a payment. */
  | 'PAY_APPLICATION_TRANSITIONED'
  /** A pay application was changed, but its status was not: a draft was edited, its participants changed, or a further payment was recorded. */
  | 'PAY_APPLICATION_UPDATED'
  /** A project was created. */
  | 'PROJECT_CREATED'
  /** A deadline of a project is 30, 10, 3 or 1 days away, and its act is not done. */
  | 'PROJECT_DEADLINE_APPROACHING'
  /** A deadline of a project moved, because a fact or the rules changed. Only deadlines of acts that are not done move. */
  | 'PROJECT_DEADLINE_CHANGED'
  /** A deadline of a project passed before its act was done. */
  | 'PROJECT_DEADLINE_MISSED'
  /** A project was deleted. */
  | 'PROJECT_DELETED'
  /** A project was changed. */
  | 'PROJECT_UPDATED'
  /** A provider credential was created. No event contains its secret. */
  | 'PROVIDER_CREDENTIAL_CREATED'
  /** A provider credential was deleted. */
  | 'PROVIDER_CREDENTIAL_DELETED'
  /** A provider credential was changed, verified or revoked. */
  | 'PROVIDER_CREDENTIAL_UPDATED'
  /** A carrier credential was created. No event contains its secret. */
  | 'SHIPPER_CREDENTIAL_CREATED'
  /** A carrier credential was deleted. */
  | 'SHIPPER_CREDENTIAL_DELETED'
  /** A carrier credential was changed, verified or revoked. */
  | 'SHIPPER_CREDENTIAL_UPDATED'
  /** A schedule of values was created. */
  | 'SOV_CREATED'
  /** A schedule of values was deleted. */
  | 'SOV_DELETED'
  /** A schedule of values or its lines were changed, or it became active. */
  | 'SOV_UPDATED'
  /** The subscription to a plan started, was paid, became past due, changed, was cancelled or ended, for any reason. */
  | 'SUBSCRIPTION_UPDATED'
  /** A waiver was created. */
  | 'WAIVER_CREATED'
  /** A waiver was deleted. */
  | 'WAIVER_DELETED'
  /** A waiver was signed. Sent in addition to waiver.transitioned. */
  | 'WAIVER_SIGNED'
  /** The status of a waiver changed. */
  | 'WAIVER_TRANSITIONED'
  /** A waiver was changed, but its status was not. */
  | 'WAIVER_UPDATED'
  /** A webhook was created. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED'
  /** The service disabled a webhook: its endpoint answered 410 Gone, or every delivery failed for five days. */
  | 'WEBHOOK_DISABLED'
  /** A test was requested. Only that webhook receives it, whichever events it subscribes to. */
  | 'WEBHOOK_TEST'
  /** A webhook was changed, or its secret was rotated. */
  | 'WEBHOOK_UPDATED';

export type WebhookRowFragment = { id: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, createdAt: string, updatedAt: string };

export type WebhooksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WebhooksQuery = { webhooks: { totalCount: number, nodes: Array<{ id: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WebhookQueryVariables = Exact<{
  id: string;
}>;


export type WebhookQuery = { webhook: { id: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, createdAt: string, updatedAt: string }, latest: { nodes: Array<{ id: string, status: WebhookDeliveryStatus, durationMs: number | null }> } };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  filter?: WebhookDeliveryFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, nodes: Array<{ id: string, event: EventType, resourceId: string, status: WebhookDeliveryStatus, attempt: number, responseCode: number | null, durationMs: number | null, error: string | null, nextAttemptAt: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
  webhookId: string;
}>;


export type WebhookDeliveryQuery = { webhookDelivery: { id: string, eventId: string, event: EventType, resourceId: string, status: WebhookDeliveryStatus, attempt: number, nextAttemptAt: string | null, deliveredAt: string | null, createdAt: string, payload: Record<string, unknown> | null, webhook: { url: string, isActive: boolean } | null, attempts: Array<{ number: number, startedAt: string, durationMs: number | null, requestHeaders: Record<string, unknown> | null, responseCode: number | null, responseHeaders: Record<string, unknown> | null, responseBody: string | null, error: string | null }> } };

export type WebhookRedeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookRedeliveryQuery = { webhookRedelivery: { id: string, since: string, total: number, more: boolean, pending: number, delivered: number, failed: number, finished: boolean } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { id: string, secret: string | null } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string } };

export type DeleteWebhookMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { id: string } };

export type TestWebhookMutationVariables = Exact<{
  input: RecordInput;
}>;


export type TestWebhookMutation = { testWebhook: { id: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { id: string, secret: string | null, previousSecretExpiresAt: string | null } };

export type RedeliverWebhookMutationVariables = Exact<{
  input: RedeliverWebhookInput;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { id: string } };

export type RedeliverFailedWebhooksMutationVariables = Exact<{
  input: RedeliverFailedWebhooksInput;
}>;


export type RedeliverFailedWebhooksMutation = { redeliverFailedWebhooks: { id: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const WebhookRowFragmentDoc = new TypedDocumentString(`
    fragment WebhookRow on Webhook {
  id
  url
  events
  description
  isActive
  previousSecretExpiresAt
  lastDeliveryAt
  failureCount
  failingSince
  disabledAt
  disabledReason
  createdAt
  updatedAt
}
    `, {"fragmentName":"WebhookRow"}) as unknown as TypedDocumentString<WebhookRowFragment, unknown>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks($after: String) {
  webhooks(first: 50, after: $after) {
    totalCount
    nodes {
      ...WebhookRow
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment WebhookRow on Webhook {
  id
  url
  events
  description
  isActive
  previousSecretExpiresAt
  lastDeliveryAt
  failureCount
  failingSince
  disabledAt
  disabledReason
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDocument = new TypedDocumentString(`
    query Webhook($id: ID!) {
  webhook(id: $id) {
    ...WebhookRow
  }
  latest: webhookDeliveries(webhookId: $id, first: 100) {
    nodes {
      id
      status
      durationMs
    }
  }
}
    fragment WebhookRow on Webhook {
  id
  url
  events
  description
  isActive
  previousSecretExpiresAt
  lastDeliveryAt
  failureCount
  failingSince
  disabledAt
  disabledReason
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<WebhookQuery, WebhookQueryVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($id: ID!, $filter: WebhookDeliveryFilter, $after: String) {
  webhookDeliveries(webhookId: $id, filter: $filter, first: 50, after: $after) {
    totalCount
    nodes {
      id
      event
      resourceId
      status
      attempt
      responseCode
      durationMs
      error
      nextAttemptAt
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveryDocument = new TypedDocumentString(`
    query WebhookDelivery($id: ID!, $webhookId: ID!) {
  webhookDelivery(id: $id, webhookId: $webhookId) {
    id
    eventId
    event
    resourceId
    status
    attempt
    nextAttemptAt
    deliveredAt
    createdAt
    payload
    webhook {
      url
      isActive
    }
    attempts {
      number
      startedAt
      durationMs
      requestHeaders
      responseCode
      responseHeaders
      responseBody
      error
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const WebhookRedeliveryDocument = new TypedDocumentString(`
    query WebhookRedelivery($id: ID!) {
  webhookRedelivery(id: $id) {
    id
    since
    total
    more
    pending
    delivered
    failed
    finished
  }
}
    `) as unknown as TypedDocumentString<WebhookRedeliveryQuery, WebhookRedeliveryQueryVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    id
    secret
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($input: RecordInput!) {
  deleteWebhook(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($input: RecordInput!) {
  testWebhook(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($input: RecordInput!) {
  rotateWebhookSecret(input: $input) {
    id
    secret
    previousSecretExpiresAt
  }
}
    `) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const RedeliverWebhookDocument = new TypedDocumentString(`
    mutation RedeliverWebhook($input: RedeliverWebhookInput!) {
  redeliverWebhook(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>;
export const RedeliverFailedWebhooksDocument = new TypedDocumentString(`
    mutation RedeliverFailedWebhooks($input: RedeliverFailedWebhooksInput!) {
  redeliverFailedWebhooks(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RedeliverFailedWebhooksMutation, RedeliverFailedWebhooksMutationVariables>;