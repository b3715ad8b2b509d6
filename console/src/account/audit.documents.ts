/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The action on a record. */
export type AuditAction =
  /** The record was created. */
  | 'CREATED'
  /** The record was deleted. */
  | 'DELETED'
  /** The record was changed, or an attempt was refused. */
  | 'UPDATED';

/** Filters a list of AuditEntry records. */
export type AuditEntryFilter = {
  /** Only records with this value. */
  action?: AuditAction | null | undefined;
  /** Only changes of the record with this id. */
  auditableId?: string | null | undefined;
  /** Only changes of records of this type. */
  auditableType?: AuditableType | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only entries made at or after this time. */
  updatedSince?: string | null | undefined;
  /** Only records with this value. */
  userId?: string | null | undefined;
};

/** The type of a record in the audit log. REST writes DOCUMENT_ORDER as `DocumentOrder`. Later versions may add others. */
export type AuditableType =
  /** An access token of a user. */
  | 'ACCESS_TOKEN'
  /** A file that staff attached to an order or request, or an exhibit. */
  | 'ATTACHED_FILE'
  /** The subscription to a plan. */
  | 'BILLING_SUBSCRIPTION'
  /** A contact of an organization. */
  | 'CONTACT'
  /** A purchase of credits. */
  | 'CREDIT_PURCHASE'
  /** A division, which claims. */
  | 'DIVISION'
  /** A generated document. */
  | 'DOCUMENT'
  /** An order that mails, files, records or researches a document. */
  | 'DOCUMENT_ORDER'
  /** A payment line of an order. */
  | 'DOCUMENT_ORDER_PAYMENT'
  /** A metadata entry of a record. */
  | 'ENTITY_METADATA'
  /** An escalation, such as a lien filing. */
  | 'ESCALATION'
  /** A request to the fulfillment partner. */
  | 'FULFILLMENT_REQUEST'
  /** A jobsite of a project. */
  | 'JOBSITE'
  /** The membership of a user in an organization. */
  | 'MEMBERSHIP'
  /** An invitation to become a member. */
  | 'MEMBER_INVITATION'
  /** A notice of a claimant. */
  | 'NOTICE'
  /** A sign-in with the identity provider of a company. */
  | 'OIDC_SIGN_IN'
  /** An organization: an account, or a directory record of a counterparty. */
  | 'ORGANIZATION'
  /** A party of a project. */
  | 'PARTY'
  /** A passkey of a user. */
  | 'PASSKEY'
  /** The account’s customer record at the payment processor. */
  | 'PAYMENT_CUSTOMER'
  /** A pay application of a project. */
  | 'PAY_APPLICATION'
  /** An invitation to a pay application. */
  | 'PAY_APPLICATION_INVITATION'
  /** An organization that takes part in a pay application. */
  | 'PAY_APPLICATION_PARTICIPANT'
  /** A payment received on a pay application. */
  | 'PAY_APPLICATION_PAYMENT'
  /** A construction project. */
  | 'PROJECT'
  /** A credential for a provider. */
  | 'PROVIDER_CREDENTIAL'
  /** A session of a user. */
  | 'SESSION'
  /** A credential for a carrier. */
  | 'SHIPPER_CREDENTIAL'
  /** A link by e-mail to sign in with. */
  | 'SIGN_IN_LINK'
  /** A schedule of values. */
  | 'SOV'
  /** A line of a schedule of values. */
  | 'SOV_LINE'
  /** A lien waiver. */
  | 'WAIVER'
  /** A webhook of the account. */
  | 'WEBHOOK';

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditEntryFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, userId: string | null, action: AuditAction, auditableType: AuditableType, auditableId: string, auditableSerial: number, refused: boolean, ipAddress: string, createdAt: string }> } };

export type AuditChangeQueryVariables = Exact<{
  id: string;
}>;


export type AuditChangeQuery = { auditEntry: { id: string, userId: string | null, action: AuditAction, auditableType: AuditableType, auditableId: string, auditableSerial: number, refused: boolean, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown>, ipAddress: string, userAgent: string, createdAt: string } };

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

export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($filter: AuditEntryFilter, $after: String) {
  auditEntries(first: 50, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      userId
      action
      auditableType
      auditableId
      auditableSerial
      refused
      ipAddress
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditChangeDocument = new TypedDocumentString(`
    query AuditChange($id: ID!) {
  auditEntry(id: $id) {
    id
    userId
    action
    auditableType
    auditableId
    auditableSerial
    refused
    oldValues
    newValues
    ipAddress
    userAgent
    createdAt
  }
}
    `) as unknown as TypedDocumentString<AuditChangeQuery, AuditChangeQueryVariables>;