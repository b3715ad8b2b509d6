import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { BesideDocument, Check, useDocument } from '../documents/beside-document';
import { currentDocument } from '../documents/current-document';
import { Exhibits } from '../documents/exhibits';
import { useGenerate, useGenerateAction } from '../documents/generate-button';
import { OrderWaiverDocument } from '../documents/made-documents.documents';
import { NextOnProject } from '../documents/next-act';
import { OrderDialog } from '../documents/order-dialog';
import { OrdersTable } from '../documents/orders-table';
import { RevertDialog } from '../documents/revert-dialog';
import { isInUse } from '../documents/signed-original';
import { Actions as PageActions } from '../parts/actions';
import { Status } from '../parts/badge';
import { ConfirmSeen } from '../parts/confirm';
import { Page, Section } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { isMailable, toDocumentInput } from './document-of';
import { PaymentDialog } from './payment-dialog';
import { SignDialog } from './sign-dialog';
import { SignedByHandDialog } from './signed-by-hand-dialog';
import { type Waiver, waiverRead } from './waiver';
import { WaiverFacts, WaiverForm } from './waiver-facts';
import { MoveWaiverDocument } from './waivers.documents';

/** One waiver: its form and why, what it says beside its page, the signature, and the payment that it waits for. */
export default function WaiverPage() {
  const { id } = useParams({ from: '/$organization/$mode/waivers/$id' });
  const read = useRead(...waiverRead(id));
  const waiver = read.data?.waiver;
  /** What is typed and not saved is missing on the document. */
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <Page
      title={waiver ? `${waiver.typeLabel} waiver` : 'Waiver'}
      subtitle={
        waiver && (
          <span className="flex flex-wrap items-center gap-2">
            {waiver.project && (
              <To page="/projects/$id" params={{ id: waiver.project.id }}>
                {waiver.project.name}
              </To>
            )}{' '}
            {waiver.state}
            <Status status={waiver.status} of="waiver" />
          </span>
        )
      }
      actions={waiver && <Actions waiver={waiver} isUnsaved={isUnsaved} />}
    >
      <Loaded read={read}>
        {({ waiver: shown }) => <Details key={shown.id} waiver={shown} onUnsaved={setUnsaved} />}
      </Loaded>
    </Page>
  );
}

function Actions({ waiver, isUnsaved }: { waiver: Waiver; isUnsaved: boolean }) {
  const { id, status } = waiver;
  const canChange = useCanChange();
  const generate = useGenerate();
  const move = useChange(MoveWaiverDocument);
  const [dialog, setDialog] = useState<'sign' | 'byHand' | 'payment' | 'mail' | 'void' | 'edit'>();
  const error = [generate, move].map((change) => change.error).find((one) => one && one.code !== 'PREFLIGHT_FAILED');
  const document = currentDocument(waiver);
  /** The scan that was on the screen when the dialog opened. */
  const [seenScan, setSeenScan] = useState<string>();
  const openByHand = (sha256: string | undefined) => {
    setSeenScan(sha256);
    setDialog('byHand');
  };
  const close = () => setDialog(undefined);
  const generateAction = useGenerateAction(
    { input: toDocumentInput(waiver), updatedAt: waiver.updatedAt, generate },
    { isOffered: canChange && status === 'DRAFT', look: 'primary', disabled: isUnsaved },
  );
  if (!canChange) return null;
  const isToSign = status === 'GENERATED' || status === 'SENT';
  const isByHand = document !== undefined && isInUse(document);
  // A scan that differs is checked first, beside the scan.
  const isToCheck = Boolean(document?.signedOriginal) && !isByHand;
  const look = isToCheck ? 'plain' : 'primary';
  return (
    <>
      <PageActions
        actions={[
          generateAction,
          isToSign && isByHand
            ? { text: 'Mark as signed', look: 'primary', onClick: () => openByHand(document.signedOriginal?.sha256) }
            : isToSign && { text: 'Sign', look, onClick: () => setDialog('sign') },
          status === 'SIGNED' && {
            text: waiver.releaseState === 'HELD' ? 'Release it' : 'Record the payment',
            look,
            onClick: () => setDialog('payment'),
          },
          isMailable(waiver) && document && { text: 'Mail it', onClick: () => setDialog('mail') },
          status === 'GENERATED' && document && { text: 'Edit', onClick: () => setDialog('edit') },
          status === 'GENERATED' && {
            text: 'Mark as sent for signature',
            note: 'For a waiver that you gave to its signer yourself.',
            busy: move.isPending,
            onClick: () => move.mutate({ input: { id, status: 'SENT', expectedUpdatedAt: waiver.updatedAt } }),
          },
          isToSign && {
            text: 'Void',
            look: 'danger',
            note: 'It is then never signed.',
            onClick: () => setDialog('void'),
          },
        ]}
      />
      {(status === 'EFFECTIVE' || status === 'RELEASED') && !isToCheck && <NextOnProject project={waiver.project} />}
      {error && (
        <div className="w-full">
          <ErrorNote error={error} />
        </div>
      )}
      {dialog === 'sign' && <SignDialog waiver={waiver} onClose={close} />}
      {dialog === 'byHand' && seenScan && <SignedByHandDialog waiver={waiver} scanSha256={seenScan} onClose={close} />}
      {dialog === 'edit' && document && <RevertDialog name="the waiver" document={document} onClose={close} />}
      {dialog === 'payment' && <PaymentDialog waiver={waiver} onClose={close} />}
      {dialog === 'mail' && <MailDialog waiver={waiver} onClose={close} />}
      {dialog === 'void' && (
        <ConfirmSeen
          title="Void the waiver"
          submit="Void the waiver"
          document={MoveWaiverDocument}
          updatedAt={waiver.updatedAt}
          input={{ id, status: 'VOID' }}
          onClose={close}
        >
          <p>A waiver that is void is never signed. It cannot be restored.</p>
        </ConfirmSeen>
      )}
    </>
  );
}

function MailDialog({ waiver, onClose }: { waiver: Waiver; onClose: () => void }) {
  const read = useRead(...waiverRead(waiver.id));
  return (
    <OrderDialog
      title="Mail the waiver"
      record={waiver}
      order={OrderWaiverDocument}
      printedFrom={toDocumentInput(waiver)}
      isOpen={isMailable}
      closed="This waiver cannot be mailed now."
      read={{ ...read, again: async () => (await read.refetch()).data?.waiver }}
      onClose={onClose}
    />
  );
}

function Details({ waiver, onUnsaved }: { waiver: Waiver; onUnsaved: (isUnsaved: boolean) => void }) {
  const canChange = useCanChange();
  const isDraft = waiver.status === 'DRAFT';
  const document = useDocument(waiver, toDocumentInput(waiver), canChange && isDraft);
  return (
    <BesideDocument of={document}>
      <WaiverForm waiver={waiver} />
      <WaiverFacts waiver={waiver} missing={document.missing} onUnsaved={onUnsaved} />
      <Exhibits
        of={toDocumentInput(waiver)}
        projectId={waiver.project?.id}
        made={document.made}
        firstLetter="A"
        isOpen={isDraft}
      />
      {waiver.orders.nodes.length > 0 && (
        <Section title="Mail">
          <OrdersTable rows={waiver.orders.nodes} place="besidePages" />
        </Section>
      )}
      <Check of={document} projectId={waiver.project?.id} />
    </BesideDocument>
  );
}
