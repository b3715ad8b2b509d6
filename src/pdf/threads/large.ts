import type { RenderJob } from '../render-job.js';
import type { WorkerJob } from './job.js';

/** A job with less takes a second at most, and most of them a tenth. */
const small = { inflatedBytes: 20 * 1024 * 1024, pages: 40, sealedBytes: 4 * 1024 * 1024 };

/** Whether a job can take longer, or needs memory of an unknown size: it is done in a process of its own. */
export function isLarge(job: WorkerJob): boolean {
  if ('inspect' in job || 'copy' in job || 'pieces' in job || 'readCodes' in job) return true;
  if ('digestToStamp' in job) return job.digestToStamp.length > small.sealedBytes;
  if ('stamp' in job) return job.stamp.length > small.sealedBytes;
  if ('ready' in job || !job.files?.length) return false;
  const { inflated = Number.POSITIVE_INFINITY } = job;
  return inflated > small.inflatedBytes || appendedPages(job) > small.pages;
}

function appendedPages({ model }: RenderJob): number {
  const { parts, exhibits = parts ?? [] } = model as {
    parts?: readonly ListedFile[];
    exhibits?: readonly ListedFile[];
  };
  return exhibits.reduce((sum, { pageCount }) => sum + pageCount, 0);
}

interface ListedFile {
  pageCount: number;
}
