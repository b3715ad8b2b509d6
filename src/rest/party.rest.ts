import {
  CreatePartyDocument,
  DeletePartyDocument,
  ListPartiesDocument,
  ShowPartyDocument,
  UpdatePartyDocument,
} from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

export const partyRoutes: Route[] = [
  ...collection({
    path: '/parties',
    tag: 'Parties',
    noun: 'party',
    list: ListPartiesDocument,
    show: ShowPartyDocument,
    create: CreatePartyDocument,
    update: UpdatePartyDocument,
    remove: DeletePartyDocument,
  }),
];
