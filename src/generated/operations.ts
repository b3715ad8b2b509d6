/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether records are those of the sandbox or live ones. */
export type AccountMode =
  /** Live records: mail is sent, and credits are real. */
  | 'LIVE'
  /** Records of the sandbox, where nothing leaves the service. */
  | 'SANDBOX';

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

/** Adds a file to a record, as bytes or as an existing document. Documents generated from then on append it. */
export type AddExhibitInput = {
  /** The bytes of a PDF, JPEG or PNG in base64, up to 10 MB. Required without `document_id`. */
  contentBase64?: string | null | undefined;
  /** A completed document of the account, in place of bytes. */
  documentId?: string | null | undefined;
  /** The record that the document is generated from. */
  documentableId: string;
  /** The type of the record that the document is generated from. */
  documentableType: DocumentableType;
  /** Required with `content_base64`; ends in .pdf, .jpg, .jpeg or .png. */
  fileName?: string | null | undefined;
  /** `other` by default. */
  kind?: ExhibitKind | null | undefined;
  /** Printed on its slip sheet and in the text of the document. */
  title: string;
};

/** Why a notice was amended. */
export type AmendmentReason =
  /** The claimed amount changed. */
  | 'AMOUNT_CHANGED'
  /** Another reason. */
  | 'OTHER'
  /** A party was missing or wrong. */
  | 'PARTY_CORRECTION'
  /** The scope of the work changed. */
  | 'SCOPE_CHANGED';

/** Filters the request log. */
export type ApiRequestFilter = {
  /** The code of the error, such as `VALIDATION_FAILED`. */
  errorCode?: string | null | undefined;
  /** Whether the request has an error code. GraphQL requests may fail with status 200. */
  failed?: boolean | null | undefined;
  /** Only the request with this id. */
  id?: string | null | undefined;
  /** True: only requests in a session. False: only requests with a token. */
  inSession?: boolean | null | undefined;
  /** The HTTP method. */
  method?: string | null | undefined;
  /** The name of the GraphQL operation. */
  operation?: string | null | undefined;
  /** The route, such as `/api/v1/notices/{uuid}`. */
  route?: string | null | undefined;
  /** Text in the path, the operation, the error code, the Idempotency-Key or, in the sandbox, the bodies. */
  search?: string | null | undefined;
  /** Only requests that arrived at or after this time. */
  since?: string | null | undefined;
  /** Only records with this value. */
  statusClass?: ApiRequestStatusClass | null | undefined;
  /** Only requests with this token. */
  tokenId?: string | null | undefined;
  /** Only requests that arrived before this time. */
  until?: string | null | undefined;
  /** The same as `since`. */
  updatedSince?: string | null | undefined;
};

/** The class of an HTTP status: 2xx, 3xx, 4xx or 5xx. */
export type ApiRequestStatusClass =
  /** A status from 400 to 499. */
  | 'CLIENT_ERROR'
  /** A status from 300 to 399. */
  | 'REDIRECTION'
  /** A status from 500 to 599. */
  | 'SERVER_ERROR'
  /** A status from 200 to 299. */
  | 'SUCCESS';

/** Approves the charges of a request. */
export type ApproveFulfillmentChargesInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

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

/** How often a plan is billed. Its credits are granted monthly in either case. */
export type BillingInterval =
  /** Billed each year. */
  | 'ANNUAL'
  /** Billed each month. */
  | 'MONTHLY';

/** When an order is paid: immediately, by invoice, or from credits that are held until dispatch. */
export type BillingMethod =
  /** Credits are held when the order is created, and charged when it is dispatched. */
  | 'CREDIT_BALANCE'
  /** The order is invoiced and paid later. */
  | 'INVOICE'
  /** Credits are charged when the order is created. */
  | 'PREPAY';

/** The status of a subscription. A cancelled subscription is active until it ends. */
export type BillingSubscriptionStatus =
  /** The subscription is paid for. */
  | 'ACTIVE'
  /** The subscription has ended. */
  | 'CANCELLED'
  /** The first payment is not made yet. */
  | 'INCOMPLETE'
  /** A payment failed, and the processor tries again. */
  | 'PAST_DUE';

/** Cancels a fulfillment request. */
export type CancelFulfillmentRequestInput = {
  /** The id of the record. */
  id: string;
  /** The reason; stored as `status_reason`. */
  statusReason?: string | null | undefined;
};

/** A change order of the contract. */
export type ChangeOrderInput = {
  /** A deduction is negative. */
  amount: string;
  /** Day of execution; until then the change order does not count. */
  approvedOn?: string | null | undefined;
  /** The number of the change order. */
  number: string;
};

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

