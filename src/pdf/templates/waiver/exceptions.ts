import type { Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { generalWaiverSentences, waiverSentences } from '../../assets/waiver/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { sectionHeading } from '../../page.js';

type Margin = [number, number, number, number];

/** The exceptions from the release; if there are none, this is stated too. */
export function exceptions(model: WaiverDocumentModel): Content[] {
  const lines = [
    ...(positive(model.retainageReserved)
      ? [fillBlanks(generalWaiverSentences.retainage, { amount: formatMoney(model.retainageReserved) })]
      : []),
    ...disputed(model),
    ...remaining(model),
    ...prior(model),
    ...listed(model),
  ];
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

/**
 * On a prescribed form: the claimant's exceptions that no blank of the form covers. Retainage needs no line, because every
 * progress form excludes it in its own words.
 */
export function furtherExceptions(model: WaiverDocumentModel): Content[] {
  const lines = furtherLines(model);
  return lines.length === 0 ? [] : [heading(), list(lines, 3)];
}

/** The same in two parts, of which the second has the last two. */
export function dividedExceptions(model: WaiverDocumentModel): [Content[], Content[]] {
  const lines = furtherLines(model);
  if (lines.length <= 2) return [[], furtherExceptions(model)];
  return [[heading(), list(lines.slice(0, -2), 0)], [list(lines.slice(-2), 3)]];
}

const heading = (): Content => ({ text: waiverSentences.exceptions.stated, margin: [0, 3, 0, 0] });

const list = (lines: readonly string[], below: number): Content => ({
  ul: lines.map((text) => ({ text })),
  margin: [14, 1, 0, below],
});

function furtherLines(model: WaiverDocumentModel): string[] {
  const { state, stage, formCode } = model;
  return [
    ...((stage === 'final' && ['AZ', 'CA'].includes(state)) || (stage === 'progress' && ['MA', 'UT'].includes(state))
      ? []
      : disputed(model)),
    ...(state === 'WY' ? [] : remaining(model)),
    ...(formCode === 'ca-8132' ? [] : prior(model)),
    ...listed(model),
  ];
}

function disputed({ disputedAmount }: WaiverDocumentModel): string[] {
  return positive(disputedAmount)
    ? [fillBlanks(waiverSentences.exceptions.disputed, { amount: formatMoney(disputedAmount) })]
    : [];
}

function remaining({ remainingDue }: WaiverDocumentModel): string[] {
  return positive(remainingDue)
    ? [fillBlanks(waiverSentences.exceptions.remaining, { amount: formatMoney(remainingDue) })]
    : [];
}

function prior({ priorWaivers }: WaiverDocumentModel): string[] {
  return priorWaivers.map(({ date, amount }) =>
    join(fillBlanks(waiverSentences.exceptions.prior, { date: formatDate(date) }), amount && formatMoney(amount)),
  );
}

function listed(model: WaiverDocumentModel): string[] {
  return model.exceptions.map(({ kind, date, amount, text }) =>
    join(waiverSentences.exceptions.kinds[kind], date && formatDate(date), amount && formatMoney(amount), text),
  );
}

function positive(amount: string | null): amount is string {
  return amount !== null && Number(amount) > 0;
}

function join(...parts: Array<string | null | undefined | false>): string {
  return parts.filter(Boolean).join(' · ');
}
