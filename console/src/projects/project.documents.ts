/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An act of the claimant’s course that is done, so that its deadline needs no reminder. */
export type ActDoneInput = {
  /** The day on which it was done. */
  doneOn: string;
  /** Which of several duties of its kind it was; null: the ordinary one. */
  duty?: Duty | null | undefined;
  /** The act. */
  kind: DeadlineKind;
  /** The month of furnishing (`YYYY-MM`), where each month has its own deadline. */
  month?: string | null | undefined;
  /** For an affidavit of nonpayment: the day on which the waiver that it answers was signed. Needed where several waivers were signed. */
  waiverSignedOn?: string | null | undefined;
};

/** Facts to assume in place of those of a project. What is left out is as recorded, and null is assumed to be unknown. */
export type AssumedFactsInput = {
  /** When the work as a whole was completed. */
  completionDate?: string | null | undefined;
  /** The first day that the claimant furnished labor or material. */
  firstFurnishingDate?: string | null | undefined;
  /** The last day of unpaid work or delivery under the contract, without corrective or punch-list work. */
  lastFurnishingDate?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
};

/** The action on a record. */
export type AuditAction =
  /** The record was created. */
  | 'CREATED'
  /** The record was deleted. */
  | 'DELETED'
  /** The record was changed, or an attempt was refused. */
  | 'UPDATED';

/** The roles that can claim a lien or bond right. */
export type ClaimantRole =
  /** Manages the construction for the owner. */
  | 'CONSTRUCTION_MANAGER'
  /** An architect, engineer or surveyor. */
  | 'DESIGN_PROFESSIONAL'
  /** Rents equipment to the work. */
  | 'EQUIPMENT_LESSOR'
  /** Has the contract with the owner. */
  | 'GENERAL_CONTRACTOR'
  /** Works for wages. */
  | 'LABORER'
  /** Sells material to the work. */
  | 'MATERIAL_SUPPLIER'
  /** Hired by the general contractor. */
  | 'SUBCONTRACTOR'
  /** Hired by a subcontractor. */
  | 'SUB_SUBCONTRACTOR';

/** The place of the work. */
export type CreateJobsiteInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The county of the address. */
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
  /** The name that people know it by. */
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
  /** The city of the address. */
  city?: string | null | undefined;
  /** Three characters, printed in notice numbers. Null if the organization belongs to another account. */
  code?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The county of the address. */
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
  /** The name that people know it by. */
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
  /** The city of the address. */
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
  /** The last day of unpaid work or delivery under the contract, without corrective or punch-list work. */
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
  /** The number of homes in the building, or in the largest of several. A single-family home or a townhome counts 1. */
  units?: number | null | undefined;
  /** The use of the building. */
  use?: ProjectUse | null | undefined;
  /** Whether the owner itself signed a written contract for the claimant’s work. */
  writtenContract?: boolean | null | undefined;
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

/** What a step of the calculation of a deadline does. */
export type DeadlineStepKind =
  /** The date that the period starts from. */
  | 'ANCHOR'
  /** The end of the period. */
  | 'COUNT'
  /** The move off a weekend or holiday. */
  | 'ROLL';

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

/** A duty beside the ordinary one of its kind. */
export type Duty =
  /** A designer acts for services during construction, beside those before it. */
  | 'CONSTRUCTION_SERVICES'
  /** Give the further notice that is owed to an owner who lives in the home. */
  | 'RESIDENT_OWNER';

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

/** What homes are built or kept for, other than for their owner to live in. */
export type HomePurpose =
  /** They are built or kept to be let. */
  | 'RENT'
  /** They are built or kept to be sold. */
  | 'SALE';

/** What an account gets where a document would have warnings: the document, or a refusal. */
export type IncompleteDocuments =
  /** The document is refused, and the error lists the warnings. */
  | 'REFUSE'
  /** The document is generated, with its warnings. */
  | 'WARN';

/** How a document is mailed. */
export type MailClass =
  /** Certified mail, which the carrier tracks and the recipient signs for. */
  | 'CERTIFIED'
  /** First-class mail. */
  | 'FIRST_CLASS'
  /** Priority mail. */
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

