import { useReadPages } from '../api/use-read';
import { DueDay } from '../parts/due-day';
import { LoadedPages } from '../parts/states';
import { Table } from '../parts/table';
import { To } from '../parts/to';
import { useDays } from '../shell/clock';
import { usePeople } from '../shell/people';
import { OpenTasksDocument, type OpenTasksQueryVariables } from './tasks.documents';

/** Open tasks on all projects, the earliest first. */
export function Tasks({
  caption,
  filter,
  withPeople = false,
}: {
  caption: string;
  filter: OpenTasksQueryVariables['filter'];
  /** Whether they can be those of several people. */
  withPeople?: boolean;
}) {
  const today = useDays();
  const { nameOf } = usePeople();
  const read = useReadPages(OpenTasksDocument, { filter }, ({ projectNotes }) => projectNotes, {
    follows: ['project_note', 'project'],
  });
  const total = read.data?.[0]?.projectNotes.totalCount;
  return (
    <LoadedPages read={read} rowsOf={({ projectNotes }) => projectNotes.nodes}>
      {(rows, more) =>
        rows.length > 0 ? (
          <Table
            caption={caption}
            rows={rows}
            total={total}
            rowKey={({ id }) => id}
            columns={[
              {
                title: 'To do',
                cell: ({ text, projectId }) => (
                  <To page="/projects/$id" params={{ id: projectId }} search={{ tab: 'notes' }}>
                    {text.length > 120 ? `${text.slice(0, 120)} …` : text}
                  </To>
                ),
              },
              { title: 'Project', cell: ({ project }) => project?.name ?? '—', below: true },
              ...(withPeople
                ? [
                    {
                      title: 'Who',
                      cell: ({ assigneeId }: (typeof rows)[number]) => (assigneeId ? nameOf(assigneeId) : 'No one yet'),
                      below: true,
                    },
                  ]
                : []),
              {
                title: 'Due',
                cell: ({ dueOn, project }) => <DueDay day={dueOn} today={today(project?.state)} />,
                below: true,
              },
            ]}
            {...more}
          />
        ) : (
          <p className="text-muted">No task is open.</p>
        )
      }
    </LoadedPages>
  );
}
