import { formatDate, formatMoney } from '../parts/format';
import { Section } from '../parts/page';
import { LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { RetainedApplicationsDocument, type RetainedApplicationsQuery } from './money.documents';
import { useMoneyRows } from './use-money-rows';

type Retained = RetainedApplicationsQuery['retainedApplications'][number];

/** The retainage that is held on each project, the most first, as long as its share of the most. */
export function RetainedByProject({ division, total }: { division: string; total: number }) {
  const variables = { divisionId: division || null };
  const read = useMoneyRows(RetainedApplicationsDocument, variables, (page) => page.retainedApplications, 50);
  if (total === 0) return null;
  return (
    <Section title="Retainage by project">
      <LoadedPages read={read} rowsOf={(page) => page.retainedApplications}>
        {(rows, more) => (
          <Table
            caption="Retainage by project"
            columns={toColumns(Number(rows[0]?.amount ?? 0))}
            rows={rows}
            total={total}
            rowKey={({ payApplicationId }) => payApplicationId}
            page={({ payApplicationId }) => ({
              page: '/billing/pay-applications/$id',
              params: { id: payApplicationId },
            })}
            {...more}
          />
        )}
      </LoadedPages>
    </Section>
  );
}

function toColumns(most: number): readonly Column<Retained>[] {
  return [
    { title: 'Project', cell: ({ project }) => project?.name ?? '—' },
    {
      title: 'Share',
      cell: ({ amount }) => (
        <span
          aria-hidden
          className="block h-3 rounded-r bg-accent"
          style={{ width: `${Math.max((Number(amount) / Math.max(most, 1)) * 100, 0.5)}%` }}
        />
      ),
      wideOnly: true,
    },
    {
      title: 'Latest application',
      cell: ({ payApplication: latest }) =>
        latest ? `No. ${latest.applicationNumber}, ${formatDate(latest.applicationDate)}` : '—',
      below: true,
    },
    { title: 'Retainage', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  ];
}
