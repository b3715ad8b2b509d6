import { isOverlay, unseen } from '../domain/shared/legible.js';
import { familyOf } from './fonts.js';
import { type UnprintableText, UnprintableTextError } from './render-job.js';

/** Invisible characters only break searching and copying. Those that change the direction or leave a gap are refused below. */
const invisible = new RegExp(
  String.raw`(?![\u061C\u115F\u1160\u200E\u200F\u202A-\u202E\u2066-\u2069\u2800\u3164\uFFA0\uFFF9-\uFFFC])[${unseen}]`,
  'gu',
);
/** The fonts have Hebrew and Arabic glyphs, but the layout engine supports only left-to-right text. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/;
/**
 * Layout time grows with the square of an unbroken run: 10,000 characters took 11 s. Scripts that are written without spaces can be
 * broken after each character.
 */
const longWord = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{251,}/gu;
/** A space of no width, where a line may end. */
const breakable = '\u200B';
const lineBreaks = '\n\r\u2028\u2029';

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
  for (const character of composed(text)) {
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
 * A copy of the model with every text ready to print: composed (NFC), uniform line ends, no invisible characters, and words that are
 * longer than any name, such as a link, breakable.
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
  const clean = composed(text);
  const characters = [...new Set([...clean].filter((character) => !isPrintable(character)))];
  if (characters.length > 0) unprintable.push({ field: path.join('.'), text, characters });
  // An accent stays with its letter.
  return clean.replace(longWord, (word) => word.replace(/.{30}(?=\P{M})/gu, `$&${breakable}`));
}

function composed(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(invisible, '')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // A tab, and the wide space between Chinese or Japanese words.
      .replace(/[\t\u3000]/g, ' ')
  );
}

function isPrintable(character: string): boolean {
  if (lineBreaks.includes(character)) return true;
  if (rightToLeft.test(character) || /\p{Cc}|\p{Cs}/u.test(character) || isOverlay(character)) return false;
  return familyOf(character) !== null;
}
