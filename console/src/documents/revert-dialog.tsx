import { Confirm } from '../parts/confirm';
import { RevertDocumentDocument } from './made-documents.documents';

/** Asks before a document is taken back, so that its record can be edited again. */
export function RevertDialog({
  name,
  document: { id, fileName },
  onClose,
}: {
  /** Such as `N-0012`. */
  name: string;
  document: { id: string; fileName: string };
  onClose: () => void;
}) {
  return (
    <Confirm
      title={`Edit ${name}?`}
      submit="Edit it"
      danger={false}
      document={RevertDocumentDocument}
      variables={{ input: { id } }}
      onClose={onClose}
    >
      <p>
        The document {fileName} will be out of date, and can no longer be mailed. After your changes you generate a new
        one, at its price.
      </p>
    </Confirm>
  );
}
