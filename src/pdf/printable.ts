import { composed, isPrintable, unprintableIn } from '../domain/shared/printable.js';
import { typographic } from './quotes.js';
import { type UnprintableText, UnprintableTextError } from './render-job.js';

/**
 * Layout time grows with the square of an unbroken run: 10,000 characters took 11 s. Scripts that are written without spaces can be
 * broken after each character.
 */
const longWord = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{251,}/gu;
/** A space of no width, where a line may end. */
const breakable = '\u200B';

/** Returns the text to print in place of characters that the fonts lack. */
export type StandIn = (characters: string[]) => string;

/**
 * A copy of the model in which every text can be printed: characters that the fonts lack are replaced, and long words are
 * broken. For pages about orders, whose recipients may have any name.
 */
export function printableAnyway<T>(model: T, standIn: StandIn): T {
  if (typeof model === 'string') return replaced(model, standIn) as T;
  if (Array.isArray(model)) return model.map((item) => printableAnyway(item, standIn)) as T;
  if (typeof model !== 'object' || model === null) return model;
  return Object.fromEntries(Object.entries(model).map(([key, item]) => [key, printableAnyway(item, standIn)])) as T;
}

/** Short enough to be laid out quickly, and longer than a word of any name. */
const brokenWord = /\S{100}(?=\S)/gu;

function replaced(text: string, standIn: StandIn): string {
  let lacking: string[] = [];
  let result = '';
  for (const character of typographic(composed(text))) {
    if (!isPrintable(character)) {
      lacking.push(character);
      continue;
    }
    if (lacking.length > 0) result += standIn(lacking);
    lacking = [];
    result += character;
  }
  if (lacking.length > 0) result += standIn(lacking);
  return result.replace(brokenWord, '$& ');
}

/**
 * A copy of the model with every text ready to print: composed, with typographic quotation marks, uniform line ends and no invisible
 * characters, and words that are longer than any name, such as a link, breakable.
 *
 * @throws {UnprintableTextError} with every text that contains characters the fonts lack
 */
export function printable<T>(model: T): T {
  const unprintable: UnprintableText[] = [];
  const clean = visit(model, [], unprintable) as T;
  if (unprintable.length > 0) throw new UnprintableTextError(unprintable);
  return clean;
}

function visit(value: unknown, path: string[], unprintable: UnprintableText[]): unknown {
  if (typeof value === 'string') return cleanText(value, path, unprintable);
  if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, String(index)], unprintable));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, visit(item, [...path, key], unprintable)]),
  );
}

function cleanText(text: string, path: string[], unprintable: UnprintableText[]): string {
  const characters = unprintableIn(text);
  if (characters.length > 0) unprintable.push({ field: path.join('.'), text, characters });
  // An accent stays with its letter.
  return typographic(composed(text)).replace(longWord, (word) => word.replace(/.{30}(?=\P{M})/gu, `$&${breakable}`));
}
