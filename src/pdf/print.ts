import pdfMake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFaces, fontFiles } from './fonts.js';
import type { Definition } from './page.js';
import { printable, printableAnyway, type StandIn } from './printable.js';
import { codePoint, type RenderedPdf, type RenderJob } from './render-job.js';
import { claimDefinition } from './templates/claim/claim.js';
import { coverPageDefinition, writtenByHand } from './templates/cover-page/cover-page.js';
import { creditStatementDefinition } from './templates/credit-statement/credit-statement.js';
import { noticeDefinition } from './templates/notice/notice.js';
import { payApplicationDefinition } from './templates/pay-application/pay-application.js';
import { proofOfServiceDefinition } from './templates/proof-of-service/proof-of-service.js';
import { waiverDefinition } from './templates/waiver/waiver.js';
import './xmp.js';

const { virtualfs } = pdfMake as unknown as { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } };
for (const [name, bytes] of fontFiles) virtualfs.writeFileSync(name, bytes);
pdfMake.setFonts(fontFaces);
// Documents consist of their model and the fonts above; no text can make the engine fetch or open anything.
pdfMake.setLocalAccessPolicy(() => false);
pdfMake.setUrlAccessPolicy(() => false);

/**
 * Templates that print any name: staff write the blank characters by hand, and a record lists the characters that the fonts
 * lack.
 */
const standIns: Partial<Record<RenderJob['template'], StandIn>> = {
  'cover-page': () => writtenByHand,
  'proof-of-service': (characters) => `[${characters.map(codePoint).join(' ')}]`,
};

/**
 * Lays out and writes one PDF. CPU-bound: only the worker threads may call it (see renderer.ts).
 *
 * @throws {UnprintableTextError} when a text has characters the fonts lack
 */
export async function print(job: RenderJob): Promise<RenderedPdf> {
  const standIn = standIns[job.template];
  const model = standIn ? printableAnyway(job.model, standIn) : printable(job.model);
  let definition: Definition | null = definitionOf({ ...job, model } as RenderJob);
  for (;;) {
    const laidOut = await layOut(definition);
    definition = definition.revise?.() ?? null;
    if (!definition) return laidOut;
  }
}

async function layOut(content: TDocumentDefinitions): Promise<RenderedPdf> {
  let pageCount = 0;
  const definition: TDocumentDefinitions = {
    ...content,
    // Called once for each page as it is added; pdfmake has no other public way to count pages.
    background: (page) => {
      pageCount = Math.max(pageCount, page);
      return null;
    },
  };
  const bytes = await pdfMake.createPdf(definition).getBuffer();
  return { bytes, pageCount };
}

function definitionOf(job: RenderJob): Definition {
  switch (job.template) {
    case 'notice':
      return noticeDefinition(job);
    case 'claim':
      return claimDefinition(job);
    case 'cover-page':
      return coverPageDefinition(job);
    case 'credit-statement':
      return creditStatementDefinition(job);
    case 'pay-application':
      return payApplicationDefinition(job);
    case 'proof-of-service':
      return proofOfServiceDefinition(job);
    case 'waiver':
      return waiverDefinition(job);
  }
}
