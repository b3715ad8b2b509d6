import type { Route } from '../api/rest/route.js';
import {
  AddExhibitDocument,
  DownloadExhibitDocument,
  ListExhibitsDocument,
  RemoveExhibitDocument,
  ShowExhibitDocument,
} from './generated/operations.js';

const tag = 'Documents';

export const exhibitRoutes: Route[] = [
  {
    method: 'GET',
    path: '/exhibits',
    operation: ListExhibitsDocument,
    answer: 'all',
    tag,
    summary: 'List the exhibits of a record, in the order of their letters',
  },
  {
    method: 'POST',
    path: '/exhibits',
    operation: AddExhibitDocument,
    answer: 'created',
    location: '/exhibits/{uuid}',
    tag,
    summary: 'Add an exhibit to a record',
    large: true,
    file: { field: 'contentBase64', type: 'application/pdf' },
  },
  {
    method: 'GET',
    path: '/exhibits/{uuid}',
    operation: ShowExhibitDocument,
    answer: 'record',
    tag,
    summary: 'Retrieve an exhibit',
  },
  {
    method: 'DELETE',
    path: '/exhibits/{uuid}',
    operation: RemoveExhibitDocument,
    answer: 'deleted',
    tag,
    summary: 'Remove an exhibit',
    message: 'Exhibit removed.',
  },
  {
    method: 'GET',
    path: '/exhibits/{uuid}/download',
    operation: DownloadExhibitDocument,
    answer: 'file',
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    tag,
    summary: 'Download the file of an exhibit',
  },
];
