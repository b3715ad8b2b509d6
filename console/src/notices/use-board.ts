import { useRead, useReadPages } from '../api/use-read';
import { useReadRows } from '../api/use-read-rows';
import {
  DoneNoticesDocument,
  NoticeGroupsDocument,
  type NoticeStatus,
  NoticesToServeDocument,
  type NoticeUrgency,
} from './notices.documents';

const follows = ['notice', 'project'];

export interface BoardFilter {
  search: string;
  status: NoticeStatus | '';
}

/** What the service is asked for: an empty filter asks for all. */
export function toVariables({ search, status }: BoardFilter) {
  return { search: search || null, status: status || null };
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

/** The notices that are served or void, the newest first. */
export function useDone({ search, status }: BoardFilter) {
  const filter = { isToServe: false, ...(search && { search }), ...(status && { status }) };
  return useReadPages(DoneNoticesDocument, { filter }, ({ notices }) => notices, { follows });
}
