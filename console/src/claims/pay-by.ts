import { addDays, daysBetween } from '@domain/shared/calendar.js';

/** A demand leaves this long before the claim that it leads to, in which the claim is made, signed and recorded. */
const daysToClaim = 14;

/** The acts that a demand for payment leads to. */
const claims: readonly string[] = ['MECHANICS_LIEN', 'BOND_CLAIM', 'PUBLIC_FUNDS_LIEN', 'PUBLIC_FUNDS_NOTICE'];

/**
 * The day by which a letter demands payment, before the last day of the claim, and not before tomorrow; undefined where no day is
 * left.
 */
export function proposePaymentDay(
  { kind, day }: { kind: string; day: string },
  today: string,
): { day: string; before: number } | undefined {
  if (!claims.includes(kind)) return undefined;
  const before = Math.min(daysToClaim, daysBetween(today, day) - 1);
  return before > 0 ? { day: addDays(day, -before), before } : undefined;
}
