import { useReadPages } from '../api/use-read';
import { Badge, type Tone } from '../parts/badge';
import { DateFilter, Filters, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatTime, formatTotal } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Page } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { usePeople } from '../shell/people';
import { AuditEntriesDocument, type AuditEntriesQuery } from './audit.documents';
import { AuditChange } from './audit-change';
import { type Joined, joinPreviews } from './audit-previews';
import { nameRecord } from './audit-record';
import { auditedTypes, describeAction, inSentence, toWords, whoWithoutUser } from './audit-words';
import { AuditedName } from './audited-name';

type Entry = Joined<AuditEntriesQuery['auditEntries']['nodes'][number]>;

const actions = ['CREATED', 'UPDATED', 'DELETED'] as const;
const tones: Record<ReturnType<typeof describeAction>, Tone> = {
  Created: 'success',
  Updated: 'accent',
  Deleted: 'danger',
  Refused: 'warning',
};
const none = { who: '', action: '', type: '', record: '', since: '', entry: '' };

/** What was done, by whom, when and from where. */
export default function AuditPage() {
  const [{ who, action, type, record, since, entry }, setFilters] = useFilters('/account/audit', none);
  const { known: people, nameOf } = usePeople();
  const whoDid = ({ userId, auditableType }: Pick<Entry, 'userId' | 'auditableType'>) =>
    userId === null ? whoWithoutUser(auditableType) : nameOf(userId);
  const isRecord = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(record.trim());
  const filter = {
    ...(who && { userId: who }),
    ...(action && { action: action as (typeof actions)[number] }),
    ...(type && { auditableType: type as (typeof auditedTypes)[number] }),
    ...(isRecord && { auditableId: record.trim() }),
    ...(since && { updatedSince: new Date(`${since}T00:00:00`).toISOString() }),
  };
  const read = useReadPages(AuditEntriesDocument, { filter }, ({ auditEntries }) => auditEntries);
  const columns: Column<Entry>[] = [
    { title: 'Time', cell: ({ createdAt }) => <span className="xl:whitespace-nowrap">{formatTime(createdAt)}</span> },
    { title: 'Who', cell: (each) => <span className="xl:whitespace-nowrap">{whoDid(each)}</span>, wideOnly: true },
    {
      title: 'What',
      cell: (each) => <Badge tone={tones[describeAction(each)]}>{describeAction(each)}</Badge>,
      wideOnly: true,
    },
    {
      title: 'Record',
      cell: (each) => (
        <>
          <AuditedName entry={each} />
          <Narrow>
            {each.refused ? 'Refused, tried' : describeAction(each)} by {inSentence(whoDid(each))}
          </Narrow>
        </>
      ),
    },
    { title: 'From', cell: ({ ipAddress }) => ipAddress || '—', wideOnly: true },
    {
      title: 'Actions',
      align: 'right',
      cell: (each) => (
        <RowActions
          actions={[
            {
              text: 'View',
              of: `the change of ${nameRecord(each).replace(/^./, (letter) => letter.toLowerCase())}`,
              onClick: () => setFilters({ entry: each.id }),
            },
          ]}
        />
      ),
    },
  ];
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Page
      title="Audit log"
      subtitle={read.data?.[0] && formatTotal(read.data[0].auditEntries.totalCount, 'entry', 'entries')}
    >
      <Filters>
        <SelectFilter
          label="Who"
          value={who}
          values={people.map(({ userId }) => userId)}
          textOf={nameOf}
          onChange={(chosen) => setFilters({ who: chosen })}
        />
        <SelectFilter
          label="What"
          value={action}
          values={actions}
          onChange={(chosen) => setFilters({ action: chosen })}
        />
        <SelectFilter
          label="Record"
          value={type}
          values={auditedTypes}
          textOf={toWords}
          onChange={(chosen) => setFilters({ type: chosen })}
        />
        <DateFilter label="Since" value={since} onChange={(chosen) => setFilters({ since: chosen })} />
        <SearchFilter label="Id of a record" value={record} onChange={(text) => setFilters({ record: text })} />
      </Filters>
      {record && !isRecord && (
        <p role="status" className="mb-3 text-danger">
          This is not the id of a record, so every record is shown.
        </p>
      )}
      <LoadedPages read={read} rowsOf={({ auditEntries }) => auditEntries.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Entries of the audit log"
              columns={columns}
              rows={joinPreviews(rows)}
              rowKey={({ id }) => id}
              {...more}
            />
          ) : (
            <Empty title="No entries">
              {isFiltered
                ? 'No entry matches these filters.'
                : 'Each change of a record is listed here. No entry ever changes.'}
            </Empty>
          )
        }
      </LoadedPages>
      {entry && (
        <AuditChange
          id={entry}
          nameOf={nameOf}
          whoDid={whoDid}
          onClose={() => setFilters({ entry: '' }, { replace: true })}
        />
      )}
    </Page>
  );
}
