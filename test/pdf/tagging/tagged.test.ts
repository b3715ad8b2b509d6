/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../../src/pdf/print.js';
import type { RenderJob } from '../../../src/pdf/render-job.js';
import { seal } from '../../../src/pdf/seal/seal.js';
import { samples } from '../../../tools/gallery/samples.js';
import { escalationFacts } from '../../domain/claim-document/claim-facts.fixture.js';
import { signaturesOf, verifySignature } from '../../support/records/signatures.js';
import { archivalFaults } from '../archival/faults.js';
import { claimJob } from '../claim-jobs.js';
import { coverJob, coverPage } from '../cover-page-jobs.js';
import { expectSame } from '../golden.js';
import { bookJob, bookPiece } from '../mailing-book-jobs.js';
import { noticeJob } from '../notice-jobs.js';
import { readPdf } from '../pdf-text.js';
import { goldenProofs, longProof, proofJob } from '../proof-of-service-jobs.js';
import { hasOfficer, stampFaults } from '../stamp-space.js';
import { heldStatementJob, printedRequestJob } from '../waiver-request-jobs.js';
import { claims, faultsOf } from './faults.js';
import { outlineOf, rowsOnALine } from './outline.js';
import { type Element, readTagged, type TaggedPdf } from './read.js';
import { loneRows } from './rows.js';
import { type PageTexts, readTexts } from './texts.js';

const verification = { code: '7K3M-9QXB-2VTR-8HDW', url: 'https://liens.example.com/v/7K3M-9QXB-2VTR-8HDW' };
const gallery = new Map<string, RenderJob>(samples().map(({ name, job }) => [name, { ...job, verification }]));
/** Documents whose footers name their form. */
const forms = new Set(
  samples().flatMap(({ name, job: { template } }) =>
    ['notice', 'claim', 'waiver', 'pay-application'].includes(template) ? [name] : [],
  ),
);
const others: [string, RenderJob][] = [
  ['a preview', noticeJob(undefined, true)],
  ['a cover page', coverJob(coverPage())],
  ['a mailing book', bookJob(Array.from({ length: 9 }, (_, index) => bookPiece(index)))],
  ...Object.entries(goldenProofs).map(([name, facts]): [string, RenderJob] => [name, proofJob(facts)]),
  ['a mailing record of many pages', proofJob(longProof(24))],
  ['a printed request', printedRequestJob('CA', 'For our draw of March.')],
  ['a printed request with a long message', printedRequestJob('CA', 'Please sign it soon. '.repeat(90).trim())],
  ['a printed request with its form', printedRequestJob('GA')],
  ['a statement about a held waiver', heldStatementJob()],
  ['a statement about a held waiver of many pages', heldStatementJob(80)],
];

/** Above and below these, in points, are running titles and footers. */
const edge = 52;

/** What is printed and not read, although it is neither at the edge of its page nor a repetition. */
function unread(pages: PageTexts[]): string[] {
  const read = pages.map(({ read: texts }) => [...texts.values()].join('\n'));
  return pages.flatMap(({ skipped, height }, index) =>
    skipped
      .filter(({ y }) => y > edge && y < Math.min(height - edge, footerOf(skipped)))
      .filter(({ text }) => !read.slice(0, index).some((earlier) => earlier.includes(text)))
      .map(({ text }) => `page ${index + 1}: ${text}`),
  );
}

function wordsOf(pages: PageTexts[]): string {
  return pages.flatMap(({ read, skipped }) => [...read.values(), ...skipped.map(({ text }) => text)]).join(' ');
}

/** Where the footer begins: above a margin that a recorder wants clear, it is higher on the page. */
function footerOf(skipped: PageTexts['skipped']): number {
  return Math.min(...skipped.filter(({ text }) => /^Page \d+ of \d+$/.test(text)).map(({ y }) => y)) - 1;
}

function expectTagged(pdf: TaggedPdf, texts: PageTexts[]): void {
  expect(faultsOf(pdf)).toEqual([]);
  expect(claims(pdf)).toEqual(['PDF/A-3a', 'PDF/UA-1', 'extension schema']);
  expect(unread(texts)).toEqual([]);
  // Another reader finds the same tree, in the same order.
  const read = sequencesOf(pdf.root[0]!);
  expect(texts.map(({ order }) => order)).toEqual(
    pdf.pages.map((_, index) => read.flatMap(({ page, mcid }) => (page === index ? [mcid] : []))),
  );
  // No title is cut in a head or a footer.
  expect(texts.flatMap(({ skipped }) => skipped.filter(({ text }) => text.includes('…')))).toEqual([]);
}

