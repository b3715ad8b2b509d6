/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The operation to quote. */
export type CreditPriceInput = {
  /** The type of a generated document. The price of an order does not depend on it. */
  documentType?: string | null | undefined;
  /** The reason for the charge, such as `document_generation`. */
  eventType: string;
  /** The scope of a fulfillment request; `research` by default. */
  fulfillmentScope?: string | null | undefined;
  /** The mail class of an order; `first_class` by default. */
  mailClass?: string | null | undefined;
  /** The type of a document order; `mail` by default. */
  orderType?: string | null | undefined;
  /** The pages of the document that is mailed. Postage includes 10. */
  pages?: number | null | undefined;
  /** The number of recipients. Each is a separate order with its own fee and postage. */
  recipients?: number | null | undefined;
  /** The state of the document. It determines whether standard mail is allowed. */
  state?: string | null | undefined;
};

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

/** The type of record that a document is generated from. */
export type DocumentableType =
  | 'ESCALATION'
  | 'NOTICE'
  | 'PAY_APPLICATION'
  | 'WAIVER';

/** The document to render and its record. */
export type GenerateDocumentInput = {
  /** The record that the document is generated from. */
  documentableId: string;
  /** The type of the record that the document is generated from. */
  documentableType: DocumentableType;
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
  | 'CERTIFIED'
  | 'FIRST_CLASS'
  | 'PRIORITY';

/** The type of a document order. */
export type OrderType =
  | 'FILING'
  | 'MAIL'
  | 'RECORDING'
  | 'RESEARCH';

export type PaperDocumentFragment = { id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }> };

export type PaperOrderFragment = { id: string, orderType: OrderType, mailClass: MailClass | null, status: DocumentOrderStatus, attention: string | null, trackingNumber: string | null, createdAt: string, deliveredAt: string | null, recipient: { name: string, city: string, state: string } };

export type PreviewPaperMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type PreviewPaperMutation = { generateDocument: { id: string, fileName: string, pageCount: number, warnings: Array<{ field: string, message: string, citation: string | null }>, notices: Array<{ code: string, message: string }> } };

export type GeneratePaperMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type GeneratePaperMutation = { generateDocument: { id: string } };

export type PaperPriceQueryVariables = Exact<{
  input: CreditPriceInput;
}>;


export type PaperPriceQuery = { creditPrice: { credits: number }, creditBalance: { balance: { total: number } } };

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
export const PaperDocumentFragmentDoc = new TypedDocumentString(`
    fragment PaperDocument on Document {
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
}
    `, {"fragmentName":"PaperDocument"}) as unknown as TypedDocumentString<PaperDocumentFragment, unknown>;
export const PaperOrderFragmentDoc = new TypedDocumentString(`
    fragment PaperOrder on DocumentOrder {
  id
  orderType
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
    `, {"fragmentName":"PaperOrder"}) as unknown as TypedDocumentString<PaperOrderFragment, unknown>;
export const PreviewPaperDocument = new TypedDocumentString(`
    mutation PreviewPaper($input: GenerateDocumentInput!) {
  generateDocument(input: $input) {
    id
    fileName
    pageCount
    warnings {
      field
      message
      citation
    }
    notices {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewPaperMutation, PreviewPaperMutationVariables>;
export const GeneratePaperDocument = new TypedDocumentString(`
    mutation GeneratePaper($input: GenerateDocumentInput!) {
  generateDocument(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<GeneratePaperMutation, GeneratePaperMutationVariables>;
export const PaperPriceDocument = new TypedDocumentString(`
    query PaperPrice($input: CreditPriceInput!) {
  creditPrice(input: $input) {
    credits
  }
  creditBalance {
    balance {
      total
    }
  }
}
    `) as unknown as TypedDocumentString<PaperPriceQuery, PaperPriceQueryVariables>;