import { useSearch } from '@tanstack/react-router';
import type { Chosen } from '../bulk/read-ids';
import { OrderWaiverDocument } from '../documents/made-documents.documents';
import { MailChosen } from '../mailing/mail-chosen';
import type { MailKind } from '../mailing/mail-kind';
import { isMailable, toDocumentInput } from './document-of';
import { follows, type Waiver } from './waiver';
import { WaiverDocument, type WaiverQuery } from './waivers.documents';

const kind: MailKind<WaiverQuery, Waiver> = {
  noun: 'waiver',
  folder: '/waivers',
  document: WaiverDocument,
  follows,
  toRecord: ({ waiver }) => waiver,
  order: OrderWaiverDocument,
  printedFrom: toDocumentInput,
  // One that was mailed can be mailed again on its page, but not among others.
  isOpen: (waiver) => isMailable(waiver) && !isMailed(waiver),
  closed: (waiver) => {
    if (isMailed(waiver)) return { isMailed: true, reason: 'It is mailed already.' };
    if (waiver.releaseState === 'HELD')
      return { isMailed: false, reason: 'It is held until its payment: release it first.' };
    return { isMailed: false, reason: 'Only a signed waiver is mailed.' };
  },
  nameOf: ({ typeLabel }) => typeLabel,
  day: { title: 'Through', of: ({ throughDate }) => throughDate },
};

function isMailed({ orders }: Waiver): boolean {
  return orders.nodes.some(({ status }) => status !== 'CANCELLED' && status !== 'FAILED');
}

/** The waivers that were chosen in their list are mailed together. */
export default function SendWaiversPage() {
  const { chosen } = useSearch({ from: '/$organization/$mode/waivers/send' });
  return <MailChosen kind={kind} type="WAIVER" chosen={chosen as Chosen | undefined} />;
}
