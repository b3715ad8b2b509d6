/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The step that a deadline applies to. */
export type DeadlineKind =
  | 'AFFIDAVIT_OF_NONPAYMENT'
  | 'BOND_CLAIM'
  | 'BOND_SUIT'
  | 'LIEN_SUIT'
  | 'MECHANICS_LIEN'
  | 'NOTICE_OF_CONTRACT'
  | 'NOTICE_OF_INTENT'
  | 'PRELIMINARY_NOTICE'
  | 'PRE_SUIT_NOTICE'
  | 'PROOF_OF_SERVICE'
  | 'PUBLIC_FUNDS_LIEN'
  | 'PUBLIC_FUNDS_NOTICE'
  | 'PUBLIC_FUNDS_SUIT'
  | 'RETAINAGE_NOTICE'
  | 'SERVICE_AFTER_FILING'
  | 'STATEMENT_OF_ACCOUNT'
  | 'STOP_PAYMENT_NOTICE';

export type TodayQueryVariables = Exact<{
  until: string;
}>;


export type TodayQuery = { openDeadlines: Array<{ projectId: string, kind: DeadlineKind, month: string | null, day: string, date: string | null, project: { name: string, state: string | null } | null }>, drafts: { totalCount: number }, generated: { totalCount: number }, toSign: { totalCount: number }, mailed: { totalCount: number }, attention: { totalCount: number }, toApprove: { totalCount: number }, creditBalance: { held: number, owed: number | null, balance: { total: number } }, sandbox: { now: string } };

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

export const TodayDocument = new TypedDocumentString(`
    query Today($until: LocalDate!) {
  openDeadlines(until: $until, first: 500) {
    projectId
    kind
    month
    day
    date
    project {
      name
      state
    }
  }
  drafts: notices(first: 1, filter: {status: DRAFT}) {
    totalCount
  }
  generated: notices(first: 1, filter: {status: GENERATED}) {
    totalCount
  }
  toSign: waivers(first: 1, filter: {status: SENT}) {
    totalCount
  }
  mailed: documentOrders(first: 1, filter: {status: IN_TRANSIT}) {
    totalCount
  }
  attention: documentOrders(first: 1, filter: {needsAttention: true}) {
    totalCount
  }
  toApprove: fulfillmentRequests(first: 1, filter: {status: PAYMENT_REQUIRED}) {
    totalCount
  }
  creditBalance {
    balance {
      total
    }
    held
    owed
  }
  sandbox {
    now
  }
}
    `) as unknown as TypedDocumentString<TodayQuery, TodayQueryVariables>;