/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { fillSentences } from '../../src/pdf/sentence.js';
import { goldenFacts, inState, noticeJob, served } from './notice-jobs.js';
import { readPdf } from './pdf-text.js';

const pagesOf = async (facts: Parameters<typeof noticeJob>[0]) =>
  (await readPdf((await print(noticeJob(facts))).bytes)).texts.map((text) => text.replace(/\s+/g, ' '));
const printed = async (facts: Parameters<typeof noticeJob>[0]) => (await pagesOf(facts)).join(' ');

/** Names are needed where a sentence says who hired the claimant; these facts are not. */
const once = ['K-2207', '88-20417', '014-0287-006', 'B-2026-00471', 'SB-99812', 'First Pacific Bank', '4411, Page 207'];

describe('a printed notice', () => {
  const singles = Object.entries(goldenFacts).filter(([name]) => !/mail-pack|forty|twenty/.test(name));

  it.each(singles)('has each fact of the job once: %s', async (_name, facts) => {
    const text = await printed(facts);
    expect(once.filter((fact) => text.split(fact).length > 2)).toEqual([]);
  });

  it('has the number of a license once, with its dates where the notice asks for them', async () => {
    const virginia = await printed(goldenFacts['va-preliminary']);
    expect(virginia.match(/CSLB 1048213/g)).toHaveLength(1);
    expect(virginia).toContain('License No. CSLB 1048213, issued May 1, 2021, expires April 30, 2027');
    expect(await printed(inState('VA'))).toContain('License No. CSLB 1048213');
  });

  it('names the lender of the caller’s metadata, which has no box, with its loan', async () => {
    const parties = goldenFacts['or-mail-pack']!.parties;
    const metadata = { lender_information: 'Harbor Credit Union' };
    expect(await printed(inState('CA', { parties, notice: { metadata } }))).toContain(
      'Construction lender Harbor Credit Union · Loan No. 88-20417',
    );
  });

  it('closes what is filled in between commas, and leaves the words of the statute', async () => {
    expect(await printed(goldenFacts['nv-preliminary'])).toContain(
      'as follows: structural steel stairs and railings, fabricated and installed, for improvement of property identified as 1200 Mill Street, Reno, NV 89501, Washoe County, Parcel No. 014-0287-006, under contract with Keystone Builders, Inc. This is not a notice',
    );
    expect(await printed(goldenFacts['or-preliminary'])).toContain(
      'fabricated and installed, ordered by Keystone Builders, Inc., 123 Poplar Avenue, Oakland, CA 94607, for improvements to property you own.',
    );
    expect(await printed(goldenFacts['al-preliminary'])).toContain(
      'Parcel No. 014-0287-006, and there will become due',
    );
    expect(await printed(goldenFacts['fl-preliminary'])).toContain(
      'fabricated and installed, for the improvement of the real property identified as 1200 Mill Street, Tampa, FL 33602, Hillsborough County, Parcel No. 014-0287-006, under an order given by',
    );
  });

  it('has the comma after the year of a date within a sentence', async () => {
    expect(await printed(goldenFacts['ga-preliminary'])).toContain(
      '(recorded on January 12, 2026, in Book 4411, Page 207',
    );
  });

  it('states the service in a sentence, also on the cover page of a mail pack', async () => {
    const sentence = 'This notice is given by certified mail, return receipt requested, on March 5, 2026.';
    expect(await printed(inState('CO', { notice: { metadata: served } }))).toContain(sentence);
    const [cover] = await pagesOf(goldenFacts['or-mail-pack']);
    expect(cover).toContain(`follows this page. ${sentence} Please complete`);
  });

  it('has a line for the printed name, with the name if it is known', async () => {
    expect(await printed(inState('WA'))).toContain('Printed name and title');
    expect(await printed(inState('WA', { notice: { metadata: served } }))).toContain(
      'Dana Whitfield, Credit Manager Printed name and title',
    );
  });
});

describe('a value in a sentence', () => {
  it.each([
    [
      'with commas gets the closing one',
      '{work} for the job',
      { work: 'stairs, installed' },
      'stairs, installed, for the job',
    ],
    ['without a comma stays', '{work} for the job', { work: 'stairs' }, 'stairs for the job'],
    ['at the end of a sentence stays', 'at {place}.\nThe', { place: 'Reno, NV' }, 'at Reno, NV.\nThe'],
    ['before a new line that begins a sentence stays', 'To {place}\nThe', { place: 'Reno, NV' }, 'To Reno, NV\nThe'],
    ['keeps the comma of a firm’s name', '{party} has', { party: 'Bay, Inc.' }, 'Bay, Inc. has'],
    ['does not double a full stop', 'by {party}. The', { party: 'Bay, Inc.' }, 'by Bay, Inc. The'],
    ['is not filled again', 'by {method}, at', { method: 'hand of {party}', party: 'x' }, 'by hand of {party}, at'],
    [
      'that names the claimant stays',
      '{claimant} gives',
      { claimant: 'Bay, Steel Division' },
      'Bay, Steel Division gives',
    ],
  ])('%s', (_title, text, blanks, expected) => {
    expect(fillSentences(text, blanks)).toBe(expected);
  });

  it('must exist', () => {
    expect(() => fillSentences('{work}', {})).toThrow('blank {work}');
  });
});
