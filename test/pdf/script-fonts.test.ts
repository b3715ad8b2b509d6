/** @sampled tests */
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { textWidth } from '../../src/pdf/text-runs.js';
import { defaultParties, noticeFacts, party } from '../domain/preflight/notice-facts.fixture.js';
import { archivalFaults } from './archival/faults.js';
import { noticeJob } from './notice-jobs.js';
import { readFonts, readPdf } from './pdf-text.js';
import { unpacked } from './unpacked.js';

const chinese = '王小明 (Wang Xiaoming)';
const japanese = '株式会社サクラ建設';
const korean = '김민준 and 이서연, Trustees';
const rare = '堃・𠮷野家';

function job(...names: string[]) {
  const [claimant, ...others] = defaultParties();
  return noticeJob(noticeFacts({ parties: [claimant!, ...others.map(({ role }, i) => party(role, names[i]!))] }));
}

describe('names in Chinese, Japanese and Korean', () => {
  let bytes: Buffer;
  let pdf: Awaited<ReturnType<typeof readFonts>>;
  beforeAll(async () => {
    bytes = (await print(job(chinese, japanese, korean))).bytes;
    pdf = await readFonts(bytes);
  });

  it('are printed, and found by search', () => {
    for (const name of [chinese, japanese]) expect(pdf.texts.join('\n')).toContain(name);
    // Its box has two lines.
    expect(pdf.texts.join('\n').replace(/\s+/g, ' ')).toContain(korean);
  });

  it('use the font of each script for its own characters only', () => {
    const fonts = new Map(pdf.pages.flat().map(({ text, font }) => [text, font.replace(/^[A-Z]+\+/, '')]));
    expect(fonts.get('王小明')).toBe('CactusClassicalSerif-Regular');
    expect(fonts.get('김민준')).toBe('GowunBatang-Regular');
    expect(fonts.get('109 Poplar Avenue')).toBe('Tinos-Regular');
  });

  it('embed a subset of the font', async () => {
    const objects = await unpacked(bytes);
    expect(objects).toMatch(/\/FontName \/[A-Z]{6}\+CactusClassicalSerif-Regular/);
    expect(objects).not.toMatch(/\/FontName \/(?![A-Z]{6}\+)/);
    expect(bytes.length).toBeLessThan(80_000);
  });

  it('are archival', async () => {
    expect(await archivalFaults(bytes)).toEqual([]);
  });

  it('are joined by the signs of the trade, in an archival file with the same bytes again', async () => {
    const signs = '✓ ✗ ☐ ☑ ⊥ ∅ → ⇒';
    const first = (await print(job(signs, japanese, korean))).bytes;
    expect((await readFonts(first)).texts.join('\n')).toContain(signs);
    expect(await archivalFaults(first)).toEqual([]);
    await print(job(korean, signs, chinese));
    expect((await print(job(signs, japanese, korean))).bytes.equals(first)).toBe(true);
  });

  it('have a language where all of a text is in one, and its letters show it', async () => {
    const languages = [...(await unpacked(bytes)).matchAll(/\/Lang \((.*?)\)/g)].map(([, language]) => language);
    expect(languages).toEqual(expect.arrayContaining(['en-US', 'ja']));
    // The Chinese and the Korean name have words in Latin letters beside them.
    expect(new Set(languages)).toEqual(new Set(['en-US', 'ja']));
  });

  it('do not change the height of lines', async () => {
    const latin = await readFonts((await print(job('Wang Xiaoming', 'Sakura', 'Kim and Lee, as Trustees'))).bytes);
    const at = (pages: typeof pdf.pages) => pages[0]!.find(({ text }) => text === 'Jobsite')!.y;
    expect(at(pdf.pages)).toBeCloseTo(at(latin.pages), 3);
  });

  it('give the same bytes again, whatever was printed before', async () => {
    await print(job(rare, korean, chinese));
    expect((await print(job(chinese, japanese, korean))).bytes.equals(bytes)).toBe(true);
  });

  it('are measured as wide as they are printed', () => {
    const printed = pdf.pages.flat().find(({ text }) => text === '王小明')!;
    expect(textWidth('王小明', printed.size)).toBeCloseTo(printed.width, 1);
  });

  it('are printed with rare characters', async () => {
    expect((await readPdf((await print(job(rare, 'b', 'c'))).bytes)).texts.join('\n')).toContain(rare);
  });
});

describe('a line that ends before its text does', () => {
  it('has a space at its end, so that a reader does not join the words of two lines', () => {
    const require = createRequire(import.meta.url);
    const { default: TextInlines } = createRequire(require.resolve('pdfmake'))('pdfmake/js/TextInlines.js');
    const font = { widthOfString: (text: string) => text.length, lineHeight: () => 1 };
    const { items } = new TextInlines({ provideFont: () => font }).buildInlines(
      [{ text: 'READ THIS.\nPROTECT' }],
      null,
    );
    expect(items.map(({ text }: { text: string }) => text)).toEqual(['READ ', 'THIS. ', 'PROTECT']);
    // The space has no width, so that a line that just fits is not divided.
    expect(items[1].width).toBe('THIS.'.length);
  });
});
