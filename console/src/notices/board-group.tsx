import { type ChosenRows, toBoxes as toBoxesOfRows } from '../bulk/use-chosen-rows';
import { dayToServe } from '../parts/day-to-serve';
import { toOrderBy } from '../parts/order';
import { Section } from '../parts/page';
import { LoadedPages } from '../parts/states';
import { type Column, Table, type TableProps } from '../parts/table';
import { boxes, columns, Group, type Row } from './board';
import { isOpen } from './document-of';
import type { NoticeGroupsQuery, NoticeUrgency } from './notices.documents';
import { namesOfGroups } from './urgency';
import { type BoardFilter, useDone, useGroup } from './use-board';
import type { Chosen } from './use-chosen';

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
    <Group
      name={name}
      count={count}
      box={
        chosen &&
        toMail > 0 && (
          <input
            type="checkbox"
            aria-label={`Choose all: ${name}`}
            className="size-4 accent-(--accent)"
            checked={chosen.whole[urgency]?.length === 0}
            onChange={({ target }) => {
              const rows =
                read.data?.flatMap(({ noticesToServe }) => noticesToServe.flatMap(({ notice }) => notice ?? [])) ?? [];
              chosen.chooseAll(
                urgency,
                target.checked,
                rows.filter(isOpen).map(({ id }) => id),
              );
            }}
          />
        )
      }
    >
      <LoadedPages
        read={read}
        // A notice that was deleted a moment ago is in the group and has no record.
        rowsOf={({ noticesToServe }) => noticesToServe.flatMap(({ day, notice }) => (notice ? [{ day, notice }] : []))}
      >
        {(rows, more) => (
          <Table
            isGroup
            caption={`${name}: notices`}
            columns={chosen ? [toBoxes(urgency, chosen), ...columns] : columns}
            rows={rows}
            total={count}
            rowKey={({ notice }) => notice.id}
            page={({ notice }) => ({ page: '/notices/$id', params: { id: notice.id } })}
            {...more}
          />
        )}
      </LoadedPages>
    </Group>
  );
}

/** A box for each row. */
function toBoxes(urgency: NoticeUrgency, chosen: Chosen): Column<Row> {
  return {
    ...boxes,
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

const idOfRow = ({ notice }: Row) => notice.id;

/** The notices that need nothing more. */
export function DoneGroup({
  filter,
  chosen,
  order,
  onOrder,
}: { filter: BoardFilter; chosen: ChosenRows | undefined } & Required<Pick<TableProps<Row>, 'order' | 'onOrder'>>) {
  const read = useDone(filter, toOrderBy(order, columns));
  const total = read.data?.[0]?.notices.totalCount;
  if (total === 0) return null;
  const named = { noun: 'notice', idOf: idOfRow, nameOf: ({ notice }: Row) => notice.noticeNumber };
  return (
    <Section title="Done" count={total}>
      <LoadedPages
        read={read}
        rowsOf={({ notices }) => notices.nodes.map((notice): Row => ({ day: dayToServe(notice), notice }))}
      >
        {(rows, more) => (
          <Table
            caption="Done: notices"
            columns={chosen ? [toBoxesOfRows(chosen, named), ...columns] : columns}
            rows={rows}
            total={total}
            order={order}
            onOrder={onOrder}
            rowKey={({ notice }) => notice.id}
            page={({ notice }) => ({ page: '/notices/$id', params: { id: notice.id } })}
            {...more}
          />
        )}
      </LoadedPages>
    </Section>
  );
}
