/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The session to end. */
export type EndSessionInput = {
  /** The id of the record. */
  id: string;
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

/** What a member does across accounts, in addition to their role: `STAFF` in the mailroom, `PARTNER` on fulfillment requests. */
export type OperatorRole =
  /** Works on fulfillment requests. */
  | 'PARTNER'
  /** Works in the mailroom. */
  | 'STAFF';

/** A type of record that can be searched for. */
export type SearchType =
  /** Contacts of organizations. */
  | 'CONTACTS'
  /** Divisions, which claim. */
  | 'DIVISIONS'
  /** Generated documents. */
  | 'DOCUMENTS'
  /** Orders of documents: mail, filing, recording and research. */
  | 'DOCUMENT_ORDERS'
  /** Escalations, such as lien filings. */
  | 'ESCALATIONS'
  /** Requests to the fulfillment partner. */
  | 'FULFILLMENT_REQUESTS'
  /** Jobsites of projects. */
  | 'JOBSITES'
  /** Notices of claimants. */
  | 'NOTICES'
  /** Organizations: accounts and directory records. */
  | 'ORGANIZATIONS'
  /** Parties of projects. */
  | 'PARTIES'
  /** Pay applications of projects. */
  | 'PAY_APPLICATIONS'
  /** Construction projects. */
  | 'PROJECTS'
  /** Schedules of values. */
  | 'SOVS'
  /** Lien waivers. */
  | 'WAIVERS';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, name: string, email: string, session: { id: string, createdAt: string, expiresAt: string } | null, memberships: Array<{ organizationId: string, organizationName: string, role: MembershipRole, operatorRole: OperatorRole | null }> } };

export type SandboxClockQueryVariables = Exact<{ [key: string]: never; }>;


export type SandboxClockQuery = { sandbox: { now: string, clockOffsetSeconds: number | null } };

export type SearchRecordsQueryVariables = Exact<{
  query: string;
}>;


export type SearchRecordsQuery = { search: { groups: Array<{ type: SearchType, count: number, results: Array<{ id: string, title: string, subtitle: string | null, status: string | null, projectId: string | null, type: SearchType }> }> } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { id: string } };

export type PeopleNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleNamesQuery = { members: Array<{ userId: string, name: string }> };

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

export const ViewerDocument = new TypedDocumentString(`
    query Viewer {
  viewer {
    id
    name
    email
    session {
      id
      createdAt
      expiresAt
    }
    memberships {
      organizationId
      organizationName
      role
      operatorRole
    }
  }
}
    `) as unknown as TypedDocumentString<ViewerQuery, ViewerQueryVariables>;
export const SandboxClockDocument = new TypedDocumentString(`
    query SandboxClock {
  sandbox {
    now
    clockOffsetSeconds
  }
}
    `) as unknown as TypedDocumentString<SandboxClockQuery, SandboxClockQueryVariables>;
export const SearchRecordsDocument = new TypedDocumentString(`
    query SearchRecords($query: String!) {
  search(query: $query, perType: 5) {
    groups {
      type
      count
      results {
        id
        title
        subtitle
        status
        projectId
        type
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchRecordsQuery, SearchRecordsQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($input: EndSessionInput!) {
  endSession(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const PeopleNamesDocument = new TypedDocumentString(`
    query PeopleNames {
  members {
    userId
    name
  }
}
    `) as unknown as TypedDocumentString<PeopleNamesQuery, PeopleNamesQueryVariables>;