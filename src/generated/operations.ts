/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a notice was amended. */
export type AmendmentReason =
  | 'AMOUNT_CHANGED'
  | 'OTHER'
  | 'PARTY_CORRECTION'
  | 'SCOPE_CHANGED';

/** What was done to a record. */
export type AuditAction =
  | 'CREATED'
  | 'DELETED'
  | 'UPDATED';

/** Narrows a list of AuditEntry records. */
export type AuditEntryFilter = {
  action?: AuditAction | null | undefined;
  /** Only changes of the record with this id. */
  auditableId?: string | null | undefined;
  /** Only changes of records of this type, such as `Notice`. */
  auditableType?: string | null | undefined;
  organizationId?: string | null | undefined;
  /** Only entries made at or after this time. */
  updatedSince?: string | null | undefined;
  userId?: string | null | undefined;
};

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

/** Narrows a list of Contact records. */
export type ContactFilter = {
  divisionId?: string | null | undefined;
  isActive?: boolean | null | undefined;
  organizationId?: string | null | undefined;
  search?: string | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

/** Which correspondence a contact gets. */
export type ContactType =
  | 'BILLING'
  | 'LEGAL'
  | 'PRIMARY';

export type CreateContactInput = {
  divisionId?: string | null | undefined;
  email?: string | null | undefined;
  firstName: string;
  isActive?: boolean | null | undefined;
  lastName: string;
  metadata?: Record<string, unknown> | null | undefined;
  organizationId: string;
  phone?: string | null | undefined;
  title?: string | null | undefined;
  type?: ContactType | null | undefined;
};

export type CreateDivisionInput = {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  code?: string | null | undefined;
  countryCode?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  isActive?: boolean | null | undefined;
  licenseNumber?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  name: string;
  organizationId: string;
  phone?: string | null | undefined;
  state: string;
  zip: string;
  zipPlus4?: string | null | undefined;
};

export type CreateEscalationInput = {
  claimAmount?: string | null | undefined;
  deadlineDate?: string | null | undefined;
  description?: string | null | undefined;
  /** The project’s division, which is taken anyway; another one is refused. */
  divisionId?: string | null | undefined;
  escalationDate: string;
  metadata?: Record<string, unknown> | null | undefined;
  /** A notice on the same project. */
  noticeId?: string | null | undefined;
  organizationId: string;
  projectId: string;
  state: string;
  type: EscalationType;
};

export type CreateJobsiteInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  countryCode?: string | null | undefined;
  county?: string | null | undefined;
  isPrimary?: boolean | null | undefined;
  latitude?: number | null | undefined;
  legalDescription?: string | null | undefined;
  longitude?: number | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  name?: string | null | undefined;
  parcelNumber?: string | null | undefined;
  projectId: string;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type CreateNoticeInput = {
  amendmentReason?: AmendmentReason | null | undefined;
  claimAmount?: string | null | undefined;
  deadlineDate?: string | null | undefined;
  description?: string | null | undefined;
  divisionId?: string | null | undefined;
  firstFurnishingDate?: string | null | undefined;
  lastFurnishingDate?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  noticeDate: string;
  organizationId?: string | null | undefined;
  /** Of an amendment: by default the claim of its parent. */
  originalClaimAmount?: string | null | undefined;
  /** Makes the notice an amendment of this one, from which it takes what is not sent. */
  parentNoticeId?: string | null | undefined;
  projectId?: string | null | undefined;
  state?: string | null | undefined;
  type?: NoticeType | null | undefined;
};

export type CreateOrganizationInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  code?: string | null | undefined;
  countryCode?: string | null | undefined;
  county?: string | null | undefined;
  email?: string | null | undefined;
  isActive?: boolean | null | undefined;
  kind?: OrganizationKind | null | undefined;
  legalName?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  name: string;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  type?: OrganizationType | null | undefined;
  website?: string | null | undefined;
  zip?: string | null | undefined;
};

export type CreatePartyInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  attention?: string | null | undefined;
  city?: string | null | undefined;
  contractNumber?: string | null | undefined;
  hiredByPartyId?: string | null | undefined;
  isActive?: boolean | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  organizationId: string;
  projectId: string;
  reputed?: boolean | null | undefined;
  role: PartyRole;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type CreateProjectInput = {
  bondNumber?: string | null | undefined;
  claimantRole: ClaimantRole;
  completionDate?: string | null | undefined;
  contractAmount?: string | null | undefined;
  dateContract?: string | null | undefined;
  divisionId: string;
  externalId?: string | null | undefined;
  firstFurnishingDate?: string | null | undefined;
  furnishedDescription?: string | null | undefined;
  lastFurnishingDate?: string | null | undefined;
  legalDescription?: string | null | undefined;
  loanNumber?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  name: string;
  noticeOfCommencement?: NoticeOfCommencementInput | null | undefined;
  number?: string | null | undefined;
  ownerOccupied?: boolean | null | undefined;
  parcelNumber?: string | null | undefined;
  permitNumber?: string | null | undefined;
  retainagePercent?: string | null | undefined;
  sector?: ProjectSector | null | undefined;
  state?: string | null | undefined;
  status?: ProjectStatus | null | undefined;
  use?: ProjectUse | null | undefined;
};

