import { courseRecords } from '../api/course-records';
import { useReadPages } from '../api/use-read';
import { DocumentsList } from '../documents/documents-list';
import { OrdersTable } from '../documents/orders-table';
import { Status } from '../parts/badge';
import { Button, ButtonLink } from '../parts/button';
import { dayToServe } from '../parts/day-to-serve';
import { formatDate, formatMoney } from '../parts/format';
import { Shown } from '../parts/shown';
import { useCanChange } from '../shell/viewer';
import {
  ProjectClaimsDocument,
  ProjectDocumentsDocument,
  ProjectNoticesDocument,
  ProjectOrdersDocument,
  ProjectPayApplicationsDocument,
  ProjectWaiverRequestsDocument,
  ProjectWaiversDocument,
} from './project.documents';
import { Records, RecordsTable } from './records';

/** What was made on the project: notices, waivers, pay applications and claims, with their orders and documents. */
export default function Documents({ id }: { id: string }) {
  const canChange = useCanChange();
  const begin = (text: string, page: '/notices/new' | '/waivers/new' | '/waivers/requests/new' | '/claims/new') =>
    canChange && (
      <ButtonLink page={page} search={{ project: id }}>
        {text}
      </ButtonLink>
    );
  const notices = useReadPages(ProjectNoticesDocument, { id }, ({ project }) => project.notices, {
    follows: courseRecords,
  });
  const waivers = useReadPages(ProjectWaiversDocument, { id }, ({ project }) => project.waivers, {
    follows: ['waiver'],
  });
  const requests = useReadPages(ProjectWaiverRequestsDocument, { id }, ({ waiverRequests }) => waiverRequests, {
    follows: ['waiver_request', 'organization'],
  });
  const applications = useReadPages(ProjectPayApplicationsDocument, { id }, ({ project }) => project.payApplications, {
    follows: ['pay_application'],
  });
  const claims = useReadPages(ProjectClaimsDocument, { id }, ({ project }) => project.escalations, {
    follows: ['escalation', 'document', 'document_order'],
  });
  const orders = useReadPages(ProjectOrdersDocument, { id }, ({ project }) => project.orders, {
    follows: ['document_order'],
  });
  const documents = useReadPages(ProjectDocumentsDocument, { id }, ({ project }) => project.documents, {
    follows: ['document'],
  });
  return (
    <>
      <Records
        title="Notices"
        actions={begin('New notice', '/notices/new')}
        none="No notice was made on this project."
        read={notices}
        listOf={({ project }) => project.notices}
      >
        {(rows, more) => (
          <RecordsTable
            caption="Notices"
            rows={rows}
            page={(row) => ({ page: '/notices/$id', params: { id: row.id } })}
            columns={[
              { title: 'Number', cell: (row) => row.noticeNumber },
              { title: 'Type', cell: (row) => row.typeLabel, below: true },
              { title: 'Serve by', cell: (row) => formatDate(dayToServe(row)) },
              { title: 'Served', cell: (row) => formatDate(row.servedAt), wideOnly: true },
              { title: 'Status', cell: (row) => <Status status={row.status} /> },
            ]}
            {...more}
          />
        )}
      </Records>
      <Records
        title="Waivers"
        actions={begin('New waiver', '/waivers/new')}
        none="No waiver was made on this project."
        read={waivers}
        listOf={({ project }) => project.waivers}
      >
        {(rows, more) => (
          <RecordsTable
            caption="Waivers"
            rows={rows}
            page={(row) => ({ page: '/waivers/$id', params: { id: row.id } })}
            columns={[
              { title: 'Type', cell: (row) => row.typeLabel },
              { title: 'Through', cell: (row) => formatDate(row.throughDate) },
              { title: 'Amount', cell: (row) => formatMoney(row.amount), align: 'right' },
              { title: 'Status', cell: (row) => <Status status={row.status} of="waiver" /> },
            ]}
            {...more}
          />
        )}
      </Records>
      <Records
        title="Waiver requests"
        actions={begin('Ask for a waiver', '/waivers/requests/new')}
        none="No payee was asked for a waiver."
        read={requests}
        listOf={({ waiverRequests }) => waiverRequests}
      >
        {(rows, more) => (
          <RecordsTable
            caption="Waiver requests"
            rows={rows}
            page={(row) => ({ page: '/waivers/requests/$id', params: { id: row.id } })}
            columns={[
              { title: 'Payee', cell: (row) => row.organization?.name ?? '—' },
              { title: 'Waiver', cell: (row) => row.typeLabel, below: true },
              { title: 'Amount', cell: (row) => formatMoney(row.amount), align: 'right' },
              { title: 'Status', cell: (row) => <Status status={row.status} /> },
            ]}
            {...more}
          />
        )}
      </Records>
      <Records
        title="Pay applications"
        none="No pay application was made on this project."
        read={applications}
        listOf={({ project }) => project.payApplications}
      >
        {(rows, more) => (
          <RecordsTable
            caption="Pay applications"
            rows={rows}
            page={(row) => ({ page: '/billing/pay-applications/$id', params: { id: row.id } })}
            columns={[
              { title: 'Number', cell: (row) => String(row.applicationNumber) },
              { title: 'Period to', cell: (row) => formatDate(row.periodTo) },
              { title: 'Certified', cell: (row) => formatMoney(row.certifiedAmount), align: 'right' },
              { title: 'Status', cell: (row) => <Status status={row.status} /> },
            ]}
            {...more}
          />
        )}
      </Records>
      <Records
        title="Liens and claims"
        actions={begin('New claim', '/claims/new')}
        none="No claim was made on this project."
        read={claims}
        listOf={({ project }) => project.escalations}
      >
        {(rows, more) => (
          <RecordsTable
            caption="Liens and claims"
            rows={rows}
            page={(row) => ({ page: '/claims/$id', params: { id: row.id } })}
            columns={[
              { title: 'Type', cell: (row) => row.typeLabel },
              { title: 'Deadline', cell: (row) => formatDate(row.deadlineDate) },
              { title: 'Amount', cell: (row) => formatMoney(row.claimAmount), align: 'right' },
              { title: 'Status', cell: (row) => <Status status={row.stage} /> },
            ]}
            {...more}
          />
        )}
      </Records>
      <Records
        title="Orders"
        none="Nothing was mailed, filed or recorded on this project."
        read={orders}
        listOf={({ project }) => project.orders}
      >
        {(rows, more) => <OrdersTable rows={rows} {...more} />}
      </Records>
      <Records
        title="Documents"
        none="No document was made on this project."
        read={documents}
        listOf={({ project }) => project.documents}
      >
        {(rows, { total, more, isLoadingMore }) => (
          <>
            <DocumentsList documents={rows} none="" />
            <Shown count={rows.length} total={total} />
            {more && (
              <Button className="mt-3" onClick={() => void more()} busy={isLoadingMore}>
                Show more documents
              </Button>
            )}
          </>
        )}
      </Records>
    </>
  );
}
