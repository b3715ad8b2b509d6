import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { Form } from '../parts/form';
import { formatTime } from '../parts/format';
import { SecretDialog } from '../parts/secret';
import { SeenNotice } from '../parts/seen-notice';
import { useConfirmed } from '../parts/use-seen';
import { RotateWebhookSecretDocument, type WebhookRowFragment } from './webhooks.documents';

/** Replaces the secret, after saying how long the present one stays valid. */
export function RotateSecret({ webhook, onClose }: { webhook: WebhookRowFragment; onClose: () => void }) {
  const { id, updatedAt } = webhook;
  const rotate = useChange(RotateWebhookSecretDocument);
  const { hasChanged, confirm, labelOf } = useConfirmed(updatedAt, rotate);
  const done = rotate.data?.rotateWebhookSecret;
  if (done) return <NewSecret secret={done.secret!} previousUntil={done.previousSecretExpiresAt} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} title="Rotate the secret?">
      <Form
        onSubmit={() => confirm((expectedUpdatedAt) => rotate.mutate({ input: { id, expectedUpdatedAt } }))}
        error={rotate.error}
        busy={rotate.isPending}
        submit={labelOf('Rotate secret')}
        onCancel={onClose}
      >
        <p className="mb-4">
          For 24 hours each message is signed with both secrets, so you can change the receiver at any time in this
          period. A secret from before the last rotation stops working at once.
        </p>
        {hasChanged && <SeenNotice />}
      </Form>
    </Dialog>
  );
}

/** The secret, which is shown this once. */
export function NewSecret({
  secret,
  previousUntil,
  onClose,
}: {
  secret: string;
  previousUntil?: string | null;
  onClose: () => void;
}) {
  return (
    <SecretDialog
      title="Copy the secret now"
      label="Secret"
      text={secret}
      explanation="It is shown this once. The receiver verifies with it that a message comes from this service."
      onClose={onClose}
    >
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
    </SecretDialog>
  );
}
