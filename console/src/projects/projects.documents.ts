/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The roles that can claim a lien or bond right. */
export type ClaimantRole =
  /** Manages the construction for the owner. */
  | 'CONSTRUCTION_MANAGER'
  /** An architect, engineer or surveyor. */
  | 'DESIGN_PROFESSIONAL'
  /** Rents equipment to the work. */
  | 'EQUIPMENT_LESSOR'
  /** Has the contract with the owner. */
  | 'GENERAL_CONTRACTOR'
  /** Works for wages. */
  | 'LABORER'
  /** Sells material to the work. */
  | 'MATERIAL_SUPPLIER'
  /** Hired by the general contractor. */
  | 'SUBCONTRACTOR'
  /** Hired by a subcontractor. */
  | 'SUB_SUBCONTRACTOR';

/** Filters a list of Project records. */
export type ProjectFilter = {
  /** Only records with this value. */
  claimantRole?: ClaimantRole | null | undefined;
  /** Only records with this value. */
  divisionId?: string | null | undefined;
  /** Only records with this value. */
  externalId?: string | null | undefined;
  /** Only records with this value. */
  organizationId?: string | null | undefined;
  /** A case-insensitive partial match. */
  search?: string | null | undefined;
  /** Only records with this value. */
  sector?: ProjectSector | null | undefined;
  /** Only records with this value. */
  state?: string | null | undefined;
  /** Only records with this value. */
  status?: ProjectStatus | null | undefined;
  /** Only records changed at or after this time, including deleted ones. */
  updatedSince?: string | null | undefined;
};

/** Whether the work is private, for a state or local public entity, or federal. */
export type ProjectSector =
  /** Work for the United States. */
  | 'FEDERAL'
  /** Private work. */
  | 'PRIVATE'
  /** Work for a state or a local public entity. */
  | 'PUBLIC';

/** The status of a project. */
export type ProjectStatus =
  /** The work goes on, and its deadlines are watched. */
  | 'ACTIVE'
  /** The project is put away. */
  | 'ARCHIVED'
  /** The work is complete. */
  | 'COMPLETED';

export type ProjectsQueryVariables = Exact<{
  filter?: ProjectFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ProjectsQuery = { projects: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, number: string | null, state: string | null, sector: ProjectSector, status: ProjectStatus, claimantRole: ClaimantRole, contractAmount: string | null, firstFurnishingDate: string | null, division: { name: string } | null }> } };

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

export const ProjectsDocument = new TypedDocumentString(`
    query Projects($filter: ProjectFilter, $after: String) {
  projects(
    first: 50
    after: $after
    filter: $filter
    orderBy: {field: UPDATED_AT}
  ) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      name
      number
      state
      sector
      status
      claimantRole
      contractAmount
      firstFurnishingDate
      division {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;