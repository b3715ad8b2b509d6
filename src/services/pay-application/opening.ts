import { type OpeningBalances, openingEarned } from '../../domain/pay-application/opening.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import { invalid } from '../../errors/app-error.js';
import type { OpeningBalancesInput } from '../../schema/pay-application-opening.js';

/** The balances as they are stored: what was left out is 0, and the certificates follow from the retainage. */
export function openingBalances(input: OpeningBalancesInput | null | undefined): OpeningBalances | null {
  if (!input) return null;
  const amount = (text: string | null | undefined) => formatCents(parseCents(text ?? '0') ?? 0n);
  const lines = (input.lines ?? []).map(({ sovLineId, workCompleted, materialsStored }) => ({
    sovLineId: sovLineId.toLowerCase(),
    workCompleted: amount(workCompleted),
    materialsStored: amount(materialsStored),
  }));
  const retainage = input.retainage ? amount(input.retainage) : null;
  const earned = openingEarned({ lines, retainage });
  if (!input.certifiedToDate && retainage === null && Number(earned) !== 0) {
    const message = 'The certified to date field is required, or the retainage, where something was billed before.';
    throw invalid({ 'opening.certifiedToDate': [message] });
  }
  return { certifiedToDate: input.certifiedToDate ? amount(input.certifiedToDate) : earned, retainage, lines };
}