/** Filters a list of Contact records. */
export type ContactFilter = {
  /** Only records with this value. */
  divisionId?: string | null | undefined;
  /** Only records with this value. */
  isActive?: boolean | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** Which correspondence a contact receives. */
export type ContactType =
  /** Correspondence about bills and payments. */
  | 'BILLING'
  /** Legal correspondence. */
  | 'LEGAL'
  /** General correspondence. */
  | 'PRIMARY';

/** A person at an organization. */
export type CreateContactInput = {
  /** The division that this person represents; null for the whole organization. */
  divisionId?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The given name. */
  firstName: string;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** The family name. */
  lastName: string;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The organization that it belongs to. */
  organizationId: string;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The job title. */
  title?: string | null | undefined;
  /** The correspondence that this person receives. */
  type?: ContactType | null | undefined;
};

/** A claimant identity: every document is attributed to one. */
export type CreateDivisionInput = {
  /** Street and number. */
  addressLine1: string;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city: string;
  /** A short code of your own. */
  code?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** A free-text description. */
  description?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** Printed on documents; cannot be overridden per document. */
  licenseNumber?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The legal name, as printed on documents. */
  name: string;
  /** The organization that it is part of. */
  organizationId: string;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state: string;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip: string;
  /** The four digits after the postal code. */
  zipPlus4?: string | null | undefined;
};

/** Orders a generated document. The service computes the price and accepts none. */
export type CreateDocumentOrderInput = {
  /** `prepay` (the default) debits credits now; `credit_balance` holds them until dispatch; `invoice` is paid later. */
  billingMethod?: BillingMethod | null | undefined;
  /** A completed document. */
  documentId: string;
  /** Only for mail; first class by default. In most states a notice does not go first class: there the default is certified, and first class is refused. */
  mailClass?: MailClass | null | undefined;
  /** Another name of `metadata`. The entries of both are kept; an entry in both has its value in `metadata`. */
  meta?: Record<string, unknown> | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** `mail` by default. */
  orderType?: OrderType | null | undefined;
  /** The organization that is billed: that of the document (the default) or the account. */
  organizationId?: string | null | undefined;
  /** The party of the project that the recipient is; without it, the one with the name and the address of the recipient. */
  partyId?: string | null | undefined;
  /** Street and number of the recipient. */
  recipientAddressLine1: string;
  /** Suite, floor or unit of the recipient. */
  recipientAddressLine2?: string | null | undefined;
  /** The city of the recipient. */
  recipientCity: string;
  /** A two-letter ISO country code; the United States by default. */
  recipientCountryCode?: string | null | undefined;
  /** The name of the recipient. */
  recipientName: string;
  /** A two-letter US state code; in other countries, the state or province. */
  recipientState?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  recipientZip?: string | null | undefined;
};

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

/** Submits research to the fulfillment partner. The fee is charged immediately. */
export type CreateFulfillmentRequestInput = {
  /** Unique in the account. A repeated request with the same key returns the same result and is charged once. */
  idempotencyKey: string;
  /** A free-form metadata object. */
  meta?: Record<string, unknown> | null | undefined;
  /** Another name of `meta`. The entries of both are kept; an entry in both has its value in `meta`. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The known facts of the job, with snake_case keys: see FulfillmentPayload in the REST API reference. */
  payload: Record<string, unknown>;
  /** A project or notice of the account. */
  sourceId?: string | null | undefined;
  /** The type of record that the request was created from. */
  sourceKind?: FulfillmentSource | null | undefined;
  /** Which type of its kind it is. */
  type: FulfillmentRequestType;
};

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
  /** Where the state asks for several notices of this type: which one it is. Null: the ordinary one. */
  duty?: Duty | null | undefined;
  /** The first day that the claimant furnished labor or material. */
  firstFurnishingDate?: string | null | undefined;
  /** The last day of unpaid work or delivery under the contract, without corrective or punch-list work. */
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
  /** Which type of its kind it is. */
  type?: NoticeType | null | undefined;
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

/** An application for payment for a period, with its summary (G702) and continuation sheet (G703). */
export type CreatePayApplicationInput = {
  /** Lets a line be billed beyond its scheduled value. */
  allowOverbilling?: boolean | null | undefined;
  /** Today by default. */
  applicationDate?: string | null | undefined;
  /** Must be the next number, which is the default. A first application with opening balances can have a later one. */
  applicationNumber?: number | null | undefined;
  /** The change orders that this application adds. */
  changeOrders?: Array<ChangeOrderInput> | null | undefined;
  /** The claimant: the division of the project. */
  divisionId?: string | null | undefined;
  /** The billed amounts, as entered. */
  lines?: Array<PayApplicationLineInput> | null | undefined;
  /** On stored material, if different. */
  materialsRetainagePercent?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Only on the first application: takes over a job that was billed elsewhere before. */
  opening?: OpeningBalancesInput | null | undefined;
  /** The organization that applies; by default, the claimant. */
  organizationId?: string | null | undefined;
  /** The organizations that take part in the pay application. */
  participants?: Array<PayApplicationParticipantInput> | null | undefined;
  /** The first day billed for. By default the day after the previous period; unset on the first application. */
  periodFrom?: string | null | undefined;
  /** The last day of the billing period. */
  periodTo: string;
  /** The project that it belongs to. */
  projectId: string;
  /** On completed work. By default, that of the previous application, or else of the project, or else 0. */
  retainagePercent?: string | null | undefined;
  /** The schedule that is billed. */
  sovId: string;
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

/** The organization’s credential for its own provider: a mailing service, payment processor, fulfillment partner or mail server. */
export type CreateProviderCredentialInput = {
  /** A display name. */
  label?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Live by default. In the sandbox, the default is test, and live is refused. */
  mode?: CredentialMode | null | undefined;
  /** The provider or carrier that the credential is for. */
  provider: CredentialProvider;
  /** The key, client secret or password. It is never returned. */
  secret: string;
  /** The settings that the provider needs in addition to the secret. */
  settings?: Record<string, unknown> | null | undefined;
};

/** The organization’s credential for its own carrier. */
export type CreateShipperCredentialInput = {
  /** A display name. */
  label?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Live by default. In the sandbox, the default is test, and live is refused. */
  mode?: CredentialMode | null | undefined;
  /** The provider or carrier that the credential is for. */
  provider: CredentialShipper;
  /** The key, client secret or password. It is never returned. */
  secret: string;
  /** The settings that the provider needs in addition to the secret. */
  settings?: Record<string, unknown> | null | undefined;
};

/** A schedule of values: how a contract sum is divided into lines of work. */
export type CreateSovInput = {
  /** The lines, in order. */
  lines?: Array<SovLineInput> | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name of the schedule. */
  name?: string | null | undefined;
  /** The organization whose contract it divides; by default, the claimant. */
  organizationId?: string | null | undefined;
  /** The project that it belongs to. */
  projectId: string;
  /** The lines of an active schedule must add up to the contract amount of its project, if one is recorded. */
  status?: SovStatus | null | undefined;
};

/** A waiver and release of lien and payment rights. */
export type CreateWaiverInput = {
  /** The amount in dollars. */
  amount?: string | null | undefined;
  /** The date of the check. */
  checkDate?: string | null | undefined;
  /** The maker of the check. */
  checkMaker?: string | null | undefined;
  /** The number of the check. */
  checkNumber?: string | null | undefined;
  /** The payee of the check. */
  checkPayee?: string | null | undefined;
  /** Whether this waiver and the earlier ones cover all amounts due through its date. Michigan’s partial forms state this. */
  coversAllDue?: boolean | null | undefined;
  /** The party that pays the claimant; by default, the one that hired it. */
  customerPartyId?: string | null | undefined;
  /** The disputed amount that is not waived. */
  disputedAmount?: string | null | undefined;
  /** The claimant: the division of the project. */
  divisionId?: string | null | undefined;
  /** The exceptions from the waiver. */
  exceptions?: Array<WaiverExceptionInput> | null | undefined;
  /** The general contractor printed on the form. */
  gcPartyId?: string | null | undefined;
  /** The number of the invoice or payment application. */
  invoiceNumber?: string | null | undefined;
  /** The lender printed on the form. */
  lenderPartyId?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The organization that it belongs to. */
  organizationId: string;
  /** By default, every owner of the project. */
  ownerPartyId?: string | null | undefined;
  /** The pay application whose payment it covers. */
  payApplicationId?: string | null | undefined;
  /** How the payment is made; if unset, by check. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** The first day that the progress payment is for. */
  paymentPeriodFrom?: string | null | undefined;
  /** The last day that the progress payment is for; if unset, the through date. */
  paymentPeriodTo?: string | null | undefined;
  /** When the payment was received. An unconditional waiver is held until then; a conditional waiver takes effect then. */
  paymentReceivedOn?: string | null | undefined;
  /** The payment summary that the Massachusetts form prints; by default that of the pay application. */
  paymentStatement?: PaymentStatementInput | null | undefined;
  /** Earlier conditional waivers that have not taken effect. */
  priorWaivers?: Array<PriorWaiverInput> | null | undefined;
  /** The project that it belongs to. */
  projectId: string;
  /** The amount still due after this payment. */
  remainingDue?: string | null | undefined;
  /** Retainage that is not waived. */
  retainageReserved?: string | null | undefined;
  /** The name of the signer. */
  signatoryName?: string | null | undefined;
  /** The title of the signer. */
  signatoryTitle?: string | null | undefined;
  /** Required with the type `conditional` or `unconditional`. */
  stage?: WaiverStage | null | undefined;
  /** By default, the state of the project or its jobsite. */
  state?: string | null | undefined;
  /** The last day through which rights are waived. Final waivers have none. */
  throughDate?: string | null | undefined;
  /** The time on the through date, HH:MM; if unset, the end of the day. */
  throughTime?: string | null | undefined;
  /** Conditional or unconditional, for a progress or final payment. */
  type: WaiverKind;
  /** The description of the work, as printed on the form. */
  workDescription?: string | null | undefined;
};

/** An endpoint that receives the organization’s events. */
export type CreateWebhookInput = {
  /** A free-text description. */
  description?: string | null | undefined;
  /** Names of events, or `*` (in GraphQL `ALL`) for all. */
  events: Array<WebhookEventType>;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The URL that events are posted to; https in production. */
  url: string;
};

/** Whether a credential is for the provider’s test or live environment. */
export type CredentialMode =
  /** The provider’s live environment. */
  | 'LIVE'
  /** The provider’s test environment. */
  | 'TEST';

/** The provider that a credential is for. */
export type CredentialProvider =
  /** Lob, which prints and mails. */
  | 'LOB'
  /** The account’s own fulfillment partner. */
  | 'PARTNER'
  /** A mail server, which sends the account’s e-mails. */
  | 'SMTP'
  /** Stripe, which processes payments. */
  | 'STRIPE';

/** The carrier that a credential is for. */
export type CredentialShipper =
  /** EasyPost, which buys labels of several carriers. */
  | 'EASYPOST'
  /** The carrier FedEx. */
  | 'FEDEX'
  /** The carrier UPS. */
  | 'UPS'
  /** The United States Postal Service. */
  | 'USPS';

/** The result of the provider’s last verification. Revoked credentials are no longer used. */
export type CredentialStatus =
  /** The provider accepted it. */
  | 'ACTIVE'
  /** The provider refused it. */
  | 'INVALID'
  /** It is no longer used. */
  | 'REVOKED'
  /** Not verified since it was stored. */
  | 'UNVERIFIED';

/** The operation to quote. */
export type CreditPriceInput = {
  /** The country that is mailed to; the United States by default. Mail to other countries is first class. */
  countryCode?: string | null | undefined;
  /** The type of the document, or the type of its record, such as `escalation`. It determines the price of generating it and which mail classes it may have: mail is priced as that of a notice if the type is not sent. */
  documentType?: string | null | undefined;
  /** The reason for the charge, such as `document_generation`. */
  eventType: SpendingEvent;
  /** The scope of a fulfillment request; `research` by default. */
  fulfillmentScope?: FulfillmentScope | null | undefined;
  /** The mail class of an order; `first_class` by default, or `certified` for a notice whose state does not allow first class. */
  mailClass?: MailClass | null | undefined;
  /** The type of a document order; `mail` by default. */
  orderType?: OrderType | null | undefined;
  /** The pages of the document that is mailed. Postage includes 10. */
  pages?: number | null | undefined;
  /** The number of recipients. Each is a separate order with its own fee and postage. */
  recipients?: number | null | undefined;
  /** The state of the document. It determines whether a notice may go by first-class mail. */
  state?: string | null | undefined;
};

/** The type of the record that credits are spent on or held for. Later versions may add others. */
export type CreditSubjectType =
  /** A generated document. */
  | 'DOCUMENT'
  /** An order that mails, files, records or researches a document. */
  | 'DOCUMENT_ORDER'
  /** A request to the fulfillment partner. */
  | 'FULFILLMENT_REQUEST';

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

/** Who set the deadline of a notice. */
export type DeadlineSource =
  /** The service calculated it. */
  | 'CALCULATED'
  /** The caller set it. */
  | 'CALLER'
  /** The fulfillment partner set it. */
  | 'PARTNER';

/** What a step of the calculation of a deadline does. */
export type DeadlineStepKind =
  /** The date that the period starts from. */
  | 'ANCHOR'
  /** The end of the period. */
  | 'COUNT'
  /** The move off a weekend or holiday. */
  | 'ROLL';

/** Deletes a payment that was recorded in error or was not honored. */
export type DeletePayApplicationPaymentInput = {
  /** The pay application. */
  id: string;
  /** The payment, which must belong to the application. */
  paymentId: string;
};

/** Filters a list of Division records. */
export type DivisionFilter = {
  /** Only records with this value. */
  isActive?: boolean | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** Filters a list of Document records. */
export type DocumentFilter = {
  /** Only records with this value. */
  documentableId?: string | null | undefined;
  /** Only records with this value. */
  documentableType?: DocumentableType | null | undefined;
  /** Only records with this value. */
  isPreview?: boolean | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** Only records with this value. */
  status?: DocumentStatus | null | undefined;
  /** Only records with this value. */
  type?: DocumentType | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** Filters a list of DocumentOrder records. */
export type DocumentOrderFilter = {
  /** Only records with this value. */
  billingStatus?: OrderBillingStatus | null | undefined;
  /** Only records with this value. */
  documentId?: string | null | undefined;
  /** The id of the record that the document was generated from. */
  documentableId?: string | null | undefined;
  /** Whether it is under way: not delivered, returned, failed or cancelled. */
  isUnderWay?: boolean | null | undefined;
  /** Whether it needs attention; `attention` gives the reason. */
  needsAttention?: boolean | null | undefined;
  /** Only records with this value. */
  orderType?: OrderType | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only orders that go to the party with this id. */
  partyId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** Only records with this value. */
  status?: DocumentOrderStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

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

/** The type of record that a document is generated from. */
export type DocumentableType =
  /** An escalation, such as a lien filing. */
  | 'ESCALATION'
  /** A notice of a claimant. */
  | 'NOTICE'
  /** A pay application of a project. */
  | 'PAY_APPLICATION'
  /** A lien waiver. */
  | 'WAIVER';

/** A duty beside the ordinary one of its kind. */
export type Duty =
  /** A designer acts for services during construction, beside those before it. */
  | 'CONSTRUCTION_SERVICES'
  /** Give the further notice that is owed to an owner who lives in the home. */
  | 'RESIDENT_OWNER';

/** The types of records that can have metadata entries. */
export type EntityType =
  /** Contacts of organizations. */
  | 'CONTACTS'
  /** Divisions, which claim. */
  | 'DIVISIONS'
  /** Generated documents. */
  | 'DOCUMENTS'
  /** Orders of documents: mail, filing, recording and research. */
  | 'DOCUMENT_ORDERS'
  /** Escalations, such as lien filings. */
  | 'ESCALATIONS'
  /** Requests to the fulfillment partner. */
  | 'FULFILLMENT_REQUESTS'
  /** Jobsites of projects. */
  | 'JOBSITES'
  /** Notices of claimants. */
  | 'NOTICES'
  /** Organizations: accounts and directory records. */
  | 'ORGANIZATIONS'
  /** Parties of projects. */
  | 'PARTIES'
  /** Pay applications of projects. */
  | 'PAY_APPLICATIONS'
  /** Construction projects. */
  | 'PROJECTS'
  /** Credentials for providers. */
  | 'PROVIDER_AUTH'
  /** Credentials for carriers. */
  | 'SHIPPER_AUTH'
  /** Schedules of values. */
  | 'SOVS'
  /** Lien waivers. */
  | 'WAIVERS'
  /** Webhooks of the account. */
  | 'WEBHOOKS';

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

/** The type of an event. Webhooks and REST write NOTICE_CREATED as `notice.created`. Later versions may add others. */
export type EventType =
  /** A contact was created. */
  | 'CONTACT_CREATED'
  /** A contact was deleted. */
  | 'CONTACT_DELETED'
  /** A contact was changed. */
  | 'CONTACT_UPDATED'
  /** The credits that can be spent fell below a tenth of the last grant or purchase, or below 10. Sent once each time. */
  | 'CREDITS_LOW'
  /** A dispute was won or a refund failed: credits that had been reversed were reinstated or are no longer owed. */
  | 'CREDITS_REINSTATED'
  /** A payment for credits was refunded or disputed, and its credits were reversed. Credits that were already spent are `owed`. */
  | 'CREDITS_REVERSED'
  /** Credits were granted, bought, charged, held, captured, released, refunded, expired, reversed or reinstated. API calls are reported once a minute. */
  | 'CREDITS_UPDATED'
  /** A division was created. */
  | 'DIVISION_CREATED'
  /** A division was deleted. */
  | 'DIVISION_DELETED'
  /** A division was changed. */
  | 'DIVISION_UPDATED'
  /** A document was deleted because its record has a later document, such as the signed copy of a waiver. */
  | 'DOCUMENT_DELETED'
  /** A document was generated; `is_preview` is true for a preview. */
  | 'DOCUMENT_GENERATED'
  /** An order was cancelled before it was dispatched, and its credits were refunded. */
  | 'DOCUMENT_ORDER_CANCELLED'
  /** A document was ordered: to be mailed, filed, recorded or researched. */
  | 'DOCUMENT_ORDER_CREATED'
  /** A piece of mail was delivered, or a filing, recording or research is done. */
  | 'DOCUMENT_ORDER_DELIVERED'
  /** The carrier or the office received what was ordered. */
  | 'DOCUMENT_ORDER_DISPATCHED'
  /** An order could not be carried out; `billing` shows what was refunded. */
  | 'DOCUMENT_ORDER_FAILED'
  /** A piece of mail is on its way. */
  | 'DOCUMENT_ORDER_IN_TRANSIT'
  /** A piece of mail is out for delivery. */
  | 'DOCUMENT_ORDER_OUT_FOR_DELIVERY'
  /** A piece of mail was returned; `attention` gives the reason. */
  | 'DOCUMENT_ORDER_RETURNED'
  /** A document order was changed, paid or refunded, is being submitted (`processing`), or needs attention. */
  | 'DOCUMENT_ORDER_UPDATED'
  /** A document was reverted, so that its record can be changed and generated again. */
  | 'DOCUMENT_REVERTED'
  /** An escalation was created. */
  | 'ESCALATION_CREATED'
  /** An escalation was deleted. */
  | 'ESCALATION_DELETED'
  /** The status of an escalation changed. */
  | 'ESCALATION_TRANSITIONED'
  /** An escalation was changed, but its status was not. */
  | 'ESCALATION_UPDATED'
  /** A fulfillment request was cancelled, by the organization or by the partner, which may have refunded its fee. */
  | 'FULFILLMENT_REQUEST_CANCELLED'
  /** The rest of the postage is held, and the partner continues. Sent in addition to fulfillment_request.updated. */
  | 'FULFILLMENT_REQUEST_CHARGES_APPROVED'
  /** A fulfillment request was created: its fee is charged, and the postage of a full service is held. */
  | 'FULFILLMENT_REQUEST_CREATED'
  /** A fulfillment request failed; `last_error` gives the error. It can be retried. */
  | 'FULFILLMENT_REQUEST_FAILED'
  /** The partner completed a fulfillment request. */
  | 'FULFILLMENT_REQUEST_FULFILLED'
  /** The research found more recipients than are paid for: `payment_due` lists the charges, and `approve_url` is where to approve them. */
  | 'FULFILLMENT_REQUEST_PAYMENT_REQUIRED'
  /** The partner rejected a fulfillment request; `status_reason` gives the reason. */
  | 'FULFILLMENT_REQUEST_REJECTED'
  /** The fulfillment partner received a fulfillment request. */
  | 'FULFILLMENT_REQUEST_SUBMITTED'
  /** A fulfillment request was changed: the partner started it, it was queued again, more postage was held, or its research has new findings. */
  | 'FULFILLMENT_REQUEST_UPDATED'
  /** A jobsite was created. */
  | 'JOBSITE_CREATED'
  /** A jobsite was deleted. */
  | 'JOBSITE_DELETED'
  /** A jobsite was changed. */
  | 'JOBSITE_UPDATED'
  /** A metadata entry of a record was deleted. */
  | 'METADATA_DELETED'
  /** A metadata entry of a record was set. */
  | 'METADATA_UPDATED'
  /** A notice was created. */
  | 'NOTICE_CREATED'
  /** The deadline of a notice that is not served is 10, 3 or 1 days away. */
  | 'NOTICE_DEADLINE_APPROACHING'
  /** The deadline of a notice passed before the notice was served. */
  | 'NOTICE_DEADLINE_MISSED'
  /** A notice was deleted. */
  | 'NOTICE_DELETED'
  /** A notice was served: the carrier accepted it. Sent in addition to notice.transitioned. */
  | 'NOTICE_SERVED'
  /** The status of a notice changed. */
  | 'NOTICE_TRANSITIONED'
  /** A notice was changed, but its status was not. */
  | 'NOTICE_UPDATED'
  /** An organization was created: a directory record, or a tenant account of the calling user. */
  | 'ORGANIZATION_CREATED'
  /** A directory organization was deleted. */
  | 'ORGANIZATION_DELETED'
  /** An organization was changed. */
  | 'ORGANIZATION_UPDATED'
  /** A party was added to a project. */
  | 'PARTY_CREATED'
  /** A party was removed from its project. */
  | 'PARTY_DELETED'
  /** A party was changed. */
  | 'PARTY_UPDATED'
  /** A pay application was created. */
  | 'PAY_APPLICATION_CREATED'
  /** A pay application was deleted. */
  | 'PAY_APPLICATION_DELETED'
  /** An organization accepted its invitation and can now read the pay application. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_ACCEPTED'
  /** An organization declined its invitation. Only the account that owns the pay application receives this event. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_DECLINED'
  /** The organization was invited to a pay application of another organization. The object of the event is the invitation. */
  | 'PAY_APPLICATION_PARTICIPANT_INVITED'
  /** The status of a pay application changed, by a transition or by a payment. */
  | 'PAY_APPLICATION_TRANSITIONED'
  /** A pay application was changed, but its status was not: a draft was edited, its participants changed, or a further payment was recorded. */
  | 'PAY_APPLICATION_UPDATED'
  /** A project was created. */
  | 'PROJECT_CREATED'
  /** A deadline of a project is 30, 10, 3 or 1 days away, and its act is not done. */
  | 'PROJECT_DEADLINE_APPROACHING'
  /** A deadline of a project moved, because a fact or the rules changed. Only deadlines of acts that are not done move. */
  | 'PROJECT_DEADLINE_CHANGED'
  /** A deadline of a project passed before its act was done. */
  | 'PROJECT_DEADLINE_MISSED'
  /** A project was deleted. */
  | 'PROJECT_DELETED'
  /** A project was changed. */
  | 'PROJECT_UPDATED'
  /** A provider credential was created. No event contains its secret. */
  | 'PROVIDER_CREDENTIAL_CREATED'
  /** A provider credential was deleted. */
  | 'PROVIDER_CREDENTIAL_DELETED'
  /** A provider credential was changed, verified or revoked. */
  | 'PROVIDER_CREDENTIAL_UPDATED'
  /** A carrier credential was created. No event contains its secret. */
  | 'SHIPPER_CREDENTIAL_CREATED'
  /** A carrier credential was deleted. */
  | 'SHIPPER_CREDENTIAL_DELETED'
  /** A carrier credential was changed, verified or revoked. */
  | 'SHIPPER_CREDENTIAL_UPDATED'
  /** A schedule of values was created. */
  | 'SOV_CREATED'
  /** A schedule of values was deleted. */
  | 'SOV_DELETED'
  /** A schedule of values or its lines were changed, or it became active. */
  | 'SOV_UPDATED'
  /** The subscription to a plan started, was paid, became past due, changed, was cancelled or ended, for any reason. */
  | 'SUBSCRIPTION_UPDATED'
  /** A waiver was created. */
  | 'WAIVER_CREATED'
  /** A waiver was deleted. */
  | 'WAIVER_DELETED'
  /** A waiver was signed. Sent in addition to waiver.transitioned. */
  | 'WAIVER_SIGNED'
  /** The status of a waiver changed. */
  | 'WAIVER_TRANSITIONED'
  /** A waiver was changed, but its status was not. */
  | 'WAIVER_UPDATED'
  /** A webhook was created. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED'
  /** The service disabled a webhook: its endpoint answered 410 Gone, or every delivery failed for five days. */
  | 'WEBHOOK_DISABLED'
  /** A test was requested. Only that webhook receives it, whichever events it subscribes to. */
  | 'WEBHOOK_TEST'
  /** A webhook was changed, or its secret was rotated. */
  | 'WEBHOOK_UPDATED';

/** What an exhibit is. A form that says something is attached asks for a kind. */
export type ExhibitKind =
  /** A statement of account, line by line. */
  | 'ACCOUNT'
  /** A change order to the contract. */
  | 'CHANGE_ORDER'
  /** A contract or purchase order. */
  | 'CONTRACT'
  /** An invoice for the work. */
  | 'INVOICE'
  /** A notice that was given. */
  | 'NOTICE'
  /** The notice of commencement that the owner recorded. */
  | 'NOTICE_OF_COMMENCEMENT'
  /** Any other file. */
  | 'OTHER'
  /** A pay application for the work. */
  | 'PAY_APPLICATION'
  /** A photograph. */
  | 'PHOTO'
  /** A plan or drawing. */
  | 'PLAN'
  /** A proof that a notice was served. */
  | 'PROOF_OF_SERVICE'
  /** A statement or affidavit. */
  | 'STATEMENT';

/** Whether credits for postage are held, were charged, or were given back. */
export type FulfillmentHoldStatus =
  /** The credits were charged. */
  | 'CAPTURED'
  /** The credits are held. */
  | 'HELD'
  /** The credits were given back. */
  | 'RELEASED';

/** Filters a list of FulfillmentRequest records. */
export type FulfillmentRequestFilter = {
  /** Only records with this value. */
  status?: FulfillmentStatus | null | undefined;
  /** Only records with this value. */
  type?: FulfillmentRequestType | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

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

/** The type of record that a fulfillment request was created from. */
export type FulfillmentSource =
  /** A notice of the account. */
  | 'NOTICE'
  /** A project of the account. */
  | 'PROJECT';

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

/** The document to render and its record. */
export type GenerateDocumentInput = {
  /** The record that the document is generated from. */
  documentableId: string;
  /** The type of the record that the document is generated from. */
  documentableType: DocumentableType;
  /** The `updatedAt` of the record that the document is generated from, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED, and nothing is generated or charged. */
  expectedUpdatedAt?: string | null | undefined;
  /** The organization that it belongs to. */
  organizationId: string;
  /** Renders a draft without saving or charging. The request costs no credits. */
  preview?: boolean | null | undefined;
  /** The state whose template is used; by default the record’s state. */
  state?: string | null | undefined;
  /** Which of the record’s documents to generate. */
  type: DocumentType;
};

/** Whether every check passes. */
export type HealthStatus =
  /** At least one check fails. */
  | 'DEGRADED'
  /** Every check passes. */
  | 'OK';

/** What homes are built or kept for, other than for their owner to live in. */
export type HomePurpose =
  /** They are built or kept to be let. */
  | 'RENT'
  /** They are built or kept to be sold. */
  | 'SALE';

/** A CSV file with a schedule of values, as text or as bytes. */
export type ImportSovCsvInput = {
  /** The file’s text. */
  csv?: string | null | undefined;
  /** The bytes of the file in base64, instead of its text, for files that are not UTF-8. */
  csvBase64?: string | null | undefined;
  /** Only reports the contents of the file and saves nothing. */
  dryRun?: boolean | null | undefined;
  /** The name of a new schedule. */
  name?: string | null | undefined;
  /** The project of a new schedule. */
  projectId?: string | null | undefined;
  /** The schedule whose lines the file replaces, if nothing on it has been billed. */
  sovId?: string | null | undefined;
};

/** What an account gets where a document would have warnings: the document, or a refusal. */
export type IncompleteDocuments =
  /** The document is refused, and the error lists the warnings. */
  | 'REFUSE'
  /** The document is generated, with its warnings. */
  | 'WARN';

/** Filters a list of Jobsite records. */
export type JobsiteFilter = {
  /** Only records with this value. */
  isPrimary?: boolean | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records with this value. */
  state?: string | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The account of a ledger entry: available credits, held credits, or a source or destination of credits. */
export type LedgerAccount =
  /** Where expired credits go. */
  | 'EXPIRED'
  /** Free credits that can be spent. */
  | 'FREE_AVAILABLE'
  /** Free credits that are held. */
  | 'FREE_HELD'
  /** The source of granted credits. */
  | 'GRANTED'
  /** Partner-eligible credits that can be spent. */
  | 'PARTNER_AVAILABLE'
  /** Partner-eligible credits that are held. */
  | 'PARTNER_HELD'
  /** The source of purchased credits. */
  | 'PURCHASED'
  /** The source of refunded credits, and where reversed purchases go. */
  | 'REFUNDED'
  /** Where spent credits go. */
  | 'SPENT';

/** The kind of a ledger transaction. */
export type LedgerKind =
  /** Held credits were spent. */
  | 'CAPTURE'
  /** Credits were spent at once. */
  | 'CHARGE'
  /** Credits expired. */
  | 'EXPIRY'
  /** Credits were granted, by a plan or by the operator. */
  | 'GRANT'
  /** Credits were set aside for a charge that is not final. */
  | 'HOLD'
  /** Credits were purchased. */
  | 'PURCHASE'
  /** A charge was given back. */
  | 'REFUND'
  /** A reversed purchase was restored, because its dispute was won. */
  | 'REINSTATEMENT'
  /** Held credits became available again. */
  | 'RELEASE'
  /** A purchase was reversed, because its payment was refunded or disputed. */
  | 'REVERSAL'
  /** Credits of a plan were carried into the next period. */
  | 'ROLL_OVER';

/** Filters the credit ledger. */
export type LedgerTransactionFilter = {
  /** Only transactions with this reason. */
  eventType?: SpendingEvent | null | undefined;
  /** Only transactions posted on this day (UTC) or later. */
  from?: string | null | undefined;
  /** Only records with this value. */
  kind?: LedgerKind | null | undefined;
  /** Only transactions posted on this day (UTC) or earlier. */
  to?: string | null | undefined;
  /** Only transactions posted at or after this time. */
  updatedSince?: string | null | undefined;
};

/** Why the import of a schedule leaves a row out. */
export type LeftOutReason =
  /** A heading of a section. */
  | 'HEADING'
  /** A note, a signature or the foot of a page. */
  | 'NOTE'
  /** A sum of other rows. */
  | 'TOTAL';

/** How a document is mailed. */
export type MailClass =
  /** Certified mail, which the carrier tracks and the recipient signs for. */
  | 'CERTIFIED'
  /** First-class mail. */
  | 'FIRST_CLASS'
  /** Priority mail. */
  | 'PRIORITY';

/** Identifies a metadata entry. */
export type MetadataKeyInput = {
  /** The record that the entry belongs to. */
  entityId: string;
  /** The type of record that the entry belongs to. */
  entityType: EntityType;
  /** The name of the entry. */
  key: string;
};

/** The type of a metadata entry’s value. */
export type MetadataType =
  /** True or false. */
  | 'BOOLEAN'
  /** A whole number. */
  | 'INTEGER'
  /** A JSON value, which may be null. */
  | 'JSON'
  /** A text. */
  | 'STRING';

/** How far, or to what time, the sandbox clock moves forward. Send one of the two. */
export type MoveSandboxClockInput = {
  /** An ISO 8601 duration of whole numbers, such as `P90D`, `P1Y6M` or `PT36H`. */
  advance?: string | null | undefined;
  /** A time after the sandbox clock’s current time, at most 5 years ahead of the real time. */
  now?: string | null | undefined;
};

/** The notary of a signed waiver. */
export type NotaryInput = {
  /** The number of the notary’s commission. */
  commissionNumber?: string | null | undefined;
  /** The county of the notarization. */
  county: string;
  /** When the commission expires. */
  expiresOn?: string | null | undefined;
  /** How the signer appeared before the notary. */
  mode: NotaryMode;
  /** The name of the notary. */
  name: string;
  /** The state of the notarization. */
  state: string;
};

/** How the signer appeared before the notary. */
export type NotaryMode =
  /** Before the notary. */
  | 'IN_PERSON'
  /** By audio and video. */
  | 'REMOTE_ONLINE';

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

/** Where a running job stands when it is taken over from another system. */
export type OpeningBalancesInput = {
  /** The certificates so far: line 7. By default, what was completed and stored less the retainage. */
  certifiedToDate?: string | null | undefined;
  /** What was billed on each line; 0 on the others. */
  lines?: Array<OpeningLineInput> | null | undefined;
  /** The retainage that was held. One of it and the certificates is required where something was billed. */
  retainage?: string | null | undefined;
};

/** What was billed on a line before a job was taken over. */
export type OpeningLineInput = {
  /** Material that was billed and not yet installed. It stays in column F. 0 by default. */
  materialsStored?: string | null | undefined;
  /** The line of the schedule. */
  sovLineId: string;
  /** The work completed so far: column D of the application. 0 by default. */
  workCompleted?: string | null | undefined;
};

/** The payment status of an order, derived from its payment lines. */
export type OrderBillingStatus =
  /** An invoice was made. */
  | 'INVOICED'
  /** The whole amount is paid. */
  | 'PAID'
  /** Nothing or not all is paid. */
  | 'PENDING'
  /** What was paid was given back. */
  | 'REFUNDED'
  /** Nothing is owed. */
  | 'VOID';

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

/** Filters a list of Organization records. */
export type OrganizationFilter = {
  /** Only records with this value. */
  isActive?: boolean | null | undefined;
  /** Only records with this value. */
  kind?: OrganizationKind | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records with this value. */
  type?: OrganizationType | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
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

/** A tenant account, or a directory record of a counterparty. */
export type OrganizationType =
  /** A record of a counterparty. */
  | 'DIRECTORY'
  /** An account, which has members, tokens and records. */
  | 'TENANT';

/** Filters a list of Party records. */
export type PartyFilter = {
  /** Only records with this value. */
  isActive?: boolean | null | undefined;
  /** Only records with this value. */
  isClaimant?: boolean | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** Only records with this value. */
  role?: PartyRole | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
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

/** Filters a list of PayApplication records. */
export type PayApplicationFilter = {
  /** Only records with this value. */
  divisionId?: string | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** Only records with this value. */
  sovId?: string | null | undefined;
  /** Only records with this value. */
  status?: PayApplicationStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** Filters a list of PayApplicationInvitation records. */
export type PayApplicationInvitationFilter = {
  /** Only records with this value. */
  payApplicationId?: string | null | undefined;
  /** Only records with this value. */
  status?: PayApplicationInvitationStatus | null | undefined;
  /** Only invitations changed at or after this time. */
  updatedSince?: string | null | undefined;
};

/** The status of an invitation to a pay application. */
export type PayApplicationInvitationStatus =
  /** The organization takes part. */
  | 'ACCEPTED'
  /** The organization does not take part. */
  | 'DECLINED'
  /** Not answered. */
  | 'INVITED'
  /** The inviter took it back. */
  | 'WITHDRAWN';

/** The amounts billed on a line of the schedule, as entered. */
export type PayApplicationLineInput = {
  /** Overrides the retainage for stored material only. */
  materialsRetainagePercent?: string | null | undefined;
  /** Column F: material stored at the end of the period, not cumulative. By default, that of the previous application until the work of the line is complete; 0 takes it off. */
  materialsStored?: string | null | undefined;
  /** Alternatively, the work completed to date as a percentage of the scheduled value, without stored material. */
  percentComplete?: string | null | undefined;
  /** Overrides the retainage for this line. */
  retainagePercent?: string | null | undefined;
  /** The line of the schedule. */
  sovLineId: string;
  /** Column E. Negative only to correct what was billed before. */
  workCompletedThisPeriod?: string | null | undefined;
};

/** An organization that takes part in a pay application. Another tenant account can read the application after it accepts its invitation. */
export type PayApplicationParticipantInput = {
  /** An organization of your directory, or any tenant account, which is invited and takes part after it accepts. */
  organizationId: string;
  /** The role in which the organization takes part. */
  role: PartyRole;
};

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

/** Records a payment line on an order. */
export type PayDocumentOrderInput = {
  /** In cents. The type of the line determines the sign. */
  amountCents: number;
  /** The id of the record. */
  id: string;
  /** A note on the payment. */
  notes?: string | null | undefined;
  /** The number of a check, an invoice or a transfer. */
  reference?: string | null | undefined;
  /** `credit_applied` debits credits and settles. A charge, refund (negative) or adjustment is only the account’s own record: it settles nothing. */
  type: PaymentLineType;
};

/** The type of a payment line. */
export type PaymentLineType =
  /** A correction of the amount. */
  | 'ADJUSTMENT'
  /** An amount that was charged. */
  | 'CHARGE'
  /** Credits that were spent on the order. */
  | 'CREDIT_APPLIED'
  /** An amount that was given back. */
  | 'REFUND';

/** How a payment is made. */
export type PaymentMethod =
  /** By a transfer between banks (ACH). */
  | 'ACH'
  /** By card. */
  | 'CARD'
  /** In cash. */
  | 'CASH'
  /** By check. */
  | 'CHECK'
  /** By a check to two payees. */
  | 'JOINT_CHECK'
  /** In another way. */
  | 'OTHER'
  /** By wire. */
  | 'WIRE';

/** The summary of a payment, with the line numbers of an application for payment. */
export type PaymentStatementInput = {
  /** Line 7: previous payments, none by default. */
  lessPreviousCertificates?: string | null | undefined;
  /** Line 2: approved change orders, none by default. */
  netChangeByChangeOrders?: string | null | undefined;
  /** Line 1. */
  originalContractSum: string;
  /** Line 9: change orders that are not approved yet. */
  pendingChangeOrders?: string | null | undefined;
  /** Line 4. */
  totalCompletedAndStored: string;
  /** Line 5, none by default. */
  totalRetainage?: string | null | undefined;
};

/** A subscription plan. */
export type PlanKey =
  /** The plan between the others. */
  | 'GROWTH'
  /** The largest plan. */
  | 'SCALE'
  /** The smallest plan. */
  | 'STARTER';

/** An earlier conditional waiver whose payment is still outstanding. */
export type PriorWaiverInput = {
  /** The amount in dollars. */
  amount?: string | null | undefined;
  /** The through date of the waiver. */
  date: string;
};

/** Filters a list of Project records. */
export type ProjectFilter = {
  /** Only records with this value. */
  claimantRole?: ClaimantRole | null | undefined;
  /** Only records with this value. */
  divisionId?: string | null | undefined;
  /** Only records with this value. */
  externalId?: string | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records with this value. */
  sector?: ProjectSector | null | undefined;
  /** Only records with this value. */
  state?: string | null | undefined;
  /** Only records with this value. */
  status?: ProjectStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

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

/** Filters a list of ProviderCredential records. */
export type ProviderCredentialFilter = {
  /** Only records with this value. */
  mode?: CredentialMode | null | undefined;
  /** Only records with this value. */
  provider?: CredentialProvider | null | undefined;
  /** Text in the label. */
  search?: string | null | undefined;
  /** Only records with this value. */
  status?: CredentialStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** Buys partner-eligible credits with the organization’s default payment method, or with another one. */
export type PurchaseCreditsInput = {
  /** Whole credits; one credit is one dollar. */
  credits: number;
  /** The processor’s id of a payment method, which becomes the organization’s default. If omitted, the default is charged. */
  paymentMethod?: string | null | undefined;
};

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

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

/** Records a payment on an approved pay application. */
export type RecordPayApplicationPaymentInput = {
  /** The amount in dollars. */
  amount: string;
  /** The id of the record. */
  id: string;
  /** A note on the payment. */
  notes?: string | null | undefined;
  /** Today by default. */
  paidOn?: string | null | undefined;
  /** The number of a check, an invoice or a transfer. */
  reference?: string | null | undefined;
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

/** Retries a delivery from the failure queue, as its fifth and last attempt. */
export type RedeliverWebhookInput = {
  /** The id of the record. */
  id: string;
  /** If given, the delivery must belong to this webhook. */
  webhookId?: string | null | undefined;
};

/** A type of record that can be searched for. */
export type SearchType =
  /** Contacts of organizations. */
  | 'CONTACTS'
  /** Divisions, which claim. */
  | 'DIVISIONS'
  /** Generated documents. */
  | 'DOCUMENTS'
  /** Orders of documents: mail, filing, recording and research. */
  | 'DOCUMENT_ORDERS'
  /** Escalations, such as lien filings. */
  | 'ESCALATIONS'
  /** Requests to the fulfillment partner. */
  | 'FULFILLMENT_REQUESTS'
  /** Jobsites of projects. */
  | 'JOBSITES'
  /** Notices of claimants. */
  | 'NOTICES'
  /** Organizations: accounts and directory records. */
  | 'ORGANIZATIONS'
  /** Parties of projects. */
  | 'PARTIES'
  /** Pay applications of projects. */
  | 'PAY_APPLICATIONS'
  /** Construction projects. */
  | 'PROJECTS'
  /** Schedules of values. */
  | 'SOVS'
  /** Lien waivers. */
  | 'WAIVERS';

/** Creates the metadata entry of a key, or replaces it. */
export type SetMetadataInput = {
  /** The record that the entry belongs to. */
  entityId: string;
  /** The type of record that the entry belongs to. */
  entityType: EntityType;
  /** The name of the entry. */
  key: string;
  /** Inferred from the value if omitted. */
  type?: MetadataType | null | undefined;
  /** The value to store, converted to `type`. Null is a value, too. */
  value?: unknown;
};

/** Filters a list of ShipperCredential records. */
export type ShipperCredentialFilter = {
  /** Only records with this value. */
  mode?: CredentialMode | null | undefined;
  /** Only records with this value. */
  provider?: CredentialShipper | null | undefined;
  /** Text in the label. */
  search?: string | null | undefined;
  /** Only records with this value. */
  status?: CredentialStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** Signs the current document of a waiver. */
export type SignWaiverInput = {
  /** The signer agrees to this text, which your application shows to them: “I agree to sign this document electronically. My electronic signature has the same legal effect as a signature by hand.” */
  consent: boolean;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** The drawn or uploaded signature: a PNG in base64 of dark strokes on a light background, with or without a data URL prefix. */
  image?: string | null | undefined;
  /** How the waiver is signed. */
  method: SignatureMethod;
  /** Required if the form is signed before a notary. */
  notary?: NotaryInput | null | undefined;
  /** The signer’s e-mail address; in a session, by default that of the person who signs. */
  signatoryEmail?: string | null | undefined;
  /** By default, the signatory of the waiver. */
  signatoryName?: string | null | undefined;
  /** The title of the signer. */
  signatoryTitle?: string | null | undefined;
  /** Required if the form is signed before a witness. */
  witness?: WitnessInput | null | undefined;
};

/** How a signature was made. */
export type SignatureMethod =
  /** A drawing of the signature. */
  | 'DRAWN'
  /** The typed name. */
  | 'TYPED'
  /** An image of the signature. */
  | 'UPLOADED';

/** How the caller that signed was authenticated: by an API token, or in a session that began with a link by e-mail, a passkey or OpenID Connect. */
export type SignerAuthentication =
  /** By an API token. */
  | 'API_TOKEN'
  /** In a session that began with a link by e-mail. */
  | 'SESSION_LINK'
  /** In a session that began with OpenID Connect. */
  | 'SESSION_OIDC'
  /** In a session that began with a passkey. */
  | 'SESSION_PASSKEY';

/** Filters a list of Sov records. */
export type SovFilter = {
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records with this value. */
  status?: SovStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** A line of a schedule of values. */
export type SovLineInput = {
  /** The change order that added the line; null for lines of the original contract. */
  changeOrderNumber?: string | null | undefined;
  /** A code of your own for the line. */
  costCode?: string | null | undefined;
  /** The work of the line. */
  description: string;
  /** The id of an existing line; a line without an id is new. */
  id?: string | null | undefined;
  /** By default, the position in the schedule. */
  itemNumber?: string | null | undefined;
  /** Overrides the retainage of applications for this line. */
  retainagePercent?: string | null | undefined;
  /** Negative for a credit. */
  scheduledValue: string;
};

/** The status of a schedule of values. */
export type SovStatus =
  /** It is in use: its sum is that of the contract. */
  | 'ACTIVE'
  /** It is being prepared. */
  | 'DRAFT';

/** What credits are charged for. */
export type SpendingEvent =
  /** A call of an API. */
  | 'API_CALL'
  /** The generation of a document. */
  | 'DOCUMENT_GENERATION'
  /** The order of a document. */
  | 'DOCUMENT_ORDER'
  /** A fulfillment request. */
  | 'FULFILLMENT_NOTICE_RESEARCH'
  /** The mailing of a piece by the partner. */
  | 'MAIL_SENDING'
  /** The research of a notice. */
  | 'NOTICE_RESEARCH';

/** The file format of a statement. */
export type StatementFormat =
  /** A table of comma-separated values. */
  | 'CSV'
  /** A sealed PDF with a verification code. */
  | 'PDF';

/** Subscribes the organization to a plan, or changes a monthly one. */
export type SubscribeInput = {
  /** Monthly by default. */
  interval?: BillingInterval | null | undefined;
  /** The processor’s id of a payment method, which becomes the organization’s default. If omitted, the default is charged. */
  paymentMethod?: string | null | undefined;
  /** The plan that is subscribed to. */
  plan: PlanKey;
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

/** Moves a notice to another status. */
export type TransitionNoticeInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** The status in the workflow. */
  status: NoticeStatus;
};

/** Moves a pay application to another status. */
export type TransitionPayApplicationInput = {
  /** With `partially_paid`, the amount of the payment. */
  amount?: string | null | undefined;
  /** With `approved`, the certified amount; line 8 by default. */
  certifiedAmount?: string | null | undefined;
  /** With `submitted`, confirms a line 8 below zero that no deduction explains, which is refused otherwise. */
  confirmNegativePayment?: boolean | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** With `paid` and `partially_paid`, the day of the payment; today by default. */
  paidOn?: string | null | undefined;
  /** The status in the workflow. */
  status: PayApplicationStatus;
  /** The reason. */
  statusReason?: string | null | undefined;
};

/** Moves a waiver to another status. */
export type TransitionWaiverInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** When the payment was received. Required to take effect or be released, unless already recorded. */
  paymentReceivedOn?: string | null | undefined;
  /** The status in the workflow. */
  status: WaiverStatus;
  /** The reason for the status. */
  statusReason?: string | null | undefined;
};

/** A person at an organization. */
export type UpdateContactInput = {
  /** The division that this person represents; null for the whole organization. */
  divisionId?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The given name. */
  firstName?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** The family name. */
  lastName?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The job title. */
  title?: string | null | undefined;
  /** The correspondence that this person receives. */
  type?: ContactType | null | undefined;
};

/** A partial update of a credential. */
export type UpdateCredentialInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** A display name. */
  label?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Replaces the secret; the new one is verified. */
  secret?: string | null | undefined;
  /** The settings to change. Omitted settings stay unchanged; null removes a setting. */
  settings?: Record<string, unknown> | null | undefined;
  /** Only `revoked` may be set; the secret is then destroyed. */
  status?: CredentialStatus | null | undefined;
};

/** A claimant identity: every document is attributed to one. */
export type UpdateDivisionInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city?: string | null | undefined;
  /** A short code of your own. */
  code?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** A free-text description. */
  description?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** Printed on documents; cannot be overridden per document. */
  licenseNumber?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The legal name, as printed on documents. */
  name?: string | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
  /** The four digits after the postal code. */
  zipPlus4?: string | null | undefined;
};

/** A partial update, while the order is pending. Another mail class changes the price. */
export type UpdateDocumentOrderInput = {
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
  /** Where the state asks for several notices of this type: which one it is. Null: the ordinary one. */
  duty?: Duty | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The first day that the claimant furnished labor or material. */
  firstFurnishingDate?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** The last day of unpaid work or delivery under the contract, without corrective or punch-list work. */
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
  /** Which type of its kind it is. */
  type?: NoticeType | null | undefined;
};

/** A tenant account, or a directory record of a counterparty. If it belongs to another account, only its name and address are shown. */
export type UpdateOrganizationInput = {
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
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
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
  name?: string | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** An IANA time zone, such as `America/Denver`. */
  timeZone?: string | null | undefined;
  /** The URL of the website. */
  website?: string | null | undefined;
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

/** An application for payment for a period, with its summary (G702) and continuation sheet (G703). */
export type UpdatePayApplicationInput = {
  /** Whether a line may be billed beyond its scheduled value. */
  allowOverbilling?: boolean | null | undefined;
  /** The date of the application. */
  applicationDate?: string | null | undefined;
  /** Replaces the change orders of this application. */
  changeOrders?: Array<ChangeOrderInput> | null | undefined;
  /** The claimant: the division of the project. */
  divisionId?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Replaces all entries. */
  lines?: Array<PayApplicationLineInput> | null | undefined;
  /** The retainage on stored material; null if the same as on work. */
  materialsRetainagePercent?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** Only on the first application: takes over a job that was billed elsewhere before. */
  opening?: OpeningBalancesInput | null | undefined;
  /** Replaces all participants; allowed in any status. */
  participants?: Array<PayApplicationParticipantInput> | null | undefined;
  /** Null restores the default. */
  periodFrom?: string | null | undefined;
  /** The last day of the billing period. */
  periodTo?: string | null | undefined;
  /** Retainage on completed work. */
  retainagePercent?: string | null | undefined;
};

/** Corrects a payment. Omitted fields stay unchanged. */
export type UpdatePayApplicationPaymentInput = {
  /** At most the amount outstanding without this payment. */
  amount?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The pay application. */
  id: string;
  /** A note on the payment. */
  notes?: string | null | undefined;
  /** Today or earlier. */
  paidOn?: string | null | undefined;
  /** The payment, which must belong to the application. */
  paymentId: string;
  /** The number of a check, an invoice or a transfer. */
  reference?: string | null | undefined;
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

/** A schedule of values: how a contract sum is divided into lines of work. */
export type UpdateSovInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Replaces the lines. Lines with an id are kept; others are new. */
  lines?: Array<SovLineInput> | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name of the schedule. */
  name?: string | null | undefined;
  /** Can change from draft to active, but not back. */
  status?: SovStatus | null | undefined;
};

/** A waiver and release of lien and payment rights. */
export type UpdateWaiverInput = {
  /** The amount in dollars. */
  amount?: string | null | undefined;
  /** The date of the check. */
  checkDate?: string | null | undefined;
  /** The maker of the check. */
  checkMaker?: string | null | undefined;
  /** The number of the check. */
  checkNumber?: string | null | undefined;
  /** The payee of the check. */
  checkPayee?: string | null | undefined;
  /** Whether this waiver and the earlier ones cover all amounts due through its date. Michigan’s partial forms state this. */
  coversAllDue?: boolean | null | undefined;
  /** The party that pays the claimant; by default, the one that hired it. */
  customerPartyId?: string | null | undefined;
  /** The disputed amount that is not waived. */
  disputedAmount?: string | null | undefined;
  /** The claimant: the division of the project. */
  divisionId?: string | null | undefined;
  /** The exceptions from the waiver. */
  exceptions?: Array<WaiverExceptionInput> | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The general contractor printed on the form. */
  gcPartyId?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** The number of the invoice or payment application. */
  invoiceNumber?: string | null | undefined;
  /** The lender printed on the form. */
  lenderPartyId?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** By default, every owner of the project. */
  ownerPartyId?: string | null | undefined;
  /** The pay application whose payment it covers. */
  payApplicationId?: string | null | undefined;
  /** How the payment is made; if unset, by check. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** The first day that the progress payment is for. */
  paymentPeriodFrom?: string | null | undefined;
  /** The last day that the progress payment is for; if unset, the through date. */
  paymentPeriodTo?: string | null | undefined;
  /** When the payment was received. An unconditional waiver is held until then; a conditional waiver takes effect then. */
  paymentReceivedOn?: string | null | undefined;
  /** The payment summary that the Massachusetts form prints; by default that of the pay application. */
  paymentStatement?: PaymentStatementInput | null | undefined;
  /** Earlier conditional waivers that have not taken effect. */
  priorWaivers?: Array<PriorWaiverInput> | null | undefined;
  /** The amount still due after this payment. */
  remainingDue?: string | null | undefined;
  /** Retainage that is not waived. */
  retainageReserved?: string | null | undefined;
  /** The name of the signer. */
  signatoryName?: string | null | undefined;
  /** The title of the signer. */
  signatoryTitle?: string | null | undefined;
  /** Progress or final. In requests, required if the type does not include it. */
  stage?: WaiverStage | null | undefined;
  /** The state whose form is used; by default the project’s. */
  state?: string | null | undefined;
  /** The last day through which rights are waived. Final waivers have none. */
  throughDate?: string | null | undefined;
  /** The time on the through date, HH:MM; if unset, the end of the day. */
  throughTime?: string | null | undefined;
  /** Conditional or unconditional, for a progress or final payment. */
  type?: WaiverKind | null | undefined;
  /** The description of the work, as printed on the form. */
  workDescription?: string | null | undefined;
};

/** An endpoint that receives the organization’s events. */
export type UpdateWebhookInput = {
  /** A free-text description. */
  description?: string | null | undefined;
  /** The events that are sent, such as `notice.served`; `*` (in GraphQL `ALL`) means all of them. */
  events?: Array<WebhookEventType> | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** True also re-enables a webhook that the service disabled. */
  isActive?: boolean | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The URL that events are posted to. */
  url?: string | null | undefined;
};

/** An exception from a waiver. */
export type WaiverExceptionInput = {
  /** The amount in dollars. */
  amount?: string | null | undefined;
  /** The date that the exception applies to. */
  date?: string | null | undefined;
  /** The type of the exception. */
  kind: WaiverExceptionKind;
  /** The text of the exception. */
  text?: string | null | undefined;
};

/** An exception from a waiver. */
export type WaiverExceptionKind =
  /** Disputed claims. */
  | 'DISPUTED'
  /** Extra work that is not paid for. */
  | 'EXTRAS'
  /** Another exception. */
  | 'OTHER'
  /** Payments that earlier waivers are for and that have not arrived. */
  | 'PRIOR_WAIVER'
  /** Retained amounts. */
  | 'RETENTION';

/** Filters a list of Waiver records. */
export type WaiverFilter = {
  /** Only records with this value. */
  customerPartyId?: string | null | undefined;
  /** Only records with this value. */
  divisionId?: string | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** Only records with this value. */
  payApplicationId?: string | null | undefined;
  /** Only records with this value. */
  projectId?: string | null | undefined;
  /** Only unconditional waivers that are held, or released. */
  releaseState?: WaiverReleaseState | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records with this value. */
  state?: string | null | undefined;
  /** Only records with this value. */
  status?: WaiverStatus | null | undefined;
  /** Only records with this value. */
  type?: WaiverType | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The type of a waiver in requests: as one word, or `conditional` or `unconditional` with a stage. */
export type WaiverKind =
  /** Takes effect when the payment arrives. `stage` says which payment. */
  | 'CONDITIONAL'
  /** Takes effect when the final payment arrives. */
  | 'CONDITIONAL_FINAL'
  /** Takes effect when a progress payment arrives. */
  | 'CONDITIONAL_PROGRESS'
  /** Takes effect when it is signed. `stage` says for which payment. */
  | 'UNCONDITIONAL'
  /** Takes effect when it is signed, for the final payment. */
  | 'UNCONDITIONAL_FINAL'
  /** Takes effect when it is signed, for a progress payment. */
  | 'UNCONDITIONAL_PROGRESS';

/** Whether a signed unconditional waiver is held until payment or has been released. */
export type WaiverReleaseState =
  /** Signed, and held until the payment is recorded. */
  | 'HELD'
  /** Given to the payer. */
  | 'RELEASED';

/** Whether a waiver is for a progress payment or for the final one. */
export type WaiverStage =
  /** The final payment. */
  | 'FINAL'
  /** A progress payment. */
  | 'PROGRESS';

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

/** The type of a waiver: conditional or unconditional, for a progress or final payment. */
export type WaiverType =
  /** Takes effect when the final payment arrives. */
  | 'CONDITIONAL_FINAL'
  /** Takes effect when a progress payment arrives. */
  | 'CONDITIONAL_PROGRESS'
  /** Takes effect when it is signed, for the final payment. */
  | 'UNCONDITIONAL_FINAL'
  /** Takes effect when it is signed, for a progress payment. */
  | 'UNCONDITIONAL_PROGRESS';

/** Filters a list of WebhookDelivery records. */
export type WebhookDeliveryFilter = {
  /** The name of an event. */
  event?: EventType | null | undefined;
  /** Only records with this value. */
  eventId?: string | null | undefined;
  /** Only deliveries of this job. */
  redeliveryId?: string | null | undefined;
  /** Only events about the record with this id. */
  resourceId?: string | null | undefined;
  /** Only records with this value. */
  status?: WebhookDeliveryStatus | null | undefined;
  /** Only deliveries changed at or after this time. */
  updatedSince?: string | null | undefined;
};

/** The status of an event’s delivery. Failed deliveries stay in the failure queue. */
export type WebhookDeliveryStatus =
  /** The endpoint accepted it. */
  | 'DELIVERED'
  /** Every attempt failed. It is in the failure queue. */
  | 'FAILED'
  /** An attempt is still to be made. */
  | 'PENDING';

/** Why the service disabled a webhook. */
export type WebhookDisabledReason =
  /** Every delivery failed for days. */
  | 'FAILING'
  /** The endpoint answered 410 Gone. */
  | 'GONE';

/** An event that a webhook receives; ALL, which REST writes as `*`, is every event, also those that later versions add. Webhooks and REST write NOTICE_CREATED as `notice.created`. Later versions may add others. */
export type WebhookEventType =
  /** Every event. */
  | 'ALL'
  /** A contact was created. */
  | 'CONTACT_CREATED'
  /** A contact was deleted. */
  | 'CONTACT_DELETED'
  /** A contact was changed. */
  | 'CONTACT_UPDATED'
  /** The credits that can be spent fell below a tenth of the last grant or purchase, or below 10. Sent once each time. */
  | 'CREDITS_LOW'
  /** A dispute was won or a refund failed: credits that had been reversed were reinstated or are no longer owed. */
  | 'CREDITS_REINSTATED'
  /** A payment for credits was refunded or disputed, and its credits were reversed. Credits that were already spent are `owed`. */
  | 'CREDITS_REVERSED'
  /** Credits were granted, bought, charged, held, captured, released, refunded, expired, reversed or reinstated. API calls are reported once a minute. */
  | 'CREDITS_UPDATED'
  /** A division was created. */
  | 'DIVISION_CREATED'
  /** A division was deleted. */
  | 'DIVISION_DELETED'
  /** A division was changed. */
  | 'DIVISION_UPDATED'
  /** A document was deleted because its record has a later document, such as the signed copy of a waiver. */
  | 'DOCUMENT_DELETED'
  /** A document was generated; `is_preview` is true for a preview. */
  | 'DOCUMENT_GENERATED'
  /** An order was cancelled before it was dispatched, and its credits were refunded. */
  | 'DOCUMENT_ORDER_CANCELLED'
  /** A document was ordered: to be mailed, filed, recorded or researched. */
  | 'DOCUMENT_ORDER_CREATED'
  /** A piece of mail was delivered, or a filing, recording or research is done. */
  | 'DOCUMENT_ORDER_DELIVERED'
  /** The carrier or the office received what was ordered. */
  | 'DOCUMENT_ORDER_DISPATCHED'
  /** An order could not be carried out; `billing` shows what was refunded. */
  | 'DOCUMENT_ORDER_FAILED'
  /** A piece of mail is on its way. */
  | 'DOCUMENT_ORDER_IN_TRANSIT'
  /** A piece of mail is out for delivery. */
  | 'DOCUMENT_ORDER_OUT_FOR_DELIVERY'
  /** A piece of mail was returned; `attention` gives the reason. */
  | 'DOCUMENT_ORDER_RETURNED'
  /** A document order was changed, paid or refunded, is being submitted (`processing`), or needs attention. */
  | 'DOCUMENT_ORDER_UPDATED'
  /** A document was reverted, so that its record can be changed and generated again. */
  | 'DOCUMENT_REVERTED'
  /** An escalation was created. */
  | 'ESCALATION_CREATED'
  /** An escalation was deleted. */
  | 'ESCALATION_DELETED'
  /** The status of an escalation changed. */
  | 'ESCALATION_TRANSITIONED'
  /** An escalation was changed, but its status was not. */
  | 'ESCALATION_UPDATED'
  /** A fulfillment request was cancelled, by the organization or by the partner, which may have refunded its fee. */
  | 'FULFILLMENT_REQUEST_CANCELLED'
  /** The rest of the postage is held, and the partner continues. Sent in addition to fulfillment_request.updated. */
  | 'FULFILLMENT_REQUEST_CHARGES_APPROVED'
  /** A fulfillment request was created: its fee is charged, and the postage of a full service is held. */
  | 'FULFILLMENT_REQUEST_CREATED'
  /** A fulfillment request failed; `last_error` gives the error. It can be retried. */
  | 'FULFILLMENT_REQUEST_FAILED'
  /** The partner completed a fulfillment request. */
  | 'FULFILLMENT_REQUEST_FULFILLED'
  /** The research found more recipients than are paid for: `payment_due` lists the charges, and `approve_url` is where to approve them. */
  | 'FULFILLMENT_REQUEST_PAYMENT_REQUIRED'
  /** The partner rejected a fulfillment request; `status_reason` gives the reason. */
  | 'FULFILLMENT_REQUEST_REJECTED'
  /** The fulfillment partner received a fulfillment request. */
  | 'FULFILLMENT_REQUEST_SUBMITTED'
  /** A fulfillment request was changed: the partner started it, it was queued again, more postage was held, or its research has new findings. */
  | 'FULFILLMENT_REQUEST_UPDATED'
  /** A jobsite was created. */
  | 'JOBSITE_CREATED'
  /** A jobsite was deleted. */
  | 'JOBSITE_DELETED'
  /** A jobsite was changed. */
  | 'JOBSITE_UPDATED'
  /** A metadata entry of a record was deleted. */
  | 'METADATA_DELETED'
  /** A metadata entry of a record was set. */
  | 'METADATA_UPDATED'
  /** A notice was created. */
  | 'NOTICE_CREATED'
  /** The deadline of a notice that is not served is 10, 3 or 1 days away. */
  | 'NOTICE_DEADLINE_APPROACHING'
  /** The deadline of a notice passed before the notice was served. */
  | 'NOTICE_DEADLINE_MISSED'
  /** A notice was deleted. */
  | 'NOTICE_DELETED'
  /** A notice was served: the carrier accepted it. Sent in addition to notice.transitioned. */
  | 'NOTICE_SERVED'
  /** The status of a notice changed. */
  | 'NOTICE_TRANSITIONED'
  /** A notice was changed, but its status was not. */
  | 'NOTICE_UPDATED'
  /** An organization was created: a directory record, or a tenant account of the calling user. */
  | 'ORGANIZATION_CREATED'
  /** A directory organization was deleted. */
  | 'ORGANIZATION_DELETED'
  /** An organization was changed. */
  | 'ORGANIZATION_UPDATED'
  /** A party was added to a project. */
  | 'PARTY_CREATED'
  /** A party was removed from its project. */
  | 'PARTY_DELETED'
  /** A party was changed. */
  | 'PARTY_UPDATED'
  /** A pay application was created. */
  | 'PAY_APPLICATION_CREATED'
  /** A pay application was deleted. */
  | 'PAY_APPLICATION_DELETED'
  /** An organization accepted its invitation and can now read the pay application. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_ACCEPTED'
  /** An organization declined its invitation. Only the account that owns the pay application receives this event. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_DECLINED'
  /** The organization was invited to a pay application of another organization. The object of the event is the invitation. */
  | 'PAY_APPLICATION_PARTICIPANT_INVITED'
  /** The status of a pay application changed, by a transition or by a payment. */
  | 'PAY_APPLICATION_TRANSITIONED'
  /** A pay application was changed, but its status was not: a draft was edited, its participants changed, or a further payment was recorded. */
  | 'PAY_APPLICATION_UPDATED'
  /** A project was created. */
  | 'PROJECT_CREATED'
  /** A deadline of a project is 30, 10, 3 or 1 days away, and its act is not done. */
  | 'PROJECT_DEADLINE_APPROACHING'
  /** A deadline of a project moved, because a fact or the rules changed. Only deadlines of acts that are not done move. */
  | 'PROJECT_DEADLINE_CHANGED'
  /** A deadline of a project passed before its act was done. */
  | 'PROJECT_DEADLINE_MISSED'
  /** A project was deleted. */
  | 'PROJECT_DELETED'
  /** A project was changed. */
  | 'PROJECT_UPDATED'
  /** A provider credential was created. No event contains its secret. */
  | 'PROVIDER_CREDENTIAL_CREATED'
  /** A provider credential was deleted. */
  | 'PROVIDER_CREDENTIAL_DELETED'
  /** A provider credential was changed, verified or revoked. */
  | 'PROVIDER_CREDENTIAL_UPDATED'
  /** A carrier credential was created. No event contains its secret. */
  | 'SHIPPER_CREDENTIAL_CREATED'
  /** A carrier credential was deleted. */
  | 'SHIPPER_CREDENTIAL_DELETED'
  /** A carrier credential was changed, verified or revoked. */
  | 'SHIPPER_CREDENTIAL_UPDATED'
  /** A schedule of values was created. */
  | 'SOV_CREATED'
  /** A schedule of values was deleted. */
  | 'SOV_DELETED'
  /** A schedule of values or its lines were changed, or it became active. */
  | 'SOV_UPDATED'
  /** The subscription to a plan started, was paid, became past due, changed, was cancelled or ended, for any reason. */
  | 'SUBSCRIPTION_UPDATED'
  /** A waiver was created. */
  | 'WAIVER_CREATED'
  /** A waiver was deleted. */
  | 'WAIVER_DELETED'
  /** A waiver was signed. Sent in addition to waiver.transitioned. */
  | 'WAIVER_SIGNED'
  /** The status of a waiver changed. */
  | 'WAIVER_TRANSITIONED'
  /** A waiver was changed, but its status was not. */
  | 'WAIVER_UPDATED'
  /** A webhook was created. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED'
  /** The service disabled a webhook: its endpoint answered 410 Gone, or every delivery failed for five days. */
  | 'WEBHOOK_DISABLED'
  /** A test was requested. Only that webhook receives it, whichever events it subscribes to. */
  | 'WEBHOOK_TEST'
  /** A webhook was changed, or its secret was rotated. */
  | 'WEBHOOK_UPDATED';

/** Filters a list of Webhook records. */
export type WebhookFilter = {
  /** Only records with this value. */
  isActive?: boolean | null | undefined;
  /** Text in the URL or description. */
  search?: string | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The witness of a signed waiver. */
export type WitnessInput = {
  /** The address, on one line. */
  address?: string | null | undefined;
  /** The name of the witness. */
  name: string;
};

export type ApiRequestFieldsFragment = { id: string, method: string, path: string, route: string | null, operation: string | null, status: number | null, statusClass: ApiRequestStatusClass | null, failed: boolean, errorCode: string | null, errorUrl: string | null, durationMs: number, credits: number, userId: string, tokenId: string | null, sessionId: string | null, inSession: boolean, idempotencyKey: string | null, requestBody: string | null, responseBody: string | null, createdAt: string };

export type ListApiRequestsQueryVariables = Exact<{
  filter?: ApiRequestFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type ListApiRequestsQuery = { apiRequests: { totalCount: number, nodes: Array<{ id: string, method: string, path: string, route: string | null, operation: string | null, status: number | null, statusClass: ApiRequestStatusClass | null, failed: boolean, errorCode: string | null, errorUrl: string | null, durationMs: number, credits: number, userId: string, tokenId: string | null, sessionId: string | null, inSession: boolean, idempotencyKey: string | null, requestBody: string | null, responseBody: string | null, createdAt: string }> } };

export type ShowApiRequestQueryVariables = Exact<{
  id: string;
}>;


export type ShowApiRequestQuery = { apiRequest: { id: string, method: string, path: string, route: string | null, operation: string | null, status: number | null, statusClass: ApiRequestStatusClass | null, failed: boolean, errorCode: string | null, errorUrl: string | null, durationMs: number, credits: number, userId: string, tokenId: string | null, sessionId: string | null, inSession: boolean, idempotencyKey: string | null, requestBody: string | null, responseBody: string | null, createdAt: string } | null };

export type AttachedFileContentFragment = { id: string, fileName: string, fileSize: number, mimeType: string, sha256: string };

export type DownloadDocumentOrderFileQueryVariables = Exact<{
  id: string;
  fileId: string;
}>;


export type DownloadDocumentOrderFileQuery = { documentOrderFile: { id: string, fileName: string, fileSize: number, mimeType: string, sha256: string } | null };

export type DownloadFulfillmentRequestFileQueryVariables = Exact<{
  id: string;
  fileId: string;
}>;


export type DownloadFulfillmentRequestFileQuery = { fulfillmentRequestFile: { id: string, fileName: string, fileSize: number, mimeType: string, sha256: string } | null };

export type AuditEntryFieldsFragment = { id: string, organizationId: string, userId: string | null, action: AuditAction, auditableType: AuditableType, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown>, ipAddress: string, userAgent: string, createdAt: string, updatedAt: string, auditable_id: number, auditable_uuid: string };

export type ListAuditEntriesQueryVariables = Exact<{
  filter?: AuditEntryFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type ListAuditEntriesQuery = { auditEntries: { totalCount: number, nodes: Array<{ id: string, organizationId: string, userId: string | null, action: AuditAction, auditableType: AuditableType, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown>, ipAddress: string, userAgent: string, createdAt: string, updatedAt: string, auditable_id: number, auditable_uuid: string }> } };

export type ShowAuditEntryQueryVariables = Exact<{
  id: string;
}>;


export type ShowAuditEntryQuery = { auditEntry: { id: string, organizationId: string, userId: string | null, action: AuditAction, auditableType: AuditableType, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown>, ipAddress: string, userAgent: string, createdAt: string, updatedAt: string, auditable_id: number, auditable_uuid: string } | null };

export type ListPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPlansQuery = { billingPlans: { plans: Array<{ key: PlanKey, label: string, monthlyCredits: number, partnerEligible: boolean, prices: Array<{ interval: BillingInterval, amount: string | null }> }> } };

export type ShowSubscriptionQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowSubscriptionQuery = { billingSubscription: { organization_uuid: string, subscription: { plan: PlanKey, interval: BillingInterval, status: BillingSubscriptionStatus, active: boolean, currentPeriodEnd: string | null, endsAt: string | null } | null } };

export type CreateSetupIntentMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateSetupIntentMutation = { createSetupIntent: { clientSecret: string, publishableKey: string, organization_uuid: string } };

export type SubscribeMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type SubscribeMutation = { subscribe: { plan: PlanKey, status: BillingSubscriptionStatus, active: boolean, clientSecret: string | null, organization_uuid: string } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { cancelled: boolean, endsAt: string, organization_uuid: string } };

export type PurchaseCreditsMutationVariables = Exact<{
  input: PurchaseCreditsInput;
}>;


export type PurchaseCreditsMutation = { purchaseCredits: { purchased: number, balance: number } };

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


export type ShowContactQuery = { contact: { id: string, organizationId: string, divisionId: string | null, firstName: string, lastName: string, email: string | null, phone: string | null, title: string | null, type: ContactType | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } | null };

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

export type ShowCreditStatementQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  format?: StatementFormat | null | undefined;
}>;


export type ShowCreditStatementQuery = { creditStatement: { fileName: string, mimeType: string, content: string } };

export type ShowCreditBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowCreditBalanceQuery = { creditBalance: { held: number, owed: number | null, organization_uuid: string, balance: { total: number, free: number, partnerEligible: number }, holds: Array<{ id: string, amount: number, description: string, eventType: SpendingEvent, createdAt: string, for: { type: CreditSubjectType, id: string } }> } };

export type PriceCreditsQueryVariables = Exact<{
  input: CreditPriceInput;
}>;


export type PriceCreditsQuery = { creditPrice: { eventType: SpendingEvent, credits: number, partnerBillable: boolean } };

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


export type ShowDivisionQuery = { division: { id: string, organizationId: string, name: string, code: string | null, description: string | null, addressLine1: string, addressLine2: string | null, city: string, state: string, zip: string, zipPlus4: string | null, countryCode: string | null, phone: string | null, email: string | null, licenseNumber: string | null, isActive: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } | null };

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

export type ShowDocumentBundleQueryVariables = Exact<{
  id: string;
}>;


export type ShowDocumentBundleQuery = { documentBundle: { fileName: string, mimeType: string, content: string } | null };

export type DocumentOrderFieldsFragment = { id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> };

export type DocumentOrderPaymentFieldsFragment = { id: string, type: PaymentLineType, amountCents: number, settles: boolean, reference: string | null, notes: string | null, recordedAt: string, createdAt: string };

export type ListDocumentOrdersQueryVariables = Exact<{
  filter?: DocumentOrderFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListDocumentOrdersQuery = { documentOrders: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> }> } };

export type ShowDocumentOrderQueryVariables = Exact<{
  id: string;
}>;


export type ShowDocumentOrderQuery = { documentOrder: { id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> } | null };

export type ListDocumentOrderPaymentsQueryVariables = Exact<{
  id: string;
}>;


export type ListDocumentOrderPaymentsQuery = { documentOrderPayments: Array<{ id: string, type: PaymentLineType, amountCents: number, settles: boolean, reference: string | null, notes: string | null, recordedAt: string, createdAt: string }> | null };

export type CreateDocumentOrderMutationVariables = Exact<{
  input: CreateDocumentOrderInput;
}>;


export type CreateDocumentOrderMutation = { createDocumentOrder: { documentOrder: { id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> } } };

export type UpdateDocumentOrderMutationVariables = Exact<{
  input: UpdateDocumentOrderInput;
}>;


export type UpdateDocumentOrderMutation = { updateDocumentOrder: { documentOrder: { id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> } } };

export type CancelDocumentOrderMutationVariables = Exact<{
  input: RecordInput;
}>;


export type CancelDocumentOrderMutation = { cancelDocumentOrder: { documentOrder: { id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> } } };

export type PayDocumentOrderMutationVariables = Exact<{
  input: PayDocumentOrderInput;
}>;


export type PayDocumentOrderMutation = { payDocumentOrder: { documentOrder: { id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> } } };

export type OrderNoticeMutationVariables = Exact<{
  input: OrderRecordInput;
}>;


export type OrderNoticeMutation = { orderNotice: { orders: Array<{ id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> }> } };

export type OrderEscalationMutationVariables = Exact<{
  input: OrderRecordInput;
}>;


export type OrderEscalationMutation = { orderEscalation: { orders: Array<{ id: string, organizationId: string, documentId: string, documentableType: DocumentableType, documentableId: string, projectId: string, partyId: string | null, status: DocumentOrderStatus, statusLabel: string, orderType: OrderType, trackingNumber: string | null, carrier: string | null, mailClass: MailClass | null, externalProviderId: string | null, shippedAt: string | null, deliveredAt: string | null, acceptedAt: string | null, attention: string | null, results: Record<string, unknown> | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, billing: { status: OrderBillingStatus, method: BillingMethod, amountCents: number, invoicedAt: string | null, paidAt: string | null, invoiceReference: string | null, paymentReference: string | null }, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, warnings: Array<{ field: string, message: string, citation: string | null }>, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }> }> } };

export type DownloadOrderedDocumentQueryVariables = Exact<{
  id: string;
}>;


export type DownloadOrderedDocumentQuery = { documentOrderDocument: { id: string, fileName: string, fileSize: number, mimeType: string, sha256: string } | null };

export type DownloadOrderCoverQueryVariables = Exact<{
  id: string;
}>;


export type DownloadOrderCoverQuery = { documentOrderCover: { fileName: string, mimeType: string, content: string } | null };

export type DocumentFieldsFragment = { id: string, organizationId: string, projectId: string, divisionId: string, documentableType: DocumentableType, documentableId: string, type: DocumentType, template: string, state: string | null, status: DocumentStatus, isPreview: boolean, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, readyToFile: boolean | null, verificationCode: string | null, sealedAt: string | null, sealedBy: string | null, timestampedAt: string | null, viewedAt: string | null, expiresAt: string | null, revertedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, warnings: Array<{ field: string, message: string, citation: string | null }>, inferred: Array<{ field: string, value: string, message: string }>, notices: Array<{ code: string, message: string }>, exhibits: Array<{ letter: string, title: string, page: number, pageCount: number }> };

export type ListDocumentsQueryVariables = Exact<{
  filter?: DocumentFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListDocumentsQuery = { documents: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, divisionId: string, documentableType: DocumentableType, documentableId: string, type: DocumentType, template: string, state: string | null, status: DocumentStatus, isPreview: boolean, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, readyToFile: boolean | null, verificationCode: string | null, sealedAt: string | null, sealedBy: string | null, timestampedAt: string | null, viewedAt: string | null, expiresAt: string | null, revertedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, warnings: Array<{ field: string, message: string, citation: string | null }>, inferred: Array<{ field: string, value: string, message: string }>, notices: Array<{ code: string, message: string }>, exhibits: Array<{ letter: string, title: string, page: number, pageCount: number }> }> } };

export type ShowDocumentQueryVariables = Exact<{
  id: string;
}>;


export type ShowDocumentQuery = { document: { id: string, organizationId: string, projectId: string, divisionId: string, documentableType: DocumentableType, documentableId: string, type: DocumentType, template: string, state: string | null, status: DocumentStatus, isPreview: boolean, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, readyToFile: boolean | null, verificationCode: string | null, sealedAt: string | null, sealedBy: string | null, timestampedAt: string | null, viewedAt: string | null, expiresAt: string | null, revertedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, warnings: Array<{ field: string, message: string, citation: string | null }>, inferred: Array<{ field: string, value: string, message: string }>, notices: Array<{ code: string, message: string }>, exhibits: Array<{ letter: string, title: string, page: number, pageCount: number }> } | null };

export type GenerateDocumentMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type GenerateDocumentMutation = { generateDocument: { document: { id: string, organizationId: string, projectId: string, divisionId: string, documentableType: DocumentableType, documentableId: string, type: DocumentType, template: string, state: string | null, status: DocumentStatus, isPreview: boolean, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, readyToFile: boolean | null, verificationCode: string | null, sealedAt: string | null, sealedBy: string | null, timestampedAt: string | null, viewedAt: string | null, expiresAt: string | null, revertedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, warnings: Array<{ field: string, message: string, citation: string | null }>, inferred: Array<{ field: string, value: string, message: string }>, notices: Array<{ code: string, message: string }>, exhibits: Array<{ letter: string, title: string, page: number, pageCount: number }> } } };

export type RevertDocumentMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RevertDocumentMutation = { revertDocument: { id: string } };

export type DownloadDocumentQueryVariables = Exact<{
  id: string;
}>;


export type DownloadDocumentQuery = { document: { id: string, fileName: string, fileSize: number, mimeType: string, sha256: string, expiresAt: string | null, documentableType: DocumentableType } | null };

export type EntityMetadataFieldsFragment = { key: string, value: unknown, type: MetadataType };

export type ListMetadataQueryVariables = Exact<{
  entityType: EntityType;
  entityId: string;
}>;


export type ListMetadataQuery = { metadataEntries: Array<{ key: string, value: unknown, type: MetadataType }> | null };

export type ShowMetadataQueryVariables = Exact<{
  entityType: EntityType;
  entityId: string;
  key: string;
}>;


export type ShowMetadataQuery = { metadataEntry: { key: string, value: unknown, type: MetadataType } | null };

export type SetMetadataMutationVariables = Exact<{
  input: SetMetadataInput;
}>;


export type SetMetadataMutation = { setMetadata: { key: string, value: unknown, type: MetadataType } };

export type DeleteMetadataMutationVariables = Exact<{
  input: MetadataKeyInput;
}>;


export type DeleteMetadataMutation = { deleteMetadata: { key: string } };

export type EscalationFieldsFragment = { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, suggestedDeadlines: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, documentName: string | null, required: boolean | null, date: string | null, safeDate: string | null, done: boolean, daysLeft: number | null, basis: string, days: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, mailBy: string | null, fileBy: string | null, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }> };

export type ListEscalationsQueryVariables = Exact<{
  filter?: EscalationFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListEscalationsQuery = { escalations: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, suggestedDeadlines: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, documentName: string | null, required: boolean | null, date: string | null, safeDate: string | null, done: boolean, daysLeft: number | null, basis: string, days: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, mailBy: string | null, fileBy: string | null, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }> }> } };

export type ShowEscalationQueryVariables = Exact<{
  id: string;
}>;


export type ShowEscalationQuery = { escalation: { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, suggestedDeadlines: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, documentName: string | null, required: boolean | null, date: string | null, safeDate: string | null, done: boolean, daysLeft: number | null, basis: string, days: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, mailBy: string | null, fileBy: string | null, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }> } | null };

export type CreateEscalationMutationVariables = Exact<{
  input: CreateEscalationInput;
}>;


export type CreateEscalationMutation = { createEscalation: { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, suggestedDeadlines: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, documentName: string | null, required: boolean | null, date: string | null, safeDate: string | null, done: boolean, daysLeft: number | null, basis: string, days: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, mailBy: string | null, fileBy: string | null, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }> } };

export type UpdateEscalationMutationVariables = Exact<{
  input: UpdateEscalationInput;
}>;


export type UpdateEscalationMutation = { updateEscalation: { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, suggestedDeadlines: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, documentName: string | null, required: boolean | null, date: string | null, safeDate: string | null, done: boolean, daysLeft: number | null, basis: string, days: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, mailBy: string | null, fileBy: string | null, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }> } };

export type DeleteEscalationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteEscalationMutation = { deleteEscalation: { id: string } };

export type TransitionEscalationMutationVariables = Exact<{
  input: TransitionEscalationInput;
}>;


export type TransitionEscalationMutation = { transitionEscalation: { id: string, projectId: string, organizationId: string, divisionId: string, noticeId: string | null, type: EscalationType, typeLabel: string, status: EscalationStatus, statusLabel: string, state: string, escalationDate: string, deadlineDate: string | null, claimAmount: string | null, description: string | null, partnerReferenceId: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, suggestedDeadlines: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, documentName: string | null, required: boolean | null, date: string | null, safeDate: string | null, done: boolean, daysLeft: number | null, basis: string, days: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, mailBy: string | null, fileBy: string | null, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }> } };

export type ExhibitFieldsFragment = { id: string, documentableType: DocumentableType, documentableId: string, title: string, kind: ExhibitKind, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, downloadUrl: string, createdAt: string };

export type ListExhibitsQueryVariables = Exact<{
  documentableType: DocumentableType;
  documentableId: string;
}>;


export type ListExhibitsQuery = { exhibits: Array<{ id: string, documentableType: DocumentableType, documentableId: string, title: string, kind: ExhibitKind, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, downloadUrl: string, createdAt: string }> | null };

export type ShowExhibitQueryVariables = Exact<{
  id: string;
}>;


export type ShowExhibitQuery = { exhibit: { id: string, documentableType: DocumentableType, documentableId: string, title: string, kind: ExhibitKind, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, downloadUrl: string, createdAt: string } | null };

export type AddExhibitMutationVariables = Exact<{
  input: AddExhibitInput;
}>;


export type AddExhibitMutation = { addExhibit: { id: string, documentableType: DocumentableType, documentableId: string, title: string, kind: ExhibitKind, fileName: string, mimeType: string, fileSize: number, pageCount: number, sha256: string, downloadUrl: string, createdAt: string } };

export type RemoveExhibitMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RemoveExhibitMutation = { removeExhibit: { id: string } };

export type DownloadExhibitQueryVariables = Exact<{
  id: string;
}>;


export type DownloadExhibitQuery = { exhibit: { id: string, fileName: string, fileSize: number, mimeType: string, sha256: string } | null };

export type FulfillmentRequestFieldsFragment = { id: string, organizationId: string, requestedByUserId: string | null, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, idempotencyKey: string, sourceKind: FulfillmentSource | null, sourceId: string | null, partnerResourceType: string | null, partnerResourceId: string | null, statusReason: string | null, lastError: string | null, retryCount: number, payload: Record<string, unknown>, meta: Record<string, unknown> | null, result: Record<string, unknown> | null, submittedAt: string | null, fulfilledAt: string | null, failedAt: string | null, createdAt: string, updatedAt: string, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }>, postage: { authorizedRecipients: number, hold: { amount: number, status: FulfillmentHoldStatus } } | null, paymentDue: { requiredRecipients: number, authorizedRecipients: number, rate: number, held: number, requiredHold: number, additionalCredits: number } | null, refund: { amount: number, refundedAt: string, reason: string } | null };

export type ListFulfillmentRequestsQueryVariables = Exact<{
  filter?: FulfillmentRequestFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListFulfillmentRequestsQuery = { fulfillmentRequests: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, requestedByUserId: string | null, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, idempotencyKey: string, sourceKind: FulfillmentSource | null, sourceId: string | null, partnerResourceType: string | null, partnerResourceId: string | null, statusReason: string | null, lastError: string | null, retryCount: number, payload: Record<string, unknown>, meta: Record<string, unknown> | null, result: Record<string, unknown> | null, submittedAt: string | null, fulfilledAt: string | null, failedAt: string | null, createdAt: string, updatedAt: string, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }>, postage: { authorizedRecipients: number, hold: { amount: number, status: FulfillmentHoldStatus } } | null, paymentDue: { requiredRecipients: number, authorizedRecipients: number, rate: number, held: number, requiredHold: number, additionalCredits: number } | null, refund: { amount: number, refundedAt: string, reason: string } | null }> } };

export type ShowFulfillmentRequestQueryVariables = Exact<{
  id: string;
}>;


export type ShowFulfillmentRequestQuery = { fulfillmentRequest: { id: string, organizationId: string, requestedByUserId: string | null, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, idempotencyKey: string, sourceKind: FulfillmentSource | null, sourceId: string | null, partnerResourceType: string | null, partnerResourceId: string | null, statusReason: string | null, lastError: string | null, retryCount: number, payload: Record<string, unknown>, meta: Record<string, unknown> | null, result: Record<string, unknown> | null, submittedAt: string | null, fulfilledAt: string | null, failedAt: string | null, createdAt: string, updatedAt: string, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }>, postage: { authorizedRecipients: number, hold: { amount: number, status: FulfillmentHoldStatus } } | null, paymentDue: { requiredRecipients: number, authorizedRecipients: number, rate: number, held: number, requiredHold: number, additionalCredits: number } | null, refund: { amount: number, refundedAt: string, reason: string } | null } | null };

export type CreateFulfillmentRequestMutationVariables = Exact<{
  input: CreateFulfillmentRequestInput;
}>;


export type CreateFulfillmentRequestMutation = { createFulfillmentRequest: { fulfillmentRequest: { id: string, organizationId: string, requestedByUserId: string | null, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, idempotencyKey: string, sourceKind: FulfillmentSource | null, sourceId: string | null, partnerResourceType: string | null, partnerResourceId: string | null, statusReason: string | null, lastError: string | null, retryCount: number, payload: Record<string, unknown>, meta: Record<string, unknown> | null, result: Record<string, unknown> | null, submittedAt: string | null, fulfilledAt: string | null, failedAt: string | null, createdAt: string, updatedAt: string, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }>, postage: { authorizedRecipients: number, hold: { amount: number, status: FulfillmentHoldStatus } } | null, paymentDue: { requiredRecipients: number, authorizedRecipients: number, rate: number, held: number, requiredHold: number, additionalCredits: number } | null, refund: { amount: number, refundedAt: string, reason: string } | null } } };

export type ApproveFulfillmentChargesMutationVariables = Exact<{
  input: ApproveFulfillmentChargesInput;
}>;


export type ApproveFulfillmentChargesMutation = { approveFulfillmentCharges: { fulfillmentRequest: { id: string, organizationId: string, requestedByUserId: string | null, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, idempotencyKey: string, sourceKind: FulfillmentSource | null, sourceId: string | null, partnerResourceType: string | null, partnerResourceId: string | null, statusReason: string | null, lastError: string | null, retryCount: number, payload: Record<string, unknown>, meta: Record<string, unknown> | null, result: Record<string, unknown> | null, submittedAt: string | null, fulfilledAt: string | null, failedAt: string | null, createdAt: string, updatedAt: string, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }>, postage: { authorizedRecipients: number, hold: { amount: number, status: FulfillmentHoldStatus } } | null, paymentDue: { requiredRecipients: number, authorizedRecipients: number, rate: number, held: number, requiredHold: number, additionalCredits: number } | null, refund: { amount: number, refundedAt: string, reason: string } | null } } };

