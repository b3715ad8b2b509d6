import { useState } from 'react';
import { useChange } from '../api/use-change';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { ConfirmSeen } from '../parts/confirm';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatDate } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { useToday } from '../shell/clock';
import { useCanChange } from '../shell/viewer';
import type { Project } from './project';
import { type RecordedNoticeKind, UpdateProjectDocument } from './project.documents';

type RecordedNotice = Project['recordedNotices'][number];

const kinds: RecordedNoticeKind[] = ['COMPLETION', 'CESSATION', 'SUBSTANTIAL_COMPLETION', 'TERMINATION'];

const nameOf = (kind: string) => `Notice of ${inWords(kind).toLowerCase()}`;

/** What the owner or the contractor recorded at the end of the work. It can shorten the time for a claim. */
export function RecordedNotices({ project }: { project: Project }) {
  const canChange = useCanChange();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<RecordedNotice>();
  const { id, recordedNotices, updatedAt } = project;
  if (!canChange && recordedNotices.length === 0) return null;
  return (
    <Section
      title="Recorded at the end of the work"
      actions={canChange && <Button onClick={() => setAdding(true)}>Add a recorded notice</Button>}
    >
      <Sheet>
        {recordedNotices.length === 0 && (
          <p className="text-muted" data-screen-only>
            Nothing. Add the notice of completion or cessation that the owner recorded: in many states it leaves you
            less time.
          </p>
        )}
        <ul className="space-y-1">
          {recordedNotices.map((notice) => (
            <li key={JSON.stringify(notice)} className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium">{nameOf(notice.kind)}</span> recorded {formatDate(notice.recordedOn)}
              {notice.instrument && <span className="text-muted">{notice.instrument}</span>}
              {canChange && (
                <Button
                  look="quiet"
                  className="!min-h-8 !px-2 !text-danger"
                  aria-label={`Remove the ${nameOf(notice.kind).toLowerCase()}`}
                  onClick={() => setRemoving(notice)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Sheet>
      {isAdding && <RecordedDialog project={project} onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmSeen
          title={`Remove the ${nameOf(removing.kind).toLowerCase()}?`}
          submit="Remove it"
          document={UpdateProjectDocument}
          updatedAt={updatedAt}
          input={{ id, recordedNotices: recordedNotices.filter((one) => !isSame(one, removing)) }}
          onClose={() => setRemoving(undefined)}
        >
          The deadlines are calculated without it.
        </ConfirmSeen>
      )}
    </Section>
  );
}

function isSame(one: RecordedNotice, other: RecordedNotice): boolean {
  return one.kind === other.kind && one.recordedOn === other.recordedOn && one.instrument === other.instrument;
}

function RecordedDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const change = useChange(UpdateProjectDocument);
  const { recordedNotices } = project;
  const prefix = `input.recordedNotices.${recordedNotices.length}.`;
  const { values, text } = useForm(
    { kind: 'COMPLETION', recordedOn: useToday(project.state), instrument: '' },
    change.error,
    { prefix },
  );
  const added = { ...values, kind: values.kind as RecordedNoticeKind, instrument: values.instrument.trim() || null };
  const save = () =>
    change.mutate(
      {
        input: {
          id: project.id,
          expectedUpdatedAt: project.updatedAt,
          recordedNotices: [...recordedNotices, added],
        },
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog onClose={onClose} title="Add a recorded notice">
      <Form error={change.error} busy={change.isPending} submit="Add it" onSubmit={save} onCancel={onClose}>
        <SelectField label="What it says" options={choices(kinds)} {...text('kind')} />
        <TextField type="date" label="Recorded on" required {...text('recordedOn')} />
        <TextField label="Instrument number" hint="Or its book and page." {...text('instrument')} />
      </Form>
    </Dialog>
  );
}
