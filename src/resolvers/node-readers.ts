import { documentableTypes } from '../domain/vocabulary.js';
import { filesOf } from '../reads/loaders/attached-file.loader.js';
import { openHolds } from '../reads/loaders/credit.loader.js';
import { carrierEventsOf, orderPaymentsOf } from '../reads/loaders/document-order.loader.js';
import { entriesById } from '../reads/loaders/entity-metadata.loader.js';
import { defineNode, definePart } from '../reads/loaders/node-reader.js';
import { mergesById } from '../reads/loaders/organization-merge.loader.js';
import { commentsOf, emailInvitationsOf, paymentsOf } from '../reads/loaders/pay-application.loader.js';
import { knownUsers } from '../reads/loaders/user.loader.js';
import { redeliveriesById } from '../reads/loaders/webhook-delivery.loader.js';
import { accessTokensById } from '../services/access-token/index.js';
import { exhibitsById } from '../services/exhibit/index.js';
import { listInvitations } from '../services/member/invite.js';
import { listPasskeys } from '../services/passkey/index.js';
import { listSessions } from '../services/session/index.js';

// How `node` reads the records that are not the rows of a table of src/reads/loaders. Each is read by the function of its own lookup, which
// has its permissions.

const orders = 'document_orders';

definePart({
  type: 'DocumentOrderPayment',
  name: 'document_order_payments',
  owners: [{ name: orders, column: 'document_order_id', parts: orderPaymentsOf }],
});
definePart({
  type: 'CarrierEvent',
  name: 'document_order_events',
  owners: [{ name: orders, column: 'document_order_id', parts: carrierEventsOf }],
});
definePart({
  type: 'PayApplicationPayment',
  name: 'pay_application_payments',
  owners: [{ name: 'pay_applications', column: 'pay_application_id', parts: paymentsOf }],
});
definePart({
  type: 'PayApplicationComment',
  name: 'pay_application_comments',
  owners: [{ name: 'pay_applications', column: 'pay_application_id', parts: commentsOf }],
});
definePart({
  type: 'PayApplicationEmailInvitation',
  name: 'pay_application_email_invitations',
  owners: [{ name: 'pay_applications', column: 'pay_application_id', parts: emailInvitationsOf }],
});
definePart({
  type: 'AttachedFile',
  name: 'attached_files',
  subjects: ['document_order', 'fulfillment_request', 'project_note', 'received_notice'],
  owners: [
    { name: orders, column: 'subject_id', parts: filesOf.document_order },
    { name: 'fulfillment_requests', column: 'subject_id', parts: filesOf.fulfillment_request },
    { name: 'project_notes', column: 'subject_id', parts: filesOf.project_note },
    { name: 'received_notices', column: 'subject_id', parts: filesOf.received_notice },
  ],
});
defineNode({ type: 'Exhibit', name: 'attached_files', subjects: documentableTypes, read: exhibitsById });
defineNode({ type: 'OrganizationMerge', name: 'organization_merges', read: mergesById });
defineNode({ type: 'EntityMetadata', name: 'entity_metadata', read: entriesById });
defineNode({
  type: 'CreditHold',
  name: ({ livemode }) => (livemode ? 'credit_holds' : 'sandbox_credit_holds'),
  read: openHolds,
});
defineNode({ type: 'WebhookRedelivery', name: 'webhook_redeliveries', read: redeliveriesById });
defineNode({ type: 'AccessToken', name: 'access_tokens', ofPeople: true, read: accessTokensById });
defineNode({ type: 'User', name: 'users', ofPeople: true, read: knownUsers });
defineNode({ type: 'MemberInvitation', name: 'member_invitations', ofPeople: true, read: listInvitations });
defineNode({ type: 'Session', name: 'sessions', ofPeople: true, read: listSessions });
defineNode({ type: 'Passkey', name: 'passkeys', ofPeople: true, read: listPasskeys });