export type CancelFulfillmentRequestMutationVariables = Exact<{
  input: CancelFulfillmentRequestInput;
}>;


export type CancelFulfillmentRequestMutation = { cancelFulfillmentRequest: { fulfillmentRequest: { id: string, organizationId: string, requestedByUserId: string | null, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, idempotencyKey: string, sourceKind: FulfillmentSource | null, sourceId: string | null, partnerResourceType: string | null, partnerResourceId: string | null, statusReason: string | null, lastError: string | null, retryCount: number, payload: Record<string, unknown>, meta: Record<string, unknown> | null, result: Record<string, unknown> | null, submittedAt: string | null, fulfilledAt: string | null, failedAt: string | null, createdAt: string, updatedAt: string, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }>, postage: { authorizedRecipients: number, hold: { amount: number, status: FulfillmentHoldStatus } } | null, paymentDue: { requiredRecipients: number, authorizedRecipients: number, rate: number, held: number, requiredHold: number, additionalCredits: number } | null, refund: { amount: number, refundedAt: string, reason: string } | null } } };

export type RetryFulfillmentRequestMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RetryFulfillmentRequestMutation = { retryFulfillmentRequest: { fulfillmentRequest: { id: string, organizationId: string, requestedByUserId: string | null, type: FulfillmentRequestType, status: FulfillmentStatus, statusLabel: string, idempotencyKey: string, sourceKind: FulfillmentSource | null, sourceId: string | null, partnerResourceType: string | null, partnerResourceId: string | null, statusReason: string | null, lastError: string | null, retryCount: number, payload: Record<string, unknown>, meta: Record<string, unknown> | null, result: Record<string, unknown> | null, submittedAt: string | null, fulfilledAt: string | null, failedAt: string | null, createdAt: string, updatedAt: string, files: Array<{ id: string, fileName: string, mimeType: string, fileSize: number, sha256: string, description: string | null, downloadUrl: string, createdAt: string }>, postage: { authorizedRecipients: number, hold: { amount: number, status: FulfillmentHoldStatus } } | null, paymentDue: { requiredRecipients: number, authorizedRecipients: number, rate: number, held: number, requiredHold: number, additionalCredits: number } | null, refund: { amount: number, refundedAt: string, reason: string } | null } } };

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


