import type { Route } from '../api/rest/route.js';
import {
  DeleteMetadataDocument,
  ListMetadataDocument,
  SetMetadataDocument,
  ShowMetadataDocument,
} from './generated/operations.js';

const path = '/{entityType}/{entityId}/meta';
const one = `${path}/{key}`;
const tag = 'Entity metadata';

export const entityMetadataRoutes: Route[] = [
  { method: 'GET', path, operation: ListMetadataDocument, answer: 'all', tag, summary: 'List the entries of a record' },
  { method: 'GET', path: one, operation: ShowMetadataDocument, answer: 'record', tag, summary: 'Retrieve an entry' },
  { method: 'PUT', path: one, operation: SetMetadataDocument, answer: 'record', tag, summary: 'Set an entry' },
  {
    method: 'DELETE',
    path: one,
    operation: DeleteMetadataDocument,
    answer: 'deleted',
    tag,
    summary: 'Delete an entry',
    message: 'Metadata entry deleted.',
  },
];
