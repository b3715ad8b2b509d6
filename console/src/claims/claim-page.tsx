import { useParams } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { DocumentsList } from '../mail/documents-list';
import { MadeDocument } from '../mail/made-document';
import { OrdersTable } from '../mail/orders-table';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import { ClaimDocument, type ClaimQuery, GenerateClaimDocument } from './claims.documents';

type Claim = ClaimQuery['escalation'];

/** One claim with the dates that the law gives it. */
export default function ClaimPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const read = useRead(ClaimDocument, { id }, { follows: ['escalation', 'document', 'document_order', 'project'] });
  const generate = useChange(GenerateClaimDocument);
  const mayChange = useMayChange();
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
      actions={
        mayChange &&
        claim && (
          <Button
            busy={generate.isPending}
            onClick={() =>
              generate.mutate({
                input: {
                  documentableType: 'ESCALATION',
                  documentableId: id,
                  type: 'ESCALATION',
                  organizationId: claim.organizationId,
                  preview: true,
                },
              })
            }
          >
            Preview
          </Button>
        )
      }
    >
      {generate.error && (
        <div className="mb-4">
          <ErrorNote error={generate.error} />
        </div>
      )}
      {generate.data && !generate.isPending && (
        <MadeDocument made={generate.data.generateDocument} isPreview={generate.variables?.input.preview ?? false} />
      )}
      <Loaded read={read}>{({ escalation }) => <Details claim={escalation} />}</Loaded>
    </Page>
  );
}

function Details({ claim }: { claim: Claim }) {
  return (
    <div className="grid items-start gap-x-6 lg:grid-cols-2">
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
      </div>
      <div>
        <Section title="Documents">
          <DocumentsList
            documents={claim.documents.nodes}
            none="Preview the claim to see its pages. A preview costs nothing."
          />
        </Section>
        <Section title="Mail and filings">
          {claim.orders.nodes.length > 0 ? (
            <OrdersTable rows={claim.orders.nodes} />
          ) : (
            <p className="text-muted">Nothing is ordered yet.</p>
          )}
        </Section>
      </div>
    </div>
  );
}