/** A tenant account, or a directory record of a counterparty. */
export type OrganizationType =
  /** A record of a counterparty. */
  | 'DIRECTORY'
  /** An account, which has members, tokens and records. */
  | 'TENANT';

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

/** The status of a pay application. */
export type PayApplicationStatus =
  /** An amount is certified. */
  | 'APPROVED'
  /** It can still be changed. */
  | 'DRAFT'
  /** The certified amount is paid. */
  | 'PAID'
  /** A part of the certified amount is paid. */
  | 'PARTIALLY_PAID'
  /** It was rejected. */
  | 'REJECTED'
  /** It was submitted. */
  | 'SUBMITTED'
  /** It is being reviewed. */
  | 'UNDER_REVIEW'
  /** It does not count any more. */
  | 'VOID';

/** Whether the work is private, for a state or local public entity, or federal. */
export type ProjectSector =
  /** Work for the United States. */
  | 'FEDERAL'
  /** Private work. */
  | 'PRIVATE'
  /** Work for a state or a local public entity. */
  | 'PUBLIC';

/** The status of a project. */
export type ProjectStatus =
  /** The work goes on, and its deadlines are watched. */
  | 'ACTIVE'
  /** The project is put away. */
  | 'ARCHIVED'
  /** The work is complete. */
  | 'COMPLETED';

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
  /** A notice of cessation: the work stopped. */
  | 'CESSATION'
  /** A notice of completion. */
  | 'COMPLETION'
  /** A notice or certificate of substantial completion. */
  | 'SUBSTANTIAL_COMPLETION'
  /** A notice of termination, for example of a notice of commencement. */
  | 'TERMINATION';

/** The place of the work. */
export type UpdateJobsiteInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The county of the address. */
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
  /** The name that people know it by. */
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
  /** The city of the address. */
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
  /** The last day of unpaid work or delivery under the contract, without corrective or punch-list work. */
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
  /** The number of homes in the building, or in the largest of several. A single-family home or a townhome counts 1. */
  units?: number | null | undefined;
  /** The use of the building. */
  use?: ProjectUse | null | undefined;
  /** Whether the owner itself signed a written contract for the claimant’s work. */
  writtenContract?: boolean | null | undefined;
};

/** The status of a waiver. */
export type WaiverStatus =
  /** The signer declined it. */
  | 'DECLINED'
  /** It can still be changed. */
  | 'DRAFT'
  /** It has taken effect. */
  | 'EFFECTIVE'
  /** Its document is generated. */
  | 'GENERATED'
  /** It was released to the payer. */
  | 'RELEASED'
  /** It was sent to the signer. */
  | 'SENT'
  /** It is signed. */
  | 'SIGNED'
  /** It is not valid any more. */
  | 'VOID';

export type ProjectFactsFragment = { id: string, name: string, number: string | null, state: string | null, sector: ProjectSector, use: ProjectUse | null, status: ProjectStatus, claimantRole: ClaimantRole, contractAmount: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, ownerOccupied: boolean | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, bondNumber: string | null, permitNumber: string | null, parcelNumber: string | null, loanNumber: string | null, legalDescription: string | null, furnishedDescription: string | null, retainagePercent: string | null, divisionId: string, updatedAt: string, units: number | null, division: { id: string, name: string } | null, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, doneOn: string, waiverSignedOn: string | null }> };

export type CourseDeadlineFragment = { kind: DeadlineKind, duty: Duty | null, done: boolean, required: boolean | null, month: string | null, date: string | null, mailBy: string | null, fileBy: string | null, safeDate: string | null, documentName: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> };

export type ProjectCourseQueryVariables = Exact<{
  id: string;
}>;


