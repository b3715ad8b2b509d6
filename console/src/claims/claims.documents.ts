/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** When an order is paid: immediately, by invoice, or from credits that are held until dispatch. */
export type BillingMethod =
  /** Credits are held when the order is created, and charged when it is dispatched. */
  | 'CREDIT_BALANCE'
  /** The order is invoiced and paid later. */
  | 'INVOICE'
  /** Credits are charged when the order is created. */
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
  /** Another name of `metadata`. The entries of both are kept; an entry in both has its value in `metadata`. */
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
  /** Which type of its kind it is. */
  type: EscalationType;
};

/** A fact that a deadline lacks, by the field that records it; `LENDER` and `LIEN_AGENT` are parties of the project. */
export type DeadlineFact =
  /** When the public body accepted the work. */
  | 'ACCEPTANCE_DATE'
  /** The amount claimed. */
  | 'CLAIM_AMOUNT'
  /** When the work as a whole was completed. */
  | 'COMPLETION_DATE'
  /** Whether a notice of completion was published or recorded. */
  | 'COMPLETION_NOTICE_PUBLISHED'
  /** Whether the homes are condominium units. */
  | 'CONDOMINIUM'
  /** When a notice that contests the claim was recorded or served. */
  | 'CONTEST_DATE'
  /** The amount of the contract. */
  | 'CONTRACT_AMOUNT'
  /** The date of the claimant’s contract. */
  | 'DATE_CONTRACT'
  /** When the whole debt to the claimant became due. */
  | 'DEBT_DUE_DATE'
  /** When a demand to sue was served on the claimant. */
  | 'DEMAND_TO_SUE_DATE'
  /** When the claimant gave the notice that extends its time. */
  | 'EXTENSION_DATE'
  /** When the public body settled finally with its contractor. */
  | 'FINAL_SETTLEMENT_DATE'
  /** The first day on which the claimant furnished labor or material. */
  | 'FIRST_FURNISHING_DATE'
  /** Who hired the claimant, or who hired that party. */
  | 'HIRED_BY_PARTY_ID'
  /** Whether the homes are for sale or to let. */
  | 'HOMES_FOR'
  /** The last day on which the claimant furnished labor or material. */
  | 'LAST_FURNISHING_DATE'
  /** Whether the project has a lender: a party of the project. */
  | 'LENDER'
  /** Whether the project has a lien agent: a party of the project. */
  | 'LIEN_AGENT'
  /** Whether the work is new construction. */
  | 'NEW_CONSTRUCTION'
  /** The owner’s recorded notice of commencement. */
  | 'NOTICE_OF_COMMENCEMENT'
  /** When the notice of the original contract was recorded. */
  | 'NOTICE_OF_CONTRACT_DATE'
  /** The date of the contract between owner and general contractor. */
  | 'ORIGINAL_CONTRACT_DATE'
  /** Whether the owner lives on the property. */
  | 'OWNER_OCCUPIED'
  /** Whether a payment bond covers the work. */
  | 'PAYMENT_BOND'
  /** Whether public funds pay for the work. */
  | 'PUBLIC_FUNDS'
  /** What an owner or contractor recorded at the end of the work. */
  | 'RECORDED_NOTICES'
  /** The day on which the lien was recorded. */
  | 'RECORDED_ON'
  /** When the claimant’s statement of account was recorded. */
  | 'STATEMENT_RECORDED_DATE'
  /** When the original contract was terminated, or the work abandoned. */
  | 'TERMINATION_DATE'
  /** The number of dwelling units. */
  | 'UNITS'
  /** The use of the building. */
  | 'USE'
  /** The days on which waivers were signed. */
  | 'WAIVER_SIGNED_ON'
  /** Whether the owner signed a written contract for the work. */
  | 'WRITTEN_CONTRACT';

