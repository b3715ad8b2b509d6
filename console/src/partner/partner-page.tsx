import { useReadPages } from '../api/use-read';
import { formatCount } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, LoadedPages } from '../parts/states';
import { useTask } from '../parts/use-task';
import {
  type FulfillmentStatus,
  PartnerRequestDocument,
  PartnerRequestsDocument,
  type PartnerTaskFragment,
} from './partner.documents';
import { RequestSheet } from './request-sheet';
import { RequestsTable } from './requests-table';

/** The requests that the partner's staff work on, the oldest first. */
export default function PartnerPage() {
  const read = useRequests(['SUBMITTED', 'IN_PROGRESS']);
  const next = read.data?.[0]?.partnerRequests.nodes[0];
  const { task, choose, goOn } = useTask(next, PartnerRequestDocument, (data) => data.partnerRequest);
  const count = read.data?.[0]?.partnerRequests.totalCount ?? 0;
  return (
    <Page title="Partner" subtitle={read.data && `${formatCount(count, 'request')} to do`}>
      <LoadedPages read={read} rowsOf={({ partnerRequests }) => partnerRequests.nodes}>
        {(requests, more) => (
          <>
            {task ? (
              <RequestSheet key={task.id} request={task} onNext={goOn} />
            ) : (
              <div className="mb-6">
                <Empty title="Nothing to do">Requests of all accounts arrive here once they are paid for.</Empty>
              </div>
            )}
            {requests.length > 0 && (
              <Section title="To do" count={count}>
                <RequestsTable caption="Requests to do" requests={requests} onChoose={choose} {...more} />
              </Section>
            )}
            <WaitingRequests onChoose={choose} />
          </>
        )}
      </LoadedPages>
    </Page>
  );
}

/** The requests whose accounts did not approve the further recipients yet. */
function WaitingRequests({ onChoose }: { onChoose: (request: PartnerTaskFragment) => void }) {
  const read = useRequests(['PAYMENT_REQUIRED']);
  const count = read.data?.[0]?.partnerRequests.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Section title="Waiting for an approval" count={count}>
      <LoadedPages read={read} rowsOf={({ partnerRequests }) => partnerRequests.nodes}>
        {(requests, more) => (
          <RequestsTable caption="Requests that wait" requests={requests} onChoose={onChoose} {...more} />
        )}
      </LoadedPages>
    </Section>
  );
}

function useRequests(statuses: FulfillmentStatus[]) {
  return useReadPages(PartnerRequestsDocument, { statuses }, ({ partnerRequests }) => partnerRequests, {
    isQueue: true,
  });
}
