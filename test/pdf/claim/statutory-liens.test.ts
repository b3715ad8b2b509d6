/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../../src/pdf/print.js';
import { defaultParties } from '../../domain/preflight/notice-facts.fixture.js';
import { claimJob } from '../claim-jobs.js';
import { inState, noticeJob } from '../notice-jobs.js';
import { readPdf } from '../pdf-text.js';
import { asContractor, type Changes, factsIn, fieldsOf, guidance, lienIn, oneLine, textOf, warned } from './printed.js';

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
    expect(warned('AL', { claim: { metadata } })).toContainEqual([
      'metadata.interest.from',
      'Code of Alabama § 35-11-213',
    ]);
    expect(warned('AL')).toEqual([]);
  });

  it('gives the owner the notice of § 35-11-210 before a supplier furnishes material', async () => {
    const parties = defaultParties().map((each) => (each.isClaimant ? { ...each, role: 'material_supplier' } : each));
    const supplied = async (state: string) => await oneLine(noticeJob(inState(state, { parties })));
    const text = await supplied('AL');
    expect(text).toMatch(
      /To Acme Holdings LLC, .*, owner or proprietor: Take notice, that the undersigned is about to furnish Keystone Builders, Inc\., .*, your contractor or subcontractor, certain material for the construction, or for the repairing, altering, or beautifying of a building or buildings, or improvement or improvements, on the following described property: 1200 Mill Street/,
    );
    expect(text).toMatch(
      /and there will become due to the undersigned on account \w+ the price of the material, for the payment of which the undersigned will claim a lien\./,
    );
    expect(text).toContain('Price of the material $48,250.00');
    expect(await supplied('GA')).not.toContain('about to furnish');
    expect(await oneLine(noticeJob(inState('AL')))).not.toContain('about to furnish');
  });
});

describe('Mississippi', () => {
  it('has the form of § 85-7-405(1)(b), with the statement and the notice without which the lien is invalid', async () => {
    const text = await lienIn('MS');
    expect(text).toContain('a subcontractor, claims a lien in the amount of $48,250.00 on the building');
    expect(text).toContain('for satisfaction of a claim which became due on May 29, 2026, which is the last date');
    const signature = text.indexOf('Printed name and title');
    for (const statement of [
      'THIS CLAIM OF LIEN EXPIRES AND IS VOID ONE HUNDRED EIGHTY (180) DAYS FROM THE DATE OF FILING OF THE CLAIM OF LIEN IF A PAYMENT ACTION IS NOT FILED BY THE CLAIMANT WITHIN THAT TIME PERIOD.',
      'NOTICE TO OWNER OF PROPERTY: You have the right to contest this claim of lien pursuant to Mississippi law.',
    ]) {
      expect(text).toContain(statement);
      expect(text.indexOf(statement)).toBeLessThan(signature);
    }
    expect(guidance('MS')).toContain('Within two business days after the filing');
  });

  it('has its heading', async () => {
    expect(await lienIn('MS')).toMatch(/AFFIDAVIT I am the Credit Manager/);
  });
});

