import { useCallback, useState } from 'react';
import type { LiveEvent } from '../api/live';
import { useReadPages } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { Filters, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatSecond } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useConnection, useEvents } from '../shell/live-context';
import { EventCode } from './event-code';
import { eventName, eventNames, toEventType } from './event-names';
import { EventListDocument, type EventListQueryVariables } from './events.documents';

const maxEvents = 500;

const columns: readonly Column<LiveEvent>[] = [
  { title: 'Event', cell: ({ type }) => <EventCode name={eventName(type)} /> },
  { title: 'Record', cell: ({ subjectType }) => inWords(subjectType), wideOnly: true },
  { title: 'Id', cell: ({ subjectId }) => <code>{subjectId}</code>, wideOnly: true },
  { title: 'Time', cell: ({ occurredAt }) => formatSecond(occurredAt) },
];

/** The events of the organization, newest first, and new ones as they happen. */
export default function EventsPage() {
  const [{ type, record }, setFilters] = useFilters('/developers/events', { type: '', record: '' });
  const isRecord = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(record.trim());
  return (
    <EventTail
      key={`${type} ${record}`}
      type={type}
      subjectId={isRecord ? record.trim().toLowerCase() : null}
      filters={
        <>
          <Filters>
            <SelectFilter
              label="Event"
              value={type}
              values={eventNames}
              textOf={(name) => name}
              onChange={(chosen) => setFilters({ type: chosen })}
            />
            <SearchFilter label="Id of a record" value={record} onChange={(text) => setFilters({ record: text })} />
          </Filters>
          {record && !isRecord && (
            <p role="status" className="mb-3 text-danger">
              This is not the id of a record, so every record is shown.
            </p>
          )}
        </>
      }
    />
  );
}

function EventTail({ type, subjectId, filters }: { type: string; subjectId: string | null; filters: React.ReactNode }) {
  const [fresh, setFresh] = useState<LiveEvent[]>([]);
  const [missed, setMissed] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const connection = useConnection();
  const types = type ? ([toEventType(type)] as EventListQueryVariables['types']) : null;
  const read = useReadPages(EventListDocument, { types, subjectId }, ({ events }) => events, { follows: [] });
  useEvents(
    useCallback(
      (event: LiveEvent) => {
        if ((type && eventName(event.type) !== type) || (subjectId && event.subjectId !== subjectId)) return;
        if (isPaused) setMissed((count) => count + 1);
        else setFresh((current) => [event, ...current].slice(0, maxEvents));
      },
      [type, subjectId, isPaused],
    ),
  );
  const toggle = () => {
    setPaused(!isPaused);
    if (!isPaused) return;
    setMissed(0);
    setFresh([]);
    void read.refetch();
  };
  const state = isPaused
    ? `Paused. ${missed} new.`
    : connection === 'connected'
      ? 'New events appear at once.'
      : 'Connecting…';
  return (
    <Page
      title="Events"
      subtitle={<span role="status">{state}</span>}
      actions={<Button onClick={toggle}>{isPaused ? 'Continue' : 'Pause'}</Button>}
    >
      {filters}
      <LoadedPages read={read} rowsOf={({ events }) => events.nodes}>
        {(past, more) => {
          const rows = merged(fresh, past);
          return rows.length > 0 ? (
            <Table
              caption="Events"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ cursor }) => ({ page: '/developers/events/$cursor', params: { cursor } })}
              {...more}
            />
          ) : (
            <Empty title="No event">
              {type || subjectId
                ? 'No event matches these filters. One that does appears here at once.'
                : 'Change a record in another window, and its event appears here.'}
            </Empty>
          );
        }}
      </LoadedPages>
    </Page>
  );
}

/** What arrived since the list was read, above the list. An event that is in both is shown once. */
function merged(fresh: readonly LiveEvent[], past: readonly LiveEvent[]): LiveEvent[] {
  const pastIds = new Set(past.map(({ id }) => id));
  return [...fresh.filter(({ id }) => !pastIds.has(id)), ...past];
}
