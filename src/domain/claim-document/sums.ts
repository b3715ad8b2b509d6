import type { ClaimInstrument } from '../document/types.js';
import { type Cents, magnitude, parseCents, spellCents } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { ClaimFacts } from './facts.js';
import type { ClaimDetails } from './model.js';
import type { ClaimOptions } from './options.js';

/** Checks for totals and days that contradict each other: an opponent would point at them first. */
export function checkConsistency(
  facts: ClaimFacts,
  instrument: ClaimInstrument,
  options: ClaimOptions,
  details: ClaimDetails,
): Violation[] {
  return [
    ...checkInvoices(facts, options),
    ...checkContract(options, details),
    ...checkRecording(facts, instrument, details),
    ...(instrument === 'lien_release' ? [...checkScope(options), ...checkRelease(details)] : []),
    ...(instrument === 'stop_notice' ? checkStopNotice(details) : []),
    ...checkBalance(details),
  ];
}

function checkInvoices({ claim }: ClaimFacts, { invoices, invoiceTotals, contract }: ClaimOptions): Violation[] {
  const { balance } = invoiceTotals;
  const credits = invoices.flatMap(({ amount }, index): Violation[] => {
    const field = `metadata.invoices.${index}.amount`;
    const message = `The ${field} field is a credit of ${spelled(magnitude(cents(amount)))}, which brings the balance of the invoices to ${spelled(balance)}: credits must not exceed the invoiced amounts.`;
    return cents(amount) < 0n ? [{ field, message }] : [];
  });
  if (balance < 0n && credits.length > 0) return credits;
  const claimed = parseCents(claim.amount ?? '');
  if (invoices.length === 0 || claimed === null) return [];
  const retainage = cents(contract.retainage);
  if (claimed === balance || claimed === balance + retainage) return [];
  const withRetainage = retainage > 0n ? ` (${spelled(balance + retainage)} with the retainage)` : '';
  const message = `The unpaid balance of the invoices is ${spelled(balance)}${withRetainage}, but the claim amount is ${spelled(claimed)}: make them agree.`;
  return [{ field: 'metadata.invoices', message }];
}

function checkContract({ invoices }: ClaimOptions, { contract, amount }: ClaimDetails): Violation[] {
  const violations: Violation[] = [];
  // With invoices, retainage may be in addition to the claim; `checkInvoices` compares them.
  if (invoices.length === 0 && cents(amount) > 0n && cents(contract.retainage) > cents(amount)) {
    const message = `The retainage is ${spelled(cents(contract.retainage))}, but the claim, which includes it, is only ${spelled(cents(amount))}: make them agree.`;
    violations.push({ field: 'metadata.contract.retainage', message });
  }
  if (contract.total !== null && cents(contract.paid) > cents(contract.total)) {
    const message = `Payments of ${spelled(cents(contract.paid))} exceed the contract sum of ${spelled(cents(contract.total))}: make them agree.`;
    violations.push({ field: 'metadata.contract.paid', message });
  }
  return violations;
}

function checkRecording(
  { claim, today }: ClaimFacts,
  instrument: ClaimInstrument,
  { recording: { date } }: ClaimDetails,
): Violation[] {
  const field = claim.recordedOn === null ? 'metadata.recording.date' : 'recordedOn';
  if (date === null) return [];
  if (date > today) return [{ field, message: `The recording date, ${date}, must not be in the future.` }];
  // Documents other than a release may cite a lien that was recorded before they were written.
  return instrument === 'lien_release' && date < claim.date
    ? [{ field, message: `The lien is dated ${claim.date} and cannot have been recorded on ${date}.` }]
    : [];
}

/** A part without a scope is not what the document releases: without one, it releases the whole lien. */
function checkScope({ release, isReleaseScopeGiven }: ClaimOptions): Violation[] {
  if (isReleaseScopeGiven || (release.amount === null && release.property === null)) return [];
  const message =
    'The document releases the whole lien, although a part to be released is entered: choose whether the release is partial or full.';
  return [{ field: 'metadata.release.scope', message }];
}

function checkRelease({ amount, release, recording }: ClaimDetails): Violation[] {
  const violations: Violation[] = [];
  if (
    release.scope === 'partial' &&
    release.amount !== null &&
    amount !== null &&
    cents(release.amount) >= cents(amount)
  ) {
    const message = `A partial release of ${spelled(cents(release.amount))} would release the whole lien of ${spelled(cents(amount))}: release it in full, or enter a smaller amount to be released.`;
    violations.push({ field: 'metadata.release.amount', message });
  }
  if (release.paymentDate !== null && recording.date !== null && release.paymentDate < recording.date) {
    const message = `The lien was recorded on ${recording.date}, after the payment on ${release.paymentDate} for which it is released: correct one of the dates.`;
    violations.push({ field: 'metadata.release.payment_date', message });
  }
  return violations;
}

/** Overstating a verified stop payment notice wilfully forfeits it (California Civil Code § 8504). */
function checkStopNotice({ stopNotice: { valueFurnished }, contract, amount }: ClaimDetails): Violation[] {
  if (valueFurnished === null || amount === null) return [];
  const due = cents(valueFurnished) - cents(contract.paid) - cents(contract.credits);
  if (cents(amount) <= due) return [];
  const message = `The value furnished, ${spelled(cents(valueFurnished))}, less payments and credits leaves ${spelled(due)}, but the claim is ${spelled(cents(amount))}: make them agree.`;
  return [{ field: 'metadata.stop_notice.value_furnished', message }];
}

/** The claim cannot be more than what the contract, as changed, leaves unpaid; unknown payments leave no more than all of it. */
function checkBalance({ contract, particulars: { valueFurnished }, amount }: ClaimDetails): Violation[] {
  const earned = valueFurnished ?? contract.total;
  if (earned === null || amount === null) return [];
  const due = cents(earned) - cents(contract.paid) - cents(contract.credits);
  if (due < 0n || cents(amount) <= due) return [];
  const subject = valueFurnished === null ? 'The contract sum' : 'The value furnished';
  const message = `${subject}, ${spelled(cents(earned))}, less payments and credits leaves ${spelled(due)}, but the claim is ${spelled(cents(amount))}: make them agree.`;
  return [{ field: 'claimAmount', message }];
}

function cents(amount: string | null): Cents {
  return parseCents(amount ?? '') ?? 0n;
}

function spelled(amount: Cents): string {
  return `${amount < 0n ? '-' : ''}$${spellCents(magnitude(amount))}`;
}
