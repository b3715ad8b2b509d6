/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import { print } from '../../src/pdf/print.js';
import { pageImages } from '../../tools/gallery/page-images.js';
import { samples } from '../../tools/gallery/samples.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { jobsiteIn } from '../domain/preflight/sites.fixture.js';
import { factsIn, inOneLine, lienIn, read, textOf } from './claim/printed.js';
import { claimJob, formOf } from './claim-jobs.js';
import { type PrintedText, readPdf } from './pdf-text.js';
import { pixelsOf } from './pixels.js';

const verification = { code: '7K3M-9QXB-2VTR-8HDW', url: 'https://liens.example.com/v/7K3M-9QXB-2VTR-8HDW' };
const all = new Map(samples().map(({ name, job }) => [name, { ...job, verification }]));
const printed = async (name: string) => readPdf((await print(all.get(name)!)).bytes);
type Changes = NonNullable<Parameters<typeof claimFacts>[0]>;
const inch = 72;
const lowest = (texts: PrintedText[]) => Math.max(...texts.map(({ y }) => y));
const highest = (texts: PrintedText[]) => Math.min(...texts.map(({ y, size }) => y - size));
const words = (texts: PrintedText[]) => texts.map(({ text }) => text).join(' ');

describe('a document for a recorder', () => {
  it.each([
    'claim-lien-ca',
    'claim-lien-exhibits',
    'claim-lien-az',
    'nj-claim',
    'in-lien-general',
    'ky-lien-general',
    'ms-lien-general',
    'fl-release',
    'pa-lien-general',
    'claim-lien-nc',
  ])('has no type below ten points: %s', async (name) => {
    const { pages } = await printed(name);
    expect(pages.flat().filter(({ size }) => size < 9.99)).toEqual([]);
  });

  it.each(['claim-lien-oh', 'claim-release-partial-oh', 'ms-lien-general', 'mn-lien-general'])(
    'leaves the top three inches blank where the recorder stamps all of them: %s',
    async (name) => {
      const [first = []] = (await printed(name)).pages;
      expect(highest(first)).toBeGreaterThanOrEqual(3 * inch);
      expect(words(first)).toContain('when recorded mail to');
    },
  );

  it.each(['nm-lien-general', 'mn-lien-general'])(
    'leaves four modules blank between a rule at the margin and the code to scan: %s',
    async (name) => {
      const [image] = await pageImages((await print(all.get(name)!)).bytes, 144, 1);
      const { width, data } = await pixelsOf(image!);
      const isInked = (y: number) => {
        for (let x = 2 * (612 - 72 - 29); x < 2 * (612 - 72 - 1); x += 1)
          if (data[4 * (y * width + x)]! < 200) return true;
        return false;
      };
      // From the middle of the code upwards: the code, blank rows, the rule.
      let y = 2 * (792 - 72 + 22);
      while (isInked(y)) y -= 1;
      const top = y;
      while (!isInked(y)) y -= 1;
      const modules = 29;
      expect((top - y) / 2).toBeGreaterThanOrEqual((4 * 30) / modules);
    },
  );

  it('has space between the lines of the preparer and the parcel number', async () => {
    const [first = []] = (await printed('il-lien-general')).pages;
    const parcel = first.find(({ text }) => text.startsWith('Parcel No.'))!;
    const above = first.filter(({ x, y }) => x < 3.5 * inch && y < parcel.y - 1);
    expect(parcel.y - parcel.size - lowest(above)).toBeGreaterThanOrEqual(5);
  });

  it('has the return address in the top left of the first page elsewhere', async () => {
    const [first = []] = (await printed('claim-lien-az')).pages;
    const address = first.find(({ text }) => text.startsWith('780 Cypress'))!;
    expect(address.y).toBeLessThan(3 * inch);
    expect(address.x + address.width).toBeLessThan(inch + 3.5 * inch);
  });

  it.each([
    ['claim-lien-oh', 1.5 * inch, inch],
    ['claim-lien-nv', inch, inch],
    ['in-lien-general', 2 * inch, 2 * inch],
  ])('has clear margins as the state prescribes them: %s', async (name, top, bottom) => {
    const { pages } = await printed(name);
    expect(pages.length).toBeGreaterThan(1);
    for (const texts of pages) {
      expect(lowest(texts)).toBeLessThanOrEqual(792 - bottom);
      expect(words(texts)).toMatch(/Page \d of \d/);
    }
    for (const texts of pages.slice(1)) expect(highest(texts)).toBeGreaterThanOrEqual(top - 3);
  });

  it('has nothing in the top margin of its later pages', async () => {
    for (const name of ['claim-lien-ca', 'claim-lien-fl', 'claim-lien-exhibits']) {
      const { pages } = await printed(name);
      for (const texts of pages.slice(1)) expect(highest(texts)).toBeGreaterThanOrEqual(inch - 3);
    }
  });

  it.each(['ms-lien-general', 'sd-lien-general'])(
    'states who prepared it, with the telephone number: %s',
    async (name) => {
      const text = words((await printed(name)).pages[0]!).replace(/\s+/g, ' ');
      expect(text).toMatch(/Prepared by: Dana Whitfield,.*780 Cypress Street.*\(510\) 555-0170/);
    },
  );

  it.each([
    'ca-release-partial',
    'fl-release',
    'generic-release',
    'nv-release',
    'claim-release-wy',
    'claim-lien-fl',
    'mi-release',
  ])('has one page because it fits on one: %s', async (name) => {
    const { pages } = await printed(name);
    expect(pages).toHaveLength(1);
    expect(words(pages[0]!)).toContain('(Seal)');
  });

  describe('in Washington', () => {
    const recording = { date: '2026-06-20', instrument_number: '202606200114', county: 'Pierce' };
    const washington = async (instrument: 'mechanics_lien' | 'lien_release', changes: Changes = {}) => {
      const facts = claimFacts({
        ...changes,
        claim: { state: 'WA', metadata: { recording }, ...changes.claim },
        project: { legalDescription: 'Lots 4 and 5, Block 12, Harbor Tract', ...changes.project },
      });
      const job = { ...claimJob(instrument, facts), verification };
      return { facts, instrument, ...(await readPdf((await print(job)).bytes)) };
    };
    const warned = ({ facts, instrument }: Awaited<ReturnType<typeof washington>>) =>
      claimWarnings(facts, formOf(facts, instrument)).map(({ field, citation }) => [field, citation]);

    it('has only the return address in the top three inches, and clear margins of an inch', async () => {
      for (const instrument of ['mechanics_lien', 'lien_release'] as const) {
        const { pages } = await washington(instrument);
        const [first = [], ...others] = pages;
        for (const { x, width, text } of first.filter(({ y, size }) => y - size < 3 * inch - 3)) {
          expect({ text, isAtLeft: x + width < inch + 3.5 * inch }).toEqual({ text, isAtLeft: true });
          expect(text).not.toMatch(/Parcel|Space above/);
        }
        for (const texts of pages) expect(lowest(texts)).toBeLessThanOrEqual(792 - inch);
        for (const texts of others) expect(highest(texts)).toBeGreaterThanOrEqual(inch - 3);
      }
    });

    it('has what the auditor enters in the index below the title: the owner grants the lien, the claimant its release', async () => {
      const lien = words((await washington('mechanics_lien')).pages[0]!);
      expect(lien).toMatch(
        /CLAIM OF LIEN .*Grantor Acme Holdings LLC Grantee Bayside Steel Works, Inc\., Structural Division Legal description \(abbreviated\) Lots 4 and 5, Block 12, Harbor Tract Assessor’s property tax parcel number 014-0287-006 /,
      );
      expect(lien).not.toContain('Reference number');
      const release = words((await washington('lien_release')).pages[0]!);
      expect(release).toMatch(
        /RELEASE OF MECHANICS LIEN .*Reference number of the document released Instrument No\. 202606200114 Grantor Bayside Steel Works, Inc\., Structural Division Grantee Acme Holdings LLC /,
      );
    });

    it('abbreviates a long legal description and says where it is in full', async () => {
      const lots = 'Lot 4, Block 12, Harbor Tract, according to the plat in Volume 3; ';
      const once = words(
        (await washington('mechanics_lien', { project: { legalDescription: lots.repeat(3) } })).pages[0]!,
      );
      expect(once).toMatch(/\(abbreviated\) Lot 4, Block 12, Harbor Tract, .{20,110}; in full below Assessor/);
      const long = words(
        (await washington('mechanics_lien', { project: { legalDescription: lots.repeat(8) } })).pages[0]!,
      );
      expect(long).toMatch(/\(abbreviated\) Lot 4, Block 12, .{20,120}; in full in Exhibit A on page 3 Assessor/);
    });

    it.each([1, 30, 90])(
      'names the page of the exhibit with the legal description: %d owners before it',
      async (count) => {
        const legalDescription = 'Lot 4, Block 12, Harbor Tract, according to the plat in Volume 3; '.repeat(9);
        const owners = Array.from({ length: count }, (_, index) => party('owner', `Owner Number ${index + 1} Company`));
        const parties = [...defaultParties().filter(({ role }) => role !== 'owner'), ...owners];
        const { texts } = await washington('mechanics_lien', { parties, project: { legalDescription } });
        const flat = texts.map((text) => text.replace(/\s+/g, ' '));
        const page = Number(/in full in Exhibit A on page (\d+) /.exec(flat.join(' '))![1]);
        expect(page).toBeGreaterThanOrEqual(count > 30 ? 4 : 3);
        expect(flat.findIndex((text) => text.startsWith('EXHIBIT A Legal Description')) + 1).toBe(page);
        expect(flat[page - 1]).toContain(`Page ${page} of ${flat.length}`);
      },
    );

    it('has lines for what the record does not hold, and warns of each with the statute', async () => {
      const parcels = { legalDescription: null, parcelNumber: null };
      const missing = await washington('lien_release', { project: parcels, jobsites: [jobsiteIn('WA', parcels)] });
      expect(words(missing.pages[0]!)).toMatch(/\(abbreviated\) _+ Assessor’s property tax parcel number _+ /);
      expect(warned(missing)).toEqual([
        ['project.parcelNumber', 'RCW 65.04.045(1)(g)'],
        ['project.legalDescription', 'RCW 65.04.045(1)(f)'],
      ]);
      expect(warned(await washington('lien_release'))).toEqual([]);
    });
  });
});

