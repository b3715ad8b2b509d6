import { withTwins } from './twins.js';

/** Most texts. */
const plain = /^[ -~]*$/;

/**
 * Characters that have no shape of their own, except where the writing needs them: joiners in scripts that join and in emoji, the
 * variants of Han, Mongolian and emoji, and the grapheme joiner between Hebrew points. Those that change the direction of a line, and
 * fillers that leave a gap, are not here: a text with them is refused.
 */
const shapeless = new RegExp(
  [
    String.raw`(?<needed>(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}` +
      String.raw`\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}]` +
      String.raw`(?<=[\p{L}\p{M}]))[\u200C\u200D]`,
    String.raw`(?<=\p{ExtPict}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{ExtPict})`,
    String.raw`(?<=\p{ExtPict})[\uFE0E\uFE0F]`,
    String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    String.raw`(?<=\p{sc=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=\p{sc=Mong})[\u180B-\u180F]`,
    String.raw`(?<=[\p{sc=Mymr}\p{sc=Phag}])\uFE00`,
    String.raw`(?<=[\u0591-\u05C7])\u034F`,
    String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F})`,
    String.raw`(?![\u115F\u1160\u202A-\u202E\u2066-\u2069\u3164\uFFA0])\p{DI}`,
  ].join('|'),
  'gu',
);

/** What no one sees, wherever it is, for a class of a regular expression. U+2800 is a Braille pattern without dots; U+FFF9 to U+FFFC mark annotations and objects. */
export const unseen = String.raw`\p{DI}\u2800\uFFF9-\uFFFC`;
const onlyUnseen = new RegExp(String.raw`^[\s${unseen}]*$`, 'u');

/** C0 and C1 controls except tab and line ends, characters that change the direction of a line, and those that leave a gap. */
const refused = /(?![\t\n\r])\p{Cc}|[\u115F\u1160\u202A-\u202E\u2066-\u2069\u2800\u3164\uFFA0\uFFF9-\uFFFC]/u;
const lineEnds = /[\t\n\r\u2028\u2029]/;

/** Marks that are drawn over the text before them. In the composed form (NFC), such a mark is no part of a sign such as ≠. */
const overlay = /[\u0334-\u0338\u20D2\u20D3\u20D8-\u20DA\u20E5\u20E6\u20EA\u20EB]|(?<![0-9#*]\uFE0F)\p{Me}/u;

/** More marks on a letter than any script has: they reach into the lines above and below. */
const pile = /\p{M}{9}/u;

/**
 * A text without its outer spaces and without characters that have no shape, and with the twins of signs, so that a search finds it
 * as it is seen.
 */
export function asSeen(text: string): string {
  return (plain.test(text) ? text : withTwins(text.replace(shapeless, (_, needed?: string) => needed ?? ''))).trim();
}

/** Whether no one sees anything of the text. */
export function isUnseen(text: string): boolean {
  return onlyUnseen.test(text);
}

export function isBlank(value: string | null | undefined): boolean {
  return value === null || value === undefined || isUnseen(value);
}

/** Whether a text has any character that no one sees, or that covers others. For what must be compared and not printed. */
export function hasUnseen(text: string): boolean {
  return !plain.test(text) && (hidden.test(text) || overlay.test(text.normalize('NFC')) || pile.test(text));
}

const hidden = new RegExp(String.raw`[\p{C}\p{Z}${unseen}]`, 'u');

/**
 * Why a text is not printed as it reads: the end of a sentence that begins with "The x field"; undefined for a legible text. A name
 * is one line.
 */
export function illegibility(text: string, lines: 'one' | 'many'): string | undefined {
  if (plain.test(text)) return undefined;
  const match =
    refused.exec(text) ??
    (lines === 'one' ? lineEnds.exec(text) : null) ??
    overlay.exec(text.normalize('NFC')) ??
    pile.exec(text);
  return match ? `${illegible}: it has ${codePoint(match[0])}.` : undefined;
}

/** Whether a character is drawn over the one before it. */
export function isOverlay(character: string): boolean {
  return overlay.test(character);
}

const illegible =
  'must not contain control characters, line breaks in a name, or characters that change the text direction, leave a gap or cover other text';

/** `U+4E2D`. */
export function codePoint(text: string): string {
  return `U+${text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
