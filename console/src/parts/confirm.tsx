import type { ReactNode } from 'react';
import type { Document } from '../api/execute';
import { useChange } from '../api/use-change';
import { Dialog } from './dialog';
import { Form } from './form';

/** Asks once more before one change, such as a deletion, and shows why the service refuses it. */
export function Confirm<Result, Variables>({
  title,
  submit,
  document,
  variables,
  onClose,
  onDone,
  danger = true,
  children,
}: {
  title: string;
  /** The text of the button that does it. */
  submit: string;
  document: Document<Result, Variables>;
  variables: Variables;
  onClose: () => void;
  onDone?: (result: Result) => void;
  danger?: boolean;
  children: ReactNode;
}) {
  const change = useChange(document);
  const send = () =>
    change.mutate(variables, {
      onSuccess: (result) => {
        onClose();
        onDone?.(result);
      },
    });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        onSubmit={send}
        error={change.error}
        busy={change.isPending}
        submit={submit}
        onCancel={onClose}
        danger={danger}
      >
        <div className="mb-4">{children}</div>
      </Form>
    </Dialog>
  );
}
