import { useState } from 'react';
import { currentDocument } from '../documents/current-document';
import { DatedStep } from '../documents/dated-step';
import { GenerateButton, GenerateOrMail, useGenerate } from '../documents/generate-button';
import { isBeingRecorded, RecordingDialog } from '../documents/recording-dialog';
import { RevertDialog } from '../documents/revert-dialog';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { ErrorNote } from '../parts/states';
import { useCanChange } from '../shell/viewer';
import { isOpen as isOpenNotice, toDocumentInput } from './document-of';
import type { Notice } from './notice';
import { MoveNoticeDocument } from './notices.documents';
import { OrderNoticeDialog } from './order-dialog';
import { RecordedDialog } from './recorded-dialog';
import { type Step, stepsFor } from './steps';

/** What can be done with a notice, by its status. */
export function NoticeActions({ notice, isUnsaved }: { notice: Notice; isUnsaved: boolean }) {
  const { status } = notice;
  const canChange = useCanChange();
  const generate = useGenerate();
  const [dialog, setDialog] = useState<'order' | 'recording' | 'edit' | Step>();
  const document = currentDocument(notice);
  if (!canChange) return null;
  const isOpen = isOpenNotice(notice);
  // A lien takes effect when a public office records it.
  const canRecord =
    notice.type === 'LIEN' &&
    ['GENERATED', 'ORDERED', 'SERVED'].includes(status) &&
    document !== undefined &&
    !isBeingRecorded(document.id, notice.orders.nodes);
  const close = () => setDialog(undefined);
  return (
    <>
      {status === 'DRAFT' && (
        <GenerateButton
          input={toDocumentInput(notice)}
          updatedAt={notice.updatedAt}
          generate={generate}
          disabled={isUnsaved}
        />
      )}
      {status === 'GENERATED' && document && <Button onClick={() => setDialog('edit')}>Edit</Button>}
      {isOpen && (
        <Button look="primary" disabled={isUnsaved} onClick={() => setDialog('order')}>
          Mail it
        </Button>
      )}
      {canRecord && <Button onClick={() => setDialog('recording')}>Have it recorded</Button>}
      {stepsFor(status, notice.type).map((step) => (
        <Button key={step.status} look={step.look} onClick={() => setDialog(step)}>
          {step.text}
        </Button>
      ))}
      {status === 'DRAFT' && <GenerateOrMail />}
      {generate.error && generate.error.code !== 'PREFLIGHT_FAILED' && (
        <div className="w-full">
          <ErrorNote error={generate.error} />
        </div>
      )}
      {typeof dialog === 'object' && <StepDialog notice={notice} step={dialog} onClose={close} />}
      {dialog === 'edit' && document && <RevertDialog name={notice.noticeNumber} document={document} onClose={close} />}
      {dialog === 'recording' && document && (
        <RecordingDialog document={document} state={notice.state} onClose={close} />
      )}
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
