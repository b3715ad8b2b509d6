/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../../src/domain/claim-document/preflight.js';
import { formOf } from '../claim-jobs.js';
import { asContractor, type Changes, factsIn, fieldsOf, lienIn, textOf, warned } from './printed.js';

describe('Alaska', () => {
  it('has a blank for the recording district, and asks for it and for the legal description', async () => {
    expect(await lienIn('AK')).toMatch(/_+ Recording District/);
    expect(warned('AK')).toEqual(
      expect.arrayContaining([
        ['metadata.recording.district', 'AS 40.17.030(a)(9)'],
        ['project.legalDescription', 'Alaska Stat. § 34.35.070'],
      ]),
    );
    expect(warned('AK', {}, 'lien_release')).toContainEqual(['metadata.recording.district', 'AS 40.17.030(a)(9)']);
    expect(warned('ID').map(([field]) => field)).not.toContain('metadata.recording.district');
    expect(await lienIn('ID')).not.toContain('Recording District');
  });
});

describe('Arkansas', () => {
  it('names the affidavit of the notices given as an exhibit of the lien', async () => {
    expect(await lienIn('AR')).toMatch(
      /an affidavit of the notices given .* with a copy of each and of the proof of service, Exhibit A\b/,
    );
    expect(warned('AR')).toContainEqual(['exhibits', 'Ark. Code § 18-44-117(a)(3)']);
    expect(warned('AR').map(([field]) => field)).toContain('project.legalDescription');
  });
});

describe('Connecticut', () => {
  it('states that the amount is justly due, and names the person against whom the lien is filed', async () => {
    const text = await lienIn('CT');
    expect(text).toContain('The amount claimed is justly due, as nearly as the same can be ascertained.');
    expect(text).toContain('Person against whom the lien is filed');
    expect(text).toContain('Town in whose land records the certificate is recorded Hartford');
    expect(text).not.toContain('County Hartford County');
    expect(warned('CT', { project: { firstFurnishingDate: null } })).toContainEqual([
      'firstFurnishingDate',
      'Conn. Gen. Stat. § 49-34',
    ]);
  });
});

describe('Idaho', () => {
  it('says that the affiant believes the claim to be just', async () => {
    expect(await lienIn('ID')).toContain('information and belief. I believe this claim to be just.');
    expect(await lienIn('IN')).not.toContain('to be just');
  });
});

describe('Illinois', () => {
  it('asks for the contract and the description of the lot in the claim for lien', () => {
    const project = { dateContract: null, legalDescription: null };
    expect(warned('IL', { project }).map(([field]) => field)).toEqual(
      expect.arrayContaining(['project.dateContract', 'project.legalDescription']),
    );
  });
});

describe('Iowa', () => {
  it('asks for what the registry requires: the dates, the legal description and the tax parcel', async () => {
    const project = { legalDescription: null, parcelNumber: null, firstFurnishingDate: null };
    const found = warned('IA', { project });
    for (const field of ['project.legalDescription', 'project.parcelNumber', 'firstFurnishingDate'])
      expect(found).toContainEqual([field, 'Iowa Code § 572.8']);
    expect(await lienIn('IA', { project })).toMatch(/Tax parcel identification number _+/);
  });

  it('states the tax parcel in the row of Iowa’s lien, whose head has none', async () => {
    const text = await lienIn('IA');
    expect(text).toMatch(/Tax parcel identification number 014-0287-006/);
    const unknown = factsIn('IA', { project: { parcelNumber: null } });
    expect(await textOf('mechanics_lien', unknown)).toMatch(/Tax parcel identification number _{10}/);
    expect(fieldsOf(unknown, 'mechanics_lien')).toContain('project.parcelNumber');
  });
});

describe('Kansas', () => {
  it('cites the section on subcontractors in Kansas', () => {
    expect(formOf(factsIn('KS'), 'mechanics_lien').statute).toBe('K.S.A. §§ 60-1102, 60-1103');
  });
});

describe('Massachusetts', () => {
  it('cites the recorded notice of contract, and the day of the contract', async () => {
    const noticeOfCommencement = { recordedOn: '2026-03-02', instrument: 'Book 4411, Page 207' };
    const text = await lienIn('MA', { project: { noticeOfCommencement } });
    expect(text).toMatch(/Notice of contract Recorded March 2, 2026, in Book 4411, Page 207/);
    expect(text).toContain('Owner set forth in the notice of contract');
    expect(await lienIn('MA')).toMatch(/Notice of contract Recorded on _+, Book _+, Page _+/);
    expect(warned('MA', { project: { dateContract: null } })).toEqual(
      expect.arrayContaining([
        ['project.noticeOfCommencement', 'Mass. Gen. Laws ch. 254, § 8'],
        ['project.dateContract', 'Mass. Gen. Laws ch. 254, § 8'],
      ]),
    );
  });
});

