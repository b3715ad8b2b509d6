/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
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

export type ProviderCredentialsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ProviderCredentialsQuery = { providerCredentials: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, updatedAt: string, provider: CredentialProvider, label: string | null, mode: CredentialMode, lastFour: string | null, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null }> } };

export type ShipperCredentialsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ShipperCredentialsQuery = { shipperCredentials: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, updatedAt: string, provider: CredentialShipper, label: string | null, mode: CredentialMode, lastFour: string | null, settings: Record<string, unknown>, secretSettings: Array<string>, status: CredentialStatus, verifiedAt: string | null, lastError: string | null }> } };

export type CreateProviderCredentialMutationVariables = Exact<{
  input: CreateProviderCredentialInput;
}>;


export type CreateProviderCredentialMutation = { createProviderCredential: { id: string } };

export type UpdateProviderCredentialMutationVariables = Exact<{
  input: UpdateCredentialInput;
}>;


export type UpdateProviderCredentialMutation = { updateProviderCredential: { id: string } };

export type VerifyProviderCredentialMutationVariables = Exact<{
  input: RecordInput;
}>;


export type VerifyProviderCredentialMutation = { verifyProviderCredential: { id: string, status: CredentialStatus } };

export type DeleteProviderCredentialMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteProviderCredentialMutation = { deleteProviderCredential: { id: string } };

export type CreateShipperCredentialMutationVariables = Exact<{
  input: CreateShipperCredentialInput;
}>;


export type CreateShipperCredentialMutation = { createShipperCredential: { id: string } };

export type UpdateShipperCredentialMutationVariables = Exact<{
  input: UpdateCredentialInput;
}>;


export type UpdateShipperCredentialMutation = { updateShipperCredential: { id: string } };

export type VerifyShipperCredentialMutationVariables = Exact<{
  input: RecordInput;
}>;


export type VerifyShipperCredentialMutation = { verifyShipperCredential: { id: string, status: CredentialStatus } };

export type DeleteShipperCredentialMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteShipperCredentialMutation = { deleteShipperCredential: { id: string } };

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

export const ProviderCredentialsDocument = new TypedDocumentString(`
    query ProviderCredentials($after: String) {
  providerCredentials(first: 50, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      updatedAt
      provider
      label
      mode
      lastFour
      settings
      secretSettings
      status
      verifiedAt
      lastError
    }
  }
}
    `) as unknown as TypedDocumentString<ProviderCredentialsQuery, ProviderCredentialsQueryVariables>;
export const ShipperCredentialsDocument = new TypedDocumentString(`
    query ShipperCredentials($after: String) {
  shipperCredentials(first: 50, after: $after) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      updatedAt
      provider
      label
      mode
      lastFour
      settings
      secretSettings
      status
      verifiedAt
      lastError
    }
  }
}
    `) as unknown as TypedDocumentString<ShipperCredentialsQuery, ShipperCredentialsQueryVariables>;
export const CreateProviderCredentialDocument = new TypedDocumentString(`
    mutation CreateProviderCredential($input: CreateProviderCredentialInput!) {
  createProviderCredential(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateProviderCredentialMutation, CreateProviderCredentialMutationVariables>;
export const UpdateProviderCredentialDocument = new TypedDocumentString(`
    mutation UpdateProviderCredential($input: UpdateCredentialInput!) {
  updateProviderCredential(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateProviderCredentialMutation, UpdateProviderCredentialMutationVariables>;
export const VerifyProviderCredentialDocument = new TypedDocumentString(`
    mutation VerifyProviderCredential($input: RecordInput!) {
  verifyProviderCredential(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<VerifyProviderCredentialMutation, VerifyProviderCredentialMutationVariables>;
export const DeleteProviderCredentialDocument = new TypedDocumentString(`
    mutation DeleteProviderCredential($input: RecordInput!) {
  deleteProviderCredential(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteProviderCredentialMutation, DeleteProviderCredentialMutationVariables>;
export const CreateShipperCredentialDocument = new TypedDocumentString(`
    mutation CreateShipperCredential($input: CreateShipperCredentialInput!) {
  createShipperCredential(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateShipperCredentialMutation, CreateShipperCredentialMutationVariables>;
export const UpdateShipperCredentialDocument = new TypedDocumentString(`
    mutation UpdateShipperCredential($input: UpdateCredentialInput!) {
  updateShipperCredential(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateShipperCredentialMutation, UpdateShipperCredentialMutationVariables>;
export const VerifyShipperCredentialDocument = new TypedDocumentString(`
    mutation VerifyShipperCredential($input: RecordInput!) {
  verifyShipperCredential(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<VerifyShipperCredentialMutation, VerifyShipperCredentialMutationVariables>;
export const DeleteShipperCredentialDocument = new TypedDocumentString(`
    mutation DeleteShipperCredential($input: RecordInput!) {
  deleteShipperCredential(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteShipperCredentialMutation, DeleteShipperCredentialMutationVariables>;