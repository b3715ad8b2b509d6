import { parseCents, spellCents } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { ComputedPayApplication } from './model.js';

/** Whether the figures are those of a final application: every line billed in full and no retainage kept. */
export function isFinalApplication(application: Pick<ComputedPayApplication, 'g702' | 'g703'>): boolean {
  // The sheet is long, and usually the summary decides.
  if (parseCents(application.g702.totalRetainage) !== 0n) return false;
  const { g703 } = application;
  return g703.length > 0 && g703.every((line) => parseCents(line.balanceToFinish) === 0n);
}

/** What prevents an application from being submitted as the final one: open lines, retainage still held, no final waiver. */
export function finalApplicationViolations(
  { g702, g703 }: ComputedPayApplication,
  { finalWaiverGiven }: { finalWaiverGiven: boolean },
): Violation[] {
  const violations: Violation[] = g703
    .filter((line) => parseCents(line.balanceToFinish) !== 0n)
    .map((line) => {
      const balance = spellCents(parseCents(line.balanceToFinish)!);
      return {
        field: 'lines',
        message: `Item ${line.itemNumber}: ${balance} is left to finish, but a final application must leave nothing to finish.`,
      };
    });
  const retainage = parseCents(g702.totalRetainage)!;
  if (retainage !== 0n) {
    const message = `A final application must release all retainage; ${spellCents(retainage)} is still held.`;
    violations.push({ field: 'retainagePercent', message });
  }
  if (!finalWaiverGiven) {
    violations.push({ field: 'waivers', message: 'A final application needs a final waiver: add one.' });
  }
  return violations;
}

interface ExpectedWaiver {
  /** Which application the waiver belongs to. */
  payApplication: 'this' | 'previous';
  type: 'conditional_progress' | 'conditional_final' | 'unconditional_progress';
}

/** The usual package with an application: a conditional waiver for it, and an unconditional one for the previous payment. */
export function expectedWaivers(application: { final: boolean; previousPaid: boolean }): ExpectedWaiver[] {
  const ownWaiver: ExpectedWaiver = {
    payApplication: 'this',
    type: application.final ? 'conditional_final' : 'conditional_progress',
  };
  return application.previousPaid
    ? [ownWaiver, { payApplication: 'previous', type: 'unconditional_progress' }]
    : [ownWaiver];
}
