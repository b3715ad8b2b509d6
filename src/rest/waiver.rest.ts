import { collection, type Route } from '../api/rest/route.js';
import {
  CreateWaiverDocument,
  DeleteWaiverDocument,
  ListWaiversDocument,
  ShowWaiverDocument,
  SignWaiverDocument,
  TransitionWaiverDocument,
  UpdateWaiverDocument,
  UpsertWaiverDocument,
} from './generated/operations.js';

export const waiverRoutes: Route[] = [
  ...collection({
    path: '/waivers',
    tag: 'Waivers',
    noun: 'waiver',
    list: ListWaiversDocument,
    show: ShowWaiverDocument,
    create: CreateWaiverDocument,
    update: UpdateWaiverDocument,
    upsert: UpsertWaiverDocument,
    remove: DeleteWaiverDocument,
  }),
  {
    method: 'POST',
    path: '/waivers/{uuid}/transition',
    operation: TransitionWaiverDocument,
    answer: 'record',
    tag: 'Waivers',
    summary: 'Move a waiver to another status',
  },
  {
    method: 'POST',
    path: '/waivers/{uuid}/sign',
    operation: SignWaiverDocument,
    answer: 'record',
    tag: 'Waivers',
    summary: 'Sign the current document of a waiver',
  },
];
