/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Approves the charges of a request. */
export type ApproveFulfillmentChargesInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

/** When an order is paid: immediately, by invoice, or from credits that are held until dispatch. */
export type BillingMethod =
  /** Credits are held when the order is created, and charged when it is dispatched. */
  | 'CREDIT_BALANCE'
  /** The order is invoiced and paid later. */
  | 'INVOICE'
  /** Credits are charged when the order is created. */
  | 'PREPAY';

/** Cancels a fulfillment request. */
export type CancelFulfillmentRequestInput = {
  /** The id of the record. */
  id: string;
  /** The reason; stored as `status_reason`. */
  statusReason?: string | null | undefined;
};

/** Filters a list of DocumentOrder records. */
export type DocumentOrderFilter = {
  /** Only records with this value. */
  billingStatus?: OrderBillingStatus | null | undefined;
  /** Only records with this value. */
  documentId?: string | null | undefined;
  /** The id of the record that the document was generated from. */
  documentableId?: string | null | undefined;
  /** Whether it is under way: not delivered, returned, failed or cancelled. */
  isUnderWay?: boolean | null | undefined;
  /** Whether it needs attention; `attention` gives the reason. */
  needsAttention?: boolean | null | undefined;
  /** Only records with this value. */
  orderType?: OrderType | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only orders that go to the party with this id. */
  partyId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** Only records with this value. */
  status?: DocumentOrderStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The status of a document order. */
export type DocumentOrderStatus =
  /** It was cancelled before it was dispatched. */
  | 'CANCELLED'
  /** The carrier delivered the piece. */
  | 'DELIVERED'
  /** The carrier or office has it. It cannot be cancelled any more. */
  | 'DISPATCHED'
  /** It could not be carried out. */
  | 'FAILED'
  /** The carrier reported the piece on its way. */
  | 'IN_TRANSIT'
  /** The carrier is about to deliver the piece. */
  | 'OUT_FOR_DELIVERY'
  /** Placed, and not begun. It can be edited and cancelled. */
  | 'PENDING'
  /** The provider or staff work on it. */
  | 'PROCESSING'
  /** The piece came back to the sender. */
  | 'RETURNED';

/** The type of record that a document is generated from. */
export type DocumentableType =
  /** An escalation, such as a lien filing. */
  | 'ESCALATION'
  /** A notice of a claimant. */
  | 'NOTICE'
  /** A pay application of a project. */
  | 'PAY_APPLICATION'
  /** A lien waiver. */
  | 'WAIVER';

/** Filters a list of FulfillmentRequest records. */
export type FulfillmentRequestFilter = {
  /** Only records with this value. */
  status?: FulfillmentStatus | null | undefined;
  /** Only records with this value. */
  type?: FulfillmentRequestType | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The scope of the partner’s work. */
export type FulfillmentRequestType =
  /** Research of the facts of a notice. */
  | 'NOTICE_RESEARCH';

/** The status of a fulfillment request. */
export type FulfillmentStatus =
  /** It was cancelled. */
  | 'CANCELLED'
  /** It could not be submitted. It can be submitted again. */
  | 'FAILED'
  /** The partner has finished it. */
  | 'FULFILLED'
  /** The partner works on it. */
  | 'IN_PROGRESS'
  /** There are more recipients than paid for. It waits for an approval of the charges. */
  | 'PAYMENT_REQUIRED'
  /** It waits to be submitted to the partner. */
  | 'QUEUED'
  /** The partner rejected it. */
  | 'REJECTED'
  /** The partner has received it. */
  | 'SUBMITTED';

/** How a document is mailed. */
export type MailClass =
  /** Certified mail, which the carrier tracks and the recipient signs for. */
  | 'CERTIFIED'
  /** First-class mail. */
  | 'FIRST_CLASS'
  /** Priority mail. */
  | 'PRIORITY';

/** The payment status of an order, derived from its payment lines. */
export type OrderBillingStatus =
  /** An invoice was made. */
  | 'INVOICED'
  /** The whole amount is paid. */
  | 'PAID'
  /** Nothing or not all is paid. */
  | 'PENDING'
  /** What was paid was given back. */
  | 'REFUNDED'
  /** Nothing is owed. */
  | 'VOID';

/** The type of a document order. */
export type OrderType =
  /** The document is filed with a court or agency. */
  | 'FILING'
  /** The document is mailed to one recipient. */
  | 'MAIL'
  /** The document is recorded in the county’s records. */
  | 'RECORDING'
  /** Staff research facts for the document. */
  | 'RESEARCH';

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

export type MailOrdersQueryVariables = Exact<{
  filter?: DocumentOrderFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type MailOrdersQuery = { documentOrders: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, orderType: OrderType, documentId: string, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, project: { id: string, name: string } | null, recipient: { name: string, city: string, state: string | null } }> } };

export type MailOrderQueryVariables = Exact<{
  id: string;
}>;


export type MailOrderQuery = { documentOrder: { updatedAt: string, statusLabel: string, carrier: string | null, acceptedAt: string | null, shippedAt: string | null, documentableType: DocumentableType, documentableId: string, results: Record<string, unknown> | null, id: string, orderType: OrderType, documentId: string, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, billing: { amountCents: number, method: BillingMethod, status: OrderBillingStatus }, carrierEvents: Array<{ id: string, name: string, location: string | null, occurredAt: string }>, files: Array<{ id: string, fileName: string, mimeType: string }>, project: { id: string, name: string } | null, document: { id: string, fileName: string } | null, notice: { noticeNumber: string } | null, recipient: { name: string, city: string, state: string | null } } };

export type ResearchRequestsQueryVariables = Exact<{
  filter?: FulfillmentRequestFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ResearchRequestsQuery = { fulfillmentRequests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, status: FulfillmentStatus, statusReason: string | null, lastError: string | null, updatedAt: string, createdAt: string, payload: Record<string, unknown>, result: Record<string, unknown> | null, project: { id: string, name: string } | null, notice: { id: string, noticeNumber: string } | null, files: Array<{ id: string, fileName: string }>, paymentDue: { additionalCredits: number, requiredRecipients: number, authorizedRecipients: number } | null }> } };

