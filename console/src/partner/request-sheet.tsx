import { useState } from 'react';
import { useChange } from '../api/use-change';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Form } from '../parts/form';
import { Facts, Section, Sheet } from '../parts/page';
import { Step } from '../parts/step';
import { EndDialog, type PartnerEnding } from './end-dialog';
import { FactsDialog } from './facts-dialog';
import { PartnerAcceptDocument, type PartnerTaskFragment } from './partner.documents';
import { listFacts } from './request-facts';
import { getJobName } from './requests-table';
import { WorkForms } from './work-forms';

/** How a request can end without a result. */
function endingsFor(status: PartnerTaskFragment['status']): readonly (readonly [PartnerEnding, string])[] {
  if (status === 'SUBMITTED') return [['reject', 'Reject the request']];
  if (status !== 'IN_PROGRESS' && status !== 'PAYMENT_REQUIRED') return [];
  return [
    ['reject', 'Reject the request'],
    ['fail', 'This attempt failed'],
    ['cancel', 'Cancel the request'],
  ];
}

function titleFor(status: PartnerTaskFragment['status']): string {
  if (status === 'SUBMITTED' || status === 'IN_PROGRESS') return 'Next';
  return status === 'PAYMENT_REQUIRED' ? 'Waiting for an approval' : 'No longer to do';
}

/** One request: the facts of the job, and the next report. */
export function RequestSheet({ request, onNext }: { request: PartnerTaskFragment; onNext: () => void }) {
  const { id, status, requiredRecipients, mailedRecipients } = request;
  const [dialog, setDialog] = useState<PartnerEnding | 'facts'>();
  const close = () => setDialog(undefined);
  return (
    <Section title={`${titleFor(status)}: ${getJobName(request)}`}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Sheet>
          <Facts facts={listFacts(request.payload as Record<string, unknown>)} />
        </Sheet>
        <Sheet>
          <p className="mb-3">
            {inWords(request.scope)} <Status status={status} />
          </p>
          <Step key={`${status}${requiredRecipients}${mailedRecipients}`}>
            <StepForm request={request} onNext={onNext} />
          </Step>
          <p className="mt-3 flex flex-wrap gap-x-3">
            {status === 'IN_PROGRESS' && <Button onClick={() => setDialog('facts')}>Send facts</Button>}
            {endingsFor(status).map(([ending, text]) => (
              <Button key={ending} look="quiet" className="!px-1.5 !text-danger" onClick={() => setDialog(ending)}>
                {text}
              </Button>
            ))}
          </p>
        </Sheet>
      </div>
      {dialog === 'facts' && <FactsDialog id={id} onClose={close} />}
      {dialog && dialog !== 'facts' && <EndDialog id={id} ending={dialog} onClose={close} onDone={onNext} />}
    </Section>
  );
}

function StepForm({ request, onNext }: { request: PartnerTaskFragment; onNext: () => void }) {
  const { id, status, authorizedRecipients, requiredRecipients } = request;
  const accept = useChange(PartnerAcceptDocument);
  if (status === 'IN_PROGRESS') return <WorkForms request={request} onDone={onNext} />;
  if (status === 'SUBMITTED') {
    return (
      <Form
        onSubmit={() => accept.mutate({ input: { id } })}
        error={accept.error}
        busy={accept.isPending}
        submit="Begin the work"
      />
    );
  }
  return (
    <>
      <p className="mb-3">
        {status === 'PAYMENT_REQUIRED'
          ? `The research found ${requiredRecipients} recipients, and ${authorizedRecipients} are paid for. The account is asked to approve the rest; until then nothing is mailed.`
          : `The request is ${inWords(status).toLowerCase()}. There is nothing more to do.`}
      </p>
      <Button look="primary" onClick={onNext}>
        Go on
      </Button>
    </>
  );
}
