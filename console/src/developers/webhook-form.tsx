import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { CheckField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatTime } from '../parts/format';
import { Secret } from '../parts/secret';
import { EventPicker } from './event-picker';
import {
  CreateWebhookDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment,
} from './webhooks.documents';

/** Adds an endpoint and shows its secret once, or changes one. */
export function WebhookForm({ webhook, onClose }: { webhook?: WebhookRowFragment; onClose: () => void }) {
  const create = useChange(CreateWebhookDocument);
  const update = useChange(UpdateWebhookDocument);
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  const error = create.error ?? update.error;
  const { values, set, text, errorsOf } = useForm(
    {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events ?? ['*'],
      isActive: webhook?.isActive ?? true,
    },
    error,
  );
  const save = () => {
    const input = { ...values, description: values.description || null };
    if (webhook) update.mutate({ input: { id: webhook.id, ...input } }, { onSuccess: onClose });
    else create.mutate({ input });
  };
  const created = create.data?.createWebhook;
  if (created) {
    const done = () => {
      onClose();
      void navigate({ to: `/${organizationId}/${mode}/developers/webhooks/${created.id}` as never });
    };
    return <NewSecret secret={created.secret!} onClose={done} />;
  }
  return (
    <Dialog open onClose={onClose} title={webhook ? 'Edit endpoint' : 'New endpoint'}>
      <Form
        onSubmit={save}
        error={error}
        busy={create.isPending || update.isPending}
        submit={webhook ? 'Save' : 'Add endpoint'}
        onCancel={onClose}
      >
        <TextField
          label="URL"
          type="url"
          inputMode="url"
          required
          placeholder="https://example.com/hooks"
          hint="The service posts each event to this address."
          {...text('url')}
        />
        <TextField label="Description" hint="What receives the events." {...text('description')} />
        <EventPicker
          chosen={values.events}
          onChange={(names) => set('events', names)}
          errors={errorsOf('events') ?? errorsOf('events.0')}
        />
        {webhook && (
          <CheckField
            label="Send events to this endpoint"
            hint={webhook.disabledAt ? 'The service disabled it. Turn it on once its fault is corrected.' : undefined}
            checked={values.isActive}
            onChange={({ target }) => set('isActive', target.checked)}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** Replaces the secret, after saying how long the present one stays valid. */
export function RotateSecret({ id, onClose }: { id: string; onClose: () => void }) {
  const rotate = useChange(RotateWebhookSecretDocument);
  const done = rotate.data?.rotateWebhookSecret;
  if (done) return <NewSecret secret={done.secret!} previousUntil={done.previousSecretExpiresAt} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Rotate the secret?">
      <Form
        onSubmit={() => rotate.mutate({ input: { id } })}
        error={rotate.error}
        busy={rotate.isPending}
        submit="Rotate secret"
        onCancel={onClose}
      >
        <p className="mb-4">
          For 24 hours each message is signed with both secrets, so you can change the receiver at any time in this
          period. A secret from before the last rotation stops working at once.
        </p>
      </Form>
    </Dialog>
  );
}

function NewSecret({
  secret,
  previousUntil,
  onClose,
}: {
  secret: string;
  previousUntil?: string | null;
  onClose: () => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Dialog open={isOpen} onClose={close} title="Copy the secret now">
      <p className="mb-3">
        It is shown this once. The receiver verifies with it that a message comes from this service.
      </p>
      <Secret label="Secret" text={secret} />
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">This secret</dt>
        <dd>Valid from now on</dd>
        {previousUntil && (
          <>
            <dt className="text-muted">The previous one</dt>
            <dd>Valid until {formatTime(previousUntil)}</dd>
          </>
        )}
      </dl>
      <Button look="primary" className="mt-4" onClick={close}>
        Done
      </Button>
    </Dialog>
  );
}
