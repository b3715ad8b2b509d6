import { registerEnumType } from 'type-graphql';
import { mailClasses, orderTypes } from '../domain/credit/pricing.js';
import { deadlineKinds } from '../domain/deadlines/wording.js';
import {
  billingMethods,
  documentOrderStatuses,
  orderBillingStatuses,
  paymentLineTypes,
} from '../domain/document-order/states.js';
import { eventCatalogue } from '../domain/event/catalogue.js';
import * as fulfillment from '../domain/fulfillment-request/states.js';
import { payApplicationInvitationStatuses } from '../domain/pay-application/invitation.js';
import { payApplicationStatuses } from '../domain/pay-application/transitions.js';
import { scheduleStatuses } from '../domain/sov/schedule.js';
import * as vocabulary from '../domain/vocabulary.js';

/** Input spellings beyond the members themselves, by enum name; the schema build hangs them on the enum's extensions. */
export const enumAliases: Record<string, Record<string, string>> = {};

/** `['general_contractor']` → an enum whose member GENERAL_CONTRACTOR holds the value every other layer uses. */
function vocabularyEnum(
  name: string,
  members: readonly string[],
  description: string,
  aliases?: Record<string, string>,
) {
  const members_ = Object.fromEntries(members.map((member) => [member.toUpperCase().replaceAll('-', '_'), member]));
  registerEnumType(members_, { name, description });
  if (aliases) {
    enumAliases[name] = Object.fromEntries(Object.entries(aliases).filter(([, member]) => members.includes(member)));
  }
  return members_;
}

