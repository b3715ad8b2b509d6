import { useSearch } from '@tanstack/react-router';
import type { Chosen } from '../bulk/read-ids';
import { OrderClaimDocument } from '../documents/made-documents.documents';
import { MailChosen } from '../mailing/mail-chosen';
import type { MailKind } from '../mailing/mail-kind';
import { type Claim, follows } from './claim';
import { ClaimDocument, type ClaimQuery } from './claims.documents';
import { isMailable, isUnderWay, toDocumentInput } from './document-of';

const kind: MailKind<ClaimQuery, Claim> = {
  noun: 'claim',
  folder: '/claims',
  document: ClaimDocument,
  follows,
  toRecord: ({ escalation }) => escalation,
  order: OrderClaimDocument,
  printedFrom: toDocumentInput,
  isOpen: isMailable,
  closed: (claim) => {
    if (isUnderWay(claim)) return { isMailed: true, reason: 'It is mailed already.' };
    return { isMailed: false, reason: `It is ${claim.status.toLowerCase()}: only a draft is mailed.` };
  },
  nameOf: ({ typeLabel }) => typeLabel,
  day: { title: 'Deadline', of: ({ deadlineDate }) => deadlineDate },
};

/** The claims that were chosen in their list are mailed together. */
export default function SendClaimsPage() {
  const { chosen } = useSearch({ from: '/$organization/$mode/claims/send' });
  return <MailChosen kind={kind} type="ESCALATION" chosen={chosen as Chosen | undefined} />;
}
