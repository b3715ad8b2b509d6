import { describe, expect, it } from '@jest/globals';
import type { Exhibit } from '../../src/domain/exhibit/exhibit.js';
import { print } from '../../src/pdf/print.js';
import { noticeFacts } from '../domain/preflight/notice-facts.fixture.js';
import { inheritingPdf } from './hand-made-pdf.js';
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

  it('are attached in Michigan with the letter of the exhibit, also while it is not appended', async () => {
    const text = async (exhibits: readonly Exhibit[]) => {
      const facts = noticeFacts({ notice: { state: 'MI', metadata: { notice_of_commencement_attached: true } } });
      const job = { ...noticeJob({ ...facts, exhibits }), files: exhibits.map(() => inheritingPdf(['Recorded'])) };
      return (await pdfText((await print(job)).bytes)).replace(/\s+/g, ' ');
    };
    expect(await text([])).toContain('(a copy of which is Exhibit A)');
    const copy: Exhibit = {
      title: 'Notice of commencement',
      kind: 'notice_of_commencement',
      mimeType: 'application/pdf',
      sha256: 'copy',
      pageCount: 1,
    };
    const photo: Exhibit = { ...copy, title: 'Photo', kind: 'photo', sha256: 'photo' };
    expect(await text([photo])).toContain('(a copy of which is Exhibit B)');
    expect(await text([photo, copy])).toContain('(a copy of which is Exhibit B)');
    expect(await text([copy, photo])).toContain('(a copy of which is Exhibit A)');
  });

  it('leave no blank once they are given', async () => {
    expect(await pdfText((await print(noticeJob())).bytes)).not.toMatch(/_{30,}/);
  });
});
