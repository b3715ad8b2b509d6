import { useReadPages } from '../api/use-read';
import { DueDay } from '../parts/due-day';
import { Section } from '../parts/page';
import { LoadedPages } from '../parts/states';
import { Table } from '../parts/table';
import { To } from '../parts/to';
import { useDays } from '../shell/clock';
import { useViewer } from '../shell/viewer';
import { MyTasksDocument } from './my-tasks.documents';

/** The tasks of the person on all projects, the earliest first. */
export function MyTasks() {
  const { id: assigneeId } = useViewer();
  const today = useDays();
  const read = useReadPages(MyTasksDocument, { assigneeId }, ({ projectNotes }) => projectNotes, {
    follows: ['project_note', 'project'],
  });
  const total = read.data?.[0]?.projectNotes.totalCount;
  return (
    <Section title="My tasks">
      <LoadedPages read={read} rowsOf={({ projectNotes }) => projectNotes.nodes}>
        {(rows, more) => (
          <Table
            caption="My tasks"
            rows={rows}
            total={total}
            rowKey={({ id }) => id}
            columns={[
              {
                title: 'To do',
                cell: ({ text, projectId }) => (
                  <To page={`/projects/${projectId}`} search={{ tab: 'notes' }}>
                    {text.length > 120 ? `${text.slice(0, 120)} …` : text}
                  </To>
                ),
              },
              { title: 'Project', cell: ({ project }) => project?.name ?? '—', below: true },
              {
                title: 'Due',
                cell: ({ dueOn, project }) => <DueDay day={dueOn} today={today(project?.state)} />,
                below: true,
              },
            ]}
            {...more}
          />
        )}
      </LoadedPages>
    </Section>
  );
}
