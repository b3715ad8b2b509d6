/**
 * C0 and C1 controls except tab and line ends, and characters that change the direction of a line: they are invisible and make
 * a text look different.
 */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const lineEnds = /[\t\n\r\u2028\u2029]/;

/** Whether a text is printed as it reads. A name is one line. */
export function isLegible(text: string, lines: 'one' | 'many'): boolean {
  return !unseen.test(text) && (lines === 'many' || !lineEnds.test(text));
}

/** The rule that an illegible text breaks, after "The x field ". */
export const illegible = 'must not contain control characters or characters that change the text direction.';
