/**
 * What is wrong with the article number of certified mail, or null. It has 20 to 22 digits; in the forms of 20 and 22 the last
 * one checks the others: weights 3 and 1 from the right, modulo 10 (USPS Publication 199, the barcode's check digit). The
 * labels of old that have 20 digits leave the 91 out that was counted in.
 *
 * @param number digits alone
 */
export function articleNumberFault(number: string): string | null {
  if (!/^\d{20,22}$/.test(number)) return 'must be an article number of 20 to 22 digits.';
  if (number.length === 21) return null;
  const fits = checks(number) || (number.length === 20 && checks(`91${number}`));
  return fits ? null : 'must be an article number with a valid check digit: check it against the label.';
}

/** As it is kept: labels print it in groups. */
export function digitsOf(number: string): string {
  return number.replace(/[\s-]+/g, '');
}

function checks(number: string): boolean {
  const [check, ...others] = [...number].reverse().map(Number);
  const sum = others.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (sum + check!) % 10 === 0;
}
