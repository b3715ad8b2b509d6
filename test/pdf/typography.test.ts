/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { samples } from '../../tools/gallery/samples.js';
import { escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { entry, line } from '../domain/pay-application/inputs.js';
import {
  figuresOn,
  payApplicationFacts,
  primeParties,
} from '../domain/pay-application-document/pay-application-facts.fixture.js';
import { party } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob, goldenClaims } from './claim-jobs.js';
import { payApplicationJob } from './pay-application-jobs.js';
import { readPdf } from './pdf-text.js';

const all = new Map(samples().map(({ name, job }) => [name, job]));
const printed = async (name: string) => readPdf((await print(all.get(name)!)).bytes);
const flat = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ');

describe('a letter or mailed notice', () => {
  it.each([
    'claim-demand-formal',
    'claim-demand-reminder',
    'claim-demand-final-public',
    'claim-notice-generic',
    'claim-notice-fl',
    'claim-notice-tx',
    'tx-intent',
    ...['ar', 'ct', 'mo', 'nd', 'nv', 'pa', 'wi', 'wy'].map((state) => `${state}-intent`),
    ...['al', 'il', 'tn'].map((state) => `${state}-claim`),
  ])('fits on one page: %s', async (name) => {
    expect((await printed(name)).texts).toHaveLength(1);
  });

  it('has a reference line and a typed signature, and no captions or lines of a form', async () => {
    const text = flat((await printed('claim-demand-formal')).texts[0]);
    expect(text).toContain('Re: Project: Harbor View Apartments');
    expect(text).toMatch(/Ladies and Gentlemen:.*Very truly yours, Dana Whitfield, Credit Manager/);
    expect(text).not.toMatch(/Hiring Party|Printed name|To the attention of/);
  });

  it('has its usual type if it is too long for one page, and text above its signature', async () => {
    const description = 'No one has questioned the work. '.repeat(160);
    const { bytes } = await print(
      claimJob('demand_letter', escalationFacts('demand_letter', { claim: { description } })),
    );
    const { pages, texts } = await readPdf(bytes);
    expect(texts.length).toBeGreaterThan(1);
    const opening = pages[0]!.find(({ text }) => text.includes('furnished the following work'))!;
    expect(opening.size).toBeCloseTo(10, 1);
    const [above = ''] = texts.at(-1)!.split('Very truly yours');
    expect(above.trim().split('\n').length).toBeGreaterThanOrEqual(2);
  });

  it('lists many recipients at its end, with the heads of the table on each page', async () => {
    const [instrument, facts] = goldenClaims['claim-forty-parties']!;
    const more = Array.from({ length: 30 }, (_, i) => party('owner', `Owner Number ${i} Company`, { id: `more-${i}` }));
    const { bytes } = await print(claimJob(instrument, { ...facts, parties: [...facts.parties, ...more] }));
    const { texts } = await readPdf(bytes);
    expect(flat(texts[0])).toMatch(
      /and \d+ others, named in the service list at the end of this document NOTICE OF INTENT/,
    );
    const list = texts.filter((text) => /ADDRESSEES|COPIES TO|Capacity/.test(text));
    expect(list.length).toBeGreaterThan(1);
    for (const text of list) expect(text).toContain('Capacity');
    expect(flat(list.join(' '))).toContain('Party Number 37 Company');
  });

  it('has a short list of invoices on one page, under its head', async () => {
    const { texts } = await printed('claim-intent-generic');
    const page = texts.find((text) => text.includes('Total of the invoices'));
    expect(flat(page)).toMatch(/Invoice Date Due Amount Paid Balance BS-2044.*BS-2060.*Total of the invoices/);
  });
});

describe('a mailing record or a statement', () => {
  it.each(['proof-of-service', 'proof-of-service-time-stamped', 'credit-statement', 'credit-statement-long'])(
    'has no type below nine points above its footer: %s',
    async (name) => {
      const { pages } = await printed(name);
      const small = pages.flatMap((page, index) =>
        page.filter(({ y, size }) => size < 8.9 && y > (index === 0 ? 0 : 40) && y < 742).map(({ text }) => text),
      );
      expect(small).toEqual([]);
    },
  );

  it('has a blank for the address of the person who swears to the mailing, with nothing behind it', async () => {
    const lines = (await printed('proof-of-service')).texts.at(-1)!.split('\n');
    expect(lines.filter((line) => /^_+$/.test(line.trim()))).toHaveLength(1);
    expect(lines.filter((line) => /^_*[.,;]$/.test(line.trim()))).toEqual([]);
  });
});

