import { useCallback, useState } from 'react';
import type { LiveEvent } from '../api/live';
import { Button } from '../parts/button';
import { formatClock } from '../parts/format';
import { Page } from '../parts/page';
import { Empty } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useConnection, useEvents } from '../shell/live-context';

const kept = 500;

const columns: readonly Column<LiveEvent>[] = [
  { title: 'Time', cell: ({ occurredAt }) => formatClock(occurredAt) },
  { title: 'Type', cell: ({ type }) => <code>{type.toLowerCase()}</code> },
  { title: 'Record', cell: ({ subjectType }) => subjectType },
  { title: 'Id', cell: ({ subjectId }) => <code>{subjectId}</code>, wideOnly: true },
];

/** The events of the organization as they happen. */
export default function EventsPage() {
  const [events, setEvents] = useState<LiveEvent[]>([]);
  const [isPaused, setPaused] = useState(false);
  const connection = useConnection();
  useEvents(
    useCallback(
      (event: LiveEvent) => {
        if (!isPaused) setEvents((known) => [event, ...known].slice(0, kept));
      },
      [isPaused],
    ),
  );
  return (
    <Page
      title="Events"
      subtitle={connection === 'connected' ? 'New events appear at once.' : 'Connecting…'}
      actions={<Button onClick={() => setPaused(!isPaused)}>{isPaused ? 'Continue' : 'Pause'}</Button>}
    >
      {events.length > 0 ? (
        <Table caption="Events" columns={columns} rows={events} rowKey={({ id }) => id} />
      ) : (
        <Empty title="No event yet">Change a record in another window, and its event appears here.</Empty>
      )}
    </Page>
  );
}
