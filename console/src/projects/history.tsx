import { useReadPages } from '../api/use-read';
import { Empty, LoadedPages } from '../parts/states';
import { HistoryTable } from './history-table';
import { ProjectHistoryDocument } from './project.documents';

/** What happened on the project and on all of its records, newest first. */
export default function History({ id }: { id: string }) {
  const read = useReadPages(ProjectHistoryDocument, { id }, ({ project }) => project.history, {
    follows: [
      'project',
      'party',
      'jobsite',
      'notice',
      'waiver',
      'escalation',
      'project_note',
      'received_notice',
      'waiver_request',
      'document',
      'document_order',
      'sov',
    ],
  });
  return (
    <LoadedPages read={read} rowsOf={({ project }) => project.history.nodes}>
      {(rows, more) => (rows.length > 0 ? <HistoryTable rows={rows} {...more} /> : <Empty title="No change yet" />)}
    </LoadedPages>
  );
}
