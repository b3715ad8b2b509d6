/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

export type ListedExhibitFragment = { id: string, title: string, kind: ExhibitKind, fileName: string, fileSize: number, pageCount: number, createdAt: string };

export type ExhibitsQueryVariables = Exact<{
  documentableType: DocumentableType;
  documentableId: string;
}>;


export type ExhibitsQuery = { exhibits: Array<{ id: string, title: string, kind: ExhibitKind, fileName: string, fileSize: number, pageCount: number, createdAt: string }> };

export type ExhibitSourcesQueryVariables = Exact<{
  projectId: string;
}>;


export type ExhibitSourcesQuery = { documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, documentableId: string, createdAt: string }> } };

export type RemoveExhibitMutationVariables = Exact<{
  input: RecordInput;
}>;


export type RemoveExhibitMutation = { removeExhibit: { id: string } };

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
export const ListedExhibitFragmentDoc = new TypedDocumentString(`
    fragment ListedExhibit on Exhibit {
  id
  title
  kind
  fileName
  fileSize
  pageCount
  createdAt
}
    `, {"fragmentName":"ListedExhibit"}) as unknown as TypedDocumentString<ListedExhibitFragment, unknown>;
export const ExhibitsDocument = new TypedDocumentString(`
    query Exhibits($documentableType: DocumentableType!, $documentableId: ID!) {
  exhibits(documentableType: $documentableType, documentableId: $documentableId) {
    ...ListedExhibit
  }
}
    fragment ListedExhibit on Exhibit {
  id
  title
  kind
  fileName
  fileSize
  pageCount
  createdAt
}`) as unknown as TypedDocumentString<ExhibitsQuery, ExhibitsQueryVariables>;
export const ExhibitSourcesDocument = new TypedDocumentString(`
    query ExhibitSources($projectId: ID!) {
  documents(
    first: 100
    filter: {projectId: $projectId, status: COMPLETED, isPreview: false}
  ) {
    nodes {
      id
      fileName
      type
      documentableId
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<ExhibitSourcesQuery, ExhibitSourcesQueryVariables>;
export const RemoveExhibitDocument = new TypedDocumentString(`
    mutation RemoveExhibit($input: RecordInput!) {
  removeExhibit(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveExhibitMutation, RemoveExhibitMutationVariables>;