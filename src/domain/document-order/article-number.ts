/**
 * The fault of a certified mail article number, or null. It has 20 to 22 digits. In the 20-digit and 22-digit forms the last
 * digit is a check digit: weights 3 and 1 from the right, modulo 10 (USPS Publication 199). Old labels with 20 digits omit the
 * prefix 91, which the check digit includes.
 *
 * @param number digits only
 */
export function articleNumberFault(number: string): string | null {
  if (!/^\d{20,22}$/.test(number)) return 'must be an article number of 20 to 22 digits.';
  if (number.length === 21) return null;
  const fits = checks(number) || (number.length === 20 && checks(`91${number}`));
  return fits ? null : 'must be an article number with a valid check digit: check it against the label.';
}

/** Normalized for storage: labels print the number in groups. */
export function toDigits(number: string): string {
  return number.replace(/[\s-]+/g, '');
}

function checks(number: string): boolean {
  const [check, ...others] = [...number].reverse().map(Number);
  const sum = others.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (sum + check!) % 10 === 0;
}
