/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An act of the claimant’s course that is done, so that its deadline needs no reminder. */
export type ActDoneInput = {
  /** The day on which it was done. */
  doneOn: string;
  /** The act. */
  kind: DeadlineKind;
  /** The month of furnishing (`YYYY-MM`), where each month has its own deadline. */
  month?: string | null | undefined;
  /** For an affidavit of nonpayment: the day on which the waiver that it answers was signed. Needed where several waivers were signed. */
  waiverSignedOn?: string | null | undefined;
};

/** The action on a record. */
export type AuditAction =
  | 'CREATED'
  | 'DELETED'
  | 'UPDATED';

/** The roles that can claim a lien or bond right. */
export type ClaimantRole =
  | 'CONSTRUCTION_MANAGER'
  | 'DESIGN_PROFESSIONAL'
  | 'EQUIPMENT_LESSOR'
  | 'GENERAL_CONTRACTOR'
  | 'LABORER'
  | 'MATERIAL_SUPPLIER'
  | 'SUBCONTRACTOR'
  | 'SUB_SUBCONTRACTOR';

/** The place of the work. */
export type CreateJobsiteInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The county. */
  county?: string | null | undefined;
  /** Whether it is the project’s primary jobsite; a project has at most one. */
  isPrimary?: boolean | null | undefined;
  /** Degrees north. */
  latitude?: number | null | undefined;
  /** The legal description of the property in the county’s records. */
  legalDescription?: string | null | undefined;
  /** Degrees east. */
  longitude?: number | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name. */
  name?: string | null | undefined;
  /** The assessor’s parcel number. */
  parcelNumber?: string | null | undefined;
  /** The project that it belongs to. */
  projectId: string;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** A tenant account, or a directory record of a counterparty. If it belongs to another account, only its name and address are shown. */
export type CreateOrganizationInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** Three characters, printed in notice numbers. Null if the organization belongs to another account. */
  code?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The county. */
  county?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** Only for an account: whether it is given documents with warnings, or a 422 that lists them. Null if the organization belongs to another account. */
  incompleteDocuments?: IncompleteDocuments | null | undefined;
  /** Whether it is in use. Null if the organization belongs to another account. */
  isActive?: boolean | null | undefined;
  /** Its role on projects. */
  kind?: OrganizationKind | null | undefined;
  /** The full legal name, as in public records. */
  legalName?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name. */
  name: string;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** An IANA time zone, such as `America/Denver`. */
  timeZone?: string | null | undefined;
  /** A tenant account, or the directory record of a counterparty. */
  type?: OrganizationType | null | undefined;
  /** The URL of the website. */
  website?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** An organization in its role on a project. */
export type CreatePartyInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The person to address mail to, printed after “Attn:”. */
  attention?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The number of the party’s contract or purchase order. */
  contractNumber?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The party that hired this one; null if not recorded. */
  hiredByPartyId?: string | null | undefined;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The organization. */
  organizationId: string;
  /** The project that it belongs to. */
  projectId: string;
  /** Whether it is believed, but not confirmed, to hold this role. */
  reputed?: boolean | null | undefined;
  /** The role on the project. Trade abbreviations such as `gc` are accepted. */
  role: PartyRole;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** A job, with the division that claims on it and its role. */
