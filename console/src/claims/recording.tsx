import { useChange } from '../api/use-change';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatDate } from '../parts/format';
import { Overtaken } from '../parts/overtaken';
import { Section, Sheet } from '../parts/page';
import { useCanChange } from '../shell/viewer';
import type { Claim } from './claim';
import { UpdateClaimDocument } from './claims.documents';

const labels = { filedOn: 'Filed on', recordedOn: 'Recorded on', instrumentNumber: 'Recording number' } as const;

interface StoredRecording {
  instrument_number?: string | null;
}

/** When and under which number a lien that is filed was recorded. It is known only then, and the release of the lien cites it. */
export function Recording({ claim }: { claim: Claim }) {
  const canChange = useCanChange();
  const change = useChange(UpdateClaimDocument);
  const { id, metadata, updatedAt, filedOn, recordedOn } = claim;
  const recording = metadata?.recording as StoredRecording | null | undefined;
  const stored = {
    filedOn: filedOn ?? '',
    recordedOn: recordedOn ?? '',
    instrumentNumber: recording?.instrument_number ?? '',
  };
  const form = useForm(stored, change.error, { isStored: true });
  const { values, changed, overtaken, text } = form;
  const save = () => {
    const entered = { ...recording, instrument_number: values.instrumentNumber.trim() || null };
    change.mutate({
      input: {
        id,
        expectedUpdatedAt: updatedAt,
        filedOn: values.filedOn || null,
        recordedOn: values.recordedOn || null,
        metadata: { ...metadata, recording: entered },
      },
    });
  };
  if (!canChange) return null;
  return (
    <Section title="Recording">
      <Sheet>
        <Form
          error={change.error}
          busy={change.isPending || overtaken.length > 0}
          submit="Save the recording"
          onSubmit={() => Object.keys(changed).length > 0 && save()}
        >
          <div className="grid gap-x-4 sm:grid-cols-2">
            <TextField type="date" label={labels.filedOn} {...text('filedOn')} />
            <TextField
              type="date"
              label={labels.recordedOn}
              hint="The time to sue counts from the earlier of the two days."
              {...text('recordedOn')}
            />
            <TextField label={labels.instrumentNumber} hint="Its release cites it." {...text('instrumentNumber')} />
          </div>
          <Overtaken
            form={form}
            labels={labels}
            stored={{
              ...stored,
              filedOn: stored.filedOn && formatDate(stored.filedOn),
              recordedOn: stored.recordedOn && formatDate(stored.recordedOn),
            }}
          />
        </Form>
      </Sheet>
    </Section>
  );
}