export type ShowJobsiteQuery = { jobsite: { id: string, organizationId: string, projectId: string, name: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, county: string | null, state: string | null, zip: string | null, countryCode: string, parcelNumber: string | null, legalDescription: string | null, latitude: number | null, longitude: number | null, isPrimary: boolean, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } | null };

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

export type LedgerTransactionFieldsFragment = { id: string, kind: LedgerKind, eventType: SpendingEvent | null, amount: number, partnerBillable: boolean, description: string, subjectType: CreditSubjectType | null, subjectId: string | null, reference: string, refundOfId: string | null, balanceAfter: number, createdAt: string, entries: Array<{ ledgerAccount: LedgerAccount, amount: number }> };

export type ListLedgerTransactionsQueryVariables = Exact<{
  filter?: LedgerTransactionFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type ListLedgerTransactionsQuery = { creditLedger: { totalCount: number, nodes: Array<{ id: string, kind: LedgerKind, eventType: SpendingEvent | null, amount: number, partnerBillable: boolean, description: string, subjectType: CreditSubjectType | null, subjectId: string | null, reference: string, refundOfId: string | null, balanceAfter: number, createdAt: string, entries: Array<{ ledgerAccount: LedgerAccount, amount: number }> }> } };

export type NoticeFieldsFragment = { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, duty: Duty | null, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, deadlineSource: DeadlineSource, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, servedLate: boolean | null, recordedOn: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, deadlineRule: { required: boolean | null, basis: string, days: number | null, deadline: string | null, safeDate: string | null, rollingLookbackDays: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, documentName: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> } };

export type ListNoticesQueryVariables = Exact<{
  filter?: NoticeFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListNoticesQuery = { notices: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, duty: Duty | null, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, deadlineSource: DeadlineSource, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, servedLate: boolean | null, recordedOn: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, deadlineRule: { required: boolean | null, basis: string, days: number | null, deadline: string | null, safeDate: string | null, rollingLookbackDays: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, documentName: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> } }> } };