export type CreateProjectInput = {
  /** When the public body accepted the work. */
  acceptanceDate?: string | null | undefined;
  /** Acts that are done and that no other record shows, such as a proof of service. Their deadlines need no reminder. */
  actsDone?: Array<ActDoneInput> | null | undefined;
  /** The number of the payment bond. */
  bondNumber?: string | null | undefined;
  /** The role in which the division claims. */
  claimantRole: ClaimantRole;
  /** When the work as a whole was completed. */
  completionDate?: string | null | undefined;
  /** Whether a notice of completion was published or recorded. False says that none was. */
  completionNoticePublished?: boolean | null | undefined;
  /** Whether the homes are condominium units. */
  condominium?: boolean | null | undefined;
  /** When a notice that contests the claimant’s lien or bond claim was recorded; of its service if it was not recorded. */
  contestDate?: string | null | undefined;
  /** The claimant’s contract amount, in dollars. */
  contractAmount?: string | null | undefined;
  /** The date of the contract. */
  dateContract?: string | null | undefined;
  /** When the whole debt to the claimant became due. */
  debtDueDate?: string | null | undefined;
  /** When a demand to sue was served on the claimant. */
  demandToSueDate?: string | null | undefined;
  /** The claimant of the project. */
  divisionId: string;
  /** When the claimant filed or served the notice that by statute extends its time. */
  extensionDate?: string | null | undefined;
  /** The id in your own system. */
  externalId?: string | null | undefined;
  /** When the public body settled finally with its contractor. */
  finalSettlementDate?: string | null | undefined;
  /** The first day that the claimant furnished labor or material. */
  firstFurnishingDate?: string | null | undefined;
  /** The labor or material that the claimant furnishes. */
  furnishedDescription?: string | null | undefined;
  /** Whether the homes are to be sold or to be let. */
  homesFor?: HomePurpose | null | undefined;
  /** The last day that the claimant furnished labor or material. */
  lastFurnishingDate?: string | null | undefined;
  /** The legal description of the property in the county’s records. */
  legalDescription?: string | null | undefined;
  /** The number of the construction loan. */
  loanNumber?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name, as printed on documents. */
  name: string;
  /** True for new construction, false for repair, remodeling or alteration. */
  newConstruction?: boolean | null | undefined;
  /** The owner’s recorded notice of commencement. */
  noticeOfCommencement?: NoticeOfCommencementInput | null | undefined;
  /** When the notice of the contract between the owner and its contractor was recorded. */
  noticeOfContractDate?: string | null | undefined;
  /** A number of your own. */
  number?: string | null | undefined;
  /** The date of the contract between the owner and its contractor. */
  originalContractDate?: string | null | undefined;
  /** Whether an owner, a natural person, lives or will live on the property. Some states protect such owners. */
  ownerOccupied?: boolean | null | undefined;
  /** The assessor’s parcel number. */
  parcelNumber?: string | null | undefined;
  /** Whether a payment bond covers the project. Public work is taken to have one unless this is false. */
  paymentBond?: boolean | null | undefined;
  /** The number of the building permit. */
  permitNumber?: string | null | undefined;
  /** Whether public funds finance the project. */
  publicFunds?: boolean | null | undefined;
  /** Notices of completion, cessation, termination or substantial completion that are on record. */
  recordedNotices?: Array<RecordedNoticeInput> | null | undefined;
  /** The percentage of each payment that is retained until completion. */
  retainagePercent?: string | null | undefined;
  /** Private, public or federal work. Each has its own rules. */
  sector?: ProjectSector | null | undefined;
  /** The state whose law applies; by default the state of the primary jobsite. */
  state?: string | null | undefined;
  /** When the claimant’s statement of account was recorded, where it follows another recording. */
  statementRecordedDate?: string | null | undefined;
  /** The status in the workflow. */
  status?: ProjectStatus | null | undefined;
  /** When the contract between the owner and its contractor was terminated, or the work abandoned, before completion. */
  terminationDate?: string | null | undefined;
  /** The number of homes in the building, or in the largest of several. A house or townhouse counts 1. */
  units?: number | null | undefined;
  /** The use of the building. */
  use?: ProjectUse | null | undefined;
  /** Whether the owner itself signed a written contract for the claimant’s work. */
  writtenContract?: boolean | null | undefined;
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

/** The status of an escalation. */
export type EscalationStatus =
  | 'CANCELLED'
  | 'DRAFT'
  | 'FILED'
  | 'RESOLVED'
  | 'SENT';

/** What homes are built or kept for, other than for their owner to live in. */
export type HomePurpose =
  | 'RENT'
  | 'SALE';

/** What an account gets where a document would have warnings: the document, or a refusal. */
export type IncompleteDocuments =
  | 'REFUSE'
  | 'WARN';

/** How a document is mailed. */
export type MailClass =
  | 'CERTIFIED'
  | 'FIRST_CLASS'
  | 'PRIORITY';

/** The recorded notice of commencement of a project. */
export type NoticeOfCommencementInput = {
  /** The instrument number, or the book and page, of its recording. */
  instrument?: string | null | undefined;
  /** The day that it was recorded. */
  recordedOn?: string | null | undefined;
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

/** The type of a document order. */
export type OrderType =
  | 'FILING'
  | 'MAIL'
  | 'RECORDING'
  | 'RESEARCH';

/** The kind of an organization, by its role on projects. */
export type OrganizationKind =
  | 'CONTRACTOR'
  | 'LENDER'
  | 'OTHER'
  | 'OWNER'
  | 'PUBLIC_ENTITY'
  | 'SUPPLIER'
  | 'SURETY';

/** A tenant account, or a directory record of a counterparty. */
export type OrganizationType =
  | 'DIRECTORY'
  | 'TENANT';

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

/** The status of a pay application. */
export type PayApplicationStatus =
  | 'APPROVED'
  | 'DRAFT'
  | 'PAID'
  | 'PARTIALLY_PAID'
  | 'REJECTED'
  | 'SUBMITTED'
  | 'UNDER_REVIEW'
  | 'VOID';

/** Whether the work is private, for a state or local public entity, or federal. */
export type ProjectSector =
  | 'FEDERAL'
  | 'PRIVATE'
  | 'PUBLIC';

/** The status of a project. */
export type ProjectStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'COMPLETED';

/** The use of the building. */
export type ProjectUse =
  | 'COMMERCIAL'
  | 'INDUSTRIAL'
  | 'INFRASTRUCTURE'
  | 'MIXED'
  | 'RESIDENTIAL';

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

/** A notice that the owner or contractor recorded and that can shorten the claimants’ periods. */
export type RecordedNoticeInput = {
  /** The number or book and page of its recording. */
  instrument?: string | null | undefined;
  /** What the notice says. */
  kind: RecordedNoticeKind;
  /** The day of its recording. */
  recordedOn: string;
};

/** What an owner or contractor records at the end of the work. */
export type RecordedNoticeKind =
  | 'CESSATION'
  | 'COMPLETION'
  | 'SUBSTANTIAL_COMPLETION'
  | 'TERMINATION';

/** The place of the work. */
export type UpdateJobsiteInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The county. */
  county?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Whether it is the project’s primary jobsite; a project has at most one. */
  isPrimary?: boolean | null | undefined;
  /** Degrees north. */
  latitude?: number | null | undefined;
  /** The legal description of the property in the county’s records. */
  legalDescription?: string | null | undefined;
  /** Degrees east. */
  longitude?: number | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name. */
  name?: string | null | undefined;
  /** The assessor’s parcel number. */
  parcelNumber?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** An organization in its role on a project. */
export type UpdatePartyInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The person to address mail to, printed after “Attn:”. */
  attention?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The number of the party’s contract or purchase order. */
  contractNumber?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The party that hired this one; null if not recorded. */
  hiredByPartyId?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The organization. */
  organizationId?: string | null | undefined;
  /** Whether it is believed, but not confirmed, to hold this role. */
  reputed?: boolean | null | undefined;
  /** The role on the project. Trade abbreviations such as `gc` are accepted. */
  role?: PartyRole | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

/** A job, with the division that claims on it and its role. */
export type UpdateProjectInput = {
  /** When the public body accepted the work. */
  acceptanceDate?: string | null | undefined;
  /** Acts that are done and that no other record shows, such as a proof of service. Their deadlines need no reminder. */
  actsDone?: Array<ActDoneInput> | null | undefined;
  /** The number of the payment bond. */
  bondNumber?: string | null | undefined;
  /** The role in which the division claims. */
  claimantRole?: ClaimantRole | null | undefined;
  /** When the work as a whole was completed. */
  completionDate?: string | null | undefined;
  /** Whether a notice of completion was published or recorded. False says that none was. */
  completionNoticePublished?: boolean | null | undefined;
  /** Whether the homes are condominium units. */
  condominium?: boolean | null | undefined;
  /** When a notice that contests the claimant’s lien or bond claim was recorded; of its service if it was not recorded. */
  contestDate?: string | null | undefined;
  /** The claimant’s contract amount, in dollars. */
  contractAmount?: string | null | undefined;
  /** The date of the contract. */
  dateContract?: string | null | undefined;
  /** When the whole debt to the claimant became due. */
  debtDueDate?: string | null | undefined;
  /** When a demand to sue was served on the claimant. */
  demandToSueDate?: string | null | undefined;
  /** The claimant of the project. */
  divisionId?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** When the claimant filed or served the notice that by statute extends its time. */
  extensionDate?: string | null | undefined;
  /** The id in your own system. */
  externalId?: string | null | undefined;
  /** When the public body settled finally with its contractor. */
  finalSettlementDate?: string | null | undefined;
  /** The first day that the claimant furnished labor or material. */
  firstFurnishingDate?: string | null | undefined;
  /** The labor or material that the claimant furnishes. */
  furnishedDescription?: string | null | undefined;
  /** Whether the homes are to be sold or to be let. */
  homesFor?: HomePurpose | null | undefined;
  /** The id of the record. */
  id: string;
  /** The last day that the claimant furnished labor or material. */
  lastFurnishingDate?: string | null | undefined;
  /** The legal description of the property in the county’s records. */
  legalDescription?: string | null | undefined;
  /** The number of the construction loan. */
  loanNumber?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name, as printed on documents. */
  name?: string | null | undefined;
  /** True for new construction, false for repair, remodeling or alteration. */
  newConstruction?: boolean | null | undefined;
  /** The owner’s recorded notice of commencement. */
  noticeOfCommencement?: NoticeOfCommencementInput | null | undefined;
  /** When the notice of the contract between the owner and its contractor was recorded. */
  noticeOfContractDate?: string | null | undefined;
  /** A number of your own. */
  number?: string | null | undefined;
  /** The date of the contract between the owner and its contractor. */
  originalContractDate?: string | null | undefined;
  /** Whether an owner, a natural person, lives or will live on the property. Some states protect such owners. */
  ownerOccupied?: boolean | null | undefined;
  /** The assessor’s parcel number. */
  parcelNumber?: string | null | undefined;
  /** Whether a payment bond covers the project. Public work is taken to have one unless this is false. */
  paymentBond?: boolean | null | undefined;
  /** The number of the building permit. */
  permitNumber?: string | null | undefined;
  /** Whether public funds finance the project. */
  publicFunds?: boolean | null | undefined;
  /** Notices of completion, cessation, termination or substantial completion that are on record. */
  recordedNotices?: Array<RecordedNoticeInput> | null | undefined;
  /** The percentage of each payment that is retained until completion. */
  retainagePercent?: string | null | undefined;
  /** Private, public or federal work. Each has its own rules. */
  sector?: ProjectSector | null | undefined;
  /** The state whose law applies; by default the state of the primary jobsite. */
  state?: string | null | undefined;
  /** When the claimant’s statement of account was recorded, where it follows another recording. */
  statementRecordedDate?: string | null | undefined;
  /** The status in the workflow. */
  status?: ProjectStatus | null | undefined;
  /** When the contract between the owner and its contractor was terminated, or the work abandoned, before completion. */
  terminationDate?: string | null | undefined;
  /** The number of homes in the building, or in the largest of several. A house or townhouse counts 1. */
  units?: number | null | undefined;
  /** The use of the building. */
  use?: ProjectUse | null | undefined;
  /** Whether the owner itself signed a written contract for the claimant’s work. */
  writtenContract?: boolean | null | undefined;
};

/** The status of a waiver. */
export type WaiverStatus =
  | 'DECLINED'
  | 'DRAFT'
  | 'EFFECTIVE'
  | 'GENERATED'
  | 'RELEASED'
  | 'SENT'
  | 'SIGNED'
  | 'VOID';

export type ProjectFactsFragment = { id: string, name: string, number: string | null, state: string | null, sector: ProjectSector, use: ProjectUse | null, status: ProjectStatus, claimantRole: ClaimantRole, contractAmount: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, ownerOccupied: boolean | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, bondNumber: string | null, permitNumber: string | null, parcelNumber: string | null, loanNumber: string | null, legalDescription: string | null, furnishedDescription: string | null, retainagePercent: string | null, divisionId: string, updatedAt: string, units: number | null, division: { id: string, name: string } | null, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, month: string | null, doneOn: string, waiverSignedOn: string | null }> };

export type ProjectCourseQueryVariables = Exact<{
  id: string;
}>;


export type ProjectCourseQuery = { project: { id: string, name: string, number: string | null, state: string | null, sector: ProjectSector, use: ProjectUse | null, status: ProjectStatus, claimantRole: ClaimantRole, contractAmount: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, ownerOccupied: boolean | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, bondNumber: string | null, permitNumber: string | null, parcelNumber: string | null, loanNumber: string | null, legalDescription: string | null, furnishedDescription: string | null, retainagePercent: string | null, divisionId: string, updatedAt: string, units: number | null, notices: { nodes: Array<{ id: string, type: NoticeType, noticeNumber: string, status: NoticeStatus }> }, deadlines: Array<{ kind: DeadlineKind, done: boolean, required: boolean | null, month: string | null, date: string | null, mailBy: string | null, fileBy: string | null, safeDate: string | null, documentName: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: string, text: string, date: string, citation: string }> }>, division: { id: string, name: string } | null, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, month: string | null, doneOn: string, waiverSignedOn: string | null }> } };

