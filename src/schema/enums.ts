import { deadlineKinds, duties, homePurposes } from 'lien-deadlines';
import { registerEnumType } from 'type-graphql';
import { bulkActs, bulkRecordTypes } from '../domain/bulk/acts.js';
import {
  fulfillmentScopes,
  mailClasses,
  orderTypes,
  billableEvents as spendingEvents,
} from '../domain/credit/pricing.js';
import { deadlineFacts } from '../domain/deadlines/missing-facts.js';
import { noticeUrgencies } from '../domain/deadlines/notice-urgency.js';
import { lienRightsStatuses } from '../domain/deadlines/rights-status.js';
import { deadlineStepKinds } from '../domain/deadlines/step-kinds.js';
import { documentVersions, signedOriginalFlags } from '../domain/document/signed-original.js';
import {
  billingMethods,
  documentOrderStatuses,
  orderBillingStatuses,
  paymentLineTypes,
} from '../domain/document-order/states.js';
import { emailDeliveries, emailTopics } from '../domain/email/topics.js';
import { eventCatalogue, eventResources } from '../domain/event/catalogue.js';
import { exhibitKinds } from '../domain/exhibit/exhibit.js';
import * as fulfillment from '../domain/fulfillment-request/states.js';
import { duplicateReasons } from '../domain/organization/duplicates.js';
import { payApplicationVerdicts } from '../domain/pay-application/comment.js';
import { payApplicationInvitationStatuses } from '../domain/pay-application/invitation.js';
import { receivableAges } from '../domain/pay-application/receivables.js';
import { payApplicationStatuses } from '../domain/pay-application/transitions.js';
import {
  claimantMatches,
  claimStandings,
  preliminaryStates,
  receiptMethods,
  receivedNoticeKinds,
} from '../domain/received-notice/vocabulary.js';
import { recordingOfficeKinds } from '../domain/recording-office/office.js';
import { accountModes, sandboxDueSources } from '../domain/sandbox/modes.js';
import { healthStatuses } from '../domain/shared/health.js';
import { leftOutReasons } from '../domain/sov/import-csv/sort-rows.js';
import { scheduleStatuses } from '../domain/sov/schedule.js';
import * as vocabulary from '../domain/vocabulary.js';
import { signerAuthentications } from '../domain/waiver/signature.js';

type Vocabulary = readonly [members: readonly string[], description: string, aliases?: Record<string, string>];

