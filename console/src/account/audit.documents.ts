/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The action on a record. */
export type AuditAction =
  | 'CREATED'
  | 'DELETED'
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
  | 'ACCESS_TOKEN'
  | 'ATTACHED_FILE'
  | 'BILLING_SUBSCRIPTION'
  | 'CONTACT'
  | 'CREDIT_PURCHASE'
  | 'DIVISION'
  | 'DOCUMENT'
  | 'DOCUMENT_ORDER'
  | 'DOCUMENT_ORDER_PAYMENT'
  | 'ENTITY_METADATA'
  | 'ESCALATION'
  | 'FULFILLMENT_REQUEST'
  | 'JOBSITE'
  | 'MEMBERSHIP'
  | 'MEMBER_INVITATION'
  | 'NOTICE'
  | 'OIDC_SIGN_IN'
  | 'ORGANIZATION'
  | 'PARTY'
  | 'PASSKEY'
  | 'PAYMENT_CUSTOMER'
  | 'PAY_APPLICATION'
  | 'PAY_APPLICATION_INVITATION'
  | 'PAY_APPLICATION_PARTICIPANT'
  | 'PAY_APPLICATION_PAYMENT'
  | 'PROJECT'
  | 'PROVIDER_CREDENTIAL'
  | 'SESSION'
  | 'SHIPPER_CREDENTIAL'
  | 'SIGN_IN_LINK'
  | 'SOV'
  | 'SOV_LINE'
  | 'WAIVER'
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