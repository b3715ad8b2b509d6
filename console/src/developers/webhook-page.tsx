import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Actions } from '../parts/actions';
import { ConfirmSeen } from '../parts/confirm';
import { formatCount, formatTime } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import { useIsAdmin } from '../shell/viewer';
import { DeliveryList } from './delivery-list';
import { DeliveryPlot } from './delivery-plot';
import { eventName } from './event-names';
import { RedeliverFailed, RedeliveryProgress } from './redeliver-failed';
import { RotateSecret } from './rotate-secret';
import { WebhookForm } from './webhook-form';
import { WebhookStatus } from './webhook-status';
import {
  DeleteWebhookDocument,
  TestWebhookDocument,
  WebhookDocument,
  type WebhookRowFragment,
} from './webhooks.documents';

type Open = 'edit' | 'rotate' | 'redeliver' | 'delete';

/** An endpoint: what it receives, how well it answers, and each delivery to it. */
export default function WebhookPage() {
  const { id } = useParams({ from: '/$organization/$mode/developers/webhooks/$id' });
  const isAdmin = useIsAdmin();
  const [open, setOpen] = useState<Open>();
  const test = useChange(TestWebhookDocument);
  const read = useRead(
    WebhookDocument,
    { id },
    { isUnfinished: ({ latest }) => latest.nodes.some(({ status }) => status === 'PENDING') },
  );
  const webhook = read.data?.webhook;
  return (
    <Page
      title={webhook ? new URL(webhook.url).host : 'Endpoint'}
      subtitle={<To page="/developers/webhooks">All endpoints</To>}
      actions={
        webhook &&
        isAdmin && (
          <Actions
            actions={[
              { text: 'Send test event', busy: test.isPending, onClick: () => test.mutate({ input: { id } }) },
              { text: 'Deliver again…', onClick: () => setOpen('redeliver') },
              { text: 'Rotate secret', onClick: () => setOpen('rotate') },
              { text: 'Edit', onClick: () => setOpen('edit') },
              { text: 'Delete', look: 'danger', onClick: () => setOpen('delete') },
            ]}
          />
        )
      }
    >
      {test.error && (
        <div className="mb-4">
          <ErrorNote error={test.error} />
        </div>
      )}
      <Loaded read={read}>
        {({ webhook, latest }) => (
          <>
            <Section title="Endpoint">
              <Sheet>
                <WebhookFacts webhook={webhook} />
              </Sheet>
            </Section>
            <RedeliveryProgress />
            {latest.nodes.length > 0 && <DeliveryPlot latest={latest.nodes} />}
            <DeliveryList webhookId={id} />
            {open && <Opened open={open} webhook={webhook} onClose={() => setOpen(undefined)} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function WebhookFacts({ webhook }: { webhook: WebhookRowFragment }) {
  const { url, description, events, failingSince, failureCount, lastDeliveryAt, previousSecretExpiresAt } = webhook;
  const isOverlapping = previousSecretExpiresAt !== null && Date.parse(previousSecretExpiresAt) > Date.now();
  return (
    <Facts
      facts={[
        ['URL', <code key="url">{url}</code>],
        ['Description', description],
        ['Status', <WebhookStatus key="status" webhook={webhook} />],
        ['Events', <Events key="events" events={events} />],
        [
          'Secret',
          isOverlapping
            ? `Two are valid: the new one, and the previous one until ${formatTime(previousSecretExpiresAt)}`
            : 'Shown when it was made. Rotate it if it is lost.',
        ],
        ['Last attempt', lastDeliveryAt && formatTime(lastDeliveryAt)],
        ...(failingSince
          ? [
              [
                'Failing since',
                `${formatTime(failingSince)} (${formatCount(failureCount, 'failed attempt')} in a row). After five days it is disabled.`,
              ] as const,
            ]
          : []),
      ]}
    />
  );
}

function Events({ events }: { events: readonly string[] }) {
  if (events.includes('ALL')) return 'All';
  if (events.length <= 3) return <code>{events.map(eventName).join(', ')}</code>;
  return (
    <details>
      <summary className="cursor-pointer text-accent">{formatCount(events.length, 'event')}</summary>
      <code>{events.map(eventName).join(', ')}</code>
    </details>
  );
}

function Opened({ open, webhook, onClose }: { open: Open; webhook: WebhookRowFragment; onClose: () => void }) {
  const go = useGo();
  if (open === 'edit') return <WebhookForm webhook={webhook} onClose={onClose} />;
  if (open === 'rotate') return <RotateSecret webhook={webhook} onClose={onClose} />;
  if (open === 'redeliver') return <RedeliverFailed webhookId={webhook.id} onClose={onClose} />;
  return (
    <ConfirmSeen
      title="Delete the endpoint?"
      submit="Delete endpoint"
      document={DeleteWebhookDocument}
      updatedAt={webhook.updatedAt}
      input={{ id: webhook.id }}
      onClose={onClose}
      onDone={() => go({ page: '/developers/webhooks' }, { replace: true })}
    >
      Nothing more is sent to {webhook.url}, and its deliveries can no longer be read.
    </ConfirmSeen>
  );
}
