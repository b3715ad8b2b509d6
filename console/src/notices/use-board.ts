import { useRead, useReadPages } from '../api/use-read';
import { dayToServe } from '../parts/day-to-serve';
import { useDays } from '../shell/clock';
import { type BoardNoticeFragment, type NoticeStatus, NoticesDocument, OpenNoticesDocument } from './notices.documents';
import { rateUrgency, type Urgency } from './urgency';

const follows = ['notice', 'project'];

/**
 * The notices by how soon they have to be served. The list is read page by page, the newest first; those that are not served yet are
 * read along with its first page, so that none which is due is on a page that is not opened.
 */
export function useBoard(search: string, status: NoticeStatus | '') {
  const today = useDays();
  const searched = search ? { search } : {};
  const filter = { ...searched, ...(status && { status }) };
  const read = useReadPages(NoticesDocument, { filter }, ({ notices }) => notices, { follows });
  const { data: open } = useRead(
    OpenNoticesDocument,
    {
      drafts: { ...searched, status: 'DRAFT' },
      generated: { ...searched, status: 'GENERATED' },
      ordered: { ...searched, status: 'ORDERED' },
    },
    { follows },
  );
  const groupsOf = (rows: readonly BoardNoticeFragment[]): Map<Urgency, BoardNoticeFragment[]> => {
    const unserved = open ? [open.drafts, open.generated, open.ordered].flatMap(({ nodes }) => nodes) : [];
    const shownNotices = unserved.filter((notice) => !status || notice.status === status);
    // What both reads have is taken from the list, which can be the newer one.
    const all = new Map([...shownNotices, ...rows].map((notice) => [notice.id, notice]));
    const groups = Map.groupBy(all.values(), (notice) => rateUrgency(notice, today(notice.state)));
    for (const [urgency, notices] of groups) if (urgency !== 'Done') notices.sort(byDay);
    return groups;
  };
  return { read, groupsOf };
}

function byDay(one: BoardNoticeFragment, other: BoardNoticeFragment): number {
  return (dayToServe(one) ?? '').localeCompare(dayToServe(other) ?? '');
}
