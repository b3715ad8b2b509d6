import type { Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { generalWaiverSentences, waiverSentences } from '../../assets/waiver/sentences.js';
import { sectionHeading } from '../../page.js';
import { exceptionLines, furtherExceptionLines } from './exception-lines.js';

type Margin = [number, number, number, number];

/** The exceptions from the release; if there are none, this is stated too. */
export function exceptions(model: WaiverDocumentModel): Content[] {
  const lines = exceptionLines(model);
  return [
    sectionHeading('Exceptions'),
    ...(lines.length > 0
      ? [
          { text: generalWaiverSentences.unaffected, margin: [0, 2, 0, 0] as Margin },
          { ul: lines.map((text) => ({ text })), margin: [6, 2, 0, 0] as Margin },
        ]
      : [{ text: generalWaiverSentences.noExceptions, margin: [0, 2, 0, 0] as Margin }]),
  ];
}

/** The exceptions of a prescribed form. */
export function furtherExceptions(model: WaiverDocumentModel): Content[] {
  const lines = furtherExceptionLines(model);
  return lines.length === 0 ? [] : [heading(), list(lines, 3)];
}

/** The same in two parts, of which the second has the last two. */
export function dividedExceptions(model: WaiverDocumentModel): [Content[], Content[]] {
  const lines = furtherExceptionLines(model);
  if (lines.length <= 2) return [[], furtherExceptions(model)];
  return [[heading(), list(lines.slice(0, -2), 0)], [list(lines.slice(-2), 3)]];
}

const heading = (): Content => ({ text: waiverSentences.exceptions.stated, margin: [0, 3, 0, 0] });

const list = (lines: readonly string[], below: number): Content => ({
  ul: lines.map((text) => ({ text })),
  margin: [14, 1, 0, below],
});
