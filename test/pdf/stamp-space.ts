import type { RenderJob } from '../../src/pdf/render-job.js';
import type { PrintedText } from './pdf-text.js';

/** A stamp of an inch by two and a half. */
const stamp = { width: 180, height: 72 };

/** Whether an officer signs the document in a certificate of the service; two waivers have their statute's own. */
export function hasOfficer(job: RenderJob): boolean {
  if (job.template === 'claim') return !['none', 'verification'].includes(job.model.notaryBlock);
  return job.template === 'pay-application' && job.model.notary !== null;
}

/** The faults of the spaces for stamps on all pages. Each is beside its label. */
export function stampFaults(pages: PrintedText[][]): string[] {
  const places = pages.flatMap((texts) =>
    texts
      .filter(({ text }) => text === '(Seal)')
      .map(({ x, y, width, size }) => stampFaultsAt(texts, { left: x + width, top: y - size })),
  );
  return places.length === 0 ? ['no place for a stamp'] : places.flat();
}

/** What is printed where a stamp goes, and how much of it would be in the footer. */
export function stampFaultsAt(texts: PrintedText[], { left, top }: { left: number; top: number }): string[] {
  const [right, bottom] = [left + stamp.width, top + stamp.height];
  const covered = texts.filter(
    ({ x, y, width, size }) => x < right && x + width > left && y > top + 1 && y - 0.7 * size < bottom,
  );
  const footer = texts.find(({ text }) => /Page \d+ of \d+$/.test(text))!;
  const over = bottom - (footer.y - footer.size - 4);
  return [...covered.map(({ text }) => text), ...(over > 0 ? [`${over} points of the footer`] : [])];
}
