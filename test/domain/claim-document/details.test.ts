import { describe, expect, it } from '@jest/globals';
import { claimDetails } from '../../../src/domain/claim-document/details.js';
import type { ClaimFacts } from '../../../src/domain/claim-document/facts.js';
import { readClaimOptions } from '../../../src/domain/claim-document/options.js';
import { readNoticeOptions } from '../../../src/domain/notice/document/notice-metadata.js';
import { jobsite } from '../preflight/notice-facts.fixture.js';
import { claimFacts } from './claim-facts.fixture.js';

function detailsOf(facts: ClaimFacts) {
  const { metadata } = facts.claim;
  return claimDetails(facts, readClaimOptions(metadata), readNoticeOptions(metadata));
}

describe('the facts of a claim', () => {
  it.each([
    ['the contract with its changes', {}, '103250.00'],
    ['the contract total when it is given', { contract: { total: 99000 } }, '99000.00'],
    ['the value that the caller gives', { stop_notice: { total_value: '120000' } }, '120000.00'],
  ])('set the value of the work of a stop payment notice to %s', (_what, metadata, value) => {
    const facts = claimFacts({ claim: { metadata }, project: { contractAmount: '100000.00' } });
    expect(detailsOf(facts).stopNotice.totalValue).toBe(value);
  });

  it('state the parcels of every jobsite, each once and the primary one first', () => {
    const jobsites = [
      jobsite({ parcelNumber: '014-0287-007', isPrimary: false }),
      jobsite({ parcelNumber: '014-0287-006' }),
      jobsite({ parcelNumber: '014-0287-006', isPrimary: false }),
      jobsite({ isPrimary: false }),
    ];
    const facts = claimFacts({ jobsites, project: { parcelNumber: null } });
    expect(detailsOf(facts).parcels).toEqual(['014-0287-006', '014-0287-007']);
    expect(detailsOf(claimFacts({ project: { parcelNumber: null } })).parcels).toEqual([]);
  });

  it('have a bond of at least 125 percent of the claim, to the next cent', () => {
    const bondOf = (amount: string) =>
      detailsOf(claimFacts({ claim: { amount, metadata: { claim: null, invoices: null } } })).stopNotice.bondAmount;
    expect([bondOf('48250.37'), bondOf('48250.00'), bondOf('0.01')]).toEqual(['60312.97', '60312.50', '0.02']);
  });
});
