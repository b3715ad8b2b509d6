import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { buildCreditStatement } from '../../../src/domain/credit-statement/build.js';
import { creditStatementCsv } from '../../../src/domain/credit-statement/csv.js';
import { goldenStatements, movement, statementFacts } from '../../pdf/credit-statement-jobs.js';

describe('the CSV file of a credit statement', () => {
  it('lists the movements between the opening and the closing balance', () => {
    expect(creditStatementCsv(buildCreditStatement(goldenStatements['credit-statement']!)).split('\r\n')).toEqual([
      '\uFEFFDate,Kind,Event Type,Description,Added,Deducted,Balance',
      '2026-03-01,balance,,Opening balance,,,253.40',
      '2026-03-01,grant,,"Growth plan, March 2026",250.00,,503.40',
      '2026-03-02,charge,document_generation,Document generation: preliminary notice,,1.00,502.40',
      '2026-03-02,charge,api_call,"API calls: 1,204",,120.40,382.00',
      '2026-03-09,purchase,,"Purchase of 5,000 credits",5000.00,,5382.00',
      expect.stringMatching(/^2026-03-10,charge,fulfillment_notice_research,".*",,71\.00,5311\.00$/),
      '2026-03-12,refund,fulfillment_notice_research,Refund of the service fee: the recipient had moved,35.00,,5346.00',
      '2026-03-31,expiry,,Unused credits of February,,118.25,5227.75',
      '2026-03-31,balance,,Closing balance,,,5227.75',
      '',
    ]);
  });

  it('never starts a cell with a formula character, and keeps every description', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'=+-@\'",;\t\n%()$.ab19 é“＝'.split('')),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (descriptions) => {
        const facts = statementFacts(descriptions.map((description) => movement({ description })));
        const rows: string[][] = parse(creditStatementCsv(buildCreditStatement(facts)), { bom: true });
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
        const shown = rows.slice(2, -1).map((row) => row[3]!);
        expect(
          shown.map((cell, index) => [descriptions[index], `'${descriptions[index]}`].includes(cell)),
        ).not.toContain(false);
      }),
      { numRuns: 100 },
    );
  });
});
