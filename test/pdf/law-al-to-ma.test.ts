/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../src/domain/document/types.js';
import { formNotices } from '../../src/domain/document/warning.js';
import { print } from '../../src/pdf/print.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties } from '../domain/preflight/notice-facts.fixture.js';
import { jobsiteIn } from '../domain/preflight/sites.fixture.js';
import { claimJob, formOf, publicParties } from './claim-jobs.js';
import { goldenFacts, inState, noticeJob } from './notice-jobs.js';
import { readPdf } from './pdf-text.js';

type Changes = NonNullable<Parameters<typeof claimFacts>[0]>;

const factsIn = (state: string, changes: Changes = {}) =>
  claimFacts({ ...changes, claim: { ...changes.claim, state } });
const read = async (instrument: ClaimInstrument, facts: ReturnType<typeof claimFacts>) =>
  readPdf((await print(claimJob(instrument, facts))).bytes);
const oneLine = (texts: readonly string[]) => texts.join('\n').replace(/\s+/g, ' ');
const printed = async (instrument: ClaimInstrument, state: string, changes: Changes = {}) =>
  oneLine((await read(instrument, factsIn(state, changes))).texts);
const lienIn = (state: string, changes: Changes = {}) => printed('mechanics_lien', state, changes);
const warned = (instrument: ClaimInstrument, state: string, changes: Changes = {}) => {
  const facts = factsIn(state, changes);
  return claimWarnings(facts, formOf(facts, instrument)).map(({ field, citation }) => [field, citation]);
};
const guidance = (instrument: ClaimInstrument, state: string, changes: Changes = {}) =>
  formNotices(formOf(factsIn(state, changes), instrument))
    .map(({ message }) => message)
    .join(' ');

describe('Alabama', () => {
  it('has the form of § 35-11-213: the statement, the claimant’s signature, the affidavit on personal knowledge', async () => {
    const text = await lienIn('AL');
    const sentences = [
      'State of Alabama',
      'files this statement in writing, verified by the oath of Dana Whitfield, who has personal knowledge of the facts herein set forth:',
      'claims a lien upon the following property, situated in Mobile county, Alabama, to wit:',
      'This lien is claimed, separately and severally, as to both the buildings and improvements thereon, and the said land.',
      'That said lien is claimed to secure an indebtedness of $48,250.00 with interest, from to wit the 1st day of June, 2026, for',
      'The name of the owner or proprietor of the said property is Acme Holdings LLC.',
      'Printed name and title',
      'personally appeared Dana Whitfield, who being duly sworn, doth depose and say: That he has personal knowledge of the facts set forth in the foregoing statement of lien, and that the same are true and correct to the best of his knowledge and belief.',
      'Affiant: Dana Whitfield',
      'JURAT',
    ];
    const places = sentences.map((sentence) => text.indexOf(sentence));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toContain('This instrument was prepared by: Dana Whitfield');
  });

  it('leaves a blank for the day from which interest is claimed, and says so', async () => {
    const metadata = { interest: null };
    expect(await lienIn('AL', { claim: { metadata } })).toMatch(/from to wit the _+ day of _+, _+, for/);
    expect(warned('mechanics_lien', 'AL', { claim: { metadata } })).toContainEqual([
      'metadata.interest.from',
      'Code of Alabama § 35-11-213',
    ]);
    expect(warned('mechanics_lien', 'AL')).toEqual([]);
  });

  it('gives the owner the notice of § 35-11-210 before a supplier furnishes material', async () => {
    const parties = defaultParties().map((each) => (each.isClaimant ? { ...each, role: 'material_supplier' } : each));
    const supplied = async (state: string) =>
      oneLine((await readPdf((await print(noticeJob(inState(state, { parties })))).bytes)).texts);
    const text = await supplied('AL');
    expect(text).toMatch(
      /To Acme Holdings LLC, .*, owner or proprietor: Take notice, that the undersigned is about to furnish Keystone Builders, Inc\., .*, your contractor or subcontractor, certain material for the construction, or for the repairing, altering, or beautifying of a building or buildings, or improvement or improvements, on the following described property: 1200 Mill Street/,
    );
    expect(text).toMatch(
      /and there will become due to the undersigned on account \w+ the price of the material, for the payment of which the undersigned will claim a lien\./,
    );
    expect(text).toContain('Price of the material $48,250.00');
    expect(await supplied('GA')).not.toContain('about to furnish');
    expect(oneLine((await readPdf((await print(noticeJob(inState('AL')))).bytes)).texts)).not.toContain(
      'about to furnish',
    );
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
      expect(oneLine([pages[0]!.map(({ text }) => text).join(' ')])).toContain('Fairbanks Recording District');
    },
  );

  it('has a blank for the recording district, and asks for it and for the legal description', async () => {
    expect(await lienIn('AK')).toMatch(/_+ Recording District/);
    expect(warned('mechanics_lien', 'AK')).toEqual(
      expect.arrayContaining([
        ['metadata.recording.district', 'AS 40.17.030(a)(9)'],
        ['project.legalDescription', 'Alaska Stat. § 34.35.070'],
      ]),
    );
    expect(warned('lien_release', 'AK')).toContainEqual(['metadata.recording.district', 'AS 40.17.030(a)(9)']);
    expect(warned('mechanics_lien', 'ID').map(([field]) => field)).not.toContain('metadata.recording.district');
    expect(await lienIn('ID')).not.toContain('Recording District');
  });
});

