/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Whether records are those of the sandbox or live ones. */
export type AccountMode =
  /** Live records: mail is sent, and credits are real. */
  | 'LIVE'
  /** Records of the sandbox, where nothing leaves the service. */
  | 'SANDBOX';

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

/** The type of an event. Webhooks and REST write NOTICE_CREATED as `notice.created`. Later versions may add others. */
export type EventType =
  /** A contact was created. */
  | 'CONTACT_CREATED'
  /** A contact was deleted. */
  | 'CONTACT_DELETED'
  /** A contact was changed. */
  | 'CONTACT_UPDATED'
  /** The credits that can be spent fell below a tenth of the last grant or purchase, or below 10. Sent once each time. */
  | 'CREDITS_LOW'
  /** A dispute was won or a refund failed: credits that had been reversed were reinstated or are no longer owed. */
  | 'CREDITS_REINSTATED'
  /** A payment for credits was refunded or disputed, and its credits were reversed. Credits that were already spent are `owed`. */
  | 'CREDITS_REVERSED'
  /** Credits were granted, bought, charged, held, captured, released, refunded, expired, reversed or reinstated. API calls are reported once a minute. */
  | 'CREDITS_UPDATED'
  /** A division was created. */
  | 'DIVISION_CREATED'
  /** A division was deleted. */
  | 'DIVISION_DELETED'
  /** A division was changed. */
  | 'DIVISION_UPDATED'
  /** A document was deleted because its record has a later document, such as the signed copy of a waiver. */
  | 'DOCUMENT_DELETED'
  /** A document was generated; `is_preview` is true for a preview. */
  | 'DOCUMENT_GENERATED'
  /** An order was cancelled before it was dispatched, and its credits were refunded. */
  | 'DOCUMENT_ORDER_CANCELLED'
  /** A document was ordered: to be mailed, filed, recorded or researched. */
  | 'DOCUMENT_ORDER_CREATED'
  /** A piece of mail was delivered, or a filing, recording or research is done. */
  | 'DOCUMENT_ORDER_DELIVERED'
  /** The carrier or the office received what was ordered. */
  | 'DOCUMENT_ORDER_DISPATCHED'
  /** An order could not be carried out; `billing` shows what was refunded. */
  | 'DOCUMENT_ORDER_FAILED'
  /** A piece of mail is on its way. */
  | 'DOCUMENT_ORDER_IN_TRANSIT'
  /** A piece of mail is out for delivery. */
  | 'DOCUMENT_ORDER_OUT_FOR_DELIVERY'
  /** A piece of mail was returned; `attention` gives the reason. */
  | 'DOCUMENT_ORDER_RETURNED'
  /** A document order was changed, paid or refunded, is being submitted (`processing`), or needs attention. */
  | 'DOCUMENT_ORDER_UPDATED'
  /** A document was reverted, so that its record can be changed and generated again. */
  | 'DOCUMENT_REVERTED'
  /** An escalation was created. */
  | 'ESCALATION_CREATED'
  /** An escalation was deleted. */
  | 'ESCALATION_DELETED'
  /** The status of an escalation changed. */
  | 'ESCALATION_TRANSITIONED'
  /** An escalation was changed, but its status was not. */
  | 'ESCALATION_UPDATED'
  /** A fulfillment request was cancelled, by the organization or by the partner, which may have refunded its fee. */
  | 'FULFILLMENT_REQUEST_CANCELLED'
  /** The rest of the postage is held, and the partner continues. Sent in addition to fulfillment_request.updated. */
  | 'FULFILLMENT_REQUEST_CHARGES_APPROVED'
  /** A fulfillment request was created: its fee is charged, and the postage of a full service is held. */
  | 'FULFILLMENT_REQUEST_CREATED'
  /** A fulfillment request failed; `last_error` gives the error. It can be retried. */
  | 'FULFILLMENT_REQUEST_FAILED'
  /** The partner completed a fulfillment request. */
  | 'FULFILLMENT_REQUEST_FULFILLED'
  /** The research found more recipients than are paid for: `payment_due` lists the charges, and `approve_url` is where to approve them. */
  | 'FULFILLMENT_REQUEST_PAYMENT_REQUIRED'
  /** The partner rejected a fulfillment request; `status_reason` gives the reason. */
  | 'FULFILLMENT_REQUEST_REJECTED'
  /** The fulfillment partner received a fulfillment request. */
  | 'FULFILLMENT_REQUEST_SUBMITTED'
  /** A fulfillment request was changed: the partner started it, it was queued again, more postage was held, or its research has new findings. */
  | 'FULFILLMENT_REQUEST_UPDATED'
  /** A jobsite was created. */
  | 'JOBSITE_CREATED'
  /** A jobsite was deleted. */
  | 'JOBSITE_DELETED'
  /** A jobsite was changed. */
  | 'JOBSITE_UPDATED'
  /** A metadata entry of a record was deleted. */
  | 'METADATA_DELETED'
  /** A metadata entry of a record was set. */
  | 'METADATA_UPDATED'
  /** A notice was created. */
  | 'NOTICE_CREATED'
  /** The deadline of a notice that is not served is 10, 3 or 1 days away. */
  | 'NOTICE_DEADLINE_APPROACHING'
  /** The deadline of a notice passed before the notice was served. */
  | 'NOTICE_DEADLINE_MISSED'
  /** A notice was deleted. */
  | 'NOTICE_DELETED'
  /** A notice was served: the carrier accepted it. Sent in addition to notice.transitioned. */
  | 'NOTICE_SERVED'
  /** The status of a notice changed. */
  | 'NOTICE_TRANSITIONED'
  /** A notice was changed, but its status was not. */
  | 'NOTICE_UPDATED'
  /** An organization was created: a directory record, or a tenant account of the calling user. */
  | 'ORGANIZATION_CREATED'
  /** A directory organization was deleted. */
  | 'ORGANIZATION_DELETED'
  /** An organization was changed. */
  | 'ORGANIZATION_UPDATED'
  /** A party was added to a project. */
  | 'PARTY_CREATED'
  /** A party was removed from its project. */
  | 'PARTY_DELETED'
  /** A party was changed. */
  | 'PARTY_UPDATED'
  /** A pay application was created. */
  | 'PAY_APPLICATION_CREATED'
  /** A pay application was deleted. */
  | 'PAY_APPLICATION_DELETED'
  /** An organization accepted its invitation and can now read the pay application. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_ACCEPTED'
  /** An organization declined its invitation. Only the account that owns the pay application receives this event. Sent in addition to pay_application.updated. */
  | 'PAY_APPLICATION_PARTICIPANT_DECLINED'
  /** The organization was invited to a pay application of another organization. The object of the event is the invitation. */
  | 'PAY_APPLICATION_PARTICIPANT_INVITED'
  /** The status of a pay application changed, by a transition or by a payment. */
  | 'PAY_APPLICATION_TRANSITIONED'
  /** A pay application was changed, but its status was not: a draft was edited, its participants changed, or a further payment was recorded. */
  | 'PAY_APPLICATION_UPDATED'
  /** A project was created. */
  | 'PROJECT_CREATED'
  /** A deadline of a project is 30, 10, 3 or 1 days away, and its act is not done. */
  | 'PROJECT_DEADLINE_APPROACHING'
  /** A deadline of a project moved, because a fact or the rules changed. Only deadlines of acts that are not done move. */
  | 'PROJECT_DEADLINE_CHANGED'
  /** A deadline of a project passed before its act was done. */
  | 'PROJECT_DEADLINE_MISSED'
  /** A project was deleted. */
  | 'PROJECT_DELETED'
  /** A project was changed. */
  | 'PROJECT_UPDATED'
  /** A provider credential was created. No event contains its secret. */
  | 'PROVIDER_CREDENTIAL_CREATED'
  /** A provider credential was deleted. */
  | 'PROVIDER_CREDENTIAL_DELETED'
  /** A provider credential was changed, verified or revoked. */
  | 'PROVIDER_CREDENTIAL_UPDATED'
  /** A carrier credential was created. No event contains its secret. */
  | 'SHIPPER_CREDENTIAL_CREATED'
  /** A carrier credential was deleted. */
  | 'SHIPPER_CREDENTIAL_DELETED'
  /** A carrier credential was changed, verified or revoked. */
  | 'SHIPPER_CREDENTIAL_UPDATED'
  /** A schedule of values was created. */
  | 'SOV_CREATED'
  /** A schedule of values was deleted. */
  | 'SOV_DELETED'
  /** A schedule of values or its lines were changed, or it became active. */
  | 'SOV_UPDATED'
  /** The subscription to a plan started, was paid, became past due, changed, was cancelled or ended, for any reason. */
  | 'SUBSCRIPTION_UPDATED'
  /** A waiver was created. */
  | 'WAIVER_CREATED'
  /** A waiver was deleted. */
  | 'WAIVER_DELETED'
  /** A waiver was signed. Sent in addition to waiver.transitioned. */
  | 'WAIVER_SIGNED'
  /** The status of a waiver changed. */
  | 'WAIVER_TRANSITIONED'
  /** A waiver was changed, but its status was not. */
  | 'WAIVER_UPDATED'
  /** A webhook was created. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED'
  /** The service disabled a webhook: its endpoint answered 410 Gone, or every delivery failed for five days. */
  | 'WEBHOOK_DISABLED'
  /** A test was requested. Only that webhook receives it, whichever events it subscribes to. */
  | 'WEBHOOK_TEST'
  /** A webhook was changed, or its secret was rotated. */
  | 'WEBHOOK_UPDATED';

/** How far, or to what time, the sandbox clock moves forward. Send one of the two. */
export type MoveSandboxClockInput = {
  /** An ISO 8601 duration of whole numbers, such as `P90D`, `P1Y6M` or `PT36H`. */
  advance?: string | null | undefined;
  /** A time after the sandbox clock’s current time, at most 5 years ahead of the real time. */
  now?: string | null | undefined;
};

export type SandboxStateQueryVariables = Exact<{ [key: string]: never; }>;


export type SandboxStateQuery = { sandbox: { mode: AccountMode, now: string, clockOffsetSeconds: number | null, counts: Record<string, unknown> | null }, events: { nodes: Array<{ id: string }> } };

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


export type SandboxHappenedQuery = { events: { nodes: Array<{ cursor: string, id: string, type: EventType, occurredAt: string, data: Record<string, unknown> }> }, projects: { nodes: Array<{ id: string, name: string }> } };

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
  events(newestFirst: true, first: 1) {
    nodes {
      id
    }
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
  events(newestFirst: true, first: 50) {
    nodes {
      cursor
      id
      type
      occurredAt
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