/** The enums by name: their members as every other layer spells them, and the spellings that inputs accept in addition. */
const vocabularies = {
  OrganizationType: [vocabulary.organizationTypes, 'A tenant account, or a directory record of a counterparty.'],
  OrganizationKind: [vocabulary.organizationKinds, 'The kind of an organization, by its role on projects.'],
  IncompleteDocuments: [
    vocabulary.incompleteDocuments,
    'What an account gets where a document would have warnings: the document, or a refusal.',
  ],
  ContactType: [vocabulary.contactTypes, 'Which correspondence a contact receives.'],
  ProjectStatus: [vocabulary.projectStatuses, 'The status of a project.'],
  ProjectSector: [
    vocabulary.projectSectors,
    'Whether the work is private, for a state or local public entity, or federal.',
  ],
  ProjectUse: [vocabulary.projectUses, 'The use of the building.'],
  PartyRole: [vocabulary.partyRoles, 'The role of an organization on a project.', vocabulary.roleAliases],
  ClaimantRole: [vocabulary.claimantRoles, 'The roles that can claim a lien or bond right.', vocabulary.roleAliases],
  NoticeType: [vocabulary.noticeTypes, 'The type of a notice.'],
  ReceivedNoticeKind: [receivedNoticeKinds, 'What kind of notice arrived.'],
  ReceiptMethod: [receiptMethods, 'How a notice arrived.'],
  ClaimStanding: [claimStandings, 'How the claim of a company that is to be paid stands, as its payer sees it.'],
  PreliminaryState: [preliminaryStates, 'Whether the preliminary notice of a claimant arrived.'],
  ClaimantMatch: [claimantMatches, 'Whether a person has decided whose received notice it is.'],
  NoticeStatus: [vocabulary.noticeStatuses, 'The status of a notice.'],
  NoticeUrgency: [noticeUrgencies, 'How soon a notice has to be served, from today in its state.'],
  AmendmentReason: [vocabulary.amendmentReasons, 'Why a notice was amended.'],
  BulkAct: [bulkActs, 'What can be done with each of several records.'],
  BulkRecordType: [bulkRecordTypes, 'The types of records that a bulk act can have.'],
  LienRightsStatus: [
    lienRightsStatuses,
    'How the right to a lien or a claim on the bond stands: `PROTECTED` if what was due is done, `AT_RISK` if an act is near or late, `MISSING_FACTS` if a deadline cannot be given until a fact is recorded, `EXPIRED` if a last day passed.',
  ],
  DeadlineSource: [vocabulary.deadlineSources, 'Who set the deadline of a notice.'],
  DeadlineKind: [deadlineKinds, 'The step that a deadline applies to.'],
  Duty: [duties, 'A duty beside the ordinary one of its kind.'],
  DeadlineFact: [
    deadlineFacts,
    'A fact that a deadline lacks, by the field that records it; `LENDER` and `LIEN_AGENT` are parties of the project.',
  ],
  HomePurpose: [homePurposes, 'What homes are built or kept for, other than for their owner to live in.'],
  RecordedNoticeKind: [vocabulary.recordedNoticeKinds, 'What an owner or contractor records at the end of the work.'],
  EscalationType: [vocabulary.escalationTypes, 'The type of an escalation.'],
  EscalationStatus: [vocabulary.escalationStatuses, 'The status of an escalation.'],
  EscalationStage: [
    vocabulary.escalationStages,
    'The status of an escalation, and of a draft how far its document has come.',
  ],
  WaiverType: [
    vocabulary.waiverTypes,
    'The type of a waiver: conditional or unconditional, for a progress or final payment.',
  ],
  WaiverKind: [
    vocabulary.waiverKinds,
    'The type of a waiver in requests: as one word, or `conditional` or `unconditional` with a stage.',
  ],
  WaiverStage: [vocabulary.waiverStages, 'Whether a waiver is for a progress payment or for the final one.'],
  LedgerKind: [vocabulary.ledgerKinds, 'The kind of a ledger transaction.'],
  LedgerAccount: [
    vocabulary.ledgerAccounts,
    'The account of a ledger entry: available credits, held credits, or a source or destination of credits.',
  ],
  WaiverRequestStatus: [vocabulary.waiverRequestStatuses, 'What became of a waiver that was asked for.'],
  WaiverReleaseCause: [vocabulary.waiverReleaseCauses, 'Why a signed waiver was released to the payer.'],
  WaiverPolicy: [vocabulary.waiverPolicies, 'Whose waivers a pay application waits for.'],
  WaiverStatement: [vocabulary.waiverStatements, 'What a payee says of the companies below it.'],
  WaiverRoundOutcome: [vocabulary.waiverRoundOutcomes, 'What a round of requests does with a party.'],
  WaiverStatus: [vocabulary.waiverStatuses, 'The status of a waiver.'],
  WaiverReleaseState: [
    vocabulary.waiverReleaseStates,
    'Whether a signed unconditional waiver is held until payment or has been released.',
  ],
  WaiverExceptionKind: [vocabulary.waiverExceptionKinds, 'An exception from a waiver.'],
  PaymentMethod: [vocabulary.paymentMethods, 'How a payment is made.'],
  SignatureMethod: [vocabulary.signatureMethods, 'How a signature was made.'],
  SignerAuthentication: [
    signerAuthentications,
    'How the caller that signed was authenticated: by an API token, in a session, or by the link of a waiver request, alone or with a one-time code.',
  ],
  NotaryMode: [vocabulary.notaryModes, 'How the signer appeared before the notary.'],
  SovStatus: [scheduleStatuses, 'The status of a schedule of values.'],
  PayApplicationStatus: [payApplicationStatuses, 'The status of a pay application.'],
  DuplicateReason: [duplicateReasons, 'What two companies of the directory have in common that may be the same.'],
  RecordingOfficeKind: [recordingOfficeKinds, 'What the office of a county keeps.'],
  ReceivableAge: [receivableAges, 'How many days ago a pay application that is unpaid was dated.'],
  PayApplicationInvitationStatus: [
    payApplicationInvitationStatuses,
    'The status of an invitation to a pay application.',
  ],
  PayApplicationVerdict: [payApplicationVerdicts, 'The answer of a company that has reviewed a pay application.'],
  DocumentableType: [vocabulary.documentableTypes, 'The type of record that a document is generated from.'],
  DocumentType: [vocabulary.documentTypes, 'The type of a document.'],
  ExhibitKind: [exhibitKinds, 'What an exhibit is. A form that says something is attached asks for a kind.'],
  SignedOriginalFlag: [signedOriginalFlags, 'What differs between a signed original and its document.'],
  DocumentVersion: [documentVersions, 'Which file of a document.'],
  DocumentStatus: [vocabulary.documentStatuses, 'The status of a document.'],
  FulfillmentRequestType: [fulfillment.fulfillmentRequestTypes, 'The scope of the partner’s work.'],
  FulfillmentScope: [fulfillmentScopes, 'How much the partner does for a fulfillment request.'],
  FulfillmentHoldStatus: [
    fulfillment.holdStatuses,
    'Whether credits for postage are held, were charged, or were given back.',
  ],
  SpendingEvent: [spendingEvents, 'What credits are charged for.'],
  HealthStatus: [healthStatuses, 'Whether every check passes.'],
  AccountMode: [accountModes, 'Whether records are those of the sandbox or live ones.'],
  SandboxDueSource: [sandboxDueSources, 'Whether a step of a record or a deadline falls due.'],
  FulfillmentStatus: [fulfillment.fulfillmentStatuses, 'The status of a fulfillment request.'],
  FulfillmentSource: [
    fulfillment.fulfillmentSources,
    'The type of record that a fulfillment request was created from.',
  ],
  PartnerRefund: [fulfillment.partnerRefunds, 'How much of the fee the partner refunds when it cancels.'],
  DocumentOrderStatus: [documentOrderStatuses, 'The status of a document order.'],
  OrderType: [orderTypes, 'The type of a document order.'],
  MailClass: [mailClasses, 'How a document is mailed.'],
  BillingMethod: [
    billingMethods,
    'When an order is paid: immediately, by invoice, or from credits that are held until dispatch.',
  ],
  OrderBillingStatus: [orderBillingStatuses, 'The payment status of an order, derived from its payment lines.'],
  PaymentLineType: [paymentLineTypes, 'The type of a payment line.'],
  EntityType: [Object.keys(vocabulary.entityTypes), 'The types of records that can have metadata entries.'],
  MetadataType: [vocabulary.metadataTypes, 'The type of a metadata entry’s value.'],
  WebhookDeliveryStatus: [
    vocabulary.webhookDeliveryStatuses,
    'The status of an event’s delivery. Failed deliveries stay in the failure queue.',
  ],
  WebhookDisabledReason: [vocabulary.webhookDisabledReasons, 'Why the service disabled a webhook.'],
  CredentialProvider: [vocabulary.credentialProviders, 'The provider that a credential is for.'],
  CredentialShipper: [vocabulary.credentialShippers, 'The carrier that a credential is for.'],
  CredentialMode: [vocabulary.credentialModes, 'Whether a credential is for the provider’s test or live environment.'],
  CredentialStatus: [
    vocabulary.credentialStatuses,
    'The result of the provider’s last verification. Revoked credentials are no longer used.',
  ],
  AuditableType: [
    vocabulary.auditableTypes,
    'The type of a record in the audit log. REST writes DOCUMENT_ORDER as `DocumentOrder`. Later versions may add others.',
  ],
  EventSubjectType: [
    Object.keys(eventResources),
    'The type of the record that an event is about: the part of its name before the dot, but `project_deadline` for a deadline. Later versions may add others.',
  ],
  CreditSubjectType: [
    vocabulary.creditSubjectTypes,
    'The type of the record that credits are spent on or held for. Later versions may add others.',
  ],
  DeadlineStepKind: [deadlineStepKinds, 'What a step of the calculation of a deadline does.'],
  LeftOutReason: [leftOutReasons, 'Why the import of a schedule leaves a row out.'],
  AuditAction: [vocabulary.auditActions, 'The action on a record.'],
  ApiRequestStatusClass: [vocabulary.apiRequestStatusClasses, 'The class of an HTTP status: 2xx, 3xx, 4xx or 5xx.'],
  MembershipRole: [
    vocabulary.membershipRoles,
    'The role of a user in an organization. A member with `READ_ONLY` changes nothing.',
  ],
  OperatorRole: [
    vocabulary.operatorRoles,
    'What a member does across accounts, in addition to their role: `STAFF` in the mailroom, `PARTNER` on fulfillment requests.',
  ],
  EmailTopic: [emailTopics, 'What the e-mails of the service to a person are about. Later versions may add others.'],
  EmailDelivery: [
    emailDeliveries,
    'How a person receives e-mails: as they arise, once a day with all others that are read daily, or not at all.',
  ],
  SessionMethod: [
    vocabulary.sessionMethods,
    'How a person signed in: with a link from an e-mail, a passkey, or the identity provider of their company.',
  ],
  PlanKey: [vocabulary.planKeys, 'A subscription plan.'],
  BillingInterval: [
    vocabulary.billingIntervals,
    'How often a plan is billed. Its credits are granted monthly in either case.',
  ],
  BillingSubscriptionStatus: [
    vocabulary.billingSubscriptionStatuses,
    'The status of a subscription. A cancelled subscription is active until it ends.',
  ],
} satisfies Record<string, Vocabulary>;

