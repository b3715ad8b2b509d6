import type { ReactNode } from 'react';
import { Badge, Status } from '../parts/badge';
import { formatDate, formatNumber } from '../parts/format';
import { type Column, TableNames } from '../parts/table';
import { SectionPlace, ToolbarSlot } from '../parts/toolbar';
import { useToday } from '../shell/clock';
import type { BoardNoticeFragment, NoticeOrderingField } from './notices.documents';
import { isServedByAmended, whyNoDay } from './urgency';

/** A notice with the day to keep; null: it has none. */
export interface Row {
  day: string | null;
  notice: BoardNoticeFragment;
}

export const columns: readonly Column<Row, NoticeOrderingField>[] = [
  {
    title: 'Notice',
    order: 'NOTICE_NUMBER',
    width: '11.5rem',
    cell: ({ notice }) => <span className="whitespace-nowrap">{notice.noticeNumber}</span>,
  },
  { title: 'Project', order: 'PROJECT', cell: ({ notice }) => notice.project?.name ?? '—', below: true },
  { title: 'Type', order: 'TYPE', width: '8rem', cell: ({ notice }) => notice.typeLabel, wideOnly: 'desk' },
  { title: 'State', order: 'STATE', width: '5rem', cell: ({ notice }) => notice.state, wideOnly: 'desk' },
  { title: 'Serve by', width: '10rem', cell: (row) => <ServeBy {...row} />, below: true },
  {
    title: 'Status',
    order: 'STATUS',
    width: '9rem',
    below: true,
    cell: ({ notice: { status, servedLate } }) => (
      <>
        <Status status={status} /> {servedLate && <Badge tone="danger">late</Badge>}
      </>
    ),
  },
];

/** The day, or why there is none. */
function ServeBy({ day, notice }: Row) {
  if (day !== null) return <OpenDay day={day} notice={notice} />;
  if (isServedByAmended(notice)) return <span className="text-muted">amends {notice.parentNotice!.noticeNumber}</span>;
  const reason = whyNoDay(notice.deadlineRule);
  return reason ? <span className="text-warning">{reason}</span> : '—';
}

/** Red once it has passed and the notice is still to be served. */
function OpenDay({ day, notice }: { day: string; notice: Row['notice'] }) {
  const today = useToday(notice.state);
  const isLate = day < today && isToServe.has(notice.status);
  return <span className={isLate ? 'font-medium text-danger' : ''}>{formatDate(day)}</span>;
}

const isToServe: ReadonlySet<Row['notice']['status']> = new Set(['DRAFT', 'GENERATED', 'ORDERED']);

/** What is to be served as one table: the names of its columns, and its groups below each other. */
export function Board({ canChoose, children }: { canChoose: boolean; children: ReactNode }) {
  return (
    <div className="mb-6 overflow-clip rounded-md border border-line bg-sheet">
      <TableNames columns={canChoose ? [boxes, ...columns] : columns} />
      {children}
    </div>
  );
}

/** A row with the name of a group, how many notices it has, also those that are not read yet, and the box for all of them. */
export function Group({
  name,
  count,
  box,
  children,
}: {
  name: string;
  count?: number | undefined;
  box?: ReactNode;
  children: ReactNode;
}) {
  return (
    <SectionPlace>
      <section aria-label={name}>
        <div className="flex min-h-10 items-center gap-3 border-y border-line bg-sunken px-3">
          {box}
          <h2>
            {name}
            {count !== undefined && <span className="ml-2 font-normal text-muted">{formatNumber(count)}</span>}
          </h2>
          <ToolbarSlot />
        </div>
        {children}
      </section>
    </SectionPlace>
  );
}

/** The column of the boxes. */
export const boxes: Column<Row> = { title: 'Choose', isControl: true, width: '3rem', cell: () => null };
