import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { Button } from '../parts/button';
import { formatCount, formatTime } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useIsAdmin } from '../shell/viewer';
import { WebhookForm } from './webhook-form';
import { WebhookStatus } from './webhook-status';
import { type WebhookRowFragment, WebhooksDocument } from './webhooks.documents';

const columns: readonly Column<WebhookRowFragment>[] = [
  {
    title: 'URL',
    cell: ({ url }) => <span className="break-all">{url}</span>,
  },
  { title: 'Description', cell: ({ description }) => description ?? '—', wideOnly: true },
  {
    title: 'Events',
    cell: ({ events }) => (events.includes('ALL') ? 'All' : formatCount(events.length, 'event')),
    wideOnly: true,
  },
  { title: 'Status', cell: (webhook) => <WebhookStatus webhook={webhook} /> },
  { title: 'Last attempt', cell: ({ lastDeliveryAt }) => formatTime(lastDeliveryAt), wideOnly: true },
];

/** The endpoints that receive the events of the organization. */
export default function WebhooksPage() {
  const isAdmin = useIsAdmin();
  const [isAdding, setAdding] = useState(false);
  const read = useReadPages(WebhooksDocument, {}, ({ webhooks }) => webhooks);
  const add = (look: 'primary' | 'plain') =>
    isAdmin && (
      <Button look={look} onClick={() => setAdding(true)}>
        New endpoint
      </Button>
    );
  return (
    <Page
      title="Webhooks"
      subtitle="Endpoints of yours that receive each event as it happens."
      actions={add('primary')}
    >
      <LoadedPages read={read} rowsOf={({ webhooks }) => webhooks.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Endpoints"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/developers/webhooks/$id', params: { id } })}
              {...more}
            />
          ) : (
            <Empty title="No endpoint yet" action={add('plain')}>
              Add the URL of a program that should know at once what changes, instead of asking again and again.{' '}
              <a className="text-accent underline" href="/docs/webhooks">
                How to receive events
              </a>
            </Empty>
          )
        }
      </LoadedPages>
      {isAdding && <WebhookForm onClose={() => setAdding(false)} />}
    </Page>
  );
}
