import { AccessToken } from './access-token.js';
import { AttachedFile } from './attached-file.js';
import { AuditEntry } from './audit-entry.js';
import { Contact } from './contact.js';
import { Division } from './division.js';
import { Document } from './document.js';
import { DocumentOrder } from './document-order.js';
import { EntityMetadata } from './entity-metadata.js';
import { Escalation } from './escalation.js';
import { FulfillmentRequest } from './fulfillment-request.js';
import { Jobsite } from './jobsite.js';
import { LedgerTransaction } from './ledger-transaction.js';
import { Membership } from './membership.js';
import { Notice } from './notice.js';
import { Organization } from './organization.js';
import { Party } from './party.js';
import { PayApplication } from './pay-application.js';
import { PayApplicationInvitation } from './pay-application-invitation.js';
import { Project } from './project.js';
import { ProviderCredential } from './provider-credential.js';
import { ShipperCredential } from './shipper-credential.js';
import { Sov } from './sov.js';
import { User } from './user.js';
import { Waiver } from './waiver.js';
import { Webhook } from './webhook.js';
import { WebhookDelivery } from './webhook-delivery.js';

/** Every entity. A test names any that is missing here. */
export const entities = [
  AccessToken,
  AttachedFile,
  AuditEntry,
  Contact,
  Division,
  Document,
  DocumentOrder,
  EntityMetadata,
  Escalation,
  FulfillmentRequest,
  Jobsite,
  LedgerTransaction,
  Membership,
  Notice,
  Organization,
  Party,
  PayApplication,
  PayApplicationInvitation,
  Project,
  ProviderCredential,
  ShipperCredential,
  Sov,
  User,
  Waiver,
  Webhook,
  WebhookDelivery,
];
