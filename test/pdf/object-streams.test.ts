/** @sampled tests */
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { print } from '../../src/pdf/print.js';
import { seal } from '../../src/pdf/seal/seal.js';
import { samples } from '../../tools/gallery/samples.js';
import { claims, faultsOf } from './tagging/faults.js';
import { readTagged } from './tagging/read.js';
import { unpacked } from './unpacked.js';

/** A sheet of 300 lines has an element of the structure for each of its cells. */
describe('the structure of a long document', () => {
  const { job } = samples().find(({ name }) => name === 'pay-application-300-lines')!;
  let bytes: Buffer;
  beforeAll(async () => {
    ({ bytes } = await print(job));
  });

  it('takes less than half of the file that has it as plain text', async () => {
    const plain = (await unpacked(bytes)).length;
    const streams = [...bytes.toString('latin1').matchAll(/\/Type \/ObjStm/g)];
    expect(streams.length).toBeGreaterThan(10);
    expect(bytes.toString('latin1')).not.toContain('/S /TD');
    expect(bytes.length).toBeLessThan(300_000);
    expect(bytes.length).toBeLessThan(plain / 2);
  });

  it('is the same for the same job', async () => {
    expect((await print(job)).bytes.equals(bytes)).toBe(true);
  });

  it('is complete for both readers, also behind a seal', async () => {
    const sealed = (await seal(bytes, 'made', '2026-03-04T09:15:00Z'))!.bytes;
    expect(sealed.subarray(0, bytes.length).equals(bytes)).toBe(true);
    for (const file of [bytes, sealed]) {
      const pdf = await readTagged(file);
      expect(faultsOf(pdf)).toEqual([]);
      expect(claims(pdf)).toEqual(['PDF/A-3a', 'PDF/UA-1', 'extension schema']);
    }
    const read = await getDocument({ data: new Uint8Array(sealed), verbosity: 0, stopAtErrors: true }).promise;
    const tree = JSON.stringify(await (await read.getPage(read.numPages)).getStructTree());
    expect(tree.match(/"role":"TR"/g)!.length).toBeGreaterThan(5);
  });

  it('has each object where the table of the file says', () => {
    const text = bytes.toString('latin1');
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]);
    expect(text.slice(start)).toMatch(/^\d+ 0 obj\n<<\n\/Type \/XRef/);
    const from = text.indexOf('stream\n', start) + 7;
    const rows = inflateSync(bytes.subarray(from, text.indexOf('\nendstream', from)));
    expect(rows.length % 7).toBe(0);
    const wrong: number[] = [];
    let inStreams = 0;
    for (let id = 1; id < rows.length / 7; id += 1) {
      const [type, at, index] = [rows[id * 7], rows.readUInt32BE(id * 7 + 1), rows.readUInt16BE(id * 7 + 5)];
      if (type === 2) {
        inStreams += 1;
        if (index >= 200 || !text.includes(`\n${at} 0 obj\n<<\n/Type /ObjStm`)) wrong.push(id);
      } else if (!text.startsWith(`${id} 0 obj\n`, at)) wrong.push(id);
    }
    expect(wrong).toEqual([]);
    expect(inStreams).toBeGreaterThan(3_000);
  });
});
