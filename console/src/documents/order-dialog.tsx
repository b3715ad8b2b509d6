import { countryName, isAbroad } from '@domain/address/countries.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../api/errors';
import type { Document } from '../api/execute';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { choices } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField } from '../parts/field';
import { Form } from '../parts/form';
import { formatCredits } from '../parts/format';
import { useUnsaved } from '../parts/unsaved';
import { Warning } from '../parts/warning';
import { currentDocument } from './current-document';
import {
  type DocumentProjectFragment,
  type GenerateDocumentInput,
  type MadeDocumentFragment,
  type MailClass,
  MailPriceDocument,
  type OrderRecordInput,
} from './made-documents.documents';
import { countPages, listRecipients, mailClasses, mailClassFor, sumCredits, toPriceQuery, toVersion } from './mailing';
import { PriceNote, PriceRose } from './price';
import { toPreviewQuery } from './use-preview';

/** What a recipient is on the project. */
function findRole({ project }: MailSource, partyId: string): string {
  return inWords(project?.parties.nodes.find(({ id }) => id === partyId)?.role ?? '');
}

/** A notice, a claim or a waiver that is mailed. */
export interface MailSource {
  id: string;
  updatedAt: string;
  state: string;
  status: string;
  project: DocumentProjectFragment | null;
  documents: { nodes: readonly MadeDocumentFragment[] };
}

interface Props<Record extends MailSource> {
  title: string;
  record: Record;
  /** The mutation that mails it. */
  order: Document<unknown, { input: OrderRecordInput }>;
  /** What its document is made from. */
  printedFrom: GenerateDocumentInput;
  /** Whether it can be mailed. */
  isOpen: (record: Record) => boolean;
  /** Why it can no longer be mailed. */
  closed: string;
  /** Reads the record again, right before it is mailed. */
  read: { error: ApiError | null; again: () => Promise<Record | undefined> };
  onClose: () => void;
}

/**
 * Mails a document to the parties that are chosen, at the price that is shown: a price that rose meanwhile is shown first. What
 * changed since the dialog was opened is not mailed unseen.
 */
export function OrderDialog<Record extends MailSource>(props: Props<Record>) {
  const { title, record, order: document, printedFrom, isOpen, closed, read, onClose } = props;
  const scope = useScope();
  const all = listRecipients(record);
  const [seen] = useState({ version: toVersion(record), updatedAt: record.updatedAt });
  const [mailClass, setMailClass] = useState<MailClass>('CERTIFIED');
  const [chosen, setChosen] = useState<readonly string[]>(all.map(({ id }) => id));
  useUnsaved(mailClass !== 'CERTIFIED' || chosen.length < all.length);
  const [roseFrom, setRoseFrom] = useState<number>();
  const [isChecking, setIsChecking] = useState(false);
  const order = useChange(document);
  const isMade = currentDocument(record) !== undefined;
  const preview = useQuery(
    toPreviewQuery(scope, record.status === 'DRAFT' && !isMade ? printedFrom : undefined, seen.version),
  );
  const pages = countPages(record, preview);
  const form = { state: record.state, documentType: printedFrom.type };
  const chosenOnes = all.filter(({ id }) => chosen.includes(id));
  const price = useRead(MailPriceDocument, toPriceQuery(form, mailClass, chosenOnes, pages ?? 1), {
    enabled: chosen.length > 0 && pages !== undefined,
    follows: ['credits'],
    keepsPrevious: true,
  });
  const cost = price.data && sumCredits(price.data, record);
  const balance = price.data?.creditBalance.balance.total;
  const recipients = chosenOnes.map(({ id: _, ...recipient }) => recipient);
  const ofAll = mailClassFor(chosenOnes, mailClass);
  const input = { id: record.id, ...(ofAll && { mailClass: ofAll }), recipients, expectedUpdatedAt: seen.updatedAt };
  // An order whose answer was lost is sent again under its key, which mails nothing twice.
  const isRepeat = order.error?.isPassing === true && JSON.stringify(order.variables?.input) === JSON.stringify(input);
  const isUnderWay = isRepeat || order.isPending || order.isSuccess;
  const isClosed = !isOpen(record) && !isUnderWay;
  const isChanged = !isClosed && !isUnderWay && toVersion(record) !== seen.version;
  const send = async () => {
    setIsChecking(true);
    const [{ data, error }, now] = await Promise.all([price.refetch(), read.again()]);
    setIsChecking(false);
    if (error || !data || !now || !(isRepeat || (isOpen(now) && toVersion(now) === seen.version))) return;
    if (cost === undefined || sumCredits(data, record) > cost) return setRoseFrom(cost);
    order.mutate({ input }, { onSuccess: onClose });
  };
  /** Why there is no price to agree to yet: the draft is refused, or the price. */
  const refusal = preview.error ?? (price.data ? null : price.error);
  const ask = () => (preview.error ? preview.refetch() : price.refetch());
  // Events read the record and the price again at any time. That disables nothing: the click of a moment ago would be lost.
  const isBusy = isChecking || order.isPending || price.isPlaceholderData || pages === undefined;
  const verb = scope.mode === 'live' ? 'Mail it' : 'Mail it in the sandbox';
  const priced = cost === undefined ? verb : `${verb} for ${formatCredits(cost)}`;
  return (
    <Dialog onClose={onClose} title={title}>
      <Form
        error={order.error ?? preview.error ?? price.error ?? read.error}
        busy={isBusy || isClosed || isChanged || chosen.length === 0 || (cost === undefined && !refusal)}
        submit={refusal ? 'Try again' : priced}
        onCancel={onClose}
        onSubmit={refusal ? ask : send}
      >
        <SelectField
          label="Mail class"
          options={choices(mailClasses)}
          value={mailClass}
          onChange={({ target }) => setMailClass(target.value as MailClass)}
        />
        {ofAll === undefined && (
          <Warning>
            Mail to other countries goes first class, because no other class is offered there. The others get the class
            that {record.state} demands.
          </Warning>
        )}
        <fieldset className="mb-3">
          <legend className="mb-1 font-medium">Recipients</legend>
          {all.length === 0 && (
            <p className="text-muted">No party has a complete address. Add the addresses on the project.</p>
          )}
          {all.map(({ id, name, city, state, countryCode }) => (
            <CheckField
              key={id}
              label={[name, city, isAbroad(countryCode) ? countryName(countryCode!) : state].join(', ')}
              hint={findRole(record, id)}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </fieldset>
        {isClosed && <Warning role="alert">{closed} Nothing else was sent.</Warning>}
        {isChanged && (
          <Warning role="alert">
            Someone changed what is printed while this was open. Nothing was sent. Close this, look at the pages, and
            mail them then.
          </Warning>
        )}
        <PriceRose from={roseFrom} to={cost} />
        {!refusal && cost !== undefined && balance !== undefined && (
          <p className="mb-3" role="status">
            {formatCredits(cost)} of {formatCredits(balance)}
            {isMade ? '.' : ', with the document.'} <PriceNote cost={cost} balance={balance} />
          </p>
        )}
      </Form>
    </Dialog>
  );
}
