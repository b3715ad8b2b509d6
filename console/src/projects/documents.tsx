import { useRead } from '../api/use-read';
import { DocumentsList } from '../documents/documents-list';
import { OrdersTable } from '../documents/orders-table';
import { Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { dayToServe } from '../parts/day-to-serve';
import { formatDate, formatMoney } from '../parts/format';
import { Section } from '../parts/page';
import { Loaded } from '../parts/states';
import { Table } from '../parts/table';
import { useCanChange } from '../shell/viewer';
import { ProjectDocumentsDocument } from './project.documents';

/** What was made on the project: notices, waivers, pay applications and claims, with their orders and documents. */
export default function Documents({ id }: { id: string }) {
  const canChange = useCanChange();
  const begin = (text: string, page: string) =>
    canChange && (
      <ButtonLink page={page} search={{ project: id }}>
        {text}
      </ButtonLink>
    );
  const read = useRead(
    ProjectDocumentsDocument,
    { id },
    { follows: ['notice', 'waiver', 'pay_application', 'escalation', 'document_order', 'document'] },
  );
  return (
    <Loaded read={read}>
      {({ project: { notices, waivers, payApplications, escalations, orders, documents } }) => (
        <>
          <Section title="Notices" actions={begin('New notice', '/notices/new')}>
            <List
              caption="Notices"
              none="No notice was made on this project."
              rows={notices.nodes}
              page={(row) => `/notices/${row.id}`}
              columns={[
                { title: 'Number', cell: (row) => row.noticeNumber },
                { title: 'Type', cell: (row) => row.typeLabel, below: true },
                { title: 'Serve by', cell: (row) => formatDate(dayToServe(row)) },
                { title: 'Served', cell: (row) => formatDate(row.servedAt), wideOnly: true },
                { title: 'Status', cell: (row) => <Status status={row.status} /> },
              ]}
            />
          </Section>
          <Section title="Waivers" actions={begin('New waiver', '/waivers/new')}>
            <List
              caption="Waivers"
              none="No waiver was made on this project."
              rows={waivers.nodes}
              page={(row) => `/waivers/${row.id}`}
              columns={[
                { title: 'Type', cell: (row) => row.typeLabel },
                { title: 'Through', cell: (row) => formatDate(row.throughDate) },
                { title: 'Amount', cell: (row) => formatMoney(row.amount), align: 'right' },
                { title: 'Status', cell: (row) => <Status status={row.status} /> },
              ]}
            />
          </Section>
          <Section title="Pay applications">
            <List
              caption="Pay applications"
              none="No pay application was made on this project."
              rows={payApplications.nodes}
              page={(row) => `/billing/pay-applications/${row.id}`}
              columns={[
                { title: 'Number', cell: (row) => String(row.applicationNumber) },
                { title: 'Period to', cell: (row) => formatDate(row.periodTo) },
                { title: 'Certified', cell: (row) => formatMoney(row.certifiedAmount), align: 'right' },
                { title: 'Status', cell: (row) => <Status status={row.status} /> },
              ]}
            />
          </Section>
          <Section title="Claims" actions={begin('New claim', '/claims/new')}>
            <List
              caption="Claims"
              none="No claim was made on this project."
              rows={escalations.nodes}
              page={(row) => `/claims/${row.id}`}
              columns={[
                { title: 'Type', cell: (row) => row.typeLabel },
                { title: 'Deadline', cell: (row) => formatDate(row.deadlineDate) },
                { title: 'Amount', cell: (row) => formatMoney(row.claimAmount), align: 'right' },
                { title: 'Status', cell: (row) => <Status status={row.status} /> },
              ]}
            />
          </Section>
          <Section title="Orders">
            {orders.nodes.length > 0 ? (
              <OrdersTable rows={orders.nodes} />
            ) : (
              <p className="text-muted">Nothing was mailed, filed or recorded on this project.</p>
            )}
          </Section>
          <Section title="Documents">
            <DocumentsList documents={documents.nodes} none="No document was made on this project." />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function List<Row extends { id: string }>({
  none,
  ...table
}: { none: string } & Omit<React.ComponentProps<typeof Table<Row>>, 'rowKey'>) {
  return table.rows.length > 0 ? <Table {...table} rowKey={({ id }) => id} /> : <p className="text-muted">{none}</p>;
}
