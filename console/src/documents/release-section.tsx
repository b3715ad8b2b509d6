import { useState } from 'react';
import { Button } from '../parts/button';
import { Section } from '../parts/page';
import { useCanChange } from '../shell/viewer';
import { DocumentsList } from './documents-list';
import { GenerateButton, useGenerate } from './generate-button';
import type { MadeDocumentFragment, PlacedOrderFragment } from './made-documents.documents';
import { Preflight } from './preflight';
import { isBeingRecorded, RecordingDialog } from './recording-dialog';
import type { RecordInCounty } from './recording-offices';

interface Lien extends RecordInCounty {
  id: string;
  organizationId: string;
  updatedAt: string;
  documents: { nodes: readonly MadeDocumentFragment[] };
  orders: { nodes: readonly PlacedOrderFragment[] };
}

/** The release of a lien that is on record: it is made once the claim is paid or given up, and recorded like the lien. */
export function ReleaseSection({
  record,
  kind,
  canRelease,
  isReleased,
}: {
  record: Lien;
  kind: 'NOTICE' | 'ESCALATION';
  /** The lien is on record and not released yet. */
  canRelease: boolean;
  isReleased: boolean;
}) {
  const canChange = useCanChange();
  const generate = useGenerate();
  const { id, organizationId, updatedAt, project, documents, orders } = record;
  const releases = documents.nodes.filter(({ type, isPreview }) => type === 'LIEN_RELEASE' && !isPreview);
  const release = releases.find(({ revertedAt }) => !revertedAt);
  const [isRecording, setRecording] = useState(false);
  if (!canRelease && !(isReleased && release)) return null;
  return (
    <Section
      title="Release"
      actions={
        canRelease &&
        canChange &&
        (release ? (
          !isBeingRecorded(release.id, orders.nodes) && (
            <Button onClick={() => setRecording(true)}>Have it recorded</Button>
          )
        ) : (
          <GenerateButton
            text="Generate the release"
            input={{ documentableType: kind, documentableId: id, type: 'LIEN_RELEASE', organizationId }}
            updatedAt={updatedAt}
            generate={generate}
          />
        ))
      }
    >
      {generate.error && (
        <div className="mb-3">
          <Preflight error={generate.error} warnings={[]} projectId={project?.id ?? ''} />
        </div>
      )}
      <DocumentsList
        documents={releases}
        none="Once it is paid or given up: generate the release, and have it recorded at the same office."
      />
      {isRecording && release && (
        <RecordingDialog document={release} record={record} onClose={() => setRecording(false)} />
      )}
    </Section>
  );
}
