/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import type { BundleModel } from '../../../src/domain/bundle/model.js';
import type { Exhibit } from '../../../src/domain/exhibit/exhibit.js';
import { print } from '../../../src/pdf/print.js';
import { seal } from '../../../src/pdf/seal/seal.js';
import { addTimeStamp, digestToStamp } from '../../../src/pdf/seal/time-stamp.js';
import { claimFacts } from '../../domain/claim-document/claim-facts.fixture.js';
import { archivalFaults } from '../archival/faults.js';
import { claimJob } from '../claim-jobs.js';
import { inheritingPdf } from '../hand-made-pdf.js';
import { noticeJob } from '../notice-jobs.js';
import { png } from '../png.js';
import { claims, faultsOf } from './faults.js';
import { outlineOf } from './outline.js';
import { readTagged } from './read.js';
import { readTexts } from './texts.js';

const exhibit = (title: string, mimeType: Exhibit['mimeType']): Exhibit => ({
  title,
  kind: 'contract',
  mimeType,
  sha256: title,
  pageCount: 1,
});

function lienWith(files: [exhibit: Exhibit, bytes: Uint8Array][]) {
  const facts = { ...claimFacts({ claim: { state: 'NC' } }), exhibits: files.map(([each]) => each) };
  return { ...claimJob('mechanics_lien', facts), files: files.map(([, bytes]) => bytes) };
}

async function outline(bytes: Uint8Array): Promise<string[]> {
  const pdf = await readTagged(bytes);
  expect(faultsOf(pdf)).toEqual([]);
  return outlineOf(pdf.root[0]!, await readTexts(bytes)).split('\n');
}

describe('the tags of a document with files of others', () => {
  it('have each file in the section of its exhibit, a page as a paragraph and a picture as a figure', async () => {
    const job = lienWith([
      [exhibit('Contract', 'application/pdf'), inheritingPdf(['First', 'Second'], { box: '[0 0 595 842]' })],
      [exhibit('Photograph', 'image/png'), png(40, 20, 2)],
    ]);
    const { bytes } = await print(job);
    const lines = await outline(bytes);
    expect(lines.slice(lines.indexOf('    H1: EXHIBIT A'))).toEqual([
      '    H1: EXHIBIT A',
      '    P: Contract',
      expect.stringMatching(/^ {4}P: to Claim of Lien/),
      '    P: One page follows.',
      '    P: First',
      '    P: Second',
      '  Sect',
      '    H1: EXHIBIT B',
      '    P: Photograph',
      expect.stringMatching(/^ {4}P: to Claim of Lien/),
      '    P: One page follows.',
      '    Figure: [Exhibit B: Photograph]',
    ]);
    // The fonts and colors of others are not known.
    expect(claims(await readTagged(bytes))).toEqual([]);
    expect(bytes.toString('latin1')).not.toContain('OutputIntents');
  });

  it('are not confused with the tags of a file that has its own', async () => {
    const { bytes: own } = await print(noticeJob());
    const lines = await outline((await print(lienWith([[exhibit('Notice', 'application/pdf'), own]]))).bytes);
    expect(lines.at(-1)).toMatch(/^ {4}P: .*PRELIMINARY NOTICE.*Page 1 of 1$/);
  });

  it('are those of an archival document where all files are pictures', async () => {
    const job = lienWith([[exhibit('Photograph', 'image/png'), png(40, 20, 2)]]);
    const { bytes } = await print(job);
    const pdf = await readTagged(bytes);
    expect(claims(pdf)).toEqual(['PDF/A-3a', 'PDF/UA-1', 'extension schema']);
    expect([...faultsOf(pdf), ...(await archivalFaults(bytes))]).toEqual([]);
  });

  it('name level b where a file is archival itself, and none where it has been changed since', async () => {
    const contract = exhibit('Contract', 'application/pdf');
    const own = (await print(noticeJob())).bytes;
    const { bytes } = await print(
      lienWith([
        [contract, own],
        [exhibit('Photograph', 'image/png'), png(40, 20, 2)],
      ]),
    );
    expect(claims(await readTagged(bytes))).toEqual(['PDF/A-3b']);
    expect(await archivalFaults(bytes)).toEqual([]);
    const changed = await PDF.load(own);
    changed.getPage(0)!.drawText('Approved', { x: 100, y: 100 });
    const { bytes: other } = await print(lienWith([[contract, await changed.save()]]));
    expect(claims(await readTagged(other))).toEqual([]);
  });

  it('have the parts of a bundle in its order', async () => {
    const part = {
      mimeType: 'application/pdf',
      sha256: 'a'.repeat(64),
      pageCount: 1,
      at: '2026-03-04T09:15:00Z',
    } as const;
    const model: BundleModel = {
      about: 'Claim of Lien No. N-260610-BAY001',
      claimant: 'Bayside Steel Works, Inc.',
      project: 'Harbor View Apartments',
      parts: ['First', 'Second'].map((title) => ({ ...part, title, fileName: `${title}.pdf`, exhibits: [] })),
      notBundled: [],
      entries: [{ at: part.at, record: 'Lien', action: 'Created', by: 'Dana Whitfield', fields: ['amount'] }],
      omitted: 0,
      sandbox: false,
    };
    const files = [inheritingPdf(['One']), inheritingPdf(['Two'])];
    const job = { template: 'bundle', model, files, preview: false, generatedAt: part.at } as const;
    const lines = await outline((await print(job)).bytes);
    expect(lines.filter((line) => /^ {2}Sect|^ {4}(H1|P: (One|Two)$)/.test(line))).toEqual([
      '  Sect',
      '    H1: Document Bundle',
      '  Sect',
      '    P: One',
      '  Sect',
      '    P: Two',
      '  Sect',
      '    H1: Extract of the audit log',
    ]);
    const own = (await print(noticeJob())).bytes;
    const { bytes } = await print({ ...job, files: [own, own] });
    expect(claims(await readTagged(bytes))).toEqual(['PDF/A-3b']);
    expect(await archivalFaults(bytes)).toEqual([]);
  });
});

describe('the tags of a sealed document', () => {
  it('are those of the document: its seal and its time stamp are on no page', async () => {
    const sealed = (await seal((await print(noticeJob())).bytes, 'made', '2026-03-04T09:15:00Z'))!.bytes;
    const stamped = await addTimeStamp(sealed, Buffer.alloc(100), await digestToStamp(sealed));
    for (const bytes of [sealed, stamped]) {
      const pdf = await readTagged(bytes);
      expect([...faultsOf(pdf), ...(await archivalFaults(bytes))]).toEqual([]);
      expect(pdf.pages.flatMap(({ annotations }) => annotations)).toEqual([]);
      expect(claims(pdf)).toEqual(['PDF/A-3a', 'PDF/UA-1', 'extension schema']);
    }
  });
});
