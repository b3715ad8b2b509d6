import { describe, expect, it } from '@jest/globals';
import type { Act } from '../../../src/domain/deadlines/rights.js';
import { assessRights, type Done, toStatus } from '../../../src/domain/deadlines/rights-status.js';
import { act, done, filed, served, undated } from './acts.fixture.js';

const today = '2026-06-15';

const status = (acts: readonly Act[], more: Partial<Done> = {}) => toStatus(assessRights(acts, done(more)), today);

describe('the status of lien rights', () => {
  const laterLien = act('mechanics_lien', '2026-09-01');

  it.each<[string, Act[], Partial<Done>, ReturnType<typeof status>]>([
    ['nothing near', [act('preliminary_notice', '2026-06-26'), laterLien], {}, 'protected'],
    ['an act in ten days', [act('preliminary_notice', '2026-06-25'), laterLien], {}, 'at_risk'],
    ['an act of today', [act('preliminary_notice', today), laterLien], {}, 'at_risk'],
    ['an act of yesterday', [act('preliminary_notice', '2026-06-14'), laterLien], {}, 'expired'],
    [
      'a notice that covers the days before it, while work goes on',
      [act('preliminary_notice', '2026-06-01', { rollingLookbackDays: 20 }), laterLien],
      {},
      'at_risk',
    ],
    [
      'the same when the work ended so early that it covers nothing',
      [act('preliminary_notice', '2026-05-01', { rollingLookbackDays: 20 }), laterLien],
      { lastFurnishingDate: '2026-05-20' },
      'expired',
    ],
    [
      'a passed date that a missing fact could move',
      [act('preliminary_notice', '2026-06-01', { missingFacts: ['use'] }), laterLien],
      {},
      'at_risk',
    ],
    ['a passed safe date', [act('mechanics_lien', null, { safeDate: '2026-06-01' })], {}, 'at_risk'],
    [
      'an act that the law may ask for',
      [act('preliminary_notice', '2026-06-01', { required: null }), laterLien],
      {},
      'at_risk',
    ],
    [
      'an act that it does not',
      [act('preliminary_notice', '2026-06-01', { required: false }), laterLien],
      {},
      'protected',
    ],
    [
      'the notice of one month',
      [act('preliminary_notice', '2026-06-01', { month: '2026-03' }), laterLien],
      {},
      'at_risk',
    ],
    ['a notice of retainage', [act('retainage_notice', '2026-06-01'), laterLien], {}, 'at_risk'],
    ['a stop payment notice', [act('stop_payment_notice', '2026-06-01'), laterLien], {}, 'protected'],
    ['a private bond', [act('bond_claim', '2026-06-01'), laterLien], {}, 'protected'],
    [
      'a bond where there is no lien',
      [act('bond_claim', '2026-06-01'), act('mechanics_lien', null, { required: false })],
      {},
      'expired',
    ],
    ['a claim on a public bond', [act('bond_claim', '2026-06-18')], {}, 'at_risk'],
    [
      'public funds beside a bond',
      [act('public_funds_lien', '2026-06-01'), act('bond_suit', '2026-12-01')],
      {},
      'protected',
    ],
    ['public funds alone', [act('public_funds_lien', '2026-06-01')], {}, 'expired'],
    ['a lien that is passed', [act('mechanics_lien', '2026-06-14')], {}, 'expired'],
    [
      'a notice served in time',
      [act('preliminary_notice', '2026-06-01'), laterLien],
      { notices: [served('2026-06-01')] },
      'protected',
    ],
    [
      'a notice served late',
      [act('preliminary_notice', '2026-06-01'), laterLien],
      { notices: [served('2026-06-02')] },
      'expired',
    ],
    [
      'a notice served late that covers a part',
      [act('preliminary_notice', '2026-06-01', { rollingLookbackDays: 20, coveredFrom: '2026-05-14' }), laterLien],
      { notices: [served('2026-06-02')] },
      'at_risk',
    ],
    [
      'a notice served late that the law may ask for',
      [act('preliminary_notice', '2026-06-01', { required: null }), laterLien],
      { notices: [served('2026-06-02')] },
      'at_risk',
    ],
    [
      'a notice served late whose date a missing fact could move',
      [act('preliminary_notice', '2026-06-01', { missingFacts: ['use'] }), laterLien],
      { notices: [served('2026-06-02')] },
      'at_risk',
    ],
    [
      'a notice served after a safe date',
      [act('preliminary_notice', null, { safeDate: '2026-06-01' }), laterLien],
      { notices: [served('2026-06-02')] },
      'at_risk',
    ],
    [
      'a notice served between the safe date and the date',
      [act('preliminary_notice', '2026-06-05', { safeDate: '2026-06-01' }), laterLien],
      { notices: [served('2026-06-02')] },
      'at_risk',
    ],
    [
      'a notice served by the safe date',
      [act('preliminary_notice', null, { safeDate: '2026-06-01' }), laterLien],
      { notices: [served('2026-06-01')] },
      'protected',
    ],
    [
      'a lien recorded late',
      [act('mechanics_lien', '2026-06-01'), act('lien_suit', '2026-12-01')],
      { lienRecordedDate: '2026-06-03', notices: [{ ...served('2026-06-03'), type: 'lien', isRecorded: true }] },
      'expired',
    ],
    [
      'a claim filed in time',
      [act('bond_claim', '2026-06-01')],
      { escalations: [filed('bond_claim', '2026-06-01')] },
      'protected',
    ],
    [
      'a claim filed late',
      [act('bond_claim', '2026-06-01')],
      { escalations: [filed('bond_claim', '2026-06-02')] },
      'expired',
    ],
    [
      'a claim filed on an unknown day',
      [act('bond_claim', '2026-06-01')],
      { escalations: [filed('bond_claim', null)] },
      'protected',
    ],
    [
      'the claim for a month, filed before the next month’s',
      [act('bond_claim', '2026-06-01', { month: '2026-03' }), act('bond_claim', '2026-06-20', { month: '2026-04' })],
      { escalations: [filed('bond_claim', '2026-04-20')] },
      'at_risk',
    ],
    [
      'a suit on a bond filed in time',
      [act('bond_suit', '2026-06-01')],
      { escalations: [filed('lawsuit', '2026-06-01')] },
      'protected',
    ],
    [
      'a suit on a bond filed late',
      [act('bond_suit', '2026-06-01')],
      { escalations: [filed('lawsuit', '2026-06-02')] },
      'expired',
    ],
    [
      'a suit on the lien filed late',
      [act('mechanics_lien', '2026-03-01'), act('lien_suit', '2026-06-01')],
      {
        lienRecordedDate: '2026-03-01',
        escalations: [filed('lien_filing', '2026-03-01'), filed('lawsuit', '2026-06-02')],
      },
      'expired',
    ],
    [
      'a lien that is released',
      [act('mechanics_lien', '2026-03-01'), undated('lien_suit', 'recorded_on')],
      { notices: [{ ...served('2026-03-01'), type: 'lien', isRecorded: true, isReleased: true }] },
      null,
    ],
    [
      'a lien that is resolved',
      [act('mechanics_lien', '2026-03-01'), undated('lien_suit', 'recorded_on')],
      { escalations: [filed('lien_filing', '2026-03-01', true)] },
      null,
    ],
    [
      'one lien that is released and one that is not',
      [act('mechanics_lien', '2026-03-01'), act('lien_suit', '2026-06-14')],
      {
        lienRecordedDate: '2026-03-01',
        escalations: [filed('lien_filing', '2026-02-01', true), filed('lien_filing', '2026-03-01')],
      },
      'expired',
    ],
    [
      'a claim on a bond that is resolved',
      [act('bond_claim', '2026-03-01'), act('bond_suit', '2026-06-01')],
      { escalations: [filed('bond_claim', '2026-02-01', true)] },
      null,
    ],
    [
      'one month’s claim that is resolved',
      [act('bond_claim', '2026-06-01', { month: '2026-03' }), act('bond_claim', '2026-06-20', { month: '2026-04' })],
      { escalations: [filed('bond_claim', '2026-04-20', true)] },
      'at_risk',
    ],
    ['work that goes on', [undated('mechanics_lien', 'last_furnishing_date', 'completion_date')], {}, 'protected'],
    [
      'the same when it is completed',
      [undated('mechanics_lien', 'completion_date')],
      { status: 'completed' },
      'missing_facts',
    ],
    [
      'work that began on an unknown day',
      [undated('preliminary_notice', 'first_furnishing_date'), laterLien],
      {},
      'missing_facts',
    ],
    ['a suit before its lien', [laterLien, undated('lien_suit', 'recorded_on')], { status: 'completed' }, 'protected'],
    [
      'a suit after its lien',
      [act('mechanics_lien', '2026-06-20'), undated('lien_suit', 'recorded_on')],
      { actsDone: [{ kind: 'mechanics_lien', doneOn: '2026-06-10' }] },
      'missing_facts',
    ],
    [
      'a suit on a bond without a claim, when the work is completed',
      [act('bond_claim', null, { required: false }), undated('bond_suit', 'last_furnishing_date')],
      { status: 'completed' },
      'missing_facts',
    ],
    [
      'the same while work goes on',
      [act('bond_claim', null, { required: false }), undated('bond_suit', 'last_furnishing_date')],
      {},
      'protected',
    ],
    [
      'a suit on a bond before its claim',
      [act('bond_claim', '2026-09-01'), undated('bond_suit', 'last_furnishing_date')],
      { status: 'completed' },
      'protected',
    ],
    [
      'a suit on a bond after a claim that the law does not ask for',
      [act('bond_claim', null, { required: false }), undated('bond_suit', 'recorded_on')],
      { actsDone: [{ kind: 'bond_claim', doneOn: '2026-06-10' }] },
      'missing_facts',
    ],
    [
      'a missing fact beside what is near',
      [undated('mechanics_lien', 'use'), act('preliminary_notice', today)],
      {},
      'at_risk',
    ],
    ['an unknown state', [], { state: null }, 'missing_facts'],
    ['no right', [act('mechanics_lien', null, { required: false })], {}, null],
    ['no rules', [act('mechanics_lien', null, { required: null, basis: 'unknown' })], { state: 'PR' }, null],
    ['an archived project', [act('mechanics_lien', '2026-06-01')], { status: 'archived' }, null],
  ])('follows from %s', (_, acts, more, expected) => {
    expect(status(acts, more)).toBe(expected);
  });

  it('has the day of the claim that is still to be made', () => {
    const acts = [laterLien, act('lien_suit', '2026-12-01')];
    expect(assessRights(acts, done())).toMatchObject({ canClaim: true, claimBy: '2026-09-01' });
    const made = { actsDone: [{ kind: 'mechanics_lien' as const, doneOn: '2026-06-01' }] };
    expect(assessRights(acts, done(made))).toMatchObject({ canClaim: false, claimBy: null });
  });

  it('can be claimed where the suit is the claim, until it is filed', () => {
    const acts = [act('bond_claim', null, { required: false }), act('bond_suit', '2026-12-01')];
    expect(assessRights(acts, done())).toMatchObject({ canClaim: true, claimBy: '2026-12-01' });
    const filed = { actsDone: [{ kind: 'bond_suit' as const, doneOn: '2026-06-01' }] };
    expect(assessRights(acts, done(filed))).toMatchObject({ canClaim: false, claimBy: null });
  });

  it('can be claimed for the months after one that is claimed', () => {
    const months = ['2026-03', '2026-04'].map((month) => act('bond_claim', `${month}-28`, { month }));
    const acts = [...months, act('bond_suit', '2027-03-01')];
    const claimed = (...all: string[]) => ({
      actsDone: all.map((month) => ({ kind: 'bond_claim' as const, doneOn: '2026-04-10', month })),
    });
    expect(assessRights(acts, done(claimed('2026-03')))).toMatchObject({ canClaim: true, claimBy: '2026-04-28' });
    expect(assessRights(acts, done(claimed('2026-03', '2026-04')))).toMatchObject({ canClaim: false, claimBy: null });
  });
});
