import { exhibitLimits } from '@domain/exhibit/exhibit.js';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { fileLimit, tooLarge } from '../documents/exhibit-facts';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField, TextArea, TextField } from '../parts/field';
import { FilesField } from '../parts/file-field';
import { Form, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { Warning } from '../parts/warning';
import { usePeople } from '../shell/people';
import { noteFileTypes, useAttachAll } from './note-files';
import { CreateProjectNoteDocument, type NoteFactsFragment, UpdateProjectNoteDocument } from './notes.documents';

type Texts = { text: string; assigneeId: string; dueOn: string };

/** What is sent of a note: the members whose names are in the text are those that it mentions. */
export function useMentions() {
  const { known, nameOf } = usePeople();
  return {
    known,
    nameOf,
    mentionedIn: (text: string) => known.filter(({ name }) => text.includes(`@${name}`)).map(({ userId }) => userId),
  };
}

/** Writes a note, or a task with who does it and until when. */
export function NewNote({ projectId }: { projectId: string }) {
  const [round, setRound] = useState(0);
  return <NoteForm key={round} projectId={projectId} onSaved={() => setRound(round + 1)} />;
}

function NoteForm({ projectId, onSaved }: { projectId: string; onSaved: () => void }) {
  const change = useChange(CreateProjectNoteDocument);
  const { attachAll, error: fileError } = useAttachAll();
  /** The note, once it is saved: what is left then is files that are not attached yet. */
  const [madeId, setMadeId] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { values, set, text, errorsOf, saved } = useForm(
    { text: '', assigneeId: '', dueOn: '', isTask: false, files: [] as readonly File[] },
    change.error,
  );
  const { mentionedIn } = useMentions();
  const isTooLarge = values.files.some(({ size }) => size > exhibitLimits.bytes);
  const finish = () => {
    saved();
    onSaved();
  };
  const create = async () => {
    const { assigneeId, dueOn, isTask } = values;
    const { createProjectNote } = await change.mutateAsync({
      input: {
        projectId,
        text: values.text,
        isTask,
        mentionedIds: mentionedIn(values.text),
        ...(isTask && { assigneeId: assigneeId || null, dueOn: dueOn || null }),
      },
    });
    setMadeId(createProjectNote.id);
    return createProjectNote.id;
  };
  const save = async () => {
    if (isTooLarge) return;
    setSaving(true);
    try {
      await attachAll(madeId ?? (await create()), values.files, (left) => set('files', left));
      finish();
    } catch {
      // What is refused is shown with what it concerns: the text that is not saved, or the files that are not attached.
    } finally {
      setSaving(false);
    }
  };
  const noun = values.isTask ? 'task' : 'note';
  return (
    <Form
      error={change.error ?? fileError}
      busy={isSaving}
      submit={madeId ? 'Attach the files' : `Add the ${noun}`}
      onSubmit={save}
    >
      {madeId ? (
        !isSaving && (
          <Warning role="status">
            The {noun} is saved, without these files. The first of them was refused. Leave it out, or try again.
          </Warning>
        )
      ) : (
        <>
          <TextOfNote
            values={values}
            text={text('text')}
            onMention={(name) => set('text', `${values.text}${/\s$|^$/.test(values.text) ? '' : ' '}@${name} `)}
          />
          <CheckField
            label="It is a task"
            name="isTask"
            checked={values.isTask}
            errors={errorsOf('isTask')}
            onChange={({ target }) => set('isTask', target.checked)}
          />
          {values.isTask && <TaskFields text={text} />}
        </>
      )}
      <FilesField
        label="Files"
        accept={noteFileTypes}
        hint={fileLimit}
        files={values.files}
        errors={
          isTooLarge ? [tooLarge] : [...(fileError?.fields.contentBase64 ?? []), ...(fileError?.fields.fileName ?? [])]
        }
        onFiles={(files) => (madeId && files.length === 0 ? finish() : set('files', files))}
      />
    </Form>
  );
}

function TextOfNote({
  values,
  text,
  onMention,
}: {
  values: { text: string };
  text: { name: string; value: string };
  onMention: (name: string) => void;
}) {
  const { known } = useMentions();
  const others = known.filter(({ name }) => !values.text.includes(`@${name}`));
  return (
    <>
      <TextArea label="Text" rows={3} {...text} />
      {others.length > 0 && (
        <SelectField
          label="Mention a member"
          hint="They get an e-mail."
          options={[
            { value: '', text: 'Choose a member' },
            ...others.map(({ userId, name }) => ({ value: userId, text: name })),
          ]}
          value=""
          onChange={({ target }) => {
            const person = others.find(({ userId }) => userId === target.value);
            if (person) onMention(person.name);
          }}
        />
      )}
    </>
  );
}

function TaskFields({ text }: { text: (name: 'assigneeId' | 'dueOn') => { name: string; value: string } }) {
  const { known, nameOf } = usePeople();
  const assignee = text('assigneeId');
  const isKnown = assignee.value === '' || known.some(({ userId }) => userId === assignee.value);
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      <SelectField
        label="Who does it"
        options={[
          { value: '', text: 'No one yet' },
          ...known.map(({ userId, name }) => ({ value: userId, text: name })),
          ...(isKnown ? [] : [{ value: assignee.value, text: nameOf(assignee.value) }]),
        ]}
        {...assignee}
      />
      <TextField type="date" label="Due" hint="The day where the project is." {...text('dueOn')} />
    </div>
  );
}