export const OrganizationTypeEnum = vocabularyEnum(
  'OrganizationType',
  vocabulary.organizationTypes,
  'A tenant account, or a directory record of a counterparty.',
);
export const OrganizationKindEnum = vocabularyEnum(
  'OrganizationKind',
  vocabulary.organizationKinds,
  'What an organization does.',
);
export const ContactTypeEnum = vocabularyEnum(
  'ContactType',
  vocabulary.contactTypes,
  'Which correspondence a contact gets.',
);
export const ProjectStatusEnum = vocabularyEnum('ProjectStatus', vocabulary.projectStatuses, 'Where a project stands.');
export const ProjectSectorEnum = vocabularyEnum(
  'ProjectSector',
  vocabulary.projectSectors,
  'Whose work it is: private, a state or local public entity’s, or federal.',
);
export const ProjectUseEnum = vocabularyEnum('ProjectUse', vocabulary.projectUses, 'What is being built.');
export const PartyRoleEnum = vocabularyEnum(
  'PartyRole',
  vocabulary.partyRoles,
  'The role of an organization on a project.',
  vocabulary.roleAliases,
);
export const ClaimantRoleEnum = vocabularyEnum(
  'ClaimantRole',
  vocabulary.claimantRoles,
  'The roles that can claim a lien or bond right.',
  vocabulary.roleAliases,
);
export const NoticeTypeEnum = vocabularyEnum('NoticeType', vocabulary.noticeTypes, 'What a notice is.');
export const NoticeStatusEnum = vocabularyEnum('NoticeStatus', vocabulary.noticeStatuses, 'Where a notice stands.');
export const AmendmentReasonEnum = vocabularyEnum(
  'AmendmentReason',
  vocabulary.amendmentReasons,
  'Why a notice was amended.',
);
export const DeadlineSourceEnum = vocabularyEnum(
  'DeadlineSource',
  vocabulary.deadlineSources,
  'Whose the deadline of a notice is.',
);
export const DeadlineKindEnum = vocabularyEnum('DeadlineKind', deadlineKinds, 'What has to be done by a deadline.');
export const EscalationTypeEnum = vocabularyEnum(
  'EscalationType',
  vocabulary.escalationTypes,
  'What an escalation is.',
);
export const EscalationStatusEnum = vocabularyEnum(
  'EscalationStatus',
  vocabulary.escalationStatuses,
  'Where an escalation stands.',
);
export const WaiverTypeEnum = vocabularyEnum('WaiverType', vocabulary.waiverTypes, 'What a waiver gives up, and when.');
export const WaiverKindEnum = vocabularyEnum(
  'WaiverKind',
  vocabulary.waiverKinds,
  'The type of a waiver as requests may name it: in one word, or as conditional or unconditional with a stage.',
);
export const WaiverStageEnum = vocabularyEnum(
  'WaiverStage',
  vocabulary.waiverStages,
  'Whether a waiver is for a progress payment or for the final one.',
);
export const LedgerKindEnum = vocabularyEnum('LedgerKind', vocabulary.ledgerKinds, 'What a ledger transaction did.');
export const LedgerAccountEnum = vocabularyEnum(
  'LedgerAccount',
  vocabulary.ledgerAccounts,
  'What a ledger entry adds to or takes from: credits that can be spent or are held, or where credits come from and go to.',
);
export const WaiverStatusEnum = vocabularyEnum('WaiverStatus', vocabulary.waiverStatuses, 'Where a waiver stands.');
export const WaiverReleaseStateEnum = vocabularyEnum(
  'WaiverReleaseState',
  vocabulary.waiverReleaseStates,
  'Whether a signed unconditional waiver waits for the payment or was handed over.',
);
export const WaiverExceptionKindEnum = vocabularyEnum(
  'WaiverExceptionKind',
  vocabulary.waiverExceptionKinds,
  'What a waiver leaves out.',
);
export const PaymentMethodEnum = vocabularyEnum('PaymentMethod', vocabulary.paymentMethods, 'How a payment is made.');
export const SignatureMethodEnum = vocabularyEnum(
  'SignatureMethod',
  vocabulary.signatureMethods,
  'How a signature was made.',
);
export const NotaryModeEnum = vocabularyEnum(
  'NotaryMode',
  vocabulary.notaryModes,
  'How the signer appeared before the notary.',
);
export const SovStatusEnum = vocabularyEnum('SovStatus', scheduleStatuses, 'Whether a schedule of values is settled.');
export const PayApplicationStatusEnum = vocabularyEnum(
  'PayApplicationStatus',
  payApplicationStatuses,
  'Where an application for payment stands.',
);
export const PayApplicationInvitationStatusEnum = vocabularyEnum(
  'PayApplicationInvitationStatus',
  payApplicationInvitationStatuses,
  'Whether another organization takes part in a pay application.',
);
export const DocumentableTypeEnum = vocabularyEnum(
  'DocumentableType',
  vocabulary.documentableTypes,
  'The kind of record a document is made from.',
);
export const DocumentTypeEnum = vocabularyEnum('DocumentType', vocabulary.documentTypes, 'What a document is.');
export const DocumentStatusEnum = vocabularyEnum(
  'DocumentStatus',
  vocabulary.documentStatuses,
  'Where a document stands.',
);
export const FulfillmentRequestTypeEnum = vocabularyEnum(
  'FulfillmentRequestType',
  fulfillment.fulfillmentRequestTypes,
  'What the partner is asked for.',
);
export const FulfillmentStatusEnum = vocabularyEnum(
  'FulfillmentStatus',
  fulfillment.fulfillmentStatuses,
  'Where a fulfillment request stands.',
);
export const FulfillmentSourceEnum = vocabularyEnum(
  'FulfillmentSource',
  fulfillment.fulfillmentSources,
  'The kind of record that a fulfillment request came from.',
);
export const PartnerRefundEnum = vocabularyEnum(
  'PartnerRefund',
  fulfillment.partnerRefunds,
  'What of the fee the partner gives back when it cancels.',
);
export const DocumentOrderStatusEnum = vocabularyEnum(
  'DocumentOrderStatus',
  documentOrderStatuses,
  'Where a document order stands.',
);
export const OrderTypeEnum = vocabularyEnum('OrderType', orderTypes, 'What is to be done with a document.');
export const MailClassEnum = vocabularyEnum('MailClass', mailClasses, 'How a document is mailed.');
export const BillingMethodEnum = vocabularyEnum(
  'BillingMethod',
  billingMethods,
  'When an order is paid: at once, on an invoice, or from credits that are held until it is dispatched.',
);
export const OrderBillingStatusEnum = vocabularyEnum(
  'OrderBillingStatus',
  orderBillingStatuses,
  'How far an order is paid; it follows from its payment lines.',
);
export const PaymentLineTypeEnum = vocabularyEnum('PaymentLineType', paymentLineTypes, 'What a payment line tells of.');
export const EntityTypeEnum = vocabularyEnum(
  'EntityType',
  Object.keys(vocabulary.entityTypes),
  'The collections whose records take metadata entries.',
);
export const MetadataTypeEnum = vocabularyEnum(
  'MetadataType',
  vocabulary.metadataTypes,
  'How the value of a metadata entry is cast.',
);
export const WebhookDeliveryStatusEnum = vocabularyEnum(
  'WebhookDeliveryStatus',
  vocabulary.webhookDeliveryStatuses,
  'Where the delivery of an event stands: failed ones rest in the failure queue.',
);
export const WebhookDisabledReasonEnum = vocabularyEnum(
  'WebhookDisabledReason',
  vocabulary.webhookDisabledReasons,
  'Why the service disabled a webhook.',
);
export const CredentialProviderEnum = vocabularyEnum(
  'CredentialProvider',
  vocabulary.credentialProviders,
  'Whom a provider credential is shown to.',
);
export const CredentialShipperEnum = vocabularyEnum(
  'CredentialShipper',
  vocabulary.credentialShippers,
  'Whom a shipper credential is shown to.',
);
export const CredentialModeEnum = vocabularyEnum(
  'CredentialMode',
  vocabulary.credentialModes,
  'Whether a credential is for the provider’s test environment or its live one.',
);
export const CredentialStatusEnum = vocabularyEnum(
  'CredentialStatus',
  vocabulary.credentialStatuses,
  'What the provider said of a credential when it was last asked; revoked ones are used no more.',
);
export const AuditActionEnum = vocabularyEnum('AuditAction', vocabulary.auditActions, 'What was done to a record.');
export const MembershipRoleEnum = vocabularyEnum(
  'MembershipRole',
  vocabulary.membershipRoles,
  'What a user may do in an organization.',
);
export const PlanKeyEnum = vocabularyEnum('PlanKey', vocabulary.planKeys, 'A subscription plan.');
export const BillingIntervalEnum = vocabularyEnum(
  'BillingInterval',
  vocabulary.billingIntervals,
  'How often a plan is paid; its credits are granted by the month either way.',
);
export const BillingSubscriptionStatusEnum = vocabularyEnum(
  'BillingSubscriptionStatus',
  vocabulary.billingSubscriptionStatuses,
  'Where a subscription stands. A cancelled one runs until its end.',
);

const OrderDirection = { ASC: 'ASC', DESC: 'DESC' };
registerEnumType(OrderDirection, { name: 'OrderDirection', description: 'Ascending or descending.' });

export { OrderDirection };

const eventNames = Object.entries(eventCatalogue).map(([type, summary]) => ({
  type,
  summary,
  name: type.toUpperCase().replace('.', '_'),
}));
/** `NOTICE_CREATED` is `notice.created`. */
export const EventTypeEnum = Object.fromEntries(eventNames.map(({ name, type }) => [name, type]));
registerEnumType(EventTypeEnum, {
  name: 'EventType',
  description: 'What an event tells of. Webhooks and the REST documentation write NOTICE_CREATED as `notice.created`.',
  valuesConfig: Object.fromEntries(eventNames.map(({ name, summary }) => [name, { description: summary }])),
});
