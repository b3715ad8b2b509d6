/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Filters the request log. */
export type ApiRequestFilter = {
  /** The code of the error, such as `VALIDATION_FAILED`. */
  errorCode?: string | null | undefined;
  /** Whether the request has an error code. GraphQL requests may fail with status 200. */
  failed?: boolean | null | undefined;
  /** Only the request with this id. */
  id?: string | null | undefined;
  /** True: only requests in a session. False: only requests with a token. */
  inSession?: boolean | null | undefined;
  /** The HTTP method. */
  method?: string | null | undefined;
  /** The name of the GraphQL operation. */
  operation?: string | null | undefined;
  /** The route, such as `/api/v1/notices/{uuid}`. */
  route?: string | null | undefined;
  /** Text in the path, the operation, the error code, the Idempotency-Key or, in the sandbox, the bodies. */
  search?: string | null | undefined;
  /** Only requests that arrived at or after this time. */
  since?: string | null | undefined;
  /** Only records with this value. */
  statusClass?: ApiRequestStatusClass | null | undefined;
  /** Only requests with this token. */
  tokenId?: string | null | undefined;
  /** Only requests that arrived before this time. */
  until?: string | null | undefined;
  /** The same as `since`. */
  updatedSince?: string | null | undefined;
};

/** The class of an HTTP status: 2xx, 3xx, 4xx or 5xx. */
export type ApiRequestStatusClass =
  /** A status from 400 to 499. */
  | 'CLIENT_ERROR'
  /** A status from 300 to 399. */
  | 'REDIRECTION'
  /** A status from 500 to 599. */
  | 'SERVER_ERROR'
  /** A status from 200 to 299. */
  | 'SUCCESS';

export type ApiRequestsQueryVariables = Exact<{
  filter?: ApiRequestFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ApiRequestsQuery = { apiRequests: { totalCount: number, nodes: Array<{ id: string, createdAt: string, method: string, path: string, operation: string | null, status: number | null, errorCode: string | null, failed: boolean, durationMs: number, credits: number, tokenId: string | null, inSession: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApiRequestQueryVariables = Exact<{
  id: string;
}>;


export type ApiRequestQuery = { apiRequest: { id: string, createdAt: string, method: string, path: string, route: string | null, operation: string | null, status: number | null, errorCode: string | null, failed: boolean, durationMs: number, credits: number, userId: string, tokenId: string | null, sessionId: string | null, idempotencyKey: string | null, requestBody: string | null, responseBody: string | null } };

export type TokenNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type TokenNamesQuery = { accessTokens: Array<{ id: string, label: string | null }> };

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

export const ApiRequestsDocument = new TypedDocumentString(`
    query ApiRequests($filter: ApiRequestFilter, $after: String) {
  apiRequests(first: 50, after: $after, filter: $filter) {
    totalCount
    nodes {
      id
      createdAt
      method
      path
      operation
      status
      errorCode
      failed
      durationMs
      credits
      tokenId
      inSession
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ApiRequestsQuery, ApiRequestsQueryVariables>;
export const ApiRequestDocument = new TypedDocumentString(`
    query ApiRequest($id: ID!) {
  apiRequest(id: $id) {
    id
    createdAt
    method
    path
    route
    operation
    status
    errorCode
    failed
    durationMs
    credits
    userId
    tokenId
    sessionId
    idempotencyKey
    requestBody
    responseBody
  }
}
    `) as unknown as TypedDocumentString<ApiRequestQuery, ApiRequestQueryVariables>;
export const TokenNamesDocument = new TypedDocumentString(`
    query TokenNames {
  accessTokens {
    id
    label
  }
}
    `) as unknown as TypedDocumentString<TokenNamesQuery, TokenNamesQueryVariables>;