/** Changes a note or a task, whose text another person may change at the same time. */
export function EditNote({ note, onClose }: { note: NoteFactsFragment; onClose: () => void }) {
  const change = useChange(UpdateProjectNoteDocument);
  const { mentionedIn, nameOf } = useMentions();
  const stored: Texts = { text: note.text, assigneeId: note.assigneeId ?? '', dueOn: note.dueOn ?? '' };
  const form = useForm(stored, change.error, { isStored: true });
  const { values, changed, text, set } = form;
  const save = async () => {
    const { text: newText, assigneeId, dueOn } = changed;
    const input = {
      id: note.id,
      expectedUpdatedAt: note.updatedAt,
      ...(newText !== undefined && {
        text: newText,
        // Those who are no longer members stay.
        mentionedIds: [
          ...new Set([
            ...mentionedIn(newText),
            ...note.mentionedIds.filter((id) => newText.includes(`@${nameOf(id)}`)),
          ]),
        ],
      }),
      ...(assigneeId !== undefined && { assigneeId: assigneeId || null }),
      ...(dueOn !== undefined && { dueOn: dueOn || null }),
    };
    if (Object.keys(changed).length > 0) await change.mutateAsync({ input });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={note.isTask ? 'Edit the task' : 'Edit the note'}>
      <Form
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit="Save"
        onCancel={onClose}
        onSubmit={() => save().catch(() => undefined)}
      >
        <TextOfNote
          values={values}
          text={text('text')}
          onMention={(name) => set('text', `${values.text}${/\s$|^$/.test(values.text) ? '' : ' '}@${name} `)}
        />
        {note.isTask && <TaskFields text={text} />}
        <Overtaken
          form={form}
          labels={{ text: 'Text', assigneeId: 'Who does it', dueOn: 'Due' }}
          stored={{ ...stored, assigneeId: stored.assigneeId && nameOf(stored.assigneeId) }}
        />
      </Form>
    </Dialog>
  );
}

/** Marks a task as done, or as to be done again. */
export function DoneButton({ note }: { note: NoteFactsFragment }) {
  const change = useChange(UpdateProjectNoteDocument, {
    toUndo: (_, { updateProjectNote: { id, updatedAt } }) => ({
      input: { id, expectedUpdatedAt: updatedAt, isDone: note.isDone },
    }),
  });
  return (
    <Button
      look="quiet"
      className="!min-h-8 !px-2 !text-accent"
      aria-label={`${note.isDone ? 'Reopen' : 'Done'}: ${note.text.slice(0, 80)}`}
      busy={change.isPending}
      onClick={() => change.mutate({ input: { id: note.id, expectedUpdatedAt: note.updatedAt, isDone: !note.isDone } })}
    >
      {note.isDone ? 'Reopen' : 'Done'}
    </Button>
  );
}