export type ProjectCourseQuery = { project: { id: string, name: string, number: string | null, state: string | null, sector: ProjectSector, use: ProjectUse | null, status: ProjectStatus, claimantRole: ClaimantRole, contractAmount: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, ownerOccupied: boolean | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, bondNumber: string | null, permitNumber: string | null, parcelNumber: string | null, loanNumber: string | null, legalDescription: string | null, furnishedDescription: string | null, retainagePercent: string | null, divisionId: string, updatedAt: string, units: number | null, notices: { nodes: Array<{ id: string, type: NoticeType, duty: Duty | null, noticeNumber: string, status: NoticeStatus }> }, deadlines: Array<{ kind: DeadlineKind, duty: Duty | null, done: boolean, required: boolean | null, month: string | null, date: string | null, mailBy: string | null, fileBy: string | null, safeDate: string | null, documentName: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }>, division: { id: string, name: string } | null, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, doneOn: string, waiverSignedOn: string | null }> } };

export type AssumedCourseQueryVariables = Exact<{
  id: string;
  assuming: AssumedFactsInput;
}>;


export type AssumedCourseQuery = { projectDeadlines: Array<{ kind: DeadlineKind, duty: Duty | null, done: boolean, required: boolean | null, month: string | null, date: string | null, mailBy: string | null, fileBy: string | null, safeDate: string | null, documentName: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }> };

export type ProjectPeopleQueryVariables = Exact<{
  id: string;
}>;


export type ProjectPeopleQuery = { project: { id: string, state: string | null, parties: { nodes: Array<{ id: string, role: PartyRole, isClaimant: boolean, isActive: boolean, reputed: boolean, hiredByPartyId: string | null, attention: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, updatedAt: string, organization: { id: string, name: string, addressLine1: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null } | null }> }, jobsites: { nodes: Array<{ id: string, name: string | null, isPrimary: boolean, addressLine1: string | null, addressLine2: string | null, city: string | null, county: string | null, state: string | null, zip: string | null, parcelNumber: string | null, legalDescription: string | null, updatedAt: string }> } } };

export type ProjectDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type ProjectDocumentsQuery = { project: { id: string, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }>, inferred: Array<{ field: string, value: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> }> }, orders: { nodes: Array<{ id: string, orderType: OrderType, documentId: string, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, recipient: { name: string, city: string, state: string | null } }> }, notices: { nodes: Array<{ id: string, noticeNumber: string, typeLabel: string, status: NoticeStatus, deadlineDate: string | null, servedAt: string | null, deadlineRule: { safeDate: string | null } }> }, waivers: { nodes: Array<{ id: string, typeLabel: string, status: WaiverStatus, amount: string | null, throughDate: string | null }> }, payApplications: { nodes: Array<{ id: string, applicationNumber: number, periodTo: string, status: PayApplicationStatus, certifiedAmount: string | null }> }, escalations: { nodes: Array<{ id: string, typeLabel: string, status: EscalationStatus, claimAmount: string | null, deadlineDate: string | null }> } } };

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
    duty
    month
    doneOn
    waiverSignedOn
  }
}
    `, {"fragmentName":"ProjectFacts"}) as unknown as TypedDocumentString<ProjectFactsFragment, unknown>;
export const CourseDeadlineFragmentDoc = new TypedDocumentString(`
    fragment CourseDeadline on ProjectDeadline {
  kind
  duty
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
    `, {"fragmentName":"CourseDeadline"}) as unknown as TypedDocumentString<CourseDeadlineFragment, unknown>;
export const ProjectCourseDocument = new TypedDocumentString(`
    query ProjectCourse($id: ID!) {
  project(id: $id) {
    ...ProjectFacts
    notices(first: 100) {
      nodes {
        id
        type
        duty
        noticeNumber
        status
      }
    }
    deadlines {
      ...CourseDeadline
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
    duty
    month
    doneOn
    waiverSignedOn
  }
}
fragment CourseDeadline on ProjectDeadline {
  kind
  duty
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
}`) as unknown as TypedDocumentString<ProjectCourseQuery, ProjectCourseQueryVariables>;
export const AssumedCourseDocument = new TypedDocumentString(`
    query AssumedCourse($id: ID!, $assuming: AssumedFactsInput!) {
  projectDeadlines(id: $id, assuming: $assuming) {
    ...CourseDeadline
  }
}
    fragment CourseDeadline on ProjectDeadline {
  kind
  duty
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
}`) as unknown as TypedDocumentString<AssumedCourseQuery, AssumedCourseQueryVariables>;
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
    orders(first: 100) {
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