import { collection, type Route } from '../api/rest/route.js';
import {
  CreatePayApplicationDocument,
  DeletePayApplicationDocument,
  DeletePayApplicationPaymentDocument,
  InviteToPayApplicationDocument,
  ListPayApplicationPaymentsDocument,
  ListPayApplicationsDocument,
  RecordPayApplicationPaymentDocument,
  ShowPayApplicationDocument,
  TransitionPayApplicationDocument,
  UpdatePayApplicationDocument,
  UpdatePayApplicationPaymentDocument,
  WithdrawPayApplicationEmailInvitationDocument,
} from './generated/operations.js';

const tag = 'Pay applications';
const one = '/pay-applications/{uuid}';
const payment = `${one}/payments/{paymentId}`;

export const payApplicationRoutes: Route[] = [
  ...collection({
    path: '/pay-applications',
    tag,
    noun: 'pay application',
    list: ListPayApplicationsDocument,
    show: ShowPayApplicationDocument,
    create: CreatePayApplicationDocument,
    update: UpdatePayApplicationDocument,
    remove: DeletePayApplicationDocument,
    large: true,
  }),
  {
    method: 'POST',
    path: `${one}/transition`,
    operation: TransitionPayApplicationDocument,
    answer: 'record',
    tag,
    summary: 'Move a pay application to another status',
  },
  {
    method: 'GET',
    path: `${one}/payments`,
    operation: ListPayApplicationPaymentsDocument,
    answer: 'all',
    tag,
    summary: 'List the payments on a pay application',
  },
  {
    method: 'POST',
    path: `${one}/payments`,
    operation: RecordPayApplicationPaymentDocument,
    answer: 'created',
    tag,
    summary: 'Record a payment on a pay application',
  },
  {
    method: 'POST',
    path: `${one}/email-invitations`,
    operation: InviteToPayApplicationDocument,
    answer: 'created',
    tag,
    summary: 'Invite a company to a pay application by e-mail',
  },
  {
    method: 'DELETE',
    path: `${one}/email-invitations/{invitationId}`,
    operation: WithdrawPayApplicationEmailInvitationDocument,
    answer: 'deleted',
    tag,
    summary: 'Withdraw an invitation that was sent by e-mail',
    message: 'Invitation withdrawn.',
  },
  ...(['PUT', 'PATCH'] as const).map(
    (method): Route => ({
      method,
      path: payment,
      operation: UpdatePayApplicationPaymentDocument,
      answer: 'record',
      tag,
      summary: 'Correct a payment on a pay application',
    }),
  ),
  {
    method: 'DELETE',
    path: payment,
    operation: DeletePayApplicationPaymentDocument,
    answer: 'deleted',
    tag,
    summary: 'Delete a payment on a pay application',
    message: 'Payment deleted.',
  },
];
