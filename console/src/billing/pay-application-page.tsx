import { useParams } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { Page } from '../parts/page';
import { Loaded } from '../parts/states';
import { PayApplicationDocument } from './billing.documents';
import { PayApplicationView } from './pay-application-view';

/** One pay application: the summary, the continuation sheet to fill in, and what follows until it is paid. */
export default function PayApplicationPage() {
  const { id } = useParams({ from: '/$organization/$mode/billing/pay-applications/$id' });
  const read = useRead(
    PayApplicationDocument,
    { id },
    { follows: ['pay_application', 'document', 'waiver', 'sov', 'project', 'organization'] },
  );
  if (read.data) {
    return <PayApplicationView key={id} application={read.data.payApplication} reread={() => read.refetch()} />;
  }
  return (
    <Page title="Pay application">
      <Loaded read={read}>{() => null}</Loaded>
    </Page>
  );
}
