/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Why a notice was amended. */
export type AmendmentReason =
  | 'AMOUNT_CHANGED'
  | 'OTHER'
  | 'PARTY_CORRECTION'
  | 'SCOPE_CHANGED';

/** When an order is paid: immediately, by invoice, or from credits that are held until dispatch. */
export type BillingMethod =
  | 'CREDIT_BALANCE'
  | 'INVOICE'
  | 'PREPAY';

/** A preliminary notice, stop payment notice, lien or bond claim. */
export type CreateNoticeInput = {
  /** The reason for the amendment. */
  amendmentReason?: AmendmentReason | null | undefined;
  /** The amount claimed, in dollars. */
  claimAmount?: string | null | undefined;
  /** Overrides the calculated date. */
  deadlineDate?: string | null | undefined;
  /** The labor or material furnished, as printed on the document. */
  description?: string | null | undefined;
  /** The claimant: the division of the project. */
  divisionId?: string | null | undefined;
  /** The first day that the claimant furnished labor or material. */
  firstFurnishingDate?: string | null | undefined;
  /** The last day that the claimant furnished labor or material. */
  lastFurnishingDate?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The date of the notice. It is part of the notice number. */
  noticeDate: string;
  /** The organization that issues it. */
  organizationId?: string | null | undefined;
  /** For an amendment, the claim of its parent by default. */
  originalClaimAmount?: string | null | undefined;
  /** Makes the notice an amendment of this one and copies every field that you omit. */
  parentNoticeId?: string | null | undefined;
  /** The project that it belongs to. */
  projectId?: string | null | undefined;
  /** The state whose law and form apply. */
  state?: string | null | undefined;
  /** The type. */
  type?: NoticeType | null | undefined;
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

/** How a document is mailed. */
export type MailClass =
  | 'CERTIFIED'
  | 'FIRST_CLASS'
  | 'PRIORITY';

/** Filters a list of Notice records. */
export type NoticeFilter = {
  /** Only records with this value. */
  divisionId?: string | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records with this value. */
  state?: string | null | undefined;
  /** Only records with this value. */
  status?: NoticeStatus | null | undefined;
  /** Only records with this value. */
  type?: NoticeType | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

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

/** Moves a notice to another status. */
export type TransitionNoticeInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** The status in the workflow. */
  status: NoticeStatus;
};

/** A preliminary notice, stop payment notice, lien or bond claim. */
export type UpdateNoticeInput = {
  /** The amount claimed, in dollars. */
  claimAmount?: string | null | undefined;
  /** Null restores the calculated deadline. */
  deadlineDate?: string | null | undefined;
  /** The labor or material furnished, as printed on the document. */
  description?: string | null | undefined;
  /** The claimant: the division of the project. */
  divisionId?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The first day that the claimant furnished labor or material. */
  firstFurnishingDate?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** The last day that the claimant furnished labor or material. */
  lastFurnishingDate?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The date of the notice. It is part of the notice number. */
  noticeDate?: string | null | undefined;
  /** The amount that the amended notice claimed. */
  originalClaimAmount?: string | null | undefined;
  /** When the public office recorded the notice. It can be set even when the other fields are locked. */
  recordedOn?: string | null | undefined;
  /** The state whose law and form apply. */
  state?: string | null | undefined;
  /** The type. */
  type?: NoticeType | null | undefined;
};

export type BoardNoticeFragment = { id: string, noticeNumber: string, typeLabel: string, state: string, status: NoticeStatus, deadlineDate: string | null, servedAt: string | null, servedLate: boolean | null, deadlineRule: { safeDate: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null }, project: { id: string, name: string } | null };

export type NoticesQueryVariables = Exact<{
  filter?: NoticeFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type NoticesQuery = { notices: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, noticeNumber: string, typeLabel: string, state: string, status: NoticeStatus, deadlineDate: string | null, servedAt: string | null, servedLate: boolean | null, deadlineRule: { safeDate: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null }, project: { id: string, name: string } | null }> } };

export type OpenNoticesQueryVariables = Exact<{
  drafts: NoticeFilter;
  generated: NoticeFilter;
  ordered: NoticeFilter;
}>;


export type OpenNoticesQuery = { drafts: { nodes: Array<{ id: string, noticeNumber: string, typeLabel: string, state: string, status: NoticeStatus, deadlineDate: string | null, servedAt: string | null, servedLate: boolean | null, deadlineRule: { safeDate: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null }, project: { id: string, name: string } | null }> }, generated: { nodes: Array<{ id: string, noticeNumber: string, typeLabel: string, state: string, status: NoticeStatus, deadlineDate: string | null, servedAt: string | null, servedLate: boolean | null, deadlineRule: { safeDate: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null }, project: { id: string, name: string } | null }> }, ordered: { nodes: Array<{ id: string, noticeNumber: string, typeLabel: string, state: string, status: NoticeStatus, deadlineDate: string | null, servedAt: string | null, servedLate: boolean | null, deadlineRule: { safeDate: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null }, project: { id: string, name: string } | null }> } };

export type NoticeQueryVariables = Exact<{
  id: string;
}>;


export type NoticeQuery = { notice: { id: string, noticeNumber: string, type: NoticeType, typeLabel: string, state: string, status: NoticeStatus, noticeDate: string, claimAmount: string | null, description: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, servedAt: string | null, servedLate: boolean | null, recordedOn: string | null, updatedAt: string, organizationId: string, metadata: Record<string, unknown> | null, deadlineRule: { deadline: string | null, safeDate: string | null, explanation: string, documentName: string | null, source: string | null, warnings: Array<string> }, parentNotice: { id: string, noticeNumber: string } | null, amendments: { nodes: Array<{ id: string, noticeNumber: string, status: NoticeStatus }> }, project: { id: string, name: string, updatedAt: string, division: { updatedAt: string } | null, jobsites: { nodes: Array<{ id: string, updatedAt: string }> }, parties: { nodes: Array<{ id: string, role: PartyRole, isClaimant: boolean, isActive: boolean, updatedAt: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, organization: { name: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, updatedAt: string } | null }> } } | null, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> }> }, orders: { nodes: Array<{ id: string, orderType: OrderType, documentId: string, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, recipient: { name: string, city: string, state: string | null } }> }, proofOfService: { acceptedAt: string } | null } };

