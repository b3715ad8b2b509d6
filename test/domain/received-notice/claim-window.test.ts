import { describe, expect, it } from '@jest/globals';
import { type ClaimantRole, type Facts, noFacts } from 'lien-deadlines';
import { readClaimWindow } from '../../../src/domain/received-notice/claim-window.js';

const hired = { hiringPartyRole: 'general_contractor', hiringPartyHirerRole: 'owner' } as const;

function read(state: string, facts: Partial<Facts> = {}, role: ClaimantRole = 'subcontractor') {
  const full = { ...noFacts(state, role), ...hired, use: 'commercial', today: '2026-04-01', ...facts } as Facts;
  const { hasNoRight, right, until, isKnown } = readClaimWindow(full, '2026-03-31');
  return { hasNoRight, right, until, isKnown };
}

const window = (until: string, isKnown: boolean, right = 'mechanics_lien') => ({
  hasNoRight: false,
  right,
  until,
  isKnown,
});

/** The days are counted by hand, in the comments. */
describe('the time in which a company can still claim', () => {
  it('ends in California 90 days after completion, and is counted from the end of the period while that is not known', () => {
    // Cal. Civ. Code 8414: 30 days of April, 31 of May and 29 of June, a Monday.
    expect(read('CA', { completionDate: '2026-03-31' })).toEqual(window('2026-06-29', true));
    expect(read('CA')).toEqual(window('2026-06-29', false));
    // The claimant's last day gives the safe day of a claimant, June 8. It is no end for the payer.
    expect(read('CA', { lastFurnishingDate: '2026-03-10' })).toEqual(window('2026-06-29', false));
    // 30 days after the recording: May 10 is a Sunday.
    const recordedNotices = [{ kind: 'completion' as const, recordedOn: '2026-04-10' }];
    expect(read('CA', { completionDate: '2026-03-31', recordedNotices })).toEqual(window('2026-05-11', true));
    // On public work without a bond, the funds are claimed.
    const funds = { sector: 'public', paymentBond: false, completionDate: '2026-03-31' } as const;
    expect(read('CA', funds)).toEqual(window('2026-06-29', true, 'stop_payment_notice'));
  });

  it('ends in Texas by the later of the days of a home and of other work', () => {
    // Tex. Prop. Code 53.052: the 15th day of the fourth month after March, of the third month on a home.
    expect(read('TX', { lastFurnishingDate: '2026-03-10' })).toEqual(window('2026-07-15', true));
    const home = { use: 'residential', ownerOccupied: true } as const;
    expect(read('TX', { lastFurnishingDate: '2026-03-10', ...home }).until).toBe('2026-06-15');
    expect(read('TX', { lastFurnishingDate: '2026-03-10', use: null })).toEqual(window('2026-07-15', true));
    // Not known: as if the work had ended on March 31.
    expect(read('TX')).toEqual(window('2026-07-15', false));
    // August 15, 2026 is a Saturday.
    expect(read('TX', { lastFurnishingDate: '2026-04-20' })).toEqual(window('2026-08-17', true));
  });

  it('ends in Florida 90 days after the last day of work, and does not exist below the sub-subcontractor', () => {
    // Fla. Stat. 713.08(5): 21 days of March, 30 of April, 31 of May and 8 of June, a Monday.
    expect(read('FL', { lastFurnishingDate: '2026-03-10' })).toEqual(window('2026-06-08', true));
    expect(read('FL')).toEqual(window('2026-06-29', false));
    // It worked after the period.
    expect(read('FL', { firstFurnishingDate: '2026-04-06' }).until).toBe('2026-07-06');
    const below = { hiringPartyRole: 'sub_subcontractor', hiringPartyHirerRole: 'subcontractor' } as const;
    expect(read('FL', below, 'sub_subcontractor')).toEqual({
      hasNoRight: true,
      right: null,
      until: null,
      isKnown: false,
    });
  });

  it('is not known in Nevada and Vermont while a later date from which the law counts is not recorded', () => {
    const lastFurnishingDate = '2026-03-10';
    // NRS 108.226(1): 90 days after the last furnishing are June 8, but the job goes on: 90 days after the period at least.
    expect(read('NV', { lastFurnishingDate })).toEqual(window('2026-06-29', false));
    expect(read('NV', { lastFurnishingDate, completionDate: '2026-03-31' })).toEqual(window('2026-06-29', true));
    expect(read('NV', { lastFurnishingDate, completionDate: '2026-02-28' })).toEqual(window('2026-06-08', true));
    // 40 days after the recording of a notice of completion: 11 days of March and 29 of April. A later completion changes nothing.
    const recordedNotices = [{ kind: 'completion' as const, recordedOn: '2026-03-20' }];
    expect(read('NV', { lastFurnishingDate, recordedNotices })).toEqual(window('2026-04-29', true));
    // 9 V.S.A. 1921(c), 180 days: 19 of March, 30, 31, 30, 31 and 31, and 8 of September. From March 31: September 27, a Sunday.
    expect(read('VT', { lastFurnishingDate: '2026-03-12' })).toEqual(window('2026-09-08', false));
    const due = { lastFurnishingDate: '2026-03-12', debtDueDate: '2026-03-31' };
    expect(read('VT', due)).toEqual(window('2026-09-28', true));
  });

  // 30 days after March 31 are April 30, 90 days are June 29; after April 10 they are May 10, a Sunday, and July 9.
  it.each([
    ['IA', '2026-04-30', '2026-05-11'],
    ['WA', '2026-04-30', '2026-05-11'],
    ['MT', '2026-06-29', '2026-07-09'],
    ['NH', '2026-06-29', '2026-07-09'],
    ['OH', '2026-06-29', '2026-07-09'],
  ])('is not known on public work in %s until the work is accepted', (state, completed, accepted) => {
    const facts = { sector: 'public', paymentBond: true, lastFurnishingDate: '2026-03-10' } as const;
    const completionDate = '2026-03-31';
    const acceptanceDate = '2026-04-10';
    expect(read(state, { ...facts, completionDate })).toEqual(window(completed, false, 'bond_claim'));
    expect(read(state, { ...facts, completionDate, acceptanceDate })).toEqual(window(accepted, true, 'bond_claim'));
    // What is accepted was completed.
    expect(read(state, { ...facts, acceptanceDate })).toEqual(window(accepted, true, 'bond_claim'));
  });

  it('is not known where the service has no rules, and gives no one the right to pay', () => {
    expect(read('')).toEqual({ hasNoRight: false, right: null, until: null, isKnown: false });
    expect(read('PR')).toEqual({ hasNoRight: false, right: 'mechanics_lien', until: null, isKnown: false });
  });
});
