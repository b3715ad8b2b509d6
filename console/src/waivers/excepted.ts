import { newKey } from '../api/new-key';
import { formatDate, formatMoney, plainAmount } from '../parts/format';
import type { CreateWaiverInput, WaiverExceptionKind, WaiverQuery } from './waivers.documents';

type Exception = WaiverQuery['waiver']['exceptions'][number];
type Prior = WaiverQuery['waiver']['priorWaivers'][number];

export interface PriorRow {
  /** Its name in the form: an item of these lists has no id. */
  key: string;
  date: string;
  amount: string;
}

export interface ExceptionRow extends PriorRow {
  kind: WaiverExceptionKind;
  text: string;
}

export const exceptionNames: Record<WaiverExceptionKind, string> = {
  RETENTION: 'Retention',
  EXTRAS: 'Extras not paid yet',
  PRIOR_WAIVER: 'Earlier conditional waiver not paid yet',
  DISPUTED: 'Disputed claim',
  OTHER: 'Other',
};

/** The kind that needs a text, so that the service refuses an exception that is left empty. */
export const newException = (): ExceptionRow => ({ key: newKey(), kind: 'OTHER', date: '', amount: '', text: '' });
export const newPrior = (date = '', amount = ''): PriorRow => ({ key: newKey(), date, amount });

export const exceptionRows = (exceptions: readonly Exception[]): ExceptionRow[] =>
  exceptions.map(({ kind, date, amount, text }, index) => ({
    key: String(index),
    kind,
    date: date ?? '',
    amount: amount ?? '',
    text: text ?? '',
  }));

export const priorRows = (priors: readonly Prior[]): PriorRow[] =>
  priors.map(({ date, amount }, index) => ({ key: String(index), date, amount: amount ?? '' }));

export const exceptionInputs = (rows: readonly ExceptionRow[]) =>
  rows.map(({ kind, date, amount, text }) => ({
    kind,
    date: date || null,
    amount: plainAmount(amount) || null,
    text: text.trim() || null,
  }));

/** A missing date is sent as null: the service then says at its field that it is required. */
export const priorInputs = (rows: readonly PriorRow[]) =>
  rows.map(({ date, amount }) => ({ date: date || null, amount: plainAmount(amount) || null })) as NonNullable<
    CreateWaiverInput['priorWaivers']
  >;

export const exceptionWords = ({ kind, date, amount, text }: Exception): string =>
  [exceptionNames[kind], date && formatDate(date), amount && formatMoney(amount), text].filter(Boolean).join(' · ');

export const priorWords = ({ date, amount }: Prior): string =>
  [`Through ${formatDate(date)}`, amount && formatMoney(amount)].filter(Boolean).join(' · ');
