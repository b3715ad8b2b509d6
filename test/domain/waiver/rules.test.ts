import { describe, expect, it } from '@jest/globals';
import { type WaiverStatus, type WaiverType, waiverStatuses, waiverTypes } from '../../../src/domain/vocabulary.js';
import { toStage } from '../../../src/domain/waiver/kind.js';
import { preflightWaiver, waiverWarnings } from '../../../src/domain/waiver/preflight.js';
import { resolveType } from '../../../src/domain/waiver/resolve-type.js';
import { type CheckedWaiver, checkTiming, checkWaiver } from '../../../src/domain/waiver/rules.js';
import { releaseState, waiverTargets } from '../../../src/domain/waiver/transitions.js';
import { paymentStatement, waiverFacts } from './waiver-facts.fixture.js';

const today = '2026-04-02';

describe('the type of a waiver', () => {
  it.each(waiverTypes)('%s is resolved from the type alone, and from kind and stage', (type) => {
    const [kind] = type.split('_') as ['conditional' | 'unconditional'];
    expect(resolveType(type, null)).toEqual({ type });
    expect(resolveType(type, toStage(type))).toEqual({ type });
    expect(resolveType(kind, toStage(type))).toEqual({ type });
  });

  it.each<[Parameters<typeof resolveType>, string]>([
    [['conditional', null], 'The stage field is required when type is conditional: it is progress or final.'],
    [['unconditional_final', 'progress'], 'The stage field must be final when type is unconditional_final.'],
    [[null, 'final'], 'The type field is required.'],
  ])('%j is rejected', (given, wrong) => {
    expect(resolveType(...given)).toEqual({ wrong });
  });

  it('keeps the part that an update omits', () => {
    expect(resolveType(undefined, undefined, 'conditional_final')).toEqual({ type: 'conditional_final' });
    expect(resolveType('unconditional', undefined, 'conditional_final')).toEqual({ type: 'unconditional_final' });
    expect(resolveType(undefined, 'progress', 'conditional_final')).toEqual({ type: 'conditional_progress' });
  });
});

