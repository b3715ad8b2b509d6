import { compact, fold } from './fold.js';

/** A word of the query. It matches the beginning of a word, or one of its corrections in full. */
export interface Term {
  word: string;
  corrections: readonly string[];
}

const room = 160;
const most = 3;

/** The matching passages of a record as HTML. Everything is escaped except the `<mark>` around each match. */
export function highlights(texts: readonly string[], query: string, terms: readonly Term[]): string[] {
  const phrases: string[] = [];
  for (const text of new Set(texts)) {
    const matches = matchesIn(text, query, terms);
    if (matches.length > 0) phrases.push(passage(text, matches));
    if (phrases.length === most) break;
  }
  return phrases;
}

type Span = [from: number, to: number];

function matchesIn(text: string, query: string, terms: readonly Term[]): Span[] {
  const spans: Span[] = [];
  // Combining marks belong to the word that contains them.
  for (const { 0: written, index } of text.matchAll(/[\p{Alphabetic}\p{Mark}\p{Number}'’]+/gu)) {
    const word = fold(written);
    if (terms.some((term) => word.startsWith(term.word) || term.corrections.includes(word))) {
      spans.push([index, index + written.length]);
    }
  }
  if (spans.length === 0 && compact(text) === compact(query)) return [[0, text.length]];
  return spans;
}

/** The text around the first match, cut between words, with every match in it marked. */
function passage(text: string, matches: Span[]): string {
  const first = matches[0]![0];
  let from = text.length <= room ? 0 : Math.max(first - room / 4, 0);
  let to = text.length <= room ? text.length : Math.min(from + room, text.length);
  if (from > 0) from = text.lastIndexOf(' ', from) + 1 || from;
  if (to < text.length) to = Math.max(text.lastIndexOf(' ', to), matches[0]![1]);
  // If there is no blank to cut at, the cut must not split a character.
  if (isTrailing(text, from)) from += 1;
  if (isTrailing(text, to)) to += 1;
  let html = from > 0 ? '…' : '';
  let at = from;
  for (const [start, end] of matches) {
    if (start < from || end > to) continue;
    html += `${escaped(text.slice(at, start))}<mark>${escaped(text.slice(start, end))}</mark>`;
    at = end;
  }
  return `${html}${escaped(text.slice(at, to))}${to < text.length ? '…' : ''}`;
}

/** The second half of a character beyond the first 65,536. */
function isTrailing(text: string, at: number): boolean {
  return /^[\udc00-\udfff]/.test(text.charAt(at));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
