import { useReadPages } from '../api/use-read';
import { inWords } from '../parts/badge';
import { formatTime } from '../parts/format';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { ProjectHistoryDocument, type ProjectHistoryQuery } from './project.documents';

type Entry = ProjectHistoryQuery['project']['auditEntries']['nodes'][number];

const columns: readonly Column<Entry>[] = [
  { title: 'Time', cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatTime(createdAt)}</span> },
  { title: 'What', cell: ({ action }) => inWords(action) },
  { title: 'Change', cell: (entry) => <Changes entry={entry} /> },
];

/** What changed on the project itself, newest first. */
export default function History({ id }: { id: string }) {
  const read = useReadPages(ProjectHistoryDocument, { id }, ({ project }) => project.auditEntries, {
    follows: ['project'],
  });
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

const hidden = ['id', 'updated_at', 'created_at', 'organization_id'];

function Changes({ entry: { newValues, oldValues } }: { entry: Entry }) {
  const changed = Object.entries(newValues).filter(([name]) => !hidden.includes(name));
  return (
    <ul>
      {changed.map(([name, value]) => (
        <li key={name} className="break-words">
          {inWords(name)}: {oldValues && <span className="text-muted line-through">{asText(oldValues[name])}</span>}{' '}
          {asText(value)}
        </li>
      ))}
    </ul>
  );
}

function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
