import { useReadPages } from '../api/use-read';
import { Status } from '../parts/badge';
import { Filters, SelectFilter, useFilters } from '../parts/filters';
import { formatCount, formatTime } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Section } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { EventCode } from './event-code';
import { eventName, eventNames, toEventType } from './event-names';
import { lastResponse, maxAttempts } from './webhook-status';
import { WebhookDeliveriesDocument, type WebhookDeliveriesQuery } from './webhooks.documents';

type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['nodes'][number];

const statuses = ['PENDING', 'DELIVERED', 'FAILED'] as const;

const columns: readonly Column<Delivery>[] = [
  {
    title: 'Event',
    cell: (delivery) => (
      <>
        <EventCode name={eventName(delivery.event)} />
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

/** The deliveries to an endpoint, newest first. What is under way is read again until it ends. */
export function DeliveryList({ webhookId }: { webhookId: string }) {
  const [{ status, event }, setFilters] = useFilters('/developers/webhooks/$id', { status: '', event: '' });
  const filter = {
    ...(status && { status: status as Delivery['status'] }),
    ...(event && { event: toEventType(event) as Delivery['event'] }),
  };
  const read = useReadPages(
    WebhookDeliveriesDocument,
    { id: webhookId, filter },
    ({ webhookDeliveries }) => webhookDeliveries,
    { isUnfinished: ({ webhookDeliveries }) => webhookDeliveries.nodes.some(({ status }) => status === 'PENDING') },
  );
  return (
    <Section title="Deliveries">
      <Filters>
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SelectFilter
          label="Event"
          value={event}
          values={eventNames}
          textOf={(name) => name}
          onChange={(chosen) => setFilters({ event: chosen })}
        />
        {read.data?.[0] && (
          <span className="self-center text-muted" role="status">
            {formatCount(read.data[0].webhookDeliveries.totalCount, 'delivery', 'deliveries')}
          </span>
        )}
      </Filters>
      <LoadedPages read={read} rowsOf={({ webhookDeliveries }) => webhookDeliveries.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Deliveries"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({
                page: '/developers/webhooks/$id/deliveries/$delivery',
                params: { id: webhookId, delivery: id },
              })}
              {...more}
            />
          ) : (
            <Empty title="No deliveries">
              {status || event
                ? 'No delivery matches these filters.'
                : 'Send a test event, or change a record, and its event is delivered here.'}
            </Empty>
          )
        }
      </LoadedPages>
    </Section>
  );
}