export type ShowNoticeQueryVariables = Exact<{
  id: string;
}>;


export type ShowNoticeQuery = { notice: { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, duty: Duty | null, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, deadlineSource: DeadlineSource, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, servedLate: boolean | null, recordedOn: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, deadlineRule: { required: boolean | null, basis: string, days: number | null, deadline: string | null, safeDate: string | null, rollingLookbackDays: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, documentName: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> } } | null };

export type CreateNoticeMutationVariables = Exact<{
  input: CreateNoticeInput;
}>;


export type CreateNoticeMutation = { createNotice: { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, duty: Duty | null, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, deadlineSource: DeadlineSource, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, servedLate: boolean | null, recordedOn: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, deadlineRule: { required: boolean | null, basis: string, days: number | null, deadline: string | null, safeDate: string | null, rollingLookbackDays: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, documentName: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> } } };

export type UpdateNoticeMutationVariables = Exact<{
  input: UpdateNoticeInput;
}>;


export type UpdateNoticeMutation = { updateNotice: { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, duty: Duty | null, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, deadlineSource: DeadlineSource, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, servedLate: boolean | null, recordedOn: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, deadlineRule: { required: boolean | null, basis: string, days: number | null, deadline: string | null, safeDate: string | null, rollingLookbackDays: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, documentName: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> } } };

export type DeleteNoticeMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteNoticeMutation = { deleteNotice: { id: string } };

export type TransitionNoticeMutationVariables = Exact<{
  input: TransitionNoticeInput;
}>;


export type TransitionNoticeMutation = { transitionNotice: { id: string, organizationId: string, projectId: string, divisionId: string, type: NoticeType, typeLabel: string, duty: Duty | null, status: NoticeStatus, statusLabel: string, state: string, noticeNumber: string, noticeDate: string, claimAmount: string | null, originalClaimAmount: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, deadlineDate: string | null, deadlineSource: DeadlineSource, parentNoticeId: string | null, amendmentReason: AmendmentReason | null, description: string | null, servedAt: string | null, servedLate: boolean | null, recordedOn: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, deadlineRule: { required: boolean | null, basis: string, days: number | null, deadline: string | null, safeDate: string | null, rollingLookbackDays: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, documentName: string | null, missingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> } } };

export type OrganizationFieldsFragment = { id: string, type: OrganizationType, name: string, legalName: string | null, code: string | null, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean | null, incompleteDocuments: IncompleteDocuments | null, timeZone: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListOrganizationsQueryVariables = Exact<{
  filter?: OrganizationFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListOrganizationsQuery = { organizations: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, type: OrganizationType, name: string, legalName: string | null, code: string | null, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean | null, incompleteDocuments: IncompleteDocuments | null, timeZone: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowOrganizationQueryVariables = Exact<{
  id: string;
}>;


export type ShowOrganizationQuery = { organization: { id: string, type: OrganizationType, name: string, legalName: string | null, code: string | null, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean | null, incompleteDocuments: IncompleteDocuments | null, timeZone: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } | null };

export type CreateOrganizationMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateOrganizationMutation = { createOrganization: { id: string, type: OrganizationType, name: string, legalName: string | null, code: string | null, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean | null, incompleteDocuments: IncompleteDocuments | null, timeZone: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateOrganizationMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { id: string, type: OrganizationType, name: string, legalName: string | null, code: string | null, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null, phone: string | null, email: string | null, website: string | null, isActive: boolean | null, incompleteDocuments: IncompleteDocuments | null, timeZone: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteOrganizationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteOrganizationMutation = { deleteOrganization: { id: string } };

export type PartyFieldsFragment = { id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListPartiesQueryVariables = Exact<{
  filter?: PartyFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListPartiesQuery = { parties: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowPartyQueryVariables = Exact<{
  id: string;
}>;


export type ShowPartyQuery = { party: { id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } | null };

export type CreatePartyMutationVariables = Exact<{
  input: CreatePartyInput;
}>;


export type CreatePartyMutation = { createParty: { id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdatePartyMutationVariables = Exact<{
  input: UpdatePartyInput;
}>;


export type UpdatePartyMutation = { updateParty: { id: string, organizationId: string, projectId: string, role: PartyRole, isClaimant: boolean, isActive: boolean, hiredByPartyId: string | null, reputed: boolean, attention: string | null, contractNumber: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeletePartyMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeletePartyMutation = { deleteParty: { id: string } };

export type InviterFieldsFragment = { id: string, name: string, legalName: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null };

export type PayApplicationInvitationFieldsFragment = { id: string, organizationId: string, payApplicationId: string, applicationNumber: number, projectName: string, role: PartyRole, status: PayApplicationInvitationStatus, invitedAt: string, answeredAt: string | null, answeredByUserId: string | null, createdAt: string, updatedAt: string, inviter: { id: string, name: string, legalName: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null } | null };

export type ListPayApplicationInvitationsQueryVariables = Exact<{
  filter?: PayApplicationInvitationFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type ListPayApplicationInvitationsQuery = { payApplicationInvitations: { totalCount: number, nodes: Array<{ id: string, organizationId: string, payApplicationId: string, applicationNumber: number, projectName: string, role: PartyRole, status: PayApplicationInvitationStatus, invitedAt: string, answeredAt: string | null, answeredByUserId: string | null, createdAt: string, updatedAt: string, inviter: { id: string, name: string, legalName: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null } | null }> } };

export type ShowPayApplicationInvitationQueryVariables = Exact<{
  id: string;
}>;


export type ShowPayApplicationInvitationQuery = { payApplicationInvitation: { id: string, organizationId: string, payApplicationId: string, applicationNumber: number, projectName: string, role: PartyRole, status: PayApplicationInvitationStatus, invitedAt: string, answeredAt: string | null, answeredByUserId: string | null, createdAt: string, updatedAt: string, inviter: { id: string, name: string, legalName: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null } | null } | null };

export type AcceptPayApplicationInvitationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type AcceptPayApplicationInvitationMutation = { acceptPayApplicationInvitation: { id: string, organizationId: string, payApplicationId: string, applicationNumber: number, projectName: string, role: PartyRole, status: PayApplicationInvitationStatus, invitedAt: string, answeredAt: string | null, answeredByUserId: string | null, createdAt: string, updatedAt: string, inviter: { id: string, name: string, legalName: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null } | null } };

export type DeclinePayApplicationInvitationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeclinePayApplicationInvitationMutation = { declinePayApplicationInvitation: { id: string, organizationId: string, payApplicationId: string, applicationNumber: number, projectName: string, role: PartyRole, status: PayApplicationInvitationStatus, invitedAt: string, answeredAt: string | null, answeredByUserId: string | null, createdAt: string, updatedAt: string, inviter: { id: string, name: string, legalName: string | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, county: string | null } | null } };

export type G702FieldsFragment = { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string };

export type G703LineFieldsFragment = { sovLineId: string, itemNumber: string, description: string, changeOrderNumber: string | null, materialsStoredPrevious: string | null, scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string, retainagePercent: string, materialsRetainagePercent: string };

export type G703TotalsFieldsFragment = { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string };

export type ChangeOrderSumsFieldsFragment = { additions: string, deductions: string };

export type ChangeOrderSummaryFieldsFragment = { netChange: string, approvedPreviously: { additions: string, deductions: string }, approvedThisPeriod: { additions: string, deductions: string }, totals: { additions: string, deductions: string } };

export type PayApplicationSummaryFieldsFragment = { id: string, projectId: string, organizationId: string, divisionId: string, sovId: string, applicationNumber: number, revision: number, status: PayApplicationStatus, statusLabel: string, statusReason: string | null, periodFrom: string | null, periodTo: string, applicationDate: string, retainagePercent: string, materialsRetainagePercent: string | null, allowOverbilling: boolean, certifiedAmount: string | null, certifiedToDate: string | null, amountPaid: string, amountOutstanding: string | null, submittedAt: string | null, approvedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }>, changeOrderSummary: { netChange: string, approvedPreviously: { additions: string, deductions: string }, approvedThisPeriod: { additions: string, deductions: string }, totals: { additions: string, deductions: string } }, participants: Array<{ organizationId: string, role: PartyRole, status: PayApplicationInvitationStatus }>, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string } };

export type PayApplicationFieldsFragment = { id: string, projectId: string, organizationId: string, divisionId: string, sovId: string, applicationNumber: number, revision: number, status: PayApplicationStatus, statusLabel: string, statusReason: string | null, periodFrom: string | null, periodTo: string, applicationDate: string, retainagePercent: string, materialsRetainagePercent: string | null, allowOverbilling: boolean, certifiedAmount: string | null, certifiedToDate: string | null, amountPaid: string, amountOutstanding: string | null, submittedAt: string | null, approvedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ sovLineId: string, workCompletedThisPeriod: string | null, percentComplete: string | null, materialsStored: string | null, retainagePercent: string | null, materialsRetainagePercent: string | null }>, g703: Array<{ sovLineId: string, itemNumber: string, description: string, changeOrderNumber: string | null, materialsStoredPrevious: string | null, scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string, retainagePercent: string, materialsRetainagePercent: string }>, opening: { certifiedToDate: string, retainage: string | null, lines: Array<{ sovLineId: string, workCompleted: string, materialsStored: string }> } | null, warnings: Array<{ field: string, message: string }>, expectedWaivers: Array<{ payApplicationId: string, applicationNumber: number, type: WaiverType, waiverId: string | null }>, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }>, changeOrderSummary: { netChange: string, approvedPreviously: { additions: string, deductions: string }, approvedThisPeriod: { additions: string, deductions: string }, totals: { additions: string, deductions: string } }, participants: Array<{ organizationId: string, role: PartyRole, status: PayApplicationInvitationStatus }>, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string } };

export type PayApplicationPaymentFieldsFragment = { id: string, payApplicationId: string, amount: string, paidOn: string, reference: string | null, notes: string | null, createdAt: string };

export type ListPayApplicationsQueryVariables = Exact<{
  filter?: PayApplicationFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListPayApplicationsQuery = { payApplications: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, projectId: string, organizationId: string, divisionId: string, sovId: string, applicationNumber: number, revision: number, status: PayApplicationStatus, statusLabel: string, statusReason: string | null, periodFrom: string | null, periodTo: string, applicationDate: string, retainagePercent: string, materialsRetainagePercent: string | null, allowOverbilling: boolean, certifiedAmount: string | null, certifiedToDate: string | null, amountPaid: string, amountOutstanding: string | null, submittedAt: string | null, approvedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }>, changeOrderSummary: { netChange: string, approvedPreviously: { additions: string, deductions: string }, approvedThisPeriod: { additions: string, deductions: string }, totals: { additions: string, deductions: string } }, participants: Array<{ organizationId: string, role: PartyRole, status: PayApplicationInvitationStatus }>, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string } }> } };

export type ShowPayApplicationQueryVariables = Exact<{
  id: string;
}>;


export type ShowPayApplicationQuery = { payApplication: { id: string, projectId: string, organizationId: string, divisionId: string, sovId: string, applicationNumber: number, revision: number, status: PayApplicationStatus, statusLabel: string, statusReason: string | null, periodFrom: string | null, periodTo: string, applicationDate: string, retainagePercent: string, materialsRetainagePercent: string | null, allowOverbilling: boolean, certifiedAmount: string | null, certifiedToDate: string | null, amountPaid: string, amountOutstanding: string | null, submittedAt: string | null, approvedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ sovLineId: string, workCompletedThisPeriod: string | null, percentComplete: string | null, materialsStored: string | null, retainagePercent: string | null, materialsRetainagePercent: string | null }>, g703: Array<{ sovLineId: string, itemNumber: string, description: string, changeOrderNumber: string | null, materialsStoredPrevious: string | null, scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string, retainagePercent: string, materialsRetainagePercent: string }>, opening: { certifiedToDate: string, retainage: string | null, lines: Array<{ sovLineId: string, workCompleted: string, materialsStored: string }> } | null, warnings: Array<{ field: string, message: string }>, expectedWaivers: Array<{ payApplicationId: string, applicationNumber: number, type: WaiverType, waiverId: string | null }>, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }>, changeOrderSummary: { netChange: string, approvedPreviously: { additions: string, deductions: string }, approvedThisPeriod: { additions: string, deductions: string }, totals: { additions: string, deductions: string } }, participants: Array<{ organizationId: string, role: PartyRole, status: PayApplicationInvitationStatus }>, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string } } | null };

export type ListPayApplicationPaymentsQueryVariables = Exact<{
  id: string;
}>;


export type ListPayApplicationPaymentsQuery = { payApplicationPayments: Array<{ id: string, payApplicationId: string, amount: string, paidOn: string, reference: string | null, notes: string | null, createdAt: string }> | null };

export type CreatePayApplicationMutationVariables = Exact<{
  input: CreatePayApplicationInput;
}>;


export type CreatePayApplicationMutation = { createPayApplication: { id: string, projectId: string, organizationId: string, divisionId: string, sovId: string, applicationNumber: number, revision: number, status: PayApplicationStatus, statusLabel: string, statusReason: string | null, periodFrom: string | null, periodTo: string, applicationDate: string, retainagePercent: string, materialsRetainagePercent: string | null, allowOverbilling: boolean, certifiedAmount: string | null, certifiedToDate: string | null, amountPaid: string, amountOutstanding: string | null, submittedAt: string | null, approvedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ sovLineId: string, workCompletedThisPeriod: string | null, percentComplete: string | null, materialsStored: string | null, retainagePercent: string | null, materialsRetainagePercent: string | null }>, g703: Array<{ sovLineId: string, itemNumber: string, description: string, changeOrderNumber: string | null, materialsStoredPrevious: string | null, scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string, retainagePercent: string, materialsRetainagePercent: string }>, opening: { certifiedToDate: string, retainage: string | null, lines: Array<{ sovLineId: string, workCompleted: string, materialsStored: string }> } | null, warnings: Array<{ field: string, message: string }>, expectedWaivers: Array<{ payApplicationId: string, applicationNumber: number, type: WaiverType, waiverId: string | null }>, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }>, changeOrderSummary: { netChange: string, approvedPreviously: { additions: string, deductions: string }, approvedThisPeriod: { additions: string, deductions: string }, totals: { additions: string, deductions: string } }, participants: Array<{ organizationId: string, role: PartyRole, status: PayApplicationInvitationStatus }>, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string } } };