/** The step that a deadline applies to. */
export type DeadlineKind =
  /** Make or serve the affidavit of nonpayment. */
  | 'AFFIDAVIT_OF_NONPAYMENT'
  /** Make the claim on the payment bond. */
  | 'BOND_CLAIM'
  /** Bring the suit on the payment bond. */
  | 'BOND_SUIT'
  /** Bring the suit that enforces the lien. */
  | 'LIEN_SUIT'
  /** Record or file the mechanics lien. */
  | 'MECHANICS_LIEN'
  /** Record or give the notice of contract. */
  | 'NOTICE_OF_CONTRACT'
  /** Serve the notice of intent to lien. */
  | 'NOTICE_OF_INTENT'
  /** Serve the preliminary notice. */
  | 'PRELIMINARY_NOTICE'
  /** Give the notice that precedes a suit. */
  | 'PRE_SUIT_NOTICE'
  /** File or record the proof of service. */
  | 'PROOF_OF_SERVICE'
  /** File the lien on public funds. */
  | 'PUBLIC_FUNDS_LIEN'
  /** Give the notice of a claim on public funds. */
  | 'PUBLIC_FUNDS_NOTICE'
  /** Bring the suit on public funds. */
  | 'PUBLIC_FUNDS_SUIT'
  /** Give the notice of a claim for retainage. */
  | 'RETAINAGE_NOTICE'
  /** Serve the lien after it was recorded or filed. */
  | 'SERVICE_AFTER_FILING'
  /** Give or file the statement of account. */
  | 'STATEMENT_OF_ACCOUNT'
  /** Serve the stop payment notice. */
  | 'STOP_PAYMENT_NOTICE';

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

/** The status of a document. */
export type DocumentStatus =
  /** The PDF can be downloaded. */
  | 'COMPLETED'
  /** The PDF could not be rendered. */
  | 'FAILED'
  /** The PDF is being rendered. */
  | 'PROCESSING'
  /** The document was withdrawn, so that its record could change. */
  | 'REVERTED';

/** The type of a document. */
export type DocumentType =
  /** A claim on a payment bond. */
  | 'BOND_CLAIM'
  /** A demand letter or another document of an escalation. */
  | 'ESCALATION'
  /** The summary of a pay application alone. */
  | 'G702'
  /** The continuation sheet of a pay application alone. */
  | 'G703'
  /** The release of a recorded lien. */
  | 'LIEN_RELEASE'
  /** A mechanics lien, to be recorded or filed. */
  | 'MECHANICS_LIEN'
  /** A preliminary notice. */
  | 'NOTICE'
  /** A notice of a claim on a bond or on funds. */
  | 'NOTICE_OF_CLAIM'
  /** A notice of intent to lien. */
  | 'NOTICE_OF_INTENT'
  /** A pay application with summary and continuation sheet. */
  | 'PAY_APPLICATION'
  /** A stop payment notice. */
  | 'STOP_NOTICE'
  /** A lien waiver. */
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
  /** It is not pursued. */
  | 'CANCELLED'
  /** It can still be changed. */
  | 'DRAFT'
  /** It was filed or recorded. */
  | 'FILED'
  /** The claim is settled. */
  | 'RESOLVED'
  /** It was sent. */
  | 'SENT';

/** The type of an escalation. */
export type EscalationType =
  /** A claim on the payment bond. */
  | 'BOND_CLAIM'
  /** A letter that demands payment. */
  | 'DEMAND_LETTER'
  /** A suit that enforces the claim. */
  | 'LAWSUIT'
  /** The recording or filing of a lien. */
  | 'LIEN_FILING';

/** How a document is mailed. */
export type MailClass =
  /** Certified mail, which the carrier tracks and the recipient signs for. */
  | 'CERTIFIED'
  /** First-class mail. */
  | 'FIRST_CLASS'
  /** Priority mail. */
  | 'PRIORITY';

/** The status of a notice. */
export type NoticeStatus =
  /** Nothing more is to be done for it. */
  | 'COMPLETED'
  /** It can still be changed. */
  | 'DRAFT'
  /** Its document is generated. */
  | 'GENERATED'
  /** Its document is ordered. */
  | 'ORDERED'
  /** It is recorded. */
  | 'RECORDED'
  /** The recorded lien is released. */
  | 'RELEASED'
  /** The carrier accepted it, or it was served in another way. */
  | 'SERVED'
  /** It is not valid any more. */
  | 'VOID';

