import { isPlain } from './divisible.js';
import { monthNames } from './format.js';

const tied: readonly (readonly [RegExp, string])[] = [
  // Citations: § 713.06, §§ 8200–8216.
  [/(§+) (?=\S)/g, '$1\u00A0'],
  // State and postal code: CA 94607, NJ 07030-1234.
  [/(?<![A-Z])([A-Z]{2}) (?=\d{5}(?:-\d{4})?\b)/g, '$1\u00A0'],
  // Telephone numbers: (510) 555-0170.
  [/(\(\d{3}\)) (?=\d{3}-\d{4}\b)/g, '$1\u00A0'],
  // The license of a claimant, with the letters of its board: License No. CSLB 1048213.
  [/\b(License No\.) (?=\S)/g, '$1\u00A0'],
  // Numbers, and the blanks for them: No. 88-20417, Page 207, Lots 4 and 5.
  [/\b(Nos?\.|Page|Book|Exhibit|Suite|Unit|Lots?|Blocks?) (?=[\dA-Z#-]*\d|[A-Z]\b|__)/g, '$1\u00A0'],
  [/\b(Instrument) (?=No\.)/g, '$1\u00A0'],
  [/\$ (?=__)/g, '$\u00A0'],
  // Days: June 20, 2026.
  [new RegExp(`\\b(${monthNames.join('|')}) (?=\\d{1,2}\\b)`, 'g'), '$1\u00A0'],
];

/** The text with no-break spaces in citations, addresses, telephone numbers and numbers, which no line may divide. */
export function withTies(text: string): string {
  return tied.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** The same for every text of a document's content. What is not plain data, such as a function that makes a footer, is kept. */
export function tieAll<T>(content: T): T {
  if (Array.isArray(content))
    return content.map((item) => (typeof item === 'string' ? withTies(item) : tieAll(item))) as T;
  if (!isPlain(content)) return content;
  const entries = Object.entries(content).map(([key, value]) => [
    key,
    key === 'text' && typeof value === 'string' ? withTies(value) : tieAll(value),
  ]);
  return Object.fromEntries(entries) as T;
}
