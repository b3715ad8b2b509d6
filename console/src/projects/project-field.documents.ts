/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ProjectChoiceFragment = { id: string, name: string, state: string | null };

export type ProjectChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ProjectChoicesQuery = { projects: { pageInfo: { hasNextPage: boolean }, nodes: Array<{ id: string, name: string, state: string | null }> } };

export type ChosenProjectQueryVariables = Exact<{
  id: string;
}>;


export type ChosenProjectQuery = { project: { id: string, name: string, state: string | null } };

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
export const ProjectChoiceFragmentDoc = new TypedDocumentString(`
    fragment ProjectChoice on Project {
  id
  name
  state
}
    `, {"fragmentName":"ProjectChoice"}) as unknown as TypedDocumentString<ProjectChoiceFragment, unknown>;
export const ProjectChoicesDocument = new TypedDocumentString(`
    query ProjectChoices($search: String) {
  projects(
    first: 20
    filter: {search: $search, status: ACTIVE}
    orderBy: {field: UPDATED_AT}
  ) {
    pageInfo {
      hasNextPage
    }
    nodes {
      ...ProjectChoice
    }
  }
}
    fragment ProjectChoice on Project {
  id
  name
  state
}`) as unknown as TypedDocumentString<ProjectChoicesQuery, ProjectChoicesQueryVariables>;
export const ChosenProjectDocument = new TypedDocumentString(`
    query ChosenProject($id: ID!) {
  project(id: $id) {
    ...ProjectChoice
  }
}
    fragment ProjectChoice on Project {
  id
  name
  state
}`) as unknown as TypedDocumentString<ChosenProjectQuery, ChosenProjectQueryVariables>;