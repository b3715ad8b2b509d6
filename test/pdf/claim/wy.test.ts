/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimJob } from '../claim-jobs.js';
import { inheritingPdf } from '../hand-made-pdf.js';
import { type Changes, factsIn, guidance, lienIn, oneLine, textOf, warned } from './printed.js';

describe('Wyoming', () => {
  it('has the notice of intention in the words of § 29-10-102', async () => {
    const facts = factsIn('WY', { claim: { type: 'demand_letter', kind: 'escalation' } });
    const text = await textOf('notice_of_intent', facts);
    expect(text).toContain(
      'hereby notified pursuant to W.S. 29-2-107 that Bayside Steel Works, Inc., Structural Division',
    );
    expect(text).toContain(
      'The amount of the lien claim is $48,250.00. This amount is due from Keystone Builders, Inc. pursuant to',
    );
    expect(text).toContain(
      'If we are unable to resolve this matter within twenty (20) days from the date of this notice',
    );
    expect(guidance('WY', 'notice_of_intent')).toContain('one form for each');
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
    const text = await textOf('lien_release', facts);
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
    const text = await textOf('lien_release', factsIn('WY', changes));
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
    expect(await textOf('mechanics_lien', named)).toContain(words);
  });
});
