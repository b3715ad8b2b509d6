/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Creates a token for the calling user in the acting organization. */
export type CreateAccessTokenInput = {
  /** For example `mode:sandbox`, `tier:growth` or `org:<uuid>`. None may exceed those of the calling token. */
  abilities?: Array<string> | null | undefined;
  /** When the token expires: at most the maximum lifetime from now (366 days, unless the operator sets another), and not after the calling token. If omitted, the latest possible time. */
  expiresAt?: string | null | undefined;
  /** A display name. */
  label?: string | null | undefined;
};

/** The token to revoke, with all tokens created from it. */
export type RevokeAccessTokenInput = {
  /** The id of the record. */
  id: string;
};

/** The token to replace: the calling token or one created from it. */
export type RotateAccessTokenInput = {
  /** The id of the record. */
  id: string;
};

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { accessTokens: Array<{ id: string, userId: string, parentId: string | null, label: string | null, abilities: Array<string>, lastUsedAt: string | null, lastUsedIpAddress: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string }> };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { token: string, accessToken: { id: string } } };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { id: string } };

export type RotateAccessTokenMutationVariables = Exact<{
  input: RotateAccessTokenInput;
}>;


export type RotateAccessTokenMutation = { rotateAccessToken: { token: string } };

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

export const AccessTokensDocument = new TypedDocumentString(`
    query AccessTokens {
  accessTokens {
    id
    userId
    parentId
    label
    abilities
    lastUsedAt
    lastUsedIpAddress
    expiresAt
    revokedAt
    createdAt
  }
}
    `) as unknown as TypedDocumentString<AccessTokensQuery, AccessTokensQueryVariables>;
export const CreateAccessTokenDocument = new TypedDocumentString(`
    mutation CreateAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) {
    token
    accessToken {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = new TypedDocumentString(`
    mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
  revokeAccessToken(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const RotateAccessTokenDocument = new TypedDocumentString(`
    mutation RotateAccessToken($input: RotateAccessTokenInput!) {
  rotateAccessToken(input: $input) {
    token
  }
}
    `) as unknown as TypedDocumentString<RotateAccessTokenMutation, RotateAccessTokenMutationVariables>;