import { BulkBar } from '../bulk/bar';
import { useChosenRows } from '../bulk/use-chosen-rows';
import { ButtonLink } from '../parts/button';
import { Filters, isFilteredBy, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatCount, formatTotal } from '../parts/format';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { MoreFilters } from '../projects/list-filters';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import { Board, columns } from './board';
import { BoardGroup, DoneGroup } from './board-group';
import type { NoticeStatus, NoticeType } from './notices.documents';
import { type BoardFilter, noFilter, toDoneFilter, useDone, useGroups } from './use-board';
import { countChosen, joinChosen, toAddress, toChosen, useChosen } from './use-chosen';

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

const types: NoticeType[] = ['PRELIMINARY', 'STOP_PAYMENT', 'LIEN', 'BOND_CLAIM'];

/** The notices by how soon they have to be served. Several are chosen and mailed together. */
export default function NoticesPage() {
  const [filters, setFilters] = useFilters('/notices', { ...noFilter, order: '' });
  const { order, ...wanted } = filters;
  const filter = wanted as BoardFilter;
  const canChange = useCanChange();
  const isFiltered = isFilteredBy(filters);
  const read = useGroups(filter);
  const done = useDone(filter, toOrderBy(order, columns)).data?.[0]?.notices.totalCount;
  const chosen = useChosen();
  const groups = read.data?.noticeGroups ?? [];
  const count = countChosen(chosen, groups);
  const doneRows = useChosenRows(toDoneFilter(filter));
  const doneCount = doneRows.count(done ?? 0);
  const total = done === undefined || !read.data ? undefined : groups.reduce((sum, one) => sum + one.count, done);
  const filterBy = (changed: Partial<BoardFilter>) => {
    // What is chosen as a whole is what the filter finds.
    chosen.clear();
    setFilters(changed);
  };
  return (
    <Page
      title="Notices"
      subtitle={
        <>
          {total !== undefined && <span className="mr-3">{formatTotal(total, 'notice')}</span>}
          <To page="/calendar" search={{ kind: 'NOTICE' }}>
            By day in the calendar
          </To>
        </>
      }
      actions={
        canChange && (
          <>
            {count > 0 && (
              <ButtonLink look="primary" page="/notices/send" search={toAddress(chosen, wanted)}>
                {`Mail ${formatCount(count, 'notice')}`}
              </ButtonLink>
            )}
            <ButtonLink look={count > 0 ? 'plain' : 'primary'} page="/notices/new">
              New notice
            </ButtonLink>
          </>
        )
      }
    >
      <Filters>
        <SearchFilter label="Search notices" value={filters.search} onChange={(search) => filterBy({ search })} />
        <SelectFilter
          label="Status"
          value={filters.status}
          values={statuses}
          onChange={(status) => filterBy({ status: status as NoticeStatus | '' })}
        />
        <SelectFilter
          label="Type"
          value={filters.type}
          values={types}
          onChange={(type) => filterBy({ type: type as NoticeType | '' })}
        />
        <MoreFilters values={filter} onChange={filterBy} day="Dated" />
        <SavedFilters list="notices" values={filters} onChoose={(saved) => filterBy(saved as Partial<BoardFilter>)} />
      </Filters>
      <BulkBar
        type="NOTICE"
        count={count + doneCount}
        onNone={() => {
          chosen.clear();
          doneRows.clear();
        }}
        chosen={joinChosen(toChosen(chosen, filter), doneRows.chosen)}
      />
      <Loaded read={read}>
        {({ noticeGroups }) => (
          <>
            {noticeGroups.some((group) => group.count > 0) && (
              <Board canChoose={canChange}>
                {noticeGroups.map(
                  (group) =>
                    group.count > 0 && (
                      <BoardGroup
                        key={group.urgency}
                        group={group}
                        filter={filter}
                        chosen={canChange ? chosen : undefined}
                      />
                    ),
                )}
              </Board>
            )}
            <DoneGroup
              filter={filter}
              chosen={canChange ? doneRows : undefined}
              order={order}
              onOrder={(next) => setFilters({ order: next })}
            />
            {total === 0 && (
              <Empty
                title="No notices"
                action={canChange && !isFiltered && <ButtonLink page="/notices/new">Make the first one</ButtonLink>}
              >
                {isFiltered
                  ? 'No notice matches these filters.'
                  : 'A notice informs the owner and the general contractor that you furnish to the project. It keeps your lien rights.'}
              </Empty>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
