/**
 * A caller's text as part of a sentence: without its capital, if that only begins it, and without its full stop. Line breaks and
 * the middle dots of lists become commas.
 */
export function inSentence(text: string): string {
  const one = text
    .trim()
    .replace(/\s*(?:\n|·)\s*/g, ', ')
    .replace(/[.;,\s]+$/, '');
  return /^[A-Z][a-z]+(?:[\s,-]|$)/.test(one) && !/^[A-Z][a-z]+,? [A-Z]/.test(one)
    ? one.charAt(0).toLowerCase() + one.slice(1)
    : one;
}
