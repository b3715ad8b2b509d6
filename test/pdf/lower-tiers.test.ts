import { describe, expect, it } from '@jest/globals';
import type { ClaimFacts } from '../../src/domain/claim-document/facts.js';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import { claimDefinition } from '../../src/pdf/templates/claim/claim.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob, formOf } from './claim-jobs.js';
import { definitionTexts } from './definition-text.js';

/** A lien of a claimant of a role, hired by a party that is recorded under the name of its role, or by one that is not recorded. */
function lienOf(state: string, role: string, hiredBy: string | null, metadata: object = {}): ClaimFacts {
  const parties = [
    ...defaultParties().map((each) =>
      each.isClaimant ? { ...each, role, hiredByPartyId: hiredBy, id: 'claimant' } : each,
    ),
    ...(hiredBy === 'subcontractor' ? [party('subcontractor', 'Delmar Welding LLC')] : []),
    ...(hiredBy === 'sub_subcontractor' ? [party('sub_subcontractor', 'Elm Rigging LLC')] : []),
  ];
  return claimFacts({ claim: { state, metadata: { ...metadata } }, project: { claimantRole: role }, parties });
}
function text(facts: ClaimFacts): string {
  const job = claimJob('mechanics_lien', facts);
  if (job.template !== 'claim') throw new Error('A lien is a claim.');
  return definitionTexts(claimDefinition(job)).join('\n').replace(/\s+/g, ' ');
}
const warned = (facts: ClaimFacts) => claimWarnings(facts, formOf(facts, 'mechanics_lien')).map(({ field }) => field);

const messages = (facts: ClaimFacts) =>
  claimWarnings(facts, formOf(facts, 'mechanics_lien')).map(({ message }) => message);

describe('Virginia', () => {
  it.each([
    ['general_contractor', 'owner', 'va-lien-general-contractor'],
    ['material_supplier', 'owner', 'va-lien-general-contractor'],
    ['subcontractor', 'general_contractor', 'va-lien-subcontractor'],
    ['material_supplier', 'general_contractor', 'va-lien-subcontractor'],
    ['sub_subcontractor', 'subcontractor', 'va-lien-sub-subcontractor'],
    ['material_supplier', 'subcontractor', 'va-lien-sub-subcontractor'],
    ['sub_subcontractor', null, 'va-lien-sub-subcontractor'],
  ])('has a memorandum for a %s of the %s: %s', (role, hiredBy, code) => {
    expect(formOf(lienOf('VA', role, hiredBy), 'mechanics_lien').formCode).toBe(code);
  });

  it('names the general contractor and the subcontractor of a sub-subcontractor, and has the notice to the owner and the contractor', () => {
    const facts = lienOf('VA', 'sub_subcontractor', 'subcontractor');
    const printed = text(facts);
    for (const words of [
      'MEMORANDUM FOR MECHANIC’S LIEN CLAIMED BY SUB-SUBCONTRACTOR',
      'Name of general contractor (if any) and subcontractor',
      '(general contractor) Delmar Welding LLC,',
      'make oath that Delmar Welding LLC is justly indebted to the claimant',
      'To Acme Holdings LLC (owner) and Keystone Builders, Inc. (general contractor):',
      'You are hereby notified that Delmar Welding LLC, a subcontractor under you, said Keystone Builders, Inc. (general contractor) for the construction (or removal, etc.,) of an apartment building for you, or on property owned by you, said Acme Holdings LLC (owner) is indebted to me in the sum of $48,250.00 with interest thereon from the 1st day of June, 2026, for work done (or materials furnished) in and about the construction (or removal, etc.,) of apartment building, situate in the City of Roanoke, Virginia, and that I have duly recorded a mechanic’s lien for the same.',
      '(Sub-subcontractor)',
    ])
      expect(printed).toContain(words);
    expect(warned(facts)).toEqual([]);
    expect(warned(lienOf('VA', 'sub_subcontractor', null))).toEqual(['parties.hiredByPartyId']);
    const job = claimJob('mechanics_lien', facts);
    expect(job.template === 'claim' && job.model.addressees.map(({ name }) => name)).toEqual([
      'Acme Holdings LLC',
      'Keystone Builders, Inc.',
    ]);
  });

  it('certifies that no license is required only where the claimant says so', () => {
    const of = (license: object | null, licenseNumber: string | null = null) => {
      const facts = lienOf('VA', 'subcontractor', 'general_contractor', { license });
      return { ...facts, division: { ...facts.division!, licenseNumber } };
    };
    const certified = 'such a valid license or certificate is not required by law';
    const unanswered = of(null);
    expect(text(unanswered)).toMatch(
      /number of claimant \(if applicable\) _{8,} Issuance and expiration date [^_]* _{8,}/,
    );
    expect(text(unanswered)).toMatch(/the claimant certifies that _{8,}\./);
    expect(text(unanswered)).not.toContain(certified);
    expect(warned(unanswered)).toEqual(['division.licenseNumber']);
    expect(warned(of({ required: true }))).toEqual(['division.licenseNumber']);

    const exempt = of({ required: false });
    expect(text(exempt)).toContain(`the claimant certifies that ${certified}`);
    expect(text(exempt)).toContain('claimant (if applicable) Not applicable Issuance');
    expect(warned(exempt)).toEqual([]);

    const licensed = of(null, '2705 123456');
    expect(text(licensed)).toContain(certified);
    expect(warned(licensed)).toEqual(['metadata.license']);
  });

  it('asks for the structure and for the day of the interest, which have lines', () => {
    const facts = lienOf('VA', 'subcontractor', 'general_contractor', { structure: null, interest: null });
    expect(text(facts)).toMatch(/3\. Type of structure on which work done or materials furnished _{8,}/);
    expect(text(facts)).toMatch(/5\. Date from which interest on above amount is claimed _{8,}/);
    expect(warned(facts)).toEqual(['metadata.structure', 'metadata.interest.from']);
  });

  it('says that all of the claim is due only where the claimant says so', () => {
    const of = (amounts_not_due: unknown) =>
      text(lienOf('VA', 'subcontractor', 'general_contractor', { amounts_not_due, contract: { retainage: 0 } }));
    expect(of(null)).toMatch(/event\(s\) apply _{8,}/);
    expect(of([])).toContain('event(s) apply None');
  });
});

