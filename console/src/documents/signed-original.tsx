import { isUsable } from '@domain/document/signed-original.js';
import { useState } from 'react';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { FileLink } from '../parts/file-link';
import { formatCount } from '../parts/format';
import { Moment } from '../parts/moment';
import { Section } from '../parts/page';
import { Warning } from '../parts/warning';
import { useCanChange } from '../shell/viewer';
import { AcceptDialog } from './accept-signed-original';
import { type MadeDocumentFragment, RemoveSignedOriginalDocument } from './made-documents.documents';
import { SignedOriginalForm } from './signed-original-form';

type Original = NonNullable<MadeDocumentFragment['signedOriginal']>;

/** Whether the scan is what is mailed and recorded. */
export const isInUse = ({ signedOriginal: original }: Pick<MadeDocumentFragment, 'signedOriginal'>) =>
  isUsable(original);

/** The address of the file that is mailed and recorded: its scan, or the document as it was generated. */
export function getFilePath(document: Pick<MadeDocumentFragment, 'id' | 'signedOriginal'>): string {
  const version = isInUse(document) ? 'signed_original' : 'generated';
  return `/documents/${document.id}/download?version=${version}`;
}

/** The scan of a document that was signed by hand, in a section of the page. */
export function SignedOriginalSection({ document }: { document: MadeDocumentFragment | undefined }) {
  const canChange = useCanChange();
  if (document?.status !== 'COMPLETED' || document.isPreview) return null;
  if (!document.signedOriginal && !canChange) return null;
  return (
    <Section title="Signed original">
      <SignedOriginal document={document} />
    </Section>
  );
}

/** What differs between the scan and its document, as sentences. */
function listDifferences({ flags, signerName, namedSigner, checkedPages, pageCount }: Original): string[] {
  const sentences: Record<Original['flags'][number], string> = {
    OTHER_DOCUMENT: 'It has pages with the code of another document.',
    PAGE_MISSING: 'It lacks a page of the document.',
    OUT_OF_ORDER: 'Its pages are in another order than those of the document.',
    SIGNER_DIFFERS: `${signerName} signed it, and the document names ${namedSigner}.`,
    NOT_SCANNED: 'It has pages that were not scanned: it is the document itself, or was signed on a screen.',
    NOT_CHECKED: `The code of the document was read on ${checkedPages} of ${formatCount(pageCount, 'page')}.`,
  };
  return flags.map((flag) => sentences[flag]);
}

/** The scan, what differs, and what can be done with it. */
export function SignedOriginal({ document }: { document: MadeDocumentFragment }) {
  const { id, signedOriginal: original } = document;
  const canChange = useCanChange();
  const [dialog, setDialog] = useState<'upload' | 'accept' | 'remove'>();
  const close = () => setDialog(undefined);
  const inUse = isInUse(document);
  return (
    <div>
      {original ? (
        <Scan id={id} original={original} inUse={inUse} />
      ) : (
        <p className="text-muted">
          If it is signed by hand or notarized, upload its scan: it is then mailed, recorded and verified in place of
          the document.
        </p>
      )}
      {canChange && (
        <div className="mt-2 flex flex-wrap gap-2" data-screen-only>
          {original && !inUse && (
            <Button look="primary" onClick={() => setDialog('accept')}>
              Accept it as it is
            </Button>
          )}
          <Button onClick={() => setDialog('upload')}>
            {original ? 'Replace the scan' : 'Upload the signed original'}
          </Button>
          {original && <Button onClick={() => setDialog('remove')}>Remove the scan</Button>}
        </div>
      )}
      {dialog === 'upload' && <SignedOriginalForm document={document} onClose={close} />}
      {dialog === 'accept' && original && (
        <AcceptDialog document={document} original={original} differences={listDifferences(original)} onClose={close} />
      )}
      {dialog === 'remove' && original && (
        <ConfirmSeen
          title={`Remove ${original.fileName}?`}
          submit="Remove it"
          document={RemoveSignedOriginalDocument}
          updatedAt={document.updatedAt}
          input={{ id }}
          onClose={close}
        >
          <p>The document is then mailed and recorded as it was generated, with blank lines to sign on.</p>
        </ConfirmSeen>
      )}
    </div>
  );
}

function Scan({ id, original, inUse }: { id: string; original: Original; inUse: boolean }) {
  const { fileName, pageCount, signerName, uploadedAt, acceptedAt } = original;
  const differences = listDifferences(original);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileLink path={`/documents/${id}/download?version=signed_original`}>{fileName}</FileLink>
        <span className="text-muted">
          {formatCount(pageCount, 'page')}, signed by {signerName}, uploaded <Moment at={uploadedAt} />
        </span>
        {inUse ? <Badge tone="success">in use</Badge> : <Badge tone="warning">to be checked</Badge>}
      </div>
      {differences.length > 0 && (
        <Warning role={inUse ? undefined : 'status'}>
          <ul className="list-disc pl-5">
            {differences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {acceptedAt && (
            <p className="mt-1">
              Accepted <Moment at={acceptedAt} />.
            </p>
          )}
        </Warning>
      )}
      <p className="text-muted">
        {inUse
          ? 'It is mailed, recorded and verified in place of the document.'
          : 'Until a person accepts it, the document can be neither mailed nor recorded.'}
      </p>
    </>
  );
}
