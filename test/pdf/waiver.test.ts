/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { waiverTypes } from '../../src/domain/vocabulary.js';
import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import type { WaiverFacts } from '../../src/domain/waiver/facts.js';
import { formStates } from '../../src/domain/waiver/forms.js';
import type { SignatureBlock } from '../../src/domain/waiver/signature.js';
import { print } from '../../src/pdf/print.js';
import { paymentStatement, waiverFacts } from '../domain/waiver/waiver-facts.fixture.js';
import { expectGolden } from './golden.js';
import { operationsOf } from './operators.js';
import { expectTidy } from './page-frame.js';
import { readPdf } from './pdf-text.js';
import { png } from './png.js';
import { unpacked } from './unpacked.js';
import { completeWaiver, goldenWaivers, waiverFormsOf, waiverJob } from './waiver-jobs.js';
import { signature } from './waiver-signature.fixture.js';

const typed = signature();

async function printed(
  facts: WaiverFacts,
  {
    signed = null,
    image = null,
    preview = false,
  }: { signed?: SignatureBlock | null; image?: string | null; preview?: boolean } = {},
) {
  const { bytes, pageCount } = await print(waiverJob(facts, signed, { image, preview }));
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pageCount);
  expectTidy(pdf);
  return { ...pdf, bytes };
}

