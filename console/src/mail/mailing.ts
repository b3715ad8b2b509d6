import { currentDocument } from './current-document';
import type {
  CreditPriceInput,
  DocumentProjectFragment,
  DocumentType,
  MailClass,
  MailPriceQuery,
  PreviewDocumentMutation,
} from './made-documents.documents';

export const mailClasses: readonly MailClass[] = ['CERTIFIED', 'FIRST_CLASS', 'PRIORITY'];

/** A record whose document is mailed. */
interface Mailed {
  updatedAt: string;
  project: DocumentProjectFragment | null;
  documents: {
    nodes: readonly { type: DocumentType; isPreview: boolean; revertedAt: string | null; pageCount: number }[];
  };
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
export function recipientsOf({ project }: Pick<Mailed, 'project'>): Recipient[] {
  return (project?.parties.nodes ?? []).flatMap(({ id, organization, isClaimant, isActive, ...own }) => {
    const { addressLine1, addressLine2, city, state, zip } = own.zip ? own : (organization ?? own);
    return !isClaimant && isActive && organization && addressLine1 && city && state && zip
      ? [{ id, name: organization.name, addressLine1, addressLine2, city, state, zip }]
      : [];
  });
}

/** What the document prints, as far as it can change while the record is a draft. */
export function versionOf(record: Pick<Mailed, 'updatedAt' | 'project'>): string {
  const { project } = record;
  const parties = project?.parties.nodes ?? [];
  const companies = parties.map(({ organization }) => organization);
  return [record, project, project?.division, ...(project?.jobsites.nodes ?? []), ...parties, ...companies]
    .map((one) => one?.updatedAt)
    .join();
}

/** What mailing a document is priced by. */
export function priceOf(
  { state, documentType }: { state: string; documentType: string },
  mailClass: MailClass,
  recipients: number,
  pages: number,
): { mail: CreditPriceInput; document: CreditPriceInput } {
  return {
    mail: {
      eventType: 'DOCUMENT_ORDER',
      orderType: 'MAIL',
      mailClass,
      pages,
      recipients,
      state,
    },
    document: { eventType: 'DOCUMENT_GENERATION', documentType: documentType.toLowerCase() },
  };
}

/**
 * The pages that are mailed: those of the document, or of the draft while it is still to be made. Undefined while the draft is made.
 * A draft that is refused is not mailed, so any price will do.
 */
export function pagesOf(
  record: Pick<Mailed, 'documents'> & { status: string },
  preview: { data?: PreviewDocumentMutation | undefined; isError: boolean; isPlaceholderData?: boolean },
): number | undefined {
  const made = currentDocument(record);
  if (made) return made.pageCount;
  if (record.status !== 'DRAFT' || preview.isError) return 1;
  if (!preview.data || preview.isPlaceholderData) return undefined;
  return preview.data.generateDocument.pageCount;
}

/** The credits for mailing: one order for each recipient, and the document if it is still to be made. */
export function totalOf({ mail, document }: MailPriceQuery, record: Pick<Mailed, 'documents'>): number {
  return mail.credits + (currentDocument(record) ? 0 : document.credits);
}
