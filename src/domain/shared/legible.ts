/** C0 and C1 without tab and line ends, and what turns the direction of a line around: invisible, and not what it seems. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
const lineEnds = /[\t\n\r\u2028\u2029]/;

/** Whether a text can be printed as it is read. A name is one line. */
export function isLegible(text: string, lines: 'one' | 'many'): boolean {
  return !unseen.test(text) && (lines === 'many' || !lineEnds.test(text));
}

/** What a field with an illegible text must not have, after "The x field ". */
export const illegible = 'must not contain control characters or characters that change the text direction.';
