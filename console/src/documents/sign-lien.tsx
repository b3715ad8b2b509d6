import { useState } from 'react';
import { Button } from '../parts/button';
import type { MadeDocumentFragment } from './made-documents.documents';
import { SignedOriginalForm } from './signed-original-form';

/** A lien that was generated is printed and signed next: its scan is what an office records. */
export function SignLien({ document }: { document: MadeDocumentFragment }) {
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setUploading(true)}>
        Upload the signed lien
      </Button>
      {isUploading && <SignedOriginalForm document={document} onClose={() => setUploading(false)} />}
    </>
  );
}

/** What is to be done before it can be recorded. As wide as the buttons above it. */
export function SignFirst() {
  return (
    <p className="w-0 min-w-full text-sm text-muted">
      Next: print it, sign it, before a notary if the form asks for that, and upload the scan. Then have it recorded.
    </p>
  );
}
