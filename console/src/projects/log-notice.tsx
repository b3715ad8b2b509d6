import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { Form, toInput, useForm } from '../parts/form';
import { Warning } from '../parts/warning';
import { CreateReceivedNoticeDocument, type ReceivedFactsFragment } from './received.documents';
import { ReceivedFields, toReceivedTexts } from './received-fields';
import { listFaults, NoticeFile, useAttach } from './received-file';

type Facts = Pick<ReceivedFactsFragment, 'kind' | 'receiptMethod' | 'claimantRole'>;

/** Logs a notice that arrived, with the PDF or the picture of it. */
export function LogNotice({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const create = useChange(CreateReceivedNoticeDocument);
  const attach = useAttach();
  const { values, text, saved } = useForm(toReceivedTexts(null), create.error);
  const [file, setFile] = useState<File | null>(null);
  /** The notice, once it is saved: what is left then is its file. */
  const [madeId, setMadeId] = useState<string>();
  const make = async () => {
    const input = { ...toInput(values, ['kind', 'claimantName', 'receivedOn', 'receiptMethod']), projectId };
    const { createReceivedNotice } = await create.mutateAsync({ input: { ...input, ...(input as Facts) } });
    return createReceivedNotice.id;
  };
  const faults = madeId !== undefined && !file ? ['Choose a file.'] : listFaults(file);
  const save = async () => {
    if (faults.length > 0) return;
    const id = madeId ?? (await make());
    if (file) {
      setMadeId(id);
      saved();
      await attach.mutateAsync({ id, file });
    }
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Log a notice that arrived">
      <Form
        isLong
        error={create.error ?? attach.error}
        busy={create.isPending || attach.isPending}
        submit={madeId ? 'Attach the file' : 'Log the notice'}
        onCancel={onClose}
        onSubmit={() => save().catch(() => undefined)}
      >
        {madeId === undefined ? (
          <ReceivedFields text={text} />
        ) : (
          !attach.isPending && (
            <Warning role="status">
              The notice is saved, without this file. Choose another one and try again, or attach it later.
            </Warning>
          )
        )}
        <NoticeFile
          required={madeId !== undefined}
          onFile={setFile}
          errors={[...faults, ...(attach.error?.fields.contentBase64 ?? []), ...(attach.error?.fields.fileName ?? [])]}
        />
      </Form>
    </Dialog>
  );
}
