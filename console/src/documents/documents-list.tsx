import { Badge, inWords, Status } from '../parts/badge';
import { FileLink } from '../parts/file-link';
import { formatCount, formatTime } from '../parts/format';
import { InferredFacts } from './inferred-facts';
import type { MadeDocumentFragment } from './made-documents.documents';
import { SignedOriginal } from './signed-original';

/** The documents of a record, newest first, each with what its user still has to do. */
export function DocumentsList({ documents, none }: { documents: readonly MadeDocumentFragment[]; none: string }) {
  if (documents.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-sheet">
      {documents.map((document) => (
        <li key={document.id} className="px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FileLink path={`/documents/${document.id}/download?version=generated`}>{document.fileName}</FileLink>
            <span className="text-muted">
              {inWords(document.type)}, {formatCount(document.pageCount, 'page')}, {formatTime(document.createdAt)}
            </span>
            <Status status={document.status} />
            {document.readyToFile === false && <Badge tone="warning">not ready to be filed</Badge>}
          </div>
          {document.warnings.length > 0 && (
            <ul className="mt-2 list-disc pl-5 text-warning">
              {document.warnings.map(({ field, message }) => (
                <li key={`${field}${message}`}>{message}</li>
              ))}
            </ul>
          )}
          <InferredFacts facts={document.inferred} />
          {document.status === 'COMPLETED' && !document.isPreview && (
            <div className="mt-2">
              <p className="font-medium">Signed original</p>
              <SignedOriginal document={document} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
