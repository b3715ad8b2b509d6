import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { signedField } from '../signed-lines.js';
import { filled } from './blanks.js';
import type { Measure } from './measure.js';

type Margin = [number, number, number, number];

/** The notice that follows the oath, on its own page: it is served, and signed when the lien is on record. */
export function noticeAfter(
  { noticeAfter: notice }: ClaimForm,
  blanks: Record<string, string>,
  { width, fontSize }: Measure,
): Content[] {
  if (!notice) return [];
  const { heading, statute, paragraphs, signer } = notice;
  return [
    { text: heading.toUpperCase(), style: 'heading', pageBreak: 'before' },
    { text: statute, italics: true, alignment: 'center', fontSize: 9 },
    ...paragraphs.map((text): Content => ({ text: filled(text, blanks), fontSize, margin: [0, 8, 0, 0] as Margin })),
    {
      columns: [{ text: '', width: '*' }, signedField(`(${signer})`, null, Math.round(width / 2))],
      margin: [0, 26, 0, 0],
    },
  ];
}