describe('a claim in the service’s own words', () => {
  const count = (text: string, words: string) => text.split(words).length - 1;

  it('states each fact once: contractor, county, parcel, and the address of the claimant', async () => {
    const text = flat((await printed('claim-lien-pr')).texts.join(' '));
    expect(text).toContain(
      'Person who contracted with the claimant, and general contractor Keystone Builders, Inc., 123',
    );
    expect(count(text, 'Keystone Builders, Inc.')).toBe(1);
    expect(count(text, 'Municipality of Ponce')).toBe(1);
    expect(count(text, '014-0287-006')).toBe(1);
    // In the head, to which the recorder returns the document, and in the sentence that claims the lien.
    expect(count(text, '780 Cypress Street')).toBe(2);
  });

  it.each([
    ['wy-intent', 'Person who contracted with the claimant, and general contractor Keystone Builders, Inc.', 3],
    ['claim-lawsuit', 'Hiring party and direct contractor Keystone Builders, Inc., 123 Poplar Avenue', 1],
  ])('names in one row the general contractor that hired the claimant: %s', async (name, row, times) => {
    const text = flat((await printed(name)).texts.join(' '));
    expect(text).toContain(row);
    expect(count(text, 'Keystone Builders, Inc.')).toBe(times);
  });

  it('states the county and the retainage of a referral once', async () => {
    const text = flat((await printed('claim-lawsuit')).texts.join(' '));
    expect(count(text, 'Oakland, CA 94607 · Alameda County')).toBe(1);
    expect(text).not.toContain('Alameda County, CA');
    expect(count(text, '$6,425.00')).toBe(1);
  });

  it('keeps two contractors, and the parcel of a property without a legal description', async () => {
    const [instrument, facts] = goldenClaims['claim-lien-pr']!;
    const legal = { ...facts.project, legalDescription: null };
    const parties = [...facts.parties, party('general_contractor', 'Second Builders, Inc.', { id: 'second' })];
    const { bytes } = await print(claimJob(instrument, { ...facts, project: legal, parties }));
    const text = flat((await readPdf(bytes)).texts.join(' '));
    for (const words of [
      'General contractor Keystone Builders, Inc., ',
      'Second Builders, Inc.',
      'Parcel number 014-0287-006',
    ])
      expect(text).toContain(words);
  });

  it('has the amount on one page with what it includes', async () => {
    for (const name of ['claim-bond-miller', 'la-lien-general']) {
      const { texts } = await printed(name);
      const page = texts.map(flat).find((text) => text.includes('Including unpaid retainage'));
      expect(page).toMatch(
        /Amount [^$]*\$48,250\.00 (\d+\. )?Including unpaid retainage of \$6,425\.00 (\d+\. )?Interest/,
      );
    }
  });

  it('names three of many owners, and the others in the service list', async () => {
    const { texts } = await printed('claim-forty-parties');
    expect(texts).toHaveLength(2);
    expect(flat(texts[0])).toMatch(/Party Number \d+ Company and \d+ others, named in the service list/);
    expect(flat(texts[1])).toMatch(/^SERVICE LIST/);
  });

  it('has space between the captions of its rows and what they name', async () => {
    const { pages } = await printed('claim-lien-pr');
    const values = Math.min(...pages[0]!.filter(({ text }) => text.startsWith('Subcontractor')).map(({ x }) => x));
    const captions = pages[0]!.filter(
      ({ x, y, width, size }) => x < 73 && y > 330 && y < 720 && width < 190 && size > 9,
    );
    expect(captions.length).toBeGreaterThan(10);
    for (const { x, width, text } of captions) expect([text, values - x - width >= 10]).toEqual([text, true]);
  });
});

describe('a release', () => {
  const releases = [...all.keys()].filter((name) => name.includes('release') && !name.startsWith('preview'));
  it.each(releases)('is on one page, with its operative words, signature and certificate: %s', async (name) => {
    const { texts } = await printed(name);
    expect(texts).toHaveLength(1);
    expect(flat(texts[0])).toMatch(
      /(For value received, .*releases,? .*(recorded on|filed in this court on)|releases its lien\(s\), filed with the Clerk of).*(ACKNOWLEDGMENT|JURAT)/,
    );
    expect(flat(texts[0])).toContain('Legal description');
    // The sentences that refer to the lien and the property come before their description, also under the caption of a court.
    expect(flat(texts[0])).not.toContain('described above');
  });
});

