import {
  CreateDivisionDocument,
  DeleteDivisionDocument,
  ListDivisionsDocument,
  ShowDivisionDocument,
  UpdateDivisionDocument,
} from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

export const divisionRoutes: Route[] = [
  ...collection({
    path: '/divisions',
    tag: 'Divisions',
    noun: 'division',
    list: ListDivisionsDocument,
    show: ShowDivisionDocument,
    create: CreateDivisionDocument,
    update: UpdateDivisionDocument,
    remove: DeleteDivisionDocument,
  }),
];
