/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { print } from '../../src/pdf/print.js';
import type { RenderedPdf, RenderJob } from '../../src/pdf/render-job.js';
import { seal } from '../../src/pdf/seal/seal.js';
import { assembled } from '../../tools/gallery/assembled.js';
import { asIssued } from '../../tools/gallery/issued.js';
import { type Sample, samples } from '../../tools/gallery/samples.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { archivalFaults } from './archival/faults.js';
import { readPdf } from './pdf-text.js';
import { claims, faultsOf } from './tagging/faults.js';
import { readTagged } from './tagging/read.js';

async function issued(job: RenderJob): Promise<RenderedPdf> {
  const pdf = await print(job);
  return job.sealAt ? { ...pdf, ...(await seal(pdf.bytes, 'made', job.sealAt))! } : pdf;
}

async function bookmarks(bytes: Uint8Array): Promise<string[]> {
  const document = await openFile(bytes);
  const all = await document.getOutline();
  await document.loadingTask.destroy();
  return all.flatMap(({ title, items }) => [title, ...items.map((item) => `- ${item.title}`)]);
}

describe('the gallery', () => {
  const documents = samples();
  const shown = new Map<string, Sample>();
  beforeAll(async () => {
    for (const sample of await assembled(documents, issued)) shown.set(sample.name, sample);
  });

  it('has a document with exhibits, a bundle for a court, and a signed waiver with its evidence', () => {
    expect([...shown.keys()]).toEqual([
      'exhibits-claim-lien-az',
      'bundle-claim-lien-az',
      'signature-certificate-waiver-ca',
    ]);
    const names = [...documents.map(({ name }) => name), ...shown.keys()];
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(['exhibits-claim-lien-az', 'bundle-claim-lien-az', 'signature-certificate-waiver-ca'])(
    'has a code in the footer, tags and a seal for %s',
    async (name) => {
      const job = asIssued(shown.get(name)!);
      const { bytes } = await issued(job);
      const { texts } = await readPdf(bytes);
      expect(texts.join(' ')).toContain(`/v/${job.verification!.code}`);
      expect(faultsOf(await readTagged(bytes))).toEqual([]);
      const [found] = signaturesOf(bytes);
      verifySignature(found!.cms, found!.covered);
    },
  );

  it('has slip sheets before the exhibits, and bookmarks for them and for the parts of the bundle', async () => {
    const lien = await issued(asIssued(shown.get('exhibits-claim-lien-az')!));
    const titles = [
      'Exhibit A: Preliminary twenty day notice',
      'Exhibit B: Mailing record and declaration',
      'Exhibit C: Contract of January 30, 2026',
      'Exhibit D: Photograph of the stairs',
    ];
    expect((await bookmarks(lien.bytes)).slice(1)).toEqual(titles);
    const { texts } = await readPdf(lien.bytes);
    expect(lien.exhibits.map(({ letter, page }) => texts[page - 1]!.includes(`EXHIBIT ${letter}`))).toEqual(
      Array(4).fill(true),
    );
    const said = texts.flatMap((text) => /(\d+ pages follow|One page follows)\./.exec(text)?.[1] ?? []);
    expect(said).toEqual(
      lien.exhibits.map(({ pageCount }) => (pageCount === 1 ? 'One page follows' : `${pageCount} pages follow`)),
    );
    expect(texts.filter((text) => /^EXHIBIT [A-D]/.test(text.trim()))).toHaveLength(4);
    const bundle = await issued(asIssued(shown.get('bundle-claim-lien-az')!));
    expect(await bookmarks(bundle.bytes)).toEqual([
      'Contents',
      'Notice and Claim of Lien',
      ...titles.map((title) => `- ${title}`),
      'Mailing record',
      'Return receipt',
      'Extract of the audit log',
    ]);
  });

  it('names a document with appended files archival only where each of them is', async () => {
    const named = async (name: string) => {
      const { bytes } = await issued(asIssued(shown.get(name)!));
      const found = claims(await readTagged(bytes));
      if (found.length > 0) expect(await archivalFaults(bytes)).toEqual([]);
      return found;
    };
    expect(await named('signature-certificate-waiver-ca')).toEqual(['PDF/A-3a', 'PDF/UA-1', 'extension schema']);
    // The contract has a font that is not embedded.
    for (const name of ['exhibits-claim-lien-az', 'bundle-claim-lien-az']) expect(await named(name)).toEqual([]);
  });

  it('has the evidence of the signature as files inside the waiver, with the code that its pages have', async () => {
    const job = asIssued(shown.get('signature-certificate-waiver-ca')!);
    const { bytes } = await issued(job);
    const document = await openFile(bytes);
    const files = await document.getAttachments();
    await document.loadingTask.destroy();
    expect([...(files?.keys() ?? [])].sort()).toEqual(['signature-evidence.json', 'signed-content.json']);
    const evidence = job.attachments!.find(({ name }) => name === 'signature-evidence.json')!;
    expect(JSON.parse(evidence.text)).toMatchObject({ waiver: { verification_code: job.verification!.code } });
  });

  it('has a code of its own for each final document, and none for previews and covers', () => {
    const codes = documents.map((sample) => ({ sample, code: asIssued(sample).verification?.code }));
    const without = codes.filter(({ code }) => code === undefined).map(({ sample }) => sample.name);
    expect(without.filter((name) => !name.startsWith('preview-'))).toEqual(['cover-page']);
    const given = codes.flatMap(({ code }) => code ?? []);
    expect(new Set(given).size).toBe(given.length);
  });
});

function openFile(bytes: Uint8Array) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}
