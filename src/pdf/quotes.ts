/*
 * Keyboards have one sign for quotation marks, apostrophes, feet and inches. Documents have the sign that is meant: “ ” ‘ ’ ′ ″.
 */

const quotes = /['"]/;
/** An address is copied from the page, so that it stays as it is. */
const addresses =
  /[\p{L}\p{N}][^\s"<>()@]{0,63}@[^\s"<>()@]{0,254}[\p{L}\p{N}]|\b(?:https?:\/\/|www\.)[^\s"<>()]*[\p{L}\p{N}/]/gu;
const isAlphanumeric = (character: string) => /[\p{L}\p{N}]/u.test(character);
/** Numbers and fractions: 6, ½. */
const isNumber = (character: string) => /\p{N}/u.test(character);
const isSpace = (character: string) => character === '' || /\s/.test(character);
/** What a quotation may begin after, in any case and where a word follows. */
const isOpening = (character: string) => isSpace(character) || /[([{<«“‘]/.test(character);
const isJoining = (character: string) => /[-–—/,:;=.]/.test(character);
/** Words without their first letters: ’24, ’90s, rock ’n’ roll. */
const shortened = /^(?:\d\d(?!\d)|(?:n|em|tis|twas|til|till|cause|round|bout|cross)(?![\p{L}\p{N}]))/iu;

/** A straight sign, or a curly one of the same kind. */
interface Mark {
  at: number;
  sign: string;
  before: string;
  after: string;
}

/** The text with typographic quotation marks and apostrophes, and with the signs for feet and inches. */
export function typographic(text: string): string {
  if (!quotes.test(text)) return text;
  const addressRanges = [...text.matchAll(addresses)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const marks = [...text.matchAll(/['"“”‘’]/g)]
    .map(({ index, 0: sign }) => ({
      at: index,
      sign,
      before: text.slice(Math.max(0, index - 1), index),
      after: text.slice(index + 1, index + 2),
    }))
    .filter(({ at }) => !addressRanges.some(([from, to]) => at >= from && at < to));
  const doubles = withClosers(marks.filter(({ sign }) => /["“”]/.test(sign)));
  const single = marks.filter(({ sign }) => /['‘’]/.test(sign));
  const singles = withClosers(single);
  const openers = withClosers(single, true);
  const signs = new Map<number, string>();
  let isDoubleOpen = false;
  let isSingleOpen = false;
  for (const mark of marks) {
    const { at, sign } = mark;
    // What precedes a sign may be one that is decided already.
    const before = signs.get(at - 1) ?? mark.before;
    if (signs.has(at)) continue;
    if (/["“”]/.test(sign)) {
      const doubleQuote: string =
        sign === '"' ? doubleSign({ ...mark, before }, text, isDoubleOpen, doubles.has(at)) : sign;
      isDoubleOpen = doubleQuote === '“' || (isDoubleOpen && doubleQuote !== '”');
      signs.set(at, doubleQuote);
      continue;
    }
    if (sign === "'" && mark.after === "'" && isNumber(before) && !isAlphanumeric(text.slice(at + 2, at + 3))) {
      signs.set(at, '″').set(at + 1, '');
      continue;
    }
    const singleQuote: string =
      sign === "'"
        ? singleSign(
            { ...mark, before },
            text.slice(at + 1, at + 12),
            isSingleOpen,
            (isSingleOpen ? singles : openers).has(at),
          )
        : sign;
    isSingleOpen = singleQuote === '‘' || (isSingleOpen && (singleQuote !== '’' || isAlphanumeric(mark.after)));
    signs.set(at, singleQuote);
  }
  return text.replace(/['"]/g, (sign, at: number) => signs.get(at) ?? sign);
}

/**
 * The places of the marks after which another one ends the quotation for certain: one that is no inch, before the next quotation
 * begins. `withNumbers`: or one that may be either.
 */
function withClosers(marks: readonly Mark[], withNumbers = false): Set<number> {
  const places = new Set<number>();
  let isClosed = false;
  for (const { at, sign, before, after } of marks.toReversed()) {
    if (isClosed) places.add(at);
    if (isOpening(before) && !isSpace(after)) isClosed = false;
    else if (/[”’]/.test(sign) || !(isSpace(before) || (isNumber(before) && !withNumbers)))
      isClosed ||= /["”]/.test(sign) || !isAlphanumeric(after);
  }
  return places;
}

function doubleSign({ at, before, after }: Mark, text: string, isOpen: boolean, isClosedLater: boolean): string {
  if (isNumber(before)) return isOpen && !isClosedLater ? '”' : '″';
  if (isSpace(before) && (isSpace(after) || isJoining(after))) return /\d ?$/.test(text.slice(0, at)) ? '″' : '"';
  if (isOpening(before) && !isSpace(after)) return '“';
  if (!isOpen && isAlphanumeric(after) && (isJoining(before) || isClosedLater)) return '“';
  return '”';
}

function singleSign({ before, after }: Mark, following: string, isOpen: boolean, isClosedLater: boolean): string {
  if (isNumber(before)) {
    if (/^s(?![\p{L}\p{N}])/u.test(following)) return '’';
    return isOpen && !isClosedLater && !/^[-\d]/.test(following) ? '’' : '′';
  }
  if (isSpace(before) && isSpace(after)) return "'";
  if ((isOpening(before) || isJoining(before)) && !isSpace(after))
    return isClosedLater && !shortened.test(following) ? '‘' : '’';
  return '’';
}
