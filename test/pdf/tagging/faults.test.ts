/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { print } from '../../../src/pdf/print.js';
import { samples } from '../../../tools/gallery/samples.js';
import { unpacked } from '../unpacked.js';
import { readContent } from './content.js';
import { claims, faultsOf } from './faults.js';
import { readTagged } from './read.js';

/**
 * The checks of the tags must find what they are for: one entry of a good file is changed at a time. The last heading in the file is the
 * first that is read.
 */
describe('a file that is tagged wrongly', () => {
  let good: string;
  beforeAll(async () => {
    const { job } = samples().find(({ name }) => name === 'pay-application-packet')!;
    const verification = { code: '7K3M-9QXB-2VTR-8HDW', url: 'https://liens.example.com/v/7K3M-9QXB-2VTR-8HDW' };
    good = await unpacked((await print({ ...job, verification })).bytes);
  });

  it.each<[string, RegExp, string, string]>([
    ['does not say that it is tagged', /\/Marked true/, '/Marked null', 'it does not say that it is tagged'],
    ['has no language', /\/Lang /, '/Lung ', 'it has no language'],
    ['has no title in its window', /\/DisplayDocTitle true/, '/DisplayDocTitle null', 'a window shows its file name'],
    ['skips a level of headings', /\/S \/H2(?![\s\S]*\/S \/H2)/, '/S /H3', 'a heading of level 3 after one of level 1'],
    [
      'begins below the first level',
      /\/S \/H1(?![\s\S]*\/S \/H1)/,
      '/S /H2',
      'a heading of level 2 after one of level 0',
    ],
    ['has a header cell without a scope', /\/Scope /, '/Scopf ', 'has no scope'],
    ['has a row that is too short', /\/ColSpan 2/, '/ColSpan 1', 'has rows of different lengths'],
    ['has a cell outside of a row', /\/S \/TR/, '/S /P ', 'has a TD'],
    ['has a picture without words', /\/Alt \(/, '/Alu (', 'has no alternative text'],
    ['has a picture without a place', /\/BBox /, '/BBux ', 'has no place on its page'],
    ['has an element of another parent', /\/S \/P\n\/P \d/, '/S /P\n/P 9', 'does not name the element above it'],
    ['reads a text twice and another never', /\/K \[1\]/, '/K [2]', 'and the tree reads 0,2,2'],
    ['has another element in its ParentTree', /\/Nums \[0 \[\d/, '/Nums [0 [9', 'the ParentTree has other elements'],
    ['is gone through in another order by the Tab key', /\/Tabs \/S/, '/Tabs /R', 'the Tab key does not follow'],
  ])('is found because it %s', async (_name, pattern, replacement, fault) => {
    const [found] = pattern.exec(good) ?? [];
    expect(found).toHaveLength(replacement.length);
    const faults = faultsOf(await readTagged(Buffer.from(good.replace(pattern, replacement), 'latin1')));
    expect(faults.join('\n')).toContain(fault);
  });

  it('has no faults before it is changed', async () => {
    const pdf = await readTagged(Buffer.from(good, 'latin1'));
    expect(faultsOf(pdf)).toEqual([]);
    expect(claims(pdf)).toHaveLength(3);
  });

  it('does not count as archival without its claims', async () => {
    const silent = good
      .replace('<pdfaid:conformance>A', '<pdfaid:conformance>B')
      .replace('<pdfuaid:part>1', '<pdfuaid:part>x');
    expect(claims(await readTagged(Buffer.from(silent, 'latin1')))).toEqual(['PDF/A-3b', 'extension schema']);
  });
});

describe('what a page draws', () => {
  it.each([
    ['BT (words) Tj ET', 'painted outside of marked content: Tj'],
    ['/P <</MCID 0>> BDC /Artifact BMC 0 0 m S EMC EMC', 'a sequence inside a sequence: Artifact'],
    ['/P BMC (a) Tj EMC', 'neither numbered nor an artifact: P'],
    ['/P <</MCID 0>> BDC (a) Tj', 'a sequence that does not end: P'],
    ['q EMC Q', 'the end of a sequence that did not begin'],
  ])('is wrong in %s', (stream, fault) => {
    expect(readContent(stream).faults).toContain(fault);
  });

  it('is right when each operator that paints is in one sequence', () => {
    const stream =
      'q 1 0 0 1 0 0 cm /P <</MCID 0>> BDC BT <00> Tj (a \\) b) Tj ET EMC /Artifact BMC 0 0 m 1 1 l S EMC Q';
    expect(readContent(stream)).toEqual({
      sequences: [
        { tag: 'P', mcid: 0 },
        { tag: 'Artifact', mcid: null },
      ],
      faults: [],
    });
  });
});
