import { useState } from 'react';
import { Badge, Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { dayToServe } from '../parts/day-to-serve';
import { Filters, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatCount, formatDate } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import type { BoardNoticeFragment, NoticeStatus } from './notices.documents';
import { urgencies, whyNoDay } from './urgency';
import { useBoard } from './use-board';

type Notice = BoardNoticeFragment;

const statuses: NoticeStatus[] = [
  'DRAFT',
  'GENERATED',
  'ORDERED',
  'SERVED',
  'RECORDED',
  'RELEASED',
  'COMPLETED',
  'VOID',
];

const columns: readonly Column<Notice>[] = [
  {
    title: 'Notice',
    width: '20%',
    cell: ({ noticeNumber }) => <span className="whitespace-nowrap">{noticeNumber}</span>,
  },
  { title: 'Project', cell: ({ project }) => project?.name ?? '—', below: true },
  { title: 'Type', width: '13%', cell: ({ typeLabel }) => typeLabel, wideOnly: true },
  { title: 'State', width: '8%', cell: ({ state }) => state, wideOnly: true },
  { title: 'Serve by', width: '18%', cell: (notice) => <ServeBy notice={notice} /> },
  {
    title: 'Status',
    width: '14%',
    below: true,
    cell: ({ status, servedLate }) => (
      <>
        <Status status={status} /> {servedLate && <Badge tone="danger">late</Badge>}
      </>
    ),
  },
];

/** The day, or what has to be entered before there is one. */
function ServeBy({ notice }: { notice: Notice }) {
  const day = dayToServe(notice);
  const reason = day === null && whyNoDay(notice.deadlineRule);
  return reason ? <span className="text-warning">{reason}</span> : formatDate(day);
}

/** What can be mailed together. */
const isOpen = ({ status }: Notice) => status === 'DRAFT' || status === 'GENERATED';

/** The notices by how soon they have to be served. Several are chosen and mailed together. */
export default function NoticesPage() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [filters, setFilters] = useFilters({ search: '', status: '' });
  const { search, status } = filters;
  const canChange = useCanChange();
  const isFiltered = Boolean(search || status);
  const { read, groupsOf } = useBoard(search, status as NoticeStatus | '');
  /** A box for each row, and one for all of a group. */
  const choiceOf = (group: readonly Notice[], urgency: string): Column<Notice> => ({
    title: 'Choose',
    isControl: true,
    width: '3rem',
    head: group.some(isOpen) && (
      <input
        type="checkbox"
        aria-label={`Choose all: ${urgency}`}
        className="size-4 align-middle accent-(--accent)"
        checked={group.filter(isOpen).every(({ id }) => chosen.includes(id))}
        onChange={({ target }) => {
          const ids = group.filter(isOpen).map(({ id }) => id);
          const others = chosen.filter((id) => !ids.includes(id));
          setChosen(target.checked ? [...others, ...ids] : others);
        }}
      />
    ),
    cell: (notice) =>
      isOpen(notice) && (
        <input
          type="checkbox"
          aria-label={`Choose ${notice.noticeNumber}`}
          className="size-4 align-middle accent-(--accent)"
          checked={chosen.includes(notice.id)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, notice.id] : chosen.filter((id) => id !== notice.id))
          }
        />
      ),
  });
  return (
    <Page
      title="Notices"
      subtitle={read.data?.[0] && formatCount(read.data[0].notices.totalCount, 'notice')}
      actions={
        canChange && (
          <>
            {chosen.length > 0 && (
              <ButtonLink look="primary" page="/notices/send" search={{ ids: chosen.join() }}>
                {`Mail ${formatCount(chosen.length, 'notice')}`}
              </ButtonLink>
            )}
            <ButtonLink look={chosen.length > 0 ? 'plain' : 'primary'} page="/notices/new">
              New notice
            </ButtonLink>
          </>
        )
      }
    >
      <Filters>
        <SearchFilter label="Search notices" value={search} onChange={(text) => setFilters({ search: text })} />
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SavedFilters list="notices" values={filters} onChoose={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={({ notices }) => notices.nodes}>
        {(rows, more) => {
          const groups = groupsOf(rows);
          const shown = urgencies.filter((urgency) => groups.has(urgency));
          if (shown.length === 0) {
            return (
              <Empty
                title="No notices"
                action={canChange && !isFiltered && <ButtonLink page="/notices/new">Make the first one</ButtonLink>}
              >
                {isFiltered
                  ? 'No notice matches these filters.'
                  : 'A notice informs the owner and the general contractor that you furnish to the project. It keeps your lien rights.'}
              </Empty>
            );
          }
          return shown.map((urgency, index) => (
            <Section key={urgency} title={urgency}>
              <Table
                caption={`${urgency}: notices`}
                columns={canChange ? [choiceOf(groups.get(urgency)!, urgency), ...columns] : columns}
                rows={groups.get(urgency)!}
                rowKey={({ id }) => id}
                page={({ id }) => `/notices/${id}`}
                {...(index === shown.length - 1 && more)}
              />
            </Section>
          ));
        }}
      </LoadedPages>
    </Page>
  );
}
