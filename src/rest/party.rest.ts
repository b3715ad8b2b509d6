import { collection, type Route } from '../api/rest/route.js';
import {
  CreatePartyDocument,
  DeletePartyDocument,
  ListPartiesDocument,
  ShowPartyDocument,
  UpdatePartyDocument,
  UpsertPartyDocument,
} from './generated/operations.js';

export const partyRoutes: Route[] = [
  ...collection({
    path: '/parties',
    tag: 'Parties',
    noun: 'party',
    list: ListPartiesDocument,
    show: ShowPartyDocument,
    create: CreatePartyDocument,
    update: UpdatePartyDocument,
    upsert: UpsertPartyDocument,
    remove: DeletePartyDocument,
  }),
];
