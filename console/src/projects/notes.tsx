import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { ConfirmSeen } from '../parts/confirm';
import { DueDay } from '../parts/due-day';
import { useFilters } from '../parts/filters';
import { formatTime } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { useToday } from '../shell/clock';
import { PersonFilter } from '../shell/person-filter';
import { useCanChange } from '../shell/viewer';
import { AttachDialog, type NoteFile, NoteFiles } from './note-files';
import { DoneButton, EditNote, NewNote, useMentions } from './note-form';
import {
  DeleteProjectNoteDocument,
  type NoteFactsFragment,
  ProjectNotesWrittenDocument,
  ProjectTasksDocument,
  ProjectTasksDoneDocument,
  RemoveNoteFileDocument,
} from './notes.documents';

const follows = ['project_note'];

/** What is to be done on the project, by whom and until when, and what people wrote down about it. */
export default function Notes({ id, state }: { id: string; state: string | null }) {
  const canChange = useCanChange();
  const today = useToday(state);
  const { known, nameOf } = useMentions();
  const [{ who }, setFilters] = useFilters('/projects/$id', { who: '' });
  const tasks = useReadPages(
    ProjectTasksDocument,
    { id, assigneeId: who || null },
    ({ projectNotes }) => projectNotes,
    { follows },
  );
  const done = useReadPages(ProjectTasksDoneDocument, { id }, ({ projectNotes }) => projectNotes, { follows });
  const notes = useReadPages(ProjectNotesWrittenDocument, { id }, ({ projectNotes }) => projectNotes, { follows });
  const [editing, setEdited] = useState<NoteFactsFragment | null>(null);
  const [deleting, setDeleted] = useState<NoteFactsFragment | null>(null);
  const [attaching, setAttaching] = useState<NoteFactsFragment | null>(null);
  const [removing, setRemoving] = useState<{ note: NoteFactsFragment; file: NoteFile } | null>(null);
  // As they are now: another person may have changed one, or marked it as done, since its dialog was opened.
  const all = [tasks, notes, done].flatMap(({ data }) => data ?? []).flatMap(({ projectNotes }) => projectNotes.nodes);
  const current = (note: NoteFactsFragment | null) => note && (all.find(({ id: one }) => one === note.id) ?? note);
  const [edited, deleted] = [current(editing), current(deleting)];
  const text: Column<NoteFactsFragment> = {
    title: 'Text',
    cell: (note) => (
      <>
        <p className="min-w-0 break-words whitespace-pre-wrap">{note.text}</p>
        <NoteFiles note={note} onRemove={canChange ? (file) => setRemoving({ note, file }) : undefined} />
      </>
    ),
  };
  const name = (userId: string | null) => (userId ? nameOf(userId) : '—');
  const actions: Column<NoteFactsFragment> = {
    title: 'Actions',
    align: 'right',
    isControl: true,
    cell: (note) => (
      <div className="flex items-center justify-end gap-1 max-sm:flex-col max-sm:items-end">
        {note.isTask && <DoneButton note={note} />}
        <RowActions
          actions={[
            { text: 'Attach', of: note.text.slice(0, 80), onClick: () => setAttaching(note) },
            { text: 'Edit', of: note.text.slice(0, 80), onClick: () => setEdited(note) },
            { text: 'Delete', of: note.text.slice(0, 80), danger: true, onClick: () => setDeleted(note) },
          ]}
        />
      </div>
    ),
  };
  const withActions = (columns: readonly Column<NoteFactsFragment>[]) => (canChange ? [...columns, actions] : columns);
  return (
    <>
      {canChange && (
        <Section title="Write a note or a task">
          <Sheet>
            <NewNote projectId={id} />
          </Sheet>
        </Section>
      )}
      <Section
        title="To do"
        actions={
          (known.length > 1 || who !== '') && (
            <PersonFilter label="Tasks for" value={who} onChange={(chosen) => setFilters({ who: chosen })} />
          )
        }
      >
        <LoadedPages read={tasks} rowsOf={({ projectNotes }) => projectNotes.nodes}>
          {(rows, more) =>
            rows.length > 0 ? (
              <Table
                caption="Tasks"
                rows={rows}
                rowKey={(row) => row.id}
                columns={withActions([
                  text,
                  {
                    title: 'Who',
                    cell: ({ assigneeId }) => (assigneeId ? nameOf(assigneeId) : 'No one yet'),
                    below: true,
                  },
                  { title: 'Due', cell: ({ dueOn }) => <DueDay day={dueOn} today={today} />, below: true },
                ])}
                {...more}
              />
            ) : (
              <Empty title="Nothing to do">
                {who === '' ? 'A task says who does what until when.' : `No task is open for ${nameOf(who)}.`}
              </Empty>
            )
          }
        </LoadedPages>
      </Section>
      <Section title="Notes">
        <LoadedPages read={notes} rowsOf={({ projectNotes }) => projectNotes.nodes}>
          {(rows, more) =>
            rows.length > 0 ? (
              <Table
                caption="Notes"
                rows={rows}
                rowKey={(row) => row.id}
                columns={withActions([
                  text,
                  { title: 'Who', cell: ({ authorId }) => name(authorId), below: true },
                  { title: 'Time', cell: ({ createdAt }) => formatTime(createdAt), below: true },
                ])}
                {...more}
              />
            ) : (
              <Empty title="No notes">Calls, promises and what else is to be remembered about the project.</Empty>
            )
          }
        </LoadedPages>
      </Section>
      <LoadedPages read={done} rowsOf={({ projectNotes }) => projectNotes.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Section title="Done">
              <Table
                caption="Tasks that are done"
                rows={rows}
                rowKey={(row) => row.id}
                columns={withActions([
                  text,
                  { title: 'Done by', cell: ({ doneById }) => name(doneById), below: true },
                  { title: 'Done', cell: ({ doneAt }) => formatTime(doneAt), below: true },
                ])}
                {...more}
              />
            </Section>
          ) : null
        }
      </LoadedPages>
      {attaching && <AttachDialog note={attaching} onClose={() => setAttaching(null)} />}
      {removing && (
        <ConfirmSeen
          title={`Remove ${removing.file.fileName}?`}
          submit="Remove it"
          document={RemoveNoteFileDocument}
          updatedAt={(current(removing.note) ?? removing.note).updatedAt}
          input={{ id: removing.note.id, fileId: removing.file.id }}
          onClose={() => setRemoving(null)}
        >
          The history of the project keeps its name.
        </ConfirmSeen>
      )}
      {edited && <EditNote note={edited} onClose={() => setEdited(null)} />}
      {deleted && (
        <ConfirmSeen
          title={deleted.isTask ? 'Delete the task?' : 'Delete the note?'}
          submit="Delete it"
          document={DeleteProjectNoteDocument}
          updatedAt={deleted.updatedAt}
          input={{ id: deleted.id }}
          onClose={() => setDeleted(null)}
        >
          The history of the project keeps what it said.
        </ConfirmSeen>
      )}
    </>
  );
}