export type CreateWaiverInput = {
  amount?: string | null | undefined;
  checkDate?: string | null | undefined;
  checkMaker?: string | null | undefined;
  checkNumber?: string | null | undefined;
  checkPayee?: string | null | undefined;
  coversAllDue?: boolean | null | undefined;
  /** Who pays the claimant; by default the party that hired it. */
  customerPartyId?: string | null | undefined;
  disputedAmount?: string | null | undefined;
  divisionId?: string | null | undefined;
  exceptions?: Array<WaiverExceptionInput> | null | undefined;
  invoiceNumber?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  organizationId: string;
  /** When the payment came in. An unconditional waiver is held until then, a conditional one takes effect by it. */
  paymentReceivedOn?: string | null | undefined;
  priorWaivers?: Array<PriorWaiverInput> | null | undefined;
  projectId: string;
  remainingDue?: string | null | undefined;
  retainageReserved?: string | null | undefined;
  signatoryName?: string | null | undefined;
  signatoryTitle?: string | null | undefined;
  /** Beside a type of conditional or unconditional. */
  stage?: WaiverStage | null | undefined;
  /** By default the state of the project or its jobsite. */
  state?: string | null | undefined;
  throughDate?: string | null | undefined;
  type: WaiverKind;
  workDescription?: string | null | undefined;
};

