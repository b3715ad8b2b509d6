import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Takes line breaks and indents out of the text of each operation, gives it its name, and lists the texts in a file for the service: what
 * the service knows, the pages ask for by its hash.
 */
function trustedDocuments() {
  const texts = new Set();
  const withName = (whole, written) => {
    const text = written.replace(/\s+/g, ' ').trim();
    const [, name] = /^(?:query|mutation) (\w+)/.exec(text) ?? [];
    if (!name) return whole;
    if (/[\\$]\{|\\/.test(text)) throw new Error(`The text of ${name} is not plain.`);
    texts.add(text);
    return `new TypedDocumentString(\`${text}\`, ${JSON.stringify({ name })})`;
  };
  return {
    name: 'trusted-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.documents\.ts$/ },
      handler: (code) => ({ code: code.replace(/new TypedDocumentString\(`([^`]*)`\)/g, withName), map: null }),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'documents.json', source: JSON.stringify([...texts]) });
    },
  };
}

/**
 * Lists the files with the pages of each folder, such as `notices`, for the service: the document of a page names them, so that they
 * arrive with the first script, and not after it.
 */
function codeOfPages() {
  return {
    name: 'code-of-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const listImports = (file, found = new Set()) => {
        if (found.has(file)) return found;
        found.add(file);
        for (const one of bundle[file]?.imports ?? []) listImports(one, found);
        return found;
      };
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const first = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...listImports(fileName)]),
      );
      const folders = {};
      for (const { fileName, moduleIds } of chunks) {
        for (const id of moduleIds) {
          const [, folder] = /console\/src\/([\w-]+)\/[\w-]+-page\.tsx$/.exec(id) ?? [];
          if (folder) folders[folder] = new Set([...(folders[folder] ?? []), ...listImports(fileName)]);
        }
      }
      const lists = Object.entries(folders).map(([name, files]) => [
        name,
        [...files].filter((file) => !first.has(file)),
      ]);
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(Object.fromEntries(lists)) });
    },
  };
}

/** The pages that one person opens after each other. The PDF viewer stays in a file of its own. */
const areas = Object.entries({
  trade: 'projects|notices|waivers|waiver-requests|claims|mail|money|bulk',
  billing: 'billing',
  account: 'account',
  developers: 'developers',
  queues: 'mailroom|partner',
  today: 'today',
}).map(([name, folders]) => ({
  name,
  test: new RegExp(`console/src/(?:${folders})/(?!pdf-pages|pay-page|operation-editor|code-)[^/]*$`),
}));

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [trustedDocuments(), codeOfPages(), tailwindcss()],
  resolve: {
    alias: {
      // The rules and the arithmetic that the browser shares with the service; they import nothing outside src/domain.
      '@domain': `${import.meta.dirname}/../src/domain`,
      // The pages and their libraries are written for React, and run on Preact, which saves 62 kB of compressed script.
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react/jsx-dev-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The policy of the pages allows files of this service only, so no file becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // One file for what all pages share, and one for each area: the first page loads in few requests, and files of this size
    // compress to five sixths of what those of single pages do.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the routes read before the page is there (loads.ts) is in it, too, and what Today has in common with
            // an area; what is opened by a key or a button is not.
            {
              name: 'shared',
              test: /console\/src\/(?:(?:api|parts|shell)\/(?!address|street-field|county-field|use-addresses|choice-list|combobox|pick|tooltip|top-layer|menu-list|actions|search-palette|palette-actions|record-page|keys-sheet|filter-name)|routes\/pages|\w+\/reads)|src\/domain\/sandbox\//,
              priority: 2,
            },
            // What the first page has nothing of: addresses and names of countries, menus that are open, comboboxes, tooltips and their
            // library. The pages of companies and of billing also have the filters of projects and the names of companies, and
            // nothing else of their pages. They are one file, because a browser loads six at a time.
            {
              name: 'controls',
              test: /console\/src\/(?:parts\/(?:address|street-field|county-field|use-addresses|choice-list|combobox|pick|tooltip|top-layer|menu-list|actions)|projects\/(?:list-filters|filter-values|project-field|similar-companies))|src\/domain\/address\/|node_modules\/(?:@zag-js|@floating-ui)\//,
              priority: 1,
            },
            // What a key or a button opens.
            {
              name: 'opened',
              test: /console\/src\/shell\/(?:search-palette|palette-actions|record-page|keys-sheet|filter-name)/,
            },
            ...areas,
          ],
        },
      },
    },
  },
  // `npm run dev -w console` shows changes at once; the service on port 4000 answers everything else.
  server: { proxy: { '^/(?!console)': { target: 'http://localhost:4000', ws: true } } },
});
