/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** How a document is mailed. */
export type MailClass =
  /** Certified mail, which the carrier tracks and the recipient signs for. */
  | 'CERTIFIED'
  /** First-class mail. */
  | 'FIRST_CLASS'
  /** Priority mail. */
  | 'PRIORITY';

/** Attaches a file to an order, such as a receipt or a scan of a returned envelope. */
export type MailroomAttachInput = {
  /** The bytes in base64. */
  contentBase64: string;
  /** A free-text description. */
  description?: string | null | undefined;
  /** The name of the file. */
  fileName: string;
  /** The media type of the file. */
  mimeType: string;
  /** The order. */
  orderId: string;
};

/** Marks a filing, recording or research as done. */
export type MailroomCompleteInput = {
  /** Files to attach to the order. */
  files?: Array<MailroomFileInput> | null | undefined;
  /** The id of the record. */
  id: string;
  /** The results of a filing, recording or research. */
  results: MailroomResultsInput;
};

/** Marks an order as handed to the carrier or the office, which accepted it. */
export type MailroomDispatchInput = {
  /** USPS by default. Only USPS carries certified mail. */
  carrier?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Now by default. */
  shippedAt?: string | null | undefined;
  /** For certified mail, the article number is required: 20 to 22 digits, with or without spaces. */
  trackingNumber?: string | null | undefined;
};

/** A carrier’s event for a piece of mail. */
export type MailroomEvent =
  /** The carrier delivered the piece. */
  | 'DELIVERED'
  /** The carrier reported the piece on its way. */
  | 'IN_TRANSIT'
  /** The carrier is about to deliver the piece. */
  | 'OUT_FOR_DELIVERY'
  /** The piece came back to the sender. */
  | 'RETURNED';

/** Records an event that the carrier reported for a piece of mail. */
export type MailroomEventInput = {
  /** The id of the record. */
  id: string;
  /** The carrier’s text, such as the reason for a return. */
  note?: string | null | undefined;
  /** Now by default. */
  occurredAt?: string | null | undefined;
  /** The event that the carrier reported. */
  status: MailroomEvent;
};

/** Marks an order that cannot be carried out. Its payment is refunded, unless a carrier has it. */
export type MailroomFailInput = {
  /** The id of the record. */
  id: string;
  /** Shown to the account. */
  reason: string;
};

/** A PDF, PNG, JPEG, TIFF, text or CSV file. */
export type MailroomFileInput = {
  /** The bytes in base64. */
  contentBase64: string;
  /** A free-text description. */
  description?: string | null | undefined;
  /** The name of the file. */
  fileName: string;
  /** The media type of the file. */
  mimeType: string;
};

/** The result of a filing, recording or research. */
export type MailroomResultsInput = {
  /** The book of the recording. */
  book?: string | null | undefined;
  /** The county of the office. */
  county?: string | null | undefined;
  /** The findings of the research. */
  findings?: string | null | undefined;
  /** The name of the office. */
  office?: string | null | undefined;
  /** The page in the book. */
  page?: string | null | undefined;
  /** When the office accepted a filing or recording. */
  recordedOn?: string | null | undefined;
  /** The number that the office assigned. */
  recordingNumber?: string | null | undefined;
};

/** Marks a piece of mail as returned. */
export type MailroomReturnInput = {
  /** The id of the record. */
  id: string;
  /** Now by default. */
  occurredAt?: string | null | undefined;
  /** The reason on the envelope, such as unclaimed. */
  reason: string;
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

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

export type MailroomOrdersQueryVariables = Exact<{
  statuses: Array<DocumentOrderStatus> | DocumentOrderStatus;
  trackingNumber?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type MailroomOrdersQuery = { mailroomOrders: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, accountName: string, status: DocumentOrderStatus, orderType: OrderType, mailClass: MailClass | null, returnReceipt: boolean, documentFileName: string, documentPageCount: number, documentUrl: string, coverUrl: string, recordNumber: string | null, state: string | null, county: string | null, projectName: string, trackingNumber: string | null, attention: string | null, takenAt: string | null, takenBy: string | null, createdAt: string, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, sender: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, files: Array<{ id: string, fileName: string }> }> } };

export type MailroomOrderQueryVariables = Exact<{
  id: string;
}>;


export type MailroomOrderQuery = { mailroomOrder: { id: string, accountName: string, status: DocumentOrderStatus, orderType: OrderType, mailClass: MailClass | null, returnReceipt: boolean, documentFileName: string, documentPageCount: number, documentUrl: string, coverUrl: string, recordNumber: string | null, state: string | null, county: string | null, projectName: string, trackingNumber: string | null, attention: string | null, takenAt: string | null, takenBy: string | null, createdAt: string, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, sender: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, files: Array<{ id: string, fileName: string }> } };

export type MailroomTaskFragment = { id: string, accountName: string, status: DocumentOrderStatus, orderType: OrderType, mailClass: MailClass | null, returnReceipt: boolean, documentFileName: string, documentPageCount: number, documentUrl: string, coverUrl: string, recordNumber: string | null, state: string | null, county: string | null, projectName: string, trackingNumber: string | null, attention: string | null, takenAt: string | null, takenBy: string | null, createdAt: string, recipient: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, sender: { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string }, files: Array<{ id: string, fileName: string }> };

export type MailroomAddressFragment = { name: string, addressLine1: string, addressLine2: string | null, city: string, state: string | null, zip: string | null, countryCode: string };

export type MailroomTakeMutationVariables = Exact<{
  input: RecordInput;
}>;


export type MailroomTakeMutation = { mailroomTakeOrder: { id: string } };

export type MailroomDispatchMutationVariables = Exact<{
  input: MailroomDispatchInput;
}>;


