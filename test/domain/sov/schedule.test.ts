import { describe, expect, it } from '@jest/globals';
import { scheduleChangeViolations } from '../../../src/domain/sov/changes.js';
import {
  activationViolations,
  type ScheduleLine,
  scheduleLimits,
  scheduleLineViolations,
  scheduleTotals,
} from '../../../src/domain/sov/schedule.js';
import { line } from '../pay-application/inputs.js';

const lines = [line('1', '10000'), line('2', '60000'), line('3', '30000.00')];

describe('the lines of a schedule of values', () => {
  it('are valid when each has an item, a description and an amount', () => {
    expect(
      scheduleLineViolations([...lines, line('4', '-5', { changeOrderNumber: '1', retainagePercent: '100' })]),
    ).toEqual([]);
    expect(scheduleTotals(lines)).toMatchObject({ originalScheduledValue: '100000.00', scheduledValue: '100000.00' });
  });

  it.each<[Partial<ScheduleLine>, string, string]>([
    [{ itemNumber: ' ' }, 'itemNumber', 'Line 4 needs an item number.'],
    [{ itemNumber: '2 ' }, 'itemNumber', 'Item 2  is used twice, on lines 2 and 4.'],
    [{ description: '' }, 'description', 'Line 4 needs a description of its work.'],
    [
      { scheduledValue: '1.005' },
      'scheduledValue',
      'The scheduled value of item 9 is not an amount with at most two decimals.',
    ],
    [
      { scheduledValue: '1000000000000' },
      'scheduledValue',
      'The scheduled value of item 9 is not an amount with at most two decimals.',
    ],
    [{ retainagePercent: '100.1' }, 'retainagePercent', 'The retainage of item 9 must be between 0 and 100 percent.'],
    [{ retainagePercent: '-1' }, 'retainagePercent', 'The retainage of item 9 must be between 0 and 100 percent.'],
    [{ retainagePercent: 'x' }, 'retainagePercent', 'The retainage of item 9 must be between 0 and 100 percent.'],
  ])('are invalid with %j', (more, field, message) => {
    expect(scheduleLineViolations([...lines, line('9', '1', more)])).toEqual([{ field: `lines.3.${field}`, message }]);
  });

  it('may be credits, in the contract itself too', () => {
    expect(scheduleLineViolations([...lines, line('9', '-1')])).toEqual([]);
  });

  it('have a maximum number', () => {
    const many = Array.from({ length: scheduleLimits.lines + 1 }, (_, index) => line(String(index), '1'));
    expect(scheduleLineViolations(many)).toEqual([
      { field: 'lines', message: 'A schedule of values has at most 20000 lines.' },
    ]);
  });
});

describe('activating a schedule of values', () => {
  const draft = { status: 'draft', lines, contractSum: '100000' } as const;

  it('requires lines that add up to the contract sum, without those of change orders', () => {
    expect(activationViolations(draft)).toEqual([]);
    expect(activationViolations({ ...draft, lines: [...lines, line('4', '500', { changeOrderNumber: '1' })] })).toEqual(
      [],
    );
  });

  it.each<[string, Partial<Parameters<typeof activationViolations>[0]>, string, string]>([
    [
      'a different contract sum',
      { contractSum: '100000.01' },
      'lines',
      'The scheduled values add up to 100,000.00, but the contract sum is 100,000.01.',
    ],
    [
      'no contract sum',
      { contractSum: null },
      'project.contractAmount',
      'The project needs a contract amount before the schedule of values can be activated.',
    ],
    ['no lines', { lines: [] }, 'lines', 'A schedule of values needs at least one line.'],
    ['an active schedule', { status: 'active' }, 'status', 'The schedule of values is already active.'],
    [
      'an invalid line',
      { lines: [...lines, line('4', '0', { description: '' })] },
      'lines.3.description',
      'Line 4 needs a description of its work.',
    ],
  ])('is refused with %s', (_, more, field, message) => {
    expect(activationViolations({ ...draft, ...more })).toEqual([{ field, message }]);
  });
});

describe('changing an active schedule of values', () => {
  const applied = new Set(['1', '2', '3']);
  const change = (more: Partial<ScheduleLine>) => lines.map((own) => (own.id === '2' ? { ...own, ...more } : own));

  it('is unrestricted until an application is submitted', () => {
    expect(scheduleChangeViolations(lines, [{ ...line('7', '1'), id: null }], new Set())).toEqual([]);
  });

  it('allows changes that do not affect an amount: cost code, retainage, order, the format of an amount', () => {
    const after = [...change({ costCode: '09', retainagePercent: '0', scheduledValue: '60000.00' })].reverse();
    expect(scheduleChangeViolations(lines, after, applied)).toEqual([]);
  });

  it('allows adding change order lines, which can change until they are applied for', () => {
    const added = { ...line('4', '5000', { changeOrderNumber: '1' }), id: null };
    expect(scheduleChangeViolations(lines, [...lines, added], applied)).toEqual([]);
    const before = [...lines, { ...added, id: '4' }];
    expect(scheduleChangeViolations(before, [...lines, { ...added, id: '4', scheduledValue: '1' }], applied)).toEqual(
      [],
    );
    expect(scheduleChangeViolations(before, lines, applied)).toEqual([]);
  });

  it.each<[Partial<ScheduleLine>, string, string]>([
    [{ scheduledValue: '60000.01' }, 'scheduledValue', 'scheduled value'],
    [{ itemNumber: '2b' }, 'itemNumber', 'item number'],
    [{ description: 'Other work' }, 'description', 'description'],
    [{ changeOrderNumber: '1' }, 'changeOrderNumber', 'change order number'],
  ])('refuses %j on a line that was applied for', (more, field, words) => {
    expect(scheduleChangeViolations(lines, change(more), applied)).toEqual([
      {
        field: `lines.1.${field}`,
        message: `The ${words} of item 2 cannot change, because a submitted pay application bills the item: add a line with a change order number.`,
      },
    ]);
  });

  it.each([
    ['Concerte walls', 'Concrete walls'],
    ['Rebar', 'Rebar, No. 5'],
    ['REBAR - NO.5', 'Rebar, No. 5'],
    ['\u0e01', 'Concrete'],
    ['\uf0b7 Rebar', '• Rebar'],
  ])('lets the wording of %j be corrected to %j', (before, after) => {
    const old = lines.map((each) => ({ ...each, description: before }));
    expect(
      scheduleChangeViolations(
        old,
        old.map((each) => ({ ...each, description: after })),
        applied,
      ),
    ).toEqual([]);
  });

  it('refuses to remove a line that was applied for, or to add one without a change order', () => {
    const after = [...lines.slice(1), { ...line('4', '10000'), id: null }];
    expect(scheduleChangeViolations(lines, after, applied)).toEqual([
      {
        field: 'lines.2.changeOrderNumber',
        message:
          'Item 4 needs a change order number: once a pay application is submitted, lines can be added only by change order.',
      },
      { field: 'lines', message: 'Item 1 cannot be removed, because a submitted pay application bills it.' },
    ]);
  });
});
