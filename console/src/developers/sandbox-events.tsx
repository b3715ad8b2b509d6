import { useCallback, useState } from 'react';
import type { LiveEvent } from '../api/live';
import { useRead } from '../api/use-read';
import { formatDate, formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Section } from '../parts/page';
import { Empty } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useEvents } from '../shell/live-context';
import { EventCode } from './event-code';
import { eventCatalogue, eventName } from './event-names';
import { SandboxHappenedDocument } from './sandbox.documents';

const kept = 200;

const meaningOf = ({ type }: LiveEvent) =>
  eventCatalogue[eventName(type) as keyof typeof eventCatalogue]?.replaceAll('`', '') ?? '—';

/** What moving the clock sets off, as it happens: the events since the page was opened. */
export function SandboxEvents() {
  const [arrived, setArrived] = useState<LiveEvent[]>([]);
  useEvents(useCallback((event: LiveEvent) => setArrived((known) => [event, ...known].slice(0, kept)), []));
  const abouts = useAbouts(arrived.length > 0);
  const columns: readonly Column<LiveEvent>[] = [
    {
      title: 'Event',
      cell: (event) => (
        <>
          <EventCode name={eventName(event.type)} />
          <Narrow>{abouts.get(event.id) ?? meaningOf(event)}</Narrow>
        </>
      ),
    },
    {
      title: 'Meaning',
      cell: (event) => (
        <>
          {meaningOf(event)}
          {abouts.has(event.id) && <span className="block text-sm text-muted">{abouts.get(event.id)}</span>}
        </>
      ),
      wideOnly: true,
    },
    {
      title: 'Time',
      cell: ({ occurredAt }) => <span className="md:whitespace-nowrap">{formatTime(occurredAt)}</span>,
    },
  ];
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

/** What the payload of an event has of these. */
interface Payload {
  object?: {
    project_id?: string;
    notice_number?: string;
    document_name?: string;
    date?: string;
    recipient?: { name?: string };
  };
}

/** Which project, document or recipient each of the latest events is about: many events of a month differ in nothing else. */
function useAbouts(isNeeded: boolean): ReadonlyMap<string, string> {
  const { data } = useRead(SandboxHappenedDocument, {}, { enabled: isNeeded });
  const names = new Map(data?.projects.nodes.map(({ id, name }) => [id, name]));
  const aboutOf = ({ object = {} }: Payload) => {
    const { project_id, notice_number, document_name, date, recipient } = object;
    const document = notice_number ?? (document_name && date ? `${document_name} by ${formatDate(date)}` : undefined);
    return [names.get(project_id ?? ''), document, recipient?.name].filter(Boolean).join(', ');
  };
  const abouts = (data?.events.nodes ?? []).map((event) => [event.id, aboutOf(event.data as Payload)] as const);
  return new Map(abouts.filter(([, about]) => about !== ''));
}
