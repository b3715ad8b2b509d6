import { inWords, Status } from '../parts/badge';
import { formatTime } from '../parts/format';
import { RowActions } from '../parts/row-actions';
import { type Column, Table, type TableProps } from '../parts/table';
import type { PartnerTaskFragment } from './partner.documents';

/** The name of the job that a request is about. */
export function getJobName({ payload }: PartnerTaskFragment): string {
  const project = (payload as { project?: { name?: string } }).project;
  return project?.name ?? 'A job without a name';
}

const columns: readonly Column<PartnerTaskFragment>[] = [
  { title: 'Job', cell: getJobName },
  { title: 'Service', cell: ({ scope }) => inWords(scope) },
  { title: 'Arrived', cell: ({ submittedAt, createdAt }) => formatTime(submittedAt ?? createdAt), wideOnly: true },
  { title: 'Status', cell: ({ status }) => <Status status={status} />, below: true },
];

/** Requests of the queue, each of which a person can choose to work on. */
export function RequestsTable({
  caption,
  requests,
  onChoose,
  ...more
}: {
  caption: string;
  requests: readonly PartnerTaskFragment[];
  onChoose: (request: PartnerTaskFragment) => void;
} & Pick<TableProps<PartnerTaskFragment>, 'more' | 'isLoadingMore'>) {
  const actions: Column<PartnerTaskFragment> = {
    title: 'Actions',
    align: 'right',
    cell: (request) => (
      <RowActions actions={[{ text: 'Work on it', of: getJobName(request), onClick: () => onChoose(request) }]} />
    ),
  };
  return <Table caption={caption} columns={[...columns, actions]} rows={requests} rowKey={({ id }) => id} {...more} />;
}
