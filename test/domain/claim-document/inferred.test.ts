import { describe, expect, it } from '@jest/globals';
import { buildClaimDocument } from '../../../src/domain/claim-document/build.js';
import { inferredInClaim } from '../../../src/domain/claim-document/inferred.js';
import { claimWarnings } from '../../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../../src/domain/document/types.js';
import { inferredInWaiver, waiverWarnings } from '../../../src/domain/waiver/preflight.js';
import { formOf } from '../../pdf/claim-jobs.js';
import { defaultParties, party } from '../preflight/notice-facts.fixture.js';
import { waiverFacts } from '../waiver/waiver-facts.fixture.js';
import { claimFacts } from './claim-facts.fixture.js';

type Given = NonNullable<Parameters<typeof claimFacts>[0]>;

function made(given: Given, instrument: ClaimInstrument) {
  const facts = claimFacts(given);
  const form = formOf(facts, instrument);
  return {
    model: buildClaimDocument(facts, instrument, form),
    inferred: Object.fromEntries(inferredInClaim(facts, form).map(({ field, value }) => [field, value])),
    warned: claimWarnings(facts, form).map(({ field }) => field),
  };
}

const unhired = () => defaultParties().map((each) => ({ ...each, hiredByPartyId: null }));
const without = (...roles: string[]) => unhired().filter(({ role }) => !roles.includes(role));
const nameOf = (role: string) => {
  const { organization } = unhired().find((each) => each.role === role)!;
  return organization.legalName ?? organization.name;
};

describe('what a claim prints although the records do not say it', () => {
  it('is the only party that can have hired the claimant', () => {
    expect(made({ parties: unhired() }, 'mechanics_lien').inferred).toEqual({
      'parties.hiredByPartyId': nameOf('general_contractor'),
    });
  });

  it('is not what the records or the metadata say', () => {
    const contractor = unhired().find(({ role }) => role === 'general_contractor')!;
    const parties = unhired().map((each) => (each.isClaimant ? { ...each, hiredByPartyId: contractor.id } : each));
    expect(made({ parties }, 'mechanics_lien').inferred).toEqual({});
    const metadata = { hiring_party: { name: 'Walsh Brothers' } };
    expect(made({ parties: unhired(), claim: { metadata } }, 'mechanics_lien').inferred).toEqual({});
  });

  it('is nothing where several parties can have hired the claimant: the document has a blank and a warning', () => {
    const parties = [...unhired(), party('general_contractor', 'Second Builder', { id: 'second' })];
    const { model, inferred, warned } = made({ parties }, 'mechanics_lien');
    expect([model.hiringParty, inferred, warned]).toEqual([null, {}, ['parties.hiredByPartyId']]);
  });

  it('is the only surety of a bond claim, and a blank with a warning of two', () => {
    const one = [...without('surety'), party('surety', 'Granite State', { id: 'granite' })];
    expect(made({ parties: one }, 'bond_claim').inferred).toMatchObject({ 'metadata.bond.surety': 'Granite State' });
    const two = [...one, party('surety', 'Basalt Surety', { id: 'basalt' })];
    const { model, inferred, warned } = made({ parties: two }, 'bond_claim');
    expect([model.details.bond.surety, inferred['metadata.bond.surety']]).toEqual([null, undefined]);
    expect(warned).toContain('metadata.bond.surety');
    expect(warned).not.toContain('parties.surety');
    const metadata = { bond: { surety: { name: 'Basalt Surety' } } };
    expect(made({ parties: two, claim: { metadata } }, 'bond_claim').model.details.bond.surety?.name).toBe(
      'Basalt Surety',
    );
  });

  it('is the amount of the invoices, and the kind of a stop payment notice', () => {
    const claim = { amount: null, metadata: { invoices: [{ number: '1', amount: '100.00' }], contract: {} } };
    expect(made({ claim }, 'stop_notice').inferred).toMatchObject({
      claimAmount: '100.00',
      'metadata.stop_notice.kind': 'private_owner',
    });
  });

  it('is the only general contractor above the customer in West Virginia, and a blank with a warning of two', () => {
    const claim = { state: 'WV', metadata: { hiring_party: { name: 'Walsh Brothers' } } };
    const field = 'parties.generalContractor';
    const supplier = unhired().map((each) => (each.isClaimant ? { ...each, role: 'material_supplier' } : each));
    const one = made({ parties: supplier, claim }, 'mechanics_lien');
    expect(one.inferred).toEqual({ [field]: nameOf('general_contractor') });
    expect(made({ parties: supplier, claim: { ...claim, state: 'CA' } }, 'mechanics_lien').inferred).toEqual({});
    const second = party('general_contractor', 'Second Builder', { id: 'second' });
    const two = made({ parties: [...supplier, second], claim }, 'mechanics_lien');
    expect(two.inferred).toEqual({});
    expect(two.warned).toContain(field);
    // § 38-2-9, for a subcontractor, names no contractor above its customer.
    for (const parties of [unhired(), [...unhired(), second]]) {
      const subcontractor = made({ parties, claim }, 'mechanics_lien');
      expect(subcontractor.inferred).toEqual({});
      expect(subcontractor.warned).not.toContain(field);
    }
    // There is no contractor above a developer, which is a side of the owner.
    const developer = party('developer', 'Harbor Developers', { id: 'developer' });
    const parties = [...supplier, developer].map((each) =>
      each.isClaimant ? { ...each, hiredByPartyId: 'developer' } : each,
    );
    const above = made({ parties, claim: { state: 'WV' } }, 'mechanics_lien');
    expect(above.inferred).toEqual({});
    expect(above.warned).toContain('metadata.hiring_party');
  });

  it('is the whole lien of a release without a scope, which is a warning where the metadata name a part', () => {
    const field = 'metadata.release.scope';
    const released = (release?: object) =>
      made({ claim: { recordedOn: '2026-06-20', metadata: { ...(release && { release }) } } }, 'lien_release');
    expect(released().inferred).toMatchObject({ [field]: 'full' });
    expect(released().warned).not.toContain(field);
    expect(released({ scope: 'full' }).inferred).not.toHaveProperty([field]);
    for (const part of [{ amount: '1000.00' }, { property: 'Lot 4' }]) {
      expect(released(part).warned).toContain(field);
      expect(released({ ...part, scope: 'partial' }).warned).not.toContain(field);
    }
  });

  it.each(['NJ', 'CT', 'RI'])('is the town in %s that only the address of the jobsite gives', (state) => {
    const field = 'metadata.tax_lot.municipality';
    const { city } = claimFacts({ claim: { state } }).jobsites[0]!;
    expect(made({ claim: { state } }, 'mechanics_lien').inferred).toHaveProperty([field], city);
    const metadata = { tax_lot: { municipality: 'West Windsor' } };
    expect(made({ claim: { state, metadata } }, 'mechanics_lien').inferred).not.toHaveProperty([field]);
  });

  it('is not the town where no form states it', () => {
    expect(made({ claim: { state: 'CA' } }, 'mechanics_lien').inferred).not.toHaveProperty([
      'metadata.tax_lot.municipality',
    ]);
  });

  it('is the first of several jobsites of which none is primary', () => {
    const [site] = claimFacts().jobsites;
    const jobsites = [site!, { ...site!, name: 'Annex' }].map((each) => ({ ...each, isPrimary: false }));
    expect(made({ jobsites }, 'mechanics_lien').inferred).toHaveProperty(['jobsites.isPrimary']);
    const marked = [jobsites[0]!, { ...jobsites[1]!, isPrimary: true }];
    expect(made({ jobsites: marked }, 'mechanics_lien').inferred).not.toHaveProperty(['jobsites.isPrimary']);
  });
});