export type UpdatePayApplicationMutationVariables = Exact<{
  input: UpdatePayApplicationInput;
}>;


export type UpdatePayApplicationMutation = { updatePayApplication: { id: string, projectId: string, organizationId: string, divisionId: string, sovId: string, applicationNumber: number, revision: number, status: PayApplicationStatus, statusLabel: string, statusReason: string | null, periodFrom: string | null, periodTo: string, applicationDate: string, retainagePercent: string, materialsRetainagePercent: string | null, allowOverbilling: boolean, certifiedAmount: string | null, certifiedToDate: string | null, amountPaid: string, amountOutstanding: string | null, submittedAt: string | null, approvedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ sovLineId: string, workCompletedThisPeriod: string | null, percentComplete: string | null, materialsStored: string | null, retainagePercent: string | null, materialsRetainagePercent: string | null }>, g703: Array<{ sovLineId: string, itemNumber: string, description: string, changeOrderNumber: string | null, materialsStoredPrevious: string | null, scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string, retainagePercent: string, materialsRetainagePercent: string }>, opening: { certifiedToDate: string, retainage: string | null, lines: Array<{ sovLineId: string, workCompleted: string, materialsStored: string }> } | null, warnings: Array<{ field: string, message: string }>, expectedWaivers: Array<{ payApplicationId: string, applicationNumber: number, type: WaiverType, waiverId: string | null }>, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }>, changeOrderSummary: { netChange: string, approvedPreviously: { additions: string, deductions: string }, approvedThisPeriod: { additions: string, deductions: string }, totals: { additions: string, deductions: string } }, participants: Array<{ organizationId: string, role: PartyRole, status: PayApplicationInvitationStatus }>, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string } } };

export type DeletePayApplicationMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeletePayApplicationMutation = { deletePayApplication: { id: string } };

export type TransitionPayApplicationMutationVariables = Exact<{
  input: TransitionPayApplicationInput;
}>;


export type TransitionPayApplicationMutation = { transitionPayApplication: { id: string, projectId: string, organizationId: string, divisionId: string, sovId: string, applicationNumber: number, revision: number, status: PayApplicationStatus, statusLabel: string, statusReason: string | null, periodFrom: string | null, periodTo: string, applicationDate: string, retainagePercent: string, materialsRetainagePercent: string | null, allowOverbilling: boolean, certifiedAmount: string | null, certifiedToDate: string | null, amountPaid: string, amountOutstanding: string | null, submittedAt: string | null, approvedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ sovLineId: string, workCompletedThisPeriod: string | null, percentComplete: string | null, materialsStored: string | null, retainagePercent: string | null, materialsRetainagePercent: string | null }>, g703: Array<{ sovLineId: string, itemNumber: string, description: string, changeOrderNumber: string | null, materialsStoredPrevious: string | null, scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string, retainagePercent: string, materialsRetainagePercent: string }>, opening: { certifiedToDate: string, retainage: string | null, lines: Array<{ sovLineId: string, workCompleted: string, materialsStored: string }> } | null, warnings: Array<{ field: string, message: string }>, expectedWaivers: Array<{ payApplicationId: string, applicationNumber: number, type: WaiverType, waiverId: string | null }>, changeOrders: Array<{ number: string, amount: string, approvedOn: string | null }>, changeOrderSummary: { netChange: string, approvedPreviously: { additions: string, deductions: string }, approvedThisPeriod: { additions: string, deductions: string }, totals: { additions: string, deductions: string } }, participants: Array<{ organizationId: string, role: PartyRole, status: PayApplicationInvitationStatus }>, g702: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, retainagePercent: string | null, retainageOnCompletedWork: string, materialsRetainagePercent: string | null, retainageOnStoredMaterial: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, balanceToFinish: string }, g703Totals: { scheduledValue: string, workCompletedPrevious: string, workCompletedThisPeriod: string, materialsStored: string, totalCompletedAndStored: string, percentCompletedAndStored: string | null, balanceToFinish: string, retainage: string } } };

export type RecordPayApplicationPaymentMutationVariables = Exact<{
  input: RecordPayApplicationPaymentInput;
}>;


export type RecordPayApplicationPaymentMutation = { recordPayApplicationPayment: { id: string, payApplicationId: string, amount: string, paidOn: string, reference: string | null, notes: string | null, createdAt: string } };

export type UpdatePayApplicationPaymentMutationVariables = Exact<{
  input: UpdatePayApplicationPaymentInput;
}>;


export type UpdatePayApplicationPaymentMutation = { updatePayApplicationPayment: { id: string, payApplicationId: string, amount: string, paidOn: string, reference: string | null, notes: string | null, createdAt: string } };

export type DeletePayApplicationPaymentMutationVariables = Exact<{
  input: DeletePayApplicationPaymentInput;
}>;


export type DeletePayApplicationPaymentMutation = { deletePayApplicationPayment: { id: string } };

export type ProjectFieldsFragment = { id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, units: number | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, doneOn: string, month: string | null, duty: Duty | null, waiverSignedOn: string | null }> };

export type ListProjectsQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListProjectsQuery = { projects: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, units: number | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, doneOn: string, month: string | null, duty: Duty | null, waiverSignedOn: string | null }> }> } };

export type ShowProjectQueryVariables = Exact<{
  id: string;
}>;


export type ShowProjectQuery = { project: { id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, units: number | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, doneOn: string, month: string | null, duty: Duty | null, waiverSignedOn: string | null }> } | null };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, units: number | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, doneOn: string, month: string | null, duty: Duty | null, waiverSignedOn: string | null }> } };

export type UpdateProjectMutationVariables = Exact<{
  input: UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { id: string, organizationId: string, divisionId: string, claimantRole: ClaimantRole, name: string, number: string | null, externalId: string | null, status: ProjectStatus, sector: ProjectSector, use: ProjectUse | null, ownerOccupied: boolean | null, units: number | null, newConstruction: boolean | null, paymentBond: boolean | null, publicFunds: boolean | null, homesFor: HomePurpose | null, condominium: boolean | null, writtenContract: boolean | null, completionNoticePublished: boolean | null, noticeOfContractDate: string | null, terminationDate: string | null, acceptanceDate: string | null, finalSettlementDate: string | null, debtDueDate: string | null, statementRecordedDate: string | null, extensionDate: string | null, demandToSueDate: string | null, contestDate: string | null, contractAmount: string | null, retainagePercent: string | null, dateContract: string | null, originalContractDate: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, completionDate: string | null, furnishedDescription: string | null, legalDescription: string | null, parcelNumber: string | null, permitNumber: string | null, bondNumber: string | null, loanNumber: string | null, state: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, noticeOfCommencement: { recordedOn: string | null, instrument: string | null } | null, recordedNotices: Array<{ kind: RecordedNoticeKind, recordedOn: string, instrument: string | null }>, actsDone: Array<{ kind: DeadlineKind, doneOn: string, month: string | null, duty: Duty | null, waiverSignedOn: string | null }> } };

export type DeleteProjectMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteProjectMutation = { deleteProject: { id: string } };

export type ListProjectDeadlinesQueryVariables = Exact<{
  id: string;
}>;


export type ListProjectDeadlinesQuery = { projectDeadlines: Array<{ kind: DeadlineKind, duty: Duty | null, month: string | null, documentName: string | null, required: boolean | null, date: string | null, safeDate: string | null, done: boolean, daysLeft: number | null, basis: string, days: number | null, counting: string | null, isLookback: boolean, coveredFrom: string | null, mailBy: string | null, fileBy: string | null, missingFacts: Array<DeadlineFact>, decidingFacts: Array<DeadlineFact>, dependsOn: string | null, explanation: string, source: string | null, checkedOn: string | null, verified: boolean, warnings: Array<string>, alternatives: Array<{ condition: string, date: string | null, citation: string }>, steps: Array<{ kind: DeadlineStepKind, text: string, date: string, citation: string }> }> | null };

export type ShowProofOfServiceQueryVariables = Exact<{
  id: string;
}>;


export type ShowProofOfServiceQuery = { proofOfService: { fileName: string, mimeType: string, content: string } | null };