export type ProjectPeopleQueryVariables = Exact<{
  id: string;
}>;


export type ProjectPeopleQuery = { project: { id: string, state: string | null, parties: { nodes: Array<{ id: string, role: PartyRole, isClaimant: boolean, isActive: boolean, reputed: boolean, hiredByPartyId: string | null, attention: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, updatedAt: string, organization: { id: string, name: string, addressLine1: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null } | null }> }, jobsites: { nodes: Array<{ id: string, name: string | null, isPrimary: boolean, addressLine1: string | null, addressLine2: string | null, city: string | null, county: string | null, state: string | null, zip: string | null, parcelNumber: string | null, legalDescription: string | null, updatedAt: string }> } } };

export type ProjectDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type ProjectDocumentsQuery = { project: { id: string, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> }> }, documentOrders: { nodes: Array<{ id: string, orderType: OrderType, documentId: string, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, recipient: { name: string, city: string, state: string | null } }> }, notices: { nodes: Array<{ id: string, noticeNumber: string, typeLabel: string, status: NoticeStatus, deadlineDate: string | null, servedAt: string | null, deadlineRule: { safeDate: string | null } }> }, waivers: { nodes: Array<{ id: string, typeLabel: string, status: WaiverStatus, amount: string | null, throughDate: string | null }> }, payApplications: { nodes: Array<{ id: string, applicationNumber: number, periodTo: string, status: PayApplicationStatus, certifiedAmount: string | null }> }, escalations: { nodes: Array<{ id: string, typeLabel: string, status: EscalationStatus, claimAmount: string | null, deadlineDate: string | null }> } } };

