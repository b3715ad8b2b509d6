import { useState } from 'react';
import { useReadPages } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { ButtonLink } from '../parts/button';
import { Filters, isFilteredBy, SelectFilter, useFilters } from '../parts/filters';
import { formatTime } from '../parts/format';
import { getJobName } from '../parts/job-name';
import { toOrderBy } from '../parts/order';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { noRecordFilter, toCreatedFilter } from '../projects/filter-values';
import { MoreFilters } from '../projects/list-filters';
import { SavedFilters } from '../shell/saved-filters';
import { useCanChange } from '../shell/viewer';
import {
  type FulfillmentRequestOrderingField,
  type FulfillmentStatus,
  ResearchRequestsDocument,
} from './mail.documents';
import { type Act, ResearchActions, ResearchDialog } from './research-actions';
import type { Request } from './research-request';

const statuses: FulfillmentStatus[] = [
  'QUEUED',
  'SUBMITTED',
  'IN_PROGRESS',
  'PAYMENT_REQUIRED',
  'FULFILLED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
];

function describeService(payload: unknown): string {
  const scope = (payload as { fulfillment_scope?: string } | null)?.fulfillment_scope;
  return scope ? inWords(scope) : '—';
}

const columns: readonly Column<Request, FulfillmentRequestOrderingField>[] = [
  {
    title: 'Project',
    order: 'PROJECT',
    cell: (request) =>
      request.project ? (
        <To page="/projects/$id" params={{ id: request.project.id }}>
          {request.project.name}
        </To>
      ) : (
        getJobName(request)
      ),
  },
  { title: 'Service', order: 'SCOPE', cell: ({ payload }) => describeService(payload), wideOnly: true },
  { title: 'Requested', order: 'CREATED_AT', cell: ({ createdAt }) => formatTime(createdAt), wideOnly: true },
  {
    title: 'Status',
    order: 'STATUS',
    below: true,
    cell: ({ status: current, statusReason, lastError }) => (
      <>
        <Status status={current} /> <span className="text-sm text-muted">{statusReason ?? lastError}</span>
      </>
    ),
  },
];

/** Research by the partner's staff, with the charges that wait for an approval. */
export default function ResearchPage() {
  const [filters, setFilters] = useFilters('/mail/research', {
    status: '',
    ...noRecordFilter,
    order: '',
  });
  const { status, order } = filters;
  const filter = { ...toCreatedFilter(filters), ...(status && { status: status as FulfillmentStatus }) };
  const orderBy = toOrderBy(order, columns);
  const canChange = useCanChange();
  const [chosen, setChosen] = useState<{ request: Request; act: Act }>();
  const read = useReadPages(ResearchRequestsDocument, { filter, orderBy }, (data) => data.fulfillmentRequests, {
    follows: ['fulfillment_request', 'project', 'notice', 'project_note'],
  });
  const requests = read.data?.flatMap((data) => data.fulfillmentRequests.nodes) ?? [];
  const actions: Column<Request> = {
    title: 'Actions',
    align: 'right',
    below: true,
    cell: (request) => (
      <ResearchActions request={request} canChange={canChange} onAct={(act) => setChosen({ request, act })} />
    ),
  };
  return (
    <Page
      title="Research"
      actions={
        canChange && (
          <ButtonLink look="primary" page="/mail/research/new">
            Ask for research
          </ButtonLink>
        )
      }
      subtitle="What you asked the partner’s staff to find out, and the notices that they mail for you."
    >
      <Filters>
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <MoreFilters values={filters} onChange={setFilters} day="Requested" />
        <SavedFilters list="research" values={filters} onChoose={setFilters} />
      </Filters>
      <LoadedPages read={read} rowsOf={(data) => data.fulfillmentRequests.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Research"
              columns={[...columns, actions]}
              rows={rows}
              rowKey={({ id }) => id}
              order={order}
              onOrder={(next) => setFilters({ order: next })}
              {...more}
            />
          ) : (
            <Empty title="No research">
              {isFilteredBy(filters) && 'No request matches these filters. '}The partner finds the owner, the lender and
              the legal description of a jobsite, and can mail the notice.
            </Empty>
          )
        }
      </LoadedPages>
      {chosen && (
        <ResearchDialog
          request={requests.find(({ id }) => id === chosen.request.id) ?? chosen.request}
          act={chosen.act}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Page>
  );
}
