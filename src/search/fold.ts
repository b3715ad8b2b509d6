/**
 * Words as the index has them: lower case, without accents and apostrophes. The same as `search_fold` and `search_words` in
 * the database (a test holds them together), which index what this looks for.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ßæœþøłđðıς]/g, (letter) => plain[letter]!);
}

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

/** The words of a text, in order, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(split(text))];
}

/** `N-260201-BAY001` → `n260201bay001`: a number is the same however it is punctuated. */
export function compact(text: string): string {
  return [...split(text).join('')].slice(0, 255).join('');
}

function split(text: string): string[] {
  return Array.from(fold(text).matchAll(wordPattern), ([word]) => [...word].slice(0, 64).join(''));
}
