import { useReadPages } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { DateFilter, Filters, SearchFilter, SelectFilter, useFilters } from '../parts/filters';
import { formatAmount, formatCount, formatNumber, formatSecond } from '../parts/format';
import { Narrow } from '../parts/narrow';
import { Page } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { calls, ErrorLink, RequestStatus, useTokenNames } from './request-parts';
import { ApiRequestsDocument, type ApiRequestsQuery } from './requests.documents';

type Request = ApiRequestsQuery['apiRequests']['nodes'][number];

const statuses = ['SUCCESS', 'CLIENT_ERROR', 'SERVER_ERROR', 'FAILED'] as const;
const statusTexts: Record<string, string> = {
  SUCCESS: '2xx: success',
  CLIENT_ERROR: '4xx: error of the caller',
  SERVER_ERROR: '5xx: error of the service',
  FAILED: 'Every error',
};
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const sources: Record<string, string> = { token: 'With a token', console: 'In the console' };
const none = { status: '', method: '', token: '', source: 'token', since: '', until: '', text: '' };

const startOf = (day: string, more = 0) => {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + more);
  return start.toISOString();
};

/** The requests of the last week: what was called, with which token, and how it ended. */
export default function RequestsPage() {
  const [filters, setFilters] = useFilters('/developers/requests', none);
  const { status, method, token, source, since, until, text } = filters;
  const tokens = useTokenNames();
  const nameOf = (id: string) => tokens.find((each) => each.id === id)?.name ?? `token ${id.slice(-6)}`;
  const filter = {
    ...(status && (status === 'FAILED' ? { failed: true } : { statusClass: status as 'SUCCESS' })),
    ...(method && { method }),
    ...(token && { tokenId: token }),
    ...(source && !token && { inSession: source === 'console' }),
    ...(since && { since: startOf(since) }),
    ...(until && { until: startOf(until, 1) }),
    ...(text && { search: text }),
  };
  const read = useReadPages(ApiRequestsDocument, { filter }, ({ apiRequests }) => apiRequests, { follows: [] });
  const columns: Column<Request>[] = [
    {
      title: 'Request',
      cell: (request) => (
        <>
          <span className="[overflow-wrap:anywhere]">
            <span className="mr-2 inline-block min-w-12 text-sm font-semibold">{request.method}</span>
            {calls(request)}
          </span>
          <Narrow>
            {formatSecond(request.createdAt)}, {formatNumber(request.durationMs)} ms
          </Narrow>
        </>
      ),
    },
    { title: 'Status', cell: (request) => <RequestStatus {...request} /> },
    { title: 'Error', cell: ({ errorCode }) => (errorCode ? <ErrorLink code={errorCode} /> : '—'), wideOnly: true },
    {
      title: 'Sent by',
      cell: ({ tokenId, inSession }) => (inSession ? 'Console' : tokenId ? nameOf(tokenId) : '—'),
      wideOnly: true,
    },
    { title: 'Credits', cell: ({ credits }) => formatAmount(credits), align: 'right', wideOnly: true },
    {
      title: 'Took',
      cell: ({ durationMs }) => <span className="whitespace-nowrap">{formatNumber(durationMs)} ms</span>,
      align: 'right',
      wideOnly: true,
    },
    {
      title: 'Arrived',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatSecond(createdAt)}</span>,
      wideOnly: true,
    },
  ];
  return (
    <Page
      title="Requests"
      subtitle="Every request of the last seven days."
      actions={
        <Button busy={read.isFetching} onClick={() => void read.refetch()}>
          Refresh
        </Button>
      }
    >
      <Filters>
        <SelectFilter
          label="Status"
          value={status}
          values={statuses}
          textOf={(each) => statusTexts[each] ?? inWords(each)}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <SelectFilter
          label="Method"
          value={method}
          values={methods}
          textOf={(each) => each}
          onChange={(chosen) => setFilters({ method: chosen })}
        />
        {tokens.length > 0 && (
          <SelectFilter
            label="Token"
            value={token}
            values={tokens.map(({ id }) => id)}
            textOf={nameOf}
            onChange={(chosen) => setFilters({ token: chosen })}
          />
        )}
        {!token && (
          <SelectFilter
            label="Sent"
            value={source}
            values={Object.keys(sources)}
            textOf={(each) => sources[each] ?? each}
            onChange={(chosen) => setFilters({ source: chosen })}
          />
        )}
        <DateFilter label="From" value={since} onChange={(chosen) => setFilters({ since: chosen })} />
        <DateFilter label="To" value={until} onChange={(chosen) => setFilters({ until: chosen })} />
        <SearchFilter
          label="Path, operation, error or key"
          value={text}
          onChange={(chosen) => setFilters({ text: chosen })}
        />
        {read.data?.[0] && (
          <span className="self-center text-muted" role="status">
            {formatCount(read.data[0].apiRequests.totalCount, 'request')}
          </span>
        )}
      </Filters>
      <LoadedPages read={read} rowsOf={({ apiRequests }) => apiRequests.nodes}>
        {(rows, more) =>
          rows.length > 0 ? (
            <Table
              caption="Requests"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              page={({ id }) => ({ page: '/developers/requests/$id', params: { id } })}
              {...more}
            />
          ) : (
            <Empty title="No requests">
              {Object.entries(filters).some(([name, value]) => value !== none[name as keyof typeof none]) ? (
                'No request of the last seven days matches these filters.'
              ) : (
                <>
                  Requests with a token appear here within seconds. Choose “Sent: all” to see those of the console too.{' '}
                  <a className="text-accent underline" href="/docs/getting-started">
                    How to send the first one
                  </a>
                </>
              )}
            </Empty>
          )
        }
      </LoadedPages>
    </Page>
  );
}
