/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Filters a list of Contact records. */
export type ContactFilter = {
  /** Only records with this value. */
  divisionId?: string | null | undefined;
  /** Only records with this value. */
  isActive?: boolean | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** Which correspondence a contact receives. */
export type ContactType =
  /** Correspondence about bills and payments. */
  | 'BILLING'
  /** Legal correspondence. */
  | 'LEGAL'
  /** General correspondence. */
  | 'PRIMARY';

/** A person at an organization. */
export type CreateContactInput = {
  /** The division that this person represents; null for the whole organization. */
  divisionId?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The given name. */
  firstName: string;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** The family name. */
  lastName: string;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The organization that it belongs to. */
  organizationId: string;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The job title. */
  title?: string | null | undefined;
  /** The correspondence that this person receives. */
  type?: ContactType | null | undefined;
};

/** A tenant account, or a directory record of a counterparty. */
export type OrganizationType =
  /** A record of a counterparty. */
  | 'DIRECTORY'
  /** An account, which has members, tokens and records. */
  | 'TENANT';

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

/** A person at an organization. */
export type UpdateContactInput = {
  /** The division that this person represents; null for the whole organization. */
  divisionId?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The given name. */
  firstName?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** The family name. */
  lastName?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The job title. */
  title?: string | null | undefined;
  /** The correspondence that this person receives. */
  type?: ContactType | null | undefined;
};

export type ContactsQueryVariables = Exact<{
  filter?: ContactFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ContactsQuery = { contacts: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, updatedAt: string, organizationId: string, divisionId: string | null, firstName: string, lastName: string, email: string | null, phone: string | null, title: string | null, type: ContactType | null, isActive: boolean, organization: { id: string, name: string, type: OrganizationType } | null }> } };

export type ContactDivisionsQueryVariables = Exact<{
  organizationId: string;
}>;


export type ContactDivisionsQuery = { divisions: { nodes: Array<{ id: string, name: string }> } };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { id: string } };

export type UpdateContactMutationVariables = Exact<{
  input: UpdateContactInput;
}>;


export type UpdateContactMutation = { updateContact: { id: string } };

export type DeleteContactMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteContactMutation = { deleteContact: { id: string } };

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

export const ContactsDocument = new TypedDocumentString(`
    query Contacts($filter: ContactFilter, $after: String) {
  contacts(
    first: 50
    after: $after
    filter: $filter
    orderBy: {field: LAST_NAME, direction: ASC}
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      updatedAt
      organizationId
      divisionId
      firstName
      lastName
      email
      phone
      title
      type
      isActive
      organization {
        id
        name
        type
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ContactsQuery, ContactsQueryVariables>;
export const ContactDivisionsDocument = new TypedDocumentString(`
    query ContactDivisions($organizationId: ID!) {
  divisions(
    first: 200
    filter: {organizationId: $organizationId}
    orderBy: {field: NAME, direction: ASC}
  ) {
    nodes {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ContactDivisionsQuery, ContactDivisionsQueryVariables>;
export const CreateContactDocument = new TypedDocumentString(`
    mutation CreateContact($input: CreateContactInput!) {
  createContact(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateContactMutation, CreateContactMutationVariables>;
export const UpdateContactDocument = new TypedDocumentString(`
    mutation UpdateContact($input: UpdateContactInput!) {
  updateContact(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateContactMutation, UpdateContactMutationVariables>;
export const DeleteContactDocument = new TypedDocumentString(`
    mutation DeleteContact($input: RecordInput!) {
  deleteContact(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteContactMutation, DeleteContactMutationVariables>;