export type ProjectHistoryQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ProjectHistoryQuery = { project: { id: string, auditEntries: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, userId: string | null, action: AuditAction, createdAt: string, newValues: Record<string, unknown>, oldValues: Record<string, unknown> | null }> } } };

export type DivisionNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type DivisionNamesQuery = { divisions: { nodes: Array<{ id: string, name: string }> } };

export type OrganizationNamesQueryVariables = Exact<{
  search: string;
}>;


export type OrganizationNamesQuery = { organizations: { nodes: Array<{ id: string, name: string, city: string | null, state: string | null }> } };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { id: string, parties: { nodes: Array<{ id: string, isClaimant: boolean }> } } };

export type UpdateProjectMutationVariables = Exact<{
  input: UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { id: string } };

export type CreateJobsiteMutationVariables = Exact<{
  input: CreateJobsiteInput;
}>;


export type CreateJobsiteMutation = { createJobsite: { id: string } };

export type UpdateJobsiteMutationVariables = Exact<{
  input: UpdateJobsiteInput;
}>;


export type UpdateJobsiteMutation = { updateJobsite: { id: string, updatedAt: string } };

export type DeleteJobsiteMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteJobsiteMutation = { deleteJobsite: { id: string } };

export type CreatePartyMutationVariables = Exact<{
  input: CreatePartyInput;
}>;


