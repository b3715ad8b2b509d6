import { describe, expect, it } from '@jest/globals';
import { claimDetails } from '../../../src/domain/claim-document/details.js';
import { readClaimOptions } from '../../../src/domain/claim-document/options.js';
import { readNoticeOptions } from '../../../src/domain/notice/preflight/notice-metadata.js';
import { claimFacts } from './claim-facts.fixture.js';

describe('the facts of a claim', () => {
  it.each([
    ['the contract with its changes', {}, '103250.00'],
    ['the contract total when it is given', { contract: { total: 99000 } }, '99000.00'],
    ['the value that the caller gives', { stop_notice: { total_value: '120000' } }, '120000.00'],
  ])('set the value of the work of a stop payment notice to %s', (_what, metadata, value) => {
    const facts = claimFacts({ claim: { metadata }, project: { contractAmount: '100000.00' } });
    const { metadata: claimMetadata } = facts.claim;
    expect(
      claimDetails(facts, readClaimOptions(claimMetadata), readNoticeOptions(claimMetadata)).stopNotice.totalValue,
    ).toBe(value);
  });
});
