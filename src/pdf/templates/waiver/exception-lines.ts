import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { generalWaiverSentences, waiverSentences } from '../../assets/waiver/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';

/** The exceptions that the general form lists. */
export function exceptionLines(model: WaiverDocumentModel): string[] {
  return [
    ...(positive(model.retainageReserved)
      ? [fillBlanks(generalWaiverSentences.retainage, { amount: formatMoney(model.retainageReserved) })]
      : []),
    ...disputed(model),
    ...remaining(model),
    ...prior(model),
    ...listed(model),
  ];
}

/**
 * On a prescribed form: the claimant's exceptions that no blank of the form covers. Retainage needs no line, because every
 * progress form excludes it in its own words.
 */
export function furtherExceptionLines(model: WaiverDocumentModel): string[] {
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
