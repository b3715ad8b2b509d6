import { useState } from 'react';
import { useRead } from '../api/use-read';
import { currentDocument } from '../documents/current-document';
import { DatedStep } from '../documents/dated-step';
import { draftNotes, useGenerate, useGenerateAction } from '../documents/generate-button';
import { OrderClaimDocument } from '../documents/made-documents.documents';
import { NextOnProject } from '../documents/next-act';
import { OrderDialog } from '../documents/order-dialog';
import { findLienStep } from '../documents/primary-step';
import { RecordingDialog } from '../documents/recording-dialog';
import { RevertDialog } from '../documents/revert-dialog';
import { SignFirst } from '../documents/sign-first';
import { SignedOriginalForm } from '../documents/signed-original-form';
import { type Action, Actions } from '../parts/actions';
import { ConfirmSeen } from '../parts/confirm';
import { ErrorNote } from '../parts/states';
import { useCanChange } from '../shell/viewer';
import { type Claim, claimRead } from './claim';
import { MoveClaimDocument } from './claims.documents';
import { isMailable, toDocumentInput } from './document-of';
import { findPrimary, type Primary } from './primary';
import { type Step, stepsFor } from './steps';

export function ClaimActions({ claim, isUnsaved }: { claim: Claim; isUnsaved: boolean }) {
  const canChange = useCanChange();
  const generate = useGenerate();
  const [dialog, setDialog] = useState<'mail' | 'recording' | 'edit' | 'signed' | Step>();
  const printedDocument = currentDocument(claim);
  const canMail = isMailable(claim);
  const lien = findLienStep(printedDocument, claim.orders.nodes);
  const { type, status } = claim;
  const primary = findPrimary({ type, status, isMade: printedDocument !== undefined, isMailable: canMail, lien });
  const look = (step: Primary) => (primary === step ? 'primary' : 'plain');
  const generateAction = useGenerateAction(
    { input: toDocumentInput(claim), updatedAt: claim.updatedAt, generate },
    {
      isOffered: canChange && claim.status === 'DRAFT' && !printedDocument,
      look: look('generate'),
      disabled: isUnsaved,
      note: draftNotes.generate,
    },
  );
  if (!canChange) return null;
  const canRecord =
    type === 'LIEN_FILING' &&
    ['DRAFT', 'SENT'].includes(status) &&
    printedDocument !== undefined &&
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
          canMail && {
            text: 'Mail it',
            look: look('mail'),
            disabled: isUnsaved,
            note: printedDocument ? undefined : draftNotes.mail,
            onClick: () => setDialog('mail'),
          },
          canMail && printedDocument && { text: 'Edit', onClick: () => setDialog('edit') },
          ...stepsFor(status, type, {
            isMade: printedDocument !== undefined,
            isOrdered: claim.stage === 'ORDERED',
          }).map(
            (step): Action => ({
              text: step.text,
              look: primary === 'file' && step.status === 'FILED' ? 'primary' : step.look,
              note: step.meaning,
              onClick: () => setDialog(step),
            }),
          ),
        ]}
      />
      {primary === 'sign' && <SignFirst />}
      {primary === 'next' && <NextOnProject project={claim.project} />}
      {generate.error && generate.error.code !== 'PREFLIGHT_FAILED' && (
        <div className="w-full">
          <ErrorNote error={generate.error} />
        </div>
      )}
      {dialog === 'signed' && printedDocument && <SignedOriginalForm document={printedDocument} onClose={close} />}
      {dialog === 'edit' && printedDocument && (
        <RevertDialog name="the claim" document={printedDocument} onClose={close} />
      )}
      {dialog === 'recording' && printedDocument && (
        <RecordingDialog document={printedDocument} record={claim} onClose={close} />
      )}
      {dialog === 'mail' && <MailDialog claim={claim} onClose={close} />}
      {typeof dialog === 'object' && askDates(dialog, claim).length > 0 && (
        <DatedStep
          step={dialog}
          dates={askDates(dialog, claim)}
          known={claim}
          document={MoveClaimDocument}
          updatedAt={claim.updatedAt}
          input={{ id: claim.id, status: dialog.status }}
          onClose={close}
        />
      )}
      {typeof dialog === 'object' && askDates(dialog, claim).length === 0 && (
        <ConfirmSeen
          title={`${dialog.text}?`}
          submit={dialog.text}
          danger={dialog.look === 'danger'}
          document={MoveClaimDocument}
          updatedAt={claim.updatedAt}
          input={{ id: claim.id, status: dialog.status }}
          onClose={close}
        >
          <p>{dialog.meaning}</p>
        </ConfirmSeen>
      )}
    </>
  );
}

/** The days that a step asks for. */
function askDates({ status }: Step, { type, recordedOn, filedOn }: Claim) {
  if (status === 'FILED' && type !== 'DEMAND_LETTER') return type === 'LAWSUIT' ? [filed] : [filed, recorded];
  return status === 'RESOLVED' && (recordedOn ?? filedOn) && type !== 'LAWSUIT' ? [released] : [];
}

const filed = { field: 'filedOn', label: 'Filed on', required: true };
const recorded = {
  field: 'recordedOn',
  label: 'Recorded on',
  hint: 'If the office gave another day. The time to sue counts from the earlier one.',
};
const released = { field: 'releasedOn', label: 'Released on', hint: 'When its release was recorded, if it was.' };

function MailDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const read = useRead(...claimRead(claim.id));
  return (
    <OrderDialog
      title={`Mail the ${claim.typeLabel.toLowerCase()}`}
      record={claim}
      order={OrderClaimDocument}
      printedFrom={toDocumentInput(claim)}
      isOpen={isMailable}
      closed={claim.status === 'CANCELLED' ? 'This claim is cancelled now.' : 'This claim was mailed meanwhile.'}
      read={{ ...read, again: async () => (await read.refetch()).data?.escalation }}
      onClose={onClose}
    />
  );
}
