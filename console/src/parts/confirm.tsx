import type { ReactNode } from 'react';
import type { Document } from '../api/execute';
import { useChange } from '../api/use-change';
import { Dialog } from './dialog';
import { Form } from './form';
import { SeenNotice } from './seen-notice';
import { useConfirmed } from './use-seen';

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
    <Dialog onClose={onClose} title={title}>
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

/** As `Confirm`, for a change of a record that other people may change while the dialog is open. */
export function ConfirmSeen<Result, Input extends { expectedUpdatedAt?: string | null | undefined }>({
  title,
  submit,
  document,
  updatedAt,
  input,
  onClose,
  onDone,
  danger = true,
  children,
}: {
  title: string;
  submit: string;
  document: Document<Result, { input: Input }>;
  /** The time of the record’s last change. */
  updatedAt: string;
  input: NoInfer<Omit<Input, 'expectedUpdatedAt'>>;
  onClose: () => void;
  onDone?: () => void;
  danger?: boolean;
  children: ReactNode;
}) {
  const change = useChange(document);
  const { hasChanged, confirm, labelOf } = useConfirmed(updatedAt, change);
  const send = (expectedUpdatedAt: string) =>
    change.mutate(
      { input: { ...input, expectedUpdatedAt } as Input },
      {
        onSuccess: () => {
          onClose();
          onDone?.();
        },
      },
    );
  return (
    <Dialog onClose={onClose} title={title}>
      <Form
        onSubmit={() => confirm(send)}
        error={change.error}
        busy={change.isPending}
        submit={labelOf(submit)}
        onCancel={onClose}
        danger={danger && !hasChanged}
      >
        <div className="mb-4">{children}</div>
        {hasChanged && <SeenNotice />}
      </Form>
    </Dialog>
  );
}