export type CreatePartyMutation = { createParty: { id: string } };

export type CreateProjectOrganizationMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateProjectOrganizationMutation = { createOrganization: { id: string } };

export type UpdatePartyMutationVariables = Exact<{
  input: UpdatePartyInput;
}>;


export type UpdatePartyMutation = { updateParty: { id: string } };

export type DeletePartyMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeletePartyMutation = { deleteParty: { id: string } };

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
export const ProjectFactsFragmentDoc = new TypedDocumentString(`
    fragment ProjectFacts on Project {
  id
  name
  number
  state
  sector
  use
  status
  claimantRole
  contractAmount
  dateContract
  originalContractDate
  firstFurnishingDate
  lastFurnishingDate
  completionDate
  ownerOccupied
  newConstruction
  paymentBond
  publicFunds
  homesFor
  condominium
  writtenContract
  completionNoticePublished
  noticeOfContractDate
  terminationDate
  acceptanceDate
  finalSettlementDate
  debtDueDate
  statementRecordedDate
  extensionDate
  demandToSueDate
  contestDate
  bondNumber
  permitNumber
  parcelNumber
  loanNumber
  legalDescription
  furnishedDescription
  retainagePercent
  divisionId
  updatedAt
  division {
    id
    name
  }
  units
  noticeOfCommencement {
    recordedOn
    instrument
  }
  recordedNotices {
    kind
    recordedOn
    instrument
  }
  actsDone {
    kind
    month
    doneOn
    waiverSignedOn
  }
}
    `, {"fragmentName":"ProjectFacts"}) as unknown as TypedDocumentString<ProjectFactsFragment, unknown>;
