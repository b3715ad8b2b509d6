/**
 * JSON has numbers of any size and precision, and JavaScript has doubles. In a free-form object, a number that a double does not
 * hold exactly would be stored as another number, so it is refused. Readers mark it where they parse it, by what it is in.
 */
const marks = new WeakMap<object, Set<string>>();

export function markInexact(container: object, key: string): void {
  const keys = marks.get(container);
  if (keys) keys.add(key);
  else marks.set(container, new Set([key]));
}

/** For a copy of what they are in. */
export function copyMarks(from: object, to: object): void {
  for (const key of marks.get(from) ?? []) markInexact(to, key);
}

/** Whether the number under the key of an object or an array is not the one that was sent, or is beyond 2^53. */
export function isInexact(container: object, key: string, value: number): boolean {
  return !(Math.abs(value) <= Number.MAX_SAFE_INTEGER) || marks.get(container)?.has(key) === true;
}

/** Shorter numbers without an exponent have at most 15 digits, which every double holds. */
const alwaysExact = 16;

/** Longer ones would be slow to read, and have more digits than a double. */
const longest = 400;

/** Whether a number of JSON text keeps its value as a double, and is within 2^53. */
export function isExact(literal: string): boolean {
  if (literal.length < alwaysExact && !/e/i.test(literal)) return true;
  if (literal.length > longest) return false;
  const value = Number(literal);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER && normal(literal) === normal(String(value));
}

/** One text for each value: `12.50` and `1.25e1` are `125e-1`. */
function normal(literal: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(literal) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const significantDigits = digits.replace(/0+$/, '');
  return significantDigits === ''
    ? '0'
    : `${significantDigits}e${Number(exponent) - fraction.length + digits.length - significantDigits.length}`;
}

/** The sentence about such a number. */
export const inexactNumber =
  'must be a number that a double holds exactly, and at most 9007199254740991: send any other as a string.';
