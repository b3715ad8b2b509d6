/** A word that must not come back, with what to write instead. */
export interface Word {
  pattern: RegExp;
  instead: string;
  /** Why it confuses a reader. */
  why: string;
  /** Phrases in which the word has its ordinary meaning. */
  fine?: RegExp;
}

export const words: readonly Word[] = [
  {
    pattern: /\b(tell|tells|told|telling)\b/gi,
    instead: 'report, return, show, notify, log',
    why: 'a program does not tell',
    fine: /can be told from them/g,
  },
  {
    pattern: /\berrands?\b/gi,
    instead: 'task',
    why: 'no engineer says errand',
    // The names of a queue and of a span attribute, which dashboards and alerts refer to, and a view that is dropped.
    fine: /(["'`])(cps\.)?errands?\1|\bview errands\b/g,
  },
  { pattern: /\bdoors?\b/gi, instead: 'API, interface', why: 'an interface is not a door' },
  {
    pattern: /\bhouse\b/gi,
    instead: 'service',
    why: 'the service is not a house',
    fine: /house number|White House|House Bill|clearing ?house|A house or townhouse/gi,
  },
  { pattern: /\b(mend|mends|mended|mending)\b/gi, instead: 'fix, correct', why: 'archaic' },
  {
    pattern: /\b(nobody|somebody|whoever|whomever)\b/gi,
    instead: 'no caller, another user, the caller',
    why: 'archaic',
  },
  { pattern: /\banew\b/gi, instead: 'again', why: 'archaic' },
  { pattern: /\bundying\b/gi, instead: 'without soft deletion', why: 'figurative' },
  { pattern: /\bin earnest\b/gi, instead: 'in production', why: 'figurative' },
  { pattern: /\bfor ever\b/gi, instead: 'forever', why: 'archaic spelling' },
  { pattern: /\b(upright|lying)\b/gi, instead: 'portrait, landscape', why: 'not a term of printing' },
  {
    pattern: /\b(hangs|stands) (on|in|at|beside|by|against|behind)\b/gi,
    instead: 'is, is attached to',
    why: 'figurative',
  },
  {
    pattern: /\b(he|him|his|himself)\b/g,
    instead: 'they, or the noun',
    why: 'a caller has no gender',
    // The words of an oath, and of statutes (Code of Alabama § 35-11-213, 770 ILCS 60/24).
    fine: /\bhe or she\b|\bhis or her contract\b|\bThat he has personal knowledge\b|\bbest of his knowledge\b/g,
  },
  { pattern: /\bfares?\b/gi, instead: 'is doing', why: 'archaic' },
  { pattern: /\bbags?\b/gi, instead: 'metadata object', why: 'figurative', fine: /rdf:Bag/g },
  {
    pattern: /\bpapers?\b/gi,
    instead: 'document',
    why: 'most documents are never printed',
    // The colour of a sheet on the screen.
    fine: /\bbg-paper\b/g,
  },
  { pattern: /\b(shelf|shelves|upkeep)\b/gi, instead: 'store, maintenance', why: 'figurative' },
  {
    pattern: /\b(whence|thence|hence|lest|naught|whereof|thereof|whereupon|besides)\b/gi,
    instead: 'from there, so, nothing, of which, in addition to',
    why: 'archaic',
  },
  {
    pattern: /\b(found a hole|what the matter is|as \w+ has it|goes? out of it|nothing of it)\b/gi,
    instead: 'a plain sentence',
    why: 'not how engineers write',
  },
  {
    pattern: /\((spec|contract), |\bdecisions? §|\bspec §/gi,
    instead: 'a decision in docs/decisions, or a page of docs',
    why: 'the text is not in the repository',
  },
];

/** How often each word is in a text, apart from the phrases in which it is fine. */
export function found(text: string, { pattern, fine }: Word): string[] {
  return [...(fine ? text.replace(fine, '') : text).matchAll(pattern)].map(([word]) => word);
}
