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

/** How far, or to what time, the sandbox clock moves forward. Send one of the two. */
export type MoveSandboxClockInput = {
  /** An ISO 8601 duration of whole numbers, such as `P90D`, `P1Y6M` or `PT36H`. */
  advance?: string | null | undefined;
  /** A time after the sandbox clock’s current time, at most 5 years ahead of the real time. */
  now?: string | null | undefined;
};

/** The status of a notice. */
export type NoticeStatus =
  | 'COMPLETED'
  | 'DRAFT'
  | 'GENERATED'
  | 'ORDERED'
  | 'RECORDED'
  | 'RELEASED'
  | 'SERVED'
  | 'VOID';

/** The type of a notice. */
export type NoticeType =
  | 'BOND_CLAIM'
  | 'LIEN'
  | 'PRELIMINARY'
  | 'STOP_PAYMENT';

export type TodayQueryVariables = Exact<{
  until: string;
}>;


export type TodayQuery = { openDeadlines: Array<{ projectId: string, kind: DeadlineKind, month: string | null, day: string, date: string | null, project: { name: string, state: string | null, notices: { nodes: Array<{ id: string, type: NoticeType, status: NoticeStatus }> } } | null }>, drafts: { totalCount: number }, generated: { totalCount: number }, toSign: { totalCount: number, nodes: Array<{ id: string, typeLabel: string, amount: string | null, createdAt: string, project: { name: string } | null }> }, toRelease: { totalCount: number, nodes: Array<{ id: string, typeLabel: string, amount: string | null, createdAt: string, project: { name: string } | null }> }, mailed: { totalCount: number }, attention: { totalCount: number, nodes: Array<{ id: string, attention: string | null, createdAt: string, recipient: { name: string }, project: { name: string } | null }> }, toApprove: { totalCount: number, nodes: Array<{ id: string, payload: Record<string, unknown>, createdAt: string, project: { name: string } | null, paymentDue: { additionalCredits: number } | null }> }, creditBalance: { held: number, owed: number | null, low: boolean, balance: { total: number } }, divisions: { totalCount: number }, projects: { totalCount: number, nodes: Array<{ id: string, parties: { totalCount: number }, jobsites: { totalCount: number }, notices: { nodes: Array<{ id: string, status: NoticeStatus }> } }> }, delivered: { totalCount: number } };

export type WaitingWaiverFragment = { id: string, typeLabel: string, amount: string | null, createdAt: string, project: { name: string } | null };

export type MoveClockToDeliveryMutationVariables = Exact<{
  input: MoveSandboxClockInput;
}>;


export type MoveClockToDeliveryMutation = { moveSandboxClock: { now: string } };

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
export const WaitingWaiverFragmentDoc = new TypedDocumentString(`
    fragment WaitingWaiver on Waiver {
  id
  typeLabel
  amount
  createdAt
  project {
    name
  }
}
    `, {"fragmentName":"WaitingWaiver"}) as unknown as TypedDocumentString<WaitingWaiverFragment, unknown>;
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
      notices(first: 20) {
        nodes {
          id
          type
          status
        }
      }
    }
  }
  drafts: notices(first: 1, filter: {status: DRAFT}) {
    totalCount
  }
  generated: notices(first: 1, filter: {status: GENERATED}) {
    totalCount
  }
  toSign: waivers(first: 5, filter: {status: SENT}) {
    totalCount
    nodes {
      ...WaitingWaiver
    }
  }
  toRelease: waivers(first: 5, filter: {releaseState: HELD}) {
    totalCount
    nodes {
      ...WaitingWaiver
    }
  }
  mailed: documentOrders(first: 1, filter: {isUnderWay: true}) {
    totalCount
  }
  attention: documentOrders(first: 5, filter: {needsAttention: true}) {
    totalCount
    nodes {
      id
      attention
      createdAt
      recipient {
        name
      }
      project {
        name
      }
    }
  }
  toApprove: fulfillmentRequests(first: 5, filter: {status: PAYMENT_REQUIRED}) {
    totalCount
    nodes {
      id
      payload
      createdAt
      project {
        name
      }
      paymentDue {
        additionalCredits
      }
    }
  }
  creditBalance {
    balance {
      total
    }
    held
    owed
    low
  }
  divisions(first: 1) {
    totalCount
  }
  projects(first: 2) {
    totalCount
    nodes {
      id
      parties(first: 1) {
        totalCount
      }
      jobsites(first: 1) {
        totalCount
      }
      notices(first: 1) {
        nodes {
          id
          status
        }
      }
    }
  }
  delivered: documentOrders(first: 1, filter: {status: DELIVERED}) {
    totalCount
  }
}
    fragment WaitingWaiver on Waiver {
  id
  typeLabel
  amount
  createdAt
  project {
    name
  }
}`) as unknown as TypedDocumentString<TodayQuery, TodayQueryVariables>;
export const MoveClockToDeliveryDocument = new TypedDocumentString(`
    mutation MoveClockToDelivery($input: MoveSandboxClockInput!) {
  moveSandboxClock(input: $input) {
    now
  }
}
    `) as unknown as TypedDocumentString<MoveClockToDeliveryMutation, MoveClockToDeliveryMutationVariables>;