describe('Arkansas', () => {
  it.each(['mechanics_lien', 'lien_release'] as const)(
    'leaves two and a half inches at the bottom of the last page: %s',
    async (instrument) => {
      const { pages } = await read(instrument, factsIn('AR'));
      expect(Math.max(...pages.at(-1)!.map(({ y }) => y))).toBeLessThanOrEqual(792 - 2.5 * 72);
    },
  );

  it('names the affidavit of the notices given as an exhibit of the lien', async () => {
    expect(await lienIn('AR')).toMatch(
      /an affidavit of the notices given .* with a copy of each and of the proof of service, Exhibit A\b/,
    );
    expect(warned('mechanics_lien', 'AR')).toContainEqual(['exhibits', 'Ark. Code § 18-44-117(a)(3)']);
    expect(warned('mechanics_lien', 'AR').map(([field]) => field)).toContain('project.legalDescription');
  });
});

describe('Connecticut', () => {
  it('states that the amount is justly due, and names the person against whom the lien is filed', async () => {
    const text = await lienIn('CT');
    expect(text).toContain('The amount claimed is justly due, as nearly as the same can be ascertained.');
    expect(text).toContain('Person against whom the lien is filed');
    expect(text).toContain('Town in whose land records the certificate is recorded Hartford');
    expect(text).not.toContain('County Hartford County');
    expect(warned('mechanics_lien', 'CT', { project: { firstFurnishingDate: null } })).toContainEqual([
      'firstFurnishingDate',
      'Conn. Gen. Stat. § 49-34',
    ]);
  });

  it('warns of mail to an owner or contractor who lives in the town of the property', () => {
    const asked = (city: string) => {
      const facts = factsIn('CT', { jobsites: [jobsiteIn('CT', { city })] });
      return claimWarnings(facts, formOf(facts, 'notice_of_intent')).filter(
        ({ field }) => field === 'metadata.service_method',
      );
    };
    expect(asked('Hartford').map(({ message, citation }) => [message, citation])).toEqual([
      [expect.stringContaining('Acme Holdings LLC and Keystone Builders, Inc.'), 'Conn. Gen. Stat. § 49-35'],
    ]);
    expect(asked('New Haven')).toEqual([]);
    const personal = { claim: { metadata: { service_method: 'personal' } } };
    expect(warned('notice_of_intent', 'CT', personal).map(([field]) => field)).not.toContain('metadata.service_method');
  });

  it('gives notice that the work was furnished and that a lien will be claimed, and says how it is served', async () => {
    const text = await printed('notice_of_intent', 'CT', { claim: { type: 'demand_letter', kind: 'escalation' } });
    expect(text).toMatch(
      /has furnished or commenced to furnish materials, or rendered or commenced to render services/,
    );
    expect(text).toMatch(/intends to claim a lien (therefor )?on the building, lot or plot of land/);
    expect(guidance('notice_of_intent', 'CT')).toMatch(
      /lives in the town .* leave a true and attested copy .* elsewhere.*registered or certified mail/s,
    );
  });
});

