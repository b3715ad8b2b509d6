/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Gives a member another role. Only an owner can make or change an owner. */
export type ChangeMemberRoleInput = {
  /** What the member may do from now on. */
  role: MembershipRole;
  /** The user. */
  userId: string;
};

/** Invites a person by e-mail. Another invitation of the same address replaces the first. */
export type InviteMemberInput = {
  /** The e-mail address. */
  email: string;
  /** Only an owner can invite an owner. */
  role: MembershipRole;
};

/** The role of a user in an organization. A member with `READ_ONLY` changes nothing. */
export type MembershipRole =
  /** Manages members, tokens, webhooks and billing, and changes records. */
  | 'ADMIN'
  /** Reads and changes records. */
  | 'MEMBER'
  /** Has every right, also over the other owners. */
  | 'OWNER'
  /** Reads records and changes nothing. */
  | 'READ_ONLY';

/** The member to remove. Every member can remove themselves, except the last owner. */
export type RemoveMemberInput = {
  /** The user. */
  userId: string;
};

/** The invitation whose link is to stop working. */
export type WithdrawMemberInvitationInput = {
  /** The id of the record. */
  id: string;
};

export type MembersQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersQuery = { members: Array<{ userId: string, name: string, email: string, role: MembershipRole, createdAt: string }> };

export type MemberInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberInvitationsQuery = { memberInvitations: Array<{ id: string, email: string, role: MembershipRole, invitedBy: string, createdAt: string, expiresAt: string }> };

export type InviteMemberMutationVariables = Exact<{
  input: InviteMemberInput;
}>;


export type InviteMemberMutation = { inviteMember: { id: string } };

export type WithdrawMemberInvitationMutationVariables = Exact<{
  input: WithdrawMemberInvitationInput;
}>;


export type WithdrawMemberInvitationMutation = { withdrawMemberInvitation: { id: string } };

export type ChangeMemberRoleMutationVariables = Exact<{
  input: ChangeMemberRoleInput;
}>;


export type ChangeMemberRoleMutation = { changeMemberRole: { userId: string } };

export type RemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;


export type RemoveMemberMutation = { removeMember: { userId: string } };

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

export const MembersDocument = new TypedDocumentString(`
    query Members {
  members {
    userId
    name
    email
    role
    createdAt
  }
}
    `) as unknown as TypedDocumentString<MembersQuery, MembersQueryVariables>;
export const MemberInvitationsDocument = new TypedDocumentString(`
    query MemberInvitations {
  memberInvitations {
    id
    email
    role
    invitedBy
    createdAt
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<MemberInvitationsQuery, MemberInvitationsQueryVariables>;
export const InviteMemberDocument = new TypedDocumentString(`
    mutation InviteMember($input: InviteMemberInput!) {
  inviteMember(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<InviteMemberMutation, InviteMemberMutationVariables>;
export const WithdrawMemberInvitationDocument = new TypedDocumentString(`
    mutation WithdrawMemberInvitation($input: WithdrawMemberInvitationInput!) {
  withdrawMemberInvitation(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawMemberInvitationMutation, WithdrawMemberInvitationMutationVariables>;
export const ChangeMemberRoleDocument = new TypedDocumentString(`
    mutation ChangeMemberRole($input: ChangeMemberRoleInput!) {
  changeMemberRole(input: $input) {
    userId
  }
}
    `) as unknown as TypedDocumentString<ChangeMemberRoleMutation, ChangeMemberRoleMutationVariables>;
export const RemoveMemberDocument = new TypedDocumentString(`
    mutation RemoveMember($input: RemoveMemberInput!) {
  removeMember(input: $input) {
    userId
  }
}
    `) as unknown as TypedDocumentString<RemoveMemberMutation, RemoveMemberMutationVariables>;