import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Dialog } from '../parts/dialog';
import { SelectField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Loaded } from '../parts/states';
import { To } from '../parts/to';
import { ReplayEventDocument, ReplayTargetsDocument, type ReplayTargetsQuery } from './events.documents';

/** Sends a past event to an endpoint again. */
export function ReplayDialog({ cursor, onClose }: { cursor: string; onClose: () => void }) {
  const read = useRead(ReplayTargetsDocument, {}, { follows: ['webhook'] });
  return (
    <Dialog onClose={onClose} title="Replay the event">
      <Loaded read={read}>
        {({ webhooks }) =>
          webhooks.nodes.length > 0 ? (
            <ReplayForm cursor={cursor} targets={webhooks.nodes} onClose={onClose} />
          ) : (
            <p>
              No endpoint is active. <To page="/developers/webhooks">Add one</To>, then replay the event.
            </p>
          )
        }
      </Loaded>
    </Dialog>
  );
}

type Target = ReplayTargetsQuery['webhooks']['nodes'][number];

function ReplayForm({ cursor, targets, onClose }: { cursor: string; targets: readonly Target[]; onClose: () => void }) {
  const change = useChange(ReplayEventDocument);
  const { values, text } = useForm({ webhookId: targets[0]!.id }, change.error);
  return (
    <Form
      onSubmit={() => change.mutate({ input: { cursor, webhookId: values.webhookId } }, { onSuccess: onClose })}
      error={change.error}
      busy={change.isPending}
      submit="Replay"
      onCancel={onClose}
    >
      <SelectField
        label="Endpoint"
        hint="It receives the event as a new delivery, whichever events it is subscribed to."
        options={targets.map(({ id, url, description }) => ({
          value: id,
          text: description ? `${description} (${url})` : url,
        }))}
        {...text('webhookId')}
      />
    </Form>
  );
}
