import { Status } from '../parts/badge';
import { formatCount, formatDate, formatMoney } from '../parts/format';
import { LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import {
  ClaimableProjectsDocument,
  type ClaimableProjectsQuery,
  type ReceivableAge,
  ReceivablesDocument,
  type ReceivablesQuery,
} from './money.documents';
import { useMoneyRows } from './use-money-rows';

type Receivable = ReceivablesQuery['receivables'][number];
type Claimable = ClaimableProjectsQuery['claimableProjects'][number];

const ofApplications: readonly Column<Receivable>[] = [
  { title: 'Application', cell: ({ payApplication }) => `No. ${payApplication?.applicationNumber ?? '—'}` },
  { title: 'Project', cell: ({ project }) => project?.name ?? '—', below: true },
  { title: 'Date', cell: ({ payApplication }) => formatDate(payApplication?.applicationDate), wideOnly: true },
  { title: 'Age', cell: ({ days }) => formatCount(days, 'day'), align: 'right' },
  { title: 'Unpaid', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  {
    title: 'Status',
    cell: ({ payApplication }) => (payApplication ? <Status status={payApplication.status} /> : '—'),
    below: true,
  },
];

const ofProjects: readonly Column<Claimable>[] = [
  { title: 'Project', cell: ({ project }) => project?.name ?? '—' },
  { title: 'State', cell: ({ project }) => project?.state ?? '—', wideOnly: true },
  {
    title: 'Lien rights',
    cell: ({ project }) => (project?.lienRights ? <Status status={project.lienRights} /> : '—'),
    below: true,
  },
  { title: 'Last day', cell: ({ day }) => (day ? formatDate(day) : 'No date yet') },
  { title: 'Unpaid and retained', cell: ({ amount }) => formatMoney(amount), align: 'right' },
];

/** The applications of an age, a page at a time. */
export function Receivables({ age, divisionId, total }: { age: string; divisionId: string; total: number }) {
  const variables = { age: age as ReceivableAge, divisionId: divisionId || null };
  const read = useMoneyRows(ReceivablesDocument, variables, ({ receivables }) => receivables, 100);
  return (
    <LoadedPages read={read} rowsOf={({ receivables }) => receivables}>
      {(rows, more) => (
        <Table
          caption="Unpaid applications"
          columns={ofApplications}
          rows={rows}
          total={total}
          rowKey={({ payApplicationId }) => payApplicationId}
          page={({ payApplicationId }) => ({ page: '/billing/pay-applications/$id', params: { id: payApplicationId } })}
          {...more}
        />
      )}
    </LoadedPages>
  );
}

/** The projects of a month, a page at a time; without a month those that have no last day. */
export function ClaimableProjects({
  month,
  divisionId,
  total,
}: {
  month: string | null;
  divisionId: string;
  total: number;
}) {
  const variables = { month, divisionId: divisionId || null };
  const read = useMoneyRows(ClaimableProjectsDocument, variables, ({ claimableProjects }) => claimableProjects, 100);
  return (
    <LoadedPages read={read} rowsOf={({ claimableProjects }) => claimableProjects}>
      {(rows, more) => (
        <Table
          caption="Projects that can be liened"
          columns={ofProjects}
          rows={rows}
          total={total}
          rowKey={({ projectId }) => projectId}
          page={({ projectId }) => ({ page: '/projects/$id', params: { id: projectId } })}
          {...more}
        />
      )}
    </LoadedPages>
  );
}
