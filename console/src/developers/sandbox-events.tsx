import { useCallback, useState } from 'react';
import type { LiveEvent } from '../api/live';
import { formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Section } from '../parts/page';
import { Empty } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useEvents } from '../shell/live-context';
import { EventCode } from './event-code';
import { eventCatalogue, eventName } from './event-names';

const kept = 200;

const meaningOf = ({ type }: LiveEvent) =>
  eventCatalogue[eventName(type) as keyof typeof eventCatalogue]?.replaceAll('`', '') ?? '—';

const columns: readonly Column<LiveEvent>[] = [
  {
    title: 'Event',
    cell: (event) => (
      <>
        <EventCode name={eventName(event.type)} />
        <Narrow>{meaningOf(event)}</Narrow>
      </>
    ),
  },
  { title: 'Meaning', cell: meaningOf, wideOnly: true },
  {
    title: 'Time',
    cell: ({ occurredAt }) => <span className="md:whitespace-nowrap">{formatTime(occurredAt)}</span>,
  },
];

/** What moving the clock sets off, as it happens: the events since the page was opened. */
export function SandboxEvents() {
  const [arrived, setArrived] = useState<LiveEvent[]>([]);
  useEvents(useCallback((event: LiveEvent) => setArrived((known) => [event, ...known].slice(0, kept)), []));
  return (
    <Section title="What happens">
      {arrived.length > 0 ? (
        <Table
          caption="Events since the page was opened"
          columns={columns}
          rows={arrived}
          rowKey={({ id }) => id}
          page={({ cursor }) => `/developers/events/${cursor}`}
        />
      ) : (
        <Empty title="Nothing yet">
          Move the clock, and what it sets off appears here: deadlines that come near, mail that is delivered, credits
          that are granted.
        </Empty>
      )}
    </Section>
  );
}