describe('an application for payment that needs a second page', () => {
  it('has all that is signed on the second, and no type below nine points', async () => {
    const { pages, texts } = await printed('pay-application-subcontract-draft');
    expect(texts).toHaveLength(2);
    expect(flat(texts[0])).toMatch(/Current payment due.*fully executed change orders\. Application No\. 2/);
    expect(flat(texts[1])).toMatch(/^SUBCONTRACTOR’S STATEMENT.*JURAT.*CONTRACTOR’S APPROVAL.*Amount approved:/);
    const small = pages.flat().filter(({ size, y }) => size < 8.9 && y > 40 && y < 742);
    expect(small.map(({ text }) => text)).toEqual([]);
  });
});

describe('a release with a long legal description', () => {
  it('has it as an exhibit, and its own words, signature and certificate on its first page', async () => {
    const [instrument, facts] = goldenClaims['claim-release-ca']!;
    const legalDescription = 'Lots 4 and 5, Block 12, Harbor Tract, as recorded in Book 12 of Maps. '.repeat(12);
    const { bytes } = await print(claimJob(instrument, { ...facts, project: { ...facts.project, legalDescription } }));
    const { texts } = await readPdf(bytes);
    expect(texts).toHaveLength(2);
    expect(flat(texts[0])).toMatch(/For value received, .*See Exhibit A, .*ACKNOWLEDGMENT/);
    expect(flat(texts[1])).toMatch(/^EXHIBIT A Legal Description/i);
  });
});

describe('a claim that is longer than a page', () => {
  it('has all of its facts before the page with the oath and the signature, where the oath names the document', async () => {
    const { texts } = await printed('claim-lien-nv');
    expect(texts).toHaveLength(2);
    expect(flat(texts[0])).toContain('8. A description of the property to be charged with the lien is:');
    expect(flat(texts[1])).toMatch(
      /^Notice of Lien of Bayside Steel Works, .*, \$48,250\.00 I, Dana Whitfield, .*I have read the foregoing Notice of Lien/,
    );
  });

  it('is made to fit on one if a little space is missing', async () => {
    expect((await printed('claim-lien-ga')).texts).toHaveLength(1);
  });
});

describe('a row with a party', () => {
  it.each(['tx-preliminary', 'claim-lien-nv', 'claim-notice-generic', 'claim-lawsuit'])(
    'has its name and address, and no line of attention: %s',
    async (name) => {
      const { texts } = await printed(name);
      expect(texts.join(' ')).not.toMatch(/, Attn:/);
    },
  );
});

describe('a letter whose sentences name the parties', () => {
  it('has no boxes for them', async () => {
    const florida = flat((await printed('fl-preliminary')).texts[0]);
    expect(florida.match(/Keystone Builders, Inc\./g)).toHaveLength(2);
    expect(florida.match(/Acme Holdings LLC/g)).toHaveLength(1);
    const oregon = flat((await printed('or-preliminary')).texts[0]);
    expect(oregon.match(/Keystone Builders, Inc\./g)).toHaveLength(1);
    expect(oregon).toContain('Reputed Owner Acme Holdings LLC');
  });
});

