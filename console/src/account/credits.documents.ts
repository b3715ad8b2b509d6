/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The type of the record that credits are spent on or held for. Later versions may add others. */
export type CreditSubjectType =
  /** A generated document. */
  | 'DOCUMENT'
  /** An order that mails, files, records or researches a document. */
  | 'DOCUMENT_ORDER'
  /** A request to the fulfillment partner. */
  | 'FULFILLMENT_REQUEST';

/** The kind of a ledger transaction. */
export type LedgerKind =
  /** Held credits were spent. */
  | 'CAPTURE'
  /** Credits were spent at once. */
  | 'CHARGE'
  /** Credits expired. */
  | 'EXPIRY'
  /** Credits were granted, by a plan or by the operator. */
  | 'GRANT'
  /** Credits were set aside for a charge that is not final. */
  | 'HOLD'
  /** Credits were purchased. */
  | 'PURCHASE'
  /** A charge was given back. */
  | 'REFUND'
  /** A reversed purchase was restored, because its dispute was won. */
  | 'REINSTATEMENT'
  /** Held credits became available again. */
  | 'RELEASE'
  /** A purchase was reversed, because its payment was refunded or disputed. */
  | 'REVERSAL'
  /** Credits of a plan were carried into the next period. */
  | 'ROLL_OVER';

/** Filters the credit ledger. */
export type LedgerTransactionFilter = {
  /** Only transactions with this reason. */
  eventType?: SpendingEvent | null | undefined;
  /** Only transactions posted on this day (UTC) or later. */
  from?: string | null | undefined;
  /** Only records with this value. */
  kind?: LedgerKind | null | undefined;
  /** Only transactions posted on this day (UTC) or earlier. */
  to?: string | null | undefined;
  /** Only transactions posted at or after this time. */
  updatedSince?: string | null | undefined;
};

/** What credits are charged for. */
export type SpendingEvent =
  /** A call of an API. */
  | 'API_CALL'
  /** The generation of a document. */
  | 'DOCUMENT_GENERATION'
  /** The order of a document. */
  | 'DOCUMENT_ORDER'
  /** A fulfillment request. */
  | 'FULFILLMENT_NOTICE_RESEARCH'
  /** The mailing of a piece by the partner. */
  | 'MAIL_SENDING'
  /** The research of a notice. */
  | 'NOTICE_RESEARCH';

/** The file format of a statement. */
export type StatementFormat =
  /** A table of comma-separated values. */
  | 'CSV'
  /** A sealed PDF with a verification code. */
  | 'PDF';

export type CreditsOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditsOverviewQuery = { creditBalance: { held: number, owed: number | null, balance: { total: number, free: number, partnerEligible: number }, holds: Array<{ id: string, amount: number, description: string, eventType: SpendingEvent, createdAt: string, for: { type: CreditSubjectType, id: string } }> }, supportCredits: { low: boolean, month: { spent: number } } };

export type SpendingQueryVariables = Exact<{ [key: string]: never; }>;


export type SpendingQuery = { supportUsage: { from: string, to: string, totals: Array<{ eventType: SpendingEvent, count: number, credits: number, refunded: number }>, days: Array<{ date: string, events: Array<{ eventType: SpendingEvent, count: number, credits: number, refunded: number }> }> } };

export type LedgerQueryVariables = Exact<{
  filter?: LedgerTransactionFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type LedgerQuery = { creditLedger: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, kind: LedgerKind, eventType: SpendingEvent | null, amount: number, description: string, balanceAfter: number, createdAt: string }> } };

export type StatementQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
  format?: StatementFormat | null | undefined;
}>;


export type StatementQuery = { creditStatement: { fileName: string, mimeType: string, content: string } };

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

export const CreditsOverviewDocument = new TypedDocumentString(`
    query CreditsOverview {
  creditBalance {
    balance {
      total
      free
      partnerEligible
    }
    held
    owed
    holds {
      id
      amount
      description
      eventType
      createdAt
      for {
        type
        id
      }
    }
  }
  supportCredits {
    low
    month {
      spent
    }
  }
}
    `) as unknown as TypedDocumentString<CreditsOverviewQuery, CreditsOverviewQueryVariables>;
export const SpendingDocument = new TypedDocumentString(`
    query Spending {
  supportUsage {
    from
    to
    totals {
      eventType
      count
      credits
      refunded
    }
    days {
      date
      events {
        eventType
        count
        credits
        refunded
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SpendingQuery, SpendingQueryVariables>;
export const LedgerDocument = new TypedDocumentString(`
    query Ledger($filter: LedgerTransactionFilter, $after: String) {
  creditLedger(first: 50, after: $after, filter: $filter) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      id
      kind
      eventType
      amount
      description
      balanceAfter
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerQuery, LedgerQueryVariables>;
export const StatementDocument = new TypedDocumentString(`
    query Statement($from: LocalDate, $to: LocalDate, $format: StatementFormat) {
  creditStatement(from: $from, to: $to, format: $format) {
    fileName
    mimeType
    content
  }
}
    `) as unknown as TypedDocumentString<StatementQuery, StatementQueryVariables>;