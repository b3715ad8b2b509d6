/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What an account gets where a document would have warnings: the document, or a refusal. */
export type IncompleteDocuments =
  /** The document is refused, and the error lists the warnings. */
  | 'REFUSE'
  /** The document is generated, with its warnings. */
  | 'WARN';

/** The kind of an organization, by its role on projects. */
export type OrganizationKind =
  /** A contractor or subcontractor. */
  | 'CONTRACTOR'
  /** A lender that finances construction. */
  | 'LENDER'
  /** Any other organization. */
  | 'OTHER'
  /** An owner of property. */
  | 'OWNER'
  /** A public entity that has work done. */
  | 'PUBLIC_ENTITY'
  /** A supplier of material or equipment. */
  | 'SUPPLIER'
  /** A surety, which issues bonds. */
  | 'SURETY';

/** A tenant account, or a directory record of a counterparty. If it belongs to another account, only its name and address are shown. */
export type UpdateOrganizationInput = {
  /** Street and number. */
  addressLine1?: string | null | undefined;
  /** Suite, floor or unit. */
  addressLine2?: string | null | undefined;
  /** The city of the address. */
  city?: string | null | undefined;
  /** Three characters, printed in notice numbers. Null if the organization belongs to another account. */
  code?: string | null | undefined;
  /** A two-letter ISO country code; the United States by default. */
  countryCode?: string | null | undefined;
  /** The county of the address. */
  county?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing. */
  expectedUpdatedAt?: string | null | undefined;
  /** The id of the record. */
  id: string;
  /** Only for an account: whether it is given documents with warnings, or a 422 that lists them. Null if the organization belongs to another account. */
  incompleteDocuments?: IncompleteDocuments | null | undefined;
  /** Whether it is in use. Null if the organization belongs to another account. */
  isActive?: boolean | null | undefined;
  /** Its role on projects. */
  kind?: OrganizationKind | null | undefined;
  /** The full legal name, as in public records. */
  legalName?: string | null | undefined;
  /** A free-form metadata object. */
  metadata?: Record<string, unknown> | null | undefined;
  /** The name that people know it by. */
  name?: string | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** A two-letter US state code; in other countries, the state or province. */
  state?: string | null | undefined;
  /** An IANA time zone, such as `America/Denver`. */
  timeZone?: string | null | undefined;
  /** The URL of the website. */
  website?: string | null | undefined;
  /** A 5 or 9 digit postal code; in other countries, their postal code. */
  zip?: string | null | undefined;
};

export type AccountOrganizationQueryVariables = Exact<{
  id: string;
}>;


export type AccountOrganizationQuery = { organization: { id: string, updatedAt: string, name: string, legalName: string | null, code: string | null, kind: OrganizationKind | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zip: string | null, countryCode: string | null, phone: string | null, email: string | null, website: string | null, timeZone: string | null, incompleteDocuments: IncompleteDocuments | null } };

export type UpdateOrganizationMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { id: string } };

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

export const AccountOrganizationDocument = new TypedDocumentString(`
    query AccountOrganization($id: ID!) {
  organization(id: $id) {
    id
    updatedAt
    name
    legalName
    code
    kind
    addressLine1
    addressLine2
    city
    state
    zip
    countryCode
    phone
    email
    website
    timeZone
    incompleteDocuments
  }
}
    `) as unknown as TypedDocumentString<AccountOrganizationQuery, AccountOrganizationQueryVariables>;
export const UpdateOrganizationDocument = new TypedDocumentString(`
    mutation UpdateOrganization($input: UpdateOrganizationInput!) {
  updateOrganization(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>;