describe('Florida', () => {
  it('addresses the notice to owner to the contractor as well', async () => {
    const { texts } = await readPdf((await print(noticeJob(goldenFacts['fl-preliminary']!))).bytes);
    const text = oneLine(texts);
    expect(text).toMatch(/To: Acme Holdings LLC, .* To: Keystone Builders, Inc\., /);
    expect(text).toContain('NOTICE TO OWNER/NOTICE TO CONTRACTOR');
    expect(text.split('Copies to:')[1]).not.toContain('Keystone Builders');
  });

  it.each(['notice_of_claim', 'bond_claim'] as const)(
    'has the notice of nonpayment of § 255.05(2)(a)2. for the bond of public work: %s',
    async (instrument) => {
      const changes = {
        claim: { type: 'bond_claim', metadata: { future_furnishing: { description: 'handrails', amount: 4000 } } },
        project: { sector: 'public' },
        parties: publicParties,
      } as const;
      const text = await printed(instrument, 'FL', changes);
      expect(text).toContain('NOTICE OF NONPAYMENT');
      expect(text).toContain('The undersigned claimant notifies you that:');
      expect(text).toMatch(/1\. Claimant has furnished .* of which \$6,425\.00 is unpaid retainage/);
      expect(text).toMatch(/2\. Claimant has been paid to date the amount of \$16,000\.00 for previously furnishing/);
      expect(text).toContain('3. Claimant expects to furnish handrails for this improvement in the future');
      expect(text).toContain('I declare that I have read the foregoing Notice of Nonpayment');
      expect(text).not.toContain('lienor');
      expect(text).not.toContain('713.23');
      expect(warned(instrument, 'FL', changes).map(([field]) => field)).toEqual(['exhibits']);
    },
  );

  it('asks what the claimant still expects to furnish, as the notice is sworn with that', () => {
    const parties = [...publicParties];
    expect(warned('notice_of_claim', 'FL', { claim: { type: 'bond_claim' }, parties })).toContainEqual([
      'metadata.future_furnishing',
      'Florida Statutes § 713.23(1)(d)',
    ]);
  });
});

describe('Illinois', () => {
  it('has the notice of § 24 in the statute’s words, and asks for a way of service that it allows', async () => {
    const claim = { type: 'preliminary', metadata: { service_method: 'certified_restricted_delivery' } };
    const text = await printed('notice_of_claim', 'IL', { claim });
    expect(text).toContain(
      'You are hereby notified that I have been employed by Keystone Builders, Inc. to furnish structural steel stairs',
    );
    expect(text).toMatch(/under his or her contract with you, on your property at 1200 Mill Street/);
    expect(text).toContain('that there was due to me, or is to become due, therefor, the sum of $48,250.00.');
    expect(text).toContain('certified mail, return receipt requested, delivery limited to addressee only');
    expect(warned('notice_of_claim', 'IL', { claim })).toEqual([]);
    expect(warned('notice_of_claim', 'IL', { claim: { type: 'preliminary' } })).toEqual([]);
    const unproven = { type: 'preliminary', metadata: { service_method: 'first_class' } };
    expect(warned('notice_of_claim', 'IL', { claim: unproven })).toContainEqual([
      'metadata.service_method',
      '770 ILCS 60/24',
    ]);
  });

  it('leaves three by five inches in the upper right corner to the recorder', async () => {
    for (const instrument of ['mechanics_lien', 'lien_release'] as const) {
      const [first = []] = (await read(instrument, factsIn('IL'))).pages;
      const inCorner = first.filter(({ x, y, width, size }) => x + width > 612 - 5 * 72 && y - size < 3 * 72 - 15);
      expect(inCorner.map(({ text }) => text)).toEqual([]);
    }
  });

  it('asks for the contract and the description of the lot in the claim for lien', () => {
    const project = { dateContract: null, legalDescription: null };
    expect(warned('mechanics_lien', 'IL', { project }).map(([field]) => field)).toEqual(
      expect.arrayContaining(['project.dateContract', 'project.legalDescription']),
    );
  });
});

