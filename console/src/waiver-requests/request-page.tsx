import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead, useReadPages } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { FileLink } from '../parts/file-link';
import { formatCount, formatDate, formatMoney, formatTimeIn } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { Loaded, LoadedPages } from '../parts/states';
import { To } from '../parts/to';
import { Undeliverable } from '../parts/undeliverable';
import { Warning } from '../parts/warning';
import { HistoryTable } from '../projects/history-table';
import { useCanChange } from '../shell/viewer';
import { NamedCompanies } from './named-companies';
import { LeftAddress, printLink } from './printed-page';
import type { Request } from './request';
import { RequestActions } from './request-actions';
import { WaiverRequestDocument, WaiverRequestHistoryDocument } from './requests.documents';

const follows = ['waiver_request', 'organization', 'project', 'pay_application'];

/** One request: what was asked of whom, where it went, and what became of it. */
export default function WaiverRequestPage() {
  const { id } = useParams({ from: '/$organization/$mode/waivers/requests/$id' });
  const read = useRead(WaiverRequestDocument, { id }, { follows });
  const canChange = useCanChange();
  const request = read.data?.waiverRequest;
  return (
    <Page
      title={request ? `${request.typeLabel} waiver of ${request.organization?.name ?? 'a payee'}` : 'Waiver request'}
      subtitle={
        request && (
          <span className="flex flex-wrap items-center gap-2">
            {request.project && (
              <To page="/projects/$id" params={{ id: request.project.id }}>
                {request.project.name}
              </To>
            )}{' '}
            {request.state}
            <Status status={request.status} />
          </span>
        )
      }
      actions={canChange && request && <RequestActions key={id} request={request} />}
    >
      <Loaded read={read}>
        {({ waiverRequest }) => (
          <>
            <Section title="What is asked">
              <Sheet>
                <Facts facts={listTerms(waiverRequest)} />
              </Sheet>
            </Section>
            <Outcome request={waiverRequest} />
            <NamedCompanies requests={waiverRequest.named.nodes} />
            <Section title="Where it went">
              <Sheet>
                <LeftAddress request={waiverRequest} canChange={canChange} />
                <Facts facts={listSendings(waiverRequest)} />
              </Sheet>
            </Section>
            <History id={id} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Fact = readonly [name: string, value: ReactNode];
/** What is on record; the rest is left out. */
const recordedFacts = (facts: readonly Fact[]) => facts.filter(([, value]) => value);

function listTerms(request: Request): Fact[] {
  const { amount, throughDate, dueDate, payApplication, legalForm, state, namedBy, namedByRequest } = request;
  return recordedFacts([
    ['Amount', amount && formatMoney(amount)],
    ['Through', throughDate && formatDate(throughDate)],
    ['Due', dueDate && formatDate(dueDate)],
    [
      'For',
      payApplication && (
        <To page="/billing/pay-applications/$id" params={{ id: payApplication.id }}>
          Pay application no. {payApplication.applicationNumber}
        </To>
      ),
    ],
    [
      'Named by',
      namedByRequest && (
        <To page="/waivers/requests/$id" params={{ id: namedByRequest.id }}>
          {namedBy}
        </To>
      ),
    ],
    ['Invoice', request.invoiceNumber],
    ['Payment received', request.paymentReceivedOn && formatDate(request.paymentReceivedOn)],
    ['Form', legalForm ? `${legalForm.title}, ${legalForm.statute}` : `A general form: ${state} prescribes none`],
    ['Signed with', request.requireCode && 'A one-time code from the mailbox'],
    ['Message', request.message && <span className="whitespace-pre-line">{request.message}</span>],
    ['Number', request.number],
  ]);
}

/** What the payee did, once it did something. */
function Outcome({ request }: { request: Request }) {
  const { id, status, state, viewedAt, counterAmount, counterReason, signedAt, releasedAt, declinedBy } = request;
  const { releaseCause, releasedBy, signatoryName, signatoryTitle } = request;
  const signer = [signatoryName, signatoryTitle].filter(Boolean).join(', ');
  if (!viewedAt && !signedAt) return null;
  return (
    <Section title="The answer">
      <Sheet>
        {status === 'HELD' && (
          <Warning>
            It is signed, and held until the payee has the payment. The copy here is marked NOT RELEASED, and has no
            signature.
          </Warning>
        )}
        {signedAt && request.signerDiffers && (
          <Warning>Another person signed than the one that you named. Check that they may.</Warning>
        )}
        <Facts
          facts={recordedFacts([
            ['Opened', viewedAt && formatTimeIn(state, viewedAt)],
            ['Proposed', counterAmount && `${formatMoney(counterAmount)}${counterReason ? `: ${counterReason}` : ''}`],
            ['Signed', signedAt && `${formatTimeIn(state, signedAt)}${signer ? ` by ${signer}` : ''}`],
            ['Released', releasedAt && formatTimeIn(state, releasedAt)],
            ['Why', releaseCause && inWords(releaseCause)],
            ['Released by', releasedBy],
            ['Declined by', declinedBy],
            ['Hired no one, says', request.noneBelowBy],
            [
              'Document',
              (status === 'HELD' || status === 'RELEASED') && (
                <FileLink path={`/waiver-requests/${id}/document`}>
                  {releasedAt ? 'The signed waiver' : 'The copy marked NOT RELEASED'}
                </FileLink>
              ),
            ],
          ])}
        />
      </Sheet>
    </Section>
  );
}

function listSendings(request: Request): Fact[] {
  const { status, statusReason, email, timesSent, sentAt, expiresAt, state, supersededBy, supersedes } = request;
  const isUndeliverable = status === 'UNDELIVERABLE';
  const other = ({ id, number }: { id: string; number: string }) => (
    <To page="/waivers/requests/$id" params={{ id }}>
      {number}
    </To>
  );
  const earlier = supersedes.nodes[0];
  return recordedFacts([
    [
      'Mailbox',
      <>
        {email ?? 'No address is known yet'}
        <Undeliverable reason={isUndeliverable ? (statusReason ?? '') : null} />
      </>,
    ],
    ['Sent', sentAt ? formatTimeIn(state, sentAt) : 'Not yet'],
    ['How often', timesSent > 1 && formatCount(timesSent, 'time')],
    ['Open until', expiresAt && formatTimeIn(state, expiresAt)],
    ['In print', printLink(request)],
    ['Reason', !isUndeliverable && statusReason],
    ['Replaced by', supersededBy && other(supersededBy)],
    ['Replaces', earlier && other(earlier)],
  ]);
}

function History({ id }: { id: string }) {
  const read = useReadPages(WaiverRequestHistoryDocument, { id }, ({ auditEntries }) => auditEntries, {
    follows: ['waiver_request'],
  });
  return (
    <Section title="History">
      <LoadedPages read={read} rowsOf={({ auditEntries }) => auditEntries.nodes}>
        {(rows, more) => <HistoryTable rows={rows} {...more} />}
      </LoadedPages>
    </Section>
  );
}
