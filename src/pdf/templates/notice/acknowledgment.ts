import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel } from '../../../domain/notice/document/model.js';
import type { Acknowledgment, NoticeForm } from '../../assets/notice/form.js';
import { coverSentences } from '../../assets/notice/sentences.js';
import { fillBlanks } from '../../format.js';
import { caption, sectionHeading } from '../../page.js';
import { signedField } from '../signed-lines.js';
import { bodyHeading, citeNotice } from './cover-page-parts.js';
import { serviceSentence } from './statement.js';

/** The lower part of a cover page: the receipt of the state's statute, or the general one, to be returned. */
export function acknowledgment(model: NoticeDocumentModel, form: NoticeForm, title: string): Content[] {
  const { claimant } = model;
  const formAcknowledgment = form.acknowledgment;
  const intro = fillBlanks(coverSentences.follows, citeNotice(model, title));
  const address = claimant.addressLines.join(', ');
  const back = fillBlanks(coverSentences.returned, { claimant: claimant.name, address });
  return [
    ...bodyHeading(formAcknowledgment?.title ?? coverSentences.receipt, formAcknowledgment?.statute ?? null),
    {
      text: [intro, serviceSentence(model), back].filter(Boolean).join(' '),
      fontSize: 10.5,
      margin: [0, 0, 0, 10],
    },
    ...(formAcknowledgment ? prescribed(formAcknowledgment, 10.5) : general()),
  ];
}

/** The receipt on the notice itself, if the statute requires it there (Arizona, § 33-992.01(D)). */
export function acknowledgmentBlock({ acknowledgment }: NoticeForm): Content[] {
  if (!acknowledgment) return [];
  const { title } = acknowledgment;
  return [{ unbreakable: true, stack: [sectionHeading(title, 14), ...prescribed(acknowledgment, 9.5)] }];
}

function prescribed({ text, signature }: Acknowledgment, fontSize: number): Content[] {
  const line = '_'.repeat(28);
  return [
    { text: fillBlanks(text, { received: line, place: '_'.repeat(56) }), fontSize, lineHeight: 1.4 },
    { columns: [signedField('Date of this acknowledgment', null, 150)], margin: [0, 14, 0, 0] },
    { columns: [signedField('', null, 504)], margin: [0, 14, 0, 0] },
    caption(signature),
  ];
}

/** Created for each page: the layout engine writes into its nodes. */
const general = (): Content[] => [
  {
    text: coverSentences.received,
    fontSize: 10.5,
  },
  {
    columns: [signedField('Date received', null, 150), signedField('Received for (name of the addressee)', null, 330)],
    columnGap: 24,
    margin: [0, 30, 0, 0],
  },
  {
    columns: [signedField('Signature', null, 240), signedField('Printed name and title', null, 240)],
    columnGap: 24,
    margin: [0, 24, 0, 0],
  },
];