function sequencesOf({ kids }: Element): { page: number; mcid: number }[] {
  return kids.flatMap((kid) => ('role' in kid ? sequencesOf(kid) : 'mcid' in kid ? [kid] : []));
}

/** A seal fits the file, which stays archival, and it no longer fits if one byte of the file has changed. */
async function expectSealed(bytes: Buffer): Promise<void> {
  const sealed = (await seal(bytes, 'made', '2026-03-04T09:15:00Z'))!.bytes;
  expect(await archivalFaults(sealed)).toEqual([]);
  const [found] = signaturesOf(sealed);
  verifySignature(found!.cms, found!.covered);
  const changed = Buffer.from(sealed);
  const at = Math.floor(bytes.length / 2);
  changed[at] = changed[at]! ^ 1;
  const [other] = signaturesOf(changed);
  expect(() => verifySignature(other!.cms, other!.covered)).toThrow('The content was changed.');
}

describe('the tags of a document', () => {
  it.each([...gallery, ...others])('describe %s', async (name, job) => {
    const { bytes } = await print(job);
    const pdf = await readTagged(bytes);
    const texts = await readTexts(bytes);
    expectTagged(pdf, texts);
    if (job.preview) expect(await archivalFaults(bytes)).toEqual([]);
    else await expectSealed(bytes);
    if (forms.has(name)) expect(wordsOf(texts)).toMatch(/Form [A-Z\d-]+ \((rev\. )?\d\d\/(19|20)\d\d\)/);
    expect(loneRows(pdf)).toEqual([]);
    if (hasOfficer(job)) expect(stampFaults((await readPdf(bytes)).pages)).toEqual([]);
  });

  it('have one table for a long list whose last rows stay together', async () => {
    const invoices = Array.from({ length: 20 }, (_, i) => ({ number: `BS-${i + 1}.`, amount: '10.00' }));
    const facts = escalationFacts('demand_letter', { claim: { amount: null, metadata: { contract: null, invoices } } });
    const { bytes } = await print(claimJob('demand_letter', facts));
    const [pdf, texts] = [await readTagged(bytes), await readTexts(bytes)];
    expectTagged(pdf, texts);
    const outline = outlineOf(pdf.root[0]!, texts);
    expect(outline.match(/\bTable\b/g)).toHaveLength(1);
    for (const row of ['TH (Column): Invoice', 'TH (Row): BS-1.', 'TH (Row): BS-20.']) expect(outline).toContain(row);
    expect(outline).toContain('Total of the invoices');
  });

  it('has the label of each field before its value: parties, lines to sign on, boxes to check', async () => {
    const outline = async (name: string) => {
      const { bytes } = await print(gallery.get(name)!);
      return outlineOf((await readTagged(bytes)).root[0]!, await readTexts(bytes)).replace(/\n\s*/g, '\n');
    };
    const notice = await outline('ca-preliminary-private');
    for (const field of [
      'TH (Row): Notice No.\nTD: N-260304-BAY001',
      'TH (Row): Reputed Owner\nTD\nP: Acme Holdings LLC\nP: 117 Franklin Street',
      'TH (Row): Printed name and title\nTD: Dana Whitfield, Credit Manager',
      'TH (Row): Signature\nTD\n',
    ])
      expect(notice).toContain(field);
    expect(await outline('waiver-ms-signed')).toContain('TH (Row)\nP: BY:\nP: (PRINT NAME)\nTD: Dana Whitfield\n');
    expect(await outline('pay-application-packet')).toMatch(/TH \(Row\): Owner\nTD\nFigure: \[(Not c|C)hecked\]/);
  });

  it.each([
    'ca-preliminary-private',
    'waiver-ca-signed',
    'claim-lien-exhibits',
    'pay-application-packet',
    'credit-statement',
    'proof-of-service',
  ])('are those of the golden structure of %s', async (name) => {
    const job = gallery.get(name) ?? new Map(others).get(name)!;
    const { bytes } = await print(job);
    const [pdf, texts] = [await readTagged(bytes), await readTexts(bytes)];
    const outline = rowsOnALine(outlineOf(pdf.root[0]!, texts));
    expectSame(new URL(`../golden-structure/${name}.txt`, import.meta.url), `${outline}\n`);
  });
});
