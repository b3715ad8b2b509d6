import { describe, expect, it } from '@jest/globals';
import { partiesServedByClaim } from '../../../src/domain/claim-document/addressees.js';
import { buildClaimDocument } from '../../../src/domain/claim-document/build.js';
import { claimDetails } from '../../../src/domain/claim-document/details.js';
import type { ClaimFacts } from '../../../src/domain/claim-document/facts.js';
import { readClaimOptions } from '../../../src/domain/claim-document/options.js';
import { claimWarnings, preflightClaim } from '../../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../../src/domain/document/types.js';
import { readNoticeOptions } from '../../../src/domain/notice/document/notice-metadata.js';
import { formOf } from '../../pdf/claim-jobs.js';
import { defaultParties, party } from '../preflight/notice-facts.fixture.js';
import { claimFacts, escalationFacts } from './claim-facts.fixture.js';

const fitness = party('lessee', 'Harbor Fitness, Inc.');
const without = (...roles: string[]) => defaultParties().filter(({ role }) => !roles.includes(role));
const hiredBy = (role: string, parties = defaultParties()) =>
  parties.map((each) => (each.isClaimant ? { ...each, hiredByPartyId: role } : each));
const warningsOf = (facts: ClaimFacts, instrument: ClaimInstrument = 'mechanics_lien') =>
  claimWarnings(facts, formOf(facts, instrument));
const modelOf = (facts: ClaimFacts, instrument: ClaimInstrument = 'mechanics_lien') =>
  buildClaimDocument(facts, instrument, formOf(facts, instrument));
const named = (parties: readonly { name: string }[]) => parties.map(({ name }) => name);
const leased = [...defaultParties(), fitness];