describe('New Jersey', () => {
  const metadata = {
    contract: { form: 'written', change_orders: '3250.00', credits: 0, paid: 16000, retainage: '6425.00' },
    tax_lot: { block: 1506, lot: 12 },
    unpaid_balance_notice: { county: 'Mercer', date: '2026-06-02', number: '2026-004417', book: 'CL 12', page: '88' },
    arbitration_award: { date: '2026-06-12', amount: 48250 },
  };

  it('cites the notice of unpaid balance and the award, and is acknowledged as well as sworn', async () => {
    const text = await lienIn('NJ', { claim: { metadata } });
    expect(text).toContain(
      'with the County Clerk of Mercer County on June 2, 2026 as No. 2026-004417, in Book CL 12 Page 88.',
    );
    expect(text).toContain(
      'An award of the arbitrator (if residential) was issued on June 12, 2026 in the amount of $48,250.00.',
    );
    expect(text).toContain('JURAT');
    expect(text).toContain('ACKNOWLEDGMENT');
    expect(warned('NJ', { claim: { metadata } })).toEqual([]);
  });

  it('has blanks for them on residential work, and says so', async () => {
    const text = await lienIn('NJ');
    expect(text).toMatch(/County Clerk of _+ County on _+ as No\. _+, in Book _+ Page _+\./);
    expect(text).toMatch(/was issued on _+ in the amount of _+\./);
    expect(warned('NJ')).toEqual(
      expect.arrayContaining([
        ['metadata.tax_lot', 'N.J.S.A. 2A:44A-8'],
        ['metadata.unpaid_balance_notice', 'N.J.S.A. 2A:44A-8'],
        ['metadata.arbitration_award', 'N.J.S.A. 2A:44A-8'],
      ]),
    );
  });

  it('asks for neither on other work', async () => {
    const { tax_lot, contract } = metadata;
    const changes: Changes = { claim: { metadata: { tax_lot, contract } }, project: { use: 'commercial' } };
    expect(await lienIn('NJ', changes)).toContain('An award of the arbitrator (if residential): not applicable.');
    expect(warned('NJ', changes)).toEqual([]);
  });

  it('has blanks for changes and credits that are not stated, and for the price with them', async () => {
    const contract = { form: 'written', paid: 16000, retainage: '6425.00' };
    const facts = { claim: { metadata: { ...metadata, contract } } };
    const text = await lienIn('NJ', facts);
    for (const label of ['Change Orders:', '(A + B) =', 'Agreed upon Credits:'])
      expect(text).toMatch(new RegExp(`${label.replace(/[()+]/g, '\\$&')} _{8,}`));
    expect(warned('NJ', facts).map(([field]) => field)).toEqual(
      expect.arrayContaining(['metadata.contract.change_orders', 'metadata.contract.credits']),
    );
  });

  it.each([
    ['Bayside Steel Works, Inc.', 'an officer of the claimant known as'],
    ['Bayside Steel, L.L.C.', 'an officer/member of the claimant known as'],
    ['Bayside Brothers LLP', 'a partner of the claimant known as'],
    ['Bayside Incoming', 'individually, or as a partner, or an officer/member (circle one), of the claimant known as'],
  ])('names the capacity of the signer of %s', async (name, capacity) => {
    const facts = factsIn('NJ');
    const named = { ...facts, division: { ...facts.division!, name } };
    for (const instrument of ['mechanics_lien', 'notice_of_claim'] as const) {
      expect(await textOf(instrument, named)).toContain(`Dana Whitfield, ${capacity} ${name}`);
    }
  });

  it('has no sums in parentheses, which read as negative', async () => {
    const text = await textOf('notice_of_claim', factsIn('NJ', { claim: { type: 'preliminary' } }));
    expect(text).toContain('in the amount of $48,250.00, as calculated below');
    expect(text).not.toMatch(/\(\$/);
  });
});

describe('Rhode Island', () => {
  it('has the notice of § 34-28-4(c), with the name and address of the owner at the upper left', async () => {
    const { pages, texts } = await readPdf((await print(claimJob('mechanics_lien', factsIn('RI')))).bytes);
    const first = pages[0]!.reduce((top, text) => (text.y < top.y ? text : top));
    expect(first.text).toBe('Acme Holdings LLC');
    expect(first.x).toBeLessThan(100);
    const text = texts.join(' ').replace(/\s+/g, ' ');
    let from = 0;
    for (const part of [
      'Acme Holdings LLC 117 Franklin Street',
      'NOTICE OF INTENTION TO DO WORK OR FURNISH MATERIALS, OR BOTH',
      'All persons are hereby notified that the undersigned has within the two hundred (200) days prior to the mailing hereof done work',
      'and that the land is owned by or leased to Acme Holdings LLC.',
      'The nature of the work being done or materials being furnished is as follows: structural steel',
      'is being done for or furnished to Keystone Builders, Inc., whose address is',
      'The approximate value of said work or materials is, as of the date of the notice, $64,250.00, itemized as follows: original contract, $61,000.00; changes, $3,250.00;',
      'and the undersigned has not been paid for the work or materials or both;',
      'The undersigned authorizes Dana Whitfield to act or sign documents in behalf of the undersigned',
      'file in the records of land evidence of the city or town of Providence a copy of this notice',
      'The filing of the notice of intention, together with this mailing, will perfect a lien against the land described herein',
      'Signed and sworn before me this',
    ]) {
      expect(text.slice(from)).toContain(part);
      from = text.indexOf(part, from);
    }
    expect(guidance('RI')).toContain('Cross out the words of the first sentence that do not apply');
  });

  it('has blanks for a value and a work that the record does not have, and reports them', async () => {
    const changes: Changes = {
      project: { contractAmount: null, furnishedDescription: null },
      claim: { metadata: { contract: null } },
    };
    const text = await lienIn('RI', changes);
    expect(text).toMatch(/as of the date of the notice, _+, itemized as follows: unpaid, \$48,250\.00/);
    expect(text).toMatch(/being furnished is as follows: _+ and is being done/);
    expect(warned('RI', changes)).toEqual(
      expect.arrayContaining([
        ['project.contractAmount', 'R.I. Gen. Laws § 34-28-4'],
        ['description', 'R.I. Gen. Laws § 34-28-4'],
      ]),
    );
  });
});

describe('Tennessee', () => {
  it('has the sworn sentences of § 66-11-112(d)', async () => {
    const text = await lienIn('TN');
    expect(text).toContain('Dana Whitfield, being first duly sworn, says that Bayside Steel Works, Inc.');
    expect(text).toContain('in pursuance of a certain contract, with Keystone Builders, Inc., the prime contractor.');
    expect(text).toContain(
      'over and above all legal setoffs, the sum of $48,250.00, for which amount Lien Claimant claims a lien',
    );
    expect(text).toContain('of which Acme Holdings LLC is or was the owner');
    expect(await lienIn('TN', { parties: asContractor })).toContain('with Acme Holdings LLC, the owner.');
  });
});

describe('Virginia', () => {
  it('says when the parts of the claim that are not due become due', async () => {
    const metadata = { amounts_not_due: [{ amount: 6425, due: 'upon final completion' }] };
    expect(await lienIn('VA', { claim: { metadata } })).toContain('$6,425.00: upon final completion');
    expect(warned('VA', { claim: { metadata } })).toEqual([]);
  });

  it('has a blank for them where nothing is said of them, and says so if retainage is claimed', async () => {
    const unknown: Changes = { claim: { metadata: { amounts_not_due: null } } };
    expect(await lienIn('VA', unknown)).toMatch(/due date\(s\) or event\(s\) apply _{8,}/);
    expect(warned('VA', unknown)).toContainEqual(['metadata.amounts_not_due', 'Code of Virginia §§ 43-7, 43-8']);
    const contract = { form: 'written', change_orders: 3250, paid: 16000 };
    const none: Changes = { claim: { metadata: { amounts_not_due: null, contract } } };
    expect(await lienIn('VA', none)).toMatch(/event\(s\) apply _{8,}/);
    expect(warned('VA', none)).toEqual([]);
  });

  it('refuses no amount without a day or event, but reports it', () => {
    const metadata = { amounts_not_due: [{ amount: 'soon' }] };
    expect(warned('VA', { claim: { metadata } }).map(([field]) => field)).toEqual(
      expect.arrayContaining(['metadata.amounts_not_due.0.amount', 'metadata.amounts_not_due.0.due']),
    );
  });

  it('says that all of the claim is due, or when a part becomes due', async () => {
    const contract = { form: 'written', paid: 16000 };
    expect(await lienIn('VA', { claim: { metadata: { contract, amounts_not_due: [] } } })).toMatch(
      /event\(s\) apply None/,
    );
    expect(await lienIn('VA')).toContain('$6,425.00: final completion of the project');
  });

  it('states the dates of the license, and asks for them', async () => {
    expect(await lienIn('VA')).toContain('Issued July 1, 2024 · expires June 30, 2027');
    const undated = factsIn('VA', { claim: { metadata: { license: null } } });
    expect(fieldsOf(undated, 'mechanics_lien')).toContain('metadata.license');
    expect(await textOf('mechanics_lien', undated)).toMatch(/expiration date of license .*?\) _{8,}/);
    const unlicensed = { ...undated, division: { ...undated.division!, licenseNumber: null } };
    expect(fieldsOf(unlicensed, 'mechanics_lien')).toEqual(['division.licenseNumber']);
    expect(await textOf('mechanics_lien', unlicensed)).toMatch(/expiration date of license .*?\) _{8,}/);
  });
});

describe('Washington', () => {
  it('has no blank about an assignment in a sworn claim', async () => {
    expect(await lienIn('WA')).toContain(
      '8. IF THE CLAIMANT IS THE ASSIGNEE OF THIS CLAIM SO STATE HERE: Not applicable',
    );
  });
});