/** Narrows a list of Division records. */
export type DivisionFilter = {
  isActive?: boolean | null | undefined;
  organizationId?: string | null | undefined;
  search?: string | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

/** Narrows a list of Document records. */
export type DocumentFilter = {
  documentableId?: string | null | undefined;
  documentableType?: DocumentableType | null | undefined;
  isPreview?: boolean | null | undefined;
  organizationId?: string | null | undefined;
  projectId?: string | null | undefined;
  status?: DocumentStatus | null | undefined;
  type?: DocumentType | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

/** Where a document stands. */
export type DocumentStatus =
  | 'COMPLETED'
  | 'FAILED'
  | 'PROCESSING'
  | 'REVERTED';

/** What a document is. */
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

/** The kind of record a document is made from. */
export type DocumentableType =
  | 'ESCALATION'
  | 'NOTICE'
  | 'PAY_APPLICATION'
  | 'WAIVER';

/** The collections whose records take metadata entries. */
export type EntityType =
  | 'CONTACTS'
  | 'DIVISIONS'
  | 'DOCUMENTS'
  | 'ESCALATIONS'
  | 'JOBSITES'
  | 'NOTICES'
  | 'ORGANIZATIONS'
  | 'PARTIES'
  | 'PROJECTS'
  | 'WAIVERS';

/** Narrows a list of Escalation records. */
export type EscalationFilter = {
  organizationId?: string | null | undefined;
  projectId?: string | null | undefined;
  state?: string | null | undefined;
  status?: EscalationStatus | null | undefined;
  type?: EscalationType | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

/** Where an escalation stands. */
export type EscalationStatus =
  | 'CANCELLED'
  | 'DRAFT'
  | 'FILED'
  | 'RESOLVED'
  | 'SENT';

/** What an escalation is. */
export type EscalationType =
  | 'BOND_CLAIM'
  | 'DEMAND_LETTER'
  | 'LAWSUIT'
  | 'LIEN_FILING';

/** What to render, from which record. */
export type GenerateDocumentInput = {
  documentableId: string;
  documentableType: DocumentableType;
  organizationId: string;
  /** Renders a draft without persisting or charging. */
  preview?: boolean | null | undefined;
  /** Chooses the template; by default the record’s state. */
  state?: string | null | undefined;
  type: DocumentType;
};

/** Narrows a list of Jobsite records. */
export type JobsiteFilter = {
  isPrimary?: boolean | null | undefined;
  organizationId?: string | null | undefined;
  projectId?: string | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

/** Names a metadata entry. */
export type MetadataKeyInput = {
  entityId: string;
  entityType: EntityType;
  key: string;
};

/** How the value of a metadata entry is cast. */
export type MetadataType =
  | 'BOOLEAN'
  | 'INTEGER'
  | 'JSON'
  | 'STRING';

export type NotaryInput = {
  commissionNumber?: string | null | undefined;
  county: string;
  expiresOn?: string | null | undefined;
  mode: NotaryMode;
  name: string;
  state: string;
};

/** How the signer appeared before the notary. */
export type NotaryMode =
  | 'IN_PERSON'
  | 'REMOTE_ONLINE';

/** Narrows a list of Notice records. */
export type NoticeFilter = {
  divisionId?: string | null | undefined;
  organizationId?: string | null | undefined;
  projectId?: string | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  status?: NoticeStatus | null | undefined;
  type?: NoticeType | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

export type NoticeOfCommencementInput = {
  instrument?: string | null | undefined;
  recordedOn?: string | null | undefined;
};

/** Where a notice stands. */
export type NoticeStatus =
  | 'COMPLETED'
  | 'DRAFT'
  | 'GENERATED'
  | 'ORDERED'
  | 'RECORDED'
  | 'RELEASED'
  | 'SERVED'
  | 'VOID';

/** What a notice is. */
export type NoticeType =
  | 'BOND_CLAIM'
  | 'LIEN'
  | 'PRELIMINARY'
  | 'STOP_PAYMENT';

/** Narrows a list of Organization records. */
export type OrganizationFilter = {
  isActive?: boolean | null | undefined;
  kind?: OrganizationKind | null | undefined;
  search?: string | null | undefined;
  type?: OrganizationType | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

/** What an organization does. */
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

/** Narrows a list of Party records. */
export type PartyFilter = {
  isActive?: boolean | null | undefined;
  isClaimant?: boolean | null | undefined;
  organizationId?: string | null | undefined;
  projectId?: string | null | undefined;
  role?: PartyRole | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

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

export type PriorWaiverInput = {
  amount?: string | null | undefined;
  date: string;
};

/** Narrows a list of Project records. */
export type ProjectFilter = {
  claimantRole?: ClaimantRole | null | undefined;
  divisionId?: string | null | undefined;
  externalId?: string | null | undefined;
  organizationId?: string | null | undefined;
  search?: string | null | undefined;
  sector?: ProjectSector | null | undefined;
  state?: string | null | undefined;
  status?: ProjectStatus | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

/** Whose work it is: private, a state or local public entity’s, or federal. */
export type ProjectSector =
  | 'FEDERAL'
  | 'PRIVATE'
  | 'PUBLIC';

/** Where a project stands. */
export type ProjectStatus =
  | 'ACTIVE'
  | 'ARCHIVED'
  | 'COMPLETED';

/** What is being built. */
export type ProjectUse =
  | 'COMMERCIAL'
  | 'INDUSTRIAL'
  | 'INFRASTRUCTURE'
  | 'MIXED'
  | 'RESIDENTIAL';

/** Names the record of a verb that needs nothing else. */
export type RecordInput = {
  id: string;
};

/** Creates the metadata entry of a key, or replaces it. */
export type SetMetadataInput = {
  entityId: string;
  entityType: EntityType;
  key: string;
  /** Inferred from the value when left out. */
  type?: MetadataType | null | undefined;
  value: unknown;
};

/** Signs the current document of a waiver. */
export type SignWaiverInput = {
  /** The signer agrees to sign electronically. */
  consent: boolean;
  id: string;
  /** What was drawn or uploaded: an 8-bit PNG in base64, with or without a data URL’s head. */
  image?: string | null | undefined;
  method: SignatureMethod;
  /** Where the form is signed before a notary. */
  notary?: NotaryInput | null | undefined;
  /** By default the signatory of the waiver. */
  signatoryName?: string | null | undefined;
  signatoryTitle?: string | null | undefined;
};

/** How a signature was made. */
export type SignatureMethod =
  | 'DRAWN'
  | 'TYPED'
  | 'UPLOADED';

/** Moves an escalation to another status. */
export type TransitionEscalationInput = {
  id: string;
  status: EscalationStatus;
};

/** Moves a notice to another status. */
export type TransitionNoticeInput = {
  id: string;
  status: NoticeStatus;
};

/** Moves a waiver to another status. */
export type TransitionWaiverInput = {
  id: string;
  /** To take effect or be released: when the payment came, unless that is recorded. */
  paymentReceivedOn?: string | null | undefined;
  status: WaiverStatus;
  statusReason?: string | null | undefined;
};

export type UpdateContactInput = {
  divisionId?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  phone?: string | null | undefined;
  title?: string | null | undefined;
  type?: ContactType | null | undefined;
};

export type UpdateDivisionInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  code?: string | null | undefined;
  countryCode?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  licenseNumber?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  zipPlus4?: string | null | undefined;
};

/** A partial update; an escalation is edited as long as it is a draft. */
export type UpdateEscalationInput = {
  claimAmount?: string | null | undefined;
  deadlineDate?: string | null | undefined;
  description?: string | null | undefined;
  /** The project’s division; another one is refused. */
  divisionId?: string | null | undefined;
  escalationDate?: string | null | undefined;
  id: string;
  metadata?: Record<string, unknown> | null | undefined;
  /** A notice on the same project. */
  noticeId?: string | null | undefined;
  state?: string | null | undefined;
  type?: EscalationType | null | undefined;
};

export type UpdateJobsiteInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  countryCode?: string | null | undefined;
  county?: string | null | undefined;
  id: string;
  isPrimary?: boolean | null | undefined;
  latitude?: number | null | undefined;
  legalDescription?: string | null | undefined;
  longitude?: number | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  name?: string | null | undefined;
  parcelNumber?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type UpdateNoticeInput = {
  claimAmount?: string | null | undefined;
  deadlineDate?: string | null | undefined;
  description?: string | null | undefined;
  divisionId?: string | null | undefined;
  firstFurnishingDate?: string | null | undefined;
  id: string;
  lastFurnishingDate?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  noticeDate?: string | null | undefined;
  originalClaimAmount?: string | null | undefined;
  state?: string | null | undefined;
  type?: NoticeType | null | undefined;
};

export type UpdateOrganizationInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  code?: string | null | undefined;
  countryCode?: string | null | undefined;
  county?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  kind?: OrganizationKind | null | undefined;
  legalName?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  website?: string | null | undefined;
  zip?: string | null | undefined;
};

export type UpdatePartyInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  attention?: string | null | undefined;
  city?: string | null | undefined;
  contractNumber?: string | null | undefined;
  hiredByPartyId?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  organizationId?: string | null | undefined;
  reputed?: boolean | null | undefined;
  role?: PartyRole | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type UpdateProjectInput = {
  bondNumber?: string | null | undefined;
  claimantRole?: ClaimantRole | null | undefined;
  completionDate?: string | null | undefined;
  contractAmount?: string | null | undefined;
  dateContract?: string | null | undefined;
  divisionId?: string | null | undefined;
  externalId?: string | null | undefined;
  firstFurnishingDate?: string | null | undefined;
  furnishedDescription?: string | null | undefined;
  id: string;
  lastFurnishingDate?: string | null | undefined;
  legalDescription?: string | null | undefined;
  loanNumber?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  name?: string | null | undefined;
  noticeOfCommencement?: NoticeOfCommencementInput | null | undefined;
  number?: string | null | undefined;
  ownerOccupied?: boolean | null | undefined;
  parcelNumber?: string | null | undefined;
  permitNumber?: string | null | undefined;
  retainagePercent?: string | null | undefined;
  sector?: ProjectSector | null | undefined;
  state?: string | null | undefined;
  status?: ProjectStatus | null | undefined;
  use?: ProjectUse | null | undefined;
};

export type UpdateWaiverInput = {
  amount?: string | null | undefined;
  checkDate?: string | null | undefined;
  checkMaker?: string | null | undefined;
  checkNumber?: string | null | undefined;
  checkPayee?: string | null | undefined;
  coversAllDue?: boolean | null | undefined;
  /** Who pays the claimant; by default the party that hired it. */
  customerPartyId?: string | null | undefined;
  disputedAmount?: string | null | undefined;
  divisionId?: string | null | undefined;
  exceptions?: Array<WaiverExceptionInput> | null | undefined;
  id: string;
  invoiceNumber?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
  /** When the payment came in. An unconditional waiver is held until then, a conditional one takes effect by it. */
  paymentReceivedOn?: string | null | undefined;
  priorWaivers?: Array<PriorWaiverInput> | null | undefined;
  remainingDue?: string | null | undefined;
  retainageReserved?: string | null | undefined;
  signatoryName?: string | null | undefined;
  signatoryTitle?: string | null | undefined;
  stage?: WaiverStage | null | undefined;
  state?: string | null | undefined;
  throughDate?: string | null | undefined;
  type?: WaiverKind | null | undefined;
  workDescription?: string | null | undefined;
};

export type WaiverExceptionInput = {
  amount?: string | null | undefined;
  date?: string | null | undefined;
  kind: WaiverExceptionKind;
  text?: string | null | undefined;
};

/** What a waiver leaves out. */
export type WaiverExceptionKind =
  | 'DISPUTED'
  | 'EXTRAS'
  | 'OTHER'
  | 'PRIOR_WAIVER'
  | 'RETENTION';

/** Narrows a list of Waiver records. */
export type WaiverFilter = {
  customerPartyId?: string | null | undefined;
  divisionId?: string | null | undefined;
  organizationId?: string | null | undefined;
  projectId?: string | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  status?: WaiverStatus | null | undefined;
  type?: WaiverType | null | undefined;
  /** Only records changed at or after this time; deleted ones are included. */
  updatedSince?: string | null | undefined;
};

/** The type of a waiver as requests may name it: in one word, or as conditional or unconditional with a stage. */
export type WaiverKind =
  | 'CONDITIONAL'
  | 'CONDITIONAL_FINAL'
  | 'CONDITIONAL_PROGRESS'
  | 'UNCONDITIONAL'
  | 'UNCONDITIONAL_FINAL'
  | 'UNCONDITIONAL_PROGRESS';

/** Whether a signed unconditional waiver waits for the payment or was handed over. */
export type WaiverReleaseState =
  | 'HELD'
  | 'RELEASED';

/** Whether a waiver is for a progress payment or for the final one. */
export type WaiverStage =
  | 'FINAL'
  | 'PROGRESS';

/** Where a waiver stands. */
export type WaiverStatus =
  | 'DECLINED'
  | 'DRAFT'
  | 'EFFECTIVE'
  | 'GENERATED'
  | 'RELEASED'
  | 'SENT'
  | 'SIGNED'
  | 'VOID';

/** What a waiver gives up, and when. */
export type WaiverType =
  | 'CONDITIONAL_FINAL'
  | 'CONDITIONAL_PROGRESS'
  | 'UNCONDITIONAL_FINAL'
  | 'UNCONDITIONAL_PROGRESS';

export type AuditEntryFieldsFragment = { id: string, organizationId: string, userId: string | null, action: AuditAction, auditableType: string, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown>, ipAddress: string, userAgent: string, createdAt: string, updatedAt: string, auditable_id: number, auditable_uuid: string };

export type ListAuditEntriesQueryVariables = Exact<{
  filter?: AuditEntryFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type ListAuditEntriesQuery = { auditEntries: { totalCount: number, nodes: Array<{ id: string, organizationId: string, userId: string | null, action: AuditAction, auditableType: string, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown>, ipAddress: string, userAgent: string, createdAt: string, updatedAt: string, auditable_id: number, auditable_uuid: string }> } };

export type ShowAuditEntryQueryVariables = Exact<{
  id: string;
}>;


export type ShowAuditEntryQuery = { auditEntry: { id: string, organizationId: string, userId: string | null, action: AuditAction, auditableType: string, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown>, ipAddress: string, userAgent: string, createdAt: string, updatedAt: string, auditable_id: number, auditable_uuid: string } };

export type ContactFieldsFragment = { id: string, organizationId: string, divisionId: string | null, firstName: string, lastName: string, email: string | null, phone: string | null, title: string | null, type: ContactType | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListContactsQueryVariables = Exact<{
  filter?: ContactFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListContactsQuery = { contacts: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, divisionId: string | null, firstName: string, lastName: string, email: string | null, phone: string | null, title: string | null, type: ContactType | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowContactQueryVariables = Exact<{
  id: string;
}>;


export type ShowContactQuery = { contact: { id: string, organizationId: string, divisionId: string | null, firstName: string, lastName: string, email: string | null, phone: string | null, title: string | null, type: ContactType | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { id: string, organizationId: string, divisionId: string | null, firstName: string, lastName: string, email: string | null, phone: string | null, title: string | null, type: ContactType | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateContactMutationVariables = Exact<{
  input: UpdateContactInput;
}>;


export type UpdateContactMutation = { updateContact: { id: string, organizationId: string, divisionId: string | null, firstName: string, lastName: string, email: string | null, phone: string | null, title: string | null, type: ContactType | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteContactMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteContactMutation = { deleteContact: { id: string } };

export type DivisionFieldsFragment = { id: string, organizationId: string, name: string, code: string | null, description: string | null, addressLine1: string, addressLine2: string | null, city: string, state: string, zip: string, zipPlus4: string | null, countryCode: string | null, phone: string | null, email: string | null, licenseNumber: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListDivisionsQueryVariables = Exact<{
  filter?: DivisionFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListDivisionsQuery = { divisions: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, name: string, code: string | null, description: string | null, addressLine1: string, addressLine2: string | null, city: string, state: string, zip: string, zipPlus4: string | null, countryCode: string | null, phone: string | null, email: string | null, licenseNumber: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowDivisionQueryVariables = Exact<{
  id: string;
}>;


export type ShowDivisionQuery = { division: { id: string, organizationId: string, name: string, code: string | null, description: string | null, addressLine1: string, addressLine2: string | null, city: string, state: string, zip: string, zipPlus4: string | null, countryCode: string | null, phone: string | null, email: string | null, licenseNumber: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type CreateDivisionMutationVariables = Exact<{
  input: CreateDivisionInput;
}>;


export type CreateDivisionMutation = { createDivision: { id: string, organizationId: string, name: string, code: string | null, description: string | null, addressLine1: string, addressLine2: string | null, city: string, state: string, zip: string, zipPlus4: string | null, countryCode: string | null, phone: string | null, email: string | null, licenseNumber: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateDivisionMutationVariables = Exact<{
  input: UpdateDivisionInput;
}>;


export type UpdateDivisionMutation = { updateDivision: { id: string, organizationId: string, name: string, code: string | null, description: string | null, addressLine1: string, addressLine2: string | null, city: string, state: string, zip: string, zipPlus4: string | null, countryCode: string | null, phone: string | null, email: string | null, licenseNumber: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteDivisionMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteDivisionMutation = { deleteDivision: { id: string } };

export type DocumentFieldsFragment = { id: string, organizationId: string, projectId: string, divisionId: string, documentableType: DocumentableType, documentableId: string, type: DocumentType, template: string, state: string | null, status: DocumentStatus, isPreview: boolean, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, expiresAt: string | null, revertedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListDocumentsQueryVariables = Exact<{
  filter?: DocumentFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListDocumentsQuery = { documents: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, divisionId: string, documentableType: DocumentableType, documentableId: string, type: DocumentType, template: string, state: string | null, status: DocumentStatus, isPreview: boolean, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, expiresAt: string | null, revertedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowDocumentQueryVariables = Exact<{
  id: string;
}>;


export type ShowDocumentQuery = { document: { id: string, organizationId: string, projectId: string, divisionId: string, documentableType: DocumentableType, documentableId: string, type: DocumentType, template: string, state: string | null, status: DocumentStatus, isPreview: boolean, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, expiresAt: string | null, revertedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type GenerateDocumentMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type GenerateDocumentMutation = { generateDocument: { id: string, organizationId: string, projectId: string, divisionId: string, documentableType: DocumentableType, documentableId: string, type: DocumentType, template: string, state: string | null, status: DocumentStatus, isPreview: boolean, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, expiresAt: string | null, revertedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type RevertDocumentMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RevertDocumentMutation = { revertDocument: { id: string } };

export type DownloadDocumentQueryVariables = Exact<{
  id: string;
}>;


export type DownloadDocumentQuery = { document: { id: string, fileName: string, fileSize: number, mimeType: string, sha256: string, expiresAt: string | null } };

export type EntityMetadataFieldsFragment = { key: string, value: unknown, type: MetadataType };

export type ListMetadataQueryVariables = Exact<{
  entityType: EntityType;
  entityId: string;
}>;


export type ListMetadataQuery = { metadataEntries: Array<{ key: string, value: unknown, type: MetadataType }> };

export type ShowMetadataQueryVariables = Exact<{
  entityType: EntityType;
  entityId: string;
  key: string;
}>;


export type ShowMetadataQuery = { metadataEntry: { key: string, value: unknown, type: MetadataType } };

export type SetMetadataMutationVariables = Exact<{
  input: SetMetadataInput;
}>;


export type SetMetadataMutation = { setMetadata: { key: string, value: unknown, type: MetadataType } };

export type DeleteMetadataMutationVariables = Exact<{
  input: MetadataKeyInput;
}>;


export type DeleteMetadataMutation = { deleteMetadata: { key: string } };

export type EscalationFieldsFragment = { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListEscalationsQueryVariables = Exact<{
  filter?: EscalationFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListEscalationsQuery = { escalations: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowEscalationQueryVariables = Exact<{
  id: string;
}>;


export type ShowEscalationQuery = { escalation: { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type CreateEscalationMutationVariables = Exact<{
  input: CreateEscalationInput;
}>;


export type CreateEscalationMutation = { createEscalation: { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateEscalationMutationVariables = Exact<{
  input: UpdateEscalationInput;
}>;


export type UpdateEscalationMutation = { updateEscalation: { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteEscalationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteEscalationMutation = { deleteEscalation: { id: string } };

export type TransitionEscalationMutationVariables = Exact<{
  input: TransitionEscalationInput;
}>;


export type TransitionEscalationMutation = { transitionEscalation: { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type JobsiteFieldsFragment = { id: string, organizationId: string, projectId: string, name: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, county: string | null, state: string | null, zip: string | null, countryCode: string, parcelNumber: string | null, legalDescription: string | null, latitude: number | null, longitude: number | null, isPrimary: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListJobsitesQueryVariables = Exact<{
  filter?: JobsiteFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListJobsitesQuery = { jobsites: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, name: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, county: string | null, state: string | null, zip: string | null, countryCode: string, parcelNumber: string | null, legalDescription: string | null, latitude: number | null, longitude: number | null, isPrimary: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowJobsiteQueryVariables = Exact<{
  id: string;
}>;


export type ShowJobsiteQuery = { jobsite: { id: string, organizationId: string, projectId: string, name: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, county: string | null, state: string | null, zip: string | null, countryCode: string, parcelNumber: string | null, legalDescription: string | null, latitude: number | null, longitude: number | null, isPrimary: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type CreateJobsiteMutationVariables = Exact<{
  input: CreateJobsiteInput;
}>;


export type CreateJobsiteMutation = { createJobsite: { id: string, organizationId: string, projectId: string, name: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, county: string | null, state: string | null, zip: string | null, countryCode: string, parcelNumber: string | null, legalDescription: string | null, latitude: number | null, longitude: number | null, isPrimary: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateJobsiteMutationVariables = Exact<{
  input: UpdateJobsiteInput;
}>;


export type UpdateJobsiteMutation = { updateJobsite: { id: string, organizationId: string, projectId: string, name: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, county: string | null, state: string | null, zip: string | null, countryCode: string, parcelNumber: string | null, legalDescription: string | null, latitude: number | null, longitude: number | null, isPrimary: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteJobsiteMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteJobsiteMutation = { deleteJobsite: { id: string } };

export type NoticeFieldsFragment = { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListNoticesQueryVariables = Exact<{
  filter?: NoticeFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListNoticesQuery = { notices: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowNoticeQueryVariables = Exact<{
  id: string;
}>;


export type ShowNoticeQuery = { notice: { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type CreateNoticeMutationVariables = Exact<{
  input: CreateNoticeInput;
}>;


export type CreateNoticeMutation = { createNotice: { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateNoticeMutationVariables = Exact<{
  input: UpdateNoticeInput;
}>;


export type UpdateNoticeMutation = { updateNotice: { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteNoticeMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteNoticeMutation = { deleteNotice: { id: string } };

export type TransitionNoticeMutationVariables = Exact<{
  input: TransitionNoticeInput;
}>;


export type TransitionNoticeMutation = { transitionNotice: { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type OrganizationFieldsFragment = { id: string, type: OrganizationType, name: string, legalName: string | null, code: string, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListOrganizationsQueryVariables = Exact<{
  filter?: OrganizationFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListOrganizationsQuery = { organizations: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, type: OrganizationType, name: string, legalName: string | null, code: string, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowOrganizationQueryVariables = Exact<{
  id: string;
}>;


export type ShowOrganizationQuery = { organization: { id: string, type: OrganizationType, name: string, legalName: string | null, code: string, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type CreateOrganizationMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateOrganizationMutation = { createOrganization: { id: string, type: OrganizationType, name: string, legalName: string | null, code: string, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateOrganizationMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { id: string, type: OrganizationType, name: string, legalName: string | null, code: string, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteOrganizationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteOrganizationMutation = { deleteOrganization: { id: string } };

export type PartyFieldsFragment = { id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListPartiesQueryVariables = Exact<{
  filter?: PartyFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListPartiesQuery = { parties: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowPartyQueryVariables = Exact<{
  id: string;
}>;


export type ShowPartyQuery = { party: { id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type CreatePartyMutationVariables = Exact<{
  input: CreatePartyInput;
}>;


export type CreatePartyMutation = { createParty: { id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdatePartyMutationVariables = Exact<{
  input: UpdatePartyInput;
}>;


export type UpdatePartyMutation = { updateParty: { id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeletePartyMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeletePartyMutation = { deleteParty: { id: string } };

export type ProjectFieldsFragment = { id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null };

export type ListProjectsQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListProjectsQuery = { projects: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null }> } };

export type ShowProjectQueryVariables = Exact<{
  id: string;
}>;


export type ShowProjectQuery = { project: { id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null } };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null } };

export type UpdateProjectMutationVariables = Exact<{
  input: UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null } };

export type DeleteProjectMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteProjectMutation = { deleteProject: { id: string } };

export type WaiverFieldsFragment = { id: string, organizationId: string, projectId: string, divisionId: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, throughDate: string | null, amount: string | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, signature: { method: SignatureMethod, ip: string, userAgent: string, consentedAt: string, documentSha256: string } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null };

export type ListWaiversQueryVariables = Exact<{
  filter?: WaiverFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListWaiversQuery = { waivers: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, divisionId: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, throughDate: string | null, amount: string | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, signature: { method: SignatureMethod, ip: string, userAgent: string, consentedAt: string, documentSha256: string } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null }> } };

export type ShowWaiverQueryVariables = Exact<{
  id: string;
}>;


export type ShowWaiverQuery = { waiver: { id: string, organizationId: string, projectId: string, divisionId: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, throughDate: string | null, amount: string | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, signature: { method: SignatureMethod, ip: string, userAgent: string, consentedAt: string, documentSha256: string } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null } };

export type CreateWaiverMutationVariables = Exact<{
  input: CreateWaiverInput;
}>;


export type CreateWaiverMutation = { createWaiver: { id: string, organizationId: string, projectId: string, divisionId: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, throughDate: string | null, amount: string | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, signature: { method: SignatureMethod, ip: string, userAgent: string, consentedAt: string, documentSha256: string } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null } };

export type UpdateWaiverMutationVariables = Exact<{
  input: UpdateWaiverInput;
}>;


export type UpdateWaiverMutation = { updateWaiver: { id: string, organizationId: string, projectId: string, divisionId: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, throughDate: string | null, amount: string | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, signature: { method: SignatureMethod, ip: string, userAgent: string, consentedAt: string, documentSha256: string } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null } };

export type DeleteWaiverMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteWaiverMutation = { deleteWaiver: { id: string } };

export type TransitionWaiverMutationVariables = Exact<{
  input: TransitionWaiverInput;
}>;


export type TransitionWaiverMutation = { transitionWaiver: { id: string, organizationId: string, projectId: string, divisionId: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, throughDate: string | null, amount: string | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, signature: { method: SignatureMethod, ip: string, userAgent: string, consentedAt: string, documentSha256: string } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null } };

export type SignWaiverMutationVariables = Exact<{
  input: SignWaiverInput;
}>;


export type SignWaiverMutation = { signWaiver: { id: string, organizationId: string, projectId: string, divisionId: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, throughDate: string | null, amount: string | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, signature: { method: SignatureMethod, ip: string, userAgent: string, consentedAt: string, documentSha256: string } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null } };

export const AuditEntryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"auditableType"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_id"},"name":{"kind":"Name","value":"auditableSerial"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_uuid"},"name":{"kind":"Name","value":"auditableId"}},{"kind":"Field","name":{"kind":"Name","value":"oldValues"}},{"kind":"Field","name":{"kind":"Name","value":"newValues"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AuditEntryFieldsFragment, unknown>;
export const ContactFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ContactFieldsFragment, unknown>;
export const DivisionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DivisionFieldsFragment, unknown>;
export const DocumentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DocumentFieldsFragment, unknown>;
export const EntityMetadataFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityMetadataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityMetadata"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<EntityMetadataFieldsFragment, unknown>;
export const EscalationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EscalationFieldsFragment, unknown>;
export const JobsiteFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<JobsiteFieldsFragment, unknown>;
export const NoticeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<NoticeFieldsFragment, unknown>;
export const OrganizationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OrganizationFieldsFragment, unknown>;
export const PartyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PartyFieldsFragment, unknown>;
export const ProjectFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ProjectFieldsFragment, unknown>;
export const WaiverFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WaiverFieldsFragment, unknown>;
export const ListAuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEntryFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"auditableType"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_id"},"name":{"kind":"Name","value":"auditableSerial"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_uuid"},"name":{"kind":"Name","value":"auditableId"}},{"kind":"Field","name":{"kind":"Name","value":"oldValues"}},{"kind":"Field","name":{"kind":"Name","value":"newValues"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListAuditEntriesQuery, ListAuditEntriesQueryVariables>;
export const ShowAuditEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowAuditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEntryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"auditableType"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_id"},"name":{"kind":"Name","value":"auditableSerial"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_uuid"},"name":{"kind":"Name","value":"auditableId"}},{"kind":"Field","name":{"kind":"Name","value":"oldValues"}},{"kind":"Field","name":{"kind":"Name","value":"newValues"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowAuditEntryQuery, ShowAuditEntryQueryVariables>;
export const ListContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListContactsQuery, ListContactsQueryVariables>;
export const ShowContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowContactQuery, ShowContactQueryVariables>;
export const CreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateContactMutation, CreateContactMutationVariables>;
export const UpdateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateContactMutation, UpdateContactMutationVariables>;
export const DeleteContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteContactMutation, DeleteContactMutationVariables>;
export const ListDivisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDivisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DivisionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"divisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DivisionFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListDivisionsQuery, ListDivisionsQueryVariables>;
export const ShowDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DivisionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowDivisionQuery, ShowDivisionQueryVariables>;
export const CreateDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDivisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DivisionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateDivisionMutation, CreateDivisionMutationVariables>;
export const UpdateDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDivisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DivisionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateDivisionMutation, UpdateDivisionMutationVariables>;
export const DeleteDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteDivisionMutation, DeleteDivisionMutationVariables>;
export const ListDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListDocumentsQuery, ListDocumentsQueryVariables>;
export const ShowDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowDocumentQuery, ShowDocumentQueryVariables>;
export const GenerateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<GenerateDocumentMutation, GenerateDocumentMutationVariables>;
export const RevertDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevertDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevertDocumentMutation, RevertDocumentMutationVariables>;
export const DownloadDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<DownloadDocumentQuery, DownloadDocumentQueryVariables>;
export const ListMetadataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metadataEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntityMetadataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityMetadataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityMetadata"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<ListMetadataQuery, ListMetadataQueryVariables>;
export const ShowMetadataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metadataEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntityMetadataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityMetadataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityMetadata"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<ShowMetadataQuery, ShowMetadataQueryVariables>;
export const SetMetadataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMetadataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMetadata"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntityMetadataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityMetadataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityMetadata"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<SetMetadataMutation, SetMetadataMutationVariables>;
export const DeleteMetadataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MetadataKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMetadata"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<DeleteMetadataMutation, DeleteMetadataMutationVariables>;
export const ListEscalationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListEscalations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EscalationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"escalations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListEscalationsQuery, ListEscalationsQueryVariables>;
export const ShowEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"escalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowEscalationQuery, ShowEscalationQueryVariables>;
export const CreateEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEscalationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateEscalationMutation, CreateEscalationMutationVariables>;
export const UpdateEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEscalationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateEscalationMutation, UpdateEscalationMutationVariables>;
export const DeleteEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteEscalationMutation, DeleteEscalationMutationVariables>;
export const TransitionEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransitionEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionEscalationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transitionEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TransitionEscalationMutation, TransitionEscalationMutationVariables>;
export const ListJobsitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListJobsites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsiteFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsiteFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListJobsitesQuery, ListJobsitesQueryVariables>;
export const ShowJobsiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowJobsite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsiteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowJobsiteQuery, ShowJobsiteQueryVariables>;
export const CreateJobsiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJobsite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateJobsiteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJobsite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsiteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateJobsiteMutation, CreateJobsiteMutationVariables>;
export const UpdateJobsiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJobsite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobsiteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobsite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsiteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateJobsiteMutation, UpdateJobsiteMutationVariables>;
export const DeleteJobsiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteJobsite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJobsite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteJobsiteMutation, DeleteJobsiteMutationVariables>;
export const ListNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListNoticesQuery, ListNoticesQueryVariables>;
export const ShowNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowNoticeQuery, ShowNoticeQueryVariables>;
export const CreateNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateNoticeMutation, CreateNoticeMutationVariables>;
export const UpdateNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateNoticeMutation, UpdateNoticeMutationVariables>;
export const DeleteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const TransitionNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransitionNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transitionNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TransitionNoticeMutation, TransitionNoticeMutationVariables>;
export const ListOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListOrganizations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListOrganizationsQuery, ListOrganizationsQueryVariables>;
export const ShowOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowOrganizationQuery, ShowOrganizationQueryVariables>;
export const CreateOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateOrganizationMutation, CreateOrganizationMutationVariables>;
export const UpdateOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>;
export const DeleteOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteOrganizationMutation, DeleteOrganizationMutationVariables>;
export const ListPartiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListParties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PartyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListPartiesQuery, ListPartiesQueryVariables>;
export const ShowPartyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowPartyQuery, ShowPartyQueryVariables>;
export const CreatePartyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePartyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreatePartyMutation, CreatePartyMutationVariables>;
export const UpdatePartyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePartyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdatePartyMutation, UpdatePartyMutationVariables>;
export const DeletePartyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePartyMutation, DeletePartyMutationVariables>;
export const ListProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListProjectsQuery, ListProjectsQueryVariables>;
export const ShowProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowProjectQuery, ShowProjectQueryVariables>;
export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const UpdateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const DeleteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const ListWaiversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWaivers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaiverFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListWaiversQuery, ListWaiversQueryVariables>;
export const ShowWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UUID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowWaiverQuery, ShowWaiverQueryVariables>;
export const CreateWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateWaiverMutation, CreateWaiverMutationVariables>;
export const UpdateWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateWaiverMutation, UpdateWaiverMutationVariables>;
export const DeleteWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteWaiverMutation, DeleteWaiverMutationVariables>;
export const TransitionWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransitionWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transitionWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TransitionWaiverMutation, TransitionWaiverMutationVariables>;
export const SignWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SignWaiverMutation, SignWaiverMutationVariables>;