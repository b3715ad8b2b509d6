import type { PartyRole } from 'lien-deadlines';

export * from './credit/vocabulary.js';
export * from './session/vocabulary.js';
export * from './waiver-request/vocabulary.js';

/** The closed vocabularies of the records, as the database and REST spell them. GraphQL shows them as UPPER_SNAKE enums. */

export {
  type ClaimantRole,
  claimantRoles,
  type DeadlineKind,
  type Duty,
  type PartyRole,
  partyRoles,
  type RecordedNoticeKind,
  recordedNoticeKinds,
  type Sector as ProjectSector,
  sectors as projectSectors,
  type Use as ProjectUse,
  uses as projectUses,
} from 'lien-deadlines';

/** Trade words that integrators send for a role; accepted as input, never returned. */
export const roleAliases: Record<string, PartyRole> = {
  gc: 'general_contractor',
  contractor: 'general_contractor',
  prime: 'general_contractor',
  direct_contractor: 'general_contractor',
  original_contractor: 'general_contractor',
  supplier: 'material_supplier',
  materialman: 'material_supplier',
  bank: 'lender',
  tenant: 'lessee',
  architect: 'design_professional',
  engineer: 'design_professional',
};

/** The classes of HTTP status codes that the request log is filtered by. */
export const apiRequestStatusClasses = ['success', 'redirection', 'client_error', 'server_error'] as const;
export type ApiRequestStatusClass = (typeof apiRequestStatusClasses)[number];

