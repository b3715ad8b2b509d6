import { fillBlanks } from './format.js';

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

/** The comma before the form of a firm, which is part of its name. */
const firm = /, (?:Inc|Incorporated|LLC|L\.L\.C|LLP|L\.L\.P|LP|L\.P|Ltd|Co|Corp|N\.A|P\.C|PLLC)(?![\w])/gi;

/**
 * Fills the blanks of sentences. A value with a comma in it gets one at its end too, if its sentence goes on: `structural steel,
 * installed, for the improvement of`. The names of claimant and project are filled in as they are. A full stop is not doubled.
 */
export function fillSentences(text: string, blanks: Record<string, string>): string {
  return fillBlanks(text, blanks, (value, name, rest) => {
    if (value.endsWith('.') && rest.startsWith('.')) return value.slice(0, -1);
    const named = name === 'claimant' || name === 'project';
    const open = value.replace(firm, '').includes(', ') && !/[,;.]$/.test(value);
    return open && !named && /^\s+[a-z]/.test(rest) ? `${value},` : value;
  });
}
