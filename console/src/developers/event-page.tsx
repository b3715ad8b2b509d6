import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Code, prettyJson } from '../parts/code';
import { formatSecond, formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { toRecordPage } from '../routes/pages';
import { pageFor } from '../shell/page-of';
import { useIsAdmin } from '../shell/viewer';
import { eventCatalogue, eventName } from './event-names';
import { EventPageDocument, type EventPageQuery } from './events.documents';
import { ReplayDialog } from './replay-dialog';
import { lastResponse, maxAttempts } from './webhook-status';

type Delivery = EventPageQuery['event']['deliveries']['nodes'][number];

const columns: readonly Column<Delivery>[] = [
  {
    title: 'Endpoint',
    cell: (delivery) => (
      <>
        <span className="break-all">{delivery.webhook?.url ?? 'A deleted endpoint'}</span>
        <Narrow>
          {formatTime(delivery.createdAt)}, {lastResponse(delivery)}
        </Narrow>
      </>
    ),
  },
  { title: 'Status', cell: ({ status }) => <Status status={status} /> },
  { title: 'Last answer', cell: (delivery) => lastResponse(delivery), wideOnly: true },
  { title: 'Attempts', cell: ({ attempt }) => `${attempt} of ${maxAttempts}`, align: 'right', wideOnly: true },
  { title: 'Created', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
];

/** An event with what it says, and its deliveries to endpoints. */
export default function EventPage() {
  const { cursor } = useParams({ from: '/$organization/$mode/developers/events/$cursor' });
  const isAdmin = useIsAdmin();
  const [isReplaying, setReplaying] = useState(false);
  const read = useRead(
    EventPageDocument,
    { cursor },
    { follows: [], isUnfinished: ({ event }) => event.deliveries.nodes.some(({ status }) => status === 'PENDING') },
  );
  const name = read.data && eventName(read.data.event.type);
  return (
    <Page
      title={name ?? 'Event'}
      subtitle={<To page="/developers/events">All events</To>}
      actions={read.data && isAdmin && <Button onClick={() => setReplaying(true)}>Replay…</Button>}
    >
      <Loaded read={read}>
        {({ event }) => (
          <>
            <Section title="Event">
              <Sheet>
                <Facts
                  facts={[
                    ['Meaning', eventCatalogue[name as keyof typeof eventCatalogue]?.replaceAll('`', '')],
                    ['Time', formatSecond(event.occurredAt)],
                    ['Record', <Subject key="record" type={event.subjectType} id={event.subjectId} />],
                    ['Id', <code key="id">{event.id}</code>],
                    [
                      'Cursor',
                      <code key="cursor" className="break-all">
                        {event.cursor}
                      </code>,
                    ],
                  ]}
                />
              </Sheet>
            </Section>
            <Section title="Deliveries">
              {event.deliveries.nodes.length > 0 ? (
                <Table
                  caption="Deliveries of the event"
                  columns={columns}
                  rows={event.deliveries.nodes}
                  rowKey={({ id }) => id}
                  page={({ id, webhookId }) => ({
                    page: '/developers/webhooks/$id/deliveries/$delivery',
                    params: { id: webhookId, delivery: id },
                  })}
                />
              ) : (
                <Empty title="No endpoint received it">
                  No endpoint was subscribed to it when it happened. <To page="/developers/webhooks">Endpoints</To>
                </Empty>
              )}
            </Section>
            <Code label="Data" text={prettyJson(event.data)} />
            {isReplaying && <ReplayDialog cursor={cursor} onClose={() => setReplaying(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Subject({ type, id }: { type: string; id: string }) {
  const text = (
    <>
      {inWords(type)} <code>{id}</code>
    </>
  );
  const place = pageFor(type, id);
  return place ? <To {...toRecordPage(place)}>{text}</To> : text;
}
