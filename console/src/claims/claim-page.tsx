import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../api/use-read';
import { BesideDocument, Check, useDocument } from '../documents/beside-document';
import { Exhibits } from '../documents/exhibits';
import { OrdersTable } from '../documents/orders-table';
import { ReleaseSection } from '../documents/release-section';
import { Status } from '../parts/badge';
import { Page, Section } from '../parts/page';
import { Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { type Claim, claimRead } from './claim';
import { ClaimActions } from './claim-actions';
import { ClaimFacts, isEditable } from './claim-facts';
import { isMailable, toDocumentInput } from './document-of';
import { Recording } from './recording';

/** One claim: what it says with the dates that the law gives it beside its pages, its mail, and what became of it. */
export default function ClaimPage() {
  const { id } = useParams({ from: '/$organization/$mode/claims/$id' });
  const read = useRead(...claimRead(id));
  const claim = read.data?.escalation;
  /** What is typed and not saved is missing on the document. */
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <Page
      title={claim?.typeLabel ?? 'Claim'}
      subtitle={
        claim && (
          <span className="flex flex-wrap items-center gap-2">
            {claim.project && (
              <To page="/projects/$id" params={{ id: claim.project.id }}>
                {claim.project.name}
              </To>
            )}{' '}
            {claim.state}
            <Status status={claim.stage} />
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
  const canChange = useCanChange();
  const document = useDocument(claim, toDocumentInput(claim), canChange && isEditable(claim));
  return (
    <BesideDocument of={document}>
      <ClaimFacts claim={claim} missing={document.missing} onUnsaved={onUnsaved}>
        <Check of={document} projectId={claim.project?.id} />
      </ClaimFacts>
      <Exhibits
        of={toDocumentInput(claim)}
        projectId={claim.project?.id}
        made={document.made}
        drafted={document.drafted}
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
    </BesideDocument>
  );
}
