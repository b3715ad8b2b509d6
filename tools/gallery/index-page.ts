import { type Sample, stateOf } from './samples.js';

/** The index page, with the first page of every document of the gallery, grouped by family. */
export function indexPage(shown: ReadonlyArray<Sample & { pageCount: number }>): string {
  const families = Map.groupBy(shown, ({ family }) => family);
  const sections = [...families].map(
    ([family, all]) =>
      `<section><h2>${family} <small>${all.length}</small></h2><ol>${all.map(card).join('')}</ol></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Document gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; color: #222; background: #f6f6f4; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; border-bottom: 1px solid #ccc; padding-bottom: .3rem; } small { color: #666; font-weight: normal; }
ol { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1.2rem; }
a { color: inherit; text-decoration: none; display: block; } a:hover strong { text-decoration: underline; }
img { width: 100%; aspect-ratio: 8.5 / 11; object-fit: contain; background: #fff; border: 1px solid #ccc; box-shadow: 0 1px 4px #0002; }
strong { display: block; margin-top: .4rem; } li small { display: block; }
</style></head><body>
<h1>Document gallery <small>${shown.length} documents, invented companies</small></h1>
<p><a href="own-sentences.md">Every sentence in the service's own words</a></p>
${sections.join('\n')}
</body></html>
`;
}

function card(sample: Sample & { pageCount: number }): string {
  const { name, title, formCode, statute, pageCount } = sample;
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
  return `<li><a href="${name}.pdf"><img src="${name}.png" alt="" loading="lazy"><strong>${escaped(title)}</strong>
<small>${escaped(stateOf(sample))} · ${pages}</small><small>${escaped(statute ?? 'No prescribed form')}</small><small>${formCode}</small></a></li>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
