import { useRead } from '../api/use-read';
import { formatDate, formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Section } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { EventCode } from './event-code';
import { eventCatalogue, eventName } from './event-names';
import { ProjectNamesDocument, SandboxHappenedDocument, type SandboxHappenedQuery } from './sandbox.documents';

type Event = SandboxHappenedQuery['events']['nodes'][number];

const meaningOf = ({ type }: Event) =>
  eventCatalogue[eventName(type) as keyof typeof eventCatalogue]?.replaceAll('`', '') ?? '—';

/**
 * What moving the clock sets off, as it happens. The list is read again after each change and each event, so it also has what
 * happened before the socket of the page was open.
 *
 * @param after the newest event when the page was opened; null if there was none
 */
export function SandboxEvents({ after }: { after: string | null }) {
  const read = useRead(SandboxHappenedDocument, {});
  const names = useProjectNames(read.data);
  return (
    <Section title="What happens">
      <Loaded read={read}>
        {({ events: { nodes } }) => {
          const before = nodes.findIndex(({ id }) => id === after);
          const happened = before < 0 ? nodes : nodes.slice(0, before);
          if (happened.length === 0) {
            return (
              <Empty title="Nothing yet">
                Move the clock, and what it sets off appears here: deadlines that come near, mail that is delivered,
                credits that are granted.
              </Empty>
            );
          }
          return (
            <>
              <Table
                caption="Events since the page was opened"
                columns={buildColumns((event) => describeSubject(event.data as Payload, names))}
                rows={happened}
                rowKey={({ id }) => id}
                page={({ cursor }) => ({ page: '/developers/events/$cursor', params: { cursor } })}
              />
              {happened.length === nodes.length && after !== null && (
                <p className="text-muted">
                  These are the latest {nodes.length}. <To page="/developers/events">All events</To>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

/** The names of the projects that the events are about. */
function useProjectNames(happened: SandboxHappenedQuery | undefined): ReadonlyMap<string, string> {
  const ids = (happened?.events.nodes ?? []).flatMap(({ data }) => (data as Payload).object?.project_id ?? []);
  const projectIds = [...new Set(ids)].sort();
  const { data } = useRead(
    ProjectNamesDocument,
    { ids: projectIds },
    { enabled: projectIds.length > 0, follows: ['project'], keepsPrevious: true },
  );
  return new Map((data?.nodes ?? []).flatMap((node) => (node && 'name' in node ? [[node.id, node.name]] : [])));
}

function buildColumns(about: (event: Event) => string): readonly Column<Event>[] {
  return [
    {
      title: 'Event',
      cell: (event) => (
        <>
          <EventCode name={eventName(event.type)} />
          <Narrow>{about(event) || meaningOf(event)}</Narrow>
        </>
      ),
    },
    {
      title: 'Meaning',
      cell: (event) => (
        <>
          {meaningOf(event)}
          <span className="block text-sm text-muted">{about(event)}</span>
        </>
      ),
      wideOnly: true,
    },
    {
      title: 'Time',
      cell: ({ occurredAt }) => <span className="md:whitespace-nowrap">{formatTime(occurredAt)}</span>,
    },
  ];
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

/** Which project, document or recipient an event is about: many events of a month differ in nothing else. */
function describeSubject({ object = {} }: Payload, projects: ReadonlyMap<string, string>): string {
  const { project_id, notice_number, document_name, date, recipient } = object;
  const document = notice_number ?? (document_name && date ? `${document_name} by ${formatDate(date)}` : undefined);
  return [projects.get(project_id ?? ''), document, recipient?.name].filter(Boolean).join(', ');
}
