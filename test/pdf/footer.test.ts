/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { formNumber } from '../../src/pdf/form-number.js';
import { print } from '../../src/pdf/print.js';
import { samples } from '../../tools/gallery/samples.js';
import { readPdf } from './pdf-text.js';

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
    ['wa-lien-general', 'Form WA-LIEN (rev. 11/2026)'],
    ['claim-demand-formal', 'Form DEMAND-FORMAL (rev. 11/2026)'],
    ['generic-preliminary-amended', 'Form PRELIMINARY (rev. 11/2026)'],
    ['pay-application-packet', 'Form PAY-APPLICATION (rev. 11/2026)'],
    ['pay-application-sheet', 'Form PAY-APPLICATION-SHEET (rev. 11/2026)'],
  ])('names on %s the edition of its form and its address, on every page', async (name, form) => {
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

  it('keeps the address, the form and what distinguishes the document whole, in two lines or three', async () => {
    const form = 'Form NV-UNCONDITIONAL-PROGRESS (rev. 11/2026)';
    const long = `${'long.'.repeat(6)}example.com`;
    for (const [host, end] of [
      ['liens.example.com', `Verify at liens.example.com/v/${code} $18,500.00 · ${form}`],
      [long, `Verify at ${long}/v/${code} $18,500.00\n${form}`],
    ] as const) {
      const { texts } = await printed('waiver-nv-unconditional-progress', host);
      expect(texts[0]).toContain(end);
    }
  });

  it('has the whole title, in two lines if one is too short', async () => {
    const { texts, pages } = await printed('in-lien-general');
    const title = 'Sworn Statement and Notice of Intention to Hold Mechanic’s Lien';
    for (const text of texts) {
      const flat = text.replace(/\s+/g, ' ');
      expect(flat.slice(flat.indexOf('No. N-260615-BAY001', flat.length - 260))).toContain(title);
    }
    expect(Math.max(...pages.flat().map(({ y }) => y))).toBeLessThan(792 - 12);
  });

  it.each([
    ['claim-lien-va', 'Memorandum for Mechanic’s Lien', 'Form VA-LIEN'],
    ['nv-release-partial', 'Partial Discharge or Release of Notice of Lien', 'Form NV-RELEASE-PARTIAL'],
  ])('has the title and the form, in three lines if two are too short: %s', async (name, title, form) => {
    const { texts, pages } = await printed(name);
    for (const text of texts) {
      const flat = text.replace(/\s+/g, ' ');
      const footer = flat.slice(flat.lastIndexOf(' No. N-260615-BAY001'));
      expect(footer).toContain(title);
      expect(footer).toContain(form);
    }
    expect(Math.max(...pages.flat().map(({ y }) => y))).toBeLessThan(792 - 12);
  });

  it('has the form in a line of its own beside an address that takes the whole second one', async () => {
    const { texts } = await printed('waiver-ca-conditional-progress', `${'long.'.repeat(16)}example.com`);
    expect(texts[0]).toContain(`/v/${code}`);
    expect(texts[0]).toContain('Form CA-8132 (07/2012)');
  });
});

describe('a footer with long names', () => {
  const latin =
    'Delmar Structural Steel and Miscellaneous Metals Fabricators of the Greater Chesapeake Region, '.repeat(3);
  const names = {
    latin: latin.slice(0, 255).trim(),
    wide: 'W'.repeat(255),
    chinese: '建築鋼構'.repeat(64).slice(0, 255),
  };
  const project =
    'Renovation of the Old Customs Building and Extension of the Harbor Point Parking Structure, Phase Two';
  const flat = (text: string) => text.replace(/[\s\u200B\u00AD]+/g, '');
  const withName = (name: string, long: string) => {
    const job = structuredClone(all.get(name)!);
    const model = job.model as unknown as Record<string, { name: string }>;
    for (const key of ['claimant', 'applicant', 'sender', 'organization']) if (model[key]) model[key].name = long;
    if (model.project) model.project.name = project;
    return { ...job, verification: { code, url: `https://liens.example.com/v/${code}` } };
  };

  it.each([
    ['waiver-unconditional-progress', 'latin', [project]],
    ['ca-preliminary-private', 'latin', []],
    ['ca-preliminary-private', 'chinese', []],
    ['claim-demand-formal', 'wide', [project]],
    ['pay-application-packet', 'chinese', [project]],
    ['pay-application-packet', 'latin', [project]],
    ['credit-statement', 'wide', []],
    ['proof-of-service', 'latin', []],
  ] as const)('has them in %s (%s) whole on every page, below the text', async (document, kind, others) => {
    const { pages } = await readPdf((await print(withName(document, names[kind]))).bytes);
    for (const texts of pages) {
      const number = texts.find(({ text }) => /Page \d+ of \d+$/.test(text))!;
      const footer = texts.filter(({ y }) => y > number.y - 3);
      const inOrder = flat(
        footer
          .filter(({ x }) => x < number.x)
          .map(({ text }) => text)
          .join(''),
      );
      for (const name of [names[kind], ...others]) expect(inOrder).toContain(flat(name));
      expect(footer.map(({ text }) => text).join('')).not.toContain('…');
      const height = document === 'pay-application-packet' && number.x > 612 ? 612 : 792;
      expect(Math.max(...footer.map(({ y }) => y))).toBeLessThan(height - 12);
    }
  });
});

describe('the number of a form', () => {
  it.each([
    ['ca-8132', '2012-07-01', 'CA-8132 (07/2012)'],
    ['tx-lien-2022', '2022-01-01', 'TX-LIEN (01/2022)'],
    ['il-lien-general', '0001-01-01', 'IL-LIEN (rev. 11/2026)'],
    ['az-lien', null, 'AZ-LIEN (rev. 11/2026)'],
    ['va-lien-general-contractor', null, 'VA-LIEN-GC (rev. 11/2026)'],
    ['generic-lien', null, 'LIEN (rev. 11/2026)'],
  ])('%s since %s is %s', (form, since, number) => {
    expect(formNumber(form, since)).toBe(number);
  });
});
