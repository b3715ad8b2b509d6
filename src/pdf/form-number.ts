/** When the wording of the forms that have no date of their own was last revised. A change of wording sets this month. */
const revised = '11/2026';

/**
 * The number and the edition of a form, so that a reader can name both: `CA-8132 (07/2012)` with the month since when a statute has
 * its words, otherwise `WA-LIEN (rev. 11/2026)`.
 */
export function formNumber(code: string, effectiveFrom: string | null): string {
  const short = code.replace(/^generic-|-general$|-(?:19|20)\d\d$/g, '').replace('general-contractor', 'gc');
  const number = short.toUpperCase();
  const [, year, month] = /^((?:19|20)\d\d)-(\d\d)-/.exec(effectiveFrom ?? '') ?? [];
  return `${number} (${year ? `${month}/${year}` : `rev. ${revised}`})`;
}
