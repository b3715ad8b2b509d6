/** `npm run gallery [-- --output FOLDER]`: every template for each of its states, as PDF files with an index page. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRenderer } from '../../src/pdf/renderer.js';
import { indexPage } from './index-page.js';
import { pageImages } from './page-images.js';
import { samples } from './samples.js';

const { values } = parseArgs({ options: { output: { type: 'string' } } });
const folder = values.output ?? join(import.meta.dirname, '../..', 'gallery-output');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const all = samples();
// All jobs are queued at the beginning, so the queue must hold them all.
const renderer = createRenderer({ threads: availableParallelism(), queueLimit: all.length, timeoutMs: 15 * 60_000 });
const shown = await Promise.all(
  all.map(async (sample) => {
    const { bytes, pageCount } = await renderer.render(sample.job);
    await writeFile(join(folder, `${sample.name}.pdf`), bytes);
    const [first] = await pageImages(bytes, 60, 1);
    await writeFile(join(folder, `${sample.name}.png`), first!);
    return { ...sample, pageCount };
  }),
);
await renderer.close();
await writeFile(join(folder, 'index.html'), indexPage(shown));
const pages = shown.reduce((sum, { pageCount }) => sum + pageCount, 0);
console.log(`${shown.length} documents with ${pages} pages: ${join(folder, 'index.html')}`);
