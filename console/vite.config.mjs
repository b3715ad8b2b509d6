import { createHash } from 'node:crypto';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Gives each operation its name and the hash of its text, and lists the texts in a file for the service: what the service knows, the
 * pages ask for by its hash.
 */
function trustedDocuments() {
  const texts = new Set();
  const withHash = (whole, text) => {
    const [, name] = /^\s*(?:query|mutation) (\w+)/.exec(text) ?? [];
    if (!name) return whole;
    if (/[\\$]\{|\\/.test(text)) throw new Error(`The text of ${name} is not plain.`);
    texts.add(text);
    const hash = createHash('sha256').update(text).digest('hex');
    return `new TypedDocumentString(\`${text}\`, ${JSON.stringify({ name, hash })})`;
  };
  return {
    name: 'trusted-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.documents\.ts$/ },
      handler: (code) => ({ code: code.replace(/new TypedDocumentString\(`([^`]*)`\)/g, withHash), map: null }),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'documents.json', source: JSON.stringify([...texts]) });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [trustedDocuments(), react(), tailwindcss()],
  // The rules and the arithmetic that the browser shares with the service; they import nothing outside src/domain.
  resolve: { alias: { '@domain': `${import.meta.dirname}/../src/domain` } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The policy of the pages allows files of this service only, so no file becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // `npm run dev -w console` shows changes at once; the service on port 4000 answers everything else.
  server: { proxy: { '^/(?!console)': { target: 'http://localhost:4000', ws: true } } },
});
