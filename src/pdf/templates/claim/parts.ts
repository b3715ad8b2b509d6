import type { Column, Content } from 'pdfmake/interfaces.js';
import { listAttachments } from '../../../domain/claim-document/attachments.js';
import type { ClaimForm, ClaimStatement } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { listExhibits } from '../../../domain/exhibit/exhibit.js';
import { recorderOf } from '../../assets/claim/offices.js';
import { claimSentences } from '../../assets/claim/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { boxed } from '../../table-layouts.js';
import { signedRow } from '../signed-lines.js';
import { filled } from './blanks.js';
import { firstAppended, nameExhibits } from './exhibit-letters.js';
import type { Measure } from './measure.js';
import { describeRecord } from './words.js';

type Margin = [number, number, number, number];

/**
 * Each paragraph stays on one page, unless it is so long that only a caller can have written it. A paragraph in capitals is a
 * heading of the statute's form and stays with the paragraph below it.
 */
export function paragraphs(
  texts: readonly string[],
  blanks: Record<string, string>,
  { fontSize, compact }: Measure,
): Content[] {
  const all = texts.map((text) => filled(text, blanks));
  const written: Content[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const text = all[index]!;
    const next = all[index + 1];
    const margin: [number, number, number, number] = [0, 0, 0, compact ? 3.5 : 6];
    if (isHeading(text) && next !== undefined) {
      const heading = text.endsWith(':') ? {} : { alignment: 'center' as const };
      written.push({
        unbreakable: true,
        stack: [
          { text, headlineLevel: 2, fontSize, bold: true, margin, ...heading },
          { text: next, fontSize },
        ],
        margin,
      });
      index += 1;
    } else {
      // Each line is read apart from the others, as it is printed.
      const lines = text.split('\n').map((line) => ({ text: line, fontSize }));
      written.push({ stack: lines, unbreakable: text.length < 900, margin });
    }
  }
  return written;
}

function isHeading(text: string): boolean {
  return text.length <= 80 && /^[A-Z]/.test(text) && !/[\d_]/.test(text) && text === text.toUpperCase();
}

/** Text that the caller adds; braces in it are not blanks. */
export function remarks({ details }: ClaimDocumentModel, { fontSize }: Measure): Content[] {
  return details.remarks ? [{ text: details.remarks, fontSize, margin: [0, 0, 0, 7] }] : [];
}

/** The exhibits that the statute asks for, each by its letter; the text of a form names its account itself. */
export function attachedExhibits(model: ClaimDocumentModel, form: ClaimForm, measure: Measure): Content[] {
  const attached = listAttachments(form, model.details, model.claimant.role).filter(
    ({ kinds, inText }) => !inText && !kinds.includes('account'),
  );
  if (attached.length === 0) return [];
  const named = attached.map(({ what: label, kinds }) => `${label}, ${nameExhibits(model, kinds)}`);
  return [exhibitSentence(fillBlanks(claimSentences.exhibits.asked, { exhibits: named.join('; ') }), measure)];
}

/** Makes the appended files part of the document. Those that its text describes have their letter alone. */
export function incorporated(model: ClaimDocumentModel, form: ClaimForm, measure: Measure): Content[] {
  const { exhibits = [] } = model;
  if (exhibits.length === 0) return [];
  const first = firstAppended(model);
  const described = listAttachments(form, model.details, model.claimant.role).flatMap(({ kinds }) => kinds);
  const all = exhibits.flatMap(({ kind, title }, index) => {
    if (!described.includes(kind)) return [listExhibits([{ title }], first + index)];
    return exhibits.findIndex((other) => described.includes(other.kind)) === index
      ? [nameExhibits(model, described)]
      : [];
  });
  const last = all.pop()!;
  const comma = all.length > 1 || [...all, last].some((each) => each.startsWith('Exhibits')) ? ',' : '';
  const named = all.length === 0 ? last : `${all.join(', ')}${comma} and ${last}`;
  const { one, several } = claimSentences.exhibits;
  return [exhibitSentence(fillBlanks(exhibits.length === 1 ? one : several, { exhibits: named }), measure)];
}

