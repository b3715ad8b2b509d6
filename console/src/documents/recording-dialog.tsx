import { useState } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { AddressFields } from '../parts/address';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatCredits } from '../parts/format';
import { Warning } from '../parts/warning';
import {
  DocumentPriceDocument,
  type MadeDocumentFragment,
  OrderRecordingDocument,
  type PlacedOrderFragment,
} from './made-documents.documents';
import { PriceNote, PriceRose } from './price';
import { type RecordInCounty, RecordingOffices } from './recording-offices';
import { isInUse } from './signed-original';

const nameOf = {
  addressLine1: 'recipientAddressLine1',
  addressLine2: 'recipientAddressLine2',
  city: 'recipientCity',
  state: 'recipientState',
  zip: 'recipientZip',
} as const;

/** Whether an order has the document recorded, or did. */
export function isBeingRecorded(id: string, orders: readonly PlacedOrderFragment[]): boolean {
  return orders.some(
    ({ documentId, orderType, status }) =>
      documentId === id && orderType === 'RECORDING' && !['CANCELLED', 'FAILED'].includes(status),
  );
}

interface Props {
  document: MadeDocumentFragment;
  /** The record that the document is made from. */
  record: RecordInCounty;
  onClose: () => void;
}

/** Has a document recorded at a public office, once its signed original is in use. */
export function RecordingDialog(props: Props) {
  return isInUse(props.document) ? <OrderForm {...props} /> : <Unsigned {...props} />;
}

function Unsigned({ document: { fileName, signedOriginal }, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title={`Have ${fileName} recorded`}>
      <p>An office refuses an unsigned document, so this one cannot be recorded yet.</p>
      <p className="mt-2">
        {signedOriginal
          ? 'Its scan has to be checked first: accept or replace it under Signed original.'
          : 'Sign it, have it notarized if the form asks for that, and upload its scan under Signed original.'}
      </p>
    </Dialog>
  );
}

/** At the price that is shown: one that rose meanwhile is shown first. */
function OrderForm({ document, record, onClose }: Props) {
  const { state } = record;
  const { mode } = useScope();
  const order = useChange(OrderRecordingDocument);
  const price = useRead(
    DocumentPriceDocument,
    { input: { eventType: 'DOCUMENT_ORDER', orderType: 'RECORDING', state } },
    { follows: ['credits'] },
  );
  const [roseFrom, setRoseFrom] = useState<number>();
  const { values, set, text } = useForm(
    {
      recipientName: '',
      recipientAddressLine1: '',
      recipientAddressLine2: '',
      recipientCity: '',
      recipientState: state,
      recipientZip: '',
    },
    order.error,
  );
  const cost = price.data?.creditPrice.credits;
  const balance = price.data?.creditBalance.balance.total;
  const send = async () => {
    const now = (await price.refetch()).data?.creditPrice.credits;
    if (now === undefined || cost === undefined) return;
    if (now > cost) return setRoseFrom(cost);
    order.mutate({ input: { documentId: document.id, orderType: 'RECORDING', ...values } }, { onSuccess: onClose });
  };
  /** Without a price there is nothing to agree to yet. */
  const refusal = price.data ? null : price.error;
  const priced = cost === undefined ? '' : ` for ${formatCredits(cost)}`;
  const verb = mode === 'live' ? 'Have it recorded' : 'Have it recorded in the sandbox';
  return (
    <Dialog onClose={onClose} title={`Have ${document.fileName} recorded`}>
      <Form
        error={order.error ?? price.error}
        busy={order.isPending || (cost === undefined && !refusal)}
        submit={refusal ? 'Try again' : `${verb}${priced}`}
        onSubmit={refusal ? () => price.refetch() : send}
        onCancel={onClose}
      >
        <p className="mb-3">
          The mailroom takes it to the office. The recording number and the file of the office come back with the order.
        </p>
        {document.readyToFile === false && (
          <Warning>
            <p>The office can refuse it as it is:</p>
            <ul className="list-disc pl-5">
              {document.warnings.map(({ field, message }) => (
                <li key={`${field}${message}`}>{message}</li>
              ))}
            </ul>
          </Warning>
        )}
        <RecordingOffices
          record={record}
          onUse={({ name, addressLine1, addressLine2, city, zip }) => {
            set('recipientName', name);
            set('recipientAddressLine1', addressLine1);
            set('recipientAddressLine2', addressLine2 ?? '');
            set('recipientCity', city);
            set('recipientState', state);
            set('recipientZip', zip);
          }}
        />
        <TextField label="Office" required placeholder="Alameda County Recorder" {...text('recipientName')} />
        <AddressFields required text={(name) => text(nameOf[name])} />
        <PriceRose from={roseFrom} to={cost} />
        {cost !== undefined && balance !== undefined && (
          <p className="mb-3" role="status">
            {formatCredits(cost)} of {formatCredits(balance)}. <PriceNote cost={cost} balance={balance} />
          </p>
        )}
      </Form>
    </Dialog>
  );
}
