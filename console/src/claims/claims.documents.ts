/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A demand letter, lien filing, bond claim or lawsuit. */
export type CreateEscalationInput = {
  /** The amount claimed, in dollars. */
  claimAmount?: string | null | undefined;
  /** The deadline, which is after the date of issue. */
  deadlineDate?: string | null | undefined;
  /** Printed on the document. */
  description?: string | null | undefined;
  /** The project’s division; another one is refused. */
  divisionId?: string | null | undefined;
  /** The date of issue. */
  escalationDate: string;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** A notice on the same project. */
  noticeId?: string | null | undefined;
  /** The organization that it belongs to. */
  organizationId: string;
  /** The project that it belongs to. */
  projectId: string;
  /** The state whose law applies. */
  state: string;
  /** The type. */
  type: EscalationType;
};

/** The step that a deadline applies to. */
export type DeadlineKind =
  | 'AFFIDAVIT_OF_NONPAYMENT'
  | 'BOND_CLAIM'
  | 'BOND_SUIT'
  | 'LIEN_SUIT'
  | 'MECHANICS_LIEN'
  | 'NOTICE_OF_CONTRACT'
  | 'NOTICE_OF_INTENT'
  | 'PRELIMINARY_NOTICE'
  | 'PRE_SUIT_NOTICE'
  | 'PROOF_OF_SERVICE'
  | 'PUBLIC_FUNDS_LIEN'
  | 'PUBLIC_FUNDS_NOTICE'
  | 'PUBLIC_FUNDS_SUIT'
  | 'RETAINAGE_NOTICE'
  | 'SERVICE_AFTER_FILING'
  | 'STATEMENT_OF_ACCOUNT'
  | 'STOP_PAYMENT_NOTICE';

/** The status of a document order. */
export type DocumentOrderStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'DISPATCHED'
  | 'FAILED'
  | 'IN_TRANSIT'
  | 'OUT_FOR_DELIVERY'
  | 'PENDING'
  | 'PROCESSING'
  | 'RETURNED';

/** The status of a document. */
export type DocumentStatus =
  | 'COMPLETED'
  | 'FAILED'
  | 'PROCESSING'
  | 'REVERTED';

/** The type of a document. */
export type DocumentType =
  | 'BOND_CLAIM'
  | 'ESCALATION'
  | 'G702'
  | 'G703'
  | 'LIEN_RELEASE'
  | 'MECHANICS_LIEN'
  | 'NOTICE'
  | 'NOTICE_OF_CLAIM'
  | 'NOTICE_OF_INTENT'
  | 'PAY_APPLICATION'
  | 'STOP_NOTICE'
  | 'WAIVER';

/** Filters a list of Escalation records. */
export type EscalationFilter = {
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** Only records with this value. */
  state?: string | null | undefined;
  /** Only records with this value. */
  status?: EscalationStatus | null | undefined;
  /** Only records with this value. */
  type?: EscalationType | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The status of an escalation. */
export type EscalationStatus =
  | 'CANCELLED'
  | 'DRAFT'
  | 'FILED'
  | 'RESOLVED'
  | 'SENT';

/** The type of an escalation. */
export type EscalationType =
  | 'BOND_CLAIM'
  | 'DEMAND_LETTER'
  | 'LAWSUIT'
  | 'LIEN_FILING';

/** How a document is mailed. */
export type MailClass =
  | 'CERTIFIED'
  | 'FIRST_CLASS'
  | 'PRIORITY';

/** The status of a notice. */
export type NoticeStatus =
  | 'COMPLETED'
  | 'DRAFT'
  | 'GENERATED'
  | 'ORDERED'
  | 'RECORDED'
  | 'RELEASED'
  | 'SERVED'
  | 'VOID';

/** The type of a notice. */
export type NoticeType =
  | 'BOND_CLAIM'
  | 'LIEN'
  | 'PRELIMINARY'
  | 'STOP_PAYMENT';

/** The type of a document order. */
export type OrderType =
  | 'FILING'
  | 'MAIL'
  | 'RECORDING'
  | 'RESEARCH';

/** Moves an escalation to another status. */
export type TransitionEscalationInput = {
  /** The id of the record. */
  id: string;
  /** The status in the workflow. */
  status: EscalationStatus;
};

export type ClaimsQueryVariables = Exact<{
  filter?: EscalationFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ClaimsQuery = { escalations: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, typeLabel: string, state: string, status: EscalationStatus, claimAmount: string | null, deadlineDate: string | null, escalationDate: string, project: { id: string, name: string } | null }> } };