describe('Alaska', () => {
  it.each(['mechanics_lien', 'lien_release'] as const)(
    'has two blank inches at the top of the first page, and clear margins: %s',
    async (instrument) => {
      const metadata = { recording: { instrument_number: '2026-000114-0', date: '2026-06-20', district: 'Fairbanks' } };
      const { pages } = await read(instrument, factsIn('AK', { claim: { metadata } }));
      expect(Math.min(...pages[0]!.map(({ y, size }) => y - size))).toBeGreaterThanOrEqual(2 * 72);
      for (const texts of pages) {
        expect(Math.max(...texts.map(({ y }) => y))).toBeLessThanOrEqual(792 - 72);
        expect(Math.min(...texts.map(({ y, size }) => y - size))).toBeGreaterThanOrEqual(72 - 3);
      }
      expect(inOneLine([pages[0]!.map(({ text }) => text).join(' ')])).toContain('Fairbanks Recording District');
    },
  );
});

describe('Arkansas', () => {
  it.each(['mechanics_lien', 'lien_release'] as const)(
    'leaves two and a half inches at the bottom of the last page: %s',
    async (instrument) => {
      const { pages } = await read(instrument, factsIn('AR'));
      expect(Math.max(...pages.at(-1)!.map(({ y }) => y))).toBeLessThanOrEqual(792 - 2.5 * 72);
    },
  );
});

