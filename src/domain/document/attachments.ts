import type { Exhibit, ExhibitKind } from '../exhibit/exhibit.js';
import type { DocumentWarning } from './warning.js';

/** What a document says is attached to it. An exhibit of any of the kinds is the attachment; `what` names it in a sentence. */
export interface Attachment {
  what: string;
  citation: string | null;
  kinds: readonly ExhibitKind[];
  /** Only if the contract is not oral, or only of a claimant that has no contract with the owner. */
  only?: 'written_contract' | 'subcontract';
  /** A sentence of the form names it by its letter. */
  inText?: true;
}

/** What a document says is attached to it and is not among its exhibits. */
export function unattached(attachments: readonly Attachment[], exhibits: readonly Exhibit[] = []): Attachment[] {
  return attachments.filter(({ kinds }) => !exhibits.some(({ kind }) => kinds.includes(kind)));
}

export function missingAttachments(
  attachments: readonly Attachment[],
  exhibits: readonly Exhibit[] = [],
): DocumentWarning[] {
  return unattached(attachments, exhibits).map(({ what: label, citation, kinds }) => ({
    field: 'exhibits',
    message: `The document refers to ${label} as attached: add it as an exhibit of the kind ${kinds.join(' or ')}, or attach it before you file or send the document.`,
    citation,
  }));
}

/** The enclosures that the caller names in a text and that are not among the exhibits. */
export function unmatchedEnclosures(enclosures: readonly string[], exhibits: readonly Exhibit[] = []): string[] {
  return enclosures.filter((text) => !exhibits.some((exhibit) => isSame(text, exhibit)));
}

/** What the caller wants to enclose and is not among the exhibits. */
export function missingEnclosures(enclosures: readonly string[], exhibits: readonly Exhibit[] = []): DocumentWarning[] {
  return unmatchedEnclosures(enclosures, exhibits).map((text) => ({
    field: 'exhibits',
    message: `"${text}" is not among the exhibits, so the document does not name it as enclosed: add it as an exhibit.`,
    citation: null,
  }));
}

/** "Invoices" names an exhibit with the title "Invoices 2044 to 2060", and one of the kind `invoice`. */
function isSame(enclosure: string, { title, kind }: Exhibit): boolean {
  const [a, b] = [enclosure, title].map((text) => text.trim().toLowerCase());
  return a!.includes(b!) || b!.includes(a!) || a!.replace(/s$/, '') === kind.replaceAll('_', ' ');
}
