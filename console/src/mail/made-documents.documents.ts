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

/** How much the partner does for a fulfillment request. */
export type FulfillmentScope =
  /** The partner also mails the notice to its recipients. */
  | 'FULL_SERVICE'
  /** The partner researches the facts. */
  | 'RESEARCH'
  /** The partner researches the facts and completes the notice. */
  | 'RESEARCH_AND_DOCUMENT';

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

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

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

export type MadeDocumentFragment = { id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }>, inferred: Array<{ field: string, value: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> };

export type MadeExhibitFragment = { letter: string, title: string, pageCount: number };

export type PlacedOrderFragment = { id: string, orderType: OrderType, documentId: string, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, recipient: { name: string, city: string, state: string | null } };

export type DocumentProjectFragment = { id: string, name: string, updatedAt: string, division: { updatedAt: string } | null, jobsites: { nodes: Array<{ id: string, updatedAt: string }> }, parties: { nodes: Array<{ id: string, role: PartyRole, isClaimant: boolean, isActive: boolean, updatedAt: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, organization: { name: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, updatedAt: string } | null }> } };

export type DocumentPartyFragment = { id: string, role: PartyRole, isClaimant: boolean, isActive: boolean, updatedAt: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, organization: { name: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, updatedAt: string } | null };

export type MailPriceQueryVariables = Exact<{
  mail: CreditPriceInput;
  document: CreditPriceInput;
  abroad: CreditPriceInput;
  isAbroad: boolean;
}>;


export type MailPriceQuery = { mail: { credits: number }, abroad?: { credits: number }, document: { credits: number }, creditBalance: { balance: { total: number } } };

export type PreviewDocumentMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type PreviewDocumentMutation = { generateDocument: { document: { id: string, fileName: string, pageCount: number, warnings: Array<{ field: string, message: string, citation: string | null }>, inferred: Array<{ field: string, value: string, message: string }>, notices: Array<{ code: string, message: string }>, exhibits: Array<{ letter: string, title: string, pageCount: number }> } } };

export type GenerateDocumentMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type GenerateDocumentMutation = { generateDocument: { document: { id: string } } };

export type DocumentPriceQueryVariables = Exact<{
  input: CreditPriceInput;
}>;


export type DocumentPriceQuery = { creditPrice: { credits: number }, creditBalance: { balance: { total: number } } };

export type RevertDocumentMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RevertDocumentMutation = { revertDocument: { id: string } };

export type OrderRecordingMutationVariables = Exact<{
  input: CreateDocumentOrderInput;
}>;


export type OrderRecordingMutation = { createDocumentOrder: { documentOrder: { id: string } } };

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
export const MadeExhibitFragmentDoc = new TypedDocumentString(`
    fragment MadeExhibit on DocumentExhibit {
  letter
  title
  pageCount
}
    `, {"fragmentName":"MadeExhibit"}) as unknown as TypedDocumentString<MadeExhibitFragment, unknown>;
export const MadeDocumentFragmentDoc = new TypedDocumentString(`
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
}`, {"fragmentName":"MadeDocument"}) as unknown as TypedDocumentString<MadeDocumentFragment, unknown>;
export const PlacedOrderFragmentDoc = new TypedDocumentString(`
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
}
    `, {"fragmentName":"PlacedOrder"}) as unknown as TypedDocumentString<PlacedOrderFragment, unknown>;
export const DocumentPartyFragmentDoc = new TypedDocumentString(`
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
    `, {"fragmentName":"DocumentParty"}) as unknown as TypedDocumentString<DocumentPartyFragment, unknown>;
export const DocumentProjectFragmentDoc = new TypedDocumentString(`
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
}`, {"fragmentName":"DocumentProject"}) as unknown as TypedDocumentString<DocumentProjectFragment, unknown>;
export const MailPriceDocument = new TypedDocumentString(`
    query MailPrice($mail: CreditPriceInput!, $document: CreditPriceInput!, $abroad: CreditPriceInput!, $isAbroad: Boolean!) {
  mail: creditPrice(input: $mail) {
    credits
  }
  abroad: creditPrice(input: $abroad) @include(if: $isAbroad) {
    credits
  }
  document: creditPrice(input: $document) {
    credits
  }
  creditBalance {
    balance {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<MailPriceQuery, MailPriceQueryVariables>;
export const PreviewDocumentDocument = new TypedDocumentString(`
    mutation PreviewDocument($input: GenerateDocumentInput!) {
  generateDocument(input: $input) {
    document {
      id
      fileName
      pageCount
      warnings {
        field
        message
        citation
      }
      inferred {
        field
        value
        message
      }
      notices {
        code
        message
      }
      exhibits {
        ...MadeExhibit
      }
    }
  }
}
    fragment MadeExhibit on DocumentExhibit {
  letter
  title
  pageCount
}`) as unknown as TypedDocumentString<PreviewDocumentMutation, PreviewDocumentMutationVariables>;
export const GenerateDocumentDocument = new TypedDocumentString(`
    mutation GenerateDocument($input: GenerateDocumentInput!) {
  generateDocument(input: $input) {
    document {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<GenerateDocumentMutation, GenerateDocumentMutationVariables>;
export const DocumentPriceDocument = new TypedDocumentString(`
    query DocumentPrice($input: CreditPriceInput!) {
  creditPrice(input: $input) {
    credits
  }
  creditBalance {
    balance {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<DocumentPriceQuery, DocumentPriceQueryVariables>;
export const RevertDocumentDocument = new TypedDocumentString(`
    mutation RevertDocument($input: RecordInput!) {
  revertDocument(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevertDocumentMutation, RevertDocumentMutationVariables>;
export const OrderRecordingDocument = new TypedDocumentString(`
    mutation OrderRecording($input: CreateDocumentOrderInput!) {
  createDocumentOrder(input: $input) {
    documentOrder {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<OrderRecordingMutation, OrderRecordingMutationVariables>;