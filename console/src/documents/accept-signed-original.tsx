import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { SeenNotice } from '../parts/seen-notice';
import { useConfirmed } from '../parts/use-seen';
import { AcceptSignedOriginalDocument, type MadeDocumentFragment } from './made-documents.documents';

/** Takes the word of a person that a scan belongs to its document, with the code on its pages if no machine read it. */
export function AcceptDialog({
  document: { id, updatedAt, verificationCode },
  original: { fileName, flags },
  differences,
  onClose,
}: {
  document: MadeDocumentFragment;
  original: NonNullable<MadeDocumentFragment['signedOriginal']>;
  differences: readonly string[];
  onClose: () => void;
}) {
  const accept = useChange(AcceptSignedOriginalDocument);
  const { hasChanged, confirm, labelOf } = useConfirmed(updatedAt, accept);
  const { values, text } = useForm({ verificationCode: '' }, accept.error);
  const asksForCode = flags.includes('NOT_CHECKED') && verificationCode !== null;
  const send = (expectedUpdatedAt: string) =>
    accept.mutate({ input: { id, expectedUpdatedAt, ...(asksForCode && values) } }, { onSuccess: onClose });
  return (
    <Dialog onClose={onClose} title={`Accept ${fileName}?`}>
      <Form
        onSubmit={() => confirm(send)}
        error={accept.error}
        busy={accept.isPending}
        submit={labelOf('Accept it')}
        onCancel={onClose}
      >
        <p>Compare its pages with the document first:</p>
        <ul className="mb-3 list-disc pl-5">
          {differences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="mb-3">It is then mailed, recorded and verified in place of the document.</p>
        {asksForCode && (
          <TextField
            label="Code in the footer of the scan"
            required
            maxLength={30}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            {...text('verificationCode')}
          />
        )}
        {hasChanged && <SeenNotice />}
      </Form>
    </Dialog>
  );
}
