import { describe, expect, it } from '@jest/globals';
import { readNoticeOptions } from '../../../src/domain/notice/document/notice-metadata.js';
import { noticeServedParties } from '../../../src/domain/notice/document/served.js';
import { preflightNotice } from '../../../src/domain/notice/preflight/notice.js';
import { defaultParties, noticeFacts, party } from '../preflight/notice-facts.fixture.js';

type Overrides = NonNullable<Parameters<typeof noticeFacts>[0]>;

const served = (overrides: Overrides) => {
  const facts = noticeFacts(overrides);
  return noticeServedParties(facts, readNoticeOptions(facts.notice.metadata)).map(({ role }) => role);
};
const usual = ['owner', 'general_contractor', 'lender'];
const withAgent = [...defaultParties(), party('lien_agent', 'Title Agency')];

describe('the parties served with a notice', () => {
  it('start with the lien agent on private work', () => {
    expect(served({ parties: withAgent, notice: { state: 'NC' } })).toEqual(['lien_agent', ...usual]);
    expect(served({ parties: withAgent, project: { sector: 'public' } })).not.toContain('lien_agent');
  });

  it('include in Arizona the party that hired the claimant, once', () => {
    const middle = party('subcontractor', 'Middle Sub, Inc.', { id: 'middle' });
    const below = (id: string) => [
      ...defaultParties().map((each) => (each.isClaimant ? { ...each, hiredByPartyId: id } : each)),
      middle,
    ];
    expect(served({ parties: below('middle'), notice: { state: 'AZ' } })).toEqual([...usual, 'subcontractor']);
    expect(served({ parties: below('middle'), notice: { state: 'CA' } })).toEqual(usual);
    expect(served({ parties: below('general_contractor'), notice: { state: 'AZ' } })).toEqual(usual);
  });

  it('include in Arizona the hiring party from the metadata, whose address must be complete', () => {
    const notice = { state: 'AZ', metadata: { hiring_party: { name: 'Desert Framing', city: 'Mesa' } } };
    expect(served({ notice })).toEqual([...usual, 'hiring_party']);
    expect(preflightNotice(noticeFacts({ notice })).map(({ field }) => field)).toEqual([
      'metadata.hiring_party.address_line1',
      'metadata.hiring_party.state',
      'metadata.hiring_party.zip',
    ]);
  });

  it('include a lien agent only with a complete address', () => {
    const parties = [...defaultParties(), party('lien_agent', 'Agency', { address: { zip: null } })];
    expect(preflightNotice(noticeFacts({ parties })).map(({ field }) => field)).toEqual(['parties.lienAgent']);
  });
});
