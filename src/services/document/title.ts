import type { DocumentType } from '../../domain/vocabulary.js';
import { displayText } from '../../domain/vocabulary.js';
import { titleOfTemplate } from '../../pdf/assets/titles.js';

interface TitleFacts {
  type: DocumentType;
  template: string;
}

/** The title on a document. That of an amended notice says so. */
export function toTitle(document: TitleFacts, notice?: { parentNoticeId: string | null }): string {
  const title = titleOfTemplate(document.template) ?? displayText(document.type);
  return notice?.parentNoticeId ? `Amended ${title}` : title;
}

/** `Preliminary Notice No. N-260201-BAY001`; documents of other records have no number. */
export function numberedTitle(
  document: TitleFacts,
  notice?: { parentNoticeId: string | null; noticeNumber: string },
): string {
  const title = toTitle(document, notice);
  return notice ? `${title} No. ${notice.noticeNumber}` : title;
}
