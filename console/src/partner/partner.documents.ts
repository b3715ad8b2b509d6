/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The scope of the partner’s work. */
export type FulfillmentRequestType =
  /** Research of the facts of a notice. */
  | 'NOTICE_RESEARCH';

/** How much the partner does for a fulfillment request. */
export type FulfillmentScope =
  /** The partner also mails the notice to its recipients. */
  | 'FULL_SERVICE'
  /** The partner researches the facts. */
  | 'RESEARCH'
  /** The partner researches the facts and completes the notice. */
  | 'RESEARCH_AND_DOCUMENT';

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

/** The recorded notice of commencement of a project. */
export type NoticeOfCommencementInput = {
  /** The instrument number, or the book and page, of its recording. */
  instrument?: string | null | undefined;
  /** The day that it was recorded. */
  recordedOn?: string | null | undefined;
};

/** The kind of an organization, by its role on projects. */
export type OrganizationKind =
  /** A contractor or subcontractor. */
  | 'CONTRACTOR'
  /** A lender that finances construction. */
  | 'LENDER'
  /** Any other organization. */
  | 'OTHER'
  /** An owner of property. */
  | 'OWNER'
  /** A public entity that has work done. */
  | 'PUBLIC_ENTITY'
  /** A supplier of material or equipment. */
  | 'SUPPLIER'
  /** A surety, which issues bonds. */
  | 'SURETY';

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

/** Cancels the request and decides how much of the fee is refunded. Held postage is always released. */
export type PartnerCancelInput = {
  /** The id of the record. */
  id: string;
  /** The reason, as shown to the caller. */
  reason: string;
  /** How much of the fee is refunded. */
  refund: PartnerRefund;
  /** The credits of a partial refund. */
  refundAmount?: string | null | undefined;
  /** The partner’s key for the report. A repeated report with the same key counts once. */
  reportId?: string | null | undefined;
};

/** Reports a failure. The caller may try again. */
export type PartnerFailInput = {
  /** The error, as shown to the caller. */
  error: string;
  /** The id of the record. */
  id: string;
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

/** The findings about the jobsite. Its state cannot be changed. */
export type PartnerJobsiteFacts = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city?: string | null | undefined;
  /** The county of the address. */
  county?: string | null | undefined;
  /** The legal description of the property in the county’s records. */
  legalDescription?: string | null | undefined;
  /** The name that people know it by. */
  name?: string | null | undefined;
  /** The assessor’s parcel number. */
  parcelNumber?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** A mail recipient. */
export type PartnerMailedRecipientInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The name that people know it by. */
  name: string;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** The carrier’s tracking number. */
  trackingNumber?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** The findings for the notice. */
export type PartnerNoticeFacts = {
  /** The amount claimed, in dollars. */
  claimAmount?: string | null | undefined;
  /** The date to serve by. The notice shows that the partner set it. */
  deadlineDate?: string | null | undefined;
  /** A free-text description. */
  description?: string | null | undefined;
  /** Today (UTC) by default for a new notice. */
  noticeDate?: string | null | undefined;
};

/** A party of the job. If a party with the same role and name exists, it is updated; otherwise it is added to the project. */
export type PartnerPartyFacts = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The person to address mail to, printed after “Attn:”. */
  attention?: string | null | undefined;
  /** The city of the address. */
  city?: string | null | undefined;
  /** The number of the party’s contract or purchase order. */
  contractNumber?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** Whether this party hired the claimant. */
  hiredClaimant?: boolean | null | undefined;
  /** False if it is no longer a party of the job. */
  isActive?: boolean | null | undefined;
  /** Its role on projects. */
  kind?: OrganizationKind | null | undefined;
  /** The full legal name, as in public records. */
  legalName?: string | null | undefined;
  /** The name that people know it by. */
  name: string;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** Whether it is believed, but not confirmed, to hold this role. */
  reputed?: boolean | null | undefined;
  /** The role on the project. Trade abbreviations such as `gc` are accepted. */
  role: PartyRole;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** The findings about the job. Omitted fields stay unchanged. */
export type PartnerProjectFacts = {
  /** The number of the payment bond. */
  bondNumber?: string | null | undefined;
  /** When the work as a whole was completed. */
  completionDate?: string | null | undefined;
  /** The date of the contract. */
  dateContract?: string | null | undefined;
  /** The legal description of the property in the county’s records. */
  legalDescription?: string | null | undefined;
  /** The number of the construction loan. */
  loanNumber?: string | null | undefined;
  /** The owner’s recorded notice of commencement. */
  noticeOfCommencement?: NoticeOfCommencementInput | null | undefined;
  /** Whether an owner, a natural person, lives or will live on the property. Some states protect such owners. */
  ownerOccupied?: boolean | null | undefined;
  /** The assessor’s parcel number. */
  parcelNumber?: string | null | undefined;
  /** The number of the building permit. */
  permitNumber?: string | null | undefined;
  /** Private, public or federal work. Each has its own rules. */
  sector?: ProjectSector | null | undefined;
  /** The use of the building. */
  use?: ProjectUse | null | undefined;
};

/** How much of the fee the partner refunds when it cancels. */
export type PartnerRefund =
  /** The whole fee. */
  | 'FULL'
  /** Nothing. */
  | 'NONE'
  /** The amount that the partner names. */
  | 'PARTIAL';

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
  /** The recipients that were mailed to. */
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

/** The findings of the research. They become the project, jobsite, organizations, parties and draft notice of the account; a further report changes the same records. Either all of the findings are applied, or none. */
export type PartnerReturnFactsInput = {
  /** The id of the record. */
  id: string;
  /** The location of the project. */
  jobsite?: PartnerJobsiteFacts | null | undefined;
  /** The findings for the notice. */
  notice?: PartnerNoticeFacts | null | undefined;
  /** The parties of the project. */
  parties?: Array<PartnerPartyFacts> | null | undefined;
  /** The findings about the project. */
  project?: PartnerProjectFacts | null | undefined;
  /** The partner’s key for the report. A repeated report with the same key counts once. */
  reportId?: string | null | undefined;
  /** Other findings, stored in the result. */
  summary?: Record<string, unknown> | null | undefined;
};

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

/** Whether the work is private, for a state or local public entity, or federal. */
export type ProjectSector =
  /** Work for the United States. */
  | 'FEDERAL'
  /** Private work. */
  | 'PRIVATE'
  /** Work for a state or a local public entity. */
  | 'PUBLIC';

/** The use of the building. */
export type ProjectUse =
  /** Commerce. */
  | 'COMMERCIAL'
  /** Industry. */
  | 'INDUSTRIAL'
  /** Roads, utilities and the like. */
  | 'INFRASTRUCTURE'
  /** Dwellings and other uses. */
  | 'MIXED'
  /** Dwellings. */
  | 'RESIDENTIAL';

export type PartnerRequestsQueryVariables = Exact<{
  statuses: Array<FulfillmentStatus> | FulfillmentStatus;
  after?: string | null | undefined;
}>;


export type PartnerRequestsQuery = { partnerRequests: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, scope: FulfillmentScope, payload: Record<string, unknown>, authorizedRecipients: number | null, requiredRecipients: number | null, mailedRecipients: number | null, submittedAt: string | null, createdAt: string }> } };

