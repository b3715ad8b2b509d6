/**
 * The number of a form and the month since when its words apply, such as `Form CA-8132 (07/2012)`, so that a reader can name the
 * edition. A general form has none.
 */
export function formNumber(code: string, effectiveFrom: string | null): string | null {
  if (code.startsWith('generic')) return null;
  const number = code.replace(/-general$|-(?:19|20)\d\d$/, '').toUpperCase();
  const [, year, month] = /^((?:19|20)\d\d)-(\d\d)-/.exec(effectiveFrom ?? '') ?? [];
  return year ? `Form ${number} (${month}/${year})` : `Form ${number}`;
}
