import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Status } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { FileLink } from '../parts/file-link';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { EditableLines } from './editable-lines';
import { NewApplicationDialog } from './new-application-dialog';
import { SaveScheduleDocument, ScheduleDocument, type ScheduleQuery } from './schedules.documents';

type Application = ScheduleQuery['sov']['payApplications']['nodes'][number];

const columns: readonly Column<Application>[] = [
  { title: 'Application', cell: ({ applicationNumber }) => `No. ${applicationNumber}` },
  { title: 'Period to', cell: ({ periodTo }) => formatDate(periodTo) },
  { title: 'Payment due', cell: ({ g702 }) => formatMoney(g702.currentPaymentDue), align: 'right' },
  { title: 'Status', cell: ({ status }) => <Status status={status} />, below: true },
];

/** One schedule of values with the applications that bill it. */
export default function SchedulePage() {
  const { id } = useParams({ from: '/$organization/$mode/billing/schedules/$id' });
  const read = useRead(ScheduleDocument, { id }, { follows: ['sov', 'pay_application', 'project'] });
  const [isBilling, setBilling] = useState(false);
  const [isActivating, setActivating] = useState(false);
  const canChange = useCanChange();
  const sov = read.data?.sov;
  return (
    <Page
      title={sov?.name ?? 'Schedule of values'}
      subtitle={
        sov && (
          <span className="flex flex-wrap items-center gap-2">
            {sov.project && (
              <To page="/projects/$id" params={{ id: sov.project.id }}>
                {sov.project.name}
              </To>
            )}
            <Status status={sov.status} />
            <FileLink path={`/sovs/${id}/export-csv`}>Download as CSV</FileLink>
          </span>
        )
      }
      actions={
        canChange && (
          <>
            {sov?.status === 'DRAFT' && <Button onClick={() => setActivating(true)}>Activate</Button>}
            <Button look="primary" onClick={() => setBilling(true)}>
              New pay application
            </Button>
          </>
        )
      }
    >
      <Loaded read={read}>
        {({ sov: shown, sov: { totals, payApplications, project } }) => (
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
                  page={(row) => ({ page: '/billing/pay-applications/$id', params: { id: row.id } })}
                />
              ) : (
                <p className="text-muted">Nothing is billed on this schedule yet.</p>
              )}
            </Section>
            <EditableLines sov={shown} />
          </>
        )}
      </Loaded>
      {isActivating && sov && (
        <ConfirmSeen
          title="Activate the schedule?"
          submit="Activate it"
          danger={false}
          document={SaveScheduleDocument}
          updatedAt={sov.updatedAt}
          input={{ id, status: 'ACTIVE' }}
          onClose={() => setActivating(false)}
        >
          Its lines must add up to the contract amount, and it cannot become a draft again.
        </ConfirmSeen>
      )}
      {isBilling && <NewApplicationDialog sovId={id} onClose={() => setBilling(false)} />}
    </Page>
  );
}
