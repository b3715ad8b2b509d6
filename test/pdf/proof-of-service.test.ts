import { describe, expect, it } from '@jest/globals';
import type { ProofFacts } from '../../src/domain/proof-of-service/build.js';
import { print } from '../../src/pdf/print.js';
import { expectGolden } from './golden.js';
import { expectTidy } from './page-frame.js';
import { readPdf } from './pdf-text.js';
import { goldenProofs, longProof, proofFacts, proofJob, servedPiece } from './proof-of-service-jobs.js';

async function printed(facts: ProofFacts) {
  const { bytes, pageCount } = await print(proofJob(facts));
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pageCount);
  expectTidy(pdf);
  return pdf;
}

describe('a printed proof of service', () => {
  it.each(Object.entries(goldenProofs))('matches the golden text %s', async (name, facts) => {
    expectGolden(name, (await printed(facts)).texts);
  });

  it('has every piece with its events over many pages', async () => {
    const facts = longProof(24);
    const { texts } = await printed(facts);
    expect(texts.length).toBeGreaterThan(6);
    const all = texts.join('\n');
    for (const { orderId } of facts.pieces) expect(all).toContain(orderId);
    expect(all.match(/In transit/g)).toHaveLength(facts.pieces.flatMap(({ events }) => events).length);
    for (const text of texts.slice(1)) expect(text).toMatch(/^Mailing Record, Preliminary notice .*continued$/m);
    expect(all).toContain('amended.pdf');
  });

  it('has each piece with its events on one page, even with the longest name and address in the widest letters', async () => {
    const widest = 'W'.repeat(255);
    const recipient = {
      name: widest,
      addressLine1: widest,
      addressLine2: widest,
      city: widest,
      state: 'CA',
      zip: '94105',
    };
    const events = Array.from({ length: 10 }, () => servedPiece().events[0]!);
    const { texts } = await printed(proofFacts([servedPiece({ recipient, events }), servedPiece({ recipient })]));
    expect(texts.join('').match(/Reported by|REPORTED BY/g)).toHaveLength(2);
    const name = texts.join('').replace(/[^W]/g, '');
    expect(name.length).toBeGreaterThanOrEqual(2 * 5 * 255);
  });

  it('has the same bytes for the same facts', async () => {
    const job = proofJob(proofFacts([servedPiece()]));
    expect((await print(job)).bytes.equals((await print(job)).bytes)).toBe(true);
  });

  it('ends with a page to swear to the mailing, with no name of the person who did', async () => {
    const sworn = async (state: string) => {
      const facts = proofFacts([servedPiece()]);
      const { texts } = await printed({ ...facts, notice: { ...facts.notice, state } });
      return texts.at(-1)!.replace(/\s+/g, ' ');
    };
    expect(await sworn('CA')).toContain('penalty of perjury under the laws of the State of California');
    const affidavit = await sworn('TX');
    expect(affidavit).toContain('AFFIDAVIT OF MAILING');
    expect(affidavit).toMatch(/I, _+, being duly sworn/);
    expect(affidavit).toContain('JURAT');
  });

  it('makes no claim about the legal effect of the service', async () => {
    const [text = ''] = (await printed(goldenProofs['proof-of-service']!)).texts
      .join(' ')
      .split(/DECLARATION OF MAILING|AFFIDAVIT OF MAILING/);
    expect(text).not.toMatch(/perjury|declare|sworn|duly served|in accordance with/i);
    expect(text).toMatch(/not\s+an\s+opinion\s+on\s+the\s+legal\s+sufficiency\s+of\s+service/);
  });
});
