import { type Scheme, schemes } from '../../test/support/browser/schemes.js';

/** A large screen, a small one, a tablet and a phone. */
export const widths = [1440, 1024, 768, 390] as const;

/** A page of the console whose pictures were taken. */
export interface Pictured {
  name: string;
  /** The address with `:id` in the place of ids. */
  path: string;
  title: string;
}

export const fileOf = (name: string, width: number, scheme: Scheme) => `${name}-${width}-${scheme}.png`;

/** The index page: a row for each page of the console, with its pictures in light and in dark beside each other. */
export function indexPage(pages: readonly Pictured[]): string {
  const links = pages.map(({ name, title }) => `<a href="#${name}">${escaped(title)}</a>`).join(' · ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pages of the console</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; color: #222; background: #f6f6f4; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; border-bottom: 1px solid #ccc; } small { color: #666; font-weight: normal; }
div { display: grid; grid-template-columns: 4fr 3fr 2fr 1.2fr; gap: .8rem; align-items: start; margin-bottom: .8rem; }
figure { margin: 0; max-height: 28rem; overflow: hidden; border: 1px solid #ccc; background: #fff; }
img { width: 100%; display: block; }
</style></head><body>
<h1>Pages of the console <small>${pages.length} pages at ${widths.join(', ')} pixels, with the demo records</small></h1>
<p>${links}</p>
${pages.map(section).join('\n')}
</body></html>
`;
}

function section({ name, path, title }: Pictured): string {
  const row = (scheme: Scheme) =>
    `<div>${widths.map((width) => picture(fileOf(name, width, scheme), width, scheme)).join('')}</div>`;
  return `<section id="${name}"><h2>${escaped(title)} <small>${escaped(path)}</small></h2>${schemes.map(row).join('\n')}</section>`;
}

const picture = (file: string, width: number, scheme: Scheme) =>
  `<a href="${file}"><figure><img src="${file}" alt="${width} pixels, ${scheme}" loading="lazy"></figure></a>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
