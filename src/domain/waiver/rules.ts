import { addDays } from '../shared/calendar.js';
import { isFuture } from '../shared/date-order.js';
import { parseCents } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { PaymentMethod, WaiverType } from '../vocabulary.js';
import type { WaiverException } from './facts.js';
import { isConditional, toStage } from './kind.js';
import { checkStatement, type PaymentStatement } from './payment-statement.js';

/** A pay period may end a few days after its waiver is prepared; a later date would waive work that was not furnished yet. */
const throughDateTolerance = 7;

export interface CheckedWaiver {
  type: WaiverType;
  state: string;
  throughDate: string | null;
  throughTime: string | null;
  paymentPeriodFrom: string | null;
  paymentPeriodTo: string | null;
  paymentMethod: PaymentMethod | null;
  checkNumber: string | null;
  checkDate: string | null;
  retainageReserved: string | null;
  remainingDue: string | null;
  paymentStatement: PaymentStatement | null;
  disputedAmount: string | null;
  exceptions: WaiverException[];
  paymentReceivedOn: string | null;
}

/** The rules for every waiver, whatever its form; `today` is the day in its state. */
export function checkWaiver(waiver: CheckedWaiver, today: string, firstFurnished: string | null): Violation[] {
  return [
    ...checkThroughDate(waiver, today, firstFurnished),
    ...checkPeriod(waiver),
    ...checkMethod(waiver),
    ...checkStatement(waiver.paymentStatement),
    ...checkFinal(waiver),
    ...checkExceptions(waiver),
    ...checkPayment(waiver.paymentReceivedOn, today),
  ];
}

/**
 * The day of a signature by hand, which the deadlines count from: as written on the document, between the day on which the document was generated and
 * today. `generatedOn`: null if the waiver does not become signed.
 */
export function checkSignedOn(
  signedOn: string | null | undefined,
  { today, generatedOn }: { today: string; generatedOn: string | null },
): Violation[] {
  if (generatedOn === null) {
    return signedOn
      ? [violation('signedOn', 'The signed on field is accepted only when the status becomes signed.')]
      : [];
  }
  if (!signedOn)
    return [violation('signedOn', 'The signed on field is required: the day of the signature on the document.')];
  if (isFuture(signedOn, today)) {
    return [violation('signedOn', 'The signed on field must not be a date in the future.')];
  }
  if (signedOn >= generatedOn) return [];
  const sentence = `The signed on field must not be before ${generatedOn}, the day on which the document was generated.`;
  return [violation('signedOn', sentence)];
}

/** A payment cannot be confirmed before its day. */
export function checkPayment(receivedOn: string | null | undefined, today: string): Violation[] {
  if (!receivedOn || !isFuture(receivedOn, today)) return [];
  return [violation('paymentReceivedOn', 'The payment received on field must not be a date in the future.')];
}

function checkThroughDate({ type, state, throughDate }: CheckedWaiver, today: string, firstFurnished: string | null) {
  if (!throughDate) return [];
  if (toStage(type) === 'final' && !finalThroughDate.includes(state)) {
    return [violation('throughDate', 'The through date field is not accepted: a final waiver covers all of the work.')];
  }
  const violations: Violation[] = [];
  const latest = addDays(today, throughDateTolerance);
  if (throughDate > latest) {
    violations.push(
      violation(
        'throughDate',
        `The through date field must not be later than ${latest}: rights in future work cannot be waived.`,
      ),
    );
  }
  if (firstFurnished && throughDate < firstFurnished) {
    const since = `which is ${firstFurnished}`;
    violations.push(
      violation('throughDate', `The through date field must not be before the project's first furnishing, ${since}.`),
    );
  }
  return violations;
}

/**
 * The rules for the through date's hour and the payment period: both belong to a progress payment and must be within what is
 * waived.
 */
function checkPeriod(waiver: CheckedWaiver): Violation[] {
  const { type, state, throughDate, throughTime, paymentPeriodFrom: from, paymentPeriodTo: to } = waiver;
  const violations: Violation[] = [];
  if (throughTime && !throughDate) {
    violations.push(violation('throughTime', 'The through time field is not accepted without a through date.'));
  }
  // Nevada's conditional final form has a blank for it.
  if (toStage(type) === 'final' && !(state === 'NV' && type === 'conditional_final')) {
    for (const [field, day] of Object.entries({ paymentPeriodFrom: from, paymentPeriodTo: to })) {
      if (!day) continue;
      const label = field === 'paymentPeriodFrom' ? 'payment period from' : 'payment period to';
      violations.push(violation(field, `The ${label} field is not accepted: a final payment has no period.`));
    }
    return violations;
  }
  if (to && from && to < from) {
    violations.push(
      violation('paymentPeriodTo', 'The payment period to field must not be before payment period from.'),
    );
  }
  for (const [field, day, label] of [
    ['paymentPeriodFrom', from, 'payment period from'],
    ['paymentPeriodTo', to, 'payment period to'],
  ] as const) {
    if (!day || !throughDate || day <= throughDate) continue;
    violations.push(
      violation(field, `The ${label} field must not be after the through date, which is ${throughDate}.`),
    );
  }
  return violations;
}

