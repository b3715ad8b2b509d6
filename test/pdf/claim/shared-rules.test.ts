/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimForms } from '../../../src/pdf/assets/claim/index.js';
import { escalationFacts } from '../../domain/claim-document/claim-facts.fixture.js';
import { asContractor, claimantIs, factsIn, fieldsOf, hiredByOwner, lienIn, textOf } from './printed.js';

describe('the months of work', () => {
  it('are stated where Texas asks for them, and on no other claim of lien', async () => {
    expect(await lienIn('TX')).toContain('March 2026, April 2026, May 2026');
    for (const state of ['OR', 'OH', 'WY', 'PR']) expect(await lienIn(state)).not.toContain('April 2026');
  });

  it('are the months for which payment is claimed on a notice of claim', async () => {
    const text = await textOf('notice_of_claim', factsIn('KS', { claim: { type: 'preliminary' } }));
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

describe('a reputed owner that hired the claimant', () => {
  it('is not reputed to have hired it, and has its address once', async () => {
    const text = await lienIn('ID', { parties: asContractor });
    expect(text).toMatch(/Owner or reputed owner Acme Holdings LLC, \d.*?\(reputed\) 4\. Person who contracted/);
    expect(text.match(/\(reputed\)/g)).toHaveLength(1);
    expect(text).toMatch(/Person who contracted with the claimant Acme Holdings LLC 5\. General contractor/);
  });
});

describe('the numbers of a claim', () => {
  it('follow each other in Delaware and the District, the statements below the rows included', async () => {
    const delaware = await lienIn('DE');
    for (let item = 1; item <= 14; item += 1) expect(delaware).toMatch(new RegExp(`(?<![\\d(])${item}\\. [A-Z]`));
    expect(delaware).toMatch(/10\. The contract of the plaintiff-claimant was made with the contractor\. 11\. /);
    const district = await lienIn('DC');
    for (let item = 1; item <= 10; item += 1) expect(district).toMatch(new RegExp(`(?<!\\d)${item}\\. [A-Z]`));
  });
});

describe('a form that says what the hiring party is', () => {
  const inline = { hiring_party: { ...hiredByOwner.hiring_party, name: 'Summit Steel Co.' } };

  const unhired = (role: string, ...without: string[]) =>
    claimantIs(role)
      .filter((each) => !without.includes(each.role))
      .map((each) => ({ ...each, hiredByPartyId: null }));

  const words = {
    TN: (what: string) => new RegExp(`Summit Steel Co\\., the ${what}\\.`),
    NJ: (what: string) => new RegExp(`with the ${what}, named or known as Summit Steel Co\\.`),
  };
  const named = { TN: ['prime contractor', 'remote contractor'], NJ: ['contractor', 'subcontractor'] } as const;

  it.each(['TN', 'NJ'] as const)('knows it in %s by the role of the claimant', async (state) => {
    const [contractor, subcontractor] = named[state];
    const metadata = inline;
    const above = { parties: unhired('subcontractor', 'general_contractor'), claim: { metadata } };
    expect(await lienIn(state, above)).toMatch(words[state](contractor));
    const below = { parties: unhired('sub_subcontractor'), claim: { metadata } };
    expect(await lienIn(state, below)).toMatch(words[state](subcontractor));
    for (const known of [above, below])
      expect(fieldsOf(factsIn(state, known), 'mechanics_lien')).not.toContain('metadata.hiring_party');
  });

  it.each(['TN', 'NJ'] as const)('has a blank in %s where nothing decides it, and warns', async (state) => {
    for (const changes of [
      { parties: unhired('material_supplier'), claim: { metadata: inline } },
      { parties: unhired('subcontractor'), claim: { metadata: inline } },
    ]) {
      expect(await lienIn(state, changes)).toMatch(words[state]('_+'));
      expect(fieldsOf(factsIn(state, changes), 'mechanics_lien')).toContain('metadata.hiring_party');
    }
  });

  it.each(['TN', 'NJ'] as const)('has a blank in %s where the hiring party is not known', async (state) => {
    const changes = { parties: unhired('material_supplier') };
    const text = await lienIn(state, changes);
    expect(text).not.toMatch(/the (prime|remote) contractor|with the (sub)?contractor, named/);
    expect(fieldsOf(factsIn(state, changes), 'mechanics_lien')).toContain('parties.hiredByPartyId');
  });
});

describe('the contractor of the owner', () => {
  it.each([
    ['TX', 'original contractor'],
    ['TN', 'prime contractor'],
    ['WI', 'prime contractor'],
    ['CA', 'direct contractor'],
  ])('has one name on every claim of %s: %s', async (state, name) => {
    const recording = { date: '2026-06-20', instrument_number: '2026-0114520' };
    const facts = factsIn(state, { claim: { metadata: { recording } } });
    const letter = escalationFacts('demand_letter', { claim: { state } });
    const documents = [
      ...(['mechanics_lien', 'notice_of_intent', 'notice_of_claim', 'stop_notice', 'bond_claim'] as const).map(
        (instrument) => [instrument, facts] as const,
      ),
      ['demand_letter', letter] as const,
    ];
    const texts = await Promise.all(documents.map(([instrument, claim]) => textOf(instrument, claim)));
    for (const text of texts) expect(text).not.toMatch(/general contractor/i);
    expect(texts.join(' ').toLowerCase()).toContain(name);
  });

  it('is the general contractor on federal work, and where the state has no other name', async () => {
    const federal = factsIn('TX', { project: { sector: 'federal' }, claim: { type: 'bond_claim' } });
    expect(await textOf('bond_claim', federal)).not.toMatch(/original contractor/i);
    expect(await lienIn('ID')).toMatch(/general contractor/i);
  });
});

describe('a release', () => {
  const release = (state: string, changes: object = {}) => {
    const recording = { date: '2026-06-20', instrument_number: '2026-0114520' };
    return textOf('lien_release', factsIn(state, { claim: { metadata: { recording, ...changes } } }));
  };

  it.each([
    ['TX', 'the lien claimed in the affidavit claiming mechanic’s lien recorded on'],
    ['MN', 'the lien claimed in the mechanic’s lien statement recorded on'],
    ['VA', 'the lien claimed in the memorandum for mechanic’s lien recorded on'],
    ['NY', 'the lien claimed in the notice under the Mechanic’s Lien Law recorded on'],
    ['NE', 'in full the construction lien recorded on'],
    ['NV', 'the lien claimed in the notice of lien recorded on'],
    ['KS', 'the lien claimed in the lien statement filed in this court on'],
    ['LA', 'in full the claim and privilege asserted in the statement of claim or privilege recorded on'],
  ])('calls the document of %s by its own name', async (state, words) => {
    expect(await release(state)).toContain(words);
  });

  it('releases in Louisiana the claim and privilege, which is no lien, and directs the recorder to cancel it', async () => {
    const text = await release('LA');
    for (const words of [
      // R.S. 9:4833(A)(1): a written request for cancellation directs the recorder of mortgages to cancel the statement.
      'REQUEST FOR CANCELLATION AND RELEASE OF CLAIM OR PRIVILEGE La. R.S. 9:4833',
      'Amount of the claim and privilege $48,250.00',
      'and consents to their cancellation of record',
      'is released from the claim and privilege. This release is limited to the claim and privilege described.',
      'authorizes and directs the recorder of mortgages to cancel the statement of claim or privilege of record.',
    ]) {
      expect(text).toContain(words);
    }
    const part = await release('LA', { release: { scope: 'partial', amount: '12000.00' } });
    expect(part).not.toContain('9:4833');
    for (const words of [
      'PARTIAL RELEASE OF CLAIM OR PRIVILEGE',
      'Claim and privilege that remain $36,250.00 of $48,250.00',
      'but no further, the claim and privilege asserted in the statement of claim or privilege recorded on',
      'the claim and privilege remain in full force, with their existing priority.',
    ]) {
      expect(part).toContain(words);
    }
    for (const printed of [text, part]) expect(printed).not.toMatch(/mechanic|\blien/i);
    const labels = claimForms.filter(({ state, instrument }) => state === 'LA' && instrument === 'lien_release');
    expect(labels.map(({ facts }) => facts[0]![1])).toEqual([
      'Claim and privilege released',
      'Claim and privilege released in part',
    ]);
  });

  it.each(['NV', 'NJ', 'GA', 'OH'])(
    'states, if it is of a part of the lien of %s, what is released and what remains',
    async (state) => {
      const text = await release(state, { release: { scope: 'partial', amount: '12000.00' } });
      expect(text).toMatch(/Amount released \$12,000\.00 Lien that remains \$36,250\.00 of \$48,250\.00/);
      expect(text).not.toMatch(/Lien released(?! in part)/);
    },
  );

  it('says, if it is of land, on what land the lien remains, and for what amount', async () => {
    const both = await release('MI', { release: { scope: 'partial', amount: '12000.00', property: 'Lot 4' } });
    expect(both).toContain('Amount and land released $12,000.00 · Lot 4');
    expect(both).toContain('$36,250.00 of $48,250.00 · on the rest of the property');
    const land = await release('MI', { release: { scope: 'partial', property: 'Lot 4' } });
    expect(land).toMatch(/(?<!or )Land released Lot 4 Lien that remains \$48,250\.00 · on the rest/);
  });

  it('has the heading of its oath for a part of the lien of Wyoming', async () => {
    const text = await release('WY', { release: { scope: 'partial', amount: '12000.00' } });
    expect(text).toMatch(/AFFIDAVIT I am/);
  });

  it('states neither for all of the lien', async () => {
    const text = await release('MI');
    expect(text).not.toMatch(/(?:amount|land) released|Lien that remains|in part/);
  });

  it('has a line for a part that it does not name', async () => {
    expect(await release('MI', { release: { scope: 'partial' } })).toMatch(/Amount or land released _{8,}/);
  });
});