function exhibitSentence(text: string, { fontSize, compact }: Measure): Content {
  return { text, fontSize, margin: [0, 0, 0, compact ? 3.5 : 6] };
}

/** A warning or statement of the statute, in a box that stays on one page. */
export function statementBox(
  statement: ClaimStatement | null,
  blanks: Record<string, string>,
  { width, compact }: Measure,
): Content[] {
  if (!statement) return [];
  const { heading, bold, minFontPt } = statement;
  const stack: Content[] = [
    ...(heading
      ? [{ text: heading, headlineLevel: 2, bold: true, fontSize: minFontPt + 1, alignment: 'center' as const }]
      : []),
    ...statement.paragraphs.map((text) => ({
      text: filled(text, blanks),
      bold,
      fontSize: minFontPt,
      lineHeight: 1.04,
      margin: [0, 3, 0, 0] as [number, number, number, number],
    })),
  ];
  return [
    {
      table: { widths: [width - 19], body: [[{ stack }]], dontBreakRows: true },
      layout: { ...boxed, hLineWidth: () => 1, vLineWidth: () => 1, paddingLeft: () => 9, paddingRight: () => 9 },
      margin: compact ? [0, 2, 0, 4] : [0, 6, 0, 8],
    },
  ];
}

/** The document that an amended one changes; a recorded one is cited by its record, not by the number of this service. */
export function amendmentBanner(model: ClaimDocumentModel, measure: Measure, title: string): Content[] {
  const { amendment } = model;
  if (!amendment) return [];
  const words = claimSentences.amendment;
  const { originalNumber: number, originalDate: day, originalAmount: amount } = amendment;
  const dated = day ? fillBlanks(words.dated, { date: formatDate(day) }) : '';
  const notice = number ? fillBlanks(words.notice, { number }) : words.unknown;
  const amends = amendment.originalRecorded
    ? fillBlanks(words.ofRecord, { title, dated, recordedAs: describeRecord(model) })
    : fillBlanks(words.ofNotice, { notice, dated });
  const lines = [amends, ...(amount ? [fillBlanks(words.amount, { amount: formatMoney(amount) })] : [])];
  return [
    {
      table: {
        widths: [measure.width - 13],
        body: [
          [
            {
              stack: [{ text: 'AMENDED', bold: true, characterSpacing: 0.7 }, ...lines.map((text) => ({ text }))],
              alignment: 'center' as const,
            },
          ],
        ],
      },
      layout: boxed,
      margin: [0, 6, 0, 6],
    },
  ];
}

/** Date, signature and name of the person who signs for the claimant, kept together. */
export function signatureBlock(
  model: ClaimDocumentModel,
  { width, compact }: Measure,
  statedFacts?: ClaimForm['stated'],
): Content {
  const { signatory, claimant } = model;
  const recorded = model.instrument === 'mechanics_lien' || model.instrument === 'lien_release';
  const beneath = recorded && recorderOf(model.state).nameBeneath && signatory.name;
  const share = (part: number) => Math.round((width - 32) * part);
  type Field = [string, string | null, number];
  const fields: Column[] = signedRow([
    ...(statedFacts === 'date' ? [] : [['Date', signatory.date && formatDate(signatory.date), share(0.24)] as Field]),
    ['Signature', null, share(0.4)],
    ...(beneath ? [] : [['Printed name and title', signer(signatory), share(0.36)] as Field]),
  ]);
  return {
    unbreakable: true,
    stack: [
      ...(statedFacts === 'claimant'
        ? []
        : [{ text: claimant.name, bold: true, margin: [0, compact ? 4 : 10, 0, 0] as Margin }]),
      { columns: fields, columnGap: 16, margin: [0, compact ? 12 : 16, 0, 0] },
      ...(beneath ? [{ text: signer(signatory), margin: [share(0.24) + 16, 1, 0, 0] as Margin }] : []),
    ],
  };
}

/** The name and title of the person who signs, as printed below the line. */
export function signer({ name, title }: ClaimDocumentModel['signatory']): string {
  return [name, title].filter(Boolean).join(', ');
}