export type ProviderCredentialFieldsFragment = { id: string, organizationId: string, provider: CredentialProvider, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListProviderCredentialsQueryVariables = Exact<{
  filter?: ProviderCredentialFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListProviderCredentialsQuery = { providerCredentials: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, provider: CredentialProvider, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowProviderCredentialQueryVariables = Exact<{
  id: string;
}>;


export type ShowProviderCredentialQuery = { providerCredential: { id: string, organizationId: string, provider: CredentialProvider, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } | null };

export type CreateProviderCredentialMutationVariables = Exact<{
  input: CreateProviderCredentialInput;
}>;


export type CreateProviderCredentialMutation = { createProviderCredential: { id: string, organizationId: string, provider: CredentialProvider, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateProviderCredentialMutationVariables = Exact<{
  input: UpdateCredentialInput;
}>;


export type UpdateProviderCredentialMutation = { updateProviderCredential: { id: string, organizationId: string, provider: CredentialProvider, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteProviderCredentialMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteProviderCredentialMutation = { deleteProviderCredential: { id: string } };

export type VerifyProviderCredentialMutationVariables = Exact<{
  input: RecordInput;
}>;


export type VerifyProviderCredentialMutation = { verifyProviderCredential: { id: string, organizationId: string, provider: CredentialProvider, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type ShowSandboxQueryVariables = Exact<{ [key: string]: never; }>;


export type ShowSandboxQuery = { sandbox: { mode: AccountMode, livemode: boolean, organizationId: string, now: string, clockOffsetSeconds: number | null, counts: Record<string, unknown> | null } };

export type ResetSandboxMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetSandboxMutation = { resetSandbox: { organizationId: string, deleted: Record<string, unknown>, filesDeleted: number } };

export type MoveSandboxClockMutationVariables = Exact<{
  input: MoveSandboxClockInput;
}>;


export type MoveSandboxClockMutation = { moveSandboxClock: { mode: AccountMode, livemode: boolean, organizationId: string, now: string, clockOffsetSeconds: number | null, counts: Record<string, unknown> | null } };

export type SearchResultFieldsFragment = { type: SearchType, id: string, title: string, subtitle: string | null, highlights: Array<string>, score: number, projectId: string | null, status: string | null, updatedAt: string };

export type SearchQueryVariables = Exact<{
  q: string;
  types?: Array<SearchType> | SearchType | null | undefined;
  perType?: number | null | undefined;
}>;


export type SearchQuery = { search: { query: string, types: Array<SearchType>, perType: number, groups: Array<{ type: SearchType, count: number, results: Array<{ type: SearchType, id: string, title: string, subtitle: string | null, highlights: Array<string>, score: number, projectId: string | null, status: string | null, updatedAt: string }> }> } };

export type ShipperCredentialFieldsFragment = { id: string, organizationId: string, provider: CredentialShipper, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListShipperCredentialsQueryVariables = Exact<{
  filter?: ShipperCredentialFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListShipperCredentialsQuery = { shipperCredentials: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, provider: CredentialShipper, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowShipperCredentialQueryVariables = Exact<{
  id: string;
}>;


export type ShowShipperCredentialQuery = { shipperCredential: { id: string, organizationId: string, provider: CredentialShipper, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } | null };

export type CreateShipperCredentialMutationVariables = Exact<{
  input: CreateShipperCredentialInput;
}>;


export type CreateShipperCredentialMutation = { createShipperCredential: { id: string, organizationId: string, provider: CredentialShipper, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateShipperCredentialMutationVariables = Exact<{
  input: UpdateCredentialInput;
}>;


export type UpdateShipperCredentialMutation = { updateShipperCredential: { id: string, organizationId: string, provider: CredentialShipper, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteShipperCredentialMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteShipperCredentialMutation = { deleteShipperCredential: { id: string } };

export type VerifyShipperCredentialMutationVariables = Exact<{
  input: RecordInput;
}>;


export type VerifyShipperCredentialMutation = { verifyShipperCredential: { id: string, organizationId: string, provider: CredentialShipper, label: string | null, mode: CredentialMode, lastFour: string | null, fingerprint: string, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type SovLineFieldsFragment = { id: string | null, position: number, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null };

export type SovTotalsFieldsFragment = { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string, lineCount: number };

export type SovSummaryFieldsFragment = { id: string, projectId: string, organizationId: string, name: string, status: SovStatus, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, totals: { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string, lineCount: number } };

export type SovFieldsFragment = { id: string, projectId: string, organizationId: string, name: string, status: SovStatus, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ id: string | null, position: number, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null }>, totals: { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string, lineCount: number } };

export type ListSovsQueryVariables = Exact<{
  filter?: SovFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListSovsQuery = { sovs: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, projectId: string, organizationId: string, name: string, status: SovStatus, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, totals: { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string, lineCount: number } }> } };

export type ShowSovQueryVariables = Exact<{
  id: string;
}>;


export type ShowSovQuery = { sov: { id: string, projectId: string, organizationId: string, name: string, status: SovStatus, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ id: string | null, position: number, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null }>, totals: { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string, lineCount: number } } | null };

export type ExportSovCsvQueryVariables = Exact<{
  id: string;
}>;


export type ExportSovCsvQuery = { sov: { id: string, csv: string } | null };

export type CreateSovMutationVariables = Exact<{
  input: CreateSovInput;
}>;


export type CreateSovMutation = { createSov: { id: string, projectId: string, organizationId: string, name: string, status: SovStatus, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ id: string | null, position: number, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null }>, totals: { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string, lineCount: number } } };

export type UpdateSovMutationVariables = Exact<{
  input: UpdateSovInput;
}>;


export type UpdateSovMutation = { updateSov: { id: string, projectId: string, organizationId: string, name: string, status: SovStatus, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, lines: Array<{ id: string | null, position: number, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null }>, totals: { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string, lineCount: number } } };

export type DeleteSovMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteSovMutation = { deleteSov: { id: string } };

export type ImportSovCsvMutationVariables = Exact<{
  input: ImportSovCsvInput;
}>;


export type ImportSovCsvMutation = { importSovCsv: { id: string | null, dryRun: boolean, projectId: string, organizationId: string, name: string, status: SovStatus, metadata: Record<string, unknown> | null, createdAt: string | null, updatedAt: string | null, notes: Array<string>, lines: Array<{ id: string | null, position: number, itemNumber: string, description: string, costCode: string | null, scheduledValue: string, retainagePercent: string | null, changeOrderNumber: string | null }>, totals: { originalScheduledValue: string, changeOrderValue: string, scheduledValue: string, lineCount: number }, columns: Array<{ column: string, header: string }>, leftOut: { scheduledValue: string, statedTotal: string | null, rows: Array<{ row: number, reason: LeftOutReason, text: string, scheduledValue: string | null }> } } };

export type EventSpendingFieldsFragment = { eventType: SpendingEvent, count: number, credits: number, refunded: number };

export type SupportHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportHealthQuery = { supportHealth: { status: HealthStatus, checkedAt: string, checks: { database: boolean, migrations: boolean, queue: boolean, files: boolean } } };

export type SupportCreditsQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportCreditsQuery = { supportCredits: { held: number, low: boolean, lowBelow: number, organization_uuid: string, balance: { total: number, free: number, partnerEligible: number }, month: { from: string, to: string, spent: number, events: Array<{ eventType: SpendingEvent, count: number, credits: number, refunded: number }> } } };

export type SupportUsageQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type SupportUsageQuery = { supportUsage: { from: string, to: string, organization_uuid: string, totals: Array<{ eventType: SpendingEvent, count: number, credits: number, refunded: number }>, days: Array<{ date: string, events: Array<{ eventType: SpendingEvent, count: number, credits: number, refunded: number }> }> } };

export type WaiverFieldsFragment = { id: string, organizationId: string, projectId: string, divisionId: string, number: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, witnessRequired: boolean, throughDate: string | null, throughTime: string | null, paymentPeriodFrom: string | null, paymentPeriodTo: string | null, amount: string | null, paymentMethod: PaymentMethod | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, ownerPartyId: string | null, gcPartyId: string | null, lenderPartyId: string | null, payApplicationId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, paymentStatement: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, pendingChangeOrders: string | null } | null, signature: { method: SignatureMethod, email: string | null, authentication: SignerAuthentication | null, authenticatedAs: string | null, ip: string, userAgent: string, requestedAt: string | null, viewedAt: string | null, consentText: string | null, consentedAt: string, imageSha256: string | null, documentSha256: string, contentSha256: string | null } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null, witness: { name: string, address: string | null } | null };

export type ListWaiversQueryVariables = Exact<{
  filter?: WaiverFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListWaiversQuery = { waivers: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, projectId: string, divisionId: string, number: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, witnessRequired: boolean, throughDate: string | null, throughTime: string | null, paymentPeriodFrom: string | null, paymentPeriodTo: string | null, amount: string | null, paymentMethod: PaymentMethod | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, ownerPartyId: string | null, gcPartyId: string | null, lenderPartyId: string | null, payApplicationId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, paymentStatement: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, pendingChangeOrders: string | null } | null, signature: { method: SignatureMethod, email: string | null, authentication: SignerAuthentication | null, authenticatedAs: string | null, ip: string, userAgent: string, requestedAt: string | null, viewedAt: string | null, consentText: string | null, consentedAt: string, imageSha256: string | null, documentSha256: string, contentSha256: string | null } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null, witness: { name: string, address: string | null } | null }> } };

export type ShowWaiverQueryVariables = Exact<{
  id: string;
}>;


export type ShowWaiverQuery = { waiver: { id: string, organizationId: string, projectId: string, divisionId: string, number: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, witnessRequired: boolean, throughDate: string | null, throughTime: string | null, paymentPeriodFrom: string | null, paymentPeriodTo: string | null, amount: string | null, paymentMethod: PaymentMethod | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, ownerPartyId: string | null, gcPartyId: string | null, lenderPartyId: string | null, payApplicationId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, paymentStatement: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, pendingChangeOrders: string | null } | null, signature: { method: SignatureMethod, email: string | null, authentication: SignerAuthentication | null, authenticatedAs: string | null, ip: string, userAgent: string, requestedAt: string | null, viewedAt: string | null, consentText: string | null, consentedAt: string, imageSha256: string | null, documentSha256: string, contentSha256: string | null } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null, witness: { name: string, address: string | null } | null } | null };

export type CreateWaiverMutationVariables = Exact<{
  input: CreateWaiverInput;
}>;


export type CreateWaiverMutation = { createWaiver: { id: string, organizationId: string, projectId: string, divisionId: string, number: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, witnessRequired: boolean, throughDate: string | null, throughTime: string | null, paymentPeriodFrom: string | null, paymentPeriodTo: string | null, amount: string | null, paymentMethod: PaymentMethod | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, ownerPartyId: string | null, gcPartyId: string | null, lenderPartyId: string | null, payApplicationId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, paymentStatement: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, pendingChangeOrders: string | null } | null, signature: { method: SignatureMethod, email: string | null, authentication: SignerAuthentication | null, authenticatedAs: string | null, ip: string, userAgent: string, requestedAt: string | null, viewedAt: string | null, consentText: string | null, consentedAt: string, imageSha256: string | null, documentSha256: string, contentSha256: string | null } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null, witness: { name: string, address: string | null } | null } };

export type UpdateWaiverMutationVariables = Exact<{
  input: UpdateWaiverInput;
}>;


export type UpdateWaiverMutation = { updateWaiver: { id: string, organizationId: string, projectId: string, divisionId: string, number: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, witnessRequired: boolean, throughDate: string | null, throughTime: string | null, paymentPeriodFrom: string | null, paymentPeriodTo: string | null, amount: string | null, paymentMethod: PaymentMethod | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, ownerPartyId: string | null, gcPartyId: string | null, lenderPartyId: string | null, payApplicationId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, paymentStatement: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, pendingChangeOrders: string | null } | null, signature: { method: SignatureMethod, email: string | null, authentication: SignerAuthentication | null, authenticatedAs: string | null, ip: string, userAgent: string, requestedAt: string | null, viewedAt: string | null, consentText: string | null, consentedAt: string, imageSha256: string | null, documentSha256: string, contentSha256: string | null } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null, witness: { name: string, address: string | null } | null } };

export type DeleteWaiverMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteWaiverMutation = { deleteWaiver: { id: string } };

export type TransitionWaiverMutationVariables = Exact<{
  input: TransitionWaiverInput;
}>;


export type TransitionWaiverMutation = { transitionWaiver: { id: string, organizationId: string, projectId: string, divisionId: string, number: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, witnessRequired: boolean, throughDate: string | null, throughTime: string | null, paymentPeriodFrom: string | null, paymentPeriodTo: string | null, amount: string | null, paymentMethod: PaymentMethod | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, ownerPartyId: string | null, gcPartyId: string | null, lenderPartyId: string | null, payApplicationId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, paymentStatement: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, pendingChangeOrders: string | null } | null, signature: { method: SignatureMethod, email: string | null, authentication: SignerAuthentication | null, authenticatedAs: string | null, ip: string, userAgent: string, requestedAt: string | null, viewedAt: string | null, consentText: string | null, consentedAt: string, imageSha256: string | null, documentSha256: string, contentSha256: string | null } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null, witness: { name: string, address: string | null } | null } };

export type SignWaiverMutationVariables = Exact<{
  input: SignWaiverInput;
}>;


export type SignWaiverMutation = { signWaiver: { waiver: { id: string, organizationId: string, projectId: string, divisionId: string, number: string, type: WaiverType, typeLabel: string, stage: WaiverStage, status: WaiverStatus, statusLabel: string, statusReason: string | null, releaseState: WaiverReleaseState | null, state: string, formCode: string, notaryRequired: boolean, witnessRequired: boolean, throughDate: string | null, throughTime: string | null, paymentPeriodFrom: string | null, paymentPeriodTo: string | null, amount: string | null, paymentMethod: PaymentMethod | null, checkMaker: string | null, checkPayee: string | null, checkNumber: string | null, checkDate: string | null, invoiceNumber: string | null, disputedAmount: string | null, retainageReserved: string | null, remainingDue: string | null, coversAllDue: boolean | null, customerPartyId: string | null, ownerPartyId: string | null, gcPartyId: string | null, lenderPartyId: string | null, payApplicationId: string | null, workDescription: string | null, paymentReceivedOn: string | null, signatoryName: string | null, signatoryTitle: string | null, sentAt: string | null, signedAt: string | null, effectiveAt: string | null, releasedAt: string | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string, legalForm: { code: string, title: string, statute: string } | null, notices: Array<{ code: string, message: string }>, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, paymentStatement: { originalContractSum: string, netChangeByChangeOrders: string, contractSumToDate: string, totalCompletedAndStored: string, totalRetainage: string, totalEarnedLessRetainage: string, lessPreviousCertificates: string, currentPaymentDue: string, pendingChangeOrders: string | null } | null, signature: { method: SignatureMethod, email: string | null, authentication: SignerAuthentication | null, authenticatedAs: string | null, ip: string, userAgent: string, requestedAt: string | null, viewedAt: string | null, consentText: string | null, consentedAt: string, imageSha256: string | null, documentSha256: string, contentSha256: string | null } | null, notary: { name: string, commissionNumber: string | null, expiresOn: string | null, state: string, county: string, mode: NotaryMode } | null, witness: { name: string, address: string | null } | null } } };

export type WebhookDeliveryFieldsFragment = { id: string, webhookId: string, redeliveryId: string | null, eventId: string, event: EventType, resourceId: string, status: WebhookDeliveryStatus, attempt: number, responseCode: number | null, durationMs: number | null, error: string | null, nextAttemptAt: string | null, deliveredAt: string | null, createdAt: string, updatedAt: string };

export type WebhookDeliveryLogFragment = { payload: Record<string, unknown> | null, id: string, webhookId: string, redeliveryId: string | null, eventId: string, event: EventType, resourceId: string, status: WebhookDeliveryStatus, attempt: number, responseCode: number | null, durationMs: number | null, error: string | null, nextAttemptAt: string | null, deliveredAt: string | null, createdAt: string, updatedAt: string, attempts: Array<{ number: number, startedAt: string, durationMs: number | null, requestHeaders: Record<string, unknown> | null, responseCode: number | null, responseHeaders: Record<string, unknown> | null, responseBody: string | null, error: string | null }> };

export type ListWebhookDeliveriesQueryVariables = Exact<{
  id: string;
  filter?: WebhookDeliveryFilter | null | undefined;
  first: number;
  offset: number;
}>;


export type ListWebhookDeliveriesQuery = { webhookDeliveries: { totalCount: number, nodes: Array<{ id: string, webhookId: string, redeliveryId: string | null, eventId: string, event: EventType, resourceId: string, status: WebhookDeliveryStatus, attempt: number, responseCode: number | null, durationMs: number | null, error: string | null, nextAttemptAt: string | null, deliveredAt: string | null, createdAt: string, updatedAt: string }> } | null };

export type ShowWebhookDeliveryQueryVariables = Exact<{
  id: string;
  webhookId: string;
}>;


export type ShowWebhookDeliveryQuery = { webhookDelivery: { payload: Record<string, unknown> | null, id: string, webhookId: string, redeliveryId: string | null, eventId: string, event: EventType, resourceId: string, status: WebhookDeliveryStatus, attempt: number, responseCode: number | null, durationMs: number | null, error: string | null, nextAttemptAt: string | null, deliveredAt: string | null, createdAt: string, updatedAt: string, attempts: Array<{ number: number, startedAt: string, durationMs: number | null, requestHeaders: Record<string, unknown> | null, responseCode: number | null, responseHeaders: Record<string, unknown> | null, responseBody: string | null, error: string | null }> } | null };

export type RedeliverWebhookMutationVariables = Exact<{
  input: RedeliverWebhookInput;
}>;


export type RedeliverWebhookMutation = { redeliverWebhook: { payload: Record<string, unknown> | null, id: string, webhookId: string, redeliveryId: string | null, eventId: string, event: EventType, resourceId: string, status: WebhookDeliveryStatus, attempt: number, responseCode: number | null, durationMs: number | null, error: string | null, nextAttemptAt: string | null, deliveredAt: string | null, createdAt: string, updatedAt: string, attempts: Array<{ number: number, startedAt: string, durationMs: number | null, requestHeaders: Record<string, unknown> | null, responseCode: number | null, responseHeaders: Record<string, unknown> | null, responseBody: string | null, error: string | null }> } };

export type WebhookFieldsFragment = { id: string, organizationId: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string };

export type ListWebhooksQueryVariables = Exact<{
  filter?: WebhookFilter | null | undefined;
  first: number;
  offset: number;
  sync: boolean;
}>;


export type ListWebhooksQuery = { webhooks: { totalCount: number, nodes: Array<{ deletedAt?: string | null, id: string, organizationId: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string }> } };

export type ShowWebhookQueryVariables = Exact<{
  id: string;
}>;


export type ShowWebhookQuery = { webhook: { id: string, organizationId: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string | null, id: string, organizationId: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string, organizationId: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type DeleteWebhookMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { id: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string | null, id: string, organizationId: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export type TestWebhookMutationVariables = Exact<{
  input: RecordInput;
}>;


export type TestWebhookMutation = { testWebhook: { id: string, organizationId: string, url: string, events: Array<WebhookEventType>, description: string | null, isActive: boolean, previousSecretExpiresAt: string | null, lastDeliveryAt: string | null, failureCount: number, failingSince: string | null, disabledAt: string | null, disabledReason: WebhookDisabledReason | null, metadata: Record<string, unknown> | null, createdAt: string, updatedAt: string } };

export const ApiRequestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusClass"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"errorUrl"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"inSession"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ApiRequestFieldsFragment, unknown>;
export const AttachedFileContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachedFileContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttachedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<AttachedFileContentFragment, unknown>;
export const AuditEntryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"auditableType"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_id"},"name":{"kind":"Name","value":"auditableSerial"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_uuid"},"name":{"kind":"Name","value":"auditableId"}},{"kind":"Field","name":{"kind":"Name","value":"oldValues"}},{"kind":"Field","name":{"kind":"Name","value":"newValues"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AuditEntryFieldsFragment, unknown>;
export const ContactFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ContactFieldsFragment, unknown>;
export const DivisionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DivisionFieldsFragment, unknown>;
export const DocumentOrderFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DocumentOrderFieldsFragment, unknown>;
export const DocumentOrderPaymentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrderPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"settles"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<DocumentOrderPaymentFieldsFragment, unknown>;
export const DocumentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inferred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readyToFile"}},{"kind":"Field","name":{"kind":"Name","value":"exhibits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verificationCode"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"timestampedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DocumentFieldsFragment, unknown>;
export const EntityMetadataFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityMetadataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityMetadata"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<EntityMetadataFieldsFragment, unknown>;
export const EscalationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedDeadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mailBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileBy"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"decidingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EscalationFieldsFragment, unknown>;
export const ExhibitFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ExhibitFieldsFragment, unknown>;
export const FulfillmentRequestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FulfillmentRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FulfillmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceType"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"retryCount"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiredRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"requiredHold"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCredits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<FulfillmentRequestFieldsFragment, unknown>;
export const JobsiteFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<JobsiteFieldsFragment, unknown>;
export const LedgerTransactionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerTransactionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerTransaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"partnerBillable"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"refundOfId"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LedgerTransactionFieldsFragment, unknown>;
export const NoticeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"rollingLookbackDays"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSource"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedLate"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<NoticeFieldsFragment, unknown>;
export const OrganizationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"incompleteDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OrganizationFieldsFragment, unknown>;
export const PartyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PartyFieldsFragment, unknown>;
export const InviterFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviterFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}}]} as unknown as DocumentNode<InviterFieldsFragment, unknown>;
export const PayApplicationInvitationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationInvitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviterFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviterFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}}]} as unknown as DocumentNode<PayApplicationInvitationFieldsFragment, unknown>;
export const ChangeOrderSumsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}}]} as unknown as DocumentNode<ChangeOrderSumsFieldsFragment, unknown>;
export const ChangeOrderSummaryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvedPreviously"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedThisPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}}]} as unknown as DocumentNode<ChangeOrderSummaryFieldsFragment, unknown>;
export const G702FieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G702Fields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G702"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnCompletedWork"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnStoredMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}}]}}]} as unknown as DocumentNode<G702FieldsFragment, unknown>;
export const G703TotalsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}}]}}]} as unknown as DocumentNode<G703TotalsFieldsFragment, unknown>;
export const PayApplicationSummaryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"sovId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"allowOverbilling"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSummaryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g702"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G702Fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703Totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703TotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certifiedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"amountOutstanding"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G702Fields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G702"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnCompletedWork"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnStoredMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvedPreviously"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedThisPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netChange"}}]}}]} as unknown as DocumentNode<PayApplicationSummaryFieldsFragment, unknown>;
export const G703LineFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703LineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Line"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStoredPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}}]} as unknown as DocumentNode<G703LineFieldsFragment, unknown>;
export const PayApplicationFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"percentComplete"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703LineFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"waiverId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G702Fields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G702"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnCompletedWork"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnStoredMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703LineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Line"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStoredPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvedPreviously"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedThisPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"sovId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"allowOverbilling"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSummaryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g702"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G702Fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703Totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703TotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certifiedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"amountOutstanding"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PayApplicationFieldsFragment, unknown>;
export const PayApplicationPaymentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PayApplicationPaymentFieldsFragment, unknown>;
export const ProjectFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"newConstruction"}},{"kind":"Field","name":{"kind":"Name","value":"paymentBond"}},{"kind":"Field","name":{"kind":"Name","value":"publicFunds"}},{"kind":"Field","name":{"kind":"Name","value":"homesFor"}},{"kind":"Field","name":{"kind":"Name","value":"condominium"}},{"kind":"Field","name":{"kind":"Name","value":"writtenContract"}},{"kind":"Field","name":{"kind":"Name","value":"completionNoticePublished"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"terminationDate"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"finalSettlementDate"}},{"kind":"Field","name":{"kind":"Name","value":"debtDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"statementRecordedDate"}},{"kind":"Field","name":{"kind":"Name","value":"extensionDate"}},{"kind":"Field","name":{"kind":"Name","value":"demandToSueDate"}},{"kind":"Field","name":{"kind":"Name","value":"contestDate"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"originalContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actsDone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"waiverSignedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ProjectFieldsFragment, unknown>;
export const ProviderCredentialFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ProviderCredentialFieldsFragment, unknown>;
export const SearchResultFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SearchResultFieldsFragment, unknown>;
export const ShipperCredentialFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShipperCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShipperCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShipperCredentialFieldsFragment, unknown>;
export const SovTotalsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalScheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}}]} as unknown as DocumentNode<SovTotalsFieldsFragment, unknown>;
export const SovSummaryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalScheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}}]} as unknown as DocumentNode<SovSummaryFieldsFragment, unknown>;
export const SovLineFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"costCode"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}}]}}]} as unknown as DocumentNode<SovLineFieldsFragment, unknown>;
export const SovFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovLineFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"costCode"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalScheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SovFieldsFragment, unknown>;
export const EventSpendingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventSpendingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventSpending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}}]}}]} as unknown as DocumentNode<EventSpendingFieldsFragment, unknown>;
export const WaiverFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"witnessRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"throughTime"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodTo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"gcPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"lenderPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatedAs"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"contentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"witness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WaiverFieldsFragment, unknown>;
export const WebhookDeliveryFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"redeliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"responseCode"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WebhookDeliveryFieldsFragment, unknown>;
export const WebhookDeliveryLogFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryLog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryFields"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseCode"}},{"kind":"Field","name":{"kind":"Name","value":"responseHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"redeliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"responseCode"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WebhookDeliveryLogFragment, unknown>;
export const WebhookFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WebhookFieldsFragment, unknown>;
export const ListApiRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListApiRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiRequestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiRequestFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusClass"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"errorUrl"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"inSession"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListApiRequestsQuery, ListApiRequestsQueryVariables>;
export const ShowApiRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowApiRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiRequestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusClass"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"errorCode"}},{"kind":"Field","name":{"kind":"Name","value":"errorUrl"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"inSession"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"requestBody"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ShowApiRequestQuery, ShowApiRequestQueryVariables>;
export const DownloadDocumentOrderFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadDocumentOrderFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrderFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachedFileContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachedFileContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttachedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<DownloadDocumentOrderFileQuery, DownloadDocumentOrderFileQueryVariables>;
export const DownloadFulfillmentRequestFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadFulfillmentRequestFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fulfillmentRequestFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachedFileContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachedFileContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttachedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<DownloadFulfillmentRequestFileQuery, DownloadFulfillmentRequestFileQueryVariables>;
export const ListAuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEntryFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"auditableType"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_id"},"name":{"kind":"Name","value":"auditableSerial"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_uuid"},"name":{"kind":"Name","value":"auditableId"}},{"kind":"Field","name":{"kind":"Name","value":"oldValues"}},{"kind":"Field","name":{"kind":"Name","value":"newValues"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListAuditEntriesQuery, ListAuditEntriesQueryVariables>;
export const ShowAuditEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowAuditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditEntryFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditEntryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"auditableType"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_id"},"name":{"kind":"Name","value":"auditableSerial"}},{"kind":"Field","alias":{"kind":"Name","value":"auditable_uuid"},"name":{"kind":"Name","value":"auditableId"}},{"kind":"Field","name":{"kind":"Name","value":"oldValues"}},{"kind":"Field","name":{"kind":"Name","value":"newValues"}},{"kind":"Field","name":{"kind":"Name","value":"ipAddress"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowAuditEntryQuery, ShowAuditEntryQueryVariables>;
export const ListPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCredits"}},{"kind":"Field","name":{"kind":"Name","value":"partnerEligible"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListPlansQuery, ListPlansQueryVariables>;
export const ShowSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"organization_uuid"},"name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<ShowSubscriptionQuery, ShowSubscriptionQueryVariables>;
export const CreateSetupIntentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSetupIntent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSetupIntent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"organization_uuid"},"name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}}]}}]}}]} as unknown as DocumentNode<CreateSetupIntentMutation, CreateSetupIntentMutationVariables>;
export const SubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Subscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"organization_uuid"},"name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}}]}}]}}]} as unknown as DocumentNode<SubscribeMutation, SubscribeMutationVariables>;
export const CancelSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"organization_uuid"},"name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const PurchaseCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurchaseCredits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseCreditsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseCredits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchased"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<PurchaseCreditsMutation, PurchaseCreditsMutationVariables>;
export const ListContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListContactsQuery, ListContactsQueryVariables>;
export const ShowContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowContactQuery, ShowContactQueryVariables>;
export const CreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateContactMutation, CreateContactMutationVariables>;
export const UpdateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateContactMutation, UpdateContactMutationVariables>;
export const DeleteContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteContactMutation, DeleteContactMutationVariables>;
export const ShowCreditStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowCreditStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StatementFormat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ShowCreditStatementQuery, ShowCreditStatementQueryVariables>;
export const ShowCreditBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowCreditBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"organization_uuid"},"name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"partnerEligible"}}]}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"holds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"for"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ShowCreditBalanceQuery, ShowCreditBalanceQueryVariables>;
export const PriceCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceCredits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreditPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"partnerBillable"}}]}}]}}]} as unknown as DocumentNode<PriceCreditsQuery, PriceCreditsQueryVariables>;
export const ListDivisionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDivisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DivisionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"divisions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DivisionFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListDivisionsQuery, ListDivisionsQueryVariables>;
export const ShowDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DivisionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowDivisionQuery, ShowDivisionQueryVariables>;
export const CreateDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDivisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DivisionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateDivisionMutation, CreateDivisionMutationVariables>;
export const UpdateDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDivisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DivisionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DivisionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Division"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"zipPlus4"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateDivisionMutation, UpdateDivisionMutationVariables>;
export const DeleteDivisionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDivision"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDivision"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteDivisionMutation, DeleteDivisionMutationVariables>;
export const ShowDocumentBundleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowDocumentBundle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentBundle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ShowDocumentBundleQuery, ShowDocumentBundleQueryVariables>;
export const ListDocumentOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDocumentOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListDocumentOrdersQuery, ListDocumentOrdersQueryVariables>;
export const ShowDocumentOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowDocumentOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowDocumentOrderQuery, ShowDocumentOrderQueryVariables>;
export const ListDocumentOrderPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDocumentOrderPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrderPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderPaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrderPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"settles"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"recordedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListDocumentOrderPaymentsQuery, ListDocumentOrderPaymentsQueryVariables>;
export const CreateDocumentOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDocumentOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDocumentOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocumentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateDocumentOrderMutation, CreateDocumentOrderMutationVariables>;
export const UpdateDocumentOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDocumentOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDocumentOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDocumentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateDocumentOrderMutation, UpdateDocumentOrderMutationVariables>;
export const CancelDocumentOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelDocumentOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelDocumentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CancelDocumentOrderMutation, CancelDocumentOrderMutationVariables>;
export const PayDocumentOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayDocumentOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayDocumentOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payDocumentOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PayDocumentOrderMutation, PayDocumentOrderMutationVariables>;
export const OrderNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OrderNoticeMutation, OrderNoticeMutationVariables>;
export const OrderEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentOrderFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentOrderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"partyId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"orderType"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"invoicedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceReference"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"carrier"}},{"kind":"Field","name":{"kind":"Name","value":"mailClass"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"externalProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<OrderEscalationMutation, OrderEscalationMutationVariables>;
export const DownloadOrderedDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadOrderedDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrderDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode<DownloadOrderedDocumentQuery, DownloadOrderedDocumentQueryVariables>;
export const DownloadOrderCoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadOrderCover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentOrderCover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<DownloadOrderCoverQuery, DownloadOrderCoverQueryVariables>;
export const ListDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inferred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readyToFile"}},{"kind":"Field","name":{"kind":"Name","value":"exhibits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verificationCode"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"timestampedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListDocumentsQuery, ListDocumentsQueryVariables>;
export const ShowDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inferred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readyToFile"}},{"kind":"Field","name":{"kind":"Name","value":"exhibits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verificationCode"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"timestampedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowDocumentQuery, ShowDocumentQueryVariables>;
export const GenerateDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"template"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inferred"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readyToFile"}},{"kind":"Field","name":{"kind":"Name","value":"exhibits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verificationCode"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sealedBy"}},{"kind":"Field","name":{"kind":"Name","value":"timestampedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revertedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<GenerateDocumentMutation, GenerateDocumentMutationVariables>;
export const RevertDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevertDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RevertDocumentMutation, RevertDocumentMutationVariables>;
export const DownloadDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}}]}}]}}]} as unknown as DocumentNode<DownloadDocumentQuery, DownloadDocumentQueryVariables>;
export const ListMetadataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metadataEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntityMetadataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityMetadataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityMetadata"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<ListMetadataQuery, ListMetadataQueryVariables>;
export const ShowMetadataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"metadataEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntityMetadataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityMetadataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityMetadata"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<ShowMetadataQuery, ShowMetadataQueryVariables>;
export const SetMetadataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMetadataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMetadata"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntityMetadataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntityMetadataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntityMetadata"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]} as unknown as DocumentNode<SetMetadataMutation, SetMetadataMutationVariables>;
export const DeleteMetadataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMetadata"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MetadataKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMetadata"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<DeleteMetadataMutation, DeleteMetadataMutationVariables>;
export const ListEscalationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListEscalations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EscalationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"escalations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedDeadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mailBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileBy"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"decidingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListEscalationsQuery, ListEscalationsQueryVariables>;
export const ShowEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"escalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedDeadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mailBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileBy"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"decidingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowEscalationQuery, ShowEscalationQueryVariables>;
export const CreateEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEscalationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedDeadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mailBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileBy"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"decidingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateEscalationMutation, CreateEscalationMutationVariables>;
export const UpdateEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEscalationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedDeadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mailBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileBy"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"decidingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateEscalationMutation, UpdateEscalationMutationVariables>;
export const DeleteEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteEscalationMutation, DeleteEscalationMutationVariables>;
export const TransitionEscalationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransitionEscalation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionEscalationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transitionEscalation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EscalationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EscalationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Escalation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"escalationDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"suggestedDeadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mailBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileBy"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"decidingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"partnerReferenceId"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TransitionEscalationMutation, TransitionEscalationMutationVariables>;
export const ListExhibitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListExhibits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentableType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentableType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentableId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exhibits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentableType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentableType"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentableId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentableId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExhibitFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListExhibitsQuery, ListExhibitsQueryVariables>;
export const ShowExhibitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowExhibit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exhibit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExhibitFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ShowExhibitQuery, ShowExhibitQueryVariables>;
export const AddExhibitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddExhibit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddExhibitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addExhibit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExhibitFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentableType"}},{"kind":"Field","name":{"kind":"Name","value":"documentableId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AddExhibitMutation, AddExhibitMutationVariables>;
export const RemoveExhibitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveExhibit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeExhibit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveExhibitMutation, RemoveExhibitMutationVariables>;
export const DownloadExhibitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadExhibit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exhibit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]}}]} as unknown as DocumentNode<DownloadExhibitQuery, DownloadExhibitQueryVariables>;
export const ListFulfillmentRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListFulfillmentRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FulfillmentRequestFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fulfillmentRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FulfillmentRequestFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FulfillmentRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FulfillmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceType"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"retryCount"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiredRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"requiredHold"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCredits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListFulfillmentRequestsQuery, ListFulfillmentRequestsQueryVariables>;
export const ShowFulfillmentRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowFulfillmentRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fulfillmentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FulfillmentRequestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FulfillmentRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FulfillmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceType"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"retryCount"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiredRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"requiredHold"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCredits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowFulfillmentRequestQuery, ShowFulfillmentRequestQueryVariables>;
export const CreateFulfillmentRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFulfillmentRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFulfillmentRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFulfillmentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fulfillmentRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FulfillmentRequestFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FulfillmentRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FulfillmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceType"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"retryCount"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiredRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"requiredHold"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCredits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateFulfillmentRequestMutation, CreateFulfillmentRequestMutationVariables>;
export const ApproveFulfillmentChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveFulfillmentCharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveFulfillmentChargesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveFulfillmentCharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fulfillmentRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FulfillmentRequestFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FulfillmentRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FulfillmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceType"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"retryCount"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiredRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"requiredHold"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCredits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ApproveFulfillmentChargesMutation, ApproveFulfillmentChargesMutationVariables>;
export const CancelFulfillmentRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelFulfillmentRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelFulfillmentRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelFulfillmentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fulfillmentRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FulfillmentRequestFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FulfillmentRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FulfillmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceType"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"retryCount"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiredRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"requiredHold"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCredits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CancelFulfillmentRequestMutation, CancelFulfillmentRequestMutationVariables>;
export const RetryFulfillmentRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryFulfillmentRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryFulfillmentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fulfillmentRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FulfillmentRequestFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FulfillmentRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FulfillmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"idempotencyKey"}},{"kind":"Field","name":{"kind":"Name","value":"sourceKind"}},{"kind":"Field","name":{"kind":"Name","value":"sourceId"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceType"}},{"kind":"Field","name":{"kind":"Name","value":"partnerResourceId"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"retryCount"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"meta"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentDue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiredRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"authorizedRecipients"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"requiredHold"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCredits"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refund"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fulfilledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RetryFulfillmentRequestMutation, RetryFulfillmentRequestMutationVariables>;
export const ListJobsitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListJobsites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsiteFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsiteFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListJobsitesQuery, ListJobsitesQueryVariables>;
export const ShowJobsiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowJobsite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobsite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsiteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowJobsiteQuery, ShowJobsiteQueryVariables>;
export const CreateJobsiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJobsite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateJobsiteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJobsite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsiteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateJobsiteMutation, CreateJobsiteMutationVariables>;
export const UpdateJobsiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJobsite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobsiteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobsite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobsiteFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobsiteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Jobsite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateJobsiteMutation, UpdateJobsiteMutationVariables>;
export const DeleteJobsiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteJobsite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJobsite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteJobsiteMutation, DeleteJobsiteMutationVariables>;
export const ListLedgerTransactionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLedgerTransactions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerTransactionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditLedger"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerTransactionFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerTransactionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LedgerTransaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"partnerBillable"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"refundOfId"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledgerAccount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListLedgerTransactionsQuery, ListLedgerTransactionsQueryVariables>;
export const ListNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"rollingLookbackDays"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSource"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedLate"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListNoticesQuery, ListNoticesQueryVariables>;
export const ShowNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"rollingLookbackDays"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSource"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedLate"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowNoticeQuery, ShowNoticeQueryVariables>;
export const CreateNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"rollingLookbackDays"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSource"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedLate"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateNoticeMutation, CreateNoticeMutationVariables>;
export const UpdateNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"rollingLookbackDays"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSource"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedLate"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateNoticeMutation, UpdateNoticeMutationVariables>;
export const DeleteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const TransitionNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransitionNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transitionNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noticeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDate"}},{"kind":"Field","name":{"kind":"Name","value":"claimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"originalClaimAmount"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineDate"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"rollingLookbackDays"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deadlineSource"}},{"kind":"Field","name":{"kind":"Name","value":"parentNoticeId"}},{"kind":"Field","name":{"kind":"Name","value":"amendmentReason"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"servedAt"}},{"kind":"Field","name":{"kind":"Name","value":"servedLate"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TransitionNoticeMutation, TransitionNoticeMutationVariables>;
export const ListOrganizationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListOrganizations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"incompleteDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListOrganizationsQuery, ListOrganizationsQueryVariables>;
export const ShowOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"incompleteDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowOrganizationQuery, ShowOrganizationQueryVariables>;
export const CreateOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"incompleteDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateOrganizationMutation, CreateOrganizationMutationVariables>;
export const UpdateOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrganizationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrganizationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"incompleteDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>;
export const DeleteOrganizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOrganization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteOrganizationMutation, DeleteOrganizationMutationVariables>;
export const ListPartiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListParties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PartyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListPartiesQuery, ListPartiesQueryVariables>;
export const ShowPartyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowPartyQuery, ShowPartyQueryVariables>;
export const CreatePartyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePartyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreatePartyMutation, CreatePartyMutationVariables>;
export const UpdatePartyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePartyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimant"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hiredByPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"reputed"}},{"kind":"Field","name":{"kind":"Name","value":"attention"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdatePartyMutation, UpdatePartyMutationVariables>;
export const DeletePartyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePartyMutation, DeletePartyMutationVariables>;
export const ListPayApplicationInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPayApplicationInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationInvitationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplicationInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationInvitationFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviterFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationInvitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviterFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListPayApplicationInvitationsQuery, ListPayApplicationInvitationsQueryVariables>;
export const ShowPayApplicationInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowPayApplicationInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplicationInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationInvitationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviterFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationInvitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviterFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowPayApplicationInvitationQuery, ShowPayApplicationInvitationQueryVariables>;
export const AcceptPayApplicationInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptPayApplicationInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptPayApplicationInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationInvitationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviterFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationInvitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviterFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AcceptPayApplicationInvitationMutation, AcceptPayApplicationInvitationMutationVariables>;
export const DeclinePayApplicationInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclinePayApplicationInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declinePayApplicationInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationInvitationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviterFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine1"}},{"kind":"Field","name":{"kind":"Name","value":"addressLine2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"county"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationInvitationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviterFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredByUserId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DeclinePayApplicationInvitationMutation, DeclinePayApplicationInvitationMutationVariables>;
export const ListPayApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPayApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G702Fields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G702"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnCompletedWork"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnStoredMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvedPreviously"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedThisPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"sovId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"allowOverbilling"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSummaryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g702"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G702Fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703Totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703TotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certifiedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"amountOutstanding"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListPayApplicationsQuery, ListPayApplicationsQueryVariables>;
export const ShowPayApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowPayApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G702Fields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G702"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnCompletedWork"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnStoredMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703LineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Line"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStoredPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvedPreviously"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedThisPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"sovId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"allowOverbilling"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSummaryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g702"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G702Fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703Totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703TotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certifiedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"amountOutstanding"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"percentComplete"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703LineFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"waiverId"}}]}}]}}]} as unknown as DocumentNode<ShowPayApplicationQuery, ShowPayApplicationQueryVariables>;
export const ListPayApplicationPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPayApplicationPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplicationPayments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationPaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ListPayApplicationPaymentsQuery, ListPayApplicationPaymentsQueryVariables>;
export const CreatePayApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePayApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePayApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPayApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G702Fields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G702"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnCompletedWork"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnStoredMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703LineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Line"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStoredPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvedPreviously"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedThisPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"sovId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"allowOverbilling"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSummaryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g702"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G702Fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703Totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703TotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certifiedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"amountOutstanding"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"percentComplete"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703LineFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"waiverId"}}]}}]}}]} as unknown as DocumentNode<CreatePayApplicationMutation, CreatePayApplicationMutationVariables>;
export const UpdatePayApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePayApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePayApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePayApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G702Fields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G702"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnCompletedWork"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnStoredMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703LineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Line"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStoredPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvedPreviously"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedThisPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"sovId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"allowOverbilling"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSummaryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g702"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G702Fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703Totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703TotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certifiedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"amountOutstanding"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"percentComplete"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703LineFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"waiverId"}}]}}]}}]} as unknown as DocumentNode<UpdatePayApplicationMutation, UpdatePayApplicationMutationVariables>;
export const DeletePayApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePayApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePayApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePayApplicationMutation, DeletePayApplicationMutationVariables>;
export const TransitionPayApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransitionPayApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionPayApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transitionPayApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G702Fields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G702"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnCompletedWork"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"retainageOnStoredMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703LineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Line"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStoredPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"G703TotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"G703Totals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedPrevious"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"percentCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"balanceToFinish"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSumsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSums"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"additions"}},{"kind":"Field","name":{"kind":"Name","value":"deductions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeOrderSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeOrderSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvedPreviously"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedThisPeriod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSumsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"sovId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"periodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"periodTo"}},{"kind":"Field","name":{"kind":"Name","value":"applicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"allowOverbilling"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeOrderSummaryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g702"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G702Fields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703Totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703TotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certifiedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"amountOutstanding"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompletedThisPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"percentComplete"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"materialsRetainagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"g703"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"G703LineFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifiedToDate"}},{"kind":"Field","name":{"kind":"Name","value":"retainage"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovLineId"}},{"kind":"Field","name":{"kind":"Name","value":"workCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"materialsStored"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"waiverId"}}]}}]}}]} as unknown as DocumentNode<TransitionPayApplicationMutation, TransitionPayApplicationMutationVariables>;
export const RecordPayApplicationPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayApplicationPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPayApplicationPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayApplicationPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationPaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RecordPayApplicationPaymentMutation, RecordPayApplicationPaymentMutationVariables>;
export const UpdatePayApplicationPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePayApplicationPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePayApplicationPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePayApplicationPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayApplicationPaymentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayApplicationPaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayApplicationPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UpdatePayApplicationPaymentMutation, UpdatePayApplicationPaymentMutationVariables>;
export const DeletePayApplicationPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePayApplicationPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePayApplicationPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePayApplicationPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeletePayApplicationPaymentMutation, DeletePayApplicationPaymentMutationVariables>;
export const ListProjectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProjects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"newConstruction"}},{"kind":"Field","name":{"kind":"Name","value":"paymentBond"}},{"kind":"Field","name":{"kind":"Name","value":"publicFunds"}},{"kind":"Field","name":{"kind":"Name","value":"homesFor"}},{"kind":"Field","name":{"kind":"Name","value":"condominium"}},{"kind":"Field","name":{"kind":"Name","value":"writtenContract"}},{"kind":"Field","name":{"kind":"Name","value":"completionNoticePublished"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"terminationDate"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"finalSettlementDate"}},{"kind":"Field","name":{"kind":"Name","value":"debtDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"statementRecordedDate"}},{"kind":"Field","name":{"kind":"Name","value":"extensionDate"}},{"kind":"Field","name":{"kind":"Name","value":"demandToSueDate"}},{"kind":"Field","name":{"kind":"Name","value":"contestDate"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"originalContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actsDone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"waiverSignedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListProjectsQuery, ListProjectsQueryVariables>;
export const ShowProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"newConstruction"}},{"kind":"Field","name":{"kind":"Name","value":"paymentBond"}},{"kind":"Field","name":{"kind":"Name","value":"publicFunds"}},{"kind":"Field","name":{"kind":"Name","value":"homesFor"}},{"kind":"Field","name":{"kind":"Name","value":"condominium"}},{"kind":"Field","name":{"kind":"Name","value":"writtenContract"}},{"kind":"Field","name":{"kind":"Name","value":"completionNoticePublished"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"terminationDate"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"finalSettlementDate"}},{"kind":"Field","name":{"kind":"Name","value":"debtDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"statementRecordedDate"}},{"kind":"Field","name":{"kind":"Name","value":"extensionDate"}},{"kind":"Field","name":{"kind":"Name","value":"demandToSueDate"}},{"kind":"Field","name":{"kind":"Name","value":"contestDate"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"originalContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actsDone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"waiverSignedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowProjectQuery, ShowProjectQueryVariables>;
export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"newConstruction"}},{"kind":"Field","name":{"kind":"Name","value":"paymentBond"}},{"kind":"Field","name":{"kind":"Name","value":"publicFunds"}},{"kind":"Field","name":{"kind":"Name","value":"homesFor"}},{"kind":"Field","name":{"kind":"Name","value":"condominium"}},{"kind":"Field","name":{"kind":"Name","value":"writtenContract"}},{"kind":"Field","name":{"kind":"Name","value":"completionNoticePublished"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"terminationDate"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"finalSettlementDate"}},{"kind":"Field","name":{"kind":"Name","value":"debtDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"statementRecordedDate"}},{"kind":"Field","name":{"kind":"Name","value":"extensionDate"}},{"kind":"Field","name":{"kind":"Name","value":"demandToSueDate"}},{"kind":"Field","name":{"kind":"Name","value":"contestDate"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"originalContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actsDone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"waiverSignedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const UpdateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"claimantRole"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"externalId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"use"}},{"kind":"Field","name":{"kind":"Name","value":"ownerOccupied"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"newConstruction"}},{"kind":"Field","name":{"kind":"Name","value":"paymentBond"}},{"kind":"Field","name":{"kind":"Name","value":"publicFunds"}},{"kind":"Field","name":{"kind":"Name","value":"homesFor"}},{"kind":"Field","name":{"kind":"Name","value":"condominium"}},{"kind":"Field","name":{"kind":"Name","value":"writtenContract"}},{"kind":"Field","name":{"kind":"Name","value":"completionNoticePublished"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"terminationDate"}},{"kind":"Field","name":{"kind":"Name","value":"acceptanceDate"}},{"kind":"Field","name":{"kind":"Name","value":"finalSettlementDate"}},{"kind":"Field","name":{"kind":"Name","value":"debtDueDate"}},{"kind":"Field","name":{"kind":"Name","value":"statementRecordedDate"}},{"kind":"Field","name":{"kind":"Name","value":"extensionDate"}},{"kind":"Field","name":{"kind":"Name","value":"demandToSueDate"}},{"kind":"Field","name":{"kind":"Name","value":"contestDate"}},{"kind":"Field","name":{"kind":"Name","value":"contractAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"dateContract"}},{"kind":"Field","name":{"kind":"Name","value":"originalContractDate"}},{"kind":"Field","name":{"kind":"Name","value":"firstFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastFurnishingDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"furnishedDescription"}},{"kind":"Field","name":{"kind":"Name","value":"legalDescription"}},{"kind":"Field","name":{"kind":"Name","value":"parcelNumber"}},{"kind":"Field","name":{"kind":"Name","value":"permitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"noticeOfCommencement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordedNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"instrument"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actsDone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"doneOn"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"waiverSignedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bondNumber"}},{"kind":"Field","name":{"kind":"Name","value":"loanNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const DeleteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteProjectMutation, DeleteProjectMutationVariables>;
export const ListProjectDeadlinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProjectDeadlines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectDeadlines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"duty"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"safeDate"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"counting"}},{"kind":"Field","name":{"kind":"Name","value":"isLookback"}},{"kind":"Field","name":{"kind":"Name","value":"coveredFrom"}},{"kind":"Field","name":{"kind":"Name","value":"mailBy"}},{"kind":"Field","name":{"kind":"Name","value":"fileBy"}},{"kind":"Field","name":{"kind":"Name","value":"missingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"decidingFacts"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}}]}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}}]} as unknown as DocumentNode<ListProjectDeadlinesQuery, ListProjectDeadlinesQueryVariables>;
export const ShowProofOfServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowProofOfService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proofOfService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<ShowProofOfServiceQuery, ShowProofOfServiceQueryVariables>;
export const ListProviderCredentialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProviderCredentials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderCredentialFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerCredentials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderCredentialFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListProviderCredentialsQuery, ListProviderCredentialsQueryVariables>;
export const ShowProviderCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowProviderCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderCredentialFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowProviderCredentialQuery, ShowProviderCredentialQueryVariables>;
export const CreateProviderCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProviderCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProviderCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProviderCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderCredentialFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateProviderCredentialMutation, CreateProviderCredentialMutationVariables>;
export const UpdateProviderCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProviderCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProviderCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderCredentialFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateProviderCredentialMutation, UpdateProviderCredentialMutationVariables>;
export const DeleteProviderCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProviderCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProviderCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteProviderCredentialMutation, DeleteProviderCredentialMutationVariables>;
export const VerifyProviderCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyProviderCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyProviderCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderCredentialFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<VerifyProviderCredentialMutation, VerifyProviderCredentialMutationVariables>;
export const ShowSandboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowSandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"livemode"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"clockOffsetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}}]}}]} as unknown as DocumentNode<ShowSandboxQuery, ShowSandboxQueryVariables>;
export const ResetSandboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"filesDeleted"}}]}}]}}]} as unknown as DocumentNode<ResetSandboxMutation, ResetSandboxMutationVariables>;
export const MoveSandboxClockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSandboxClock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveSandboxClockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveSandboxClock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"livemode"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"clockOffsetSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}}]}}]} as unknown as DocumentNode<MoveSandboxClockMutation, MoveSandboxClockMutationVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}},{"kind":"Argument","name":{"kind":"Name","value":"perType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"perType"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchResultFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const ListShipperCredentialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShipperCredentials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ShipperCredentialFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipperCredentials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShipperCredentialFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShipperCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShipperCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListShipperCredentialsQuery, ListShipperCredentialsQueryVariables>;
export const ShowShipperCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowShipperCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shipperCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShipperCredentialFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShipperCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShipperCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowShipperCredentialQuery, ShowShipperCredentialQueryVariables>;
export const CreateShipperCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShipperCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateShipperCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createShipperCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShipperCredentialFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShipperCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShipperCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateShipperCredentialMutation, CreateShipperCredentialMutationVariables>;
export const UpdateShipperCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateShipperCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShipperCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShipperCredentialFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShipperCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShipperCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateShipperCredentialMutation, UpdateShipperCredentialMutationVariables>;
export const DeleteShipperCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShipperCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteShipperCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteShipperCredentialMutation, DeleteShipperCredentialMutationVariables>;
export const VerifyShipperCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyShipperCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyShipperCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShipperCredentialFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShipperCredentialFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShipperCredential"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"settings"}},{"kind":"Field","name":{"kind":"Name","value":"secretSettings"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<VerifyShipperCredentialMutation, VerifyShipperCredentialMutationVariables>;
export const ListSovsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSovs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SovFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sovs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalScheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListSovsQuery, ListSovsQueryVariables>;
export const ShowSovDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowSov"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sov"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"costCode"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalScheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovLineFields"}}]}}]}}]} as unknown as DocumentNode<ShowSovQuery, ShowSovQueryVariables>;
export const ExportSovCsvDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportSovCsv"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sov"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"csv"}}]}}]}}]} as unknown as DocumentNode<ExportSovCsvQuery, ExportSovCsvQueryVariables>;
export const CreateSovDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSov"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSovInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSov"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"costCode"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalScheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovLineFields"}}]}}]}}]} as unknown as DocumentNode<CreateSovMutation, CreateSovMutationVariables>;
export const UpdateSovDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSov"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSovInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSov"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"costCode"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalScheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovSummaryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sov"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovSummaryFields"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovLineFields"}}]}}]}}]} as unknown as DocumentNode<UpdateSovMutation, UpdateSovMutationVariables>;
export const DeleteSovDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSov"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSov"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSovMutation, DeleteSovMutationVariables>;
export const ImportSovCsvDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSovCsv"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportSovCsvInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSovCsv"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovLineFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SovTotalsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"header"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"statedTotal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumber"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"costCode"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"retainagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SovTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SovTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalScheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"changeOrderValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledValue"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}}]}}]} as unknown as DocumentNode<ImportSovCsvMutation, ImportSovCsvMutationVariables>;
export const SupportHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"database"}},{"kind":"Field","name":{"kind":"Name","value":"migrations"}},{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"files"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}}]}}]} as unknown as DocumentNode<SupportHealthQuery, SupportHealthQueryVariables>;
export const SupportCreditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportCredits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"organization_uuid"},"name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"partnerEligible"}}]}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"lowBelow"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"spent"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventSpendingFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventSpendingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventSpending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}}]}}]} as unknown as DocumentNode<SupportCreditsQuery, SupportCreditsQueryVariables>;
export const SupportUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportUsage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"organization_uuid"},"name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventSpendingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventSpendingFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventSpendingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventSpending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}}]}}]} as unknown as DocumentNode<SupportUsageQuery, SupportUsageQueryVariables>;
export const ListWaiversDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWaivers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WaiverFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waivers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"witnessRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"throughTime"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodTo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"gcPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"lenderPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatedAs"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"contentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"witness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListWaiversQuery, ListWaiversQueryVariables>;
export const ShowWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"witnessRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"throughTime"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodTo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"gcPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"lenderPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatedAs"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"contentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"witness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowWaiverQuery, ShowWaiverQueryVariables>;
export const CreateWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"witnessRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"throughTime"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodTo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"gcPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"lenderPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatedAs"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"contentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"witness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateWaiverMutation, CreateWaiverMutationVariables>;
export const UpdateWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"witnessRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"throughTime"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodTo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"gcPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"lenderPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatedAs"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"contentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"witness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateWaiverMutation, UpdateWaiverMutationVariables>;
export const DeleteWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteWaiverMutation, DeleteWaiverMutationVariables>;
export const TransitionWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransitionWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransitionWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transitionWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"witnessRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"throughTime"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodTo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"gcPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"lenderPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatedAs"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"contentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"witness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TransitionWaiverMutation, TransitionWaiverMutationVariables>;
export const SignWaiverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignWaiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignWaiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signWaiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaiverFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaiverFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Waiver"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"projectId"}},{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseState"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"formCode"}},{"kind":"Field","name":{"kind":"Name","value":"legalForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"statute"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notaryRequired"}},{"kind":"Field","name":{"kind":"Name","value":"witnessRequired"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"throughDate"}},{"kind":"Field","name":{"kind":"Name","value":"throughTime"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodFrom"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPeriodTo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"}},{"kind":"Field","name":{"kind":"Name","value":"checkMaker"}},{"kind":"Field","name":{"kind":"Name","value":"checkPayee"}},{"kind":"Field","name":{"kind":"Name","value":"checkNumber"}},{"kind":"Field","name":{"kind":"Name","value":"checkDate"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priorWaivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disputedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"retainageReserved"}},{"kind":"Field","name":{"kind":"Name","value":"remainingDue"}},{"kind":"Field","name":{"kind":"Name","value":"coversAllDue"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalContractSum"}},{"kind":"Field","name":{"kind":"Name","value":"netChangeByChangeOrders"}},{"kind":"Field","name":{"kind":"Name","value":"contractSumToDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalCompletedAndStored"}},{"kind":"Field","name":{"kind":"Name","value":"totalRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"totalEarnedLessRetainage"}},{"kind":"Field","name":{"kind":"Name","value":"lessPreviousCertificates"}},{"kind":"Field","name":{"kind":"Name","value":"currentPaymentDue"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeOrders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"gcPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"lenderPartyId"}},{"kind":"Field","name":{"kind":"Name","value":"payApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"workDescription"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReceivedOn"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryName"}},{"kind":"Field","name":{"kind":"Name","value":"signatoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"authentication"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatedAs"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"consentText"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageSha256"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"contentSha256"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"commissionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"expiresOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"witness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SignWaiverMutation, SignWaiverMutationVariables>;
export const ListWebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"redeliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"responseCode"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListWebhookDeliveriesQuery, ListWebhookDeliveriesQueryVariables>;
export const ShowWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryLog"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"redeliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"responseCode"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryLog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryFields"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseCode"}},{"kind":"Field","name":{"kind":"Name","value":"responseHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<ShowWebhookDeliveryQuery, ShowWebhookDeliveryQueryVariables>;
export const RedeliverWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryLog"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"redeliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"responseCode"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryLog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryFields"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"requestHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseCode"}},{"kind":"Field","name":{"kind":"Name","value":"responseHeaders"}},{"kind":"Field","name":{"kind":"Name","value":"responseBody"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<RedeliverWebhookMutation, RedeliverWebhookMutationVariables>;
export const ListWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sync"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sync"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListWebhooksQuery, ListWebhooksQueryVariables>;
export const ShowWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShowWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ShowWebhookQuery, ShowWebhookQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"}},{"kind":"Field","name":{"kind":"Name","value":"failureCount"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;