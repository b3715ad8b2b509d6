/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The step that a deadline applies to. */
export type DeadlineKind =
  /** Make or serve the affidavit of nonpayment. */
  | 'AFFIDAVIT_OF_NONPAYMENT'
  /** Make the claim on the payment bond. */
  | 'BOND_CLAIM'
  /** Bring the suit on the payment bond. */
  | 'BOND_SUIT'
  /** Bring the suit that enforces the lien. */
  | 'LIEN_SUIT'
  /** Record or file the mechanics lien. */
  | 'MECHANICS_LIEN'
  /** Record or give the notice of contract. */
  | 'NOTICE_OF_CONTRACT'
  /** Serve the notice of intent to lien. */
  | 'NOTICE_OF_INTENT'
  /** Serve the preliminary notice. */
  | 'PRELIMINARY_NOTICE'
  /** Give the notice that precedes a suit. */
  | 'PRE_SUIT_NOTICE'
  /** File or record the proof of service. */
  | 'PROOF_OF_SERVICE'
  /** File the lien on public funds. */
  | 'PUBLIC_FUNDS_LIEN'
  /** Give the notice of a claim on public funds. */
  | 'PUBLIC_FUNDS_NOTICE'
  /** Bring the suit on public funds. */
  | 'PUBLIC_FUNDS_SUIT'
  /** Give the notice of a claim for retainage. */
  | 'RETAINAGE_NOTICE'
  /** Serve the lien after it was recorded or filed. */
  | 'SERVICE_AFTER_FILING'
  /** Give or file the statement of account. */
  | 'STATEMENT_OF_ACCOUNT'
  /** Serve the stop payment notice. */
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
  /** Nothing more is to be done for it. */
  | 'COMPLETED'
  /** It can still be changed. */
  | 'DRAFT'
  /** Its document is generated. */
  | 'GENERATED'
  /** Its document is ordered. */
  | 'ORDERED'
  /** It is recorded. */
  | 'RECORDED'
  /** The recorded lien is released. */
  | 'RELEASED'
  /** The carrier accepted it, or it was served in another way. */
  | 'SERVED'
  /** It is not valid any more. */
  | 'VOID';

/** The type of a notice. */
export type NoticeType =
  /** A claim on a payment bond. */
  | 'BOND_CLAIM'
  /** A mechanics lien. */
  | 'LIEN'
  /** A preliminary notice. */
  | 'PRELIMINARY'
  /** A stop payment notice. */
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