describe('a printed waiver', () => {
  it.each(Object.entries(goldenWaivers))('matches the golden text %s', async (name, [facts, signed]) => {
    const { texts } = await printed(facts, { signed });
    expectGolden(name, texts);
    expect(texts).toHaveLength(signed ? 2 : 1);
  });

  it('names the state on the general form, and no statute', async () => {
    for (const [facts] of Object.values(goldenWaivers)) {
      const text = (await printed(facts)).texts.join('\n').replace(/\s+/g, ' ');
      if (buildWaiverDocument(facts).form) continue;
      expect(text).toContain('State of Illinois');
      expect(text).not.toMatch(/general form|own words|§/i);
    }
  });

  it('has the same bytes for the same waiver, and identifies it in the file’s metadata', async () => {
    const [first, second] = [await printed(waiverFacts()), await printed(waiverFacts())];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.info).toMatchObject({
      Title: 'Conditional Waiver and Release on Progress Payment: Harbor View Apartments',
      Author: 'Bayside Steel Works, Inc., Structural Division',
      Keywords: expect.stringMatching(/^W-[0-9A-F]{10}, ca-8132, CA, BS-2044, HV-114$/),
    });
  });

  it('is marked as a preview only if it is one', async () => {
    expect((await printed(waiverFacts(), { preview: true })).texts.join()).toContain('PREVIEW — NOT FOR SIGNATURE');
    expect((await printed(waiverFacts())).texts.join()).not.toContain('PREVIEW');
  });

  it.each(['AZ', 'FL'])('has no line below the space after the last word of a line: %s', async (state) => {
    const { bytes, pages } = await printed(waiverFormsOf(state)[0]!);
    const lines = [...operationsOf(await unpacked(bytes, { streams: true }))]
      .filter(({ operator }) => operator === 're')
      .map(({ operands }) => operands.slice(-4).map(Number) as [number, number, number, number])
      .filter(([, , width, height]) => height < 1 && width < 500);
    expect(lines.length).toBeGreaterThan(4);
    for (const [x, y, width] of lines) {
      const beside = pages[0]!.filter((text) => Math.abs(text.y - y) < 4);
      const ends = beside.map(({ text, x, width, size }) => x + width - (text.endsWith(' ') ? size / 4 : 0));
      expect(x + width).toBeLessThan(Math.max(...ends) + 0.7);
    }
  });

  it('has amounts under each other in the account of Massachusetts', async () => {
    const { pages } = await printed(waiverFormsOf('MA')[0]!);
    const amounts = ['$125,000.00', '$5,000.00', '$1,250.00'].map(
      (text) => pages[0]!.find((item) => item.text === text)!,
    );
    const ends = amounts.map(({ x, width }) => x + width);
    for (const end of ends) expect(end).toBeCloseTo(ends[0]!, 0);
  });

  it('shows a drawn signature as an image', async () => {
    const drawn = { ...typed, method: 'drawn' } as const;
    const image = `data:image/png;base64,${png(40, 12, 6).toString('base64')}`;
    const withImage = await printed(waiverFacts(), { signed: drawn, image });
    expect(withImage.bytes.toString('latin1')).toMatch(/\/Subtype \/Image[\s\S]*?\/Width 40/);
    expect(withImage.texts.at(-1)).toContain('Drawn by hand');
    expect((await printed(waiverFacts(), { signed: typed })).bytes.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('has a signature certificate on a page of its own only if it is signed, and no evidence on its face', async () => {
    for (const state of ['CA', 'GA', 'IL']) {
      const facts = waiverFacts({ waiver: { state } });
      const [face, certificate, ...more] = (await printed(facts, { signed: signature(state) })).texts;
      expect(more).toEqual([]);
      expect(face).not.toMatch(/SHA-256|IP address|203\.0\.113\.7|electronically/);
      expect(certificate).toMatch(/^SIGNATURE CERTIFICATE/);
      expect(certificate).toContain('203.0.113.7');
      expect(certificate).toContain('Chrome 130 on macOS');
      expect(certificate).not.toContain('Mozilla');
      expect(/Witness/i.test(certificate!)).toBe(['GA', 'MA'].includes(state));
      expect((await printed(facts)).texts.join()).not.toMatch(/certificate|SHA-256/i);
    }
  });

  it('has the times of its signature in UTC and in the time of the state', async () => {
    const certificate = async (state: string) =>
      (await printed(waiverFacts({ waiver: { state } }), { signed: signature(state) })).texts
        .at(-1)!
        .replace(/\s+/g, ' ');
    expect(await certificate('CA')).toContain('April 2, 2026, 17:05:09 UTC (April 2, 2026, 10:05:09 AM PDT)');
    expect(await certificate('AZ')).toContain('April 1, 2026, 22:14:30 UTC (April 1, 2026, 3:14:30 PM MST)');
  });

  it('has a notary block only if the form has one or it is requested', async () => {
    for (const state of ['MS', 'WY']) {
      expect((await printed(waiverFacts({ waiver: { state } }))).texts.join()).toMatch(
        /NOTARY PUBLIC|Notarial officer/,
      );
    }
    for (const state of ['CA', 'AZ', 'NV', 'TX', 'UT', 'MI', 'FL', 'GA', 'IL']) {
      expect((await printed(waiverFacts({ waiver: { state } }))).texts.join()).not.toMatch(/notary/i);
    }
  });

  it.each(['IL', 'CA', 'GA', 'MI', 'MS', 'NV', 'WY'])(
    'keeps very long names within the margins in %s',
    async (state) => {
      const long = (letter: string) => `${letter.repeat(250)} ${letter.repeat(4)}`;
      const { pages } = await printed(waiverFacts({ division: { name: long('W') }, waiver: { state } }), {
        signed: { ...signature(state), name: long('M'), title: long('Z') },
      });
      for (const { x, width } of pages.flat()) {
        expect(x).toBeGreaterThanOrEqual(54 - 0.5);
        expect(x + width).toBeLessThanOrEqual(612 - 54 + 0.5);
      }
    },
  );

  it('shows the period, the time, the payment method and the parties if they are given', async () => {
    const { parties } = waiverFacts();
    const id = (role: string) => parties.find((party) => party.role === role)!.id;
    const waiver = {
      state: 'IL',
      throughTime: '17:05',
      paymentPeriodFrom: '2026-03-01',
      paymentMethod: 'wire',
      gcPartyId: id('general_contractor'),
      lenderPartyId: id('lender'),
    } as const;
    const text = (await printed(waiverFacts({ waiver }))).texts.join('\n').replace(/\s+/g, ' ');
    for (const said of [
      'March 1, 2026 to March 31, 2026',
      'March 31, 2026, 5:05 p.m.',
      'Wire transfer',
      'Paid by',
      'Paid to',
      'General contractor',
      'First Pacific Bank',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/maker of check/i);
    const midnight = await printed(waiverFacts({ waiver: { state: 'IL', throughTime: '00:00' } }));
    expect(midnight.texts.join().replace(/\s+/g, ' ')).toContain('March 31, 2026, 12:00 a.m.');
  });

  it('has the account of the payment in Massachusetts only', async () => {
    const account = async (state: string) =>
      (await printed(waiverFacts({ waiver: { state, paymentStatement, disputedAmount: '400.00' } }))).texts
        .join('\n')
        .replace(/\s+/g, ' ');
    const text = await account('MA');
    for (const line of [
      '1. Original Contract Amount: $125,000.00',
      '3. Adjusted Contract Amount: (line 1 plus 2) $130,000.00',
      '6. Total Payable to Date: (line 4 less line 5) $54,000.09',
      '8. Current Amount Due: (line 6 less line 7) $18,000.09',
      '9. Pending Change Orders: $1,250.00',
      '10. Disputed Claims: $400.00',
      '(b) subordinate any and all liens and right of lien',
      'Signed under the penalties of perjury',
    ]) {
      expect(text).toContain(line);
    }
    expect(await account('CA')).not.toContain('Original Contract Amount');
  });

  it('has a line for the witness to sign in Georgia, and the name of the witness below it', async () => {
    expect((await printed(waiverFacts({ waiver: { state: 'GA' } }))).texts.join()).toContain('(WITNESS)');
    expect((await printed(waiverFacts())).texts.join()).not.toMatch(/witness/i);
    const [face, certificate] = (
      await printed(waiverFacts({ waiver: { state: 'GA' } }), { signed: signature('GA') })
    ).texts.map((text) => text.replace(/\s+/g, ' '));
    expect(face).toContain('(WITNESS) Ida Bloom 12 Peachtree St, Atlanta, GA 30303 (ADDRESS)');
    expect(certificate).toContain('WITNESS Named by the signer Ida Bloom, 12 Peachtree St, Atlanta, GA 30303');
    expect(certificate).toContain('The witness signs the form by hand');
  });

  it.each(['MS', 'WY', 'IL'])(
    'leaves the certificate of the notary blank in %s, and names the notary apart from the signer',
    async (state) => {
      const notary = { ...signature('MS').notary!, state: state === 'IL' ? 'IL' : state };
      const texts = (await printed(waiverFacts({ waiver: { state } }), { signed: { ...typed, notary } })).texts.map(
        (text) => text.replace(/\s+/g, ' '),
      );
      const certificate = texts.pop();
      const face = texts.join();
      expect(face).not.toMatch(/Pat Lindqvist|104477|June 30, 2028|in person/);
      const [signer, apart] = certificate!.split(' NOTARY ');
      expect(signer).not.toContain('Pat Lindqvist');
      expect(apart).toContain(
        'Named by the signer Pat Lindqvist, commission No. 104477, commission expires June 30, 2028',
      );
      expect(apart).toContain('The notary completes and signs the certificate on the form');
    },
  );

  it('has the day of the signature on its face in every state', async () => {
    for (const state of ['IL', ...formStates]) {
      for (const type of waiverTypes) {
        const signed = signature(state);
        const [face] = (await printed(completeWaiver(state, type), { signed })).texts;
        expect([state, type, face!.replace(/\s+/g, ' ')]).toEqual([
          state,
          type,
          expect.stringMatching(/April 2, 2026|2nd (day|DAY) (of|OF) April, (20)?26/),
        ]);
      }
    }
  });

  it('has the through date in its footer and its certificate only if its form has one', async () => {
    for (const state of ['IL', ...formStates]) {
      const facts = completeWaiver(state, 'conditional_progress');
      const { texts, info } = await printed(facts, { signed: signature(state) });
      const [face = '', certificate = ''] = texts.map((text) => text.replace(/\s+/g, ' '));
      const [body, footer] = face.split(' W-');
      // The end of Utah's payment period is no through date.
      const dated = /(?<! to )March 31, 2026/.test(body!);
      expect([state, 'footer', footer!.includes('through March 31, 2026')]).toEqual([state, 'footer', dated]);
      expect([state, 'certificate', certificate.includes('through March 31, 2026')]).toEqual([
        state,
        'certificate',
        dated,
      ]);
      expect([state, 'subject', String(info.Subject).includes('March 31, 2026')]).toEqual([state, 'subject', dated]);
      expect(footer).toMatch(/\$18,\d+\.\d\d · /);
    }
  });

  it('has the date of its signature once in Florida, whose form has a line for it', async () => {
    for (const type of waiverTypes) {
      const [face] = (await printed(completeWaiver('FL', type), { signed: signature('FL') })).texts;
      expect(face).toContain('DATED on April 2, 2026.');
      expect(face).not.toContain('Signed on');
    }
  });

  it('names on the general form no remedy that the state does not have', async () => {
    for (const type of waiverTypes) {
      const text = (await printed(completeWaiver('IL', type))).texts.join().replace(/\s+/g, ' ');
      expect(text).toContain('its lien, bond and other statutory payment rights and its right to payment');
      expect(text).not.toMatch(/stop (payment )?notice/);
    }
  });

  it('states below the release, and not as an exception, whether all waivers together cover all amounts due', async () => {
    const facts = waiverFacts({ waiver: { state: 'IL', retainageReserved: null } });
    const text = (await printed(facts)).texts.join().replace(/\s+/g, ' ');
    expect(text).toMatch(
      /covers all amounts due through March 31, 2026, except for the items listed under Exceptions\. .*EXCEPTIONS None\./,
    );
  });

  it('has the number and edition of its form on its certificate, as in the footer', async () => {
    const form = async (state: string) =>
      /Form (\S+ \([^)]*\)) Claimant/.exec(
        (await printed(waiverFacts({ waiver: { state } }), { signed: signature(state) })).texts[1]!.replace(
          /\s+/g,
          ' ',
        ),
      )?.[1];
    expect(await form('IL')).toBe('CONDITIONAL-PROGRESS (rev. 11/2026)');
    expect(await form('CA')).toBe('CA-8132 (07/2012)');
  });

  it('has the date of the application for payment in Massachusetts', async () => {
    const text = async (applicationDate: string | null) =>
      (await printed(waiverFacts({ waiver: { state: 'MA', paymentStatement, applicationDate } }))).texts
        .join()
        .replace(/\s+/g, ' ');
    expect(await text('2026-04-01')).toContain('application for payment dated April 1, 2026 does hereby');
    expect(await text(null)).toMatch(/application for payment dated _{8,} does hereby/);
  });
});