/** The type of a notice. */
export type NoticeType =
  /** A claim on a payment bond. */
  | 'BOND_CLAIM'
  /** A mechanics lien. */
  | 'LIEN'
  /** A preliminary notice. */
  | 'PRELIMINARY'
  /** A stop payment notice. */
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
  /** Another name of `metadata`. The entries of both are kept; an entry in both has its value in `metadata`. */
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
  /** The document is filed with a court or agency. */
  | 'FILING'
  /** The document is mailed to one recipient. */
  | 'MAIL'
  /** The document is recorded in the county’s records. */
  | 'RECORDING'
  /** Staff research facts for the document. */
  | 'RESEARCH';

/** The role of an organization on a project. */
export type PartyRole =
  /** Manages the construction for the owner. */
  | 'CONSTRUCTION_MANAGER'
  /** An architect, engineer or surveyor. */
  | 'DESIGN_PROFESSIONAL'
  /** Develops the property for its owner. */
  | 'DEVELOPER'
  /** Rents equipment to the work. */
  | 'EQUIPMENT_LESSOR'
  /** Has the contract with the owner. */
  | 'GENERAL_CONTRACTOR'
  /** Works for wages. */
  | 'LABORER'
  /** Finances the construction. */
  | 'LENDER'
  /** Leases the property and has the work done. */
  | 'LESSEE'
  /** The lien agent that the owner appointed. */
  | 'LIEN_AGENT'
  /** Sells material to the work. */
  | 'MATERIAL_SUPPLIER'
  /** Owns the property or the public work. */
  | 'OWNER'
  /** The public body that has the work done. */
  | 'PUBLIC_ENTITY'
  /** Hired by the general contractor. */
  | 'SUBCONTRACTOR'
  /** Hired by a subcontractor. */
  | 'SUB_SUBCONTRACTOR'
  /** Issued the payment bond. */
  | 'SURETY';

/** One of several mail recipients of a document. */
export type RecipientInput = {
  /** Street and number. */
  addressLine1: string;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city: string;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The name that people know it by. */
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
  /** Another name of `metadata`. The entries of both are kept; an entry in both has its value in `metadata`. */
  meta?: Record<string, unknown> | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** A notice on the same project. */
  noticeId?: string | null | undefined;
  /** The state whose law applies. */
  state?: string | null | undefined;
  /** Which type of its kind it is. */
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


export type ClaimQuery = { escalation: { id: string, type: EscalationType, typeLabel: string, state: string, status: EscalationStatus, claimAmount: string | null, updatedAt: string, description: string | null, escalationDate: string, deadlineDate: string | null, organizationId: string, noticeId: string | null, metadata: Record<string, unknown> | null, notice: { id: string, noticeNumber: string, typeLabel: string } | null, project: { id: string, name: string, updatedAt: string, notices: { nodes: Array<{ id: string, noticeNumber: string, typeLabel: string }> }, division: { updatedAt: string } | null, jobsites: { nodes: Array<{ id: string, updatedAt: string }> }, parties: { nodes: Array<{ id: string, role: PartyRole, isClaimant: boolean, isActive: boolean, updatedAt: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, organization: { name: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, updatedAt: string } | null }> } } | null, suggestedDeadlines: Array<{ kind: DeadlineKind, month: string | null, documentName: string | null, date: string | null, safeDate: string | null, missingFacts: Array<DeadlineFact>, explanation: string, source: string | null }>, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }>, inferred: Array<{ field: string, value: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> }> }, orders: { nodes: Array<{ id: string, orderType: OrderType, documentId: string, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, recipient: { name: string, city: string, state: string | null } }> } } };

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


export type OrderClaimMutation = { orderEscalation: { orders: Array<{ id: string }> } };

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
  inferred {
    field
    value
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
    orders {
      id
    }
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