import { Badge, Status } from '../parts/badge';
import { dayToServe } from '../parts/day-to-serve';
import { formatDate } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Section } from '../parts/page';
import { LoadedPages } from '../parts/states';
import { type Column, Table, type TableProps } from '../parts/table';
import { isOpen } from './document-of';
import type { BoardNoticeFragment, NoticeGroupsQuery, NoticeOrderingField, NoticeUrgency } from './notices.documents';
import { isServedByAmended, namesOfGroups, whyNoDay } from './urgency';
import { type BoardFilter, useDone, useGroup } from './use-board';
import type { Chosen } from './use-chosen';

/** A notice with the day to keep; null: it has none. */
interface Row {
  day: string | null;
  notice: BoardNoticeFragment;
}

export const columns: readonly Column<Row, NoticeOrderingField>[] = [
  {
    title: 'Notice',
    order: 'NOTICE_NUMBER',
    width: '20%',
    cell: ({ notice }) => <span className="whitespace-nowrap">{notice.noticeNumber}</span>,
  },
  { title: 'Project', cell: ({ notice }) => notice.project?.name ?? '—', below: true },
  { title: 'Type', width: '13%', cell: ({ notice }) => notice.typeLabel, wideOnly: true },
  { title: 'State', width: '8%', cell: ({ notice }) => notice.state, wideOnly: true },
  { title: 'Serve by', width: '18%', cell: (row) => <ServeBy {...row} /> },
  {
    title: 'Status',
    width: '14%',
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
  if (day !== null) return formatDate(day);
  if (isServedByAmended(notice)) return <span className="text-muted">amends {notice.parentNotice!.noticeNumber}</span>;
  const reason = whyNoDay(notice.deadlineRule);
  return reason ? <span className="text-warning">{reason}</span> : '—';
}

/** The notices of a group that are still to be served, with a box for each that can be mailed, and one for all of them. */
export function BoardGroup({
  group: { urgency, count, toMail },
  filter,
  chosen,
}: {
  group: NoticeGroupsQuery['noticeGroups'][number];
  filter: BoardFilter;
  /** Absent for who may not change anything. */
  chosen: Chosen | undefined;
}) {
  const read = useGroup(urgency, filter);
  const name = namesOfGroups[urgency];
  return (
    <Section title={name} count={count}>
      <LoadedPages
        read={read}
        // A notice that was deleted a moment ago is in the group and has no record.
        rowsOf={({ noticesToServe }) => noticesToServe.flatMap(({ day, notice }) => (notice ? [{ day, notice }] : []))}
      >
        {(rows, more) => (
          <Table
            caption={`${name}: notices`}
            columns={chosen ? [toBoxes(urgency, toMail, rows, chosen), ...columns] : columns}
            rows={rows}
            total={count}
            rowKey={({ notice }) => notice.id}
            page={({ notice }) => `/notices/${notice.id}`}
            {...more}
          />
        )}
      </LoadedPages>
    </Section>
  );
}

/** A box for each row, and one for all notices of the group, also those that are not read yet. */
function toBoxes(urgency: NoticeUrgency, toMail: number, rows: readonly Row[], chosen: Chosen): Column<Row> {
  const read = rows.filter(({ notice }) => isOpen(notice)).map(({ notice }) => notice.id);
  const isWhole = chosen.whole[urgency]?.length === 0;
  return {
    title: 'Choose',
    isControl: true,
    width: '3rem',
    head: toMail > 0 && (
      <input
        type="checkbox"
        aria-label={`Choose all: ${namesOfGroups[urgency]}`}
        className="size-4 align-middle accent-(--accent)"
        checked={isWhole}
        onChange={({ target }) => chosen.chooseAll(urgency, target.checked, read)}
      />
    ),
    cell: ({ notice }) =>
      isOpen(notice) && (
        <input
          type="checkbox"
          aria-label={`Choose ${notice.noticeNumber}`}
          className="size-4 align-middle accent-(--accent)"
          checked={chosen.has(urgency, notice.id)}
          onChange={({ target }) => chosen.choose(urgency, notice.id, target.checked)}
        />
      ),
  };
}

/** The notices that need nothing more. */
export function DoneGroup({
  filter,
  order,
  onOrder,
}: { filter: BoardFilter } & Required<Pick<TableProps<Row>, 'order' | 'onOrder'>>) {
  const read = useDone(filter, toOrderBy(order, columns));
  const total = read.data?.[0]?.notices.totalCount;
  if (total === 0) return null;
  return (
    <Section title="Done" count={total}>
      <LoadedPages
        read={read}
        rowsOf={({ notices }) => notices.nodes.map((notice): Row => ({ day: dayToServe(notice), notice }))}
      >
        {(rows, more) => (
          <Table
            caption="Done: notices"
            columns={columns}
            rows={rows}
            total={total}
            order={order}
            onOrder={onOrder}
            rowKey={({ notice }) => notice.id}
            page={({ notice }) => `/notices/${notice.id}`}
            {...more}
          />
        )}
      </LoadedPages>
    </Section>
  );
}
