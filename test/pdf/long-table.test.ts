/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob } from './claim-jobs.js';
import { longStatement, statementJob } from './credit-statement-jobs.js';
import { readPdf } from './pdf-text.js';
import { longProof, proofJob } from './proof-of-service-jobs.js';
import { readTagged } from './tagging/read.js';
import { loneRows } from './tagging/rows.js';

/** A demand with this many invoices. */
const demand = (count: number) => {
  const invoices = Array.from({ length: count }, (_, index) => ({ number: `BS-${index + 1}.`, amount: '10.00' }));
  return claimJob(
    'demand_letter',
    escalationFacts('demand_letter', { claim: { amount: null, metadata: { contract: null, invoices } } }),
  );
};

describe('a table that continues on another page', () => {
  it.each([13, 20, 27, 28, 29, 30, 31, 32, 33, 34, 35, 80])(
    'has its heads and more than one row on each page, with %d invoices',
    async (count) => {
      const { bytes } = await print(demand(count));
      expect(loneRows(await readTagged(bytes))).toEqual([]);
      const { texts } = await readPdf(bytes);
      for (const text of texts.filter((page) => page.includes('BS-'))) expect(text).toMatch(/invoice\s+date\s+due/i);
      const last = texts.find((text) => text.includes('Total of the invoices'))!;
      for (const number of [count - 1, count]) expect(last).toContain(`BS-${number}.`);
      // Every invoice is there once, in its order.
      const found = [...texts.join('\n').matchAll(/BS-(\d+)\./g)].map(([, number]) => Number(number));
      expect(found).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    },
  );

  it('has more than one row on each page of a statement, whatever its length', async () => {
    for (let count = 28; count <= 36; count += 1) {
      const { bytes } = await print(statementJob(longStatement(count)));
      expect({ count, lone: loneRows(await readTagged(bytes)) }).toEqual({ count, lone: [] });
    }
  });

  it('has more than one row on each page of a mailing record', async () => {
    for (const count of [18, 24]) {
      const { bytes } = await print(proofJob(longProof(count)));
      expect({ count, lone: loneRows(await readTagged(bytes)) }).toEqual({ count, lone: [] });
    }
  });
});