export type PartnerRequestQueryVariables = Exact<{
  id: string;
}>;


export type PartnerRequestQuery = { partnerRequest: { id: string, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, scope: FulfillmentScope, payload: Record<string, unknown>, authorizedRecipients: number | null, requiredRecipients: number | null, mailedRecipients: number | null, submittedAt: string | null, createdAt: string } };

export type PartnerTaskFragment = { id: string, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, scope: FulfillmentScope, payload: Record<string, unknown>, authorizedRecipients: number | null, requiredRecipients: number | null, mailedRecipients: number | null, submittedAt: string | null, createdAt: string };

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

export type PartnerFactsMutationVariables = Exact<{
  input: PartnerReturnFactsInput;
}>;


export type PartnerFactsMutation = { partnerReturnFacts: { disregarded: string | null } };

export type PartnerFailMutationVariables = Exact<{
  input: PartnerFailInput;
}>;


export type PartnerFailMutation = { partnerFail: { disregarded: string | null } };

export type PartnerCancelMutationVariables = Exact<{
  input: PartnerCancelInput;
}>;


export type PartnerCancelMutation = { partnerCancel: { disregarded: string | null } };

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
export const PartnerRequestsDocument = new TypedDocumentString(`
    query PartnerRequests($statuses: [FulfillmentStatus!]!, $after: String) {
  partnerRequests(
    first: 100
    after: $after
    filter: {statuses: $statuses}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
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
}`) as unknown as TypedDocumentString<PartnerRequestsQuery, PartnerRequestsQueryVariables>;
export const PartnerRequestDocument = new TypedDocumentString(`
    query PartnerRequest($id: ID!) {
  partnerRequest(id: $id) {
    ...PartnerTask
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
}`) as unknown as TypedDocumentString<PartnerRequestQuery, PartnerRequestQueryVariables>;
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
export const PartnerFactsDocument = new TypedDocumentString(`
    mutation PartnerFacts($input: PartnerReturnFactsInput!) {
  partnerReturnFacts(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerFactsMutation, PartnerFactsMutationVariables>;
export const PartnerFailDocument = new TypedDocumentString(`
    mutation PartnerFail($input: PartnerFailInput!) {
  partnerFail(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerFailMutation, PartnerFailMutationVariables>;
export const PartnerCancelDocument = new TypedDocumentString(`
    mutation PartnerCancel($input: PartnerCancelInput!) {
  partnerCancel(input: $input) {
    disregarded
  }
}
    `) as unknown as TypedDocumentString<PartnerCancelMutation, PartnerCancelMutationVariables>;