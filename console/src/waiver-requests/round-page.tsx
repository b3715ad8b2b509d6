import { useParams } from '@tanstack/react-router';
import { useRead } from '../api/use-read';
import { Page } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { gridRecords } from './grid-page';
import { WaiverGridDocument } from './requests.documents';
import { RoundForm } from './round-form';

/** Asks the payees of a pay application for waivers, all of them or none: first it shows what that would do. */
export default function RoundPage() {
  const { id } = useParams({ from: '/$organization/$mode/billing/pay-applications/$id/ask' });
  const read = useRead(WaiverGridDocument, { id }, { follows: gridRecords });
  const application = read.data?.payApplication;
  return (
    <Page
      title={
        application ? `Ask for waivers for pay application no. ${application.applicationNumber}` : 'Ask for waivers'
      }
      subtitle={
        <To page="/billing/pay-applications/$id/waivers" params={{ id }}>
          Waivers of the payees
        </To>
      }
    >
      <Loaded read={read}>
        {({ payApplication, waiverGrid }) => {
          const payees = (waiverGrid?.rows ?? []).filter(({ tier }) => tier !== null);
          return payees.length > 0 ? (
            <RoundForm application={payApplication} payees={payees} />
          ) : (
            <Empty title="No payee is on the project">
              Add the parties that the claimant hired, and those whom they hired: each names who hired it.
            </Empty>
          );
        }}
      </Loaded>
    </Page>
  );
}
