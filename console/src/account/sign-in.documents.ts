/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The passkey that the browser has created. */
export type FinishPasskeyRegistrationInput = {
  /** The credential: the result of its `toJSON()`. */
  credential: Record<string, unknown>;
  /** What the user calls it, such as the name of the device. */
  name: string;
};

/** The passkey to remove. */
export type RemovePasskeyInput = {
  /** The id of the record. */
  id: string;
};

/** The new name of a passkey. */
export type RenamePasskeyInput = {
  /** The id of the record. */
  id: string;
  /** The new name, such as the name of the device. */
  name: string;
};

/** How a person signed in: with a link from an e-mail, a passkey, or the identity provider of their company. */
export type SessionMethod =
  /** With a link that was sent by e-mail. */
  | 'LINK'
  /** With the identity provider of a company. */
  | 'OIDC'
  /** With a passkey. */
  | 'PASSKEY';

/** What the calling user changes about themselves. */
export type UpdateViewerInput = {
  /** The name that other members see. */
  name: string;
};

export type SignInQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInQuery = { passkeys: Array<{ id: string, name: string, isBackedUp: boolean, createdAt: string, lastUsedAt: string | null }>, sessions: Array<{ id: string, method: SessionMethod, ipAddress: string, userAgent: string, isCurrent: boolean, createdAt: string, lastSeenAt: string, expiresAt: string }> };

export type ChangeNameMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type ChangeNameMutation = { updateViewer: { id: string } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: Array<{ id: string }> };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { beginPasskeyRegistration: { options: Record<string, unknown> } };

export type FinishPasskeyMutationVariables = Exact<{
  input: FinishPasskeyRegistrationInput;
}>;


export type FinishPasskeyMutation = { finishPasskeyRegistration: { id: string } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { id: string } };

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

export const SignInDocument = new TypedDocumentString(`
    query SignIn {
  passkeys {
    id
    name
    isBackedUp
    createdAt
    lastUsedAt
  }
  sessions {
    id
    method
    ipAddress
    userAgent
    isCurrent
    createdAt
    lastSeenAt
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<SignInQuery, SignInQueryVariables>;
export const ChangeNameDocument = new TypedDocumentString(`
    mutation ChangeName($input: UpdateViewerInput!) {
  updateViewer(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeNameMutation, ChangeNameMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions {
    id
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const BeginPasskeyDocument = new TypedDocumentString(`
    mutation BeginPasskey {
  beginPasskeyRegistration {
    options
  }
}
    `) as unknown as TypedDocumentString<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const FinishPasskeyDocument = new TypedDocumentString(`
    mutation FinishPasskey($input: FinishPasskeyRegistrationInput!) {
  finishPasskeyRegistration(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<FinishPasskeyMutation, FinishPasskeyMutationVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation RenamePasskey($input: RenamePasskeyInput!) {
  renamePasskey(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($input: RemovePasskeyInput!) {
  removePasskey(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;