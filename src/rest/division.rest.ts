import { collection, type Route } from '../api/rest/route.js';
import {
  CreateDivisionDocument,
  DeleteDivisionDocument,
  ListDivisionsDocument,
  ShowDivisionDocument,
  UpdateDivisionDocument,
} from './generated/operations.js';

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
