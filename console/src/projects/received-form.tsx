import { exhibitLimits } from '@domain/exhibit/exhibit.js';
import { useState } from 'react';
import { postForm } from '../api/post-form';
import { useChange, useSend } from '../api/use-change';
import { fileLimit, tooLarge } from '../documents/exhibit-facts';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { FileField } from '../parts/file-field';
import { Form, toInput, useEditForm, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import {
  CreateReceivedNoticeDocument,
  type ReceivedFactsFragment,
  UpdateReceivedNoticeDocument,
} from './received.documents';
import { ReceivedFields, receivedLabels, toReceivedTexts } from './received-fields';

type Facts = Pick<ReceivedFactsFragment, 'kind' | 'receiptMethod' | 'claimantRole'>;

function useAttach() {
  return useSend(({ id, file }: { id: string; file: File }, options) =>
    postForm(`/received-notices/${id}/files`, { fileName: file.name, contentBase64: file }, options),
  );
}

function NoticeFile({
  onFile,
  errors,
  required = false,
}: {
  onFile: (file: File | null) => void;
  errors: string[];
  required?: boolean;
}) {
  return (
    <FileField
      label="The notice itself"
      required={required}
      accept=".pdf,.jpg,.jpeg,.png"
      hint={fileLimit}
      errors={errors}
      onFile={onFile}
    />
  );
}

const listFaults = (file: File | null) => (file && file.size > exhibitLimits.bytes ? [tooLarge] : []);

/** Logs a notice that arrived, with the PDF or the picture of it. */
export function LogNotice({ projectId, today, onClose }: { projectId: string; today: string; onClose: () => void }) {
  const create = useChange(CreateReceivedNoticeDocument);
  const attach = useAttach();
  const { values, text } = useForm(toReceivedTexts(null, today), create.error);
  const [file, setFile] = useState<File | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const save = async () => {
    if (listFaults(file).length > 0) return;
    const input = { ...toInput(values, ['kind', 'claimantName', 'receivedOn', 'receiptMethod']), projectId };
    const id =
      created ?? (await create.mutateAsync({ input: { ...input, ...(input as Facts) } })).createReceivedNotice.id;
    // A second attempt after a refused file must not log the notice again.
    setCreated(id);
    if (file) await attach.mutateAsync({ id, file });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Log a notice that arrived">
      <Form
        isLong
        error={create.error ?? attach.error}
        busy={create.isPending || attach.isPending}
        submit="Log the notice"
        onCancel={onClose}
        onSubmit={() => save().catch(() => undefined)}
      >
        <ReceivedFields text={text} />
        <NoticeFile onFile={setFile} errors={listFaults(file)} />
      </Form>
    </Dialog>
  );
}

/** Corrects what was logged, which another person may change at the same time. */
export function EditReceived({
  notice,
  today,
  onClose,
}: {
  notice: ReceivedFactsFragment;
  today: string;
  onClose: () => void;
}) {
  const change = useChange(UpdateReceivedNoticeDocument);
  const stored = toReceivedTexts(notice, today);
  const form = useEditForm(stored, change.error, { amounts: ['amount'] });
  const save = async () => {
    const changed = Object.fromEntries(Object.entries(form.changed).map(([name, value]) => [name, value || null]));
    if (Object.keys(changed).length > 0) {
      await change.mutateAsync({ input: { ...changed, id: notice.id, expectedUpdatedAt: notice.updatedAt } });
    }
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Edit the received notice">
      <Form
        isLong
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit="Save"
        onCancel={onClose}
        onSubmit={() => save().catch(() => undefined)}
      >
        <ReceivedFields text={form.text} />
        <TextField
          type="date"
          label={receivedLabels.releasedOn}
          hint="Nothing is held for the notice from then on."
          {...form.text('releasedOn')}
        />
        <Overtaken form={form} labels={receivedLabels} stored={stored} />
      </Form>
    </Dialog>
  );
}

/** Attaches a PDF or a picture of the notice. */
export function AttachToReceived({ notice, onClose }: { notice: ReceivedFactsFragment; onClose: () => void }) {
  const attach = useAttach();
  const [file, setFile] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  const missing = isAsked && !file ? ['Choose a file.'] : [];
  const send = () => {
    setAsked(true);
    if (file && listFaults(file).length === 0) attach.mutate({ id: notice.id, file }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="Attach a file to the notice">
      <Form onSubmit={send} error={attach.error} busy={attach.isPending} submit="Attach the file" onCancel={onClose}>
        <NoticeFile required onFile={setFile} errors={[...missing, ...listFaults(file)]} />
      </Form>
    </Dialog>
  );
}
