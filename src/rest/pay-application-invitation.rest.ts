import { collection, type Route } from '../api/rest/route.js';
import {
  AcceptPayApplicationInvitationDocument,
  DeclinePayApplicationInvitationDocument,
  ListPayApplicationInvitationsDocument,
  ShowPayApplicationInvitationDocument,
} from './generated/operations.js';

const tag = 'Pay application invitations';
const path = '/pay-application-invitations';

export const payApplicationInvitationRoutes: Route[] = [
  ...collection({
    path,
    tag,
    noun: 'pay application invitation',
    list: ListPayApplicationInvitationsDocument,
    show: ShowPayApplicationInvitationDocument,
  }),
  {
    method: 'POST',
    path: `${path}/{uuid}/accept`,
    operation: AcceptPayApplicationInvitationDocument,
    answer: 'record',
    tag,
    summary: 'Accept an invitation to a pay application',
  },
  {
    method: 'POST',
    path: `${path}/{uuid}/decline`,
    operation: DeclinePayApplicationInvitationDocument,
    answer: 'record',
    tag,
    summary: 'Decline an invitation to a pay application',
  },
];
