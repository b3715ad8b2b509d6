import { currentDocument } from '../mail/current-document';
import type { PreviewPaperMutation } from '../mail/papers.documents';
import type { CreditPriceInput, MailClass, NoticePriceQuery, NoticeQuery } from './notices.documents';

type Notice = NoticeQuery['notice'];

/** The document that a notice is printed as. */
export const documentOf = {
  PRELIMINARY: 'NOTICE',
  LIEN: 'MECHANICS_LIEN',
  BOND_CLAIM: 'NOTICE_OF_CLAIM',
  STOP_PAYMENT: 'STOP_NOTICE',
} as const;

/** What mailing a notice is priced by. */
export function priceOf(
  notice: Pick<Notice, 'type' | 'state'>,
  mailClass: MailClass,
  recipients: number,
  pages: number,
): { mail: CreditPriceInput; document: CreditPriceInput } {
  return {
    mail: {
      eventType: 'document_order',
      orderType: 'mail',
      mailClass: mailClass.toLowerCase(),
      pages,
      recipients,
      state: notice.state,
    },
    document: { eventType: 'document_generation', documentType: documentOf[notice.type].toLowerCase() },
  };
}

/**
 * The pages that are mailed: those of the document, or of the draft while it is still to be made. Undefined while the draft is made.
 * A draft that is refused is not mailed, so any price will do.
 */
export function pagesOf(
  notice: Pick<Notice, 'documents' | 'status'>,
  preview: { data?: PreviewPaperMutation | undefined; isError: boolean; isPlaceholderData?: boolean },
): number | undefined {
  const made = currentDocument(notice);
  if (made) return made.pageCount ?? 1;
  if (notice.status !== 'DRAFT' || preview.isError) return 1;
  if (!preview.data || preview.isPlaceholderData) return undefined;
  return preview.data.generateDocument.pageCount ?? 1;
}

/** The credits for mailing a notice: one order for each recipient, and its document if that is still to be made. */
export function totalOf({ mail, document }: NoticePriceQuery, notice: Pick<Notice, 'documents'>): number {
  return mail.credits + (currentDocument(notice) ? 0 : document.credits);
}

export interface Recipient {
  id: string;
  name: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string;
  zip: string;
}

/** The parties with a complete address, other than the sender: the address on the project wins over that of the company. */
export function recipientsOf(notice: Pick<Notice, 'parties'>): Recipient[] {
  return notice.parties.nodes.flatMap(({ id, organization, isClaimant, isActive, ...own }) => {
    const { addressLine1, addressLine2, city, state, zip } = own.zip ? own : (organization ?? own);
    return !isClaimant && isActive && organization && addressLine1 && city && state && zip
      ? [{ id, name: organization.name, addressLine1, addressLine2, city, state, zip }]
      : [];
  });
}

/** What the notice prints, as far as it can change while it is a draft. */
export function versionOf(notice: Notice): string {
  const { project, parties } = notice;
  return [notice, project, ...(project?.jobsites.nodes ?? []), ...parties.nodes].map((one) => one?.updatedAt).join();
}

/** Whether it can still be mailed. */
export function isOpen({ status }: Pick<Notice, 'status'>): boolean {
  return status === 'DRAFT' || status === 'GENERATED';
}

/** What its document is made from. */
export function inputOf(notice: Notice) {
  return {
    documentableType: 'NOTICE',
    documentableId: notice.id,
    type: documentOf[notice.type],
    organizationId: notice.organizationId,
  } as const;
}