export type MailroomDispatchMutation = { mailroomDispatchOrder: { id: string } };

export type MailroomAttachMutationVariables = Exact<{
  input: MailroomAttachInput;
}>;


export type MailroomAttachMutation = { mailroomAttachFile: { id: string } };

export type MailroomCompleteMutationVariables = Exact<{
  input: MailroomCompleteInput;
}>;


export type MailroomCompleteMutation = { mailroomCompleteOrder: { id: string } };

export type MailroomFailMutationVariables = Exact<{
  input: MailroomFailInput;
}>;


export type MailroomFailMutation = { mailroomFailOrder: { id: string } };

export type MailroomReturnMutationVariables = Exact<{
  input: MailroomReturnInput;
}>;


export type MailroomReturnMutation = { mailroomReturnOrder: { id: string } };

export type MailroomRecordEventMutationVariables = Exact<{
  input: MailroomEventInput;
}>;


export type MailroomRecordEventMutation = { mailroomRecordEvent: { id: string } };

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
export const MailroomAddressFragmentDoc = new TypedDocumentString(`
    fragment MailroomAddress on OrderRecipient {
  name
  addressLine1
  addressLine2
  city
  state
  zip
  countryCode
}
    `, {"fragmentName":"MailroomAddress"}) as unknown as TypedDocumentString<MailroomAddressFragment, unknown>;
export const MailroomTaskFragmentDoc = new TypedDocumentString(`
    fragment MailroomTask on MailroomOrder {
  id
  accountName
  status
  orderType
  mailClass
  returnReceipt
  recipient {
    ...MailroomAddress
  }
  sender {
    ...MailroomAddress
  }
  documentFileName
  documentPageCount
  documentUrl
  coverUrl
  recordNumber
  state
  county
  projectName
  trackingNumber
  attention
  takenAt
  takenBy
  createdAt
  files {
    id
    fileName
  }
}
    fragment MailroomAddress on OrderRecipient {
  name
  addressLine1
  addressLine2
  city
  state
  zip
  countryCode
}`, {"fragmentName":"MailroomTask"}) as unknown as TypedDocumentString<MailroomTaskFragment, unknown>;
export const MailroomOrdersDocument = new TypedDocumentString(`
    query MailroomOrders($statuses: [DocumentOrderStatus!]!, $trackingNumber: String, $after: String) {
  mailroomOrders(
    first: 100
    after: $after
    filter: {statuses: $statuses, trackingNumber: $trackingNumber}
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...MailroomTask
    }
  }
}
    fragment MailroomTask on MailroomOrder {
  id
  accountName
  status
  orderType
  mailClass
  returnReceipt
  recipient {
    ...MailroomAddress
  }
  sender {
    ...MailroomAddress
  }
  documentFileName
  documentPageCount
  documentUrl
  coverUrl
  recordNumber
  state
  county
  projectName
  trackingNumber
  attention
  takenAt
  takenBy
  createdAt
  files {
    id
    fileName
  }
}
fragment MailroomAddress on OrderRecipient {
  name
  addressLine1
  addressLine2
  city
  state
  zip
  countryCode
}`) as unknown as TypedDocumentString<MailroomOrdersQuery, MailroomOrdersQueryVariables>;
export const MailroomOrderDocument = new TypedDocumentString(`
    query MailroomOrder($id: ID!) {
  mailroomOrder(id: $id) {
    ...MailroomTask
  }
}
    fragment MailroomTask on MailroomOrder {
  id
  accountName
  status
  orderType
  mailClass
  returnReceipt
  recipient {
    ...MailroomAddress
  }
  sender {
    ...MailroomAddress
  }
  documentFileName
  documentPageCount
  documentUrl
  coverUrl
  recordNumber
  state
  county
  projectName
  trackingNumber
  attention
  takenAt
  takenBy
  createdAt
  files {
    id
    fileName
  }
}
fragment MailroomAddress on OrderRecipient {
  name
  addressLine1
  addressLine2
  city
  state
  zip
  countryCode
}`) as unknown as TypedDocumentString<MailroomOrderQuery, MailroomOrderQueryVariables>;
export const MailroomTakeDocument = new TypedDocumentString(`
    mutation MailroomTake($input: RecordInput!) {
  mailroomTakeOrder(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MailroomTakeMutation, MailroomTakeMutationVariables>;
export const MailroomDispatchDocument = new TypedDocumentString(`
    mutation MailroomDispatch($input: MailroomDispatchInput!) {
  mailroomDispatchOrder(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MailroomDispatchMutation, MailroomDispatchMutationVariables>;
export const MailroomAttachDocument = new TypedDocumentString(`
    mutation MailroomAttach($input: MailroomAttachInput!) {
  mailroomAttachFile(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MailroomAttachMutation, MailroomAttachMutationVariables>;
export const MailroomCompleteDocument = new TypedDocumentString(`
    mutation MailroomComplete($input: MailroomCompleteInput!) {
  mailroomCompleteOrder(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MailroomCompleteMutation, MailroomCompleteMutationVariables>;
export const MailroomFailDocument = new TypedDocumentString(`
    mutation MailroomFail($input: MailroomFailInput!) {
  mailroomFailOrder(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MailroomFailMutation, MailroomFailMutationVariables>;
export const MailroomReturnDocument = new TypedDocumentString(`
    mutation MailroomReturn($input: MailroomReturnInput!) {
  mailroomReturnOrder(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MailroomReturnMutation, MailroomReturnMutationVariables>;
export const MailroomRecordEventDocument = new TypedDocumentString(`
    mutation MailroomRecordEvent($input: MailroomEventInput!) {
  mailroomRecordEvent(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<MailroomRecordEventMutation, MailroomRecordEventMutationVariables>;