export type ApprovalBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalBalanceQuery = { creditBalance: { balance: { total: number } } };

export type ApproveChargesMutationVariables = Exact<{
  input: ApproveFulfillmentChargesInput;
}>;


export type ApproveChargesMutation = { approveFulfillmentCharges: { fulfillmentRequest: { id: string } } };

export type CancelOrderMutationVariables = Exact<{
  input: RecordInput;
}>;


export type CancelOrderMutation = { cancelDocumentOrder: { documentOrder: { id: string } } };

export type CancelResearchMutationVariables = Exact<{
  input: CancelFulfillmentRequestInput;
}>;


export type CancelResearchMutation = { cancelFulfillmentRequest: { fulfillmentRequest: { id: string } } };

export type RetryResearchMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RetryResearchMutation = { retryFulfillmentRequest: { fulfillmentRequest: { id: string } } };

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

export const MailOrdersDocument = new TypedDocumentString(`
    query MailOrders($filter: DocumentOrderFilter, $after: String) {
  documentOrders(first: 50, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...PlacedOrder
      project {
        id
        name
      }
    }
  }
}
    fragment PlacedOrder on DocumentOrder {
  id
  orderType
  documentId
  mailClass
  status
  attention
  trackingNumber
  createdAt
  deliveredAt
  recipient {
    name
    city
    state
  }
}`) as unknown as TypedDocumentString<MailOrdersQuery, MailOrdersQueryVariables>;
export const MailOrderDocument = new TypedDocumentString(`
    query MailOrder($id: ID!) {
  documentOrder(id: $id) {
    ...PlacedOrder
    updatedAt
    statusLabel
    carrier
    acceptedAt
    shippedAt
    documentableType
    documentableId
    results
    billing {
      amountCents
      method
      status
    }
    carrierEvents {
      id
      name
      location
      occurredAt
    }
    files {
      id
      fileName
      mimeType
    }
    project {
      id
      name
    }
    document {
      id
      fileName
    }
    notice {
      noticeNumber
    }
  }
}
    fragment PlacedOrder on DocumentOrder {
  id
  orderType
  documentId
  mailClass
  status
  attention
  trackingNumber
  createdAt
  deliveredAt
  recipient {
    name
    city
    state
  }
}`) as unknown as TypedDocumentString<MailOrderQuery, MailOrderQueryVariables>;
export const ResearchRequestsDocument = new TypedDocumentString(`
    query ResearchRequests($filter: FulfillmentRequestFilter, $after: String) {
  fulfillmentRequests(first: 50, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      status
      statusReason
      lastError
      updatedAt
      createdAt
      payload
      project {
        id
        name
      }
      notice {
        id
        noticeNumber
      }
      result
      files {
        id
        fileName
      }
      paymentDue {
        additionalCredits
        requiredRecipients
        authorizedRecipients
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ResearchRequestsQuery, ResearchRequestsQueryVariables>;
export const ApprovalBalanceDocument = new TypedDocumentString(`
    query ApprovalBalance {
  creditBalance {
    balance {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<ApprovalBalanceQuery, ApprovalBalanceQueryVariables>;
export const ApproveChargesDocument = new TypedDocumentString(`
    mutation ApproveCharges($input: ApproveFulfillmentChargesInput!) {
  approveFulfillmentCharges(input: $input) {
    fulfillmentRequest {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ApproveChargesMutation, ApproveChargesMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($input: RecordInput!) {
  cancelDocumentOrder(input: $input) {
    documentOrder {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const CancelResearchDocument = new TypedDocumentString(`
    mutation CancelResearch($input: CancelFulfillmentRequestInput!) {
  cancelFulfillmentRequest(input: $input) {
    fulfillmentRequest {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CancelResearchMutation, CancelResearchMutationVariables>;
export const RetryResearchDocument = new TypedDocumentString(`
    mutation RetryResearch($input: RecordInput!) {
  retryFulfillmentRequest(input: $input) {
    fulfillmentRequest {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RetryResearchMutation, RetryResearchMutationVariables>;