export const organizationTypes = ['tenant', 'directory'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

export const organizationKinds = [
  'contractor',
  'supplier',
  'owner',
  'lender',
  'surety',
  'public_entity',
  'other',
] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export const incompleteDocuments = ['warn', 'refuse'] as const;
export type IncompleteDocuments = (typeof incompleteDocuments)[number];

export const contactTypes = ['primary', 'billing', 'legal'] as const;
export type ContactType = (typeof contactTypes)[number];

export const projectStatuses = ['active', 'completed', 'archived'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const noticeTypes = ['preliminary', 'stop_payment', 'lien', 'bond_claim'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** The steps of a deadline that are reported as it approaches and passes. */
export const deadlineSteps = ['10_days', '3_days', '1_day', 'missed'] as const;
export type DeadlineStep = (typeof deadlineSteps)[number];

/** The same for the deadlines of a project. */
export const projectDeadlineSteps = ['30_days', ...deadlineSteps] as const;
export type ProjectDeadlineStep = (typeof projectDeadlineSteps)[number];

export const noticeStatuses = [
  'draft',
  'generated',
  'ordered',
  'served',
  'completed',
  'void',
  'recorded',
  'released',
] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

export const amendmentReasons = ['amount_changed', 'scope_changed', 'party_correction', 'other'] as const;
export type AmendmentReason = (typeof amendmentReasons)[number];

/** The source of a notice's deadline: the service, the caller or the fulfillment partner. */
export const deadlineSources = ['calculated', 'caller', 'partner'] as const;
export type DeadlineSource = (typeof deadlineSources)[number];

export const escalationTypes = ['demand_letter', 'lien_filing', 'bond_claim', 'lawsuit'] as const;
export type EscalationType = (typeof escalationTypes)[number];

export const escalationStatuses = ['draft', 'sent', 'filed', 'resolved', 'cancelled'] as const;
export type EscalationStatus = (typeof escalationStatuses)[number];

/** The status, and of a draft how far its document has come. */
export const escalationStages = ['draft', 'generated', 'ordered', ...escalationStatuses.slice(1)] as const;
export type EscalationStage = EscalationStatus | 'generated' | 'ordered';

export const waiverTypes = [
  'conditional_progress',
  'unconditional_progress',
  'conditional_final',
  'unconditional_final',
] as const;
export type WaiverType = (typeof waiverTypes)[number];

/** The names of a waiver that a request may use: its type, or its kind along with a stage. */
export const waiverKinds = [...waiverTypes, 'conditional', 'unconditional'] as const;
export type WaiverKind = (typeof waiverKinds)[number];

export const waiverStages = ['progress', 'final'] as const;
export type WaiverStage = (typeof waiverStages)[number];

export const waiverStatuses = [
  'draft',
  'generated',
  'sent',
  'signed',
  'effective',
  'released',
  'declined',
  'void',
] as const;
export type WaiverStatus = (typeof waiverStatuses)[number];

/** An unconditional waiver that is signed before payment is held until the payment arrives. */
export const waiverReleaseStates = ['held', 'released'] as const;
export type WaiverReleaseState = (typeof waiverReleaseStates)[number];

export const waiverExceptionKinds = ['retention', 'extras', 'prior_waiver', 'disputed', 'other'] as const;
export type WaiverExceptionKind = (typeof waiverExceptionKinds)[number];

/** How the payment of a waiver is made; if nothing is given, the forms assume a check. */
export const paymentMethods = ['check', 'joint_check', 'ach', 'wire', 'card', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const signatureMethods = ['typed', 'drawn', 'uploaded'] as const;
export type SignatureMethod = (typeof signatureMethods)[number];

export const notaryModes = ['in_person', 'remote_online'] as const;
export type NotaryMode = (typeof notaryModes)[number];

export const documentableTypes = ['pay_application', 'waiver', 'escalation', 'notice'] as const;
export type DocumentableType = (typeof documentableTypes)[number];

export const documentTypes = [
  'pay-application',
  'waiver',
  'escalation',
  'notice',
  'g702',
  'g703',
  'notice_of_intent',
  'notice_of_claim',
  'mechanics_lien',
  'bond_claim',
  'stop_notice',
  'lien_release',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentStatuses = ['processing', 'completed', 'failed', 'reverted'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** The collections whose records take metadata entries: path segment → record type. A new one is one line here. */
export const entityTypes = {
  organizations: 'Organization',
  divisions: 'Division',
  contacts: 'Contact',
  projects: 'Project',
  parties: 'Party',
  jobsites: 'Jobsite',
  'project-notes': 'ProjectNote',
  'received-notices': 'ReceivedNotice',
  notices: 'Notice',
  waivers: 'Waiver',
  'waiver-requests': 'WaiverRequest',
  escalations: 'Escalation',
  sovs: 'Sov',
  'pay-applications': 'PayApplication',
  documents: 'Document',
  'document-orders': 'DocumentOrder',
  'fulfillment-requests': 'FulfillmentRequest',
  webhooks: 'Webhook',
  'provider-auth': 'ProviderCredential',
  'shipper-auth': 'ShipperCredential',
} as const;
export type EntityType = keyof typeof entityTypes;

/** A `failed` delivery stays in the failure queue. */
export const webhookDeliveryStatuses = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

/** Why the service disabled a webhook: its endpoint answered 410 Gone, or failed every delivery for days. */
export const webhookDisabledReasons = ['gone', 'failing'] as const;
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];

/** How an endpoint answered last, if not in time. */
export const webhookPaces = ['slow', 'silent'] as const;

/** Providers other than carriers that an account may have its own contracts with: mail, payments, fulfillment, e-mail. */
export const credentialProviders = ['lob', 'stripe', 'partner', 'smtp'] as const;
export type CredentialProvider = (typeof credentialProviders)[number];

export const credentialShippers = ['usps', 'ups', 'fedex', 'easypost'] as const;
export type CredentialShipper = (typeof credentialShippers)[number];

/** Whether a credential is for the issuer's test environment. */
export const credentialModes = ['test', 'live'] as const;
export type CredentialMode = (typeof credentialModes)[number];

/** The issuer's verdict on a credential; with `revoked`, its owner declared that it is no longer used. */
export const credentialStatuses = ['unverified', 'active', 'invalid', 'revoked'] as const;
export type CredentialStatus = (typeof credentialStatuses)[number];

export const metadataTypes = ['string', 'integer', 'boolean', 'json'] as const;
export type MetadataType = (typeof metadataTypes)[number];

export const auditActions = ['created', 'updated', 'deleted'] as const;
export type AuditAction = (typeof auditActions)[number];

/** The names in the audit log of the records whose changes it keeps. */
export const auditableTypes = [
  ...Object.values(entityTypes),
  'SovLine',
  'Membership',
  'EntityMetadata',
  'AccessToken',
  'Session',
  'SignInLink',
  'Passkey',
  'OidcSignIn',
  'MemberInvitation',
  'PayApplicationInvitation',
  'PayApplicationEmailInvitation',
  'PayApplicationComment',
  'PayApplicationParticipant',
  'PayApplicationPayment',
  'BillingSubscription',
  'CreditPurchase',
  'PaymentCustomer',
  'DocumentOrderPayment',
  'AttachedFile',
  'EmailPreference',
] as const;
export type AuditableType = (typeof auditableTypes)[number];

export const membershipRoles = ['owner', 'admin', 'member', 'read_only'] as const;
export type MembershipRole = (typeof membershipRoles)[number];

/** What a member does across accounts, for the operator or the fulfillment partner, in addition to their role. */
export const operatorRoles = ['staff', 'partner'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const planTiers = ['starter', 'growth', 'scale'] as const;
export type PlanTier = (typeof planTiers)[number];

/** Whether anyone may open an account by signing in, or only those who are invited. */
const signUpModes = ['closed', 'open'] as const;
export type SignUpMode = (typeof signUpModes)[number];

/** Actions that are limited per user and period. */
export const countedActions = ['make_token', 'open_account'] as const;
export type CountedAction = (typeof countedActions)[number];

/** A cancelled subscription runs until its end. */
export const billingSubscriptionStatuses = ['incomplete', 'active', 'past_due', 'cancelled'] as const;
export type BillingSubscriptionStatus = (typeof billingSubscriptionStatuses)[number];

/** Pending: the processor was or will be asked, and its answer is not known yet. */
export const creditPurchaseStatuses = ['pending', 'requires_action', 'succeeded', 'failed'] as const;
export type CreditPurchaseStatus = (typeof creditPurchaseStatuses)[number];

export const paymentProcessors = ['stripe', 'simulated'] as const;
export type PaymentProcessorName = (typeof paymentProcessors)[number];

/** Display text of a token: `stop_payment` → `Stop payment`. */
export function displayText(token: string): string {
  const words = token.replace(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
