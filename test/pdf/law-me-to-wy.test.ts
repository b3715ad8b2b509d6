/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../src/domain/document/types.js';
import { formNotices } from '../../src/domain/document/warning.js';
import { print } from '../../src/pdf/print.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob, formOf } from './claim-jobs.js';
import { inheritingPdf } from './hand-made-pdf.js';
import { inState, noticeJob } from './notice-jobs.js';
import { readPdf } from './pdf-text.js';

type Changes = NonNullable<Parameters<typeof claimFacts>[0]>;

const factsIn = (state: string, changes: Changes = {}) =>
  claimFacts({ ...changes, claim: { ...changes.claim, state } });
const oneLine = async (job: Parameters<typeof print>[0]) =>
  (await readPdf((await print(job)).bytes)).texts
    .join('\n')
    .replace(/(\d)-\n/g, '$1-')
    .replace(/\s+/g, ' ');
const lienIn = (state: string, changes: Changes = {}) => oneLine(claimJob('mechanics_lien', factsIn(state, changes)));
const warned = (state: string, changes: Changes = {}, instrument: ClaimInstrument = 'mechanics_lien') => {
  const facts = factsIn(state, changes);
  return claimWarnings(facts, formOf(facts, instrument)).map(({ field, citation }) => [field, citation]);
};
const notices = (state: string, instrument: ClaimInstrument = 'mechanics_lien') =>
  formNotices(formOf(factsIn(state), instrument))
    .map(({ message }) => message)
    .join(' ');
const contractor = (changes: Changes = {}): Changes => ({
  ...changes,
  parties: [
    party('general_contractor', 'Bayside Steel Works, Inc.', { isClaimant: true }),
    ...defaultParties().filter(({ isClaimant, role }) => !isClaimant && role !== 'general_contractor'),
  ],
});

describe('the months of work', () => {
  it('are stated where Texas asks for them, and on no other claim of lien', async () => {
    expect(await lienIn('TX')).toContain('March 2026, April 2026, May 2026');
    for (const state of ['OR', 'OH', 'WY', 'PR']) expect(await lienIn(state)).not.toContain('April 2026');
  });

  it('are the months for which payment is claimed on a notice of claim', async () => {
    const text = await oneLine(claimJob('notice_of_claim', factsIn('KS', { claim: { type: 'preliminary' } })));
    expect(text).toContain('Months for which payment is claimed');
  });
});

