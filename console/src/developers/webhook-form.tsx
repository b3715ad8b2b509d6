import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { CheckField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatCount } from '../parts/format';
import { Overtaken } from '../parts/overtaken';
import { useGo } from '../parts/use-go';
import { eventName, toEventType } from './event-names';
import { EventPicker } from './event-picker';
import { NewSecret } from './rotate-secret';
import { CreateWebhookDocument, UpdateWebhookDocument, type WebhookRowFragment } from './webhooks.documents';

const labels = {
  url: 'URL',
  description: 'Description',
  events: 'Events',
  isActive: 'Send events to this endpoint',
} as const;

/** Adds an endpoint and shows its secret once, or changes one. */
export function WebhookForm({ webhook, onClose }: { webhook?: WebhookRowFragment; onClose: () => void }) {
  const create = useChange(CreateWebhookDocument);
  const update = useChange(UpdateWebhookDocument);
  const go = useGo();
  const error = create.error ?? update.error;
  const stored = {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    // One text, because it is one choice, and any user may make it.
    events: (webhook?.events ?? ['ALL']).map(eventName).sort().join(' '),
    isActive: webhook?.isActive ?? true,
  };
  const form = useForm(stored, error, { isStored: true });
  const { values, set, text, errorsOf } = form;
  const events = values.events.split(' ').filter(Boolean);
  const save = () => {
    const input = {
      ...values,
      events: events.map(toEventType) as WebhookRowFragment['events'],
      description: values.description || null,
    };
    if (webhook) {
      const { id, updatedAt: expectedUpdatedAt } = webhook;
      update.mutate({ input: { id, expectedUpdatedAt, ...input } }, { onSuccess: onClose });
    } else create.mutate({ input }, { onSuccess: form.saved });
  };
  const created = create.data?.createWebhook;
  if (created) {
    const done = () => {
      onClose();
      go({ page: '/developers/webhooks/$id', params: { id: created.id } });
    };
    return <NewSecret secret={created.secret!} onClose={done} />;
  }
  return (
    <Dialog onClose={onClose} title={webhook ? 'Edit endpoint' : 'New endpoint'}>
      <Form
        onSubmit={save}
        error={error}
        busy={create.isPending || update.isPending || form.overtaken.length > 0}
        submit={webhook ? 'Save' : 'Add endpoint'}
        onCancel={onClose}
      >
        <TextField
          label={labels.url}
          type="url"
          inputMode="url"
          required
          placeholder="https://example.com/hooks"
          hint="The service posts each event to this address."
          {...text('url')}
        />
        <TextField label={labels.description} hint="What receives the events." {...text('description')} />
        <EventPicker
          chosen={events}
          onChange={(names) => set('events', [...names].sort().join(' '))}
          errors={errorsOf('events') ?? errorsOf('events.0')}
        />
        {webhook && (
          <CheckField
            label={labels.isActive}
            hint={webhook.disabledAt ? 'The service disabled it. Turn it on once its fault is corrected.' : undefined}
            checked={values.isActive}
            onChange={({ target }) => set('isActive', target.checked)}
          />
        )}
        <Overtaken form={form} labels={labels} stored={{ ...stored, events: spokenEvents(webhook?.events ?? []) }} />
      </Form>
    </Dialog>
  );
}

function spokenEvents(events: readonly string[]): string {
  return events.includes('ALL') ? 'all events' : formatCount(events.length, 'event');
}
