/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../src/domain/document/types.js';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { print } from '../../src/pdf/print.js';
import { factLines } from '../../src/pdf/templates/claim/fact-lines.js';
import { claimFacts, escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob, formOf } from './claim-jobs.js';
import { readPdf } from './pdf-text.js';

type Changes = NonNullable<Parameters<typeof claimFacts>[0]>;

const factsIn = (state: string, changes: Changes = {}) =>
  claimFacts({ ...changes, claim: { ...changes.claim, state } });
const textOf = async (instrument: ClaimInstrument, facts: ReturnType<typeof claimFacts>) =>
  (await readPdf((await print(claimJob(instrument, facts))).bytes)).texts.join('\n').replace(/\s+/g, ' ');
const lienIn = (state: string, changes: Changes = {}) => textOf('mechanics_lien', factsIn(state, changes));
const fieldsOf = (facts: ReturnType<typeof claimFacts>, instrument: ClaimInstrument) =>
  claimWarnings(facts, formOf(facts, instrument)).map(({ field }) => field);
const claimantIs = (role: string) => defaultParties().map((each) => (each.isClaimant ? { ...each, role } : each));
const contractor = [
  party('general_contractor', 'Bayside Steel Works, Inc.', { isClaimant: true }),
  ...defaultParties().filter(({ isClaimant, role }) => !isClaimant && role !== 'general_contractor'),
];
const hiredByOwner = {
  hiring_party: {
    name: 'Acme Holdings LLC',
    address_line1: '117 Franklin Street',
    city: 'Charleston',
    state: 'WV',
    zip: '25301',
  },
};

describe('West Virginia', () => {
  it.each([
    ['a contractor', '§ 38-2-8', { parties: contractor }],
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
    expect(await lienIn('WV', { parties: contractor })).not.toContain('Take notice');
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
        message: expect.stringContaining('must be one of: registered, certified'),
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
      servedNotices: [{ title: 'Notice of Intent to File a Lien', date: '2026-05-05', method: 'certified' }],
    });
    expect(await textOf('mechanics_lien', served)).toContain('was served on the owner on May 5, 2026.');
    expect(fieldsOf(served, 'mechanics_lien')).not.toContain('metadata.notices_sent');
  });
});

describe('a reputed owner that hired the claimant', () => {
  it('is not reputed to have hired it, and has its address once', async () => {
    const text = await lienIn('ID', { parties: contractor });
    expect(text).toMatch(/Owner or reputed owner Acme Holdings LLC, \d.*?\(reputed\) 4\. Person who contracted/);
    expect(text.match(/\(reputed\)/g)).toHaveLength(1);
    expect(text).toMatch(/Person who contracted with the claimant Acme Holdings LLC 5\. General contractor/);
  });
});

describe('Utah', () => {
  it('says that the preliminary notice was filed with the registry, and warns of one that was mailed', async () => {
    expect(await lienIn('UT')).toMatch(/Preliminary notice filed .* by filing with the state registry/);
    expect(fieldsOf(factsIn('UT'), 'mechanics_lien')).not.toContain('metadata.notices_sent');
    const mailed = factsIn('UT', {
      servedNotices: [{ title: 'Preliminary Notice', date: '2026-03-05', method: 'certified' }],
    });
    expect(fieldsOf(mailed, 'mechanics_lien')).toContain('metadata.notices_sent');
  });
});

describe('the oath', () => {
  it('in Idaho says that the affiant believes the claim to be just', async () => {
    expect(await lienIn('ID')).toContain('information and belief. I believe this claim to be just.');
    expect(await lienIn('IN')).not.toContain('to be just');
  });

  it.each([
    ['HI', 'lienor'],
    ['NH', 'plaintiff'],
    ['DE', 'plaintiff-claimant'],
  ])('of a pleading calls the claimant what the pleading does: %s, %s', async (state, noun) => {
    const text = await lienIn(state);
    expect(text).toContain(`the ${noun} named above`);
    expect(text).not.toMatch(/\bthe claimant\b/i);
  });

  it('in Mississippi has its heading', async () => {
    expect(await lienIn('MS')).toMatch(/AFFIDAVIT I am the Credit Manager/);
  });
});

