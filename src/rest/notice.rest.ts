import { collection, type Route } from '../api/rest/route.js';
import {
  CreateNoticeDocument,
  DeleteNoticeDocument,
  ListNoticesDocument,
  ShowNoticeDocument,
  TransitionNoticeDocument,
  UpdateNoticeDocument,
  UpsertNoticeDocument,
} from './generated/operations.js';

export const noticeRoutes: Route[] = [
  ...collection({
    path: '/notices',
    tag: 'Notices',
    noun: 'notice',
    list: ListNoticesDocument,
    show: ShowNoticeDocument,
    create: CreateNoticeDocument,
    update: UpdateNoticeDocument,
    upsert: UpsertNoticeDocument,
    remove: DeleteNoticeDocument,
  }),
  {
    method: 'POST',
    path: '/notices/{uuid}/transition',
    operation: TransitionNoticeDocument,
    answer: 'record',
    tag: 'Notices',
    summary: 'Move a notice to another status',
  },
];
