import type { Route } from '../api/rest/route.js';
import { ShowProofOfServiceDocument } from './generated/operations.js';

export const proofOfServiceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/notices/{uuid}/proof-of-service',
    operation: ShowProofOfServiceDocument,
    answer: 'download',
    types: ['application/pdf'],
    tag: 'Notices',
    summary: 'Download the proof of service of a notice',
  },
];
