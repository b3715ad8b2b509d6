/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { CoverPageModel } from '../../src/domain/cover-page/model.js';
import { print } from '../../src/pdf/print.js';
import { coverJob, coverPage, widest } from './cover-page-jobs.js';
import { readPdf } from './pdf-text.js';

/** In points: the parts of the page that are visible through a #10 double window envelope. */
const sender = { left: 45, top: 36, right: 279, bottom: 99 };
const recipient = { left: 45, top: 126, right: 333, bottom: 198 };
/** Above this line there are only addresses. */
const bodyTop = 216;

describe('the address page', () => {
  it.each([
    ['a plain address', coverPage()],
    ['the longest names and lines', widest],
  ])('keeps %s inside the windows, and everything else below them', async (_what, model) => {
    const { pages, texts } = await readPdf((await print(coverJob(model))).bytes);
    expect(pages).toHaveLength(1);
    const above = pages[0]!.filter(({ y }) => y < bodyTop);
    for (const { x, y, width, size, text } of above) {
      const window = y < 110 ? sender : recipient;
      expect([text, x >= window.left, x + width <= window.right]).toEqual([text, true, true]);
      // The baseline, with ascenders above and descenders below it.
      expect([text, y - size >= window.top - size * 0.3, y + size * 0.25 <= window.bottom]).toEqual([text, true, true]);
    }
    const shown = above.filter(({ y }) => y > 110).map(({ text }) => text);
    expect(shown.at(-1)).toContain('CA 94105');
    expect(texts[0]).toContain('Certified mail, return receipt requested');
    // It is in the file's metadata only: its reader has the number of the notice.
    expect(texts[0]).not.toContain('019c1a5e');
  });

  it('repeats the whole address below for a label if the window cannot show it', async () => {
    const label = 'To: write the whole address on a label';
    const text = async (model: CoverPageModel) =>
      (await readPdf((await print(coverJob(model))).bytes)).texts.join(' ').replace(/\s+/g, ' ');
    const lines = (name: string, street: string) =>
      coverPage({ recipient: { name, addressLines: [street, street, 'San Francisco, CA 94105'] } });
    const long = await text(lines('Sunset Tower Partners '.repeat(11), 'South Building of Market Street '.repeat(7)));
    expect(long).toContain(label);
    expect(long.slice(long.indexOf(label)).match(/Sunset Tower Partners/g)).toHaveLength(11);
    expect(long.slice(long.indexOf(label)).match(/South Building/g)).toHaveLength(14);
    expect(await text(lines('ขค Builders', '1 Market St'))).toMatch(/________ Builders.*on a label.*________ Builders/);
    expect(await text(lines('A'.repeat(120), '1 Market St'))).not.toContain(label);
    expect(await text(coverPage())).not.toContain(label);
  });

  it('prints the address in a legible size if there is room', async () => {
    const { pages } = await readPdf((await print(coverJob(coverPage()))).bytes);
    const [name] = pages[0]!.filter(({ text, y }) => text.startsWith('Sunset Tower') && y < bodyTop);
    expect(Math.round(name!.size)).toBe(11);
  });
});
