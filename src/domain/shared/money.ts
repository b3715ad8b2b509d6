/** Whole cents. Amounts are integers internally and decimal strings outside: a binary float gets retainage wrong by a cent. */
export type Cents = bigint;

/** A percentage in millionths of a percent: 10 % is 10_000_000n. No contract needs more than six places. */
export type Rate = bigint;

/** The largest amount that a record's columns can hold: twelve digits before the point. */
export const largestAmount: Cents = 99_999_999_999_999n;

/**
 * `1250`, `1250.5`, `-1250.50` → cents; null for anything else, including a third decimal place and amounts past {@link
 * largestAmount}.
 */
export function parseCents(text: string): Cents | null {
  const scaled = parseScaled(text, 2);
  return scaled === null || scaled > largestAmount || scaled < -largestAmount ? null : scaled;
}

/** `10`, `7.25`, `33.333333` → a rate; null for anything else. */
export function parseRate(text: string): Rate | null {
  return parseScaled(text, 6);
}

/** 125050n → `1250.50`, the form of amounts in every response. */
export function formatCents(cents: Cents): string {
  return formatScaled(cents, 2);
}

/** 125050n → `1,250.50`, for sentences. */
export function spellCents(cents: Cents): string {
  return formatCents(cents).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** 7_250_000n → `7.25`, without trailing zeros. */
export function formatRate(rate: Rate): string {
  return formatScaled(rate, 6).replace(/\.?0+$/, '');
}

/** `rate` of `amount`, rounded half-up to the cent. */
export function portion(amount: Cents, rate: Rate): Cents {
  return divideHalfUp(amount * rate, wholeRate);
}

/** `part` of `whole` in percent with two places, for display only; null when `whole` is zero. */
export function computePercent(part: Cents, whole: Cents): string | null {
  return whole === 0n ? null : formatScaled(divideHalfUp(part * 10_000n, whole), 2);
}

/** Halves round away from zero, so that a deduction rounds exactly like the addition that it reverses. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [size, by] = [magnitude(dividend), magnitude(divisor)];
  const rounded = (2n * size + by) / (2n * by);
  return negative ? -rounded : rounded;
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

export function magnitude(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

export const wholeRate: Rate = 100_000_000n;

function parseScaled(text: string, places: number): bigint | null {
  const match = /^(-?)(\d{1,20})(?:\.(\d{1,20}))?$/.exec(text.trim());
  if (!match) return null;
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > places) return null;
  const scaled = BigInt(match[2]! + fraction.padEnd(places, '0'));
  return match[1] ? -scaled : scaled;
}

function formatScaled(value: bigint, places: number): string {
  const digits = magnitude(value)
    .toString()
    .padStart(places + 1, '0');
  const point = digits.length - places;
  return `${value < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}