describe('Iowa', () => {
  it.each(['mechanics_lien', 'lien_release'] as const)(
    'posts the statement to the registry and not with a recorder: %s',
    async (instrument) => {
      const text = await printed(instrument, 'IA');
      expect(text).toContain('Mechanics’ Notice and Lien Registry');
      expect(text).not.toMatch(/recorder|recording requested/i);
    },
  );

  it('asks for what the registry requires: the dates, the legal description and the tax parcel', async () => {
    const project = { legalDescription: null, parcelNumber: null, firstFurnishingDate: null };
    const found = warned('mechanics_lien', 'IA', { project });
    for (const field of ['project.legalDescription', 'project.parcelNumber', 'firstFurnishingDate'])
      expect(found).toContainEqual([field, 'Iowa Code § 572.8']);
    expect(await lienIn('IA', { project })).toMatch(/Tax parcel identification number _+/);
  });
});

const attorney = { name: 'Rosa Müller', address_line1: '1 Court Street', city: 'Dover', state: 'DE', zip: '19901' };
const asGeneralContractor = claimFacts()
  .parties.filter(({ role }) => role !== 'general_contractor')
  .map((each) => (each.isClaimant ? { ...each, role: 'general_contractor' } : each));

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
    const direct = await lienIn('DE', { parties: asGeneralContractor });
    expect(direct).toContain('was made with the property owner');
    expect(direct).toMatch(/v\. Acme Holdings LLC Defendant\./);
  });

  it('has the lines of the attorney who signs, and warns if there is none', async () => {
    const claim = { metadata: { attorney: { ...attorney, bar_number: '4471', email: 'rm@example.com' } } };
    expect(await lienIn('DE', { claim })).toMatch(
      /ATTORNEY FOR THE PLAINTIFF-CLAIMANT .*Rosa Müller .*1 Court Street, Dover, DE 19901.*Bar No\. 4471.*rm@example\.com/,
    );
    expect(await lienIn('DE')).toMatch(/ATTORNEY FOR THE PLAINTIFF-CLAIMANT .*Bar No\. _+/);
    expect(warned('mechanics_lien', 'DE')).toContainEqual(['metadata.attorney', 'Del. Super. Ct. Civ. R. 11']);
    expect(warned('mechanics_lien', 'DE', { claim }).map(([field]) => field)).not.toContain('metadata.attorney');
    expect(await lienIn('PA')).not.toContain('ATTORNEY FOR');
  });
});

describe('a lien of a subcontractor in the District of Columbia', () => {
  it('calls no subcontractor the contractor, and names the original contractor', async () => {
    const text = await lienIn('DC');
    expect(text).toContain('§§ 40-301.02, 40-303.01');
    expect(text).not.toContain('the contractor, gives notice');
    expect(text).toMatch(/Original contractor: Keystone Builders, Inc\./);
  });
});

