import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { Status } from '../parts/badge';
import { Button, ButtonLink } from '../parts/button';
import { FileLink } from '../parts/file-link';
import { formatCount, formatMoney } from '../parts/format';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { NewScheduleDialog } from './new-schedule-dialog';
import { SchedulesDocument, type SchedulesQuery } from './schedules.documents';

type Schedule = SchedulesQuery['sovs']['nodes'][number];

const columns: readonly Column<Schedule>[] = [
  { title: 'Schedule', cell: ({ name }) => name },
  {
    title: 'Project',
    cell: ({ project }) => (project ? <To page={`/projects/${project.id}`}>{project.name}</To> : '—'),
  },
  { title: 'Contract', cell: ({ totals }) => formatMoney(totals.scheduledValue), align: 'right' },
  { title: 'Status', cell: ({ status }) => <Status status={status} />, below: true },
  { title: 'Spreadsheet', cell: ({ id }) => <FileLink path={`/sovs/${id}/export-csv`}>CSV</FileLink>, wideOnly: true },
];

export default function SchedulesPage() {
  const canChange = useCanChange();
  const [isCreating, setCreating] = useState(false);
  const read = useReadPages(SchedulesDocument, { filter: {} }, ({ sovs }) => sovs, { follows: ['sov'] });
  return (
    <Page
      title="Schedules of values"
      actions={
        canChange && (
          <>
            <Button onClick={() => setCreating(true)}>Write one here</Button>
            <ButtonLink look="primary" page="/billing/schedules/import">
              Import a spreadsheet
            </ButtonLink>
          </>
        )
      }
      subtitle={read.data?.[0] && formatCount(read.data[0].sovs.totalCount, 'schedule')}
    >
      <LoadedPages read={read} rowsOf={({ sovs }) => sovs.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Schedules of values"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => `/billing/schedules/${id}`}
              {...more}
            />
          ) : (
            <Empty
              title="No schedules of values"
              action={canChange && <ButtonLink page="/billing/schedules/import">Import the first one</ButtonLink>}
            >
              A schedule divides the contract into the lines that each month is billed on. Import the one of your
              contract from a spreadsheet.
            </Empty>
          )
        }
      </LoadedPages>
      {isCreating && <NewScheduleDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}
