/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** When an order is paid: immediately, by invoice, or from credits that are held until dispatch. */
export type BillingMethod =
  | 'CREDIT_BALANCE'
  | 'INVOICE'
  | 'PREPAY';

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
  /** Another name of `metadata`. The keys of both are kept; a key in both has its value in `metadata`. */
  meta?: Record<string, unknown> | null | undefined;
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

/** A fact that a deadline lacks, by the field that records it; `LENDER` and `LIEN_AGENT` are parties of the project. */
export type DeadlineFact =
  | 'ACCEPTANCE_DATE'
  | 'CLAIM_AMOUNT'
  | 'COMPLETION_DATE'
  | 'COMPLETION_NOTICE_PUBLISHED'
  | 'CONDOMINIUM'
  | 'CONTEST_DATE'
  | 'CONTRACT_AMOUNT'
  | 'DATE_CONTRACT'
  | 'DEBT_DUE_DATE'
  | 'DEMAND_TO_SUE_DATE'
  | 'EXTENSION_DATE'
  | 'FINAL_SETTLEMENT_DATE'
  | 'FIRST_FURNISHING_DATE'
  | 'HIRED_BY_PARTY_ID'
  | 'HOMES_FOR'
  | 'LAST_FURNISHING_DATE'
  | 'LENDER'
  | 'LIEN_AGENT'
  | 'NEW_CONSTRUCTION'
  | 'NOTICE_OF_COMMENCEMENT'
  | 'NOTICE_OF_CONTRACT_DATE'
  | 'ORIGINAL_CONTRACT_DATE'
  | 'OWNER_OCCUPIED'
  | 'PAYMENT_BOND'
  | 'PUBLIC_FUNDS'
  | 'RECORDED_NOTICES'
  | 'RECORDED_ON'
  | 'STATEMENT_RECORDED_DATE'
  | 'TERMINATION_DATE'
  | 'UNITS'
  | 'USE'
  | 'WAIVER_SIGNED_ON'
  | 'WRITTEN_CONTRACT';

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

/** Mails the document of a record to one or several recipients. If the record has no document, it is generated first. */
export type OrderRecordInput = {
  /** Advisory only: the service computes the price. */
  amountCents?: number | null | undefined;
  /** `prepay` (the default) debits credits now; `credit_balance` holds them until dispatch; `invoice` is paid later. */
  billingMethod?: BillingMethod | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Only for mail; first class by default. In most states a notice does not go first class: there the default is certified, and first class is refused. */
  mailClass?: MailClass | null | undefined;
  /** Another name of `metadata`. The keys of both are kept; a key in both has its value in `metadata`. */
  meta?: Record<string, unknown> | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The party of the project that the recipient is; without it, the one with the name and the address of the recipient. */
  partyId?: string | null | undefined;
  /** Street and number of the recipient. */
  recipientAddressLine1?: string | null | undefined;
  /** Suite, floor or unit of the recipient. */
  recipientAddressLine2?: string | null | undefined;
  /** The city of the recipient. */
  recipientCity?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  recipientCountryCode?: string | null | undefined;
  /** The name of the recipient. */
  recipientName?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  recipientState?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  recipientZip?: string | null | undefined;
  /** Instead of one recipient: 1 to 50 recipients with one order each. Either all orders are created, or none. */
  recipients?: Array<RecipientInput> | null | undefined;
};

/** The type of a document order. */
export type OrderType =
  | 'FILING'
  | 'MAIL'
  | 'RECORDING'
  | 'RESEARCH';

/** The role of an organization on a project. */
export type PartyRole =
  | 'CONSTRUCTION_MANAGER'
  | 'DESIGN_PROFESSIONAL'
  | 'DEVELOPER'
  | 'EQUIPMENT_LESSOR'
  | 'GENERAL_CONTRACTOR'
  | 'LABORER'
  | 'LENDER'
  | 'LESSEE'
  | 'LIEN_AGENT'
  | 'MATERIAL_SUPPLIER'
  | 'OWNER'
  | 'PUBLIC_ENTITY'
  | 'SUBCONTRACTOR'
  | 'SUB_SUBCONTRACTOR'
  | 'SURETY';

/** One of several mail recipients of a document. */
export type RecipientInput = {
  /** Street and number. */
  addressLine1: string;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city. */
  city: string;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The name. */
  name: string;
  /** The party of the project that the recipient is; without it, the one with the name and the address of the recipient. */
  partyId?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** Moves an escalation to another status. */
export type TransitionEscalationInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** The status in the workflow. */
  status: EscalationStatus;
};

/** A partial update. An escalation can be edited while it is a draft. */
export type UpdateEscalationInput = {
  /** The amount claimed, in dollars. */
  claimAmount?: string | null | undefined;
  /** The deadline, which is after the date of issue. */
  deadlineDate?: string | null | undefined;
  /** Printed on the document. */
  description?: string | null | undefined;
  /** The project’s division; another one is refused. */
  divisionId?: string | null | undefined;
  /** The date of issue. */
  escalationDate?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Another name of `metadata`. The keys of both are kept; a key in both has its value in `metadata`. */
  meta?: Record<string, unknown> | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** A notice on the same project. */
  noticeId?: string | null | undefined;
  /** The state whose law applies. */
  state?: string | null | undefined;
  /** The type. */
  type?: EscalationType | null | undefined;
};

