import { Resolver } from 'type-graphql';
import { toRelations } from '../reads/loaders/relations.js';
import { BillingCancellation, BillingSetupIntent, BillingState, BillingSubscription } from '../schema/billing.js';
import { CreditBalance } from '../schema/credit.js';
import { CreditStatement } from '../schema/credit-statement.js';
import { DocumentBundle } from '../schema/document-bundle.js';
import { DocumentOrderPayment } from '../schema/document-order.js';
import { Event } from '../schema/event.js';
import { NoticeToServe } from '../schema/notices-to-serve.js';
import { MergedOrganization, SimilarOrganization } from '../schema/organization-merge.js';
import { ExpectedWaiver } from '../schema/pay-application.js';
import { ProofOfService, ServedPiece } from '../schema/proof-of-service.js';
import { Sandbox, SandboxReset } from '../schema/sandbox.js';
import { ViewerMembership } from '../schema/session.js';
import { SovImport } from '../schema/sov.js';
import { SupportCredits, SupportUsage } from '../schema/support.js';
import { WebhookRedelivery } from '../schema/webhook-delivery.js';
import { RelatedRecords } from './declared.js';

// The records that values without a table name by their ids.

const organization = toRelations('Value', {
  one: { organization: { type: 'Organization', description: 'The organization.' } },
});

@RelatedRecords(organization)
@Resolver(() => BillingCancellation)
export class BillingCancellationResolver {}

@RelatedRecords(organization)
@Resolver(() => SimilarOrganization)
export class SimilarOrganizationResolver {}

@RelatedRecords(organization)
@Resolver(() => MergedOrganization)
export class MergedOrganizationResolver {}

@RelatedRecords(organization)
@Resolver(() => BillingSetupIntent)
export class BillingSetupIntentResolver {}

@RelatedRecords(organization)
@Resolver(() => BillingState)
export class BillingStateResolver {}

@RelatedRecords(organization)
@Resolver(() => BillingSubscription)
export class BillingSubscriptionResolver {}

@RelatedRecords(organization)
@Resolver(() => Event)
export class EventOrganizationResolver {}

@RelatedRecords(organization)
@Resolver(() => CreditBalance)
export class CreditBalanceResolver {}

@RelatedRecords(organization)
@Resolver(() => CreditStatement)
export class CreditStatementOrganizationResolver {}

@RelatedRecords(organization)
@Resolver(() => Sandbox)
export class SandboxOrganizationResolver {}

@RelatedRecords(organization)
@Resolver(() => SandboxReset)
export class SandboxResetResolver {}

@RelatedRecords(organization)
@Resolver(() => SupportCredits)
export class SupportCreditsResolver {}

@RelatedRecords(organization)
@Resolver(() => SupportUsage)
export class SupportUsageResolver {}

@RelatedRecords(organization)
@Resolver(() => ViewerMembership)
export class ViewerMembershipResolver {}

@RelatedRecords(
  toRelations('SovImport', {
    one: {
      organization: { type: 'Organization', description: 'The organization.' },
      project: { type: 'Project', description: 'The project of the schedule.' },
    },
  }),
)
@Resolver(() => SovImport)
export class SovImportResolver {}

@RelatedRecords(
  toRelations('DocumentBundle', { one: { document: { type: 'Document', description: 'The document.' } } }),
)
@Resolver(() => DocumentBundle)
export class BundledDocumentResolver {}

@RelatedRecords(
  toRelations('ProofOfService', { one: { notice: { type: 'Notice', description: 'The notice that was mailed.' } } }),
)
@Resolver(() => ProofOfService)
export class ProvenNoticeResolver {}

@RelatedRecords(toRelations('NoticeToServe', { one: { notice: { type: 'Notice', description: 'The notice.' } } }))
@Resolver(() => NoticeToServe)
export class NoticeToServeResolver {}

@RelatedRecords(
  toRelations('ServedPiece', {
    one: {
      document: { type: 'Document', description: 'The document that was mailed.' },
      documentOrder: { type: 'DocumentOrder', description: 'The order by which it was mailed.' },
    },
  }),
)
@Resolver(() => ServedPiece)
export class ServedPieceResolver {}

@RelatedRecords(
  toRelations('DocumentOrderPayment', {
    one: { documentOrder: { type: 'DocumentOrder', description: 'The order that the line belongs to.' } },
  }),
)
@Resolver(() => DocumentOrderPayment)
export class DocumentOrderPaymentResolver {}

@RelatedRecords(
  toRelations('ExpectedWaiver', {
    one: {
      payApplication: { type: 'PayApplication', description: 'The pay application that the waiver is for.' },
      waiver: { type: 'Waiver', description: 'The waiver that was generated; null if there is none yet.' },
    },
  }),
)
@Resolver(() => ExpectedWaiver)
export class ExpectedWaiverResolver {}

@RelatedRecords(
  toRelations('WebhookRedelivery', {
    one: { webhook: { type: 'Webhook', description: 'The webhook that is delivered to.' } },
  }),
)
@Resolver(() => WebhookRedelivery)
export class WebhookRedeliveryResolver {}
