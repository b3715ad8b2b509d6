import { useParams } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Badge, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Code, prettyJson } from '../parts/code';
import { formatNumber, formatTime } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useIsAdmin } from '../shell/viewer';
import { eventName } from './event-names';
import { maxAttempts } from './webhook-status';
import { RedeliverWebhookDocument, WebhookDeliveryDocument, type WebhookDeliveryQuery } from './webhooks.documents';

type Delivery = WebhookDeliveryQuery['webhookDelivery'];
type Attempt = Delivery['attempts'][number];

/** The delivery of an event to an endpoint: what was sent, and what the endpoint answered to each attempt. */
export default function DeliveryPage() {
  const { id, delivery } = useParams({ from: '/$organization/$mode/developers/webhooks/$id/deliveries/$delivery' });
  const isAdmin = useIsAdmin();
  const redeliver = useChange(RedeliverWebhookDocument);
  const read = useRead(
    WebhookDeliveryDocument,
    { id: delivery, webhookId: id },
    { follows: [], isUnfinished: ({ webhookDelivery }) => webhookDelivery.status === 'PENDING' },
  );
  const shown = read.data?.webhookDelivery;
  const canRedeliver = isAdmin && shown?.status === 'FAILED' && shown.attempt < maxAttempts && shown.webhook?.isActive;
  return (
    <Page
      title={shown ? `Delivery of ${eventName(shown.event)}` : 'Delivery'}
      subtitle={
        <To page="/developers/webhooks/$id" params={{ id }}>
          {shown?.webhook?.url ?? 'The endpoint'}
        </To>
      }
      actions={
        canRedeliver && (
          <Button
            look="primary"
            busy={redeliver.isPending}
            onClick={() => redeliver.mutate({ input: { id: delivery, webhookId: id } })}
          >
            Deliver again
          </Button>
        )
      }
    >
      {redeliver.error && (
        <div className="mb-4">
          <ErrorNote error={redeliver.error} />
        </div>
      )}
      <Loaded read={read}>
        {({ webhookDelivery }) => (
          <>
            <Section title="Delivery">
              <Sheet>
                <DeliveryFacts delivery={webhookDelivery} />
              </Sheet>
            </Section>
            {webhookDelivery.attempts.toReversed().map((attempt) => (
              <Section key={attempt.number} title={`Attempt ${attempt.number}`}>
                <AttemptParts attempt={attempt} />
              </Section>
            ))}
            <Section title="Message">
              {webhookDelivery.payload ? (
                <Code label="Body of each attempt" text={prettyJson(webhookDelivery.payload)} />
              ) : (
                <p className="text-muted">The event is no longer kept, so its body cannot be shown.</p>
              )}
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const { status, attempt, createdAt, deliveredAt, nextAttemptAt, eventId, resourceId } = delivery;
  const isSpent = status === 'FAILED' && attempt >= maxAttempts;
  return (
    <Facts
      facts={[
        ['Status', <Status key="status" status={status} />],
        [
          'Attempts',
          `${attempt} of ${maxAttempts}${isSpent ? '. No further attempt is possible: replay the event.' : ''}`,
        ],
        ['Created', formatTime(createdAt)],
        ...(deliveredAt ? [['Delivered', formatTime(deliveredAt)] as const] : []),
        ...(status === 'PENDING' && nextAttemptAt ? [['Next attempt', formatTime(nextAttemptAt)] as const] : []),
        ['Event', <code key="event">{eventId}</code>],
        ['Record', <code key="record">{resourceId}</code>],
      ]}
    />
  );
}

/** What was sent, and what came back. */
function AttemptParts({ attempt }: { attempt: Attempt }) {
  const { startedAt, durationMs, responseCode, error, requestHeaders, responseHeaders, responseBody } = attempt;
  const isGood = responseCode !== null && responseCode >= 200 && responseCode < 300;
  return (
    <Sheet>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isGood ? 'success' : 'danger'}>{responseCode === null ? 'No answer' : String(responseCode)}</Badge>
        <span>{formatTime(startedAt)}</span>
        {durationMs !== null && <span className="text-muted">{formatNumber(durationMs)} ms</span>}
        {error && <span className="text-danger">{error}</span>}
      </p>
      <div className="grid gap-x-4 lg:grid-cols-2 [&>*]:min-w-0">
        <Code label={`Request headers of attempt ${attempt.number}`} text={formatHeaders(requestHeaders)} />
        <div>
          {responseHeaders && (
            <Code label={`Answer headers of attempt ${attempt.number}`} text={formatHeaders(responseHeaders)} />
          )}
          {responseBody && (
            <Code
              label={`Answer of attempt ${attempt.number}`}
              text={prettyJson(responseBody)}
              note="Its first 4 kB are kept."
            />
          )}
        </div>
      </div>
    </Sheet>
  );
}

function formatHeaders(headers: Record<string, unknown> | null): string {
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
  return lines.join('\n') || 'None';
}
