import { deadlineKinds } from 'lien-deadlines';
import { registerEnumType } from 'type-graphql';
import { mailClasses, orderTypes } from '../domain/credit/pricing.js';
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

/** Additional spellings that inputs accept, by enum name; the schema build adds them to the enum's extensions. */
export const enumAliases: Record<string, Record<string, string>> = {};

/** `['general_contractor']` → an enum whose member GENERAL_CONTRACTOR has the value that every other layer uses. */
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
  'The kind of an organization, by its role on projects.',
);
export const ContactTypeEnum = vocabularyEnum(
  'ContactType',
  vocabulary.contactTypes,
  'Which correspondence a contact receives.',
);
export const ProjectStatusEnum = vocabularyEnum(
  'ProjectStatus',
  vocabulary.projectStatuses,
  'The status of a project.',
);
export const ProjectSectorEnum = vocabularyEnum(
  'ProjectSector',
  vocabulary.projectSectors,
  'Whether the work is private, for a state or local public entity, or federal.',
);
export const ProjectUseEnum = vocabularyEnum('ProjectUse', vocabulary.projectUses, 'The use of the building.');
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
export const NoticeTypeEnum = vocabularyEnum('NoticeType', vocabulary.noticeTypes, 'The type of a notice.');
export const NoticeStatusEnum = vocabularyEnum('NoticeStatus', vocabulary.noticeStatuses, 'The status of a notice.');
export const AmendmentReasonEnum = vocabularyEnum(
  'AmendmentReason',
  vocabulary.amendmentReasons,
  'Why a notice was amended.',
);
export const DeadlineSourceEnum = vocabularyEnum(
  'DeadlineSource',
  vocabulary.deadlineSources,
  'Who set the deadline of a notice.',
);
export const DeadlineKindEnum = vocabularyEnum('DeadlineKind', deadlineKinds, 'The step that a deadline applies to.');
export const RecordedNoticeKindEnum = vocabularyEnum(
  'RecordedNoticeKind',
  vocabulary.recordedNoticeKinds,
  'What an owner or contractor records at the end of the work.',
);
export const EscalationTypeEnum = vocabularyEnum(
  'EscalationType',
  vocabulary.escalationTypes,
  'The type of an escalation.',
);
export const EscalationStatusEnum = vocabularyEnum(
  'EscalationStatus',
  vocabulary.escalationStatuses,
  'The status of an escalation.',
);
export const WaiverTypeEnum = vocabularyEnum(
  'WaiverType',
  vocabulary.waiverTypes,
  'The type of a waiver: conditional or unconditional, for a progress or final payment.',
);
export const WaiverKindEnum = vocabularyEnum(
  'WaiverKind',
  vocabulary.waiverKinds,
  'The type of a waiver in requests: as one word, or `conditional` or `unconditional` with a stage.',
);
export const WaiverStageEnum = vocabularyEnum(
  'WaiverStage',
  vocabulary.waiverStages,
  'Whether a waiver is for a progress payment or for the final one.',
);
export const LedgerKindEnum = vocabularyEnum('LedgerKind', vocabulary.ledgerKinds, 'The kind of a ledger transaction.');
export const LedgerAccountEnum = vocabularyEnum(
  'LedgerAccount',
  vocabulary.ledgerAccounts,
  'The account of a ledger entry: available credits, held credits, or a source or destination of credits.',
);
export const WaiverStatusEnum = vocabularyEnum('WaiverStatus', vocabulary.waiverStatuses, 'The status of a waiver.');
export const WaiverReleaseStateEnum = vocabularyEnum(
  'WaiverReleaseState',
  vocabulary.waiverReleaseStates,
  'Whether a signed unconditional waiver is held until payment or has been released.',
);
export const WaiverExceptionKindEnum = vocabularyEnum(
  'WaiverExceptionKind',
  vocabulary.waiverExceptionKinds,
  'An exception from a waiver.',
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
export const SovStatusEnum = vocabularyEnum('SovStatus', scheduleStatuses, 'The status of a schedule of values.');
export const PayApplicationStatusEnum = vocabularyEnum(
  'PayApplicationStatus',
  payApplicationStatuses,
  'The status of a pay application.',
);
export const PayApplicationInvitationStatusEnum = vocabularyEnum(
  'PayApplicationInvitationStatus',
  payApplicationInvitationStatuses,
  'The status of an invitation to a pay application.',
);
export const DocumentableTypeEnum = vocabularyEnum(
  'DocumentableType',
  vocabulary.documentableTypes,
  'The type of record that a document is generated from.',
);
export const DocumentTypeEnum = vocabularyEnum('DocumentType', vocabulary.documentTypes, 'The type of a document.');
export const DocumentStatusEnum = vocabularyEnum(
  'DocumentStatus',
  vocabulary.documentStatuses,
  'The status of a document.',
);
export const FulfillmentRequestTypeEnum = vocabularyEnum(
  'FulfillmentRequestType',
  fulfillment.fulfillmentRequestTypes,
  'The scope of the partner’s work.',
);
export const FulfillmentStatusEnum = vocabularyEnum(
  'FulfillmentStatus',
  fulfillment.fulfillmentStatuses,
  'The status of a fulfillment request.',
);
export const FulfillmentSourceEnum = vocabularyEnum(
  'FulfillmentSource',
  fulfillment.fulfillmentSources,
  'The type of record that a fulfillment request was created from.',
);
export const PartnerRefundEnum = vocabularyEnum(
  'PartnerRefund',
  fulfillment.partnerRefunds,
  'How much of the fee the partner refunds when it cancels.',
);
export const DocumentOrderStatusEnum = vocabularyEnum(
  'DocumentOrderStatus',
  documentOrderStatuses,
  'The status of a document order.',
);
export const OrderTypeEnum = vocabularyEnum('OrderType', orderTypes, 'The type of a document order.');
export const MailClassEnum = vocabularyEnum('MailClass', mailClasses, 'How a document is mailed.');
export const BillingMethodEnum = vocabularyEnum(
  'BillingMethod',
  billingMethods,
  'When an order is paid: immediately, by invoice, or from credits that are held until dispatch.',
);
export const OrderBillingStatusEnum = vocabularyEnum(
  'OrderBillingStatus',
  orderBillingStatuses,
  'The payment status of an order, derived from its payment lines.',
);
export const PaymentLineTypeEnum = vocabularyEnum('PaymentLineType', paymentLineTypes, 'The type of a payment line.');
export const EntityTypeEnum = vocabularyEnum(
  'EntityType',
  Object.keys(vocabulary.entityTypes),
  'The types of records that can have metadata entries.',
);
export const MetadataTypeEnum = vocabularyEnum(
  'MetadataType',
  vocabulary.metadataTypes,
  'The type of a metadata entry’s value.',
);
export const WebhookDeliveryStatusEnum = vocabularyEnum(
  'WebhookDeliveryStatus',
  vocabulary.webhookDeliveryStatuses,
  'The status of an event’s delivery. Failed deliveries stay in the failure queue.',
);
export const WebhookDisabledReasonEnum = vocabularyEnum(
  'WebhookDisabledReason',
  vocabulary.webhookDisabledReasons,
  'Why the service disabled a webhook.',
);
export const CredentialProviderEnum = vocabularyEnum(
  'CredentialProvider',
  vocabulary.credentialProviders,
  'The provider that a credential is for.',
);
export const CredentialShipperEnum = vocabularyEnum(
  'CredentialShipper',
  vocabulary.credentialShippers,
  'The carrier that a credential is for.',
);
export const CredentialModeEnum = vocabularyEnum(
  'CredentialMode',
  vocabulary.credentialModes,
  'Whether a credential is for the provider’s test or live environment.',
);
export const CredentialStatusEnum = vocabularyEnum(
  'CredentialStatus',
  vocabulary.credentialStatuses,
  'The result of the provider’s last verification. Revoked credentials are no longer used.',
);
export const AuditActionEnum = vocabularyEnum('AuditAction', vocabulary.auditActions, 'The action on a record.');
export const MembershipRoleEnum = vocabularyEnum(
  'MembershipRole',
  vocabulary.membershipRoles,
  'The role of a user in an organization.',
);
export const SessionMethodEnum = vocabularyEnum(
  'SessionMethod',
  vocabulary.sessionMethods,
  'How a person signed in: with a link from an e-mail, a passkey, or the identity provider of their company.',
);
export const PlanKeyEnum = vocabularyEnum('PlanKey', vocabulary.planKeys, 'A subscription plan.');
export const BillingIntervalEnum = vocabularyEnum(
  'BillingInterval',
  vocabulary.billingIntervals,
  'How often a plan is billed. Its credits are granted monthly in either case.',
);
export const BillingSubscriptionStatusEnum = vocabularyEnum(
  'BillingSubscriptionStatus',
  vocabulary.billingSubscriptionStatuses,
  'The status of a subscription. A cancelled subscription is active until it ends.',
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
  description: 'The type of an event. Webhooks and the REST documentation write NOTICE_CREATED as `notice.created`.',
  valuesConfig: Object.fromEntries(eventNames.map(({ name, summary }) => [name, { description: summary }])),
});