export type ClaimsQueryVariables = Exact<{
  filter?: EscalationFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ClaimsQuery = { escalations: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, typeLabel: string, state: string, status: EscalationStatus, claimAmount: string | null, deadlineDate: string | null, escalationDate: string, project: { id: string, name: string } | null }> } };

export type ClaimQueryVariables = Exact<{
  id: string;
}>;


export type ClaimQuery = { escalation: { id: string, type: EscalationType, typeLabel: string, state: string, status: EscalationStatus, claimAmount: string | null, updatedAt: string, description: string | null, escalationDate: string, deadlineDate: string | null, organizationId: string, noticeId: string | null, metadata: Record<string, unknown> | null, notice: { id: string, noticeNumber: string, typeLabel: string } | null, project: { id: string, name: string, updatedAt: string, notices: { nodes: Array<{ id: string, noticeNumber: string, typeLabel: string }> }, division: { updatedAt: string } | null, jobsites: { nodes: Array<{ id: string, updatedAt: string }> }, parties: { nodes: Array<{ id: string, role: PartyRole, isClaimant: boolean, isActive: boolean, updatedAt: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, organization: { name: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, updatedAt: string } | null }> } } | null, suggestedDeadlines: Array<{ kind: DeadlineKind, month: string | null, documentName: string | null, date: string | null, safeDate: string | null, missingFacts: Array<DeadlineFact>, explanation: string, source: string | null }>, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> }> }, orders: { nodes: Array<{ id: string, orderType: OrderType, documentId: string, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, recipient: { name: string, city: string, state: string | null } }> } } };

export type ClaimSourceQueryVariables = Exact<{
  projectId: string;
}>;


export type ClaimSourceQuery = { project: { id: string, state: string | null, deadlines: Array<{ kind: DeadlineKind, month: string | null, documentName: string | null, date: string | null, safeDate: string | null, missingFacts: Array<DeadlineFact>, explanation: string, source: string | null }>, notices: { nodes: Array<{ id: string, noticeNumber: string, type: NoticeType, typeLabel: string, status: NoticeStatus }> } } };

export type CreateClaimMutationVariables = Exact<{
  input: CreateEscalationInput;
}>;


export type CreateClaimMutation = { createEscalation: { id: string } };

export type UpdateClaimMutationVariables = Exact<{
  input: UpdateEscalationInput;
}>;


export type UpdateClaimMutation = { updateEscalation: { id: string, updatedAt: string } };

export type OrderClaimMutationVariables = Exact<{
  input: OrderRecordInput;
}>;


export type OrderClaimMutation = { orderEscalation: Array<{ id: string }> };

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
    query Claim($id: ID!) {
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
    noticeId
    notice {
      id
      noticeNumber
      typeLabel
    }
    metadata
    project {
      ...DocumentProject
      notices(first: 50) {
        nodes {
          id
          noticeNumber
          typeLabel
        }
      }
    }
    suggestedDeadlines {
      kind
      month
      documentName
      date
      safeDate
      missingFacts
      explanation
      source
    }
    documents(first: 50) {
      nodes {
        ...MadeDocument
      }
    }
    orders(first: 50) {
      nodes {
        ...PlacedOrder
      }
    }
  }
}
    fragment DocumentProject on Project {
  id
  name
  updatedAt
  division {
    updatedAt
  }
  jobsites(first: 20) {
    nodes {
      id
      updatedAt
    }
  }
  parties(first: 50) {
    nodes {
      ...DocumentParty
    }
  }
}
fragment DocumentParty on Party {
  id
  role
  isClaimant
  isActive
  updatedAt
  organization {
    name
    addressLine1
    addressLine2
    city
    state
    zip
    countryCode
    updatedAt
  }
  addressLine1
  addressLine2
  city
  state
  zip
  countryCode
}
fragment MadeDocument on Document {
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
  exhibits {
    ...MadeExhibit
  }
}
fragment MadeExhibit on DocumentExhibit {
  letter
  title
  pageCount
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
}`) as unknown as TypedDocumentString<ClaimQuery, ClaimQueryVariables>;
export const ClaimSourceDocument = new TypedDocumentString(`
    query ClaimSource($projectId: ID!) {
  project(id: $projectId) {
    id
    state
    deadlines {
      kind
      month
      documentName
      date
      safeDate
      missingFacts
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
export const UpdateClaimDocument = new TypedDocumentString(`
    mutation UpdateClaim($input: UpdateEscalationInput!) {
  updateEscalation(input: $input) {
    id
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateClaimMutation, UpdateClaimMutationVariables>;
export const OrderClaimDocument = new TypedDocumentString(`
    mutation OrderClaim($input: OrderRecordInput!) {
  orderEscalation(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<OrderClaimMutation, OrderClaimMutationVariables>;
export const MoveClaimDocument = new TypedDocumentString(`
    mutation MoveClaim($input: TransitionEscalationInput!) {
  transitionEscalation(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MoveClaimMutation, MoveClaimMutationVariables>;