/**
 * Signs that no font of the documents has, or that have a number only in one font of a word processor, each with the sign that
 * reads the same. Word writes the bullets of its lists, its check boxes and its arrows as private characters of the fonts Symbol
 * and Wingdings, at U+F000 and above.
 */
const twins: Readonly<Record<string, string>> = {
  '\u2300': 'Ø',
  '\u2705': '\u2714',
  '\u274C': '\u2718',
  '\u274E': '\u2612',
  // A reader of a PDF loses the letters of a ligature that is one character.
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
  '\uF020': ' ',
  '\uF0A7': '•',
  '\uF0B7': '•',
  '\uF0D8': '•',
  '\uF076': '•',
  '\uF09F': '•',
  '\uF06C': '•',
  '\uF06E': '•',
  '\uF06F': '\u2610',
  '\uF071': '\u2610',
  '\uF072': '\u2610',
  '\uF0A8': '\u2610',
  '\uF0FB': '\u2717',
  '\uF0FC': '\u2713',
  '\uF0FD': '\u2612',
  '\uF0FE': '\u2611',
  '\uF0DF': '←',
  '\uF0E0': '→',
  '\uF0E1': '↑',
  '\uF0E2': '↓',
  '\uF0B0': '°',
  '\uF0B1': '±',
};

const any = new RegExp(`[${Object.keys(twins).join('')}]`, 'g');

/** The text with a sign that can be printed in the place of each that has one. */
export function withTwins(text: string): string {
  return text.replace(any, (sign) => twins[sign]!);
}
