import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { Badge, Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { Filters, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatCount, formatDate } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useMayChange } from '../shell/viewer';
import { type NoticeStatus, NoticesDocument, type NoticesQuery } from './notices.documents';
import { dayToServe, urgencies, urgencyOf } from './urgency';

type Notice = NoticesQuery['notices']['nodes'][number];

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
  { title: 'Notice', cell: ({ noticeNumber }) => <span className="whitespace-nowrap">{noticeNumber}</span> },
  { title: 'Project', cell: ({ project }) => project?.name ?? '—' },
  { title: 'Type', cell: ({ typeLabel }) => typeLabel, wideOnly: true },
  { title: 'State', cell: ({ state }) => state, wideOnly: true },
  { title: 'Serve by', cell: (notice) => formatDate(dayToServe(notice)) },
  {
    title: 'Status',
    cell: ({ status, servedLate }) => (
      <>
        <Status status={status} /> {servedLate && <Badge tone="danger">late</Badge>}
      </>
    ),
  },
];

/** What can be mailed together. */
const isOpen = ({ status }: Notice) => status === 'DRAFT' || status === 'GENERATED';

/** The notices by how soon they have to be served. Several are chosen and mailed together. */
export default function NoticesPage() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [{ search, status }, setFilters] = useFilters({ search: '', status: '' });
  const mayChange = useMayChange();
  const today = new Date().toLocaleDateString('en-CA');
  const filter = { ...(search && { search }), ...(status && { status: status as NoticeStatus }) };
  const read = useReadPages(NoticesDocument, { filter }, ({ notices }) => notices, { follows: ['notice', 'project'] });
  const choice: Column<Notice> = {
    title: 'Choose',
    isControl: true,
    cell: (notice) =>
      isOpen(notice) && (
        <input
          type="checkbox"
          aria-label={`Choose ${notice.noticeNumber}`}
          className="size-4 accent-(--accent)"
          checked={chosen.includes(notice.id)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, notice.id] : chosen.filter((id) => id !== notice.id))
          }
        />
      ),
  };
  return (
    <Page
      title="Notices"
      subtitle={read.data?.[0] && formatCount(read.data[0].notices.totalCount, 'notice')}
      actions={
        mayChange && (
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
      </Filters>
      <LoadedPages read={read} rowsOf={({ notices }) => notices.nodes}>
        {(rows, more) => {
          const groups = Map.groupBy(rows, (notice) => urgencyOf(notice, today));
          const shown = urgencies.filter((urgency) => groups.has(urgency));
          if (shown.length === 0) {
            return (
              <Empty title="No notices">
                {search || status
                  ? 'No notice matches these filters.'
                  : 'A notice informs the owner and the general contractor that you furnish to the project. It keeps your lien rights.'}
              </Empty>
            );
          }
          return shown.map((urgency, index) => (
            <Section key={urgency} title={urgency}>
              <Table
                caption={`${urgency}: notices`}
                columns={mayChange && groups.get(urgency)!.some(isOpen) ? [choice, ...columns] : columns}
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
