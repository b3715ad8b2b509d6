import { blocks, pages } from './pages.js';

/** The output of a command in the page, without its numbers and folders. */
export function documented(path: string, command: string): string {
  const all = blocks(pages().find((page) => page.path === path)!);
  const run = all.findIndex(({ language, text }) => language === 'bash' && text === `${command}\n`);
  if (run < 0) throw new Error(`${path} does not show ${command}.`);
  return unspecific(all[run + 1]!.text);
}

/** An output in the form of `documented`. */
export function unspecific(output: string): string {
  return output.replace(/^(folder: +).*$/m, '$1F').replace(/\d[\d.]*/g, 'N');
}
