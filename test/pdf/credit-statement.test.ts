/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { StatementFacts } from '../../src/domain/credit-statement/build.js';
import { print } from '../../src/pdf/print.js';
import { goldenStatements, longStatement, movement, statementFacts, statementJob } from './credit-statement-jobs.js';
import { expectGolden } from './golden.js';
import { expectTidy } from './page-frame.js';
import { readFonts, readPdf } from './pdf-text.js';

const heads = /Date\s+Kind\s+Description\s+Added\s+Deducted\s+Balance/;

async function printed(facts: StatementFacts) {
  const { bytes, pageCount } = await print(statementJob(facts));
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pageCount);
  expectTidy(pdf);
  return { ...pdf, bytes };
}

describe('a printed credit statement', () => {
  it.each(Object.entries(goldenStatements))('matches the golden text %s', async (name, facts) => {
    expectGolden(name, (await printed(facts)).texts);
  });

  it('repeats its column heads on every page, and has every line once', async () => {
    const facts = longStatement(300);
    const { pages, texts } = await readFonts((await printed(facts)).bytes);
    expect(pages.length).toBeGreaterThan(8);
    for (const text of texts) expect(text).toMatch(heads);
    for (const text of texts.slice(1))
      expect(text).toMatch(/^Statement of Credits, March 1, 2026 to March 31, 2026, continued$/m);
    const { lines } = statementJob(facts).model as { lines: { balance: string }[] };
    const shown = pages.flatMap((page) => {
      const right = Math.max(...page.map(({ x, width }) => x + width));
      return page
        .filter(
          ({ text, x, width, font }) => /^[\d,]+\.\d\d$/.test(text) && x + width > right - 1 && !font.includes('Bold'),
        )
        .map(({ text }) => text.replaceAll(',', ''));
    });
    // The summary's totals are in the same column of the first page, above the lines.
    expect(shown.slice(-lines.length)).toEqual(lines.map(({ balance }) => balance));
    expect(shown.length - lines.length).toBeLessThanOrEqual(5);
  });

  it('fills its pages from the first line on, whatever their number', async () => {
    for (let count = 26; count < 34; count += 1) {
      const { texts } = await printed(statementFacts(Array.from({ length: count }, () => movement())));
      expect({ count, shown: texts.join('\n').match(/preliminary notice 1\.00/g)?.length }).toEqual({
        count,
        shown: count,
      });
      for (const text of texts) expect(text).toMatch(heads);
    }
  });

  it('wraps long descriptions, and breaks words wider than their column', async () => {
    const description = `${'Stairs, guard rails and miscellaneous metals with anchors '.repeat(20)}${'W'.repeat(200)}`;
    const { texts } = await printed(statementFacts([movement({ description }), movement({ description })]));
    expect(texts.join('').replace(/\s/g, '')).toContain(description.replace(/\s/g, '').slice(0, 400));
  });
});
