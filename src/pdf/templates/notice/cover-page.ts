import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel, Recipient } from '../../../domain/notice/document/model.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { coverSentences } from '../../assets/notice/sentences.js';
import { fillBlanks, formatDate } from '../../format.js';
import { contentWidth, pageFormat } from '../../page.js';
import { bare } from '../../table-layouts.js';
import { acknowledgment } from './acknowledgment.js';
import { bodyHeading, citeNotice, recipientCapacity } from './cover-page-parts.js';
import { attentionLine } from './parties.js';
import { serviceSentence } from './statement.js';

/**
 * The top, in points, of the two windows of a #10 envelope (return address, addressee) and of the body below the fold, on a
 * letter folded in three; both windows begin 0.625 in from the left and end 4.5 in from it. Only the two addresses may be
 * there. An address that is too long for its window moves the rest down instead of overlapping it.
 */
const windows = { returnAddress: pageFormat.top, addressee: 132, body: 216, width: 270 };

/**
 * The first page of one recipient's piece: address block, then what is enclosed, or a general acknowledgment of receipt where the
 * notice itself has none. The declaration of a state that requires one stays with the sender (proof-of-service.ts).
 */
export function coverPage(model: NoticeDocumentModel, form: NoticeForm, title: string, recipient: Recipient): Content {
  const attention = attentionLine(recipient.name, recipient.attention);
  const addressee = [recipient.name, ...attention, ...recipient.addressLines];
  return [
    {
      table: {
        widths: [windows.width, contentWidth - windows.width],
        heights: [windows.addressee - windows.returnAddress, windows.body - windows.addressee],
        body: [
          [
            lines([model.claimant.name, ...model.claimant.addressLines], 8.5),
            pieceFacts(model, form, title, recipient),
          ],
          [lines(addressee, addressee.length > 5 ? 9 : 10.5), ''],
        ],
      },
      layout: bare,
    },
    ...(form.proofOfService || form.acknowledgment ? enclosed(model, title) : acknowledgment(model, form, title)),
  ];
}

function lines(texts: string[], fontSize: number): TableCell {
  return { stack: texts.map((text) => ({ text, fontSize, lineHeight: 1.05 })) };
}

/** To the right of the windows: the content of the envelope, and the capacity in which the addressee gets it. */
function pieceFacts(model: NoticeDocumentModel, form: NoticeForm, title: string, recipient: Recipient): TableCell {
  const texts = [
    title,
    `No. ${model.noticeNumber}`,
    formatDate(model.noticeDate),
    model.project.name,
    `To: ${recipientCapacity(recipient, form)}`,
  ];
  return {
    stack: texts.map((text, i) => ({ text, alignment: 'right', fontSize: 9, bold: i < 2 })),
    margin: [24, 0, 0, 0],
  };
}

function enclosed(model: NoticeDocumentModel, title: string): Content[] {
  const text = fillBlanks(coverSentences.enclosed, citeNotice(model, title));
  return [
    ...bodyHeading(title, null),
    { text: [text, serviceSentence(model)].filter(Boolean).join(' '), fontSize: 10.5 },
  ];
}
