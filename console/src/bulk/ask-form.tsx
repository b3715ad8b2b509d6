import { useRef, useState } from 'react';
import { SelectField, TextArea, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { usePeople } from '../shell/people';
import type { Choice } from './acts';
import type { BulkRecordType } from './bulk.documents';
import type { Asked } from './changes';

/** Asks once for all records: the day of the act, or the task and who does it. */
export function AskForm({
  choice,
  type,
  busy,
  onAsked,
}: {
  choice: Choice;
  type: BulkRecordType;
  busy: boolean;
  onAsked: (asked: Asked) => void;
}) {
  const { values, text, saved } = useForm<Asked>({ on: '', text: '', assigneeId: '', dueOn: '' });
  const { known } = usePeople();
  const [isSent, setSent] = useState(false);
  const missing = choice.day ? values.on === '' && !choice.dayHint : values.text.trim() === '';
  const [isHalf, setHalf] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wrong = isSent && (missing || isHalf) ? { errors: [isHalf ? 'Enter a whole date.' : 'Fill this in.'] } : {};
  const send = () => {
    setSent(true);
    // The browser gives no value for a date that is typed in part.
    const isPartOfDay = box.current?.querySelector<HTMLInputElement>('[name=on]')?.validity.badInput ?? false;
    setHalf(isPartOfDay);
    if (missing || isPartOfDay) return;
    saved();
    onAsked(values);
  };
  return (
    <Form error={null} busy={busy} submit="Check them" onSubmit={send}>
      {choice.day && (
        <div ref={box}>
          <TextField
            type="date"
            label={choice.day}
            hint={choice.dayHint ?? 'The same day for all of them.'}
            required={!choice.dayHint}
            {...text('on')}
            {...wrong}
          />
        </div>
      )}
      {choice.act === 'ASSIGN' && (
        <>
          <TextArea
            label="Task"
            rows={3}
            required
            hint={
              type === 'PROJECT' ? 'It is added to each project.' : 'The name of the record is added in parentheses.'
            }
            {...text('text')}
            {...wrong}
          />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <SelectField
              label="Who does it"
              options={[
                { value: '', text: 'No one yet' },
                ...known.map(({ userId, name }) => ({ value: userId, text: name })),
              ]}
              {...text('assigneeId')}
            />
            <TextField type="date" label="Due" hint="The day where each project is." {...text('dueOn')} />
          </div>
        </>
      )}
    </Form>
  );
}
