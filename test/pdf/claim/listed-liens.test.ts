/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { party } from '../../domain/preflight/notice-facts.fixture.js';
import { formOf } from '../claim-jobs.js';
import { inState, noticeJob } from '../notice-jobs.js';
import {
  asContractor,
  type Changes,
  claimantIs,
  factsIn,
  fieldsOf,
  guidance,
  hiredByOwner,
  lienIn,
  oneLine,
  textOf,
  warned,
} from './printed.js';

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
    const found = warned('DC');
    expect(found).toContainEqual(['project.legalDescription', 'D.C. Code §§ 40-301.02, 40-303.01']);
    expect(found).toContainEqual(['exhibits', 'D.C. Code § 40-301.02(b)(7), (9)(B)']);
    expect(guidance('DC')).toMatch(/certified mail .* five business days/);
  });

  it('calls no subcontractor the contractor, and names the original contractor', async () => {
    const text = await lienIn('DC');
    expect(text).toContain('§§ 40-301.02, 40-303.01');
    expect(text).not.toContain('the contractor, gives notice');
    expect(text).toMatch(/Original contractor: Keystone Builders, Inc\./);
  });
});

describe('Louisiana', () => {
  it('deducts credits only where it states them', async () => {
    expect(await lienIn('LA')).toContain('less the payments stated above');
    const contract = { form: 'written', paid: 16000, credits: '100.00' };
    const text = await lienIn('LA', { claim: { metadata: { contract } } });
    expect(text).toContain('less the credits and payments stated above');
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
    const changes = { parties: asContractor, servedNotices: [] };
    expect(await lienIn('PA', changes)).not.toContain('notice of intention');
    expect(asked(changes)).toEqual([]);
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

  it('says that the preliminary notice was filed with the registry, and warns of one that was mailed', async () => {
    expect(await lienIn('UT')).toMatch(/Preliminary notice filed .* by filing with the state registry/);
    expect(fieldsOf(factsIn('UT'), 'mechanics_lien')).not.toContain('metadata.notices_sent');
    const mailed = factsIn('UT', {
      servedNotices: [{ title: 'Preliminary Notice', date: '2026-03-05', state: 'UT', method: 'certified' }],
    });
    expect(fieldsOf(mailed, 'mechanics_lien')).toContain('metadata.notices_sent');
  });
});

describe('West Virginia', () => {
  it.each([
    ['a contractor', '§ 38-2-8', { parties: asContractor }],
    ['a subcontractor', '§ 38-2-9', {}],
    [
      'a supplier of the owner',
      '§ 38-2-10',
      { parties: claimantIs('material_supplier'), claim: { metadata: hiredByOwner } },
    ],
    ['a supplier of a contractor', '§ 38-2-11', { parties: claimantIs('material_supplier') }],
    ['a lessor of equipment', '§ 38-2-11', { parties: claimantIs('equipment_lessor') }],
    ['a laborer of the owner', '§ 38-2-12', { parties: claimantIs('laborer'), claim: { metadata: hiredByOwner } }],
    ['a laborer of a contractor', '§ 38-2-13', { parties: claimantIs('laborer') }],
    ['a subcontractor by name that the owner hired', '§ 38-2-8', { claim: { metadata: hiredByOwner } }],
  ] as const)('has the notice of %s under %s', (_, section, changes) => {
    expect(formOf(factsIn('WV', changes as Changes), 'mechanics_lien').statute).toBe(`W. Va. Code ${section}`);
  });

  it('addresses the notice of a claimant without a contract with the owner to the owner', async () => {
    expect(await lienIn('WV')).toContain('To Acme Holdings LLC: Take notice that Bayside Steel Works');
    expect(await lienIn('WV', { parties: asContractor })).not.toContain('Take notice');
  });

  it('asks for the account of a supplier or laborer, and not for that of a subcontractor', () => {
    const supplied = factsIn('WV', { parties: claimantIs('material_supplier') });
    expect(fieldsOf(supplied, 'mechanics_lien')).toContain('exhibits');
    expect(fieldsOf(factsIn('WV'), 'mechanics_lien')).not.toContain('exhibits');
  });

  it('says what a laborer performed and what a supplier delivered, and how the contractor stands to the owner', async () => {
    const labored = await lienIn('WV', { parties: claimantIs('laborer') });
    expect(labored).toMatch(
      /performed work and labor under a contract with .{5,60}, who was general contractor with you, for the improvement/,
    );
    expect(labored).toContain('The work and labor for which the lien is claimed are itemized in Exhibit A.');
    expect(labored).toContain('Work and labor performed');
    expect(labored).not.toMatch(/equipment|materials/i);
    const supplied = await lienIn('WV', { parties: claimantIs('material_supplier') });
    expect(supplied).toMatch(
      /furnished and delivered materials, machinery or equipment to .{5,60}, who was general contractor with you,/,
    );
    expect(supplied).toContain('The materials, machinery and equipment for which the lien is claimed are itemized in');
    expect(supplied).not.toMatch(/labor/i);
    expect(await lienIn('WV')).toContain('furnished labor, services, equipment or materials under a contract with');
  });

  it('names the contractor above a subcontractor that hired the claimant', async () => {
    const metadata = { hiring_party: { ...hiredByOwner.hiring_party, name: 'Summit Steel Co.' } };
    expect(await lienIn('WV', { parties: claimantIs('laborer'), claim: { metadata } })).toMatch(
      /Summit Steel Co\., who was subcontractor with .{5,60}, who was general contractor with you,/,
    );
  });

  it('does not call a party general contractor because no other is recorded', async () => {
    const parties = (role: string, ...others: ReturnType<typeof party>[]) => [
      ...claimantIs(role)
        .filter((each) => each.role !== 'general_contractor')
        .map((each) => ({ ...each, hiredByPartyId: null })),
      ...others,
    ];
    const metadata = { hiring_party: { ...hiredByOwner.hiring_party, name: 'Summit Steel Co.' } };
    const unknown = { parties: parties('laborer'), claim: { metadata } };
    expect(await lienIn('WV', unknown)).toMatch(/with Summit Steel Co\., who was _+ with you,/);
    expect(fieldsOf(factsIn('WV', unknown), 'mechanics_lien')).toContain('metadata.hiring_party');
    const hirer = party('subcontractor', 'Summit Steel Co.', { id: 'summit' });
    const below = {
      parties: parties('laborer', hirer).map((each) =>
        each.isClaimant ? { ...each, hiredByPartyId: 'summit' } : each,
      ),
    };
    expect(await lienIn('WV', below)).toMatch(
      /Summit Steel Co\., who was subcontractor with _+, who was general contractor with you,/,
    );
    expect(fieldsOf(factsIn('WV', below), 'mechanics_lien')).toContain('parties.generalContractor');
  });

  it('names who prepared the notice and the release at their end', async () => {
    const recording = { date: '2026-06-20', instrument_number: '2026-0114520' };
    const release = factsIn('WV', { claim: { metadata: { recording } } });
    for (const text of [await lienIn('WV'), await textOf('lien_release', release)]) {
      expect(text.indexOf('This instrument was prepared by: Dana Whitfield')).toBeGreaterThan(
        text.indexOf('Notary public'),
      );
    }
  });
});
