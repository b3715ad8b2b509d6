/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A claimant identity: every document is attributed to one. */
export type CreateDivisionInput = {
  /** Street and number. */
  addressLine1: string;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city: string;
  /** A short code of your own. */
  code?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** A free-text description. */
  description?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** Printed on documents; cannot be overridden per document. */
  licenseNumber?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The legal name, as printed on documents. */
  name: string;
  /** The organization that it is part of. */
  organizationId: string;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state: string;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip: string;
  /** The four digits after the postal code. */
  zipPlus4?: string | null | undefined;
};

/** Filters a list of Division records. */
export type DivisionFilter = {
  /** Only records with this value. */
  isActive?: boolean | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** The id of the record, for operations that need no other input. */
export type RecordInput = {
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
};

/** A claimant identity: every document is attributed to one. */
export type UpdateDivisionInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city?: string | null | undefined;
  /** A short code of your own. */
  code?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** A free-text description. */
  description?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Whether it is in use. */
  isActive?: boolean | null | undefined;
  /** Printed on documents; cannot be overridden per document. */
  licenseNumber?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The legal name, as printed on documents. */
  name?: string | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
  /** The four digits after the postal code. */
  zipPlus4?: string | null | undefined;
};

export type DivisionsQueryVariables = Exact<{
  filter?: DivisionFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type DivisionsQuery = { divisions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, updatedAt: string, name: string, code: string | null, description: string | null, addressLine1: string, addressLine2: string | null, city: string, state: string, zip: string, phone: string | null, email: string | null, licenseNumber: string | null, isActive: boolean }> } };

export type CreateDivisionMutationVariables = Exact<{
  input: CreateDivisionInput;
}>;


export type CreateDivisionMutation = { createDivision: { id: string } };

export type UpdateDivisionMutationVariables = Exact<{
  input: UpdateDivisionInput;
}>;


export type UpdateDivisionMutation = { updateDivision: { id: string } };

export type DeleteDivisionMutationVariables = Exact<{
  input: RecordInput;
}>;


export type DeleteDivisionMutation = { deleteDivision: { id: string } };

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

export const DivisionsDocument = new TypedDocumentString(`
    query Divisions($filter: DivisionFilter, $after: String) {
  divisions(
    first: 50
    after: $after
    filter: $filter
    orderBy: {field: NAME, direction: ASC}
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      updatedAt
      name
      code
      description
      addressLine1
      addressLine2
      city
      state
      zip
      phone
      email
      licenseNumber
      isActive
    }
  }
}
    `) as unknown as TypedDocumentString<DivisionsQuery, DivisionsQueryVariables>;
export const CreateDivisionDocument = new TypedDocumentString(`
    mutation CreateDivision($input: CreateDivisionInput!) {
  createDivision(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateDivisionMutation, CreateDivisionMutationVariables>;
export const UpdateDivisionDocument = new TypedDocumentString(`
    mutation UpdateDivision($input: UpdateDivisionInput!) {
  updateDivision(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateDivisionMutation, UpdateDivisionMutationVariables>;
export const DeleteDivisionDocument = new TypedDocumentString(`
    mutation DeleteDivision($input: RecordInput!) {
  deleteDivision(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteDivisionMutation, DeleteDivisionMutationVariables>;