import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { formatDate, formatDay, formatMoney, formatTotal } from '../parts/format';
import { Page } from '../parts/page';
import { isToAnswer } from '../parts/received-request';
import { Empty, ErrorNote, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { Warning } from '../parts/warning';
import {
  OpenReceivedWaiverRequestDocument,
  ReceivedWaiverRequestsDocument,
  type ReceivedWaiverRequestsQuery,
} from './received.documents';

type Received = ReceivedWaiverRequestsQuery['receivedWaiverRequests'][number];

/** As many as the service reads; those that wait come first. */
const maxRows = 200;

/** The waivers that other companies ask the person for, who answers on the page of the request. */
export default function ReceivedPage() {
  const read = useRead(ReceivedWaiverRequestsDocument, {}, { follows: [], isOfOthers: true });
  const open = useChange(OpenReceivedWaiverRequestDocument);
  const answer = async (id: string) => {
    const { openReceivedWaiverRequest: opened } = await open.mutateAsync({ input: { id } });
    window.location.assign(`/w?token=${opened.token}`);
  };
  // One blue button: what waits comes first.
  const [first] = (read.data?.receivedWaiverRequests ?? []).flatMap(({ id, status }) =>
    isToAnswer(status) ? [id] : [],
  );
  const columns: readonly Column<Received>[] = [
    { title: 'From', cell: ({ payerName }) => payerName },
    { title: 'Waiver', cell: ({ type }) => inWords(type), below: true },
    {
      title: 'For',
      cell: ({ projectName, applicationNumber: number }) => `${projectName}${number === null ? '' : `, no. ${number}`}`,
      below: true,
    },
    { title: 'To sign', cell: ({ payeeName }) => payeeName, wideOnly: 'desk' },
    { title: 'Sent', cell: ({ sentAt }) => formatDay(sentAt), wideOnly: 'desk' },
    { title: 'Due', cell: ({ dueDate }) => formatDate(dueDate), wideOnly: true },
    { title: 'Amount', cell: ({ amount }) => formatMoney(amount), align: 'right' },
    { title: 'Status', cell: ({ status }) => <Status status={status} />, below: true },
    {
      title: 'What to do',
      isControl: true,
      align: 'right',
      below: true,
      cell: ({ id, status, payerName, projectName }) => (
        <Button
          look={id === first ? 'primary' : 'plain'}
          busy={open.isPending}
          aria-label={`${isToAnswer(status) ? 'Answer' : 'Open'} the request of ${payerName}, ${projectName}`}
          onClick={() => void answer(id).catch(() => undefined)}
        >
          {isToAnswer(status) ? 'Answer' : 'Open'}
        </Button>
      ),
    },
  ];
  return (
    <Page
      title="Requests to you"
      subtitle={read.data && formatTotal(read.data.receivedWaiverRequests.length, 'request')}
    >
      {read.data?.receivedWaiverRequests.length === maxRows && (
        <Warning>These are {maxRows} of your requests: all that wait, and the newest of the others.</Warning>
      )}
      {open.error && <ErrorNote error={open.error} />}
      <Loaded read={read}>
        {({ receivedWaiverRequests: rows }) =>
          rows.length > 0 ? (
            <Table caption="Requests to you" columns={columns} rows={rows} rowKey={({ id }) => id} />
          ) : (
            <Empty title="No requests">
              Other companies that use the service ask for your waivers at the address that you sign in with. Their
              requests are here.
            </Empty>
          )
        }
      </Loaded>
    </Page>
  );
}