describe('Florida', () => {
  const notice = { title: 'Notice to Owner', date: '2026-03-05', method: 'certified' };
  const served = 'the lienor served its notice to owner on';
  const copied = 'the lienor served copies of the notice on the contractor';

  it('has lines for the notice to owner that a lienor of the contractor does not state', () => {
    const facts = { ...lienOf('FL', 'subcontractor', 'general_contractor'), servedNotices: [] };
    expect(text(facts)).toMatch(
      new RegExp(`and the last of the items on May 29, 2026; and that ${served} _+, by _+\\.`),
    );
    expect(text(facts)).not.toContain(copied);
    expect(warned(facts)).toEqual(['metadata.notices_sent']);
    const stated = lienOf('FL', 'subcontractor', 'general_contractor', { notices_sent: [notice] });
    expect(text(stated)).toContain(`${served} March 5, 2026, by certified mail.`);
    expect(warned(stated)).toEqual([]);
  });

  it('has lines for the copies of a lienor below the first tier, on the contractor and on the subcontractor', () => {
    const of = (copies: object | null) =>
      lienOf('FL', 'sub_subcontractor', 'subcontractor', { notices_sent: [{ ...notice, copies }] });
    expect(text(of(null))).toMatch(
      new RegExp(
        `by certified mail; and that ${copied} on _+, by _+ and on the subcontractor, Delmar Welding LLC, on _+, by _+\\.`,
      ),
    );
    expect(warned(of(null))).toEqual(['metadata.notices_sent', 'metadata.notices_sent']);
    const contractor = { date: '2026-03-06', method: 'personal' };
    expect(warned(of({ contractor }))).toEqual(['metadata.notices_sent']);
    const none = of({ contractor, subcontractor: { required: false } });
    expect(text(none)).toContain(
      `${copied} on March 6, 2026, by personal delivery and on the subcontractor, Delmar Welding LLC, (not required).`,
    );
    expect(warned(none)).toEqual([]);
    const both = of({ contractor, subcontractor: { date: '2026-03-07', method: 'certified' } });
    expect(text(both)).toContain('Delmar Welding LLC, on March 7, 2026, by certified mail.');
    expect(warned(both)).toEqual([]);
  });

  it('does not name the sub-subcontractor that hired a supplier as the subcontractor', () => {
    const facts = lienOf('FL', 'material_supplier', 'sub_subcontractor', { notices_sent: [notice] });
    expect(text(facts)).toMatch(/and on the subcontractor, _+, on _+, by _+\./);
  });

  it.each([
    ['general_contractor', 'owner'],
    ['material_supplier', 'owner'],
    ['laborer', 'general_contractor'],
  ])('has no such clause for a %s of the %s', (role, hiredBy) => {
    const facts = { ...lienOf('FL', role, hiredBy), servedNotices: [] };
    expect(text(facts)).not.toContain(served);
    expect(warned(facts)).toEqual([]);
  });

  it.each([
    ['a letter', 'Letter', 'a notice'],
    ['a letter to the owner', 'Demand letter to the owner', 'a notice'],
    ['a notice of intent', 'Notice to Owner of Intention to Claim a Lien', 'only a notice'],
    ['a notice of Alabama', 'Notice to Owner before Furnishing Material', 'only a notice'],
  ])('takes no other notice for the notice to owner, and names it: %s', (_, title, what) => {
    const other = { ...notice, title };
    const facts = lienOf('FL', 'subcontractor', 'general_contractor', { notices_sent: [other] });
    expect(text(facts)).toMatch(new RegExp(`${served} _+, by _+\\.`));
    expect(warned(facts)).toEqual(['metadata.notices_sent']);
    expect(messages(facts)[0]).toContain(`${title} of 2026-03-05 is not called ${what} to owner`);
  });

  it('takes no notice to owner that the project served in another state', () => {
    const at = (state: string) => ({
      ...lienOf('FL', 'subcontractor', 'general_contractor'),
      servedNotices: [{ ...notice, title: 'Notice to Owner No. N-260304-BAY001', state }],
    });
    expect(text(at('FL'))).toContain(`${served} March 5, 2026, by certified mail.`);
    expect(warned(at('FL'))).toEqual([]);
    expect(text(at('WA'))).toMatch(new RegExp(`${served} _+, by _+\\.`));
    expect(messages(at('WA'))).toEqual([
      'The date and method of service of the notice to owner are required: add it to the notices that were sent, with title, date and method. Notice to Owner No. N-260304-BAY001 of 2026-03-05 follows the law of another state (WA).',
    ]);
  });

  it.each([
    'Notice to Owner/Notice to Contractor No. N-7',
    'Notice to Owner/Preliminary Notice',
    'Preliminary Notice and Notice to Owner',
    'NOTICE TO OWNER',
    'Second notice to the owner, amended',
  ])('takes a notice to owner by its name: %s', (title) => {
    const facts = lienOf('FL', 'subcontractor', 'general_contractor', { notices_sent: [{ ...notice, title }] });
    expect(text(facts)).toContain(`${served} March 5, 2026, by certified mail.`);
  });

  it('has lines and a warning where each of several notices can be the notice to owner', () => {
    const of = (...sent: object[]) => lienOf('FL', 'subcontractor', 'general_contractor', { notices_sent: sent });
    const later = { ...notice, title: 'Second Notice to the Owner', date: '2026-04-01' };
    for (const sent of [
      [notice, later],
      [later, notice],
    ]) {
      expect(text(of(...sent))).toMatch(new RegExp(`${served} _+, by _+\\.`));
      expect(warned(of(...sent))).toEqual(['metadata.notices_sent']);
    }
    // The same notice to two owners, and a letter that also names the owner.
    for (const sent of [
      [notice, notice],
      [{ ...later, title: 'Letter to the owner' }, notice],
    ]) {
      expect(text(of(...sent))).toContain(`${served} March 5, 2026, by certified mail.`);
      expect(warned(of(...sent))).toEqual([]);
    }
  });

  it('prints a manner of service that is sent as a name in words', () => {
    const of = (method: string) =>
      lienOf('FL', 'subcontractor', 'general_contractor', { notices_sent: [{ ...notice, method }] });
    for (const [method, words] of [
      ['certified_return_receipt', 'certified mail, return receipt requested'],
      ['Certified_Return_Receipt', 'certified mail, return receipt requested'],
      ['hand_delivery', 'hand delivery'],
      ['USPS_first_class', 'USPS first class'],
      ['By process server, Miami', 'By process server, Miami'],
    ] as const) {
      expect(text(of(method))).toContain(`${served} March 5, 2026, by ${words}.`);
    }
  });

  it.each([
    [{ copies: 'yes' }, 'metadata.notices_sent.0.copies'],
    [{ copies: { contractor: { date: 'March' } } }, 'metadata.notices_sent.0.copies.contractor.date'],
    [{ copies: { contractor: { required: 'no' } } }, 'metadata.notices_sent.0.copies.contractor.required'],
  ])('reports copies that cannot be read: %j', (wrong, field) => {
    const facts = lienOf('FL', 'sub_subcontractor', 'subcontractor', { notices_sent: [{ ...notice, ...wrong }] });
    expect(warned(facts)).toContain(field);
  });
});