describe('Minnesota', () => {
  it('states the intention, the copy to serve and the earlier notice, under the oath of a person who knows the facts', async () => {
    const text = await lienIn('MN');
    expect(text).toContain('gives notice of its intention to claim and hold a lien in the amount of $48,250.00');
    expect(text).toContain('must be served personally or by certified mail, within the 120-day period');
    expect(text).toContain('Notice as required by Minn. Stat. § 514.011, subdivision 2, if any, was given.');
    expect(text).toContain('I have knowledge of the facts stated in this document, and they are true.');
  });
});

describe('Montana', () => {
  it('declares the notice of the right to claim a lien, and certifies the copy served on the owner', async () => {
    const text = await lienIn('MT');
    expect(text).toContain(
      'A notice of the right to claim a lien was given to the contracting owner: Preliminary Notice No. N-260304-BAY001, on March 5, 2026.',
    );
    expect(text).toMatch(
      /certifies to the county clerk and recorder that a copy of this lien was served on the owner of record on June 16, 2026 by certified mail/,
    );
  });

  it('says why no notice was required of a claimant that contracted with the owner', async () => {
    expect(await lienIn('MT', { parties: asContractor })).toContain(
      'furnished the services or materials directly to the owner',
    );
  });

  it('leaves blanks for a notice and a service that the record does not have, and reports them', async () => {
    const metadata = { service_method: null, service_date: null };
    const changes = { servedNotices: [], claim: { metadata } };
    const text = await lienIn('MT', changes);
    expect(text).toMatch(/given to the contracting owner: _+\./);
    expect(text).toMatch(/served on the owner of record on _+ by _+, as/);
    expect(warned('MT', changes)).toEqual(
      expect.arrayContaining([
        ['metadata.notices_sent', 'Mont. Code § 71-3-535'],
        ['metadata.service_method', 'Mont. Code § 71-3-535'],
      ]),
    );
    expect(warned('MT').map(([field]) => field)).not.toContain('metadata.service_method');
  });

  it('names the notice before Montana’s lien in the sentence alone', async () => {
    const text = await lienIn('MT');
    expect(text).toContain('A notice of the right to claim a lien was given to the contracting owner: ');
    expect(text).not.toContain('Notices given');
  });
});

describe('Oklahoma, Nebraska, North Dakota and South Carolina', () => {
  it('report what the statute asks for and the record does not have', () => {
    expect(warned('OK')).toContainEqual(['project.legalDescription', '42 Okla. Stat. §§ 142–143']);
    const bare: Changes = {
      project: { contractAmount: null, firstFurnishingDate: null },
      claim: { metadata: { contract: null } },
    };
    expect(warned('NE', bare)).toContainEqual(['project.contractAmount', 'Neb. Rev. Stat. § 52-147']);
    expect(warned('ND', bare)).toContainEqual(['firstFurnishingDate', 'N.D.C.C. § 35-27-13']);
    const facts = factsIn('SC');
    const unlicensed = { ...facts, division: { ...facts.division!, licenseNumber: null } };
    expect(claimWarnings(unlicensed, formOf(unlicensed, 'mechanics_lien'))).toEqual([
      expect.objectContaining({ field: 'division.licenseNumber', citation: 'S.C. Code §§ 29-5-15, 29-5-90' }),
    ]);
    expect(claimWarnings(facts, formOf(facts, 'mechanics_lien'))).toEqual([]);
  });

  it('print a blank for the license that South Carolina asks for', async () => {
    const facts = factsIn('SC');
    const unlicensed = { ...facts, division: { ...facts.division!, licenseNumber: null } };
    expect(await textOf('mechanics_lien', unlicensed)).toMatch(/Claimant’s license _{8,}/);
  });
});

describe('Oklahoma', () => {
  it('has the items of the amount in an exhibit, and asks for it', async () => {
    expect(await lienIn('OK')).toMatch(/are itemized in Exhibit A\b/);
    expect(warned('OK')).toContainEqual(['exhibits', '42 Okla. Stat. § 142']);
    const metadata = { invoices: [{ number: 'BS-2044', date: '2026-03-31', amount: '48250.00' }] };
    expect(await lienIn('OK', { claim: { metadata } })).toMatch(/are itemized in Exhibit [A-Z], incorporated/);
  });
});

