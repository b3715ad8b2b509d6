import { describe, expect, it } from '@jest/globals';
import { formNumber } from '../../src/pdf/form-number.js';
import { samples } from '../../tools/gallery/samples.js';
import { readPdf } from './pdf-text.js';
import { print } from './print.js';

const code = '7K3M-9QXB-2VTR-8HDW';
const all = new Map(samples().map(({ name, job }) => [name, job]));
const printed = async (name: string, host = 'liens.example.com') => {
  const { bytes } = await print({ ...all.get(name)!, verification: { code, url: `https://${host}/v/${code}` } });
  return readPdf(bytes);
};

describe('the footer of a final document', () => {
  it.each([
    ['waiver-ca-conditional-progress', '$18,500.00 · through March 31, 2026 · Form CA-8132 (07/2012)'],
    ['ca-preliminary-private', 'Form CA-PRELIMINARY-PRIVATE (07/2012)'],
    ['claim-lien-ca', 'Form CA-LIEN (07/2012)'],
    ['wa-lien-general', 'Form WA-LIEN'],
  ])('of %s names the edition of its form and its address, on every page', async (name, form) => {
    const { texts } = await printed(name);
    for (const text of texts) {
      expect(text).toContain(`Verify at liens.example.com/v/${code}`);
      expect(text).toContain(form);
    }
  });

  it('has no more pages than without the code', async () => {
    for (const name of ['az-mail-pack', 'claim-demand-formal', 'pay-application-packet', 'forty-parties']) {
      const { pageCount } = await print(all.get(name)!);
      expect((await printed(name)).texts).toHaveLength(pageCount);
    }
  });

  it('keeps the address whole, and shortens what is beside it', async () => {
    const { texts } = await printed('waiver-ca-conditional-progress', `${'long.'.repeat(10)}example.com`);
    expect(texts[0]).toContain(`/v/${code}`);
    expect(texts[0]).toContain('…');
  });
});

describe('the number of a form', () => {
  it.each([
    ['ca-8132', '2012-07-01', 'Form CA-8132 (07/2012)'],
    ['tx-lien-2022', '2022-01-01', 'Form TX-LIEN (01/2022)'],
    ['il-lien-general', '0001-01-01', 'Form IL-LIEN'],
    ['az-lien', null, 'Form AZ-LIEN'],
    ['generic-lien', '2020-01-01', null],
  ])('%s since %s is %s', (form, since, number) => {
    expect(formNumber(form, since)).toBe(number);
  });
});
