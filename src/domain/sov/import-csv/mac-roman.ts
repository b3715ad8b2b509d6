/**
 * Whether bytes that are not UTF-8 are more likely Mac Roman than windows-1252. Both give every byte a character, so the one whose
 * characters fit their neighbours is right: an é that Mac Roman writes is a Ž after "caf" in windows-1252.
 */
export function isMacRoman(bytes: Uint8Array): boolean {
  const [windows, mac] = (['windows-1252', 'macintosh'] as const).map((name) =>
    oddity(new TextDecoder(name).decode(bytes)),
  );
  return mac! < windows!;
}

/** How much of a text looks out of place; the more, the less likely it was written so. */
function oddity(text: string): number {
  let odd = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    odd += rateOddity(sign, text.slice(Math.max(0, index - 3), index), text.slice(index + sign.length, index + 4));
  }
  return odd;
}

function rateOddity(sign: string, before: string, after: string): number {
  const [previous = '', next = ''] = [before.at(-1), after[0]];
  if (/[\x80-\x9f\ufffd\uf8ff]/.test(sign)) return 5;
  if (/[ˆ˜¯˘˙˚¸˝˛ˇ◊√∫∑∏∂ﬁﬂıΩ≈∆π∞ƒÞþÐðŸ]/.test(sign)) return 2;
  if (/[‘’]/.test(sign)) return apostrophe(previous, after);
  if (sign === 'í' && /^(?:s|t|d|m|ll|re|ve)\b/i.test(after)) return 1;
  if (/[\p{L}ªº]/u.test(sign)) return letter(sign, previous, next);
  if (/[–—]/.test(sign)) return dash(sign, previous, next, after);
  const isInWord = /\p{L}/u.test(previous) && /\p{L}/u.test(next);
  if (isInWord) return /[·•\u00a0…™®]/.test(sign) ? 0.5 : 2;
  // An amount follows its currency, and a word does not.
  if (/[¥£¢¤]/.test(sign)) return /\d/.test(previous + next) ? 0 : 1;
  if (/[¡¿]/.test(sign)) return /\p{L}/u.test(next) && !/[\p{L}\d]/u.test(previous) ? 0 : 2;
  if (/[“”„‚‹›‡†¨]/.test(sign)) return 0.25;
  return /[°½¼¾×®™•…±²³§¶·«»÷©µ\u00a0€]/.test(sign) ? 0 : 0.5;
}

function letter(sign: string, previous: string, next: string): number {
  const isUpper = /\p{Lu}/u.test(sign);
  if (isUpper && /\p{Ll}/u.test(previous)) return 2;
  if (!isUpper && /\p{Lu}/u.test(previous) && /\p{Lu}/u.test(next)) return 2;
  if (/\d/.test(previous)) return 1;
  const isAlone = !/\p{L}/u.test(previous) && !/\p{L}/u.test(next);
  return isAlone ? (/[Øøàáéóö]/.test(sign) ? 0.25 : 1) : 0;
}

function apostrophe(previous: string, after: string): number {
  const isInWord = /\p{Ll}/u.test(previous) && /^\p{Ll}/u.test(after);
  return isInWord && !/^(?:s|t|d|m|ll|re|ve|em|n)(?!\p{L})/u.test(after) ? 1 : 0;
}

/** A dash between letters without spaces may be the ñ of "mañana" or the ó at the end of "León". */
function dash(sign: string, previous: string, next: string, after: string): number {
  const isBetweenVowels = /[aeiou]/i.test(previous) && /[aeiou]/i.test(next);
  const isEnding = /\p{Ll}/u.test(previous) && /^n(?!\p{L})/u.test(after);
  return (sign === '–' && isBetweenVowels) || (sign === '—' && isEnding) ? 1 : 0;
}
