import { useState } from 'react';
import { currentDocument } from '../documents/current-document';
import { DatedStep } from '../documents/dated-step';
import { draftNotes, useGenerate, useGenerateAction } from '../documents/generate-button';
import { NextOnProject } from '../documents/next-act';
import { findLienStep } from '../documents/primary-step';
import { RecordingDialog } from '../documents/recording-dialog';
import { RevertDialog } from '../documents/revert-dialog';
import { SignFirst } from '../documents/sign-first';
import { SignedOriginalForm } from '../documents/signed-original-form';
import { type Action, Actions } from '../parts/actions';
import { ConfirmSeen } from '../parts/confirm';
import { ErrorNote } from '../parts/states';
import { useCanChange } from '../shell/viewer';
import { isOpen as isOpenNotice, toDocumentInput } from './document-of';
import type { Notice } from './notice';
import { MoveNoticeDocument } from './notices.documents';
import { OrderNoticeDialog } from './order-dialog';
import { findPrimary, type Primary } from './primary';
import { RecordedDialog } from './recorded-dialog';
import { type Step, stepsFor } from './steps';

/** What can be done with a notice, by its status. */
export function NoticeActions({ notice, isUnsaved }: { notice: Notice; isUnsaved: boolean }) {
  const { status } = notice;
  const canChange = useCanChange();
  const generate = useGenerate();
  const [dialog, setDialog] = useState<'order' | 'recording' | 'edit' | 'signed' | Step>();
  const document = currentDocument(notice);
  const lien = findLienStep(document, notice.orders.nodes);
  const primary = findPrimary(notice.type, status, lien);
  const look = (step: Primary) => (primary === step ? 'primary' : 'plain');
  const generateAction = useGenerateAction(
    { input: toDocumentInput(notice), updatedAt: notice.updatedAt, generate },
    {
      isOffered: canChange && status === 'DRAFT',
      look: look('generate'),
      disabled: isUnsaved,
      note: draftNotes.generate,
    },
  );
  if (!canChange) return null;
  // A lien takes effect when a public office records it.
  const canRecord =
    notice.type === 'LIEN' &&
    ['GENERATED', 'ORDERED', 'SERVED'].includes(status) &&
    document !== undefined &&
    lien !== 'recording';
  const close = () => setDialog(undefined);
  return (
    <>
      <Actions
        actions={[
          generateAction,
          primary === 'sign' && {
            text: 'Upload the signed lien',
            look: 'primary',
            onClick: () => setDialog('signed'),
          },
          canRecord && { text: 'Have it recorded', look: look('record'), onClick: () => setDialog('recording') },
          isOpenNotice(notice) && {
            text: 'Mail it',
            look: look('mail'),
            disabled: isUnsaved,
            note: status === 'DRAFT' ? draftNotes.mail : undefined,
            onClick: () => setDialog('order'),
          },
          status === 'GENERATED' && document && { text: 'Edit', onClick: () => setDialog('edit') },
          ...stepsFor(status, notice.type).map(
            (step): Action => ({
              text: step.text,
              look: primary === 'mark' && step.status === 'RECORDED' ? 'primary' : step.look,
              note: step.meaning,
              onClick: () => setDialog(step),
            }),
          ),
        ]}
      />
      {primary === 'sign' && <SignFirst />}
      {primary === 'next' && <NextOnProject project={notice.project} />}
      {generate.error && generate.error.code !== 'PREFLIGHT_FAILED' && (
        <div className="w-full">
          <ErrorNote error={generate.error} />
        </div>
      )}
      {dialog === 'signed' && document && <SignedOriginalForm document={document} onClose={close} />}
      {typeof dialog === 'object' && <StepDialog notice={notice} step={dialog} onClose={close} />}
      {dialog === 'edit' && document && <RevertDialog name={notice.noticeNumber} document={document} onClose={close} />}
      {dialog === 'recording' && document && <RecordingDialog document={document} record={notice} onClose={close} />}
      {dialog === 'order' && <OrderNoticeDialog notice={notice} onClose={close} />}
    </>
  );
}

function StepDialog({ notice, step, onClose }: { notice: Notice; step: Step; onClose: () => void }) {
  if (step.status === 'RECORDED') return <RecordedDialog {...{ notice, step, onClose }} />;
  if (step.status === 'RELEASED')
    return (
      <DatedStep
        step={step}
        dates={[{ field: 'releasedOn', label: 'Released on', required: true }]}
        known={notice}
        document={MoveNoticeDocument}
        updatedAt={notice.updatedAt}
        input={{ id: notice.id, status: step.status }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmSeen
      title={`${step.submit ?? step.text}?`}
      submit={step.submit ?? step.text}
      danger={step.look === 'danger'}
      document={MoveNoticeDocument}
      updatedAt={notice.updatedAt}
      input={{ id: notice.id, status: step.status }}
      onClose={onClose}
    >
      <p>{step.meaning}</p>
    </ConfirmSeen>
  );
}
