import { FileLink } from '../parts/file-link';
import { InferredFacts } from './inferred-facts';

/** The document that was just made, with what its user still has to do. */
export function MadeDocument({
  made: document,
  isPreview,
}: {
  made: {
    id: string;
    fileName: string;
    warnings: readonly { field: string; message: string }[];
    inferred: readonly { field: string; value: string; message: string }[];
  };
  isPreview: boolean;
}) {
  return (
    <div role="status" className="mb-4 rounded-md border border-line bg-accent-soft px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        {isPreview ? 'The preview is ready:' : 'The document is ready:'}
        <FileLink path={`/documents/${document.id}/download`}>{document.fileName}</FileLink>
      </p>
      {document.warnings.length > 0 && (
        <ul className="mt-1 list-disc pl-5 text-warning">
          {document.warnings.map(({ field, message }) => (
            <li key={`${field}${message}`}>{message}</li>
          ))}
        </ul>
      )}
      <InferredFacts facts={document.inferred} />
    </div>
  );
}
