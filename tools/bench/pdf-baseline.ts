import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import pdfMake from 'pdfmake';
import { buildDefinition } from '../../src/pdf/definition.js';
import type { RenderJob } from '../../src/pdf/render-job.js';

/**
 * A thread that prints the same pages with pdfmake as its documentation shows: one loop, fonts by their bytes. It has no checks of
 * characters, no archival marks beyond those of the definition, and no exhibits.
 */
const require = createRequire(import.meta.url);
const { virtualfs } = pdfMake as unknown as { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } };
const faces = {
  normal: '400Regular/Tinos_400Regular.ttf',
  bold: '700Bold/Tinos_700Bold.ttf',
  italics: '400Regular_Italic/Tinos_400Regular_Italic.ttf',
  bolditalics: '700Bold_Italic/Tinos_700Bold_Italic.ttf',
};
for (const file of Object.values(faces)) {
  virtualfs.writeFileSync(file, readFileSync(require.resolve(`@expo-google-fonts/tinos/${file}`)));
}
pdfMake.setFonts({ Tinos: faces });
pdfMake.setLocalAccessPolicy(() => false);
pdfMake.setUrlAccessPolicy(() => false);

parentPort!.on('message', async (job: RenderJob) => {
  let pages = 0;
  const background = (page: number) => {
    pages = Math.max(pages, page);
    return null;
  };
  await pdfMake.createPdf({ ...buildDefinition(job), background }).getBuffer();
  parentPort!.postMessage(pages);
});
