/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { actions, activeContentOf, activeFiles, pdfWith } from './active-content.js';
import { exhibitOf, lienWith } from './exhibits.js';

/** Of the document itself: the metadata of its catalog, which names the format. */
const own = new Set(['Type Metadata']);
const files = activeFiles();

describe('what an uploaded PDF does', () => {
  it('is known to these tests: all types of actions, and nothing in a page that only draws', async () => {
    expect(Object.keys(actions)).toHaveLength(20);
    expect(await activeContentOf(pdfWith({}))).toEqual([]);
    expect((await print(lienWith([]))).bytes.length).toBeGreaterThan(0);
    expect(await activeContentOf((await print(lienWith([]))).bytes, own)).toEqual([]);
  });

  it.each(files)('is found where it is uploaded: %s', async (_name, file) => {
    expect(await activeContentOf(file)).not.toEqual([]);
  });

  const batches = Array.from({ length: Math.ceil(files.length / 20) }, (_, index) => [index] as const);
  it.each(batches)('is not in the document that appends it: part %s', async (index) => {
    const batch = files.slice(index * 20, index * 20 + 20);
    const { bytes } = await print(lienWith(batch.map(([title, file]) => ({ exhibit: exhibitOf(title), bytes: file }))));
    expect(await activeContentOf(bytes, own)).toEqual([]);
    expect(bytes.includes('attacker.example')).toBe(false);
  });
});