/** Whether the payment is made by check, which is the default. */
export function isPaidByCheck({ paymentMethod }: Pick<CheckedWaiver, 'paymentMethod'>): boolean {
  return paymentMethod === null || paymentMethod === 'check' || paymentMethod === 'joint_check';
}

function checkMethod(waiver: CheckedWaiver): Violation[] {
  if (isPaidByCheck(waiver)) return [];
  const { checkNumber, checkDate, paymentMethod } = waiver;
  const sentence = (label: string) => `The ${label} field is not accepted when payment method is ${paymentMethod}.`;
  return [
    ...(checkNumber ? [violation('checkNumber', sentence('check number'))] : []),
    ...(checkDate ? [violation('checkDate', sentence('check date'))] : []),
  ];
}

/** Wyoming has one form for both stages, and it has a date. */
const finalThroughDate = ['WY'];

function checkFinal({ type, retainageReserved, remainingDue, exceptions }: CheckedWaiver): Violation[] {
  if (toStage(type) === 'progress') return [];
  const violations: Violation[] = [];
  if (Number(retainageReserved ?? 0) > 0) {
    violations.push(
      violation('retainageReserved', 'The retainage reserved field must be 0: a final waiver covers the retainage.'),
    );
  }
  if (Number(remainingDue ?? 0) > 0) {
    const sentence = 'The remaining due field must be 0: after a final waiver only disputed amounts remain.';
    violations.push(violation('remainingDue', sentence));
  }
  exceptions.forEach(({ kind }, index) => {
    if (kind !== 'retention') return;
    violations.push(
      violation(`exceptions.${index}.kind`, 'A final waiver covers the retainage: remove this exception.'),
    );
  });
  return violations;
}

/** A disputed amount in the exceptions must be included in the form's figure for disputes. */
function checkExceptions({ exceptions, disputedAmount }: CheckedWaiver): Violation[] {
  const violations: Violation[] = [];
  const disputed = exceptions.filter(({ kind }) => kind === 'disputed');
  const cents = disputed.reduce((sum, { amount }) => sum + toCents(amount), 0n);
  if (disputedAmount !== null && cents > toCents(disputedAmount)) {
    violations.push(
      violation(
        'disputedAmount',
        'The disputed amount field must not be less than the disputed amounts listed in the exceptions.',
      ),
    );
  }
  exceptions.forEach(({ kind, amount, text }, index) => {
    if (kind === 'disputed' && !amount) {
      violations.push(violation(`exceptions.${index}.amount`, 'A disputed exception needs an amount.'));
    }
    if (kind === 'other' && !text) {
      violations.push(
        violation(`exceptions.${index}.text`, 'An exception of the kind other needs a text that describes it.'),
      );
    }
  });
  return violations;
}

/** Why a waiver may not be sent or signed now, even if its document is complete. */
export function checkTiming(
  waiver: Pick<CheckedWaiver, 'type' | 'state' | 'paymentReceivedOn'>,
  today: string,
  firstFurnished: string | null,
): Violation[] {
  const violations: Violation[] = [];
  if (firstFurnished && firstFurnished > today) {
    const sentence = `The project's first furnishing is on ${firstFurnished}, which is in the future: rights in future work cannot be waived.`;
    violations.push(violation('project.firstFurnishingDate', sentence));
  }
  if (waiver.state === 'TX' && !isConditional(waiver.type) && !waiver.paymentReceivedOn) {
    const sentence =
      'In Texas an unconditional waiver may not be requested before payment (Prop. Code § 53.283): enter the day on which the payment was received first.';
    violations.push(violation('paymentReceivedOn', sentence));
  }
  return violations;
}

function toCents(amount: string | null): bigint {
  return (amount && parseCents(amount)) || 0n;
}

function violation(field: string, message: string): Violation {
  return { field, message };
}
