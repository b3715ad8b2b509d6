import { codePoint, isOverlay, unseen } from './legible.js';
import { printedCharacters } from './printed-characters.js';
import { withTwins } from './twins.js';

/** The fonts of the documents by name, in the order in which they are asked. */
type Family = keyof typeof printedCharacters;
const families = Object.keys(printedCharacters) as Family[];

/** Invisible characters only break searching and copying. Those that change the direction or leave a gap are refused below. */
const invisible = new RegExp(
  String.raw`(?![\u061C\u115F\u1160\u200E\u200F\u202A-\u202E\u2066-\u2069\u2800\u3164\uFFA0\uFFF9-\uFFFC])[${unseen}]`,
  'gu',
);
/** The fonts have Hebrew and Arabic glyphs, but the layout engine supports only left-to-right text. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/;
const lineBreaks = '\n\r\u2028\u2029';
/** Every text that a font prints as it is. */
const plain = /^[ -~]*$/;

/** A family's place in the list, from 1, for each code point. */
const table = (() => {
  const places = new Uint8Array(0x40000);
  families.forEach((family, index) => {
    const numbers = printedCharacters[family].split(' ').map((each) => Number.parseInt(each, 36));
    for (let at = 0, code = 0; at < numbers.length; at += 2) {
      const from = code + numbers[at]!;
      code = from + numbers[at + 1]!;
      places.fill(index + 1, from, code);
    }
  });
  return places;
})();

/** The family that prints a character; null if none does. */
export function familyOf(character: string): Family | null {
  return families[(table[character.codePointAt(0) ?? 0] ?? 0) - 1] ?? null;
}

/**
 * The text as it is laid out: composed (NFC), with uniform line ends and no invisible characters, with the twins of signs, and with
 * the letters of signs that no font has and that Unicode takes for them (NFKC).
 */
export function composed(text: string): string {
  if (plain.test(text)) return text;
  const clean = withTwins(text.normalize('NFC').replace(invisible, ''))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // A tab, and the wide space between Chinese or Japanese words.
    .replace(/[\t\u1680\u3000]/g, ' ');
  return clean.replace(/[^\0-\u02FF]/gu, (sign, at: number) => toLetters(sign, clean, at));
}

/** `1⁄5` for ⅕, `21` for ㉑. A raised or lowered letter would have another meaning on the line. */
function toLetters(sign: string, text: string, at: number): string {
  if (isPrintable(sign)) return sign;
  const letters = sign.normalize('NFKC');
  if (letters === sign || /^\s|\p{M}/u.test(letters) || /\p{Lm}/u.test(sign) || ![...letters].every(isPrintable))
    return sign;
  if (!/\p{No}|\p{So}/u.test(sign)) return letters;
  // Another number beside it stays apart: 5⅕ is 5 1⁄5.
  const isBeside = (letter: string, other: string) => /^\d\d$/.test(letter + other);
  const before = isBeside(letters.slice(0, 1), text.slice(at - 1, at)) ? '\u00A0' : '';
  const after = isBeside(letters.slice(-1), text.charAt(at + sign.length)) ? '\u00A0' : '';
  return `${before}${letters}${after}`;
}

/** Whether a font prints a character of a composed text. */
export function isPrintable(character: string): boolean {
  if (lineBreaks.includes(character)) return true;
  if (rightToLeft.test(character) || /\p{Cc}|\p{Cs}/u.test(character) || isOverlay(character)) return false;
  return familyOf(character) !== null;
}

/** The characters of a text that no document can print, each once. */
export function unprintableIn(text: string): string[] {
  const clean = composed(text);
  return plain.test(clean) ? [] : [...new Set([...clean].filter((character) => !isPrintable(character)))];
}

/** Why a text cannot be printed: the end of a sentence that begins with "The x field"; undefined if it can. */
export function unprintability(text: string): string | undefined {
  const characters = unprintableIn(text);
  return characters.length > 0 ? `has characters that cannot be printed: ${describeCharacter(characters)}.` : undefined;
}

/** `"中" (U+4E2D)`, and so on; invisible characters are described by their number only. */
export function describeCharacter(characters: readonly string[]): string {
  const most = 20;
  const named = characters.slice(0, most).map((character) => {
    const code = codePoint(character);
    return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `"${character}" (${code})` : code;
  });
  const more = characters.length > most ? [`and ${characters.length - most} more`] : [];
  return [...named, ...more].join(', ');
}
