import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../src/domain/document/types.js';
import { formNotices } from '../../src/domain/document/warning.js';
import { print } from '../../src/pdf/print.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob, formOf, publicParties } from './claim-jobs.js';
import { goldenFacts, noticeJob } from './notice-jobs.js';
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
  it('has the notice of § 24 in the statute’s words, and asks for delivery to the addressee only', async () => {
    const claim = { type: 'preliminary', metadata: { service_method: 'certified_restricted_delivery' } };
    const text = await printed('notice_of_claim', 'IL', { claim });
    expect(text).toContain(
      'You are hereby notified that I have been employed by Keystone Builders, Inc. to furnish structural steel stairs',
    );
    expect(text).toMatch(/under his or her contract with you, on your property at 1200 Mill Street/);
    expect(text).toContain('that there was due to me, or is to become due, therefor, the sum of $48,250.00.');
    expect(text).toContain('certified mail, return receipt requested, delivery limited to addressee only');
    expect(warned('notice_of_claim', 'IL', { claim })).toEqual([]);
    expect(warned('notice_of_claim', 'IL', { claim: { type: 'preliminary' } })).toContainEqual([
      'metadata.service_method',
      '770 ILCS 60/24',
    ]);
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
