/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { preflightClaim } from '../../src/domain/claim-document/preflight.js';
import { print } from '../../src/pdf/print.js';
import { claimFacts, escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob, goldenClaims } from './claim-jobs.js';
import { expectGolden } from './golden.js';
import { expectTidy } from './page-frame.js';
import { readFonts, readPdf } from './pdf-text.js';

const printed = async (...job: Parameters<typeof claimJob>) => {
  const { bytes, pageCount } = await print(claimJob(...job));
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pageCount);
  expectTidy(pdf);
  return { ...pdf, bytes };
};
const prints = new Map<string, ReturnType<typeof printed>>();
/** A golden claim, printed once for all tests that use it. */
const golden = (name: string) => {
  const known = prints.get(name) ?? printed(...goldenClaims[name]!);
  prints.set(name, known);
  return known;
};
const onOneLine = (texts: string[]) => texts.join('\n').replace(/\s+/g, ' ');

describe('a printed claim', () => {
  it.each(Object.entries(goldenClaims))('matches the golden text %s', async (name, [, facts]) => {
    expect(preflightClaim(facts)).toEqual([]);
    expectGolden(name, (await golden(name)).texts);
  });

  it('fits on one page if it is on a federal bond, and is sworn only if its caller asks for it', async () => {
    const [, facts] = goldenClaims['claim-bond-miller']!;
    expect((await golden('claim-bond-miller')).pages).toHaveLength(1);
    const metadata = { ...facts.claim.metadata, notary_block: 'jurat' };
    const sworn = await printed('bond_claim', { ...facts, claim: { ...facts.claim, metadata } });
    expect(onOneLine(sworn.texts)).toMatch(/AFFIDAVIT I am the Credit Manager .* Subscribed and sworn/);
    expect(onOneLine((await golden('claim-bond-miller')).texts)).not.toMatch(/AFFIDAVIT|sworn/i);
  });

  it('numbers the facts of a lien in the service’s own words, and only these', async () => {
    const general = await printed('mechanics_lien', claimFacts({ claim: { state: 'IL' } }));
    const numbers = [...general.texts.join('\n').matchAll(/^(\d+)\. (?=[A-Z])/gm)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(12);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const prescribed = await golden('claim-lien-ca');
    expect(prescribed.texts[0]).not.toMatch(/^\d+\. /m);
  });

  it('leaves the address windows of a mailed page empty for the carrier', async () => {
    for (const name of ['claim-demand-formal', 'claim-stop-owner-ca', 'claim-bond-miller', 'claim-forty-parties']) {
      const { pages } = await golden(name);
      expect(pages[0]!.filter(({ x, y }) => x < 4.65 * 72 && y < 2.84 * 72)).toEqual([]);
    }
  });

  it('leaves the top three inches to the recorder, with the return address in their left half', async () => {
    for (const name of [
      'claim-lien-ca',
      'claim-lien-fl',
      'claim-lien-exhibits',
      'claim-release-ca',
      'claim-forty-owners',
    ]) {
      const { pages } = await (name in goldenClaims
        ? golden(name)
        : printed('mechanics_lien', claimFacts({ parties: owners(40) })));
      const reserved = pages[0]!.filter(({ y }) => y < 2.85 * 72);
      expect(reserved.map(({ text }) => text)).toContain('Bayside Steel Works, Inc., Structural Division');
      for (const { x, width } of reserved) expect(x + width).toBeLessThanOrEqual(72 + 3.5 * 72 + 0.5);
      for (const { x, y, width, size } of pages.flat()) {
        expect(x).toBeGreaterThanOrEqual(72 - 0.5);
        expect(x + width).toBeLessThanOrEqual(612 - 72 + 0.5);
        expect(y).toBeLessThanOrEqual(792 - 36);
        expect(size).toBeGreaterThanOrEqual(10 - 0.01);
      }
    }
  });

  it('prints statutory statements in bold, at the prescribed size', async () => {
    for (const [name, start, end, size] of [
      ['claim-lien-ca', 'NOTICE OF MECHANICS LIEN', 'www.cslb.ca.gov.', 10],
      ['claim-lien-fl', 'WARNING! THIS LEGAL', 'DISCHARGE THIS LIEN.', 10],
      ['claim-lien-ga', 'This claim of lien expires', 'in that time period.', 12],
    ] as const) {
      const all = (await readFonts((await golden(name)).bytes)).pages.flat();
      const from = all.findIndex(({ text }) => text.startsWith(start));
      const to = all.findIndex(({ text }) => text.includes(end));
      expect(to).toBeGreaterThan(from);
      for (const piece of all.slice(from, to + 1)) {
        expect(piece.font).toMatch(/Tinos-Bold$/);
        expect(piece.size).toBeGreaterThanOrEqual(size - 0.01);
      }
    }
  });

  it('has the notary’s certificate on the same page as the signature', async () => {
    for (const name of [
      'claim-lien-tx',
      'claim-lien-nv',
      'claim-lien-oh',
      'claim-release-ca',
      'claim-bond-public-tx',
    ]) {
      const { texts } = await golden(name);
      const signed = texts.findIndex((text) => text.includes('Printed name and title'));
      expect(texts[signed]).toContain('(Seal)');
    }
  });

  it('has no signature on a page without text of the claim', async () => {
    for (const [name, end] of [
      ['claim-lien-fl', 'Unpaid retainage'],
      ['claim-lien-tx', 'just and correct'],
      ['claim-release-ca', 'limited to the lien'],
      ['claim-demand-formal', 'Nothing in this letter waives'],
      ['claim-notice-generic', 'reserves'],
    ] as const) {
      const { texts } = await golden(name);
      const signed = texts.find((text) => /Printed name and title|Very truly yours/.test(text));
      expect({ name, text: signed }).toEqual({ name, text: expect.stringContaining(end) });
    }
  });

  it('states the parcel number of the property once', async () => {
    for (const name of ['claim-lien-nv', 'claim-lien-ca', 'claim-lien-fl', 'claim-lien-az', 'claim-lien-ga']) {
      const { texts } = await golden(name);
      expect({ name, count: onOneLine(texts).split('014-0287-006').length - 1 }).toEqual({ name, count: 1 });
    }
  });

  it('states a deadline once in a referral, with what was calculated for the same day', async () => {
    const text = onOneLine((await golden('claim-lawsuit')).texts);
    expect(text).toContain('Action to foreclose September 18, 2026 · calculated: lien suit, Civ. Code 8460');
    expect(text.split('September 18, 2026')).toHaveLength(2);
    const [instrument, facts] = goldenClaims['claim-lawsuit']!;
    const limitation_dates = [
      { label: 'Action to foreclose', date: '2026-09-18' },
      { label: 'Action on the bond', date: '2026-09-18' },
      { label: 'Tolling ends', date: '2026-10-01' },
    ];
    const { lawsuit } = facts.claim.metadata as { lawsuit: object };
    const metadata = { ...facts.claim.metadata, lawsuit: { ...lawsuit, limitation_dates } };
    const several = onOneLine((await printed(instrument, { ...facts, claim: { ...facts.claim, metadata } })).texts);
    expect(several).toMatch(
      /Action to foreclose September 18, 2026 · calculated: lien suit, .*Action on the bond September 18, 2026 Tolling ends October 1, 2026 Calculated dates/,
    );
    const none = { ...facts.claim.metadata, lawsuit: { ...lawsuit, limitation_dates: [] } };
    const alone = onOneLine((await printed(instrument, { ...facts, claim: { ...facts.claim, metadata: none } })).texts);
    expect(alone).toContain('Lien suit September 18, 2026 · Civ. Code 8460 Calculated dates');
  });

  it('begins a row of terms of payment with a capital, but not the end of a statute’s sentence', async () => {
    expect(onOneLine((await golden('claim-lien-az')).texts)).toContain('Terms of payment Monthly, within ten days');
    expect(onOneLine((await golden('claim-lien-nv')).texts)).toMatch(/contract is: .*monthly, within ten days/);
  });

  it('names the lien of Ohio as its chapter does, also in a release', async () => {
    expect(onOneLine((await golden('claim-release-partial-oh')).texts)).toContain('PARTIAL RELEASE OF MECHANICS’ LIEN');
  });

  it('prints remarks and rows of any length above the signature', async () => {
    const description = 'No one has questioned the work. '.repeat(400);
    const facts = claimFacts({ claim: { state: 'FL', metadata: { interest: { basis: description } } } });
    const { texts } = await printed('mechanics_lien', facts);
    expect(onOneLine(texts)).toContain('Printed name and title');
    const letter = await printed('demand_letter', escalationFacts('demand_letter', { claim: { description } }));
    expect(onOneLine(letter.texts)).toContain('Very truly yours');
  });

  it('cites the recording of an amended document only if it was recorded', async () => {
    const [instrument, facts] = goldenClaims['claim-lien-exhibits']!;
    const amended = (originalRecorded: boolean) => {
      const metadata = { ...facts.claim.metadata, recording: { instrument_number: '2026-0114520' } };
      return {
        ...facts,
        claim: { ...facts.claim, metadata, amendment: { ...facts.claim.amendment!, originalRecorded } },
      };
    };
    const cited = 'recorded as Instrument No. 2026-0114520';
    expect(onOneLine((await printed(instrument, amended(true))).texts)).toContain(cited);
    expect(onOneLine((await printed(instrument, amended(false))).texts)).not.toContain(cited);
  });

  it('begins with the date if Virginia requires the date of the interest', async () => {
    const { texts } = await golden('claim-lien-va');
    expect(onOneLine(texts)).toContain('June 1, 2026, at 10 percent a year, under the contract');
  });

  it('has each invoice on the same page as its totals', async () => {
    for (let count = 8; count <= 26; count++) {
      const invoices = Array.from({ length: count }, (_, i) => ({ number: `BS-${i + 1}.`, amount: '10.00' }));
      const facts = escalationFacts('demand_letter', {
        claim: { amount: null, metadata: { contract: null, invoices } },
      });
      const { texts } = await printed('demand_letter', facts);
      const last = onOneLine([texts.find((text) => text.includes('Total of the invoices'))!]);
      expect(last).toMatch(new RegExp(`Invoice Date Due Amount Paid Balance.*BS-${count}\\..*Total of the invoices`));
    }
  });

  it('prints a multi-line name on one line', async () => {
    const facts = claimFacts({ claim: { metadata: { signatory_name: 'Dana\n\tWhitfield' } } });
    expect((await printed('mechanics_lien', facts)).texts[0]).toContain('Attn: Dana Whitfield');
  });

  it('has the notary’s certificate in the words of the state', async () => {
    const box =
      'verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.';
    const ticks = 'by means of [ ] physical presence or [ ] online notarization';
    const identified = '[ ] Personally known OR [ ] Produced identification. Type of identification produced:';
    const sworn = claimFacts({
      claim: { type: 'bond_claim' },
      parties: [...defaultParties(), party('surety', 'Surety')],
    });
    for (const [instrument, facts, words, others] of [
      [
        ...goldenClaims['claim-release-ca']!,
        [box, 'proved to me on the basis of satisfactory evidence', 'I certify under PENALTY OF PERJURY'],
        ['personally known'],
      ],
      ['bond_claim', sworn, [box, 'to be the person(s) who appeared before me'], ['personally known']],
      [
        ...goldenClaims['claim-lien-fl']!,
        ['Sworn to (or affirmed) and subscribed before me', ticks, identified],
        [box],
      ],
      [...goldenClaims['claim-notice-fl']!, [ticks, identified], [box]],
      [
        'lien_release',
        claimFacts({ claim: { ...goldenClaims['claim-release-ca']![1].claim, state: 'FL' } }),
        ['was acknowledged before me', ticks, identified],
        [box],
      ],
      [...goldenClaims['claim-lien-oh']!, ['personally known to me or proved'], [box, ticks]],
    ] as const) {
      const text = onOneLine((await printed(instrument, facts)).texts);
      for (const wanted of words) expect(text).toContain(wanted);
      for (const other of others) expect(text).not.toContain(other);
    }
  });

  it('keeps very long names, with and without blanks, within the margins of a letter', async () => {
    const parties = [
      ...defaultParties().filter(({ isClaimant }) => isClaimant),
      party('owner', 'W'.repeat(240)),
      party('general_contractor', `${'Consolidated Metropolitan '.repeat(9)}Authority`),
      party('lender', 'M'.repeat(90)),
    ];
    const invoices = Array.from({ length: 60 }, (_, i) => ({
      number: `${'9'.repeat(40)}-${i}`,
      amount: '1234567890.12',
    }));
    const facts = escalationFacts('demand_letter', {
      parties,
      claim: { amount: null, metadata: { invoices, enclosures: ['E'.repeat(200)] } },
    });
    const { pages } = await printed('demand_letter', facts);
    for (const { x, y, width } of pages.flat()) {
      expect(x).toBeGreaterThanOrEqual(54 - 0.5);
      expect(x + width).toBeLessThanOrEqual(612 - 54 + 0.5);
      expect(y).toBeLessThanOrEqual(792 - 18);
    }
  });

  it('prints the caller’s own words unchanged, including braces, blanks and accents', async () => {
    const description = 'Paid {claimant}? Nein, Señor Šimůnek: {another} knows  {x}.';
    const { texts } = await printed('demand_letter', escalationFacts('demand_letter', { claim: { description } }));
    expect(onOneLine(texts)).toContain(description.replace('  ', ' '));
  });

  it('has the same bytes for the same claim, and identifies it in the file’s metadata', async () => {
    const [first, second] = [await golden('claim-lien-ca'), await printed(...goldenClaims['claim-lien-ca']!)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.info).toMatchObject({
      Title: 'Claim of Mechanics Lien N-260615-BAY001',
      Author: 'Bayside Steel Works, Inc., Structural Division',
      Keywords: 'N-260615-BAY001, CA, ca-lien-2012, HV-114',
    });
  });

  it('is marked as a preview only if it is one', async () => {
    const name = 'claim-stop-owner-ca';
    expect((await printed(...goldenClaims[name]!, true)).texts[0]).toMatch(/^PREVIEW — NOT FOR SERVICE/);
    expect((await golden(name)).texts.join()).not.toContain('PREVIEW');
  });

  it('is marked as not for recording, above its text, if it is a preview of a document to be recorded', async () => {
    const { texts, pages } = await printed(...goldenClaims['claim-lien-ca']!, true);
    for (const [index, page] of pages.entries()) {
      const mark = page.find(({ text }) => text.startsWith('PREVIEW'))!;
      expect([index, mark.text, mark.x]).toEqual([index, 'PREVIEW — NOT FOR RECORDING OR SERVICE', 72]);
    }
    expect(texts.join()).not.toContain('PREVIEW — NOT FOR SERVICE');
  });
});

function owners(count: number) {
  const crowd = Array.from({ length: count }, (_, i) =>
    party('owner', `Owner Number ${i + 1} Company`, { id: `owner-${i}` }),
  );
  return [...defaultParties().filter(({ role }) => role !== 'owner'), ...crowd];
}
