import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form, useForm } from '../parts/form';
import { formatCount, formatTime } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { Loaded } from '../parts/states';
import { RedeliverFailedWebhooksDocument, WebhookRedeliveryDocument } from './webhooks.documents';

/** The value of a control for a moment, in the zone of the browser. */
function localMoment(time: number): string {
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Starts the job that delivers again what failed since a moment. Its id is kept in the address. */
export function RedeliverFailed({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const change = useChange(RedeliverFailedWebhooksDocument);
  const [, setFilters] = useFilters('/developers/webhooks/$id', { job: '' });
  const [initial] = useState(() => localMoment(Date.now() - 24 * 3_600_000));
  const { values, text } = useForm({ since: initial }, change.error);
  const isMoment = !Number.isNaN(Date.parse(values.since));
  const start = () =>
    change.mutate(
      { input: { webhookId, since: new Date(values.since).toISOString() } },
      {
        onSuccess: ({ redeliverFailedWebhooks }) => {
          onClose();
          setFilters({ job: redeliverFailedWebhooks.id });
        },
      },
    );
  return (
    <Dialog onClose={onClose} title="Deliver again what failed">
      <Form
        onSubmit={() => isMoment && start()}
        error={change.error}
        busy={change.isPending}
        submit="Deliver again"
        onCancel={onClose}
      >
        <p className="mb-3">
          Each failed delivery gets its fifth and last attempt, the oldest first. What was already attempted five times
          is left out.
        </p>
        <TextField
          label="Failed deliveries since"
          type="datetime-local"
          required
          {...text('since')}
          errors={isMoment ? text('since').errors : ['Enter a date and a time.']}
        />
      </Form>
    </Dialog>
  );
}

/** How far the job in the address is. */
export function RedeliveryProgress() {
  const [{ job }, setFilters] = useFilters('/developers/webhooks/$id', { job: '' });
  if (!job) return null;
  return (
    <Section
      title="Delivering again"
      actions={<Button onClick={() => setFilters({ job: '' }, { replace: true })}>Close</Button>}
    >
      <Progress id={job} />
    </Section>
  );
}

function Progress({ id }: { id: string }) {
  const read = useRead(
    WebhookRedeliveryDocument,
    { id },
    { follows: [], isUnfinished: ({ webhookRedelivery }) => !webhookRedelivery.finished },
  );
  return (
    <Loaded read={read}>
      {({ webhookRedelivery: { since, total, more, pending, delivered, failed, finished } }) => (
        <Sheet>
          <p role="status" className="mb-2 font-medium">
            {total === 0
              ? 'Nothing failed since then that can be attempted again.'
              : `${finished ? 'Done' : 'Under way'}: ${formatCount(delivered, 'delivery', 'deliveries')} succeeded, ${failed} failed, ${pending} waiting.`}
          </p>
          {total > 0 && (
            <progress
              className="h-2 w-full overflow-hidden rounded [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-(--success)"
              aria-label="Deliveries that ended"
              max={total}
              value={total - pending}
            />
          )}
          <p className="mt-2 text-sm text-muted">
            {formatCount(total, 'failed delivery', 'failed deliveries')} since {formatTime(since)}.
            {more && ' There are more: start it again when this is done.'}
          </p>
        </Sheet>
      )}
    </Loaded>
  );
}