describe('the content of a waiver', () => {
  const waiver = (changes: Partial<CheckedWaiver> = {}): CheckedWaiver => ({
    type: 'conditional_progress',
    state: 'CA',
    throughDate: '2026-03-31',
    throughTime: null,
    paymentPeriodFrom: null,
    paymentPeriodTo: null,
    paymentMethod: null,
    checkNumber: null,
    checkDate: null,
    retainageReserved: null,
    remainingDue: null,
    paymentStatement: null,
    disputedAmount: null,
    exceptions: [],
    paymentReceivedOn: null,
    ...changes,
  });
  const except = (kind: CheckedWaiver['exceptions'][number]['kind'], amount: string | null = null) => ({
    kind,
    date: null,
    amount,
    text: null,
  });
  const final = { type: 'unconditional_final', throughDate: null } as const;
  const fields = (changes: Partial<CheckedWaiver>) =>
    checkWaiver(waiver(changes), today, '2026-02-18').map(({ field }) => field);

  it.each<[string, Partial<CheckedWaiver>]>([
    ['a progress waiver', {}],
    ['work through the day on which it began', { throughDate: '2026-02-18' }],
    ['a period that ends within a week', { throughDate: '2026-04-09' }],
    ['a final waiver', final],
    ['a dated final waiver in Wyoming', { ...final, state: 'WY', throughDate: '2026-03-31' }],
    [
      'a conditional final waiver in Nevada, whose form has a period',
      {
        ...final,
        type: 'conditional_final',
        state: 'NV',
        paymentPeriodFrom: '2026-03-01',
        paymentPeriodTo: '2026-03-31',
      },
    ],
    ['retainage on a progress waiver', { retainageReserved: '10.00', exceptions: [except('retention', '10.00')] }],
    [
      'a final waiver with a disputed amount',
      { ...final, disputedAmount: '7.50', exceptions: [except('disputed', '7.50')] },
    ],
    ['a payment received today', { paymentReceivedOn: today }],
    ['a time of day', { throughTime: '17:00' }],
    ['a period that ends on the through date', { paymentPeriodFrom: '2026-03-31', paymentPeriodTo: '2026-03-31' }],
    ['a period without an end', { paymentPeriodFrom: '2026-03-01' }],
    ['payment by a numbered check', { paymentMethod: 'joint_check', checkNumber: '10442', checkDate: today }],
    ['a progress waiver with a remaining balance', { remainingDue: '0.01' }],
    ['a final waiver without a remaining balance', { ...final, remainingDue: '0.00' }],
    ['a payment statement', { paymentStatement }],
    ['no through date', { throughDate: null }],
  ])('may have %s', (_, changes) => {
    expect(fields(changes)).toEqual([]);
  });

  it.each<[string, Partial<CheckedWaiver>, string]>([
    ['a date more than a week ahead', { throughDate: '2026-04-10' }, 'throughDate'],
    ['a date before the first furnishing', { throughDate: '2026-02-17' }, 'throughDate'],
    ['a final waiver with a date', { ...final, throughDate: '2026-03-31' }, 'throughDate'],
    ['a final waiver that keeps retainage', { ...final, retainageReserved: '0.01' }, 'retainageReserved'],
    ['a final waiver that excepts retention', { ...final, exceptions: [except('retention')] }, 'exceptions.0.kind'],
    [
      'a dispute without an amount',
      { exceptions: [except('other'), except('disputed')].slice(1) },
      'exceptions.0.amount',
    ],
    ['another exception without a text', { exceptions: [except('other')] }, 'exceptions.0.text'],
    [
      'a disputed amount below the disputed exceptions',
      { disputedAmount: '7.49', exceptions: [except('disputed', '7.50')] },
      'disputedAmount',
    ],
    ['a payment received in the future', { paymentReceivedOn: '2026-04-04' }, 'paymentReceivedOn'],
    ['a time without a date', { ...final, throughTime: '17:00' }, 'throughTime'],
    [
      'a period that ends before it begins',
      { paymentPeriodFrom: '2026-03-10', paymentPeriodTo: '2026-03-09' },
      'paymentPeriodTo',
    ],
    ['a period that ends after the through date', { paymentPeriodTo: '2026-04-01' }, 'paymentPeriodTo'],
    ['a period that begins after the through date', { paymentPeriodFrom: '2026-04-01' }, 'paymentPeriodFrom'],
    ['a final payment with a period', { ...final, paymentPeriodFrom: '2026-03-01' }, 'paymentPeriodFrom'],
    [
      'an unconditional final payment with a period in Nevada',
      { ...final, type: 'unconditional_final', state: 'NV', paymentPeriodFrom: '2026-03-01' },
      'paymentPeriodFrom',
    ],
    ['a final payment with the end of a period', { ...final, paymentPeriodTo: '2026-03-31' }, 'paymentPeriodTo'],
    ['a wire with a check number', { paymentMethod: 'wire', checkNumber: '10442' }, 'checkNumber'],
    ['a transfer with a check date', { paymentMethod: 'ach', checkDate: today }, 'checkDate'],
    ['a final waiver with a remaining balance', { ...final, remainingDue: '0.01' }, 'remainingDue'],
    [
      'a payment statement with more retainage than completed work',
      { paymentStatement: { ...paymentStatement, totalRetainage: '60000.11' } },
      'paymentStatement.totalRetainage',
    ],
  ])('cannot have %s', (_, changes, field) => {
    expect(fields(changes)).toEqual([field]);
  });

  it.each<[string, string, WaiverType, string | null, string | null, string[]]>([
    ['before the first furnishing', 'CA', 'conditional_final', null, '2026-04-03', ['project.firstFurnishingDate']],
    ['on the first day', 'CA', 'conditional_final', null, today, []],
    ['when the first day is not known', 'CA', 'unconditional_final', null, null, []],
    ['before payment in Texas', 'TX', 'unconditional_progress', null, null, ['paymentReceivedOn']],
    ['after payment in Texas', 'TX', 'unconditional_progress', '2026-04-01', null, []],
    ['with a condition in Texas', 'TX', 'conditional_progress', null, null, []],
  ])('is issued %s (%s, %s) as state law requires', (_, state, type, paymentReceivedOn, first, expected) => {
    expect(checkTiming({ state, type, paymentReceivedOn }, today, first).map(({ field }) => field)).toEqual(expected);
  });
});

