import type { Route } from '../api/rest/route.js';
import { linkTargets } from '../api/rest/target.js';
import { apiRequestRoutes } from './api-request.rest.js';
import { attachedFileRoutes } from './attached-file.rest.js';
import { auditEntryRoutes } from './audit-entry.rest.js';
import { billingRoutes } from './billing.rest.js';
import { contactRoutes } from './contact.rest.js';
import { creditRoutes } from './credit.rest.js';
import { creditStatementRoutes } from './credit-statement.rest.js';
import { divisionRoutes } from './division.rest.js';
import { documentRoutes } from './document.rest.js';
import { documentBundleRoutes } from './document-bundle.rest.js';
import { documentOrderRoutes } from './document-order.rest.js';
import { entityMetadataRoutes } from './entity-metadata.rest.js';
import { escalationRoutes } from './escalation.rest.js';
import { exhibitRoutes } from './exhibit.rest.js';
import { fulfillmentRequestRoutes } from './fulfillment-request.rest.js';
import { jobsiteRoutes } from './jobsite.rest.js';
import { ledgerTransactionRoutes } from './ledger-transaction.rest.js';
import { noticeRoutes } from './notice.rest.js';
import { organizationRoutes } from './organization.rest.js';
import { partyRoutes } from './party.rest.js';
import { payApplicationRoutes } from './pay-application.rest.js';
import { payApplicationInvitationRoutes } from './pay-application-invitation.rest.js';
import { projectRoutes } from './project.rest.js';
import { projectNoteRoutes } from './project-note.rest.js';
import { proofOfServiceRoutes } from './proof-of-service.rest.js';
import { providerCredentialRoutes } from './provider-credential.rest.js';
import { receivedNoticeRoutes } from './received-notice.rest.js';
import { sandboxRoutes } from './sandbox.rest.js';
import { searchRoutes } from './search.rest.js';
import { shipperCredentialRoutes } from './shipper-credential.rest.js';
import { sovRoutes } from './sov.rest.js';
import { supportRoutes } from './support.rest.js';
import { waiverRoutes } from './waiver.rest.js';
import { waiverRequestRoutes } from './waiver-request.rest.js';
import { webhookRoutes } from './webhook.rest.js';
import { webhookDeliveryRoutes } from './webhook-delivery.rest.js';

/** Every route; a test reports a resource that is missing here. */
export const routes: Route[] = linkTargets([
  ...organizationRoutes,
  ...divisionRoutes,
  ...contactRoutes,
  ...projectRoutes,
  ...partyRoutes,
  ...jobsiteRoutes,
  ...projectNoteRoutes,
  ...receivedNoticeRoutes,
  ...noticeRoutes,
  ...proofOfServiceRoutes,
  ...escalationRoutes,
  ...waiverRoutes,
  ...waiverRequestRoutes,
  ...sovRoutes,
  ...payApplicationRoutes,
  ...payApplicationInvitationRoutes,
  ...documentRoutes,
  ...documentBundleRoutes,
  ...exhibitRoutes,
  ...fulfillmentRequestRoutes,
  ...attachedFileRoutes,
  ...documentOrderRoutes,
  ...entityMetadataRoutes,
  ...auditEntryRoutes,
  ...apiRequestRoutes,
  ...searchRoutes,
  ...billingRoutes,
  ...webhookRoutes,
  ...webhookDeliveryRoutes,
  ...providerCredentialRoutes,
  ...shipperCredentialRoutes,
  ...creditRoutes,
  ...ledgerTransactionRoutes,
  ...creditStatementRoutes,
  ...supportRoutes,
  ...sandboxRoutes,
]);
