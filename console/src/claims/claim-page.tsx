import { useParams } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { currentDocument } from '../mail/current-document';
import { DocumentView } from '../mail/document-view';
import { GenerateButton, useGenerate } from '../mail/generate-button';
import { OrdersTable } from '../mail/orders-table';
import { Preflight } from '../mail/preflight';
import { usePreview } from '../mail/use-preview';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import { ClaimDocument, type ClaimQuery, type EscalationStatus, MoveClaimDocument } from './claims.documents';

type Claim = ClaimQuery['escalation'];

/** One claim with the dates that the law gives it, beside its pages. */
export default function ClaimPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const read = useRead(ClaimDocument, { id }, { follows: ['escalation', 'document', 'document_order', 'project'] });
  const claim = read.data?.escalation;
  return (
    <Page
      title={claim?.typeLabel ?? 'Claim'}
      subtitle={
        claim && (
          <span className="flex flex-wrap items-center gap-2">
            {claim.project && <To page={`/projects/${claim.project.id}`}>{claim.project.name}</To>} {claim.state}
            <Status status={claim.status} />
          </span>
        )
      }
      actions={claim && <Actions claim={claim} />}
    >
      <Loaded read={read}>{({ escalation }) => <Details claim={escalation} />}</Loaded>
    </Page>
  );
}

function inputOf({ id, organizationId }: Claim) {
  return { documentableType: 'ESCALATION', documentableId: id, type: 'ESCALATION', organizationId } as const;
}

/** What a claim becomes when it is moved by hand. */
const moves: Partial<Record<EscalationStatus, readonly (readonly [EscalationStatus, string])[]>> = {
  SENT: [
    ['FILED', 'Mark as filed'],
    ['RESOLVED', 'Mark as resolved'],
  ],
  FILED: [['RESOLVED', 'Mark as resolved']],
};

function Actions({ claim }: { claim: Claim }) {
  const mayChange = useMayChange();
  const generate = useGenerate();
  const move = useChange(MoveClaimDocument);
  const error = generate.error?.code === 'PREFLIGHT_FAILED' ? move.error : (generate.error ?? move.error);
  if (!mayChange) return null;
  return (
    <>
      {claim.status === 'DRAFT' && !currentDocument(claim) && (
        <GenerateButton look="primary" input={inputOf(claim)} generate={generate} />
      )}
      {moves[claim.status]?.map(([status, text]) => (
        <Button key={status} busy={move.isPending} onClick={() => move.mutate({ input: { id: claim.id, status } })}>
          {text}
        </Button>
      ))}
      {error && (
        <div className="w-full">
          <ErrorNote error={error} />
        </div>
      )}
    </>
  );
}

function Details({ claim }: { claim: Claim }) {
  const mayChange = useMayChange();
  const made = currentDocument(claim);
  const isDraft = claim.status === 'DRAFT' && !made;
  const preview = usePreview(mayChange && isDraft ? inputOf(claim) : undefined, claim.updatedAt);
  const drafted = isDraft ? preview.data?.generateDocument : undefined;
  return (
    <div className="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div>
        <Section title="Claim">
          <Sheet>
            <Facts
              facts={[
                ['Amount', formatMoney(claim.claimAmount)],
                ['Date', formatDate(claim.escalationDate)],
                ['Your deadline', formatDate(claim.deadlineDate)],
                ['Description', claim.description],
              ]}
            />
          </Sheet>
        </Section>
        {isDraft && mayChange && claim.project && (
          <Section title="Check">
            {preview.isPending ? (
              <p className="text-muted">Checking what the document asks for…</p>
            ) : (
              <Preflight error={preview.error} warnings={drafted?.warnings ?? []} projectId={claim.project.id} />
            )}
          </Section>
        )}
        <Section title="Dates that the law gives">
          {claim.suggestedDeadlines.length === 0 && (
            <p className="text-muted">No date follows from the recorded facts.</p>
          )}
          <ul className="space-y-3">
            {claim.suggestedDeadlines.map((deadline) => (
              <li
                key={`${deadline.kind}${deadline.month}${deadline.date}`}
                className="rounded-md border border-line bg-sheet p-3"
              >
                <p className="font-medium">
                  {inWords(deadline.documentName ?? deadline.kind)}: {formatDate(deadline.safeDate ?? deadline.date)}
                </p>
                <p>{deadline.explanation}</p>
                {deadline.source && <p className="text-sm text-muted">{deadline.source}</p>}
              </li>
            ))}
          </ul>
        </Section>
        {claim.orders.nodes.length > 0 && (
          <Section title="Mail and filings">
            <OrdersTable rows={claim.orders.nodes} />
          </Section>
        )}
      </div>
      <DocumentView
        title={made ? 'The document' : 'The document as it will be'}
        document={made ?? drafted}
        isBehind={preview.isFetching}
        none={<p className="text-muted">Its pages appear here as soon as nothing is missing.</p>}
      />
    </div>
  );
}
