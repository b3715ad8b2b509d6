import { courseRecords } from '../api/course-records';
import { useRead, useReadPages } from '../api/use-read';
import { useReadRows } from '../api/use-read-rows';
import type { OrderBy } from '../parts/order';
import { toRecordFilter } from '../parts/record-filter';
import { noRecordFilter } from '../projects/filter-values';
import {
  DoneNoticesDocument,
  NoticeGroupsDocument,
  type NoticeOrderingField,
  type NoticeStatus,
  NoticesToServeDocument,
  type NoticeType,
  type NoticeUrgency,
} from './notices.documents';

/** The filters of the board without any, as they are in the address. */
export const noFilter = { search: '', status: '', type: '', ...noRecordFilter };

/** The filter by the tasks of a person follows them. */
const follows = [...courseRecords, 'project_note'];

export type BoardFilter = Omit<typeof noFilter, 'status' | 'type'> & {
  status: NoticeStatus | '';
  type: NoticeType | '';
};

function toFilter({ search: _, status: __, type, ...records }: BoardFilter) {
  return { ...toRecordFilter(records), ...(type && { type }) };
}

/** What the service is asked for: an empty filter asks for all. */
export function toVariables(filter: BoardFilter) {
  return { search: filter.search || null, status: filter.status || null, filter: toFilter(filter) };
}

/** How many notices each group has, in the service: a group is read a page at a time. */
export function useGroups(filter: BoardFilter) {
  return useRead(NoticeGroupsDocument, toVariables(filter), { follows, keepsPrevious: true });
}

/** The notices of a group by the day to keep. */
export function useGroup(urgency: NoticeUrgency, filter: BoardFilter) {
  const variables = { urgency, ...toVariables(filter) };
  return useReadRows(NoticesToServeDocument, variables, ({ noticesToServe }) => noticesToServe, 50, { follows });
}

export function toDoneFilter(board: BoardFilter) {
  const { search, status } = board;
  return { ...toFilter(board), isToServe: false, ...(search && { search }), ...(status && { status }) };
}

/** The notices that are served or void, the newest first without another order. */
export function useDone(board: BoardFilter, orderBy: OrderBy<NoticeOrderingField> | null) {
  const filter = toDoneFilter(board);
  return useReadPages(DoneNoticesDocument, { filter, orderBy }, ({ notices }) => notices, { follows });
}
