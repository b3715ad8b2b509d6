import type { PaymentMethod } from '../../../domain/vocabulary.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { waiverFormOf } from '../../assets/waiver/index.js';
import { formatDate, formatMoney } from '../../format.js';

/**
 * The amount and the through date, which distinguish the waivers of a project. A prescribed form without a through date waives to
 * another extent, which a date beside it would contradict.
 */
export function describePayment(model: WaiverDocumentModel): string {
  const { amount } = model;
  const date = findThroughDate(model);
  return [amount && formatMoney(amount), date && `through ${formatDate(date)}`].filter(Boolean).join(' · ');
}

/** The through date, if the words of the form have one. */
export function findThroughDate({ formCode, throughDate }: WaiverDocumentModel): string | null {
  const form = waiverFormOf(formCode);
  return !form || JSON.stringify(form.body).includes('{throughDate}') ? throughDate : null;
}

export const methods: Record<PaymentMethod, string> = {
  check: 'Check',
  joint_check: 'Joint check',
  ach: 'Bank transfer (ACH)',
  wire: 'Wire transfer',
  card: 'Card',
  cash: 'Cash',
  other: 'Other',
};

export function paymentPeriod({ paymentPeriod: period }: WaiverDocumentModel): string | null {
  if (!period) return null;
  const { from, to } = period;
  return to ? `${formatDate(from)} to ${formatDate(to)}` : `From ${formatDate(from)}`;
}

export function throughDate(model: WaiverDocumentModel): string | null {
  return model.throughDate && [formatDate(model.throughDate), hour(model)].join('');
}

/** `17:05` → `, 5:05 p.m.`, as on the forms. */
function hour({ throughTime }: WaiverDocumentModel): string {
  if (!throughTime) return '';
  const [hours = 0, minutes = 0] = throughTime.split(':').map(Number);
  return `, ${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}
