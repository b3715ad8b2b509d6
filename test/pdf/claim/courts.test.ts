/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../../src/domain/claim-document/preflight.js';
import { claimForms } from '../../../src/pdf/assets/claim/index.js';
import { factLines } from '../../../src/pdf/templates/claim/fact-lines.js';
import { jobsiteIn } from '../../domain/preflight/sites.fixture.js';
import { claimJob, formOf } from '../claim-jobs.js';
import { asContractor, factsIn, guidance, lienIn, read, textOf, warned } from './printed.js';

const attorney = { name: 'Rosa Müller', address_line1: '1 Court Street', city: 'Dover', state: 'DE', zip: '19901' };

describe('Delaware', () => {
  it('captions the claim as the Superior Court of the county does, with the contractor as a defendant', async () => {
    const text = await lienIn('DE');
    expect(text).toMatch(/^IN THE SUPERIOR COURT OF THE STATE OF DELAWARE IN AND FOR KENT COUNTY/);
    expect(text).toMatch(/Plaintiff-Claimant, v\. Acme Holdings LLC Keystone Builders, Inc\. Defendants\./);
    expect(text).toMatch(/C\.A\. No\. _+/);
    expect(text).toContain('STATEMENT OF CLAIM AND COMPLAINT FOR MECHANICS’ LIEN');
  });

  it('avers what § 2712(b) lists, each under its number', async () => {
    const text = await lienIn('DE');
    for (let item = 1; item <= 15; item += 1) expect(text).toContain(` ${item}. `);
    expect(text).toMatch(/a copy of the contract with its modifications, Exhibit B\b/);
    expect(text).toContain('10. The contract of the plaintiff-claimant was made with the contractor.');
    expect(text).toContain('12. The labor was done, or the materials were furnished, on the credit of the structure.');
    expect(text).toMatch(
      / 13\. .* \$48,250\.00, which is more than \$25\.00\. Neither that amount nor any part of it has been paid/,
    );
    expect(text).toContain('14. The whole amount is claimed on the structure described above.');
    expect(text).not.toContain('information and belief');
    const direct = await lienIn('DE', { parties: asContractor });
    expect(direct).toContain('was made with the property owner');
    expect(direct).toMatch(/v\. Acme Holdings LLC Defendant\./);
  });

  it('has the lines of the attorney who signs, and warns if there is none', async () => {
    const claim = { metadata: { attorney: { ...attorney, bar_number: '4471', email: 'rm@example.com' } } };
    expect(await lienIn('DE', { claim })).toMatch(
      /ATTORNEY FOR THE PLAINTIFF-CLAIMANT .*Rosa Müller .*1 Court Street, Dover, DE 19901.*Bar No\. 4471.*rm@example\.com/,
    );
    expect(await lienIn('DE')).toMatch(/ATTORNEY FOR THE PLAINTIFF-CLAIMANT .*Bar No\. _+/);
    expect(warned('DE')).toContainEqual(['metadata.attorney', 'Del. Super. Ct. Civ. R. 11']);
    expect(warned('DE', { claim }).map(([field]) => field)).not.toContain('metadata.attorney');
    expect(await lienIn('PA')).not.toContain('ATTORNEY FOR');
  });

  it('has the letters of Delaware’s exhibits in the order of their mention, and the time of the first mortgage', async () => {
    const text = await lienIn('DE');
    expect(text).toContain('itemized in Exhibit A.');
    expect(text).toContain('a copy of the contract with its modifications, Exhibit B.');
    expect(text).toMatch(/15\. A first mortgage, .* was recorded on: _{20}\./);
  });

  it.each([
    [{}, /15\. A first mortgage, .* was recorded on: _{20}\./, true],
    [
      { first_mortgage: { recorded_on: '2026-01-12' } },
      /15\. A first mortgage, .* was recorded on: January 12, 2026\./,
      false,
    ],
    [{ first_mortgage: { exists: false } }, /15\. No first mortgage, .* was recorded\./, false],
    [{ first_mortgage: { exists: true } }, /15\. A first mortgage, .* was recorded on: _{20}\./, true],
  ])('asks for the record of Delaware’s first mortgage until it is known: %j', async (metadata, words, asked) => {
    const facts = factsIn('DE', { claim: { metadata } });
    expect(await textOf('mechanics_lien', facts)).toMatch(words);
    const warnings = claimWarnings(facts, formOf(facts, 'mechanics_lien'));
    expect(warnings.filter(({ field }) => field === 'metadata.first_mortgage')).toEqual(
      asked
        ? [
            {
              field: 'metadata.first_mortgage',
              message: expect.stringContaining('recording date'),
              citation: '25 Del. C. § 2712',
            },
          ]
        : [],
    );
  });
});

