import type { CoverPageModel } from '../../src/domain/cover-page/model.js';
import type { RenderJob } from '../../src/pdf/render-job.js';

export function coverPage(more: Partial<CoverPageModel> = {}): CoverPageModel {
  return {
    sender: { name: 'Bay Concrete Pumping, Inc.', addressLines: ['55 Quarry Rd', 'Oakland, CA 94607'] },
    recipient: {
      name: 'Sunset Tower Holdings LLC',
      addressLines: ['1 Market Street', 'Suite 400', 'San Francisco, CA 94105'],
    },
    mail: 'Certified mail, return receipt requested',
    enclosed: 'Preliminary Notice No. N-260201-BAY001',
    pageCount: 3,
    project: 'Sunset Tower',
    orderId: '019c1a5e-7d2f-7c3a-9b1e-4f6a8d0c2e71',
    code: 'P4F6A8D0C2E71',
    ...more,
  };
}

/** Names and lines of the maximum length of a mail order, in the widest letters. */
export const widest = coverPage({
  sender: { name: 'WWWW '.repeat(51), addressLines: ['WWWW '.repeat(51), 'WWWW '.repeat(51), 'Oakland, CA 94607'] },
  recipient: {
    name: 'W'.repeat(255),
    addressLines: ['W'.repeat(255), 'W'.repeat(255), `${'W'.repeat(255)}, CA 94105-1234`],
  },
  project: 'W'.repeat(200),
});

export function coverJob(model: CoverPageModel): RenderJob {
  return { template: 'cover-page', model, preview: false, generatedAt: '2026-02-03T09:00:00.000+00:00' };
}
