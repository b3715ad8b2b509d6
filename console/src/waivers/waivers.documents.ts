/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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
  | 'IN_PERSON'
  | 'REMOTE_ONLINE';

/** Signs the current document of a waiver. */
export type SignWaiverInput = {
  /** The signer agrees to sign electronically. */
  consent: boolean;
  /** The id of the record. */
  id: string;
  /** The drawn or uploaded signature: an 8-bit PNG in base64, with or without a data URL prefix. */
  image?: string | null | undefined;
  /** How the waiver is signed. */
  method: SignatureMethod;
  /** Required if the form is signed before a notary. */
  notary?: NotaryInput | null | undefined;
  /** By default, the signatory of the waiver. */
  signatoryName?: string | null | undefined;
  /** The title of the signer. */
  signatoryTitle?: string | null | undefined;
  /** Required if the form is signed before a witness. */
  witness?: WitnessInput | null | undefined;
};

/** How a signature was made. */
export type SignatureMethod =
  | 'DRAWN'
  | 'TYPED'
  | 'UPLOADED';

/** Moves a waiver to another status. */
export type TransitionWaiverInput = {
  /** The id of the record. */
  id: string;
  /** When the payment was received. Required to take effect or be released, unless already recorded. */
  paymentReceivedOn?: string | null | undefined;
  /** The status in the workflow. */
  status: WaiverStatus;
  /** The reason for the status. */
  statusReason?: string | null | undefined;
};

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

/** Whether a signed unconditional waiver is held until payment or has been released. */
export type WaiverReleaseState =
  | 'HELD'
  | 'RELEASED';

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

/** The type of a waiver: conditional or unconditional, for a progress or final payment. */
export type WaiverType =
  | 'CONDITIONAL_FINAL'
  | 'CONDITIONAL_PROGRESS'
  | 'UNCONDITIONAL_FINAL'
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


export type WaiverQuery = { waiver: { id: string, typeLabel: string, state: string, status: WaiverStatus, formCode: string, amount: string | null, throughDate: string | null, paymentReceivedOn: string | null, releaseState: WaiverReleaseState | null, signatoryName: string | null, signatoryTitle: string | null, signedAt: string | null, notaryRequired: boolean, witnessRequired: boolean, organizationId: string, notices: Array<{ code: string, message: string }>, project: { id: string, name: string } | null, customerParty: { organization: { name: string } | null } | null, documents: { nodes: Array<{ id: string, fileName: string, type: DocumentType, status: DocumentStatus, isPreview: boolean, pageCount: number, readyToFile: boolean | null, createdAt: string, revertedAt: string | null, warnings: Array<{ field: string, message: string }> }> } } };

export type GenerateWaiverMutationVariables = Exact<{
  input: GenerateDocumentInput;
}>;


export type GenerateWaiverMutation = { generateDocument: { id: string, fileName: string, warnings: Array<{ field: string, message: string }> } };

export type SignWaiverMutationVariables = Exact<{
  input: SignWaiverInput;
}>;


export type SignWaiverMutation = { signWaiver: { id: string } };

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
    query Waiver($id: UUID!) {
  waiver(id: $id) {
    id
    typeLabel
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
      id
      name
    }
    customerParty {
      organization {
        name
      }
    }
    documents(first: 50) {
      nodes {
        ...PaperDocument
      }
    }
  }
}
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
}`) as unknown as TypedDocumentString<WaiverQuery, WaiverQueryVariables>;
export const GenerateWaiverDocument = new TypedDocumentString(`
    mutation GenerateWaiver($input: GenerateDocumentInput!) {
  generateDocument(input: $input) {
    id
    fileName
    warnings {
      field
      message
    }
  }
}
    `) as unknown as TypedDocumentString<GenerateWaiverMutation, GenerateWaiverMutationVariables>;
export const SignWaiverDocument = new TypedDocumentString(`
    mutation SignWaiver($input: SignWaiverInput!) {
  signWaiver(input: $input) {
    id
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