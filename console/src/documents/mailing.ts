import { isAbroad } from '@domain/address/countries.js';
import { neededParts } from '@domain/address/postal-rules.js';
import { currentDocument } from './current-document';
import type {
  DocumentProjectFragment,
  DocumentType,
  MailClass,
  MailPriceQuery,
  MailPriceQueryVariables,
  PreviewDocumentMutation,
} from './made-documents.documents';

export const mailClasses: readonly MailClass[] = ['CERTIFIED', 'FIRST_CLASS', 'PRIORITY'];

/** A record whose document is mailed. */
interface MailRecord {
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
  state: string | null;
  zip: string | null;
  countryCode: string | null;
}

/** The parties with a complete address, other than the sender: the address on the project wins over that of the company. */
export function listRecipients({ project }: Pick<MailRecord, 'project'>): Recipient[] {
  return (project?.parties.nodes ?? []).flatMap(({ id, organization, isClaimant, isActive, ...facts }) => {
    const address = facts.addressLine1 ? facts : (organization ?? facts);
    const { addressLine1, addressLine2, city, state, zip, countryCode = null } = address;
    const isComplete = addressLine1 && city && neededParts(countryCode).every(({ part }) => address[part]);
    return !isClaimant && isActive && organization && isComplete
      ? [{ id, name: organization.name, addressLine1, addressLine2, city, state, zip, countryCode }]
      : [];
  });
}

/** What the document prints, as far as it can change while the record is a draft. */
export function toVersion(record: Pick<MailRecord, 'updatedAt' | 'project'>): string {
  const { project } = record;
  const parties = project?.parties.nodes ?? [];
  const companies = parties.map(({ organization }) => organization);
  return [record, project, project?.division, ...(project?.jobsites.nodes ?? []), ...parties, ...companies]
    .map((one) => one?.updatedAt)
    .join();
}

/** Recipients in other countries get first-class mail: there is no other. The class of the others is then that of the state. */
export function mailClassFor(recipients: readonly Recipient[], mailClass: MailClass): MailClass | undefined {
  return mailClass !== 'FIRST_CLASS' && recipients.some(({ countryCode }) => isAbroad(countryCode))
    ? undefined
    : mailClass;
}

/** What mailing a document is priced by. */
export function toPriceQuery(
  { state, documentType }: { state: string; documentType: string },
  mailClass: MailClass,
  recipients: readonly Recipient[],
  pages: number,
): MailPriceQueryVariables {
  const home = recipients.filter(({ countryCode }) => !isAbroad(countryCode));
  const away = recipients.find(({ countryCode }) => isAbroad(countryCode));
  const order = {
    documentType: documentType.toLowerCase(),
    eventType: 'DOCUMENT_ORDER' as const,
    orderType: 'MAIL' as const,
    pages,
    state,
  };
  const chosen = mailClassFor(recipients, mailClass);
  const mail = { ...order, recipients: home.length, ...(chosen && { mailClass: chosen }) };
  // Postage is the same for all other countries.
  const abroad = { ...order, recipients: recipients.length - home.length, countryCode: away?.countryCode ?? null };
  const isSplit = home.length > 0 && away !== undefined;
  return {
    mail: home.length === 0 && away ? abroad : mail,
    abroad: away ? abroad : mail,
    isAbroad: isSplit,
    document: { eventType: 'DOCUMENT_GENERATION', documentType: documentType.toLowerCase() },
  };
}

/**
 * The pages that are mailed: those of the document, or of the draft while it is still to be made. Undefined while the draft is made.
 * A draft that is refused is not mailed, so any price will do.
 */
export function countPages(
  record: Pick<MailRecord, 'documents'> & { status: string },
  preview: { data?: PreviewDocumentMutation | undefined; isError: boolean; isPlaceholderData?: boolean },
): number | undefined {
  const printedDocument = currentDocument(record);
  if (printedDocument) return printedDocument.pageCount;
  if (record.status !== 'DRAFT' || preview.isError) return 1;
  if (!preview.data || preview.isPlaceholderData) return undefined;
  return preview.data.generateDocument.document.pageCount;
}

/** The credits for mailing: one order for each recipient, and the document if it is still to be made. */
export function sumCredits({ mail, abroad, document }: MailPriceQuery, record: Pick<MailRecord, 'documents'>): number {
  return mail.credits + (abroad?.credits ?? 0) + (currentDocument(record) ? 0 : document.credits);
}