describe('the workflow of a waiver', () => {
  const targets: Record<WaiverStatus, readonly WaiverStatus[]> = {
    draft: ['generated'],
    generated: ['sent', 'signed', 'declined', 'void'],
    sent: ['signed', 'declined', 'void'],
    signed: [],
    effective: [],
    released: [],
    declined: [],
    void: [],
  };
  it.each(waiverStatuses)('allows from %s only the listed statuses', (status) => {
    for (const type of waiverTypes) {
      const signed = type.startsWith('un') ? 'released' : 'effective';
      expect(waiverTargets(type, status)).toEqual(status === 'signed' ? [signed] : targets[status]);
    }
  });

  it('marks an unconditional waiver as held from its signature until its release', () => {
    const states = (type: WaiverType) => waiverStatuses.map((status) => releaseState(type, status)).filter(Boolean);
    expect(states('unconditional_progress')).toEqual(['held', 'released']);
    expect(states('conditional_progress')).toEqual([]);
  });
});

describe('the preflight of a waiver', () => {
  const all = (facts: ReturnType<typeof waiverFacts>) =>
    [...preflightWaiver(facts), ...waiverWarnings(facts)].map(({ field }) => field);
  const fields = (...facts: Parameters<typeof waiverFacts>) => all(waiverFacts(...facts));

  it('passes with a customer and without an owner', () => {
    expect(fields()).toEqual([]);
    const parties = waiverFacts().parties.filter(({ role }) => role !== 'owner');
    expect(fields({ parties })).toEqual([]);
  });

  it('takes the owner and general contractor from the metadata', () => {
    const parties = waiverFacts().parties.filter(({ isClaimant }) => isClaimant);
    expect(fields({ parties })).toEqual(['parties.hiredByPartyId']);
    expect(fields({ parties, waiver: { metadata: { gc: { name: 'Inline Builders' } } } })).toEqual([]);
    expect(fields({ waiver: { metadata: { owner: 'Ann Lee', party_grid_max: 'x' } } })).toEqual(['metadata.owner']);
  });

  it('reports all faults at once', () => {
    const facts = waiverFacts({
      waiver: { amount: null, checkMaker: null, checkPayee: null, throughDate: '2026-05-01' },
      division: { city: null, deletedAt: null },
      parties: [],
      jobsites: [],
    });
    expect(all(facts)).toEqual([
      'division.city',
      'parties.claimant',
      'throughDate',
      'jobsites',
      'amount',
      'checkMaker',
      'checkPayee',
      'parties.hiredByPartyId',
    ]);
    expect(fields({ division: null })).toEqual(['division']);
    expect(fields({ division: { deletedAt: '2026-01-01' } })).toEqual(['division']);
  });
});

describe('an earlier waiver that a waiver lists', () => {
  it.each([
    ['2026-04-01', []],
    ['2999-01-01', ['priorWaivers.0.date']],
  ])('is dated in the past if it is of %s', (date, fields) => {
    const facts = waiverFacts({ waiver: { priorWaivers: [{ date, amount: null }] } });
    expect(
      waiverWarnings(facts)
        .map(({ field }) => field)
        .filter((field) => field.startsWith('priorWaivers')),
    ).toEqual(fields);
  });
});