describe('a notice to withhold', () => {
  it('states the duty of Civil Code § 9358(a) to the public entity', async () => {
    const changes = {
      claim: { type: 'stop_payment' as const },
      project: { sector: 'public' as const },
      parties: publicParties,
    };
    expect(await printed('stop_notice', 'CA', changes)).toContain(
      'withhold from the direct contractor sufficient funds due or to become due to it to pay this claim and to provide for your reasonable cost of any litigation pursuant to this notice.',
    );
  });

  it('asks once, of the owner on private work and of the public entity on public work', async () => {
    const claim = { type: 'stop_payment' as const };
    const text = await printed('stop_notice', 'WA', { claim });
    expect(text).toContain('Owner or reputed owner Acme Holdings LLC');
    expect(text.match(/requests that the holder/g)).toHaveLength(1);
    const changes = { claim, project: { sector: 'public' as const }, parties: publicParties };
    expect(await printed('stop_notice', 'WA', changes)).toContain('Public entity Northside School District');
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
    expect(warned('mechanics_lien', 'MD')).toEqual(
      expect.arrayContaining([
        ['metadata.newly_erected', 'Md. Code, Real Prop. § 9-105; Md. Rule 12-302'],
        ['metadata.attorney', 'Md. Rule 1-311'],
      ]),
    );
  });

  it('asks a subcontractor, and no general contractor, for the notice to the owner', async () => {
    const changes = { servedNotices: [], parties: asGeneralContractor };
    expect(await lienIn('MD', changes)).not.toContain('Notice given to the owner');
    expect(warned('mechanics_lien', 'MD', changes).map(([field]) => field)).not.toContain('metadata.notices_sent');
    expect(await lienIn('MD', { servedNotices: [] })).toMatch(
      /Notice given to the owner under Real Property § 9-104 _+/,
    );
  });

  it('counts only a notice of intention to claim a lien as the notice of § 9-104', async () => {
    expect(await lienIn('MD')).toMatch(/Notice given to the owner under Real Property § 9-104 _+/);
    expect(warned('mechanics_lien', 'MD')).toContainEqual([
      'metadata.notices_sent',
      'Md. Code, Real Prop. § 9-105; Md. Rule 12-302',
    ]);
    const title = 'Notice to Owner of Intention to Claim a Lien';
    const claim = { metadata: { notices_sent: [{ title, date: '2026-06-08', method: 'certified' }] } };
    expect(await lienIn('MD', { claim })).toMatch(
      new RegExp(`under Real Property § 9-104 ${title}, on June 8, 2026, by certified mail`),
    );
    expect(warned('mechanics_lien', 'MD', { claim }).map(([field]) => field)).not.toContain('metadata.notices_sent');
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
    expect(warned('mechanics_lien', 'MD', { jobsites }).map(([field]) => field)).toContain('jobsites');
  });

  it.each(['residential', 'commercial'])('gives the owner the notice of § 9-104(b), affirmed: %s', async (use) => {
    const text = await printed('notice_of_intent', 'MD', { project: { use } });
    expect(text).toContain('NOTICE TO OWNER OR OWNER’S AGENT OF INTENTION TO CLAIM A LIEN');
    expect(text).toMatch(
      /did work or furnished material for or about the building generally designated or briefly described as 1200 Mill Street/,
    );
    expect(text).toContain(
      'The total amount earned under the subcontractor’s undertaking to the date hereof is $64,250.00 of which $48,250.00 is due and unpaid as of the date hereof.',
    );
    expect(text).toMatch(
      /work done or materials provided under the subcontract were as follows: structural steel stairs .* from February 18, 2026, to May 29, 2026, for Keystone Builders, Inc\./,
    );
    expect(text).toContain('I do solemnly declare and affirm under the penalties of perjury');
    expect(text).not.toContain('JURAT');
    const [addressees = ''] = text.split('NOTICE TO OWNER');
    expect(addressees).not.toContain('Keystone Builders');
  });

  it('has no such notice of a claimant with a contract with the owner', async () => {
    expect(await printed('notice_of_intent', 'MD', { parties: asGeneralContractor })).not.toContain('subcontract');
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
});

describe('the District of Columbia', () => {
  it('has each item of § 40-301.02(b), sworn on personal knowledge', async () => {
    const text = await lienIn('DC');
    for (let item = 1; item <= 10; item += 1) expect(text).toContain(` ${item}. `);
    expect(text).toMatch(/Party against whose interest the lien is claimed: Acme Holdings LLC/);
    expect(text).toMatch(/Legal description: _+/);
    expect(text).toMatch(
      /Exhibits to this document: .* license to do business, its certificate of good standing .* Exhibit A\b/,
    );
    expect(text).toMatch(
      /affirm under penalty of perjury and upon personal knowledge .* has a right to recover the amount claimed/,
    );
    expect(text).toContain('D.C. Code §§ 40-301.02, 40-303.01');
    const found = warned('mechanics_lien', 'DC');
    expect(found).toContainEqual(['project.legalDescription', 'D.C. Code §§ 40-301.02, 40-303.01']);
    expect(found).toContainEqual(['exhibits', 'D.C. Code § 40-301.02(b)(7), (9)(B)']);
    expect(guidance('mechanics_lien', 'DC')).toMatch(/certified mail .* five business days/);
  });
});

describe('Massachusetts', () => {
  it('cites the recorded notice of contract, and the day of the contract', async () => {
    const noticeOfCommencement = { recordedOn: '2026-03-02', instrument: 'Book 4411, Page 207' };
    const text = await lienIn('MA', { project: { noticeOfCommencement } });
    expect(text).toMatch(/Notice of contract Recorded March 2, 2026, in Book 4411, Page 207/);
    expect(text).toContain('Owner set forth in the notice of contract');
    expect(await lienIn('MA')).toMatch(/Notice of contract Recorded on _+, Book _+, Page _+/);
    expect(warned('mechanics_lien', 'MA', { project: { dateContract: null } })).toEqual(
      expect.arrayContaining([
        ['project.noticeOfCommencement', 'Mass. Gen. Laws ch. 254, § 8'],
        ['project.dateContract', 'Mass. Gen. Laws ch. 254, § 8'],
      ]),
    );
  });
});
