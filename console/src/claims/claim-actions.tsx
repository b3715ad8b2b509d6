import { useState } from 'react';
import { useRead } from '../api/use-read';
import { currentDocument } from '../documents/current-document';
import { DatedStep } from '../documents/dated-step';
import { GenerateButton, GenerateOrMail, useGenerate } from '../documents/generate-button';
import { OrderClaimDocument } from '../documents/made-documents.documents';
import { OrderDialog } from '../documents/order-dialog';
import { isBeingRecorded, RecordingDialog } from '../documents/recording-dialog';
import { RevertDialog } from '../documents/revert-dialog';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { ErrorNote } from '../parts/states';
import { useCanChange } from '../shell/viewer';
import type { Claim } from './claim';
import { ClaimDocument, MoveClaimDocument } from './claims.documents';
import { type Step, stepsFor } from './steps';

/** What the document of a claim is made from. */
export function toDocumentInput({ id, organizationId }: Claim) {
  return { documentableType: 'ESCALATION', documentableId: id, type: 'ESCALATION', organizationId } as const;
}

/** A draft is mailed once: from then on its pieces are under way, until the carrier has accepted them. */
export function isMailable({ status, orders }: Claim): boolean {
  return status === 'DRAFT' && orders.nodes.every((order) => ['CANCELLED', 'FAILED'].includes(order.status));
}

export function ClaimActions({ claim, isUnsaved }: { claim: Claim; isUnsaved: boolean }) {
  const canChange = useCanChange();
  const generate = useGenerate();
  const [dialog, setDialog] = useState<'mail' | 'recording' | 'edit' | Step>();
  if (!canChange) return null;
  const printedDocument = currentDocument(claim);
  const canMail = isMailable(claim);
  const canRecord =
    claim.type === 'LIEN_FILING' &&
    ['DRAFT', 'SENT'].includes(claim.status) &&
    printedDocument !== undefined &&
    !isBeingRecorded(printedDocument.id, claim.orders.nodes);
  const close = () => setDialog(undefined);
  return (
    <>
      {claim.status === 'DRAFT' && !printedDocument && (
        <GenerateButton
          input={toDocumentInput(claim)}
          updatedAt={claim.updatedAt}
          generate={generate}
          disabled={isUnsaved}
        />
      )}
      {canMail && printedDocument && <Button onClick={() => setDialog('edit')}>Edit</Button>}
      {canMail && (
        <Button look="primary" disabled={isUnsaved} onClick={() => setDialog('mail')}>
          Mail it
        </Button>
      )}
      {canRecord && <Button onClick={() => setDialog('recording')}>Have it recorded</Button>}
      {stepsFor(claim.status, claim.type, printedDocument !== undefined).map((step) => (
        <Button key={step.status} look={step.look} onClick={() => setDialog(step)}>
          {step.text}
        </Button>
      ))}
      {canMail && !printedDocument && <GenerateOrMail />}
      {generate.error && generate.error.code !== 'PREFLIGHT_FAILED' && (
        <div className="w-full">
          <ErrorNote error={generate.error} />
        </div>
      )}
      {dialog === 'edit' && printedDocument && (
        <RevertDialog name="the claim" document={printedDocument} onClose={close} />
      )}
      {dialog === 'recording' && printedDocument && (
        <RecordingDialog document={printedDocument} state={claim.state} onClose={close} />
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
  const read = useRead(ClaimDocument, { id: claim.id });
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
