import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel, Recipient } from '../../../domain/notice/document/model.js';
import { listNames } from '../../../domain/shared/list-names.js';
import { roleCaption } from '../../assets/captions.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { formatDate } from '../../format.js';
import { contentWidth, rule } from '../../page.js';

/** The roles in which a recipient is served: "Reputed Owner and Construction Lender". */
export function recipientCapacity(recipient: Recipient, form: NoticeForm): string {
  return listNames(recipient.roles.map((role) => roleCaption(role, recipient.reputed, form.captions)));
}

/** The notice as the cover page cites it. */
export function citeNotice({ noticeNumber, noticeDate, project }: NoticeDocumentModel, title: string) {
  return { title, number: noticeNumber, date: formatDate(noticeDate), project: project.name };
}

/** Title of the form on the lower part of a cover page, below the rule under the address block. */
export function bodyHeading(title: string, statute: string | null): Content[] {
  return [
    rule(0.8, 0, contentWidth),
    {
      text: title.toUpperCase(),
      style: 'heading',
      fontSize: title.length > 48 ? 11.5 : 14,
      margin: [0, 10, 0, statute ? 0 : 10],
    },
    ...(statute
      ? [
          {
            text: statute,
            italics: true,
            alignment: 'center' as const,
            margin: [0, 0, 0, 10] as [number, number, number, number],
          },
        ]
      : []),
  ];
}
