import type { ReactNode } from 'react';
import { Section } from '../parts/page';
import { currentDocument } from './current-document';
import { DocumentView } from './document-view';
import { InferredFacts } from './inferred-facts';
import type { MadeDocumentFragment } from './made-documents.documents';
import { toVersion } from './mailing';
import { listControls, Preflight } from './preflight';
import { getFilePath, SignedOriginalSection } from './signed-original';
import { usePreview } from './use-preview';

type Input = NonNullable<Parameters<typeof usePreview>[0]>;
type DocumentedRecord = Parameters<typeof toVersion>[0] & { documents: { nodes: readonly MadeDocumentFragment[] } };

/** The document of a record as it was made, or as it will be, and the names of the controls for what it lacks. */
export function useDocument(record: DocumentedRecord, input: Input, isDraft: boolean) {
  const preview = usePreview(isDraft ? input : undefined, toVersion(record));
  const drafted = isDraft ? preview.data?.generateDocument.document : undefined;
  const missing = listControls(preview.error, drafted?.warnings ?? []);
  return { isDraft, preview, made: currentDocument(record), drafted, missing };
}

type OfRecord = ReturnType<typeof useDocument>;

/** What a draft still needs. */
export function Check({
  of: { isDraft, preview, drafted },
  projectId,
}: {
  of: OfRecord;
  projectId: string | undefined;
}) {
  if (!isDraft || !projectId) return null;
  return (
    <Section title="Check">
      {preview.isPending ? (
        <p className="text-muted">Checking what the document asks for…</p>
      ) : (
        <>
          <Preflight error={preview.error} warnings={drafted?.warnings ?? []} projectId={projectId} />
          <InferredFacts facts={drafted?.inferred ?? []} />
        </>
      )}
    </Section>
  );
}

/** What a record says, beside the pages of its document. */
export function BesideDocument({
  of: { isDraft, preview, made: document, drafted },
  children,
}: {
  of: OfRecord;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div>
        {children}
        <SignedOriginalSection document={document} />
      </div>
      <DocumentView
        title={document ? 'The document' : 'The document as it will be'}
        document={document ?? drafted}
        path={document && getFilePath(document)}
        shown={document?.signedOriginal?.sha256}
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
