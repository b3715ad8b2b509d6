import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel } from '../../../domain/notice/document/model.js';
import type { AttachedWaiver } from '../../assets/notice/form.js';
import { fillBlanks } from '../../format.js';
import { signedField } from './statement.js';

const line = (length: number) => '_'.repeat(length);
const blanks = { sum: `$ ${line(18)}`, blank: line(22), short: line(4) };

/**
 * The waiver form that is attached to the notice; job and claimant are filled in, the rest is completed on the day of payment.
 */
export function attachedWaiver(waiver: AttachedWaiver, { claimant, project }: NoticeDocumentModel): Content[] {
  const fields = [
    ['TO:', line(60)],
    ['PROJECT:', project.name],
    ['FROM:', claimant.name],
    ['DATE:', line(30)],
    ['PAYMENT:', blanks.sum],
  ];
  return [
    { text: waiver.title.toUpperCase(), style: 'title' },
    { text: waiver.statute, alignment: 'center', italics: true, fontSize: 9, margin: [0, 1, 0, 4] },
    { text: waiver.note, italics: true, fontSize: 9, margin: [0, 0, 0, 8] },
    ...fields.map(
      ([label, value]): Content => ({
        columns: [
          { width: 70, text: label!, bold: true },
          { width: '*', text: value! },
        ],
        margin: [0, 2, 0, 2],
      }),
    ),
    ...waiver.paragraphs.map(
      (text): Content => ({ text: fillBlanks(text, blanks), fontSize: 10, lineHeight: 1.2, margin: [0, 7, 0, 0] }),
    ),
    {
      columns: [signedField(waiver.signer, null, 240), signedField('Title', null, 130), signedField('Date', null, 102)],
      columnGap: 16,
      margin: [0, 22, 0, 0],
    },
    {
      unbreakable: true,
      stack: [
        { text: `STATE OF ${line(24)}\nCOUNTY OF ${line(22)}  ss.`, lineHeight: 1.5, margin: [0, 20, 0, 6] },
        { text: fillBlanks(waiver.acknowledgment, blanks), fontSize: 10, lineHeight: 1.3 },
        {
          columns: [signedField('Notarial officer', null, 240), signedField('My commission expires', null, 240)],
          columnGap: 24,
          margin: [0, 24, 0, 0],
        },
        { text: 'Seal:', margin: [0, 10, 0, 0] },
      ],
    },
  ];
}
