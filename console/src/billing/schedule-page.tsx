import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Status } from '../parts/badge';
import { Button } from '../parts/button';
import { FileLink } from '../parts/file-link';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import { NewApplicationDialog } from './new-application-dialog';
import { ScheduleLines } from './schedule-lines';
import { ScheduleDocument, type ScheduleQuery } from './schedules.documents';

type Application = ScheduleQuery['sov']['payApplications']['nodes'][number];

const columns: readonly Column<Application>[] = [
  { title: 'Application', cell: ({ applicationNumber }) => `No. ${applicationNumber}` },
  { title: 'Period to', cell: ({ periodTo }) => formatDate(periodTo) },
  { title: 'Due', cell: ({ g702 }) => formatMoney(g702.currentPaymentDue), align: 'right' },
  { title: 'Status', cell: ({ status }) => <Status status={status} /> },
];

/** One schedule of values with the applications that bill it. */
export default function SchedulePage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const read = useRead(ScheduleDocument, { id }, { follows: ['sov', 'pay_application'] });
  const [isBilling, setBilling] = useState(false);
  const mayChange = useMayChange();
  const sov = read.data?.sov;
  return (
    <Page
      title={sov?.name ?? 'Schedule of values'}
      subtitle={
        sov && (
          <span className="flex flex-wrap items-center gap-2">
            {sov.project && <To page={`/projects/${sov.project.id}`}>{sov.project.name}</To>}
            <Status status={sov.status} />
            <FileLink path={`/sovs/${id}/export-csv`}>CSV to import again</FileLink>
          </span>
        )
      }
      actions={
        mayChange && (
          <Button look="primary" onClick={() => setBilling(true)}>
            New pay application
          </Button>
        )
      }
    >
      <Loaded read={read}>
        {({ sov: { lines, totals, payApplications, project } }) => (
          <>
            <Section title="Totals">
              <Sheet className="max-w-md">
                <Facts
                  facts={[
                    ['Contract lines', formatMoney(totals.originalScheduledValue)],
                    ['Change order lines', formatMoney(totals.changeOrderValue)],
                    ['All lines', formatMoney(totals.scheduledValue)],
                    ['Contract amount', formatMoney(project?.contractAmount)],
                  ]}
                />
              </Sheet>
            </Section>
            <Section title="Pay applications">
              {payApplications.nodes.length > 0 ? (
                <Table
                  caption="Pay applications"
                  columns={columns}
                  rows={payApplications.nodes}
                  rowKey={(row) => row.id}
                  page={(row) => `/billing/pay-applications/${row.id}`}
                />
              ) : (
                <p className="text-muted">Nothing is billed on this schedule yet.</p>
              )}
            </Section>
            <Section title="Lines">
              <ScheduleLines lines={lines} />
            </Section>
          </>
        )}
      </Loaded>
      {isBilling && <NewApplicationDialog sovId={id} onClose={() => setBilling(false)} />}
    </Page>
  );
}