describe('the preliminary notice of Texas', () => {
  it('has the lines of the notice of claim in the same order', async () => {
    const text = flat((await printed('tx-preliminary')).texts[0]);
    const order = [
      'NOTICE OF CLAIM FOR UNPAID LABOR OR MATERIALS',
      'WARNING: This notice is provided to preserve lien rights.',
      'Date: March 4, 2026',
      'Project description',
      'Project address',
      'Claimant’s name',
      'Type of labor or materials provided',
      'Original contractor’s name',
      'Party with whom claimant contracted if different from original contractor Not applicable',
      'Claim amount',
      'Claimant’s contact person: Dana Whitfield',
      'Claimant’s address: 780 Cypress Street',
    ].map((words) => text.indexOf(words));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
});

describe('the Texas notice of claim', () => {
  it('has its title, warning and lines in the order of the statute', async () => {
    const text = flat((await printed('claim-notice-tx')).texts[0]);
    const order = [
      'NOTICE OF CLAIM FOR UNPAID LABOR OR MATERIALS',
      'WARNING: This notice is provided to preserve lien rights.',
      'if sufficient funds are not withheld from future payments to the original contractor',
      'Date: June 15, 2026',
      'Project description',
      'Claimant’s name',
      'Type of labor or materials provided',
      'Original contractor’s name',
      'Claim amount',
      'Claimant’s contact person: Dana Whitfield',
      'Claimant’s address: 780 Cypress Street',
    ].map((words) => text.indexOf(words));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    // The claimant contracted with the original contractor, and the line of the statute stays.
    expect(text).toContain('if different from original contractor Not applicable');
  });
});

describe('the Texas notice of intent', () => {
  it('states what the owner may withhold and for what it is liable, and demands payment', async () => {
    const text = flat((await printed('tx-intent')).texts[0]);
    for (const words of ['(§ 53.081)', '(§ 53.084)', 'under § 53.083', 'within 30 days']) expect(text).toContain(words);
  });
});

describe('the Louisiana statement', () => {
  it('names the contents of R.S. 9:4822, and takes no oath', async () => {
    const text = flat((await printed('la-lien-general')).texts.join(' '));
    for (const words of [
      'Louisiana Private Works Act',
      'Person for whom the work was performed',
      'Nature of the obligation',
      'Owner liable for the claim, or owner of record',
      'Payments received',
      'Jefferson Parish',
      'privilege on the immovable',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/AFFIDAVIT|JURAT|claims a lien/);
  });
});

describe('an application for payment', () => {
  it.each(['pay-application-packet', 'pay-application-change-orders-unlisted'])(
    'has its first part on one page, with no type below nine points: %s',
    async (name) => {
      const { pages, texts } = await printed(name);
      expect(flat(texts[0])).toContain('Amount certified:');
      expect(texts[1]).toContain('Continuation Sheet');
      expect(pages[0]!.filter(({ size, y }) => size < 8.9 && y < 742).map(({ text }) => text)).toEqual([]);
    },
  );

  it('has less space between its lines rather than its certificates on another page', async () => {
    const owners = Array.from({ length: 13 }, (_, i) => party('owner', `Owner ${i} of the Tract`, { id: `o${i}` }));
    const facts = payApplicationFacts({ parties: [...primeParties(), ...owners] });
    const { bytes } = await print(payApplicationJob(facts, 'g702'));
    const { pages, texts } = await readPdf(bytes);
    expect(texts).toHaveLength(1);
    expect(flat(texts[0])).toMatch(/with Owner 1 of the Tract.*CONTRACTOR’S STATEMENT.*ARCHITECT’S CERTIFICATE.*Date/);
    expect(pages[0]!.filter(({ size, y }) => size < 8.9 && y < 742).map(({ text }) => text)).toEqual([]);
  });

  it('has the text of its sheet in nine points, and the figures not below seven and a half', async () => {
    const sizes = async (amount: string) => {
      const figures = figuresOn([line('1', amount), line('2', amount)], [entry('1', { percentComplete: '100' })]);
      const { bytes } = await print(payApplicationJob(payApplicationFacts({ figures }), 'g703'));
      const [page] = (await readPdf(bytes)).pages;
      const sized = (pattern: RegExp) => page!.filter(({ text }) => pattern.test(text)).map(({ size }) => size);
      return { text: Math.min(...sized(/^Work of item/)), figures: Math.min(...sized(/^[\d,]+\.\d\d$/)) };
    };
    expect(await sizes('60000.00')).toEqual({ text: 9, figures: 9 });
    expect(await sizes('499999999999.99')).toEqual({ text: 9, figures: 7.5 });
  });

  it('has the trade’s labels', async () => {
    const [summary, sheet] = (await printed('pay-application-packet')).texts.map(flat);
    for (const words of [
      '1. Original contract sum',
      'a. 10% of completed work (column D + E)',
      '8. Current payment due',
    ]) {
      expect(summary).toContain(words);
    }
    for (const words of ['Work completed', 'From previous application', 'Balance to finish', 'Scheduled value']) {
      expect(sheet).toContain(words);
    }
  });
});

describe('a notice with more parties than its first page has room for', () => {
  it('has eight of them there, and a pointer to Exhibit A below the boxes', async () => {
    const text = flat((await printed('forty-parties')).texts[0]);
    expect(text).toContain('Party Number 19 Company 123 Juniper Street Oakland, CA 94607 32 more parties are named');
  });
});