describe('Hawaii', () => {
  it.each([
    ['Honolulu', 'FIRST'],
    ['Maui', 'SECOND'],
    ['Hawaii', 'THIRD'],
    ['Kauai', 'FIFTH'],
  ])('names the circuit of %s', async (county, circuit) => {
    const text = await lienIn('HI', { jobsites: [jobsiteIn('HI', { county })] });
    expect(text).toContain(`IN THE CIRCUIT COURT OF THE ${circuit} CIRCUIT`);
  });

  it('is an application with the notice of the lien, which has a blank for the return day', async () => {
    const text = await lienIn('HI');
    expect(text).toContain('APPLICATION FOR A LIEN AND NOTICE OF LIEN');
    expect(text).toMatch(/Lienor, .* Respondents\./);
    expect(text).toMatch(/Other persons with an interest in the property First Pacific Bank/);
    expect(text).toMatch(/NOTICE OF LIEN .*not less than three nor more than ten days after/);
    expect(text).toMatch(/returnable on _+/);
    expect(text).toContain('ATTORNEY FOR THE LIENOR');
  });

  it('counts the retainage in the claim, and not in the payments', async () => {
    expect(await lienIn('HI')).toMatch(
      /Amount of the claim \$48,250\.00 4\. Including unpaid retainage of \$6,425\.00/,
    );
  });
});

describe('Maryland', () => {
  it('is the petition that Rule 12-302 describes, with the affidavit and the attorney', async () => {
    const claim = { metadata: { newly_erected: false } };
    const text = await lienIn('MD', { claim });
    expect(text).toContain('PETITION TO ESTABLISH MECHANICS’ LIEN');
    expect(text).toMatch(/Plaintiff, v\. Acme Holdings LLC Defendant\./);
    expect(text).toMatch(/Case No\. _+/);
    expect(text).toContain(
      'The building has been repaired, rebuilt or improved to the extent of 15 percent of its value.',
    );
    expect(text).toContain('No part of the land is located in another county.');
    expect(text).toMatch(
      /asks the court to establish a mechanics’ lien on the land and building .* in the amount of \$48,250\.00/,
    );
    expect(text).toContain('Notice given to the owner under Real Property § 9-104');
    expect(text).toContain('I solemnly affirm under the penalties of perjury and upon personal knowledge');
    expect(text).toContain('ATTORNEY FOR THE PLAINTIFF');
  });

  it('leaves the choice between a new and an improved building open if the record does not have it', async () => {
    expect(await lienIn('MD')).toMatch(/\[ \] The building is newly erected\. \[ \] The building has been repaired/);
    expect(warned('MD')).toEqual(
      expect.arrayContaining([
        ['metadata.newly_erected', 'Md. Code, Real Prop. § 9-105; Md. Rule 12-302'],
        ['metadata.attorney', 'Md. Rule 1-311'],
      ]),
    );
  });

  it('asks a subcontractor, and no general contractor, for the notice to the owner', async () => {
    const changes = { servedNotices: [], parties: asContractor };
    expect(await lienIn('MD', changes)).not.toContain('Notice given to the owner');
    expect(warned('MD', changes).map(([field]) => field)).not.toContain('metadata.notices_sent');
    expect(await lienIn('MD', { servedNotices: [] })).toMatch(
      /Notice given to the owner under Real Property § 9-104 _+/,
    );
  });

  it('counts only a notice of intention to claim a lien as the notice of § 9-104', async () => {
    expect(await lienIn('MD')).toMatch(/Notice given to the owner under Real Property § 9-104 _+/);
    expect(warned('MD')).toContainEqual(['metadata.notices_sent', 'Md. Code, Real Prop. § 9-105; Md. Rule 12-302']);
    const title = 'Notice to Owner of Intention to Claim a Lien';
    const claim = { metadata: { notices_sent: [{ title, date: '2026-06-08', method: 'certified' }] } };
    expect(await lienIn('MD', { claim })).toMatch(
      new RegExp(`under Real Property § 9-104 ${title}, on June 8, 2026, by certified mail`),
    );
    expect(warned('MD', { claim }).map(([field]) => field)).not.toContain('metadata.notices_sent');
  });

  it('has a top and a left margin of an inch and a half, as Rule 1-301(c) asks', async () => {
    const { pages } = await read('mechanics_lien', factsIn('MD'));
    for (const texts of pages) {
      expect(Math.min(...texts.map(({ x }) => x))).toBeGreaterThanOrEqual(1.5 * 72 - 0.5);
      expect(Math.max(...texts.map(({ x, width }) => x + width))).toBeLessThanOrEqual(612 - 72 + 0.5);
      expect(Math.min(...texts.map(({ y, size }) => y - size))).toBeGreaterThanOrEqual(1.5 * 72 - 3);
    }
  });

  it('states the amount for each building, and the land in another county', async () => {
    const jobsites = [jobsiteIn('MD'), jobsiteIn('MD', { city: 'Towson', county: 'Baltimore', isPrimary: false })];
    const text = await lienIn('MD', { jobsites });
    expect(text).toContain('Part of the land is located in Baltimore County.');
    expect(text).toMatch(/Amount claimed on each building: _+/);
    expect(warned('MD', { jobsites }).map(([field]) => field)).toContain('jobsites');
  });
});

