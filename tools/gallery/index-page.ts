import { type Sample, stateOf } from './samples.js';

export type ShownSample = Sample & { pageCount: number };

/** The index page, with the first page of every document of the gallery, grouped by family: first the ordinary ones, then the hard ones. */
export function indexPage(ordinary: readonly ShownSample[], hard: readonly ShownSample[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Document gallery</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; color: #222; background: #f6f6f4; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.3rem; margin-top: 2.5rem; } h3 { font-size: 1.05rem; border-bottom: 1px solid #ccc; padding-bottom: .3rem; } small { color: #666; font-weight: normal; }
ol { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1.2rem; }
li a { color: inherit; text-decoration: none; display: block; } a:hover strong { text-decoration: underline; }
img { width: 100%; aspect-ratio: 8.5 / 11; object-fit: contain; background: #fff; border: 1px solid #ccc; box-shadow: 0 1px 4px #0002; }
strong { display: block; margin-top: .4rem; } li small { display: block; }
</style></head><body>
<h1>Document gallery <small>${ordinary.length + hard.length} documents, invented companies</small></h1>
<p><a href="#ordinary">Ordinary</a> · <a href="#hard">Hard</a> · <a href="own-sentences.md">Every sentence in the service's own words</a></p>
<h2 id="ordinary">Ordinary</h2>
${sections(ordinary)}
<h2 id="hard">Hard: what most likely breaks pages</h2>
${sections(hard)}
</body></html>
`;
}

function sections(shown: readonly ShownSample[]): string {
  const families = Map.groupBy(shown, ({ family }) => family);
  return [...families]
    .map(
      ([family, all]) =>
        `<section><h3>${family} <small>${all.length}</small></h3><ol>${all.map(card).join('')}</ol></section>`,
    )
    .join('\n');
}

function card(sample: ShownSample): string {
  const { name, title, formCode, statute, pageCount } = sample;
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
  return `<li><a href="${name}.pdf"><img src="${name}.png" alt="" loading="lazy"><strong>${escaped(title)}</strong>
<small>${escaped(stateOf(sample))} · ${pages}</small><small>${escaped(statute ?? 'No prescribed form')}</small><small>${formCode}</small></a></li>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
