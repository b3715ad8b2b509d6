import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/**
 * Compares the text of a document's pages with its golden file in test/pdf/golden, which shows a repeated page once. After an
 * intended change, renew the files with `RENEW_GOLDEN=1 npm test -- test/pdf`, review the difference and commit it.
 *
 * A file that begins with `[as ak-preliminary]` shows what distinguishes its document from that one, such as a state's notice from the first
 * state's and a signed copy from the unsigned one: `[lines 3-9]` are those lines of the other file. To begin or to end that, write or remove
 * the first line and renew. Both documents belong to one test file, because test files are renewed at the same time.
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
  if (process.env.RENEW_GOLDEN === '1') renew(file, text);
  if (!existsSync(file)) throw new Error(`There is no golden file ${file.pathname} yet: run with RENEW_GOLDEN=1.`);
  expect(text).toBe(readGolden(file));
}

/** The file whose lines another one shows, if there is one. */
function readBase(file: URL): URL | undefined {
  const [, name] = (existsSync(file) && /^\[as (\S+)\]\n/.exec(readFileSync(file, 'utf8'))) || [];
  return name ? new URL(`./${name}.txt`, file) : undefined;
}

function readGolden(file: URL): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const base = readBase(file);
  if (!base) return lines.join('\n');
  const shown = readGolden(base).split('\n');
  return lines
    .slice(1)
    .flatMap((line) => {
      const [, first, last] = /^\[lines (\d+)-(\d+)\]$/.exec(line) ?? [];
      return first ? shown.slice(Number(first) - 1, Number(last)) : [line];
    })
    .join('\n');
}

function renew(file: URL, text: string): void {
  const folder = new URL('.', file);
  mkdirSync(folder, { recursive: true });
  // Files that show lines of this one keep their texts.
  const kept = readdirSync(folder)
    .map((name) => new URL(name, folder))
    .filter((one) => readBase(one)?.href === file.href)
    .map((one) => [one, readGolden(one)] as const);
  for (const [one, whole] of [[file, text], ...kept] as const) {
    const base = readBase(one);
    writeFileSync(one, base ? `[as ${nameOf(base)}]\n${shorten(whole, readGolden(base))}` : whole);
  }
}

/** The fewest lines that a file leaves to another. */
const least = 4;

/** The text with the number of the lines that the base has too, from the top, always as many as possible. */
function shorten(text: string, base: string): string {
  const [lines, shown] = [text, base].map((one) => one.replace(/\n$/, '').split('\n')) as [string[], string[]];
  const written: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const shared = shown.map((_, start) => {
      let count = 0;
      while (at + count < lines.length && lines[at + count] === shown[start + count]) count += 1;
      return count;
    });
    const most = Math.max(...shared);
    const start = shared.indexOf(most);
    written.push(most < least ? lines[at]! : `[lines ${start + 1}-${start + most}]`);
    at += most < least ? 1 : most;
  }
  return `${written.join('\n')}\n`;
}

function nameOf(file: URL): string {
  return file.pathname
    .split('/')
    .at(-1)!
    .replace(/\.txt$/, '');
}
