import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../api/errors';
import { execute } from '../api/execute';
import { useScope } from '../api/scope';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { saveFile } from '../parts/file';
import { Form, toInput, useForm } from '../parts/form';
import { StatementDocument, type StatementQuery, type StatementQueryVariables } from './credits.documents';

type Format = NonNullable<StatementQueryVariables['format']>;

/** Downloads a statement of the credits for a range of days. */
export function StatementForm({ onClose }: { onClose: () => void }) {
  const scope = useScope();
  const download = useMutation<StatementQuery, ApiError, StatementQueryVariables>({
    mutationFn: (variables) => execute(StatementDocument, variables, { scope }),
    onSuccess: ({ creditStatement: { fileName, mimeType, content } }) => {
      saveFile(fileName, mimeType, content);
      onClose();
    },
  });
  const { values, text } = useForm({ from: '', to: '', format: 'PDF' as Format }, download.error, { prefix: '' });
  return (
    <Dialog onClose={onClose} title="Download statement">
      <Form
        onSubmit={() => download.mutate(toInput(values))}
        error={download.error}
        busy={download.isPending}
        submit="Download"
        onCancel={onClose}
      >
        <div className="grid gap-x-3 sm:grid-cols-2">
          <TextField label="First day" type="date" hint="This month if empty." {...text('from')} />
          <TextField label="Last day" type="date" hint="Today if empty." {...text('to')} />
        </div>
        <SelectField
          label="File"
          options={[
            { value: 'PDF', text: 'PDF, to read and print' },
            { value: 'CSV', text: 'CSV, for a spreadsheet' },
          ]}
          {...text('format')}
        />
      </Form>
    </Dialog>
  );
}
