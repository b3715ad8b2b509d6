/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An endpoint that receives the organization’s events. */
export type CreateWebhookInput = {
  /** A free-text description. */
  description?: string | null | undefined;
  /** Names of events, or `*` for all. */
  events: Array<string>;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The URL that events are posted to; https in production. */
  url: string;
};

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
  /** The events that are sent, such as `notice.served`; `*` means all of them. */
  events?: Array<string> | null | undefined;
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
  event?: string | null | undefined;
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
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING';

/** Why the service disabled a webhook. */
export type WebhookDisabledReason =
  | 'FAILING'
  | 'GONE';

export type WebhookRowFragment = { id: string, url: string, events: Array<string>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, createdAt: string, updatedAt: string };

export type WebhooksQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WebhooksQuery = { webhooks: { totalCount: number, nodes: Array<{ id: string, url: string, events: Array<string>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WebhookQueryVariables = Exact<{
  id: string;
}>;


export type WebhookQuery = { webhook: { id: string, url: string, events: Array<string>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, createdAt: string, updatedAt: string }, latest: { nodes: Array<{ id: string, status: WebhookDeliveryStatus, durationMs: number | null }> } };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  filter?: WebhookDeliveryFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, nodes: Array<{ id: string, event: string, resourceId: string, status: WebhookDeliveryStatus, attempt: number, responseCode: number | null, durationMs: number | null, error: string | null, nextAttemptAt: string | null, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
  webhookId: string;
}>;


export type WebhookDeliveryQuery = { webhookDelivery: { id: string, eventId: string, event: string, resourceId: string, status: WebhookDeliveryStatus, attempt: number, nextAttemptAt: string | null, deliveredAt: string | null, createdAt: string, payload: Record<string, unknown> | null, webhook: { url: string, isActive: boolean } | null, attempts: Array<{ number: number, startedAt: string, durationMs: number | null, requestHeaders: Record<string, unknown> | null, responseCode: number | null, responseHeaders: Record<string, unknown> | null, responseBody: string | null, error: string | null }> } };

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