export const ProjectCourseDocument = new TypedDocumentString(`
    query ProjectCourse($id: ID!) {
  project(id: $id) {
    ...ProjectFacts
    notices(first: 100) {
      nodes {
        id
        type
        noticeNumber
        status
      }
    }
    deadlines {
      kind
      done
      required
      month
      date
      mailBy
      fileBy
      safeDate
      documentName
      explanation
      source
      checkedOn
      verified
      warnings
      missingFacts
      decidingFacts
      alternatives {
        condition
        date
        citation
      }
      steps {
        kind
        text
        date
        citation
      }
    }
  }
}
    fragment ProjectFacts on Project {
  id
  name
  number
  state
  sector
  use
  status
  claimantRole
  contractAmount
  dateContract
  originalContractDate
  firstFurnishingDate
  lastFurnishingDate
  completionDate
  ownerOccupied
  newConstruction
  paymentBond
  publicFunds
  homesFor
  condominium
  writtenContract
  completionNoticePublished
  noticeOfContractDate
  terminationDate
  acceptanceDate
  finalSettlementDate
  debtDueDate
  statementRecordedDate
  extensionDate
  demandToSueDate
  contestDate
  bondNumber
  permitNumber
  parcelNumber
  loanNumber
  legalDescription
  furnishedDescription
  retainagePercent
  divisionId
  updatedAt
  division {
    id
    name
  }
  units
  noticeOfCommencement {
    recordedOn
    instrument
  }
  recordedNotices {
    kind
    recordedOn
    instrument
  }
  actsDone {
    kind
    month
    doneOn
    waiverSignedOn
  }
}`) as unknown as TypedDocumentString<ProjectCourseQuery, ProjectCourseQueryVariables>;
export const ProjectPeopleDocument = new TypedDocumentString(`
    query ProjectPeople($id: ID!) {
  project(id: $id) {
    id
    state
    parties(first: 100) {
      nodes {
        id
        role
        isClaimant
        isActive
        reputed
        hiredByPartyId
        attention
        addressLine1
        addressLine2
        city
        state
        zip
        countryCode
        updatedAt
        organization {
          id
          name
          addressLine1
          city
          state
          zip
          countryCode
        }
      }
    }
    jobsites(first: 100) {
      nodes {
        id
        name
        isPrimary
        addressLine1
        addressLine2
        city
        county
        state
        zip
        parcelNumber
        legalDescription
        updatedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectPeopleQuery, ProjectPeopleQueryVariables>;
export const ProjectDocumentsDocument = new TypedDocumentString(`
    query ProjectDocuments($id: ID!) {
  project(id: $id) {
    id
    documents(first: 100, filter: {isPreview: false}) {
      nodes {
        ...MadeDocument
      }
    }
    documentOrders(first: 100) {
      nodes {
        ...PlacedOrder
      }
    }
    notices(first: 100) {
      nodes {
        id
        noticeNumber
        typeLabel
        status
        deadlineDate
        deadlineRule {
          safeDate
        }
        servedAt
      }
    }
    waivers(first: 100) {
      nodes {
        id
        typeLabel
        status
        amount
        throughDate
      }
    }
    payApplications(first: 100) {
      nodes {
        id
        applicationNumber
        periodTo
        status
        certifiedAmount
      }
    }
    escalations(first: 100) {
      nodes {
        id
        typeLabel
        status
        claimAmount
        deadlineDate
      }
    }
  }
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
}`) as unknown as TypedDocumentString<ProjectDocumentsQuery, ProjectDocumentsQueryVariables>;
export const ProjectHistoryDocument = new TypedDocumentString(`
    query ProjectHistory($id: ID!, $after: String) {
  project(id: $id) {
    id
    auditEntries(first: 50, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        userId
        action
        createdAt
        newValues
        oldValues
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectHistoryQuery, ProjectHistoryQueryVariables>;
export const DivisionNamesDocument = new TypedDocumentString(`
    query DivisionNames {
  divisions(first: 100, filter: {isActive: true}) {
    nodes {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<DivisionNamesQuery, DivisionNamesQueryVariables>;
export const OrganizationNamesDocument = new TypedDocumentString(`
    query OrganizationNames($search: String!) {
  organizations(first: 20, filter: {search: $search}) {
    nodes {
      id
      name
      city
      state
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationNamesQuery, OrganizationNamesQueryVariables>;
export const CreateProjectDocument = new TypedDocumentString(`
    mutation CreateProject($input: CreateProjectInput!) {
  createProject(input: $input) {
    id
    parties(first: 1) {
      nodes {
        id
        isClaimant
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreateProjectMutation, CreateProjectMutationVariables>;
export const UpdateProjectDocument = new TypedDocumentString(`
    mutation UpdateProject($input: UpdateProjectInput!) {
  updateProject(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const CreateJobsiteDocument = new TypedDocumentString(`
    mutation CreateJobsite($input: CreateJobsiteInput!) {
  createJobsite(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateJobsiteMutation, CreateJobsiteMutationVariables>;
export const UpdateJobsiteDocument = new TypedDocumentString(`
    mutation UpdateJobsite($input: UpdateJobsiteInput!) {
  updateJobsite(input: $input) {
    id
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateJobsiteMutation, UpdateJobsiteMutationVariables>;
export const DeleteJobsiteDocument = new TypedDocumentString(`
    mutation DeleteJobsite($input: RecordInput!) {
  deleteJobsite(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteJobsiteMutation, DeleteJobsiteMutationVariables>;
export const CreatePartyDocument = new TypedDocumentString(`
    mutation CreateParty($input: CreatePartyInput!) {
  createParty(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreatePartyMutation, CreatePartyMutationVariables>;
export const CreateProjectOrganizationDocument = new TypedDocumentString(`
    mutation CreateProjectOrganization($input: CreateOrganizationInput!) {
  createOrganization(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateProjectOrganizationMutation, CreateProjectOrganizationMutationVariables>;
export const UpdatePartyDocument = new TypedDocumentString(`
    mutation UpdateParty($input: UpdatePartyInput!) {
  updateParty(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdatePartyMutation, UpdatePartyMutationVariables>;
export const DeletePartyDocument = new TypedDocumentString(`
    mutation DeleteParty($input: RecordInput!) {
  deleteParty(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeletePartyMutation, DeletePartyMutationVariables>;