/**
 * `npm run gallery [-- --output FOLDER]`: every template for each of its states, and again with the data
 * that most likely break its pages, as PDF files with an index page, and own-sentences.md.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '../../src/pdf/renderer.js';
import { assembled } from './assembled.js';
import { hardSamples } from './hard-samples.js';
import { indexPage, type ShownSample } from './index-page.js';
import { asIssued } from './issued.js';
import { ownSentences } from './own-sentences.js';
import { pageImages } from './page-images.js';
import { type Sample, samples } from './samples.js';

const { values } = parseArgs({ options: { output: { type: 'string' } } });
const folder = values.output ?? join(import.meta.dirname, '../..', 'gallery-output');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const documents = samples();
const hard = hardSamples();
// All jobs are queued at the beginning, so the queue must hold them all.
const renderer = createRenderer({
  threads: availableParallelism(),
  queueLimit: 2 * (documents.length + hard.length),
  limits: { waitMs: 15 * 60_000, smallMs: 15 * 60_000, largeMs: 15 * 60_000, largeCpuMs: 15 * 60_000 },
  sealSource: 'made',
});
const ordinary = [...documents, ...(await assembled(documents, renderer.render))];
const parts = await Promise.all([ordinary, hard].map((part) => Promise.all(part.map(show))));
await renderer.close();
await writeFile(join(folder, 'index.html'), indexPage(parts[0]!, parts[1]!));
await writeFile(join(folder, 'own-sentences.md'), ownSentences());
const shown = parts.flat();
const pages = shown.reduce((sum, { pageCount }) => sum + pageCount, 0);
console.log(`${shown.length} documents with ${pages} pages: ${join(folder, 'index.html')}`);

async function show(sample: Sample): Promise<ShownSample> {
  const { bytes, pageCount } = await renderer.render(asIssued(sample));
  await writeFile(join(folder, `${sample.name}.pdf`), bytes);
  const [first] = await pageImages(bytes, 60, 1);
  await writeFile(join(folder, `${sample.name}.png`), first!);
  return { ...sample, pageCount };
}
