/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { print } from '../../../src/pdf/print.js';
import { seal } from '../../../src/pdf/seal/seal.js';
import { attachEvidence } from '../../../src/services/waiver/evidence.js';
import { samples } from '../../../tools/gallery/samples.js';
import { unpacked } from '../unpacked.js';
import { signature } from '../waiver-signature.fixture.js';
import { archivalFaults } from './faults.js';

/**
 * The checks of an archival file must find what they are for: one thing in a good file is changed at a time. `tagging/tagged.test.ts`
 * runs them for every document of the gallery.
 */
describe('a file that is not archival', () => {
  let good: string;
  beforeAll(async () => {
    const { job } = samples().find(({ name }) => name === 'waiver-ca-signed')!;
    if (job.template !== 'waiver') throw new Error('The sample is no waiver.');
    const code = '7K3M-9QXB-2VTR-8HDW';
    const verification = { code, url: `https://liens.example.com/v/${code}` };
    const { signature: block, attachments } = attachEvidence('waiver', job.model, signature('CA'), verification);
    const whole = { ...job, model: { ...job.model, signature: block }, attachments, verification };
    const plain = Buffer.from(await unpacked((await print(whole)).bytes, { streams: true }), 'latin1');
    good = (await seal(plain, 'made', '2026-03-04T09:15:00Z'))!.bytes.toString('latin1');
  });

  it('has no faults before it is changed', async () => {
    expect(await archivalFaults(Buffer.from(good, 'latin1'))).toEqual([]);
  });

  it.each<[string, RegExp, string, string]>([
    ['has no comment of bytes in its header', /\n%[\x80-\xff]{4}/, '\n%abcd', 'no comment of four bytes'],
    ['has something after its end', /%%EOF\n$/, '%%EOFx', 'after its end'],
    ['has a trailer without an identifier', /\/ID \[/, '/Ix [', 'a trailer has no identifier'],
    ['has trailers with different identifiers', /\/ID \[<\w{6}/, '/ID [<000000', 'different identifiers'],
    ['runs something when it is opened', /\/ViewerPreferences/g, '/OpenAction       ', 'its catalog has OpenAction'],
    ['does not define its colors', /\/OutputIntents/g, '/OutputIntenst', 'does not define its colors'],
    ['defines colors of a printer', /mntrRGB /, 'mntrCMYK', 'color profile is not one of a device with RGB'],
    ['has metadata that are no XML', /<\/pdfaid:part>/, '<\\pdfaid:part>', 'its metadata are not XML'],
    [
      'does not say that it is archival',
      /<pdfaid:part>3<\/pdfaid:part>/,
      '<pdfaxx:part>3</pdfaxx:part>',
      'no pdfaid:part',
    ],
    ['has data in another file', /\/N 3\n/, '/F 3\n', 'a stream has F'],
    ['has an action', /\/Type \/OutputIntent\n/, '/Type /Action      \n', 'it has an action'],
    ['changes colors for a printer', /\/CA 1(?=\s)/, '/TR 1', 'a graphics state has TR'],
    ['hides its seal', /\/F 132/, '/F 134', 'an annotation is not printed'],
    ['has a field without words', /\/TU \(/, '/TV (', 'the field Seal has no words'],
    [
      'has a file of no kind',
      /\/AFRelationship \/Data/,
      '/AFRelationshix /Data',
      'has no relationship to the document',
    ],
    ['has a file that belongs to nothing', /\/AF \[/g, '/AG [', 'is not associated with the document'],
    [
      'has a file without a media type',
      /\/Subtype \/application#2Fjson/,
      '/Subtxpe /application#2Fjson',
      'has no media type',
    ],
    ['has a file without a description', /\/Desc \(/, '/Desd (', 'has no description'],
    ['has an operator of another format', /\nBT\n/, '\nBX\n', 'has the unknown operator BX'],
    ['paints a path that is not there', /\nBT\n/, '\nf \n', 'paints a path that is not there: f'],
    ['has colors of a printer', /\/DeviceRGB cs/, '/DeviceCMY cs', 'has the color space /DeviceCMY'],
    ['prints in a font that it does not have', /\/F1 (\d+) Tf/, '/F9 12 Tf', 'uses /F9, which it does not have'],
    ['does not restore a graphics state', /\nQ\n/, '\nq\n', 'keeps a graphics state that it does not restore'],
    ['has a font that is not embedded', /\/FontFile2/, '/FontFilx2', 'is not embedded'],
    ['does not say where a font ends', /\/Length1 \d/, '/Length1 9', 'does not state its length'],
    ['has a glyph of another width', /\/W \[0 \[\d{3}/, '/W [0 [123', 'has another width for glyph 0'],
    ['has a font without texts', /\/ToUnicode/, '/ToUnicodx', 'has no text for glyph'],
    ['reads a glyph as no character', /\[<fffd> <[0-9a-f]{4}>/, '[<fffd> <0000>', 'reads glyph 1 as no character'],
    ['reads a glyph as one of its own', /\[<fffd> <[0-9a-f]{4}>/, '[<fffd> <e000>', 'has no text for glyph 1'],
    ['prints the glyph of missing characters', /\[<0001/, '[<0000', 'prints a character that it lacks'],
  ])('is found because it %s', async (_name, pattern, replacement, fault) => {
    const [found] = pattern.exec(good) ?? [];
    expect(found).toHaveLength(replacement.length);
    const faults = await archivalFaults(Buffer.from(good.replace(pattern, replacement), 'latin1'));
    expect(faults.join('\n')).toContain(fault);
  });
});