describe('a long legal description', () => {
  it.each(['AL', 'GA', 'MI', 'NJ', 'TN'])('is named by the letter of its exhibit: %s', async (state) => {
    const legalDescription = 'Lots 4 and 5, Block 12, Harbor Tract, as recorded in Book 12 of Maps, Page 31. '.repeat(
      8,
    );
    const text = await lienIn(state, { project: { legalDescription } });
    expect(text).toContain('Legal description: see Exhibit A, incorporated by this reference.');
    expect(text).toMatch(/Exhibit A.*Lots 4 and 5/i);
  });
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

describe('Minnesota', () => {
  it('states the intention, the copy to serve and the earlier notice, under the oath of a person who knows the facts', async () => {
    const text = await lienIn('MN');
    expect(text).toContain('gives notice of its intention to claim and hold a lien in the amount of $48,250.00');
    expect(text).toContain('must be served personally or by certified mail, within the 120-day period');
    expect(text).toContain('Notice as required by Minn. Stat. § 514.011, subdivision 2, if any, was given.');
    expect(text).toContain('I have knowledge of the facts stated in this document, and they are true.');
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
    expect(notices('MS')).toContain('Within two business days after the filing');
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
    expect(await lienIn('MT', contractor())).toContain('furnished the services or materials directly to the owner');
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
    expect(notices('NH')).toContain('within 120 days');
  });

  it('names the owner alone as the defendant of a contractor, which gave no notice', async () => {
    const text = await lienIn('NH', { ...contractor(), servedNotices: [] });
    expect(text).toMatch(/v\. Acme Holdings LLC Defendant\./);
    expect(text).not.toContain('Notice given to the owner');
    for (let item = 1; item <= 13; item += 1) expect(text).toContain(` ${item}. `);
    expect(warned('NH', { ...contractor(), servedNotices: [] }).map(([field]) => field)).not.toContain(
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
      expect(await oneLine(claimJob(instrument, named))).toContain(`Dana Whitfield, ${capacity} ${name}`);
    }
  });

  it('has no sums in parentheses, which read as negative', async () => {
    const text = await oneLine(claimJob('notice_of_claim', factsIn('NJ', { claim: { type: 'preliminary' } })));
    expect(text).toContain('in the amount of $48,250.00, as calculated below');
    expect(text).not.toMatch(/\(\$/);
  });
});

describe('New Mexico', () => {
  it('states the terms of the contract, or has a blank for them and says so', async () => {
    expect(await lienIn('NM')).toMatch(/Terms, time given and conditions of the contract Monthly, within ten days/);
    const changes = { claim: { metadata: { payment_terms: null } } };
    expect(await lienIn('NM', changes)).toMatch(/Terms, time given and conditions of the contract _{8,}/);
    expect(warned('NM', changes)).toContainEqual(['metadata.payment_terms', 'N.M. Stat. § 48-2-6']);
    expect(warned('NV', changes)).toContainEqual(['metadata.payment_terms', 'NRS 108.226']);
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
    expect(await oneLine(claimJob('mechanics_lien', unlicensed))).toMatch(/Claimant’s license _{8,}/);
  });
});

describe('Pennsylvania', () => {
  it('has the contents of § 1503 in its order', async () => {
    const text = await lienIn('PA');
    const labels = [
      'Party claimant, and whether it files as contractor or subcontractor',
      'Completion of the claimant’s work',
      'Person with whom the claimant contracted',
      'Formal notice of intention to file a claim',
      'Agreed sum',
      'Amount claimed to be due',
      'Property claimed to be subject to the lien',
    ];
    const places = labels.map((label) => text.indexOf(label));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).toContain('under a contract for an agreed sum');
  });

  it('says nothing of an agreed sum that the record does not have', async () => {
    const changes: Changes = { project: { contractAmount: null }, claim: { metadata: { contract: null } } };
    expect(await lienIn('PA', changes)).not.toContain('under a contract for an agreed sum');
    expect(warned('PA', changes)).toContainEqual(['project.contractAmount', '49 P.S. § 1503']);
  });

  const sent = (title: string, date: string | null) => ({ title, date, method: 'personal' });
  const preliminary = sent('Notice of Furnishing', '2026-03-05');
  const intention = sent('Formal Notice of Intention to File a Lien Claim', '2026-05-01');
  const asked = (changes: Changes) => warned('PA', changes).filter(([field]) => field === 'metadata.notices_sent');

  it('has a blank for the notice of intention of a subcontractor, which no other notice fills', async () => {
    for (const servedNotices of [[], [preliminary], [sent('Notice of Intention', null)]] as never[]) {
      expect(asked({ servedNotices })).toEqual([['metadata.notices_sent', '49 P.S. § 1503']]);
    }
    const text = await lienIn('PA', { servedNotices: [preliminary] as never });
    expect(text).toMatch(/Formal notice of intention to file a claim, with its date _+/);
    expect(text).toMatch(/Preliminary notice, if required, with its date Notice of Furnishing, on March 5, 2026/);
  });

  it('states each of the two notices once', async () => {
    const servedNotices = [preliminary, intention] as never;
    const text = await lienIn('PA', { servedNotices });
    expect(text).toMatch(/notice of intention to file a claim, with its date Formal Notice .* on May 1, 2026/);
    expect(text.match(/May 1, 2026/g)).toHaveLength(1);
    expect(asked({ servedNotices })).toEqual([]);
    expect(asked({ servedNotices: [intention, sent('Notice of Furnishing', null)] as never })).toHaveLength(1);
  });

  it('asks no contractor for a notice', async () => {
    const changes = { ...contractor(), servedNotices: [] };
    expect(await lienIn('PA', changes)).not.toContain('notice of intention');
    expect(asked(changes)).toEqual([]);
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
    expect(notices('RI')).toContain('Cross out the words of the first sentence that do not apply');
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
    expect(await lienIn('TN', contractor())).toContain('with Acme Holdings LLC, the owner.');
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

describe('Utah', () => {
  it('does not say that a notice was filed without the number of its entry', async () => {
    const filed = { service_method: 'registry', service_date: '2026-03-05' };
    const without = await oneLine(noticeJob(inState('UT', { notice: { metadata: filed } })));
    expect(without).not.toContain('filed with the state registry');
    expect(without).toMatch(/Registry entry number _+/);
    const metadata = { ...filed, registry_entry_number: 'PN-1182-44' };
    const complete = await oneLine(noticeJob(inState('UT', { notice: { metadata } })));
    expect(complete).toContain('This notice was filed with the state registry on March 5, 2026.');
    expect(complete).toContain('PN-1182-44');
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
});

describe('Washington', () => {
  it('has no blank about an assignment in a sworn claim', async () => {
    expect(await lienIn('WA')).toContain(
      '8. IF THE CLAIMANT IS THE ASSIGNEE OF THIS CLAIM SO STATE HERE: Not applicable',
    );
  });
});

describe('Wyoming', () => {
  it('has the notice of intention in the words of § 29-10-102', async () => {
    const facts = factsIn('WY', { claim: { type: 'demand_letter', kind: 'escalation' } });
    const text = await oneLine(claimJob('notice_of_intent', facts));
    expect(text).toContain(
      'hereby notified pursuant to W.S. 29-2-107 that Bayside Steel Works, Inc., Structural Division',
    );
    expect(text).toContain(
      'The amount of the lien claim is $48,250.00. This amount is due from Keystone Builders, Inc. pursuant to',
    );
    expect(text).toContain(
      'If we are unable to resolve this matter within twenty (20) days from the date of this notice',
    );
    expect(notices('WY', 'notice_of_intent')).toContain('one form for each');
  });

  const recording = { date: '2026-06-20', county: 'Natrona', book: '412', page: '88', instrument_number: '1098765' };
  const legal: Changes['project'] = { legalDescription: 'Lot 4, Block 12, Harbor Tract' };
  const invoices = [{ number: '204', amount: '48250.00' }];

  it('has the items of the lien statement of § 29-10-104, with its exhibits A to C', async () => {
    const facts = factsIn('WY', { project: legal, claim: { metadata: { invoices } } });
    const exhibits = [
      { title: 'K-2207', kind: 'contract', mimeType: 'application/pdf', sha256: 'c', pageCount: 1 },
    ] as const;
    const job = claimJob('mechanics_lien', { ...facts, exhibits: [...exhibits] });
    const text = await oneLine({ ...job, files: [inheritingPdf(['The contract'])] });
    const items = [
      'Pursuant to the provisions of W.S. 29-1-312 relating to lien statements, the undersigned hereby files this lien statement and swears as follows:',
      '1. Name and address of lien claimant: Bayside Steel Works, Inc., Structural Division, 780 Cypress Street',
      '2. The amount claimed to be due and owing: $48,250.00, plus pre-judgment interest at a rate of 10% (if applicable), and attorneys’ fees',
      '3. The names and addresses of the persons against whose properties the lien is filed include: Acme Holdings LLC, 117 Franklin Street',
      '4. An itemized list setting forth and describing the work performed or materials furnished by the lien claimant: structural steel',
      'The amounts due and owing from Keystone Builders, Inc. for the work performed and/or materials provided are set forth in the actual invoices, or if no invoices exist, then a summary, attached hereto as Exhibit “A”.',
      '5. The name of the persons whom the lien claimant asserts is/are obligated to pay the debt secured by the lien: Keystone Builders, Inc.',
      '6. The lien claimant last performed work, or furnished materials, for which the lien claimant asserts a lien on the 29th day of May, 2026.',
      'is set forth in Exhibit “B”, attached hereto.',
      '8. A true and accurate copy of the written contract, if available, under which the lien claimant performed work or furnished materials is attached hereto as Exhibit “C”.',
      'she is the Credit Manager of Bayside Steel Works, Inc., Structural Division and that this lien statement was signed and sealed on behalf of the lien claimant by authority granted to the signatory by the lien claimant.',
      'Witness my hand and official seal.',
      'EXHIBIT A Itemized Account',
      'EXHIBIT B Legal Description',
    ];
    let from = 0;
    for (const item of items) {
      expect(text.slice(from)).toContain(item);
      from = text.indexOf(item, from);
    }
    expect(text.slice(from)).toContain('Lot 4, Block 12, Harbor Tract');
  });

  it('has blanks for what the record does not have, and reports them', async () => {
    const changes: Changes = {
      project: { lastFurnishingDate: null },
      claim: { metadata: { interest: null, payment_terms: null } },
    };
    const text = await lienIn('WY', changes);
    expect(text).toMatch(/interest at a rate of _+% \(if applicable\)/);
    expect(text).toMatch(/asserts a lien on the _+ day of _+, 20_+\./);
    expect(text).toMatch(/attached hereto as Exhibit “A”\. 5\./);
    expect(text).toMatch(/located at the following address: _+/);
    expect(warned('WY', changes).map(([field]) => field)).toEqual(
      expect.arrayContaining([
        'metadata.interest.rate',
        'metadata.payment_terms',
        'project.legalDescription',
        'lastFurnishingDate',
        'exhibits',
      ]),
    );
  });

  it('asks for no copy of an oral contract', async () => {
    const changes: Changes = { project: legal, claim: { metadata: { contract: { form: 'oral' }, invoices } } };
    expect(await lienIn('WY', changes)).toContain('located at the following address: not applicable');
    expect(warned('WY', changes)).toEqual([]);
  });

  it('releases with the notice of satisfaction of § 29-10-106', async () => {
    const facts = factsIn('WY', { claim: { metadata: { recording } } });
    const text = await oneLine(claimJob('lien_release', facts));
    expect(text).toContain(
      'Pursuant to the provisions of W.S. 29-1-313, the undersigned hereby files its notice of satisfaction of lien statement and hereby releases its lien(s), filed with the Clerk of Natrona County on the 20th day of June, 2026, commencing at Page 88 of Book 412 (Instrument No. 1098765).',
    );
    expect(text).toContain('and that this Notice of Satisfaction of Lien was signed and sealed on behalf of');
    expect(text).not.toContain('For value received');
  });

  it('has blanks for the page and the book of a lien whose number only is known', async () => {
    const changes: Changes = {
      claim: { metadata: { recording: { date: '2026-06-20', instrument_number: '1098765' } } },
    };
    const text = await oneLine(claimJob('lien_release', factsIn('WY', changes)));
    expect(text).toMatch(/commencing at Page _+ of Book _+ \(Instrument No\. 1098765\)\./);
    expect(warned('WY', changes, 'lien_release').map(([field]) => field)).toContain('metadata.recording.book');
  });

  it.each([
    ['Bayside Steel Works, Inc.', 'Owner', 'and that this lien statement was signed and sealed on behalf of'],
    ['Dana Whitfield', 'Owner', 'did state that the lien statement to be the free act and deed of the lien claimant.'],
    [
      'Dana Whitfield Welding',
      null,
      'did state that the lien statement to be the free act and deed of the lien claimant.',
    ],
  ])('has the jurat for an entity, or for a person: %s, %s', async (name, title, words) => {
    const facts = factsIn('WY', { claim: { metadata: { signatory_title: title } } });
    const named = { ...facts, division: { ...facts.division!, name } };
    expect(await oneLine(claimJob('mechanics_lien', named))).toContain(words);
  });
});
