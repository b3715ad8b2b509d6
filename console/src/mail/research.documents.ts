/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** How a document is mailed. */
export type MailClass =
  /** Certified mail, which the carrier tracks and the recipient signs for. */
  | 'CERTIFIED'
  /** First-class mail. */
  | 'FIRST_CLASS'
  /** Priority mail. */
  | 'PRIORITY';

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

export type ResearchSourceQueryVariables = Exact<{
  id: string;
}>;


export type ResearchSourceQuery = { project: { id: string, updatedAt: string, name: string, number: string | null, divisionId: string, claimantRole: ClaimantRole, contractAmount: string | null, furnishedDescription: string | null, firstFurnishingDate: string | null, lastFurnishingDate: string | null, dateContract: string | null, jobsites: { nodes: Array<{ isPrimary: boolean, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null }> }, parties: { nodes: Array<{ role: PartyRole, isClaimant: boolean, isActive: boolean, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, organization: { name: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, email: string | null, phone: string | null } | null }> } } };

export type ResearchPriceQueryVariables = Exact<{
  input: CreditPriceInput;
}>;


export type ResearchPriceQuery = { creditPrice: { credits: number, partnerBillable: boolean }, creditBalance: { balance: { total: number, partnerEligible: number } } };

export type CreateResearchMutationVariables = Exact<{
  input: CreateFulfillmentRequestInput;
}>;


export type CreateResearchMutation = { createFulfillmentRequest: { fulfillmentRequest: { id: string } } };

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

export const ResearchSourceDocument = new TypedDocumentString(`
    query ResearchSource($id: ID!) {
  project(id: $id) {
    id
    updatedAt
    name
    number
    divisionId
    claimantRole
    contractAmount
    furnishedDescription
    firstFurnishingDate
    lastFurnishingDate
    dateContract
    jobsites(first: 20) {
      nodes {
        isPrimary
        addressLine1
        addressLine2
        city
        state
        zip
      }
    }
    parties(first: 100) {
      nodes {
        role
        isClaimant
        isActive
        addressLine1
        addressLine2
        city
        state
        zip
        countryCode
        organization {
          name
          addressLine1
          addressLine2
          city
          state
          zip
          countryCode
          email
          phone
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ResearchSourceQuery, ResearchSourceQueryVariables>;
export const ResearchPriceDocument = new TypedDocumentString(`
    query ResearchPrice($input: CreditPriceInput!) {
  creditPrice(input: $input) {
    credits
    partnerBillable
  }
  creditBalance {
    balance {
      total
      partnerEligible
    }
  }
}
    `) as unknown as TypedDocumentString<ResearchPriceQuery, ResearchPriceQueryVariables>;
export const CreateResearchDocument = new TypedDocumentString(`
    mutation CreateResearch($input: CreateFulfillmentRequestInput!) {
  createFulfillmentRequest(input: $input) {
    fulfillmentRequest {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateResearchMutation, CreateResearchMutationVariables>;