describe('the claim on leased property', () => {
  it('names the lessee after the owner, and does so when the contractor hired the claimant', () => {
    for (const parties of [leased, hiredBy('lessee', leased)])
      expect(named(modelOf(claimFacts({ parties })).owners)).toEqual(['Acme Holdings LLC', 'Harbor Fitness, Inc.']);
  });

  it('names every lessee, and one that is also the owner only once', () => {
    const parties = [...leased, party('lessee', 'Pier Café LLC', { id: 'second' })];
    expect(named(modelOf(claimFacts({ parties })).owners)).toEqual([
      'Acme Holdings LLC',
      'Harbor Fitness, Inc.',
      'Pier Café LLC',
    ]);
    const same = [...defaultParties(), party('lessee', 'ACME Holdings LLC')];
    expect(named(modelOf(claimFacts({ parties: same })).owners)).toEqual(['Acme Holdings LLC']);
    expect(warningsOf(claimFacts({ parties: same }))).toEqual([]);
  });

  it('does not know a lessee that is no longer on the project, or is the claimant', () => {
    const former = [...defaultParties(), { ...fitness, isActive: false }];
    expect(named(modelOf(claimFacts({ parties: former })).owners)).toEqual(['Acme Holdings LLC']);
    expect(warningsOf(claimFacts({ parties: former }))).toEqual([]);
  });

  it.each<[ClaimInstrument, string]>([
    ['mechanics_lien', 'lien'],
    ['lien_release', 'lien'],
    ['notice_of_intent', 'lien'],
    ['notice_of_claim', 'preliminary'],
    ['stop_notice', 'stop_payment'],
  ])('is served on the lessee: %s', (instrument, type) => {
    const facts = claimFacts({ claim: { type }, parties: leased });
    const lessee = modelOf(facts, instrument).addressees.find(({ roles }) => roles.includes('lessee'));
    expect(lessee).toMatchObject({
      name: 'Harbor Fitness, Inc.',
      addressLines: ['120 Juniper Street', 'Oakland, CA 94607'],
    });
    const { metadata } = facts.claim;
    const notice = readNoticeOptions(metadata);
    const details = claimDetails(facts, readClaimOptions(metadata), notice);
    const reached = partiesServedByClaim(formOf(facts, instrument), facts, notice, details);
    expect(reached.map(({ role }) => role)).toContain('lessee');
  });

  it('warns that the fee may not be charged, and names both', () => {
    const [warning, ...others] = warningsOf(claimFacts({ parties: leased }));
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ field: 'metadata.owner_interest' });
    expect(warning!.message).toMatch(/Harbor Fitness, Inc\..*Acme Holdings LLC.*nonresponsibility/);
  });

  it('is confirmed with the interest of the owner', () => {
    const metadata = { owner_interest: 'the leasehold of Harbor Fitness, Inc.' };
    expect(warningsOf(claimFacts({ parties: leased, claim: { metadata } }))).toEqual([]);
    expect(warningsOf(claimFacts({ parties: leased, claim: { metadata: { owner_interest: '  ' } } }))).toHaveLength(1);
  });

  it('warns once in New York, where the form has a line for the interest', () => {
    const metadata = { single_family_dwelling: false };
    const fields = warningsOf(claimFacts({ parties: leased, claim: { state: 'NY', metadata } })).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(['metadata.owner_interest']);
  });

  it('does not warn about the interest where nothing is charged', () => {
    const demand = escalationFacts('demand_letter', { parties: leased, claim: { paymentDeadline: '2026-07-01' } });
    expect(warningsOf(demand, 'demand_letter').map(({ field }) => field)).not.toContain('metadata.owner_interest');
    const bond = claimFacts({ claim: { type: 'bond_claim' }, parties: leased });
    expect(warningsOf(bond, 'bond_claim').map(({ field }) => field)).not.toContain('metadata.owner_interest');
  });

  it('needs an owner as before, and is not refused for the address of the lessee', () => {
    const alone = claimFacts({ parties: [...without('owner'), fitness] });
    expect(preflightClaim(alone).map(({ field }) => field)).toEqual(['parties.owner']);
    const inline = { owner: { name: 'Acme', address_line1: '1 Main St', city: 'Oakland', state: 'CA', zip: '94607' } };
    const named2 = claimFacts({ parties: [...without('owner'), fitness], claim: { metadata: inline } });
    expect(preflightClaim(named2)).toEqual([]);
    expect(named(modelOf(named2).owners)).toEqual(['Acme', 'Harbor Fitness, Inc.']);
    const nowhere = party('lessee', 'Harbor Fitness, Inc.', { address: { addressLine1: null, city: null } });
    const facts = claimFacts({ parties: [...defaultParties(), nowhere] });
    expect(preflightClaim(facts)).toEqual([]);
    expect(warningsOf(facts).map(({ field }) => field)).toEqual(['parties.lessee', 'metadata.owner_interest']);
  });

  it('names the public entity that leases the land, and does not charge its land', () => {
    const port = party('public_entity', 'Port of Oakland');
    const facts = claimFacts({ parties: [...leased, port] });
    expect(named(modelOf(facts).owners)).toEqual(['Acme Holdings LLC', 'Port of Oakland', 'Harbor Fitness, Inc.']);
    expect(warningsOf(facts)[0]!.message).toContain('Port of Oakland');
    expect(named(modelOf(claimFacts({ parties: [...defaultParties(), port] })).owners)).toEqual(['Acme Holdings LLC']);
  });

  it('takes no developer for an owner or a lessee', () => {
    const parties = hiredBy('developer', [...defaultParties(), party('developer', 'Dock Developers LLC')]);
    const facts = claimFacts({ parties });
    expect(named(modelOf(facts).owners)).toEqual(['Acme Holdings LLC']);
    expect(modelOf(facts).hiringParty?.name).toBe('Dock Developers LLC');
    expect(warningsOf(facts)).toEqual([]);
  });

  it('keeps the owner as the obligee of a bond', () => {
    const facts = claimFacts({ claim: { type: 'bond_claim' }, parties: leased });
    expect(modelOf(facts, 'bond_claim').details.bond.obligee?.name).toBe('Acme Holdings LLC');
  });
});