describe('Illinois', () => {
  it('leaves three by five inches in the upper right corner to the recorder', async () => {
    for (const instrument of ['mechanics_lien', 'lien_release'] as const) {
      const [first = []] = (await read(instrument, factsIn('IL'))).pages;
      const inCorner = first.filter(({ x, y, width, size }) => x + width > 612 - 5 * 72 && y - size < 3 * 72 - 15);
      expect(inCorner.map(({ text }) => text)).toEqual([]);
    }
  });
});

describe('Iowa', () => {
  it.each(['mechanics_lien', 'lien_release'] as const)(
    'posts the statement to the registry and not with a recorder: %s',
    async (instrument) => {
      const text = await textOf(instrument, factsIn('IA'));
      expect(text).toContain('Mechanics’ Notice and Lien Registry');
      expect(text).not.toMatch(/recorder|recording requested/i);
    },
  );
});

describe('Michigan', () => {
  it.each(['mechanics_lien', 'lien_release'] as const)(
    'begins with its title, below two and a half blank inches, and has the names beneath the signatures: %s',
    async (instrument) => {
      const recording = { date: '2026-06-20', instrument_number: '2026-0114520' };
      const facts = factsIn('MI', { claim: { metadata: { recording } }, project: { legalDescription: 'Lot 4' } });
      const { pages } = await readPdf((await print(claimJob(instrument, facts))).bytes);
      const first = pages[0]!.reduce((top, text) => (text.y < top.y ? text : top));
      expect(first.text).toMatch(/^(CLAIM OF LIEN|DISCHARGE OF CONSTRUCTION LIEN)/);
      expect(first.y - first.size).toBeGreaterThanOrEqual(2.5 * 72);
      const all = pages.flat();
      const name = all.find(({ text }) => text === 'Dana Whitfield, Credit Manager')!;
      const signature = all.find(({ text }) => text === 'Signature' || text === 'SIGNATURE')!;
      expect(name.y).toBeGreaterThan(signature.y);
      expect(Math.abs(name.x - signature.x)).toBeLessThan(2);
      const [notary, printed] = ['Notary public', 'Printed name'].map(
        (label) => all.find(({ text }) => text.toLowerCase() === label.toLowerCase())!,
      );
      expect(printed!.y).toBeGreaterThan(notary!.y);
      expect(all.map(({ text }) => text).join(' ')).toMatch(/Notary public, State of _+, County of _+/);
    },
  );

  it('has the title below the return address elsewhere', async () => {
    expect(await lienIn('ID')).toMatch(/^Recording requested by/);
  });
});
