import { useState } from 'react';
import { Actions } from '../parts/actions';
import { Confirm, ConfirmSeen } from '../parts/confirm';
import { formatMoney } from '../parts/format';
import { useGo } from '../parts/use-go';
import { CancelDialog } from './cancel-dialog';
import type { Request } from './request';
import {
  AcceptWaiverCounterDocument,
  DeleteWaiverRequestDocument,
  RejectWaiverCounterDocument,
} from './requests.documents';
import { SendDialog } from './send-dialog';
import { TermsDialog } from './terms-dialog';

type Act = 'send' | 'terms' | 'cancel' | 'delete' | 'accept' | 'keep';

/** What can be done with a request, by its status. */
export function RequestActions({ request }: { request: Request }) {
  const { id, status, updatedAt, amount } = request;
  const proposed = formatMoney(request.counterAmount);
  const go = useGo();
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  const isDraft = status === 'DRAFT';
  const isLost = status === 'UNDELIVERABLE';
  const canSend = isDraft || isLost || status === 'REQUESTED' || status === 'VIEWED';
  const isOpen = canSend || status === 'COUNTERED';
  return (
    <>
      <Actions
        actions={[
          canSend && {
            text: isDraft ? 'Send it' : isLost ? 'Use another address' : 'Send it again',
            look: isDraft || isLost ? 'primary' : 'plain',
            onClick: () => setAct('send'),
          },
          status === 'COUNTERED' && {
            text: `Accept ${proposed}`,
            look: 'primary',
            onClick: () => setAct('accept'),
          },
          status === 'COUNTERED' && { text: `Keep ${formatMoney(amount)}`, onClick: () => setAct('keep') },
          isOpen && { text: isDraft ? 'Edit' : 'Replace it', onClick: () => setAct('terms') },
          isOpen && !isDraft && { text: 'Cancel it', look: 'danger', onClick: () => setAct('cancel') },
          isDraft && { text: 'Delete', look: 'danger', onClick: () => setAct('delete') },
        ]}
      />
      {act === 'send' && <SendDialog request={request} onClose={close} />}
      {act === 'terms' && <TermsDialog request={request} onClose={close} />}
      {act === 'cancel' && <CancelDialog request={request} onClose={close} />}
      {act === 'accept' && (
        <Confirm
          title={`Accept ${proposed}?`}
          submit="Accept it"
          danger={false}
          document={AcceptWaiverCounterDocument}
          variables={{ input: { id, expectedUpdatedAt: updatedAt } }}
          onClose={close}
          onDone={({ acceptWaiverCounter }) =>
            go({ page: '/waivers/requests/$id', params: { id: acceptWaiverCounter.id } })
          }
        >
          A new request with this amount is sent in the place of this one.
        </Confirm>
      )}
      {act === 'keep' && (
        <ConfirmSeen
          title={`Keep ${formatMoney(amount)}?`}
          submit="Keep it"
          danger={false}
          document={RejectWaiverCounterDocument}
          updatedAt={updatedAt}
          input={{ id }}
          onClose={close}
        >
          The payee can still sign for the amount that you asked for.
        </ConfirmSeen>
      )}
      {act === 'delete' && (
        <ConfirmSeen
          title="Delete the draft?"
          submit="Delete it"
          document={DeleteWaiverRequestDocument}
          updatedAt={updatedAt}
          input={{ id }}
          onClose={close}
          onDone={() => go({ page: '/waivers/requests' })}
        >
          It was never sent.
        </ConfirmSeen>
      )}
    </>
  );
}
