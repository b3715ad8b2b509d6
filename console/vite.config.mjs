import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), tailwindcss()],
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
