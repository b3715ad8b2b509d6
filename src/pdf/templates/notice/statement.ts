import type { Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/document/notice-metadata.js';
import type { NoticeForm, NoticeStatement } from '../../assets/notice/form.js';
import { noticeSentences } from '../../assets/notice/sentences.js';
import { formatDate } from '../../format.js';
import { contentWidth } from '../../page.js';
import { fillSentences } from '../../sentence.js';
import { boxed } from '../../table-layouts.js';
import { balance } from '../../wrap.js';
import { signedRow } from '../signed-lines.js';

/** To be filled in by hand, when the wording mentions a fact without a value. */
export const blankLine = '_'.repeat(36);

/** The statement, statutory or our own, in a box that stays on one page. */
export function statement(statement: NoticeStatement | null | undefined, blanks: Record<string, string>): Content[] {
  if (!statement) return [];
  return [
    {
      table: { widths: ['*'], body: [[{ stack: statementLines(statement, blanks) }]], dontBreakRows: true },
      layout: { ...boxed, hLineWidth: () => 1, vLineWidth: () => 1, paddingLeft: () => 9, paddingRight: () => 9 },
      margin: [0, 8, 0, 0],
    },
  ];
}

/** Heading and paragraphs in the type size that the statute requires. */
export function statementLines(
  { heading, paragraphs, bold, minFontPt }: NoticeStatement,
  blanks: Record<string, string>,
): Content[] {
  const size = Math.max(minFontPt, 9);
  // A statute's limit on type sizes applies to headings too; above the smallest sizes one size is used for both.
  const headingSize = size < 10 ? size + 1 : size;
  return [
    ...(heading
      ? [
          {
            text: heading,
            headlineLevel: 2,
            bold: true,
            fontSize: headingSize,
            alignment: 'center' as const,
            margin: sides(heading, headingSize),
          },
        ]
      : []),
    ...paragraphs.map((text) => ({
      text: fillSentences(text, blanks),
      bold: bold || isHeading(text),
      ...(isHeading(text) && { headlineLevel: 2 }),
      fontSize: size,
      lineHeight: 1.02,
      margin: [0, 3, 0, 0] as [number, number, number, number],
    })),
  ];
}

/** The space beside a heading whose longest line would end with a single word. */
function sides(heading: string, size: number): [number, number, number, number] {
  const longest = heading.split('\n').reduce((a, b) => (b.length > a.length ? b : a));
  const side = balance(longest, contentWidth - 19, { size, face: 'bold' });
  return [side, 0, side, 0];
}

/** A paragraph in capitals without a full stop is a heading of the statute's form, unless it is a line to fill in. */
function isHeading(text: string): boolean {
  return text === text.toUpperCase() && !/\.$|__/.test(text);
}

/** Closing paragraphs, how the notice was served, and the signature block, kept together. */
export function noticeClosing(model: NoticeDocumentModel, form: NoticeForm, blanks: Record<string, string>): Content {
  return {
    unbreakable: true,
    stack: [
      ...form.closing.map((text) => ({
        text: fillSentences(text, blanks),
        fontSize: form.textPt ?? 9.5,
        margin: [0, 7, 0, 0] as [number, number, number, number],
      })),
      ...served(model, form),
      signature(model, form),
      ...(form.ending ?? []).map((text, index) => ({
        text: fillSentences(text, blanks),
        fontSize: form.textPt ?? 9.5,
        margin: [0, index === 0 ? 8 : 3, 0, 0] as [number, number, number, number],
      })),
      ...(form.reverse
        ? [
            {
              text: form.reverse.pointer,
              bold: true,
              alignment: 'center' as const,
              fontSize: form.reverse.minFontPt,
              margin: [0, 10, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
    ],
  };
}

/** "This notice is given by certified mail on March 5, 2026." Empty when the method is not known. */
export function serviceSentence({ service }: NoticeDocumentModel): string {
  // A filing is in the past: without its day, it may not have taken place.
  if (!service.method || (service.method === 'registry' && !service.date)) return '';
  const { given, givenOn, filedOn } = noticeSentences.service;
  const blanks = { method: printedMethod(service.method), date: service.date ? formatDate(service.date) : '' };
  const text = service.method === 'registry' ? filedOn : service.date ? givenOn : given;
  return fillSentences(text, blanks);
}

/** A filing in a registry is an entry with a number: while the form has a blank for it, nothing was filed. */
function served(model: NoticeDocumentModel, form: NoticeForm): Content[] {
  const unfiled =
    model.service.method === 'registry' && form.labels?.registryEntry !== undefined && !model.registryEntryNumber;
  const text = model.mailPack || unfiled ? '' : serviceSentence(model);
  return text ? [{ text, margin: [0, 7, 0, 0] }] : [];
}

function signature({ signatory }: NoticeDocumentModel, { dated }: NoticeForm): Content {
  const signer = [signatory.name, signatory.title].filter(Boolean).join(', ');
  return {
    columns: [
      ...signedRow([
        ...(dated ? [] : [['Date', signatory.date && formatDate(signatory.date), 110] as const]),
        ['Signature', null, 190],
        ['Printed name and title', signer, 172],
      ] as [string, string | null, number][]),
    ],
    columnGap: 16,
    margin: [0, 14, 0, 0],
  };
}
