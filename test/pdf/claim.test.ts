import { describe, expect, it } from '@jest/globals';
import { preflightClaim } from '../../src/domain/claim-document/preflight.js';
import { claimFacts, escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob, formOf, goldenClaims } from './claim-jobs.js';
import { expectGolden } from './golden.js';
import { expectTidy } from './page-frame.js';
import { readPdf } from './pdf-text.js';
import { print } from './print.js';

const printed = async (...job: Parameters<typeof claimJob>) => {
  const { bytes, pageCount } = await print(claimJob(...job));
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pageCount);
  expectTidy(pdf);
  return { ...pdf, bytes };
};
const prints = new Map<string, ReturnType<typeof printed>>();
/** An agreed claim, printed once however many of the tests look at it. */
const golden = (name: string) => {
  const known = prints.get(name) ?? printed(...goldenClaims[name]!);
  prints.set(name, known);
  return known;
};
const onOneLine = (texts: string[]) => texts.join('\n').replace(/\s+/g, ' ');

describe('the printed claim', () => {
  it.each(Object.entries(goldenClaims))('says on %s exactly what was agreed', async (name, [instrument, facts]) => {
    expect(preflightClaim(facts, formOf(facts, instrument))).toEqual([]);
    expectGolden(name, (await golden(name)).texts);
  });

  it('leaves the envelope’s windows of a mailed page to the carrier', async () => {
    for (const name of ['claim-demand-formal', 'claim-stop-owner-ca', 'claim-bond-miller', 'claim-forty-parties']) {
      const { pages } = await golden(name);
      expect(pages[0]!.filter(({ x, y }) => x < 4.65 * 72 && y < 2.84 * 72)).toEqual([]);
    }
  });

  it('leaves the recorder the top three inches, with the return address in their left half', async () => {
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
        expect(size).toBeGreaterThanOrEqual(8 - 0.01);
      }
    }
  });

  it('sets the statements of the statutes in bold, at the size they ask for', async () => {
    for (const [name, start, end, size] of [
      ['claim-lien-ca', 'NOTICE OF MECHANICS LIEN', 'www.cslb.ca.gov.', 10],
      ['claim-lien-fl', 'WARNING! THIS LEGAL', 'DISCHARGE THIS LIEN.', 10],
      ['claim-lien-ga', 'This claim of lien expires', 'in that time period.', 12],
    ] as const) {
      const { pages } = await golden(name);
      const all = pages.flat();
      const from = all.findIndex(({ text }) => text.startsWith(start));
      const to = all.findIndex(({ text }) => text.includes(end));
      expect(to).toBeGreaterThan(from);
      for (const piece of all.slice(from, to + 1)) {
        expect(piece.font).toMatch(/Tinos-Bold$/);
        expect(piece.size).toBeGreaterThanOrEqual(size - 0.01);
      }
    }
  });

  it('keeps a notary’s certificate on the page of the signature', async () => {
    for (const name of [
      'claim-lien-tx',
      'claim-lien-nv',
      'claim-lien-oh',
      'claim-release-ca',
      'claim-bond-public-tx',
    ]) {
      const { texts } = await golden(name);
      const signed = texts.findIndex((text) => text.includes('PRINTED NAME AND TITLE'));
      expect(texts[signed]).toContain('(Seal)');
    }
  });

  it('puts no signature on a page that has nothing of the text', async () => {
    for (const [name, end] of [
      ['claim-lien-fl', 'UNPAID RETAINAGE'],
      ['claim-lien-tx', 'just and correct'],
      ['claim-release-ca', 'free of the lien'],
      ['claim-demand-formal', 'Nothing in this letter waives'],
      ['claim-notice-generic', 'reserves'],
    ] as const) {
      const { texts } = await golden(name);
      const signed = texts.find((text) => text.includes('PRINTED NAME AND TITLE'));
      expect({ name, text: signed }).toEqual({ name, text: expect.stringContaining(end) });
    }
  });

  it('prints remarks of any length, and rows of any length, above the signature', async () => {
    const description = 'Nobody has questioned the work. '.repeat(400);
    const facts = claimFacts({ claim: { state: 'FL', metadata: { interest: { basis: description } } } });
    const { texts } = await printed('mechanics_lien', facts);
    expect(onOneLine(texts)).toContain('PRINTED NAME AND TITLE');
    const letter = await printed('demand_letter', escalationFacts('demand_letter', { claim: { description } }));
    expect(onOneLine(letter.texts)).toContain('Very truly yours');
  });

  it('cites the record of an amended paper only where there is one', async () => {
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

  it('begins with the date where Virginia asks for the date of interest', async () => {
    const { texts } = await golden('claim-lien-va');
    expect(onOneLine(texts)).toContain('June 1, 2026, at 10 percent a year, under the contract');
  });

  it('keeps an invoice with the totals on every page they fall on', async () => {
    for (let count = 8; count <= 26; count++) {
      const invoices = Array.from({ length: count }, (_, i) => ({ number: `BS-${i + 1}.`, amount: '10.00' }));
      const facts = escalationFacts('demand_letter', {
        claim: { amount: null, metadata: { contract: null, invoices } },
      });
      const { texts } = await printed('demand_letter', facts);
      expect(texts.find((text) => text.includes('Total of the invoices'))).toContain(`BS-${count}.`);
    }
  });

  it('prints a name that came in several lines in one', async () => {
    const facts = claimFacts({ claim: { metadata: { signatory_name: 'Dana\n\tWhitfield' } } });
    expect((await printed('mechanics_lien', facts)).texts[0]).toContain('Attn: Dana Whitfield');
  });

  it('has the notary certify in the words of the state', async () => {
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

  it('keeps names without a blank, and very long ones, inside the margins of a letter', async () => {
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

  it('prints the caller’s own words as they are, braces, blanks and accents too', async () => {
    const description = 'Paid {claimant}? Nein, Señor Šimůnek: {nobody} knows  {x}.';
    const { texts } = await printed('demand_letter', escalationFacts('demand_letter', { claim: { description } }));
    expect(onOneLine(texts)).toContain(description.replace('  ', ' '));
  });

  it('gives equal bytes for an equal claim, and says what it is in the metadata of the file', async () => {
    const [first, second] = [await golden('claim-lien-ca'), await printed(...goldenClaims['claim-lien-ca']!)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.info).toMatchObject({
      Title: 'Claim of Mechanics Lien N-260615-BAY001',
      Author: 'Bayside Steel Works, Inc., Structural Division',
      Keywords: 'N-260615-BAY001, CA, ca-lien-2012, HV-114',
    });
  });

  it('marks a preview, and only a preview', async () => {
    const name = 'claim-stop-owner-ca';
    for (const text of (await printed(...goldenClaims[name]!, true)).texts)
      expect(text).toContain('PREVIEW — NOT FOR SERVICE');
    expect((await golden(name)).texts.join()).not.toContain('PREVIEW');
  });
});

function owners(count: number) {
  const crowd = Array.from({ length: count }, (_, i) =>
    party('owner', `Owner Number ${i + 1} Company`, { id: `owner-${i}` }),
  );
  return [...defaultParties().filter(({ role }) => role !== 'owner'), ...crowd];
}
