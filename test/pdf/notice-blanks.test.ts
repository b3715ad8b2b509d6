import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { noticeFacts } from '../domain/preflight/notice-facts.fixture.js';
import { noticeJob } from './notice-jobs.js';
import { readPdf } from './pdf-text.js';

const pdfText = async (bytes: Uint8Array) => (await readPdf(bytes)).texts.join('\n');

describe('facts that a notice mentions but that are missing', () => {
  it('are printed as a blank to fill in', async () => {
    const facts = noticeFacts({
      notice: { claimAmount: null, description: null },
      project: { furnishedDescription: null },
    });
    const { bytes } = await print(noticeJob(facts));
    expect((await pdfText(bytes)).match(/_{30,}/g)).toHaveLength(2);
  });

  it('leave no blank once they are given', async () => {
    expect(await pdfText((await print(noticeJob())).bytes)).not.toMatch(/_{30,}/);
  });
});
