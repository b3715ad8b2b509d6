/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { JobsiteFacts } from '../../src/domain/document/job-facts.js';
import type { ClaimInstrument } from '../../src/domain/document/types.js';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { print } from '../../src/pdf/print.js';
import { claimFacts, escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { jobsiteIn } from '../domain/preflight/sites.fixture.js';
import { claimJob } from './claim-jobs.js';
import { readPdf } from './pdf-text.js';

type Changes = NonNullable<Parameters<typeof claimFacts>[0]>;

const pagesOf = async (instrument: ClaimInstrument, facts: ReturnType<typeof claimFacts>) =>
  (await readPdf((await print(claimJob(instrument, facts))).bytes)).texts.map((text) => text.replace(/\s+/g, ' '));
const textOf = async (instrument: ClaimInstrument, facts: ReturnType<typeof claimFacts>) =>
  (await pagesOf(instrument, facts)).join(' ');

const streets = ['900 Ocean Avenue', '2 Broad Street', '3 Canal Street', '4 Dock Road'];
const parcel = (state: string, at: number) =>
  state === 'NJ' ? `Block ${101 + at}, Lot ${5 + at}` : `014-0287-00${6 + at}`;
const sitesIn = (state: string, change: (at: number) => Partial<JobsiteFacts> = () => ({})) =>
  streets.map((addressLine1, at) =>
    jobsiteIn(state, {
      addressLine1,
      parcelNumber: parcel(state, at),
      legalDescription: `Lot ${at + 21} of Tract ${at + 31}`,
      isPrimary: at === 0,
      ...change(at),
    }),
  );
const on = (state: string, jobsites: JobsiteFacts[], { claim, project, ...changes }: Changes = {}) =>
  claimFacts({
    ...changes,
    claim: { state, ...claim },
    project: { parcelNumber: null, ...project },
    jobsites,
  });
const states = [
  ...new Set(claimForms.filter(({ instrument }) => instrument === 'mechanics_lien').map((form) => form.state)),
]
  .filter((state) => state !== '*')
  .sort();

describe('a claim on several jobsites', () => {
  it.each(states)('states the address, county, parcel and legal description of each in %s', async (state) => {
    const text = await textOf('mechanics_lien', on(state, sitesIn(state)));
    for (const [at, street] of streets.entries()) {
      expect(text).toContain(street);
      expect(text).toContain(state === 'NJ' ? `Block ${101 + at}, Lot ${5 + at}` : parcel(state, at));
      expect(text).toContain(`Lot ${at + 21} of Tract ${at + 31}`);
    }
    expect(text).toMatch(/further jobsites are listed in Exhibit [A-D]/);
  });

  it.each<[ClaimInstrument, string, string]>([
    ['lien_release', 'lien', 'CA'],
    ['lien_release', 'lien', 'NJ'],
    ['lien_release', 'lien', 'WA'],
    ['lien_release', 'lien', 'WY'],
    ['notice_of_intent', 'lien', 'CO'],
    ['notice_of_intent', 'lien', 'MS'],
    ['notice_of_intent', 'lien', 'RI'],
    ['notice_of_claim', 'preliminary', 'NJ'],
    ['notice_of_claim', 'preliminary', 'IL'],
    ['notice_of_claim', 'preliminary', 'TX'],
    ['notice_of_claim', 'bond_claim', 'FL'],
    ['stop_notice', 'stop_payment', 'CA'],
    ['bond_claim', 'bond_claim', 'TX'],
  ])('states them in a %s (%s) in %s', async (instrument, type, state) => {
    const recording = { date: '2026-06-20', instrument_number: '2026-0114520' };
    const text = await textOf(instrument, on(state, sitesIn(state), { claim: { type, metadata: { recording } } }));
    for (const [at, street] of streets.entries()) {
      expect(text).toContain(street);
      expect(text).toContain(parcel(state, at));
    }
    expect(text).toMatch(/further jobsites( are)? listed in Exhibit [A-D]/);
  });

  it('labels each parcel in a sentence and at the head that has no label of its own', async () => {
    const own = { parcelNumber: 'Property ID 5' };
    const [site] = sitesIn('IL', () => own);
    const project = { parcelNumber: '014-0287-006' };
    const notice = on('IL', [site!], { claim: { type: 'preliminary' }, project });
    expect(await textOf('notice_of_claim', notice)).toContain('Parcel No. 014-0287-006, Property ID 5, and that');
    const [other] = sitesIn('VA', () => own);
    expect(await textOf('mechanics_lien', on('VA', [other!], { project }))).toContain(
      'Parcel No. 014-0287-006, Property ID 5 Space above',
    );
  });

  it('has a line for the parcel and the legal description that a jobsite lacks', async () => {
    const jobsites = sitesIn('NV', (at) => (at === 2 ? { parcelNumber: null, legalDescription: null } : {}));
    const text = await textOf('mechanics_lien', on('NV', jobsites));
    expect(text).toMatch(/Number\(s\): 014-0287-006, 014-0287-007, 014-0287-009, _{8,}/);
    expect(text).toMatch(
      /2\. 3 Canal Street, Reno, NV 89501 · Washoe County Parcel No\. _{8,} Legal description: _{8,} 3\./,
    );
  });

  it('has lines for the primary jobsite when only the others have a parcel, a description and a county', async () => {
    const bare = { parcelNumber: null, legalDescription: null, county: null };
    const jobsites = sitesIn('CA', (at) => (at === 0 ? bare : {}));
    const text = await textOf('mechanics_lien', on('CA', jobsites));
    expect(text).toMatch(/Assessor’s parcel number _{8,}, 014-0287-007, 014-0287-008/);
    expect(text).toMatch(/Legal description _{8,}/);
    expect(text).toMatch(/900 Ocean Avenue, Oakland, CA 94607 · _{8,} County/);
  });

  it('has only the line of the form where no jobsite has a parcel', async () => {
    const jobsites = sitesIn('CA', () => ({ parcelNumber: null, legalDescription: null }));
    const text = await textOf('mechanics_lien', on('CA', jobsites));
    expect(text).toMatch(/Assessor’s parcel number _{8,} County/);
    expect(text.match(/parcel/gi)).toHaveLength(1);
  });

  it('states the description of the primary jobsite beside that of the project', async () => {
    const text = await textOf(
      'mechanics_lien',
      on('CA', sitesIn('CA'), { project: { legalDescription: 'Parcels A to D of Map 7' } }),
    );
    expect(text).toContain('Parcels A to D of Map 7');
    for (const at of [0, 1, 2, 3]) expect(text).toContain(`Lot ${at + 21} of Tract ${at + 31}`);
  });

  it('states in New Jersey the block, lot and municipality of each, and blanks for one without', async () => {
    const cities = ['Newark', 'Hoboken', 'Bayonne', 'Trenton'];
    const jobsites = sitesIn('NJ', (at) => ({
      city: cities[at]!,
      county: 'Mercer',
      ...(at === 2 && { parcelNumber: null }),
    }));
    const text = await textOf('mechanics_lien', on('NJ', jobsites));
    expect(text).toContain(
      'described as Block 101, Lot 5, on the tax map of the municipality of Newark; Block 102, Lot 6, on the tax map of the municipality of Hoboken; Block ____________________, Lot ____________________, on the tax map of the municipality of Bayonne; and Block 104, Lot 8, on the tax map of the municipality of Trenton, County of Mercer, State of New Jersey',
    );
  });

  it('keeps the block and lot of the metadata for the primary jobsite in New Jersey', async () => {
    const metadata = { tax_lot: { block: 1506, lot: 12 } };
    const text = await textOf('mechanics_lien', on('NJ', sitesIn('NJ').slice(0, 2), { claim: { metadata } }));
    expect(text).toContain('described as Block 1506, Lot 12, on');
    expect(text).toContain('; and Block 102, Lot 6, on');
    const recording = { date: '2026-06-20', book: '1', page: '2' };
    const [site] = sitesIn('NJ', () => ({ parcelNumber: null }));
    const release = on('NJ', [site!], { claim: { metadata: { ...metadata, recording } } });
    expect(await textOf('lien_release', release)).toContain('Block 1506, Lot 12');
  });

  it('names in Washington’s index every parcel, and the page of the descriptions of the other jobsites', async () => {
    const pages = await pagesOf('mechanics_lien', on('WA', sitesIn('WA')));
    const [first] = pages;
    expect(first).toContain('014-0287-006, 014-0287-007, 014-0287-008, 014-0287-009');
    const [, letter, page] = /Lot 21 of Tract 31; further jobsites in Exhibit ([A-C]) on page (\d+)/.exec(first!)!;
    expect(pages[Number(page) - 1]).toContain(`EXHIBIT ${letter} Further Jobsites`);
  });
});

describe('jobsites in several counties and states', () => {
  const jobsites = [
    jobsiteIn('CA', { addressLine1: '900 Ocean Avenue', city: 'San Francisco', county: 'San Francisco' }),
    jobsiteIn('CA', { addressLine1: '2 Broad Street', isPrimary: false, parcelNumber: '77-1' }),
    jobsiteIn('NV', { addressLine1: '3 Canal Street', isPrimary: false, parcelNumber: '88-2' }),
  ];

  it('leave the property of another state out of a lien', async () => {
    const text = await textOf('mechanics_lien', on('CA', jobsites));
    expect(text).toContain('2 Broad Street');
    expect(text).not.toMatch(/3 Canal Street|Reno|88-2/);
    const nevada = await textOf('mechanics_lien', on('NV', jobsites));
    expect(nevada).toContain('3 Canal Street');
    expect(nevada).not.toMatch(/900 Ocean|2 Broad|77-1|Exhibit/);
  });

  it('make a lien for one county, with the property there alone', async () => {
    const claim = { metadata: { recording: { county: 'Alameda' } } };
    const text = await textOf('mechanics_lien', on('CA', jobsites, { claim }));
    expect(text).toContain('2 Broad Street');
    expect(text).not.toMatch(/900 Ocean|3 Canal|San Francisco/);
  });

  it('are all in a letter, which charges nothing', async () => {
    const demand = escalationFacts('demand_letter', { jobsites, claim: { paymentDeadline: '2026-07-01' } });
    expect(await textOf('demand_letter', demand)).toMatch(/3 Canal Street/);
  });

  it('are both named in a petition in Maryland, whose form has a sentence for them', async () => {
    const land = [
      jobsiteIn('MD', { county: 'Baltimore City' }),
      jobsiteIn('MD', { county: 'Baltimore County', isPrimary: false }),
    ];
    const claim = { metadata: { recording: { county: 'Baltimore City' } } };
    expect(await textOf('mechanics_lien', on('MD', land, { claim }))).toContain(
      'Part of the land is located in Baltimore County.',
    );
  });
});

describe('a lien on leased property', () => {
  const fitness = party('lessee', 'Harbor Fitness, Inc.');
  const parties = [...defaultParties(), fitness];
  const sentence =
    'The lien is claimed on the leasehold interest of Harbor Fitness, Inc. and, so far as the law allows, on the fee interest of Acme Holdings LLC.';

  it.each(states.filter((state) => state !== 'NY'))(
    'charges the leasehold and names the lessee in %s',
    async (state) => {
      const text = await textOf('mechanics_lien', claimFacts({ claim: { state }, parties }));
      expect(text).toContain(sentence);
      expect(text).toMatch(/Harbor Fitness, Inc\.[^.]{0,90}\(lessee\)|Harbor Fitness, Inc\. \(lessee\)/);
    },
  );

  it('has the interest in the row of New York’s form, as the caller words it if it does', async () => {
    const text = await textOf('mechanics_lien', claimFacts({ claim: { state: 'NY' }, parties }));
    expect(text).toContain(
      'Leasehold interest of Harbor Fitness, Inc. and, so far as the law allows, fee interest of Acme Holdings LLC',
    );
    expect(text).not.toContain('The lien is claimed on');
    const metadata = { owner_interest: 'leasehold until 2041' };
    const own = await textOf('mechanics_lien', claimFacts({ claim: { state: 'NY', metadata }, parties }));
    expect(own).toContain('leasehold until 2041');
    expect(own).not.toContain('fee interest');
  });

  it('is charged as the caller confirms it', async () => {
    const metadata = { owner_interest: 'the leasehold of Harbor Fitness, Inc.' };
    const text = await textOf('mechanics_lien', claimFacts({ claim: { metadata }, parties }));
    expect(text).toContain('The lien is claimed on this interest: the leasehold of Harbor Fitness, Inc.');
    expect(text).not.toContain('fee interest');
  });

  it('has the lessee in the proof of service', async () => {
    const pages = await pagesOf('mechanics_lien', claimFacts({ parties }));
    const proof = pages.find((page) => page.includes('PROOF OF SERVICE'))!;
    expect(proof).toMatch(/Harbor Fitness, Inc\. 120 Juniper Street, Oakland, CA 94607 Lessee/);
  });

  it('does not charge the land of a public entity', async () => {
    const port = party('public_entity', 'Port of Oakland');
    const text = await textOf('mechanics_lien', claimFacts({ parties: [...parties, port] }));
    expect(text).toContain(`${sentence} No lien is claimed on the interest of Port of Oakland.`);
  });

  it('says whom the claimant contracted with', async () => {
    const hired = (role: string) => [
      ...parties.map((each) => (each.isClaimant ? { ...each, hiredByPartyId: role } : each)),
      party('developer', 'Dock Developers LLC'),
    ];
    const kentucky = (role: string) =>
      textOf('mechanics_lien', claimFacts({ claim: { state: 'KY' }, parties: hired(role) }));
    expect(await kentucky('lessee')).toContain('under a contract with the lessee');
    expect(await kentucky('developer')).toContain('under a contract with the developer');
    expect(await kentucky('general_contractor')).toContain('under a contract with the contractor');
  });

  it('changes nothing in a lien without a lessee', async () => {
    expect(await textOf('mechanics_lien', claimFacts())).not.toMatch(/leasehold|lessee|fee interest/i);
  });
});