describe('the counties of a petition in Maryland', () => {
  const petitionIn = (counties: string[], county?: string) => {
    const [site] = factsIn('MD').jobsites;
    const jobsites = counties.map((each, at) => ({ ...site!, county: each, isPrimary: at === 0 }));
    return lienIn('MD', { jobsites, claim: { metadata: { ...(county && { recording: { county } }) } } });
  };

  it('are those beside the county of its court', async () => {
    expect(await petitionIn(['Baltimore County', 'Anne Arundel'], 'Anne Arundel')).toContain(
      'Part of the land is located in Baltimore County.',
    );
    expect(await petitionIn(['Baltimore County', 'baltimore'])).toContain(
      'No part of the land is located in another county.',
    );
  });
});

describe('New Hampshire', () => {
  it('petitions the superior court of the county for the attachment that secures the lien, and says that this is its purpose', async () => {
    const text = await lienIn('NH');
    expect(text).toMatch(/^THE STATE OF NEW HAMPSHIRE MERRIMACK COUNTY SUPERIOR COURT/);
    expect(text).toMatch(/Plaintiff, v\. Acme Holdings LLC Keystone Builders, Inc\. Defendants\./);
    expect(text).toMatch(/Docket No\. _+/);
    expect(text).toContain('PETITION FOR ATTACHMENT TO PERFECT MECHANIC’S LIEN');
    expect(text).toContain(
      'The purpose of the attachment is to perfect the mechanic’s lien of the plaintiff under RSA 447:2 and 447:10.',
    );
    expect(text).toMatch(/to order an attachment of the real estate described above, and of no other, .* \$48,250\.00/);
    expect(text).toMatch(/1\. Plaintiff: .* 2\. Owner of the real estate:/);
    expect(text).toContain('ATTORNEY FOR THE PLAINTIFF');
    expect(text).not.toContain('Recording requested by');
    expect(guidance('NH')).toContain('within 120 days');
  });

  it('names the owner alone as the defendant of a contractor, which gave no notice', async () => {
    const text = await lienIn('NH', { parties: asContractor, servedNotices: [] });
    expect(text).toMatch(/v\. Acme Holdings LLC Defendant\./);
    expect(text).not.toContain('Notice given to the owner');
    for (let item = 1; item <= 13; item += 1) expect(text).toContain(` ${item}. `);
    expect(warned('NH', { parties: asContractor, servedNotices: [] }).map(([field]) => field)).not.toContain(
      'metadata.notices_sent',
    );
  });

  it('leaves blanks for the attorney and for the notice of a subcontractor, and reports them', async () => {
    expect(await lienIn('NH', { servedNotices: [] })).toMatch(/Notice given to the owner under RSA 447:5: _+/);
    expect(warned('NH', { servedNotices: [] })).toEqual(
      expect.arrayContaining([
        ['metadata.notices_sent', 'N.H. Rev. Stat. §§ 447:2, 447:10'],
        ['metadata.attorney', 'N.H. Super. Ct. Civ. R. 7'],
      ]),
    );
  });

  it('have no gap where a contractor has no notice to state', async () => {
    const row = claimForms.find(({ formCode }) => formCode === 'nh-lien-general')!;
    const first = { ...row, formCode: row.formCode, facts: [row.facts.at(-1)!, ...row.facts.slice(0, -1)] };
    const job = claimJob('mechanics_lien', factsIn('NH', { parties: asContractor, servedNotices: [] }));
    if (job.template !== 'claim') throw new Error('not a claim');
    const numbers = factLines(job.model, first).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}.`));
  });
});

describe('North Carolina', () => {
  it('has each item of the form once', async () => {
    const text = await lienIn('NC');
    expect(text.match(/\(6\)/g)).toHaveLength(1);
    expect(text).toMatch(
      /\(6\) General description of the labor .* and the amount claimed therefor: Structural steel .* \$48,250\.00/,
    );
  });
});

describe('the oath', () => {
  it.each([
    ['HI', 'lienor'],
    ['NH', 'plaintiff'],
    ['DE', 'plaintiff-claimant'],
  ])('calls the claimant in a pleading what the pleading does: %s, %s', async (state, noun) => {
    const text = await lienIn(state);
    expect(text).toContain(`the ${noun} named above`);
    expect(text).not.toMatch(/\bthe claimant\b/i);
  });
});