describe('what a waiver prints although the records do not say it', () => {
  const of = (lenders: string[]) => {
    const parties = [
      ...waiverFacts().parties.filter(({ role }) => role !== 'lender'),
      ...lenders.map((name) => party('lender', name, { id: name })),
    ];
    const facts = waiverFacts({ waiver: { state: 'MA', type: 'conditional_progress' }, parties });
    return {
      inferred: inferredInWaiver(facts).find(({ field }) => field === 'lenderPartyId')?.value,
      warned: waiverWarnings(facts).some(({ field }) => field === 'lenderPartyId'),
    };
  };

  it('says which field of the party or of the waiver names another one', () => {
    const [claimant] = waiverFacts().parties.filter(({ isClaimant }) => isClaimant);
    const others = waiverFacts().parties.filter(({ role, isClaimant }) => role !== 'lender' && !isClaimant);
    const parties = [
      { ...claimant!, hiredByPartyId: null },
      ...others,
      party('owner', 'Ann Lee', { id: 'second' }),
      party('lender', 'Harbor Bank', { id: 'bank' }),
    ];
    const facts = waiverFacts({
      waiver: { state: 'MA', type: 'conditional_progress', customerPartyId: null, ownerPartyId: null },
      parties,
    });
    const more = [...parties, party('lender', 'Bay Bank', { id: 'bay' })];
    const unclear = [...more, party('general_contractor', 'Acme', { id: 'acme' })];
    const messages = [...inferredInWaiver(facts), ...waiverWarnings(waiverFacts({ ...facts, parties: unclear }))].map(
      ({ field, message }) => [field, message.match(/\(\w+_id\)/g)?.join(' ')],
    );
    expect(messages).toEqual(
      expect.arrayContaining([
        ['parties.hiredByPartyId', '(hired_by_party_id) (customer_party_id)'],
        ['ownerPartyId', '(owner_party_id)'],
        ['lenderPartyId', '(lender_party_id)'],
      ]),
    );
    expect(messages.filter(([field, names]) => /party/i.test(field!) && !names)).toEqual([]);
    expect(messages.filter(([field]) => field === 'parties.hiredByPartyId')).toHaveLength(2);
    expect(messages.filter(([field]) => field === 'lenderPartyId')).toHaveLength(2);
  });

  it('is the only lender in Massachusetts, and a blank with a warning of two', () => {
    expect(of([])).toEqual({ inferred: undefined, warned: false });
    expect(of(['Harbor Bank'])).toEqual({ inferred: 'Harbor Bank', warned: false });
    expect(of(['Harbor Bank', 'Bay Bank'])).toEqual({ inferred: undefined, warned: true });
  });

  it.each([
    ['UT', 'conditional_progress', true],
    ['NV', 'conditional_final', true],
    ['NV', 'conditional_progress', false],
    ['CA', 'conditional_progress', false],
  ] as const)('is the end of the period of the payment, where the form in %s (%s) states it', (state, type, states) => {
    const periodOf = (given: object) => {
      const facts = waiverFacts({ waiver: { state, type, paymentPeriodFrom: '2026-03-01', ...given } });
      return inferredInWaiver(facts).find(({ field }) => field === 'paymentPeriodTo')?.value;
    };
    const throughDate = '2026-03-31';
    expect(periodOf({ throughDate, paymentPeriodTo: null })).toBe(states ? throughDate : undefined);
    expect(periodOf({ throughDate, paymentPeriodTo: throughDate })).toBeUndefined();
    expect(periodOf({ throughDate, paymentPeriodFrom: null, paymentPeriodTo: null })).toBeUndefined();
  });
});
