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

export type SandboxStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SandboxStateQuery = { sandbox: { mode: string, now: string, clockOffsetSeconds: number | null, counts: Record<string, unknown> | null } };

export type SandboxDueQueryVariables = Exact<{
  from: string;
  until: string;
}>;


export type SandboxDueQuery = { openDeadlines: Array<{ projectId: string, kind: DeadlineKind, month: string | null, day: string, project: { name: string } | null }> };

export type MoveClockMutationVariables = Exact<{
  input: MoveSandboxClockInput;
}>;


export type MoveClockMutation = { moveSandboxClock: { now: string } };

export type ResetSandboxMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetSandboxMutation = { resetSandbox: { filesDeleted: number } };

export type SandboxHappenedQueryVariables = Exact<{ [key: string]: never; }>;


export type SandboxHappenedQuery = { events: { nodes: Array<{ id: string, data: Record<string, unknown> }> }, projects: { nodes: Array<{ id: string, name: string }> } };

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

export const SandboxStateDocument = new TypedDocumentString(`
    query SandboxState {
  sandbox {
    mode
    now
    clockOffsetSeconds
    counts
  }
}
    `) as unknown as TypedDocumentString<SandboxStateQuery, SandboxStateQueryVariables>;
export const SandboxDueDocument = new TypedDocumentString(`
    query SandboxDue($from: LocalDate!, $until: LocalDate!) {
  openDeadlines(from: $from, until: $until, first: 100) {
    projectId
    kind
    month
    day
    project {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SandboxDueQuery, SandboxDueQueryVariables>;
export const MoveClockDocument = new TypedDocumentString(`
    mutation MoveClock($input: MoveSandboxClockInput!) {
  moveSandboxClock(input: $input) {
    now
  }
}
    `) as unknown as TypedDocumentString<MoveClockMutation, MoveClockMutationVariables>;
export const ResetSandboxDocument = new TypedDocumentString(`
    mutation ResetSandbox {
  resetSandbox {
    filesDeleted
  }
}
    `) as unknown as TypedDocumentString<ResetSandboxMutation, ResetSandboxMutationVariables>;
export const SandboxHappenedDocument = new TypedDocumentString(`
    query SandboxHappened {
  events(newestFirst: true, first: 100) {
    nodes {
      id
      data
    }
  }
  projects(first: 100) {
    nodes {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<SandboxHappenedQuery, SandboxHappenedQueryVariables>;