import { Dialog } from '../parts/dialog';
import { Form } from '../parts/form';

/** Asks before a mutation runs in live mode. */
export function LiveQuestion({
  name,
  onRun,
  onClose,
}: {
  name: string | undefined;
  onRun: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog onClose={onClose} title="Change live records?">
      <Form submit="Run it" onSubmit={onRun} onCancel={onClose} error={null} busy={false} danger>
        <p className="mb-4">
          {name ? <code>{name}</code> : 'This'} is a mutation, and this is live mode. It may change records, spend
          credits and mail something that cannot be taken back. In the sandbox, nothing is mailed or charged.
        </p>
      </Form>
    </Dialog>
  );
}