const upper = (member: string) =>
  member
    .replaceAll(/(?<=[a-z])[A-Z]/g, '_$&')
    .toUpperCase()
    .replaceAll(/[-.]/g, '_');

const eventTypes = Object.fromEntries(Object.keys(eventCatalogue).map((type) => [upper(type), type]));

/** The enums by name: the member GENERAL_CONTRACTOR has the value `general_contractor`, and NOTICE_CREATED has `notice.created`. */
export const enums = {
  ...(Object.fromEntries(
    Object.entries(vocabularies).map(([name, [members]]) => [
      name,
      Object.fromEntries(members.map((member) => [upper(member), member])),
    ]),
  ) as Record<keyof typeof vocabularies, Record<string, string>>),
  EventType: eventTypes,
  WebhookEventType: { ALL: '*', ...eventTypes },
  OrderDirection: { ASC: 'ASC', DESC: 'DESC' },
};

for (const [name, [, description]] of Object.entries(vocabularies)) {
  registerEnumType(enums[name as keyof typeof vocabularies], { name, description });
}
registerEnumType(enums.OrderDirection, { name: 'OrderDirection', description: 'Ascending or descending.' });
const ofEvents = Object.fromEntries(
  Object.entries(eventCatalogue).map(([type, description]) => [upper(type), { description }]),
);
const written = 'Webhooks and REST write NOTICE_CREATED as `notice.created`. Later versions may add others.';
registerEnumType(enums.EventType, {
  name: 'EventType',
  description: `The type of an event. ${written}`,
  valuesConfig: ofEvents,
});
registerEnumType(enums.WebhookEventType, {
  name: 'WebhookEventType',
  description: `An event that a webhook receives; ALL, which REST writes as \`*\`, is every event, also those that later versions add. ${written}`,
  valuesConfig: { ALL: { description: 'Every event.' }, ...ofEvents },
});

/** Additional spellings that inputs accept, by enum name; the schema build adds them to the enum's extensions. */
export const enumAliases: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries<Vocabulary>(vocabularies).flatMap(([name, [members, , aliases]]) =>
    aliases
      ? [[name, Object.fromEntries(Object.entries(aliases).filter(([, member]) => members.includes(member)))]]
      : [],
  ),
);
