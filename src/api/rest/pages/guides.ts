import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { Marked } from 'marked';
import { escaped, page } from './layout.js';
import { rulesByState } from './rules-by-state.js';

/** The root of the project: the folder of the nearest package.json above this module, built or not. */
const top = dirname(findPackageJSON('..', import.meta.url)!);

/** Every guide of the project as HTML, by the path at which it is served. */
export function readGuides(): ReadonlyMap<string, string> {
  const paths = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    ...globSync('docs/**/*.md', { cwd: top }),
  ];
  const addresses = new Map(paths.map((path) => [path, toGuideAddress(path)]));
  return new Map([...addresses].map(([path, address]) => [address, guidePage(path, addresses)]));
}

/** `docs/domain.md` → `/docs/domain`, `docs/README.md` → `/docs`, `README.md` → `/docs/about`, `SECURITY.md` → `/docs/reporting`. */
function toGuideAddress(path: string): string {
  if (path === 'README.md') return '/docs/about';
  // Not `/docs/security`, which is the threat model.
  if (path === 'SECURITY.md') return '/docs/reporting';
  const name = path.replace(/^docs\//, '').replace(/\.md$/, '');
  return `/docs/${name}`.replace(/\/README$/, '').toLowerCase();
}

/** A guide as HTML, with its links rewritten to the paths at which the other guides are served. */
function guidePage(path: string, addresses: ReadonlyMap<string, string>): string {
  const written = readFileSync(join(top, path), 'utf8');
  const text = path === 'docs/deadlines-by-state.md' ? `${written}\n${rulesByState()}` : written;
  const title = /^# (.*)$/m.exec(text)?.[1] ?? path;
  return page(title, renderer(path, addresses).parse(text, { async: false }));
}

function renderer(path: string, addresses: ReadonlyMap<string, string>): Marked {
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${toAnchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const address = served(href, path, addresses);
        return address === undefined ? text : `<a href="${escaped(address)}">${text}</a>`;
      },
      // Blocks and tables can be wider than the screen. With the focus, the arrow keys scroll them.
      code({ text }) {
        return `<pre tabindex="0"><code>${escaped(text)}\n</code></pre>\n`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: string) =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((row) => cells(row, 'td')).join('\n');
        return `<div class="table" tabindex="0"><table>\n<thead>${cells(token.header, 'th')}</thead>\n<tbody>${rows}</tbody>\n</table></div>\n`;
      },
    },
  });
}

/** The served path of a link; undefined for a file that is not served. */
function served(href: string, from: string, addresses: ReadonlyMap<string, string>): string | undefined {
  if (/^(https?:|#)/.test(href)) return href;
  const [file, anchor] = href.split('#') as [string, string?];
  const target = posix.normalize(posix.join(dirname(from), file)).replace(/\/$/, '/README.md');
  const address = addresses.get(target);
  return address && anchor ? `${address}#${anchor}` : address;
}

/** The anchor that GitHub generates for a heading. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
