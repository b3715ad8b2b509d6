import { collection, type Route } from '../api/rest/route.js';
import {
  CreateSovDocument,
  DeleteSovDocument,
  ExportSovCsvDocument,
  ImportSovCsvDocument,
  ListSovsDocument,
  ShowSovDocument,
  UpdateSovDocument,
} from './generated/operations.js';

const tag = 'Schedules of values';

export const sovRoutes: Route[] = [
  ...collection({
    path: '/sovs',
    tag,
    noun: 'schedule of values',
    list: ListSovsDocument,
    show: ShowSovDocument,
    create: CreateSovDocument,
    update: UpdateSovDocument,
    remove: DeleteSovDocument,
    large: true,
  }),
  {
    method: 'POST',
    path: '/sovs/import-csv',
    operation: ImportSovCsvDocument,
    answer: 'created',
    location: '/sovs/{uuid}',
    tag,
    summary: 'Import a schedule of values from CSV',
    large: true,
    file: { field: 'csvBase64', type: 'text/csv' },
  },
  {
    method: 'GET',
    path: '/sovs/{uuid}/export-csv',
    operation: ExportSovCsvDocument,
    answer: 'csv',
    tag,
    summary: 'Export a schedule of values as CSV',
  },
];