describe('South Dakota', () => {
  const mailed = { service_method: 'certified', service_date: '2026-06-20' };

  it('itemizes the account and states the mailing of a copy, each with its exhibit', async () => {
    const text = await lienIn('SD', { claim: { metadata: mailed } });
    expect(text).toContain('are itemized in Exhibit A.');
    expect(text).toContain('last known post office address on June 20, 2026 by certified mail.');
    expect(text).toContain('The post office receipt is Exhibit B.');
    const fields = fieldsOf(factsIn('SD'), 'mechanics_lien');
    expect(fields.filter((field) => field === 'exhibits')).toHaveLength(2);
  });

  it.each(['personal', 'email', 'posting', 'first_class', 'handed over'])(
    'has lines where the mailing would be, and asks for one, if the copy was served in another way: %s',
    async (service_method) => {
      const facts = factsIn('SD', { claim: { metadata: { ...mailed, service_method } } });
      expect(await textOf('mechanics_lien', facts)).toMatch(/post office address on _{8,} by _{8,}\. The post office/);
      expect(claimWarnings(facts, formOf(facts, 'mechanics_lien'))).toContainEqual({
        field: 'metadata.service_method',
        message: expect.stringContaining('It allows: registered, certified'),
        citation: 'S.D. Codified Laws §§ 44-9-16, 44-9-17',
      });
    },
  );

  it.each([
    ['registered', 'registered mail'],
    ['certified_return_receipt', 'certified mail, return receipt requested'],
  ])('states each way of mailing with a post office receipt: %s', async (service_method, words) => {
    const facts = factsIn('SD', { claim: { metadata: { ...mailed, service_method } } });
    expect(await textOf('mechanics_lien', facts)).toContain(`address on June 20, 2026 by ${words}.`);
    expect(fieldsOf(facts, 'mechanics_lien')).not.toContain('metadata.service_method');
  });

  it('has a line for the day of a mailing that the record has not, and asks for it', async () => {
    const facts = factsIn('SD', { claim: { metadata: { ...mailed, service_date: undefined } } });
    expect(await textOf('mechanics_lien', facts)).toMatch(/post office address on _{8,} by certified mail\./);
    expect(fieldsOf(facts, 'mechanics_lien')).toContain('metadata.service_date');
    expect(fieldsOf(factsIn('SD', { claim: { metadata: mailed } }), 'mechanics_lien')).not.toContain(
      'metadata.service_date',
    );
  });
});

describe('Wisconsin', () => {
  it('states when the notice of intent was served, and asks for it', async () => {
    const text = await lienIn('WI');
    expect(text).toMatch(/notice of intent to file this claim was served on the owner on _{8,}\./);
    expect(text).toContain('Exhibits to this document: a copy of the notice of intent');
    expect(fieldsOf(factsIn('WI'), 'mechanics_lien')).toContain('metadata.notices_sent');
    const served = factsIn('WI', {
      servedNotices: [
        { title: 'Notice of Intent to File a Lien', date: '2026-05-05', state: 'WI', method: 'certified' },
      ],
    });
    expect(await textOf('mechanics_lien', served)).toContain('was served on the owner on May 5, 2026.');
    expect(fieldsOf(served, 'mechanics_lien')).not.toContain('metadata.notices_sent');
  });
});

describe('a row that promises an address', () => {
  it.each([
    ['UT', /telephone number Bayside Steel Works, .*?780 Cypress Street, .*?\(510\) 555-0170 2\. Claimant’s license/],
    [
      'KY',
      /Claimant, with the address for service of process Bayside .*?780 Cypress Street, .*? 2\. Claimant’s license/,
    ],
    [
      'KS',
      /Claimant, with the address for service of process Bayside .*?780 Cypress Street, .*? 2\. Claimant’s license/,
    ],
  ])('has it, although the first page has it too: %s', async (state, row) => {
    expect(await lienIn(state)).toMatch(row);
  });

  it('is not the row of other states, which do not repeat the address', async () => {
    expect(await lienIn('ID')).toMatch(
      /1\. Claimant Bayside Steel Works, Inc\., Structural Division Subcontractor 2\. Claimant/,
    );
  });
});
