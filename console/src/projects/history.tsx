import { useReadPages } from '../api/use-read';
import { inWords } from '../parts/badge';
import { formatTime } from '../parts/format';
import { spokenFact } from '../parts/spoken';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { usePeople } from '../shell/people';
import { ProjectHistoryDocument, type ProjectHistoryQuery } from './project.documents';
import { projectLabels } from './project-values';

type Entry = ProjectHistoryQuery['project']['auditEntries']['nodes'][number];

const columnsFor = (nameOf: (userId: string | null) => string): readonly Column<Entry>[] => [
  { title: 'Time', cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatTime(createdAt)}</span> },
  { title: 'Who', cell: ({ userId }) => nameOf(userId), below: true },
  { title: 'What', cell: ({ action }) => inWords(action), below: true },
  { title: 'Change', cell: (entry) => <Changes entry={entry} /> },
];

/** What changed on the project itself, newest first. */
export default function History({ id }: { id: string }) {
  const read = useReadPages(ProjectHistoryDocument, { id }, ({ project }) => project.auditEntries, {
    follows: ['project'],
  });
  const { nameOf } = usePeople();
  const columns = columnsFor((userId) => (userId ? nameOf(userId) : 'The service'));
  return (
    <LoadedPages read={read} rowsOf={({ project }) => project.auditEntries.nodes}>
      {(rows, more) =>
        rows.length > 0 ? (
          <Table caption="History" columns={columns} rows={rows} rowKey={(row) => row.id} {...more} />
        ) : (
          <Empty title="No change yet" />
        )
      }
    </LoadedPages>
  );
}

/** What the person did not change, or would not recognize. */
const isHidden = (name: string) => /(?:^|_)(?:id|ids|at)$/.test(name);

function Changes({ entry: { newValues, oldValues } }: { entry: Entry }) {
  const changed = Object.entries(newValues).filter(
    ([name, value]) => !isHidden(name) && (oldValues || asText(name, value) !== none),
  );
  return (
    <ul>
      {changed.map(([name, value]) => (
        <li key={name} className="break-words">
          {toTitle(name)}: {asText(name, value)}
          {oldValues && asText(name, oldValues[name]) !== none && (
            <span className="text-muted">, before: {asText(name, oldValues[name])}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** As the form names it. */
function toTitle(name: string): string {
  const field = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return (projectLabels as Record<string, string>)[field] ?? inWords(name);
}

const none = '—';

function asText(name: string, value: unknown): string {
  return value === null || value === undefined || value === '' ? none : spokenFact(name, value);
}
