import type { NonEmptyArray } from 'type-graphql';
import { AccessTokenResolver } from './access-token.resolver.js';
import { AttachedFileResolver } from './attached-file.resolver.js';
import { AuditEntryResolver } from './audit-entry.resolver.js';
import { BillingResolver } from './billing.resolver.js';
import { ContactResolver } from './contact.resolver.js';
import { CreditResolver } from './credit.resolver.js';
import { CreditStatementResolver } from './credit-statement.resolver.js';
import { DivisionResolver } from './division.resolver.js';
import { DocumentResolver } from './document.resolver.js';
import { DocumentOrderResolver } from './document-order.resolver.js';
import { EntityMetadataResolver } from './entity-metadata.resolver.js';
import { EscalationResolver } from './escalation.resolver.js';
import { EventResolver } from './event.resolver.js';
import {
  CreditBalanceEventResolver,
  DocumentEventResolver,
  DocumentOrderEventResolver,
  FulfillmentRequestEventResolver,
  NoticeEventResolver,
} from './event-record.js';
import { FulfillmentRequestResolver } from './fulfillment-request.resolver.js';
import { JobsiteResolver } from './jobsite.resolver.js';
import { LedgerTransactionResolver } from './ledger-transaction.resolver.js';
import { MailroomResolver } from './mailroom.resolver.js';
import { MemberResolver } from './member.resolver.js';
import { NodeResolver } from './node.resolver.js';
import { NoticeResolver } from './notice.resolver.js';
import { OrganizationResolver } from './organization.resolver.js';
import { PartnerRequestResolver } from './partner-request.resolver.js';
import { PartyResolver } from './party.resolver.js';
import { PayApplicationResolver } from './pay-application.resolver.js';
import { PayApplicationInvitationResolver } from './pay-application-invitation.resolver.js';
import { PayApplicationParticipantResolver } from './pay-application-participant.js';
import { PayApplicationPaymentResolver } from './pay-application-payment.js';
import { ProjectResolver } from './project.resolver.js';
import { ProofOfServiceResolver } from './proof-of-service.resolver.js';
import { ProviderCredentialResolver } from './provider-credential.resolver.js';
import { SandboxResolver } from './sandbox.resolver.js';
import { SearchResolver } from './search.resolver.js';
import { SessionResolver } from './session.resolver.js';
import { ShipperCredentialResolver } from './shipper-credential.resolver.js';
import { SovResolver } from './sov.resolver.js';
import { SupportResolver } from './support.resolver.js';
import { WaiverResolver } from './waiver.resolver.js';
import { WebhookResolver } from './webhook.resolver.js';
import { WebhookDeliveryResolver } from './webhook-delivery.resolver.js';

/** Every resolver; a test reports one that is missing here. */
export const resolvers: NonEmptyArray<NewableFunction> = [
  AccessTokenResolver,
  AttachedFileResolver,
  AuditEntryResolver,
  BillingResolver,
  ContactResolver,
  CreditResolver,
  CreditStatementResolver,
  DivisionResolver,
  DocumentResolver,
  DocumentOrderResolver,
  EntityMetadataResolver,
  EscalationResolver,
  EventResolver,
  NoticeEventResolver,
  DocumentEventResolver,
  DocumentOrderEventResolver,
  CreditBalanceEventResolver,
  FulfillmentRequestEventResolver,
  FulfillmentRequestResolver,
  JobsiteResolver,
  LedgerTransactionResolver,
  MailroomResolver,
  MemberResolver,
  NodeResolver,
  NoticeResolver,
  OrganizationResolver,
  PartnerRequestResolver,
  PartyResolver,
  PayApplicationInvitationResolver,
  PayApplicationParticipantResolver,
  PayApplicationPaymentResolver,
  PayApplicationResolver,
  ProjectResolver,
  ProofOfServiceResolver,
  SandboxResolver,
  ProviderCredentialResolver,
  SearchResolver,
  SessionResolver,
  ShipperCredentialResolver,
  SovResolver,
  SupportResolver,
  WaiverResolver,
  WebhookResolver,
  WebhookDeliveryResolver,
];
