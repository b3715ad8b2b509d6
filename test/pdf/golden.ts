import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/**
 * Compares the text of a document's pages with its golden file in test/pdf/golden, which shows a repeated page once. After an
 * intended change, renew the files with `RENEW_GOLDEN=1 npm test -- test/pdf`, review the difference and commit it.
 */
export function expectGolden(name: string, pages: string[]): void {
  const texts = pages.map((page) => page.trim());
  const printed = texts.map((text, index) => {
    const first = texts.indexOf(text);
    return first < index
      ? `--- page ${index + 1}: page ${first + 1} again ---\n`
      : `--- page ${index + 1} ---\n${text}\n`;
  });
  expectSame(new URL(`./golden/${name}.txt`, import.meta.url), printed.join(''));
}

/** The same for a text of another kind. */
export function expectSame(file: URL, text: string): void {
  if (process.env.RENEW_GOLDEN === '1') {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!existsSync(file)) throw new Error(`There is no golden file ${file.pathname} yet: run with RENEW_GOLDEN=1.`);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
