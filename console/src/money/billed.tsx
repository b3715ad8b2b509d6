import { addMonths } from '../calendar/month';
import { Status } from '../parts/badge';
import { formatDate, formatMoney, formatMonth } from '../parts/format';
import { Section } from '../parts/page';
import { LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { AmountBars } from './amount-bars';
import { BilledApplicationsDocument, type BilledApplicationsQuery, type MoneyQuery } from './money.documents';
import { useMoneyRows } from './use-money-rows';

type Month = MoneyQuery['money']['billed'][number];

const columns: readonly Column<BilledApplicationsQuery['billedApplications'][number]>[] = [
  { title: 'Application', cell: ({ payApplication }) => `No. ${payApplication?.applicationNumber ?? '—'}` },
  { title: 'Project', cell: ({ project }) => project?.name ?? '—', below: true },
  { title: 'Date', cell: ({ payApplication }) => formatDate(payApplication?.applicationDate), wideOnly: true },
  { title: 'Billed', cell: ({ amount }) => formatMoney(amount), align: 'right' },
  {
    title: 'Status',
    cell: ({ payApplication }) => (payApplication ? <Status status={payApplication.status} /> : '—'),
    below: true,
  },
];

/** What was billed in the last twelve months, each a click from its applications. */
export function BilledByMonth({
  months,
  division,
  chosen,
  onChoose,
}: {
  months: readonly Month[];
  division: string;
  chosen: string;
  onChoose: (month: string) => void;
}) {
  const month = months.find((one) => one.month === chosen);
  if (months.length === 0) return null;
  return (
    <Section title="Billed by month">
      <p className="mb-2 text-muted">The payments due of the applications, by their date.</p>
      <AmountBars
        label="Billed by month"
        bars={fillGaps(months).map((one) => ({
          ...one,
          id: one.month,
          name: formatMonth(one.month),
          noun: 'application',
          tone: 'bg-accent',
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {month && <BilledRows month={month} division={division} />}
    </Section>
  );
}

function BilledRows({ month: { month, count }, division }: { month: Month; division: string }) {
  const variables = { month, divisionId: division || null };
  const read = useMoneyRows(BilledApplicationsDocument, variables, (page) => page.billedApplications, 100);
  return (
    <LoadedPages read={read} rowsOf={(page) => page.billedApplications}>
      {(rows, more) => (
        <Table
          caption="Billed applications"
          columns={columns}
          rows={rows}
          total={count}
          rowKey={({ payApplicationId }) => payApplicationId}
          page={({ payApplicationId }) => ({ page: '/billing/pay-applications/$id', params: { id: payApplicationId } })}
          {...more}
        />
      )}
    </LoadedPages>
  );
}

/** A month in which nothing was billed is a bar of nothing. */
function fillGaps(months: readonly Month[]): Month[] {
  const byMonth = new Map(months.map((one) => [one.month, one]));
  const last = months.at(-1)!.month;
  const all: Month[] = [];
  for (let month = months[0]!.month; month <= last; month = `${addMonths(month, 1)}-01`)
    all.push(byMonth.get(month) ?? { month, count: 0, amount: '0.00' });
  return all;
}
