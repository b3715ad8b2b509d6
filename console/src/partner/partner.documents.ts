/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The scope of the partner’s work. */
export type FulfillmentRequestType =
  | 'NOTICE_RESEARCH';

/** The status of a fulfillment request. */
export type FulfillmentStatus =
  | 'CANCELLED'
  | 'FAILED'
  | 'FULFILLED'
  | 'IN_PROGRESS'
  | 'PAYMENT_REQUIRED'
  | 'QUEUED'
  | 'REJECTED'
  | 'SUBMITTED';

/** Reports that the partner has started work. */
export type PartnerAcceptInput = {
  /** The id of the record. */
  id: string;
  /** The partner’s key for the report. A repeated report with the same key counts once. */
  reportId?: string | null | undefined;
};

/** Sends the caller a file, such as a recorded document or a mailing receipt. */
export type PartnerAttachFileInput = {
  /** The bytes in base64. */
  contentBase64: string;
  /** A free-text description. */
  description?: string | null | undefined;
  /** The name of the file. */
  fileName: string;
  /** The id of the record. */
  id: string;
  /** The media type of the file. */
  mimeType: string;
  /** The partner’s key for the report. A repeated report with the same key counts once. */
  reportId?: string | null | undefined;
};

/** Reports completion. */
export type PartnerFulfillInput = {
  /** The id of the record. */
  id: string;
  /** The partner’s key for the report. A repeated report with the same key counts once. */
  reportId?: string | null | undefined;
  /** Further information for the caller. */
  result?: Record<string, unknown> | null | undefined;
};

/** A mail recipient. */
export type PartnerMailedRecipientInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The name. */
  name: string;
  /** A two-letter US state code. */
  state?: string | null | undefined;
  /** The carrier’s tracking number. */
  trackingNumber?: string | null | undefined;
  /** A 5 or 9 digit postal code. */
  zip?: string | null | undefined;
};

/** Rejects the request. */
export type PartnerRejectInput = {
  /** The id of the record. */
  id: string;
  /** The reason, as shown to the caller. */
  reason: string;
  /** The partner’s key for the report. A repeated report with the same key counts once. */
  reportId?: string | null | undefined;
};

/** Reports that the notice was mailed. Postage is charged for these recipients, and the rest is released. */
export type PartnerReportMailedInput = {
  /** The id of the record. */
  id: string;
  /** When the carrier accepted the mail; now by default. */
  mailedAt?: string | null | undefined;
  /** The recipients. */
  recipients: Array<PartnerMailedRecipientInput>;
  /** The partner’s key for the report. A repeated report with the same key counts once. */
  reportId?: string | null | undefined;
};

/** Reports how many recipients the research found. If there are more than were paid for, the caller must approve the postage first. */
export type PartnerReportRecipientsInput = {
  /** The id of the record. */
  id: string;
  /** The number of recipients to mail to. */
  recipients: number;
  /** The partner’s key for the report. A repeated report with the same key counts once. */
  reportId?: string | null | undefined;
};

export type PartnerQueueQueryVariables = Exact<{
  statuses?: Array<FulfillmentStatus> | FulfillmentStatus | null | undefined;
}>;


export type PartnerQueueQuery = { partnerRequests: { totalCount: number, nodes: Array<{ id: string, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, scope: string, payload: Record<string, unknown>, authorizedRecipients: number | null, requiredRecipients: number | null, mailedRecipients: number | null, submittedAt: string | null, createdAt: string }> } };

export type PartnerTaskFragment = { id: string, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, scope: string, payload: Record<string, unknown>, authorizedRecipients: number | null, requiredRecipients: number | null, mailedRecipients: number | null, submittedAt: string | null, createdAt: string };

export type PartnerAcceptMutationVariables = Exact<{
  input: PartnerAcceptInput;
}>;


export type PartnerAcceptMutation = { partnerAccept: { disregarded: string | null } };

export type PartnerRecipientsMutationVariables = Exact<{
  input: PartnerReportRecipientsInput;
}>;


export type PartnerRecipientsMutation = { partnerReportRecipients: { disregarded: string | null } };

export type PartnerMailedMutationVariables = Exact<{
  input: PartnerReportMailedInput;
}>;


export type PartnerMailedMutation = { partnerReportMailed: { disregarded: string | null } };

export type PartnerFulfillMutationVariables = Exact<{
  input: PartnerFulfillInput;
}>;


export type PartnerFulfillMutation = { partnerFulfill: { disregarded: string | null } };

export type PartnerAttachMutationVariables = Exact<{
  input: PartnerAttachFileInput;
}>;


export type PartnerAttachMutation = { partnerAttachFile: { disregarded: string | null } };

export type PartnerRejectMutationVariables = Exact<{
  input: PartnerRejectInput;
}>;


export type PartnerRejectMutation = { partnerReject: { disregarded: string | null } };

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
export const PartnerTaskFragmentDoc = new TypedDocumentString(`
    fragment PartnerTask on PartnerRequest {
  id
  type
  status
  statusLabel
  scope
  payload
  authorizedRecipients
  requiredRecipients
  mailedRecipients
  submittedAt
  createdAt
}
    `, {"fragmentName":"PartnerTask"}) as unknown as TypedDocumentString<PartnerTaskFragment, unknown>;
export const PartnerQueueDocument = new TypedDocumentString(`
    query PartnerQueue($statuses: [FulfillmentStatus!]) {
  partnerRequests(
    first: 50
    filter: {statuses: $statuses}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    totalCount
    nodes {
      ...PartnerTask
    }
  }
}
    fragment PartnerTask on PartnerRequest {
  id
  type
  status
  statusLabel
  scope
  payload
  authorizedRecipients
  requiredRecipients
  mailedRecipients
  submittedAt
  createdAt
}`) as unknown as TypedDocumentString<PartnerQueueQuery, PartnerQueueQueryVariables>;
export const PartnerAcceptDocument = new TypedDocumentString(`
    mutation PartnerAccept($input: PartnerAcceptInput!) {
  partnerAccept(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerAcceptMutation, PartnerAcceptMutationVariables>;
export const PartnerRecipientsDocument = new TypedDocumentString(`
    mutation PartnerRecipients($input: PartnerReportRecipientsInput!) {
  partnerReportRecipients(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerRecipientsMutation, PartnerRecipientsMutationVariables>;
export const PartnerMailedDocument = new TypedDocumentString(`
    mutation PartnerMailed($input: PartnerReportMailedInput!) {
  partnerReportMailed(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerMailedMutation, PartnerMailedMutationVariables>;
export const PartnerFulfillDocument = new TypedDocumentString(`
    mutation PartnerFulfill($input: PartnerFulfillInput!) {
  partnerFulfill(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerFulfillMutation, PartnerFulfillMutationVariables>;
export const PartnerAttachDocument = new TypedDocumentString(`
    mutation PartnerAttach($input: PartnerAttachFileInput!) {
  partnerAttachFile(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerAttachMutation, PartnerAttachMutationVariables>;
export const PartnerRejectDocument = new TypedDocumentString(`
    mutation PartnerReject($input: PartnerRejectInput!) {
  partnerReject(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerRejectMutation, PartnerRejectMutationVariables>;