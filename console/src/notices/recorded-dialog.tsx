import { useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { SeenNotice } from '../parts/seen-notice';
import { useConfirmed } from '../parts/use-seen';
import type { Notice } from './notice';
import { MoveNoticeDocument, UpdateNoticeDocument } from './notices.documents';
import type { Step } from './steps';

/** Marks a notice as recorded, with the day: it is known only once the office has recorded it. */
export function RecordedDialog({ notice, step, onClose }: { notice: Notice; step: Step; onClose: () => void }) {
  const { id, updatedAt } = notice;
  const date = useChange(UpdateNoticeDocument);
  const move = useChange(MoveNoticeDocument);
  const error = date.error ?? move.error;
  const isPending = date.isPending || move.isPending;
  const recording = notice.metadata?.recording as { instrument_number?: string } | undefined;
  const [initial] = useState({
    recordedOn: notice.recordedOn ?? '',
    filedOn: notice.filedOn ?? '',
    number: recording?.instrument_number ?? '',
  });
  const { values, text } = useForm(initial, error);
  // A day that arrives while the dialog is open stays, unless another one is entered.
  const isDated = values.recordedOn !== '' || (initial.recordedOn === '' && notice.recordedOn !== null);
  const [isUndated, setUndated] = useState(false);
  const { hasChanged, confirm, labelOf } = useConfirmed(updatedAt, {
    error,
    isPending,
    // From here on, the page shows what this dialog itself has changed.
    isSuccess: date.isSuccess,
  });
  const saved = useRef<{ said: string; updatedAt: string }>(undefined);
  const save = async (seen: string) => {
    const expectedUpdatedAt = date.data?.updateNotice.updatedAt ?? seen;
    const number = values.number.trim();
    const isNumbered = number !== '' && number !== initial.number;
    const metadata = isNumbered && { ...notice.metadata, recording: { ...recording, instrument_number: number } };
    const days = {
      ...(values.recordedOn !== initial.recordedOn && { recordedOn: values.recordedOn }),
      ...(values.filedOn !== initial.filedOn && { filedOn: values.filedOn || null }),
    };
    const input = { id, expectedUpdatedAt, ...days, ...(metadata && { metadata }) };
    // What is saved is not saved again: the act whose answer was lost is sent as it was, and the service knows it.
    const said = JSON.stringify(values);
    if (saved.current?.said !== said) {
      const { updateNotice } = await date.mutateAsync({ input });
      saved.current = { said, updatedAt: updateNotice.updatedAt };
    }
    await move.mutateAsync({ input: { id, expectedUpdatedAt: saved.current.updatedAt, status: step.status } });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={`${step.text}?`}>
      <Form
        error={error}
        busy={isPending}
        submit={labelOf(step.text)}
        onCancel={onClose}
        onSubmit={() => {
          setUndated(!isDated);
          if (isDated) confirm((seen) => void save(seen).catch(() => undefined));
        }}
      >
        <p className="mb-3">{step.meaning}</p>
        {hasChanged && <SeenNotice />}
        <TextField
          type="date"
          label="Recorded on"
          required
          {...text('recordedOn')}
          {...(isUndated && !isDated && { errors: ['Enter the day on which the office recorded it.'] })}
        />
        <TextField
          type="date"
          label="Filed on"
          hint="If it was handed in on another day. The time to sue counts from the earlier one."
          {...text('filedOn')}
        />
        <TextField label="Recording number" hint="Its release cites it." {...text('number')} />
      </Form>
    </Dialog>
  );
}
