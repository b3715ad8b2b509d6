import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { currentDocument } from '../mail/current-document';
import { DocumentView } from '../mail/document-view';
import { Exhibits } from '../mail/exhibits';
import { versionOf } from '../mail/mailing';
import { OrdersTable } from '../mail/orders-table';
import { controlsOf, Preflight } from '../mail/preflight';
import { ReleaseSection } from '../mail/release-section';
import { paperFacts, usePreview } from '../mail/use-preview';
import { Status } from '../parts/badge';
import { Page, Section } from '../parts/page';
import { Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import { ClaimActions, isMailable, paperOf } from './claim-actions';
import { ClaimFacts, isEditable } from './claim-facts';
import { ClaimDocument, type ClaimQuery } from './claims.documents';
import { Recording } from './recording';

export type Claim = ClaimQuery['escalation'];

/** One claim: what it says with the dates that the law gives it beside its pages, its mail, and what became of it. */
export default function ClaimPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const read = useRead(
    ClaimDocument,
    { id },
    { follows: ['escalation', 'notice', 'document', 'document_order', ...paperFacts] },
  );
  const claim = read.data?.escalation;
  /** What is typed and not saved is missing on the document. */
  const [isUnsaved, setUnsaved] = useState(false);
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
      actions={claim && <ClaimActions claim={claim} isUnsaved={isUnsaved} />}
    >
      <Loaded read={read}>
        {({ escalation }) => <Details key={escalation.id} claim={escalation} onUnsaved={setUnsaved} />}
      </Loaded>
    </Page>
  );
}

function Details({ claim, onUnsaved }: { claim: Claim; onUnsaved: (isUnsaved: boolean) => void }) {
  const mayChange = useMayChange();
  const made = currentDocument(claim);
  const isDraft = mayChange && isEditable(claim);
  const preview = usePreview(isDraft ? paperOf(claim) : undefined, versionOf(claim));
  const drafted = isDraft ? preview.data?.generateDocument : undefined;
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div>
        <ClaimFacts claim={claim} missing={controlsOf(preview.error, drafted?.warnings ?? [])} onUnsaved={onUnsaved}>
          {isDraft && claim.project && (
            <Section title="Check">
              {preview.isPending ? (
                <p className="text-muted">Checking what the document asks for…</p>
              ) : (
                <Preflight error={preview.error} warnings={drafted?.warnings ?? []} projectId={claim.project.id} />
              )}
            </Section>
          )}
        </ClaimFacts>
        <Exhibits
          of={paperOf(claim)}
          projectId={claim.project?.id}
          made={made}
          drafted={drafted}
          isOpen={isMailable(claim)}
          again="Choose Edit, and generate it again."
        />
        {claim.orders.nodes.length > 0 && (
          <Section title="Mail and filings">
            <OrdersTable rows={claim.orders.nodes} place="besidePages" />
          </Section>
        )}
        {claim.type === 'LIEN_FILING' && claim.status === 'FILED' && <Recording claim={claim} />}
        {claim.type === 'LIEN_FILING' && (
          <ReleaseSection
            record={claim}
            kind="ESCALATION"
            canRelease={claim.status === 'FILED'}
            isReleased={claim.status === 'RESOLVED'}
          />
        )}
      </div>
      <DocumentView
        title={made ? 'The document' : 'The document as it will be'}
        document={made ?? drafted}
        isBehind={preview.isFetching}
        none={
          <p className="text-muted">
            {isDraft ? 'Its pages appear here as soon as nothing is missing.' : 'It has no document.'}
          </p>
        }
      />
    </div>
  );
}