export type NoticeSourceQueryVariables = Exact<{
  projectId: string;
}>;


export type NoticeSourceQuery = { project: { id: string, state: string | null, contractAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlines: Array<{ kind: DeadlineKind, month: string | null, documentName: string | null, date: string | null, safeDate: string | null, explanation: string }>, notices: { nodes: Array<{ id: string, noticeNumber: string, type: NoticeType, status: NoticeStatus }> } } };

export type CreateNoticeMutationVariables = Exact<{
  input: CreateNoticeInput;
}>;


export type CreateNoticeMutation = { createNotice: { id: string } };

export type OrderNoticeMutationVariables = Exact<{
  input: OrderRecordInput;
}>;


export type OrderNoticeMutation = { orderNotice: Array<{ id: string }> };

export type UpdateNoticeMutationVariables = Exact<{
  input: UpdateNoticeInput;
}>;


export type UpdateNoticeMutation = { updateNotice: { id: string, updatedAt: string } };

export type MoveNoticeMutationVariables = Exact<{
  input: TransitionNoticeInput;
}>;


export type MoveNoticeMutation = { transitionNotice: { id: string } };

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
export const BoardNoticeFragmentDoc = new TypedDocumentString(`
    fragment BoardNotice on Notice {
  id
  noticeNumber
  typeLabel
  state
  status
  deadlineDate
  servedAt
  servedLate
  deadlineRule {
    safeDate
    missingFacts
    dependsOn
  }
  project {
    id
    name
  }
}
    `, {"fragmentName":"BoardNotice"}) as unknown as TypedDocumentString<BoardNoticeFragment, unknown>;
export const NoticesDocument = new TypedDocumentString(`
    query Notices($filter: NoticeFilter, $after: String) {
  notices(first: 100, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...BoardNotice
    }
  }
}
    fragment BoardNotice on Notice {
  id
  noticeNumber
  typeLabel
  state
  status
  deadlineDate
  servedAt
  servedLate
  deadlineRule {
    safeDate
    missingFacts
    dependsOn
  }
  project {
    id
    name
  }
}`) as unknown as TypedDocumentString<NoticesQuery, NoticesQueryVariables>;
export const OpenNoticesDocument = new TypedDocumentString(`
    query OpenNotices($drafts: NoticeFilter!, $generated: NoticeFilter!, $ordered: NoticeFilter!) {
  drafts: notices(first: 100, filter: $drafts) {
    nodes {
      ...BoardNotice
    }
  }
  generated: notices(first: 100, filter: $generated) {
    nodes {
      ...BoardNotice
    }
  }
  ordered: notices(first: 100, filter: $ordered) {
    nodes {
      ...BoardNotice
    }
  }
}
    fragment BoardNotice on Notice {
  id
  noticeNumber
  typeLabel
  state
  status
  deadlineDate
  servedAt
  servedLate
  deadlineRule {
    safeDate
    missingFacts
    dependsOn
  }
  project {
    id
    name
  }
}`) as unknown as TypedDocumentString<OpenNoticesQuery, OpenNoticesQueryVariables>;
export const NoticeDocument = new TypedDocumentString(`
    query Notice($id: ID!) {
  notice(id: $id) {
    id
    noticeNumber
    type
    typeLabel
    state
    status
    noticeDate
    claimAmount
    description
    firstFurnishingDate
    lastFurnishingDate
    deadlineDate
    servedAt
    servedLate
    recordedOn
    updatedAt
    deadlineRule {
      deadline
      safeDate
      explanation
      documentName
      source
      warnings
    }
    organizationId
    metadata
    parentNotice {
      id
      noticeNumber
    }
    amendments(first: 20) {
      nodes {
        id
        noticeNumber
        status
      }
    }
    project {
      ...DocumentProject
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
    proofOfService {
      acceptedAt
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
}`) as unknown as TypedDocumentString<NoticeQuery, NoticeQueryVariables>;
export const NoticeSourceDocument = new TypedDocumentString(`
    query NoticeSource($projectId: ID!) {
  project(id: $projectId) {
    id
    state
    contractAmount
    firstFurnishingDate
    lastFurnishingDate
    deadlines {
      kind
      month
      documentName
      date
      safeDate
      explanation
    }
    notices(first: 50) {
      nodes {
        id
        noticeNumber
        type
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NoticeSourceQuery, NoticeSourceQueryVariables>;
export const CreateNoticeDocument = new TypedDocumentString(`
    mutation CreateNotice($input: CreateNoticeInput!) {
  createNotice(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateNoticeMutation, CreateNoticeMutationVariables>;
export const OrderNoticeDocument = new TypedDocumentString(`
    mutation OrderNotice($input: OrderRecordInput!) {
  orderNotice(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<OrderNoticeMutation, OrderNoticeMutationVariables>;
export const UpdateNoticeDocument = new TypedDocumentString(`
    mutation UpdateNotice($input: UpdateNoticeInput!) {
  updateNotice(input: $input) {
    id
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateNoticeMutation, UpdateNoticeMutationVariables>;
export const MoveNoticeDocument = new TypedDocumentString(`
    mutation MoveNotice($input: TransitionNoticeInput!) {
  transitionNotice(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MoveNoticeMutation, MoveNoticeMutationVariables>;