describe('Hawaii', () => {
  it('counts the retainage in the claim, and not in the payments', async () => {
    expect(await lienIn('HI')).toMatch(
      /Amount of the claim \$48,250\.00 4\. Including unpaid retainage of \$6,425\.00/,
    );
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

describe('Virginia', () => {
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

describe('Illinois', () => {
  it('sets off the work and the property in its sentence, and says which day is that of the mailing', async () => {
    const text = await textOf('notice_of_claim', factsIn('IL'));
    expect(text).toContain('fabricated and installed, under his or her contract with you');
    expect(text).toContain('Parcel No. 014-0287-006, and that there was due to me');
    expect(text).toContain('Unpaid retainage in that sum $6,425.00');
    expect(text).toMatch(/By certified mail, .*, on June 16, 2026/);
  });
});

describe('the numbers of a claim', () => {
  it('of Delaware and the District follow each other, the statements below the rows included', async () => {
    const delaware = await lienIn('DE');
    for (let item = 1; item <= 14; item += 1) expect(delaware).toMatch(new RegExp(`(?<![\\d(])${item}\\. [A-Z]`));
    expect(delaware).toMatch(/10\. The contract of the plaintiff-claimant was made with the contractor\. 11\. /);
    const district = await lienIn('DC');
    for (let item = 1; item <= 10; item += 1) expect(district).toMatch(new RegExp(`(?<!\\d)${item}\\. [A-Z]`));
  });

  it('have no gap where a contractor has no notice to state', async () => {
    const row = claimForms.find(({ formCode }) => formCode === 'nh-lien-general')!;
    const first = { ...row, formCode: row.formCode, facts: [row.facts.at(-1)!, ...row.facts.slice(0, -1)] };
    const job = claimJob('mechanics_lien', factsIn('NH', { parties: contractor, servedNotices: [] }));
    if (job.template !== 'claim') throw new Error('not a claim');
    const numbers = factLines(job.model, first).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => `${index + 1}.`));
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
  ])('calls the document of %s by its own name', async (state, words) => {
    expect(await release(state)).toContain(words);
  });

  it.each(['NV', 'NJ', 'GA', 'OH'])(
    'of a part of the lien of %s states what is released and what remains',
    async (state) => {
      const text = await release(state, { release: { scope: 'partial', amount: '12000.00' } });
      expect(text).toMatch(/Amount released \$12,000\.00 Lien that remains \$36,250\.00 of \$48,250\.00/);
      expect(text).not.toMatch(/Lien released(?! in part)/);
    },
  );

  it('of land says on what land the lien remains, and for what amount', async () => {
    const both = await release('MI', { release: { scope: 'partial', amount: '12000.00', property: 'Lot 4' } });
    expect(both).toContain('Amount and land released $12,000.00 · Lot 4');
    expect(both).toContain('$36,250.00 of $48,250.00 · on the rest of the property');
    const land = await release('MI', { release: { scope: 'partial', property: 'Lot 4' } });
    expect(land).toMatch(/(?<!or )Land released Lot 4 Lien that remains \$48,250\.00 · on the rest/);
  });

  it('of a part of the lien of Wyoming has the heading of its oath', async () => {
    const text = await release('WY', { release: { scope: 'partial', amount: '12000.00' } });
    expect(text).toMatch(/AFFIDAVIT I am/);
  });

  it('of all of the lien states neither', async () => {
    const text = await release('MI');
    expect(text).not.toMatch(/(?:amount|land) released|Lien that remains|in part/);
  });

  it('of a part that it does not name has a line for it', async () => {
    expect(await release('MI', { release: { scope: 'partial' } })).toMatch(/Amount or land released _{8,}/);
  });
});

describe('a stop payment notice', () => {
  const stop = (kind: string, changes: Changes = {}, metadata: object = {}) =>
    claimFacts({ ...changes, claim: { type: 'stop_payment', metadata: { stop_notice: { kind }, ...metadata } } });
  const hiredBySubcontractor = { hiring_party: { ...hiredByOwner.hiring_party, name: 'Summit Steel Co.' } };
  const gave = 'Claimant gave preliminary notice to the extent the law requires it';

  it('verifies the preliminary notice that the record has', async () => {
    const facts = stop('private_owner');
    expect(await textOf('stop_notice', facts)).toContain(
      `${gave}: Preliminary Notice No. N-260304-BAY001, March 5, 2026.`,
    );
    expect(fieldsOf(facts, 'stop_notice')).not.toContain('metadata.notices_sent');
  });

  it.each(['private_owner', 'private_lender', 'public'])(
    'has a line for a notice that it has not, and says so: %s',
    async (kind) => {
      const facts = stop(kind, { servedNotices: [] }, hiredBySubcontractor);
      const text = await textOf('stop_notice', facts);
      expect(text).not.toContain(gave);
      expect(text).toMatch(/Preliminary notice given: _{8,}\./);
      expect(fieldsOf(facts, 'stop_notice')).toContain('metadata.notices_sent');
    },
  );

  it.each([
    ['a laborer', 'private_lender', claimantIs('laborer'), '§ 8200(e)(1)'],
    ['a laborer on public work', 'public', claimantIs('laborer'), '§ 9300(b)(1)'],
    ['a claimant that the direct contractor hired on public work', 'public', defaultParties(), '§ 9300(b)(2)'],
    ['a direct contractor toward the owner', 'private_owner', contractor, '§ 8200(e)(2)'],
  ])('says why %s gives none', async (_, kind, parties, section) => {
    const facts = stop(kind, { servedNotices: [], parties });
    const text = await textOf('stop_notice', facts);
    // A line may end within the citation.
    expect(text.replaceAll(') (', ')(')).toContain(section);
    expect(text).not.toContain(gave);
    expect(fieldsOf(facts, 'stop_notice')).not.toContain('metadata.notices_sent');
  });

  it('does not exempt a direct contractor toward the lender', () => {
    expect(fieldsOf(stop('private_lender', { servedNotices: [], parties: contractor }), 'stop_notice')).toContain(
      'metadata.notices_sent',
    );
  });

  it('of a state without a form of its own has no words of California', async () => {
    const text = await textOf('stop_notice', factsIn('ID', { claim: { type: 'stop_payment' } }));
    expect(text).not.toMatch(/direct contractor|work to be provided|\bSite\b|retention/i);
    expect(text).toMatch(/Labor, services, equipment or materials furnished .* Including unpaid retainage of/);
  });
});

describe('contents that a state asks for', () => {
  const private_ = { project: { sector: 'private' as const } };

  it('states the tax parcel in the row of Iowa’s lien, whose head has none', async () => {
    const text = await lienIn('IA');
    expect(text).toMatch(/Tax parcel identification number 014-0287-006/);
    const unknown = factsIn('IA', { project: { parcelNumber: null } });
    expect(await textOf('mechanics_lien', unknown)).toMatch(/Tax parcel identification number _{10}/);
    expect(fieldsOf(unknown, 'mechanics_lien')).toContain('project.parcelNumber');
  });

  it('cites the section on subcontractors in Kansas', () => {
    expect(formOf(factsIn('KS'), 'mechanics_lien').statute).toBe('K.S.A. §§ 60-1102, 60-1103');
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
              message: expect.stringContaining('recorded_on'),
              citation: '25 Del. C. § 2712',
            },
          ]
        : [],
    );
  });

  it('dates the Illinois notice of claim once', async () => {
    const text = await textOf('notice_of_claim', factsIn('IL', private_));
    expect(text).toContain('on June 15, 2026. Bayside Steel Works, Inc., Structural Division Signature');
  });

  it('calls the last day of the work in Pennsylvania’s notice of intention its completion', async () => {
    const text = await textOf('notice_of_intent', factsIn('PA'));
    expect(text).toContain('Completion of the claimant’s work May 29, 2026');
    expect(text).not.toContain('Last furnished');
  });

  it('names the claimant of Mississippi’s pre-lien notice once above the signature', async () => {
    const text = await textOf('notice_of_intent', factsIn('MS', { project: { use: 'residential' } }));
    expect(text).toMatch(/LIEN CLAIMANT: Bayside Steel Works, Inc., Structural Division Date Signature/);
  });

  it('names the notice before Montana’s lien in the sentence alone', async () => {
    const text = await lienIn('MT');
    expect(text).toContain('A notice of the right to claim a lien was given to the contracting owner: ');
    expect(text).not.toContain('Notices given');
  });

  it('sets off the work in Florida’s notice of nonpayment, and has a dollar sign before its blank', async () => {
    const text = await textOf('notice_of_claim', factsIn('FL', private_));
    expect(text).toContain('fabricated and installed, for the improvement of the real property');
    expect(text).toContain('fabricated and installed, for this improvement.');
    expect(text).toMatch(/expected to become due is \$_{20} \(if known\)/);
  });
});
