import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { nameRecord } from '../api/violation-words';
import { Actions } from '../parts/actions';
import { inWords, Status } from '../parts/badge';
import { ConfirmSeen } from '../parts/confirm';
import { FileLink } from '../parts/file-link';
import { formatMoney, formatTime, formatTimeIn } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { spokenFact } from '../parts/spoken';
import { Loaded } from '../parts/states';
import { To } from '../parts/to';
import { toRecordPage } from '../routes/pages';
import { useCanChange } from '../shell/viewer';
import { CancelOrderDocument, MailOrderDocument, type MailOrderQuery } from './mail.documents';

type Order = MailOrderQuery['documentOrder'];

/** One order: to whom, how, what it costs, and each scan of the carrier as it arrives. */
export default function OrderPage() {
  const { id } = useParams({ from: '/$organization/$mode/mail/orders/$id' });
  const read = useRead(MailOrderDocument, { id }, { follows: ['document_order', 'document', 'project', 'notice'] });
  const [isCanceling, setCanceling] = useState(false);
  const canChange = useCanChange();
  const order = read.data?.documentOrder;
  return (
    <Page
      title={order ? `Order to ${order.recipient.name}` : 'Order'}
      subtitle={order && <Status status={order.status} />}
      actions={
        canChange &&
        order?.status === 'PENDING' && (
          <Actions actions={[{ text: 'Cancel the order', look: 'danger', onClick: () => setCanceling(true) }]} />
        )
      }
    >
      <Loaded read={read}>{({ documentOrder }) => <Details order={documentOrder} />}</Loaded>
      {isCanceling && order && (
        <ConfirmSeen
          title="Cancel the order?"
          submit="Cancel the order"
          document={CancelOrderDocument}
          updatedAt={order.updatedAt}
          input={{ id }}
          onClose={() => setCanceling(false)}
        >
          The document is not sent. Sending it later takes a new order.
        </ConfirmSeen>
      )}
    </Page>
  );
}

const folders = {
  NOTICE: '/notices',
  WAIVER: '/waivers',
  ESCALATION: '/claims',
  PAY_APPLICATION: '/billing/pay-applications',
} as const;

/** What the office or the research gave back, such as the recording number. */
function listResults(results: Record<string, unknown> | null): [string, string][] {
  const filledResults = Object.entries(results ?? {}).filter(([, value]) => value !== null && value !== '');
  return filledResults.map(([name, value]) => [inWords(name), spokenFact(name, value)]);
}

function Details({ order }: { order: Order }) {
  const { recipient, billing, document, project, carrierEvents, files } = order;
  // What the carrier and the office did is an act of law: its day is that of the place.
  const place = project?.state ?? recipient.state;
  const timeThere = (time: string) => (place ? formatTimeIn(place, time) : formatTime(time));
  const isMail = order.orderType === 'MAIL';
  const link = toRecordPage({ folder: folders[order.documentableType], id: order.documentableId });
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-2">
      <Section title="Order">
        <Sheet>
          <Facts
            facts={[
              ['Recipient', `${recipient.name}, ${[recipient.city, recipient.state].filter(Boolean).join(', ')}`],
              [isMail ? 'Mail class' : 'Sent as', inWords(order.mailClass ?? order.orderType)],
              [
                'Document',
                document && <FileLink path={`/document-orders/${order.id}/document`}>{document.fileName}</FileLink>,
              ],
              [
                'For',
                <To {...link} key="for">
                  {order.notice?.noticeNumber ?? inWords(nameRecord(order.documentableType))}
                </To>,
              ],
              [
                'Project',
                project && (
                  <To page="/projects/$id" params={{ id: project.id }}>
                    {project.name}
                  </To>
                ),
              ],
              ['Cost', `${formatMoney(billing.amountCents / 100)}, ${inWords(billing.status).toLowerCase()}`],
              ['Tracking number', order.trackingNumber],
              ['Needs attention', order.attention && inWords(order.attention)],
              ['Ordered', timeThere(order.createdAt)],
              ['Accepted', order.acceptedAt && timeThere(order.acceptedAt)],
              ['Delivered', order.deliveredAt && timeThere(order.deliveredAt)],
              ...listResults(order.results),
            ]}
          />
          {files.length > 0 && (
            <ul className="mt-3 space-y-1">
              {files.map((file) => (
                <li key={file.id}>
                  <FileLink path={`/document-orders/${order.id}/files/${file.id}/download`}>{file.fileName}</FileLink>
                </li>
              ))}
            </ul>
          )}
        </Sheet>
      </Section>
      <Section title={isMail ? 'On its way' : 'What was reported'}>
        {carrierEvents.length === 0 ? (
          <p className="text-muted">
            {isMail
              ? 'The carrier has not reported anything yet. Scans appear here as they arrive.'
              : 'Nothing is reported yet. What the office gives back appears above.'}
          </p>
        ) : (
          <ol className="ml-2 border-l-2 border-line">
            {carrierEvents.map((event) => (
              <li key={event.id} className="pb-3 pl-4">
                <p className="font-medium">{inWords(event.name)}</p>
                <p className="text-muted">{[timeThere(event.occurredAt), event.location].filter(Boolean).join(', ')}</p>
              </li>
            ))}
          </ol>
        )}
      </Section>
    </div>
  );
}
