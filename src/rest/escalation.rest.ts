import { collection, type Route } from '../api/rest/route.js';
import {
  CreateEscalationDocument,
  DeleteEscalationDocument,
  ListEscalationsDocument,
  ShowEscalationDocument,
  TransitionEscalationDocument,
  UpdateEscalationDocument,
} from './generated/operations.js';

export const escalationRoutes: Route[] = [
  ...collection({
    path: '/escalations',
    tag: 'Escalations',
    noun: 'escalation',
    list: ListEscalationsDocument,
    show: ShowEscalationDocument,
    create: CreateEscalationDocument,
    update: UpdateEscalationDocument,
    remove: DeleteEscalationDocument,
  }),
  {
    method: 'POST',
    path: '/escalations/{uuid}/transition',
    operation: TransitionEscalationDocument,
    answer: 'record',
    tag: 'Escalations',
    summary: 'Move an escalation to another status',
  },
];