export type ClaimQueryVariables = Exact<{
  id: string;
}>;


export type ClaimQuery = { escalation: { id: string, type: EscalationType, typeLabel: string, state: string, status: EscalationStatus, claimAmount: string | null, updatedAt: string, description: string | null, escalationDate: string, deadlineDate: string | null, organizationId: string, project: { id: string, name: string } | null, suggestedDeadlines: Array<{ kind: DeadlineKind, month: string | null, documentName: string | null, date: string | null, safeDate: string | null, explanation: string, source: string | null }>, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }> }> }, orders: { nodes: Array<{ id: string, orderType: OrderType, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, recipient: { name: string, city: string, state: string } }> } } };

export type ClaimSourceQueryVariables = Exact<{
  projectId: string;
}>;


export type ClaimSourceQuery = { project: { id: string, state: string | null, deadlines: Array<{ kind: DeadlineKind, month: string | null, documentName: string | null, date: string | null, safeDate: string | null, explanation: string, source: string | null }>, notices: { nodes: Array<{ id: string, noticeNumber: string, type: NoticeType, typeLabel: string, status: NoticeStatus }> } } };

export type CreateClaimMutationVariables = Exact<{
  input: CreateEscalationInput;
}>;


export type CreateClaimMutation = { createEscalation: { id: string } };

export type MoveClaimMutationVariables = Exact<{
  input: TransitionEscalationInput;
}>;


export type MoveClaimMutation = { transitionEscalation: { id: string } };

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

export const ClaimsDocument = new TypedDocumentString(`
    query Claims($filter: EscalationFilter, $after: String) {
  escalations(first: 50, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      typeLabel
      state
      status
      claimAmount
      deadlineDate
      escalationDate
      project {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClaimsQuery, ClaimsQueryVariables>;
export const ClaimDocument = new TypedDocumentString(`
    query Claim($id: UUID!) {
  escalation(id: $id) {
    id
    type
    typeLabel
    state
    status
    claimAmount
    updatedAt
    description
    escalationDate
    deadlineDate
    organizationId
    project {
      id
      name
    }
    suggestedDeadlines {
      kind
      month
      documentName
      date
      safeDate
      explanation
      source
    }
    documents(first: 50) {
      nodes {
        ...PaperDocument
      }
    }
    orders(first: 50) {
      nodes {
        ...PaperOrder
      }
    }
  }
}
    fragment PaperDocument on Document {
  id
  fileName
  type
  status
  isPreview
  pageCount
  readyToFile
  createdAt
  revertedAt
  warnings {
    field
    message
  }
}
fragment PaperOrder on DocumentOrder {
  id
  orderType
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
}`) as unknown as TypedDocumentString<ClaimQuery, ClaimQueryVariables>;
export const ClaimSourceDocument = new TypedDocumentString(`
    query ClaimSource($projectId: UUID!) {
  project(id: $projectId) {
    id
    state
    deadlines {
      kind
      month
      documentName
      date
      safeDate
      explanation
      source
    }
    notices(first: 50) {
      nodes {
        id
        noticeNumber
        type
        typeLabel
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClaimSourceQuery, ClaimSourceQueryVariables>;
export const CreateClaimDocument = new TypedDocumentString(`
    mutation CreateClaim($input: CreateEscalationInput!) {
  createEscalation(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateClaimMutation, CreateClaimMutationVariables>;
export const MoveClaimDocument = new TypedDocumentString(`
    mutation MoveClaim($input: TransitionEscalationInput!) {
  transitionEscalation(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MoveClaimMutation, MoveClaimMutationVariables>;