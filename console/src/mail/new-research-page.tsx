import { useState } from 'react';
import type { ApiError } from '../api/errors';
import { newKey } from '../api/new-key';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { sayAlone } from '../api/violation-words';
import { PriceNote, PriceRose } from '../documents/price';
import { Dialog } from '../parts/dialog';
import { useFilters } from '../parts/filters';
import { Form } from '../parts/form';
import { formatCredits } from '../parts/format';
import { Page, Sheet } from '../parts/page';
import { RadioField } from '../parts/radio-field';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import { Warning } from '../parts/warning';
import { ProjectField } from '../projects/project-field';
import { CreateResearchDocument, ResearchPriceDocument, ResearchSourceDocument } from './research.documents';
import { buildPayload, listMissingFacts, type Scope, toPriceQuery } from './research-payload';
import { dropSentResearch, keepSentResearch, sentResearch } from './sent-research';

const services: { value: Scope; text: string; hint: string }[] = [
  {
    value: 'research',
    text: 'Research',
    hint: 'The owner, the lender, the legal description: what is missing is found.',
  },
  { value: 'research_and_document', text: 'Research and the notice', hint: 'A draft of the notice is prepared too.' },
  {
    value: 'full_service',
    text: 'Full service',
    hint: 'The notice is also mailed to everyone whom the research finds.',
  },
];

/** Asks the partner’s staff to find what is missing on a project, and to mail its notice, at a price that is shown first. */
export default function NewResearchPage() {
  const [{ project: projectId, service }, setFilters] = useFilters('/mail/research/new', {
    project: '',
    service: 'full_service',
  });
  const scope = services.find(({ value }) => value === service)?.value ?? 'full_service';
  const [isConfirming, setConfirming] = useState(false);
  const go = useGo();
  const create = useChange(CreateResearchDocument);
  const follows = ['project', 'party', 'jobsite', 'organization'];
  const read = useRead(ResearchSourceDocument, { id: projectId }, { enabled: projectId !== '', follows });
  const project = projectId === '' ? undefined : read.data?.project;
  const price = useRead(
    ResearchPriceDocument,
    { input: project ? toPriceQuery(project, scope) : { eventType: 'NOTICE_RESEARCH' } },
    { enabled: project !== undefined, follows: ['credits'], keepsPrevious: true },
  );
  const cost = project && price.data?.creditPrice.credits;
  const [roseFrom, setRoseFrom] = useState<number>();
  const [isPricing, setPricing] = useState(false);
  const send = async () => {
    setPricing(true);
    const now = (await price.refetch()).data?.creditPrice.credits;
    setPricing(false);
    if (now === undefined || cost === undefined) return;
    if (now > cost) return setRoseFrom(cost);
    // While the answer to a request is not known, it is sent again as it was, also if the project has changed.
    const sent = sentResearch(projectId, scope) ?? {
      payload: buildPayload(project!, scope),
      idempotencyKey: newKey(),
    };
    keepSentResearch(projectId, scope, sent);
    create.mutate(
      { input: { type: 'NOTICE_RESEARCH', ...sent, sourceKind: 'PROJECT', sourceId: projectId } },
      {
        onSuccess: () => {
          dropSentResearch(projectId, scope);
          go({ page: '/mail/research' });
        },
        onError: ({ isPassing }) => {
          if (!isPassing) dropSentResearch(projectId, scope);
        },
      },
    );
  };
  const missing = project ? listMissingFacts(project) : [];
  const balance = price.data?.creditBalance.balance;
  /** What is refused of the project and its price is asked for again. */
  const refused = [read, price].find(({ data, error }) => data === undefined && error !== null);
  return (
    <Page title="Ask for research" subtitle="The partner’s staff receive the facts and the parties of the project.">
      <Sheet className="max-w-2xl">
        <Form
          error={read.error ?? price.error}
          busy={(cost === undefined || missing.length > 0) && !refused}
          submit={refused ? 'Try again' : cost === undefined ? 'Ask for it' : `Ask for it for ${formatCredits(cost)}`}
          onSubmit={() => (refused ? refused.refetch() : setConfirming(true))}
          onCancel={() => go({ page: '/mail/research' })}
        >
          <ProjectField value={projectId} onChange={(id) => setFilters({ project: id })} />
          <RadioField
            label="What they do"
            value={scope}
            options={services}
            onChange={(chosen) => setFilters({ service: chosen })}
          />
          {missing.length > 0 && (
            <Warning role="status">
              <p>The project lacks what the staff need:</p>
              <ul className="list-disc pl-5">
                {missing.map(({ fact, isOfPeople }) => (
                  <li key={fact}>
                    <To
                      {...(isOfPeople
                        ? { page: '/projects/$id', params: { id: projectId }, search: { tab: 'people' } }
                        : { page: '/projects/$id/edit', params: { id: projectId } })}
                    >
                      {fact}
                    </To>
                  </li>
                ))}
              </ul>
            </Warning>
          )}
          {cost !== undefined && balance && (
            <p className="mb-3" role="status">
              {formatCredits(cost)} of {formatCredits(balance.total)}
              {price.data?.creditPrice.partnerBillable &&
                `, of which ${formatCredits(balance.partnerEligible)} can pay for it`}
              .{scope === 'full_service' && ' The postage is held until the mail is sent.'}{' '}
              <PriceNote cost={cost} balance={undefined} />
            </p>
          )}
        </Form>
      </Sheet>
      {isConfirming && project && cost !== undefined && (
        <Dialog onClose={() => setConfirming(false)} title={`Ask for research on ${project.name}?`}>
          <Form
            error={create.error}
            busy={create.isPending || isPricing}
            submit={`Ask for it for ${formatCredits(cost)}`}
            onSubmit={send}
            onCancel={() => setConfirming(false)}
          >
            <p className="mb-3">
              The fee is charged now. If more recipients are found than are paid for, you are asked before anything is
              mailed.
            </p>
            <PriceRose from={roseFrom} to={cost} />
            <Refused error={create.error} />
          </Form>
        </Dialog>
      )}
    </Page>
  );
}

/** Every fact that the service refused: the error names only the first. */
function Refused({ error }: { error: ApiError | null }) {
  const messages = (error?.violations ?? []).map(sayAlone);
  if (messages.length < 2) return null;
  return (
    <ul className="mb-3 list-disc pl-5 text-danger">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
