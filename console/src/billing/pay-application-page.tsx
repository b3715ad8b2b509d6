import { useParams } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { DocumentsList } from '../mail/documents-list';
import { MadeDocument } from '../mail/made-document';
import { Status } from '../parts/badge';
import { Button } from '../parts/button';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import {
  GeneratePayApplicationDocument,
  MovePayApplicationDocument,
  PayApplicationDocument,
  type PayApplicationQuery,
} from './billing.documents';
import { Sheet703 } from './sheet-703';

export type PayApplication = PayApplicationQuery['payApplication'];

/** One pay application: the continuation sheet with the summary beside it. */
export default function PayApplicationPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const read = useRead(PayApplicationDocument, { id }, { follows: ['pay_application', 'document'] });
  const move = useChange(MovePayApplicationDocument);
  const generate = useChange(GeneratePayApplicationDocument);
  const mayChange = useMayChange();
  const application = read.data?.payApplication;
  const make = (preview: boolean) =>
    application &&
    generate.mutate({
      input: {
        documentableType: 'PAY_APPLICATION',
        documentableId: id,
        type: 'PAY_APPLICATION',
        organizationId: application.organizationId,
        preview,
      },
    });
  const error = move.error ?? generate.error;
  return (
    <Page
      title={application ? `Pay application no. ${application.applicationNumber}` : 'Pay application'}
      subtitle={
        application && (
          <span className="flex flex-wrap items-center gap-2">
            {application.project && <To page={`/projects/${application.project.id}`}>{application.project.name}</To>}
            {application.periodFrom && `${formatDate(application.periodFrom)} to`} {formatDate(application.periodTo)}
            <Status status={application.status} /> {application.statusReason}
          </span>
        )
      }
      actions={
        mayChange &&
        application && (
          <>
            <Button busy={generate.isPending} onClick={() => make(true)}>
              Preview
            </Button>
            {application.status === 'DRAFT' && (
              <Button
                look="primary"
                busy={move.isPending}
                onClick={() => move.mutate({ input: { id, status: 'SUBMITTED' } })}
              >
                Submit
              </Button>
            )}
          </>
        )
      }
    >
      {error && (
        <div className="mb-4">
          <ErrorNote error={error} />
        </div>
      )}
      {generate.data && !generate.isPending && (
        <MadeDocument made={generate.data.generateDocument} isPreview={generate.variables?.input.preview ?? false} />
      )}
      <Loaded read={read}>
        {({ payApplication }) => (
          <>
            <Section title="Summary (G702)">
              <Summary application={payApplication} />
            </Section>
            <Section title="Continuation sheet (G703)">
              <Sheet703 key={payApplication.updatedAt} application={payApplication} />
            </Section>
            <Section title="Documents">
              <DocumentsList
                documents={payApplication.documents.nodes}
                none="Preview the application to see its pages. A preview costs nothing."
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Summary({
  application: { g702, certifiedAmount, amountPaid, amountOutstanding },
}: {
  application: PayApplication;
}) {
  return (
    <Sheet className="max-w-2xl">
      <Facts
        facts={[
          ['1. Original contract sum', formatMoney(g702.originalContractSum)],
          ['2. Net change by change orders', formatMoney(g702.netChangeByChangeOrders)],
          ['3. Contract sum to date', formatMoney(g702.contractSumToDate)],
          ['4. Total completed and stored', formatMoney(g702.totalCompletedAndStored)],
          ['5. Retainage', formatMoney(g702.totalRetainage)],
          ['6. Total earned less retainage', formatMoney(g702.totalEarnedLessRetainage)],
          ['7. Less previous certificates', formatMoney(g702.lessPreviousCertificates)],
          ['8. Current payment due', <strong key="due">{formatMoney(g702.currentPaymentDue)}</strong>],
          ['9. Balance to finish', formatMoney(g702.balanceToFinish)],
          ...(certifiedAmount
            ? ([
                ['Certified', formatMoney(certifiedAmount)],
                ['Paid', formatMoney(amountPaid)],
                ['Unpaid', formatMoney(amountOutstanding)],
              ] as const)
            : []),
        ]}
      />
    </Sheet>
  );
}
