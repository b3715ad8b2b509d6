/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** An earlier conditional waiver whose payment is still outstanding. */
export type PriorWaiverInput = {
  /** The amount in dollars. */
  amount?: string | null | undefined;
  /** The through date of the waiver. */
  date: string;
};

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

/** The witness of a signed waiver. */
export type WitnessInput = {
  /** The address, on one line. */
  address?: string | null | undefined;
  /** The name of the witness. */
  name: string;
};

export type WaiversQueryVariables = Exact<{
  filter?: WaiverFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type WaiversQuery = { waivers: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, typeLabel: string, state: string, status: WaiverStatus, amount: string | null, throughDate: string | null, releaseState: WaiverReleaseState | null, project: { id: string, name: string } | null }> } };

export type WaiverQueryVariables = Exact<{
  id: string;
}>;


export type WaiverQuery = { waiver: { id: string, type: WaiverType, typeLabel: string, updatedAt: string, checkMaker: string | null, checkPayee: string | null, paymentMethod: PaymentMethod | null, invoiceNumber: string | null, retainageReserved: string | null, disputedAmount: string | null, remainingDue: string | null, paymentPeriodFrom: string | null, paymentPeriodTo: string | null, coversAllDue: boolean | null, workDescription: string | null, sentAt: string | null, effectiveAt: string | null, releasedAt: string | null, statusReason: string | null, state: string, status: WaiverStatus, formCode: string, amount: string | null, throughDate: string | null, paymentReceivedOn: string | null, releaseState: WaiverReleaseState | null, signatoryName: string | null, signatoryTitle: string | null, signedAt: string | null, notaryRequired: boolean, witnessRequired: boolean, organizationId: string, exceptions: Array<{ kind: WaiverExceptionKind, date: string | null, amount: string | null, text: string | null }>, priorWaivers: Array<{ date: string, amount: string | null }>, legalForm: { title: string, statute: string } | null, payApplication: { id: string, applicationNumber: number } | null, signature: { method: SignatureMethod, documentSha256: string } | null, notices: Array<{ code: string, message: string }>, project: { id: string, name: string, updatedAt: string, division: { updatedAt: string } | null, jobsites: { nodes: Array<{ id: string, updatedAt: string }> }, parties: { nodes: Array<{ id: string, role: PartyRole, isClaimant: boolean, isActive: boolean, updatedAt: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, organization: { name: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, updatedAt: string } | null }> } } | null, customerParty: { updatedAt: string, organization: { name: string } | null } | null, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }>, inferred: Array<{ field: string, value: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> }> } } };

export type WaiverSourceQueryVariables = Exact<{
  projectId: string;
}>;


export type WaiverSourceQuery = { project: { id: string, state: string | null, use: ProjectUse | null, lastFurnishingDate: string | null, parties: { nodes: Array<{ isClaimant: boolean, hiredBy: { organization: { name: string } | null } | null }> }, payApplications: { nodes: Array<{ id: string, applicationNumber: number, periodTo: string, status: PayApplicationStatus, certifiedAmount: string | null, amountOutstanding: string | null, payments: Array<{ id: string, amount: string, paidOn: string }> }> } } };

export type EarlierWaiversQueryVariables = Exact<{
  projectId: string;
}>;


export type EarlierWaiversQuery = { waivers: { nodes: Array<{ id: string, status: WaiverStatus, throughDate: string | null, amount: string | null, paymentReceivedOn: string | null }> } };

export type CreateWaiverMutationVariables = Exact<{
  input: CreateWaiverInput;
}>;


export type CreateWaiverMutation = { createWaiver: { id: string } };

export type UpdateWaiverMutationVariables = Exact<{
  input: UpdateWaiverInput;
}>;


export type UpdateWaiverMutation = { updateWaiver: { id: string, updatedAt: string } };

export type SignWaiverMutationVariables = Exact<{
  input: SignWaiverInput;
}>;


export type SignWaiverMutation = { signWaiver: { waiver: { id: string } } };

export type MoveWaiverMutationVariables = Exact<{
  input: TransitionWaiverInput;
}>;


export type MoveWaiverMutation = { transitionWaiver: { id: string } };

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

export const WaiversDocument = new TypedDocumentString(`
    query Waivers($filter: WaiverFilter, $after: String) {
  waivers(first: 50, after: $after, filter: $filter) {
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
      amount
      throughDate
      releaseState
      project {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WaiversQuery, WaiversQueryVariables>;
export const WaiverDocument = new TypedDocumentString(`
    query Waiver($id: ID!) {
  waiver(id: $id) {
    id
    type
    typeLabel
    updatedAt
    checkMaker
    checkPayee
    paymentMethod
    invoiceNumber
    retainageReserved
    disputedAmount
    remainingDue
    paymentPeriodFrom
    paymentPeriodTo
    coversAllDue
    exceptions {
      kind
      date
      amount
      text
    }
    priorWaivers {
      date
      amount
    }
    workDescription
    sentAt
    effectiveAt
    releasedAt
    statusReason
    legalForm {
      title
      statute
    }
    payApplication {
      id
      applicationNumber
    }
    signature {
      method
      documentSha256
    }
    state
    status
    formCode
    amount
    throughDate
    paymentReceivedOn
    releaseState
    signatoryName
    signatoryTitle
    signedAt
    notaryRequired
    witnessRequired
    organizationId
    notices {
      code
      message
    }
    project {
      ...DocumentProject
    }
    customerParty {
      updatedAt
      organization {
        name
      }
    }
    documents(first: 50) {
      nodes {
        ...MadeDocument
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
}`) as unknown as TypedDocumentString<WaiverQuery, WaiverQueryVariables>;
export const WaiverSourceDocument = new TypedDocumentString(`
    query WaiverSource($projectId: ID!) {
  project(id: $projectId) {
    id
    state
    use
    lastFurnishingDate
    parties(first: 100) {
      nodes {
        isClaimant
        hiredBy {
          organization {
            name
          }
        }
      }
    }
    payApplications(first: 50) {
      nodes {
        id
        applicationNumber
        periodTo
        status
        certifiedAmount
        amountOutstanding
        payments {
          id
          amount
          paidOn
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WaiverSourceQuery, WaiverSourceQueryVariables>;
export const EarlierWaiversDocument = new TypedDocumentString(`
    query EarlierWaivers($projectId: ID!) {
  waivers(first: 100, filter: {projectId: $projectId, type: CONDITIONAL_PROGRESS}) {
    nodes {
      id
      status
      throughDate
      amount
      paymentReceivedOn
    }
  }
}
    `) as unknown as TypedDocumentString<EarlierWaiversQuery, EarlierWaiversQueryVariables>;
export const CreateWaiverDocument = new TypedDocumentString(`
    mutation CreateWaiver($input: CreateWaiverInput!) {
  createWaiver(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateWaiverMutation, CreateWaiverMutationVariables>;
export const UpdateWaiverDocument = new TypedDocumentString(`
    mutation UpdateWaiver($input: UpdateWaiverInput!) {
  updateWaiver(input: $input) {
    id
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<UpdateWaiverMutation, UpdateWaiverMutationVariables>;
export const SignWaiverDocument = new TypedDocumentString(`
    mutation SignWaiver($input: SignWaiverInput!) {
  signWaiver(input: $input) {
    waiver {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SignWaiverMutation, SignWaiverMutationVariables>;
export const MoveWaiverDocument = new TypedDocumentString(`
    mutation MoveWaiver($input: TransitionWaiverInput!) {
  transitionWaiver(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MoveWaiverMutation, MoveWaiverMutationVariables>;