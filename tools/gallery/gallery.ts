/**
 * `npm run gallery [-- --output FOLDER]`: every template for each of its states, as PDF files with an index page, and own-sentences.md.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '../../src/pdf/renderer.js';
import { assembled } from './assembled.js';
import { indexPage } from './index-page.js';
import { asIssued } from './issued.js';
import { ownSentences } from './own-sentences.js';
import { pageImages } from './page-images.js';
import { samples } from './samples.js';

const { values } = parseArgs({ options: { output: { type: 'string' } } });
const folder = values.output ?? join(import.meta.dirname, '../..', 'gallery-output');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const documents = samples();
// All jobs are queued at the beginning, so the queue must hold them all.
const renderer = createRenderer({
  threads: availableParallelism(),
  queueLimit: 2 * documents.length,
  limits: { waitMs: 15 * 60_000, smallMs: 15 * 60_000, largeMs: 15 * 60_000, largeCpuMs: 15 * 60_000 },
  sealSource: 'made',
});
const all = [...documents, ...(await assembled(documents, renderer.render))];
const shown = await Promise.all(
  all.map(async (sample) => {
    const { bytes, pageCount } = await renderer.render(asIssued(sample));
    await writeFile(join(folder, `${sample.name}.pdf`), bytes);
    const [first] = await pageImages(bytes, 60, 1);
    await writeFile(join(folder, `${sample.name}.png`), first!);
    return { ...sample, pageCount };
  }),
);
await renderer.close();
await writeFile(join(folder, 'index.html'), indexPage(shown));
await writeFile(join(folder, 'own-sentences.md'), ownSentences());
const pages = shown.reduce((sum, { pageCount }) => sum + pageCount, 0);
console.log(`${shown.length} documents with ${pages} pages: ${join(folder, 'index.html')}`);
