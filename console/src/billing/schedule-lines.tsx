import { formatMoney } from '../parts/format';
import { type Column, Table } from '../parts/table';

interface Line {
  position: number;
  itemNumber: string;
  description: string;
  costCode: string | null;
  scheduledValue: string;
  retainagePercent: string | null;
  changeOrderNumber: string | null;
}

const columns: readonly Column<Line>[] = [
  { title: 'Item', cell: ({ itemNumber }) => itemNumber },
  { title: 'Description', cell: ({ description }) => description },
  { title: 'Cost code', cell: ({ costCode }) => costCode ?? '—', wideOnly: true },
  {
    title: 'Retainage',
    cell: ({ retainagePercent }) => (retainagePercent === null ? '—' : `${Number(retainagePercent)}%`),
    align: 'right',
    wideOnly: true,
  },
  { title: 'Change order', cell: ({ changeOrderNumber }) => changeOrderNumber ?? '—', wideOnly: true },
  { title: 'Scheduled value', cell: ({ scheduledValue }) => formatMoney(scheduledValue), align: 'right' },
];

/** The lines of a schedule of values. */
export function ScheduleLines({ lines }: { lines: readonly Line[] }) {
  return (
    <Table caption="Lines of the schedule" columns={columns} rows={lines} rowKey={({ position }) => String(position)} />
  );
}
