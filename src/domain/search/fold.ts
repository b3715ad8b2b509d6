/**
 * Normalizes words in the same way as the index: lower case, without accents and apostrophes. `search_fold` and `search_words`
 * in the database, which build the index, must do the same (a test compares them).
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().replaceAll("'", '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ßæœþøłđðıς]/g, (letter) => plain[letter]!);
}

/** Most words. Normalizing one takes longer than everything else. */
const ascii = /^[ -~]*$/;

const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
};

const wordPattern = /[\p{Alphabetic}0-9]+/gu;

/** The distinct words of a text, in order. */
export function toWords(text: string): string[] {
  return [...new Set(split(text))];
}

/** `N-260201-BAY001` → `n260201bay001`: punctuation does not matter in a number. */
export function compact(text: string): string {
  return [...split(text).join('')].slice(0, 255).join('');
}

function split(text: string): string[] {
  return Array.from(fold(text).matchAll(wordPattern), ([word]) => [...word].slice(0, 64).join(''));
}
