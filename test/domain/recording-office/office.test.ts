import { describe, expect, it } from '@jest/globals';
import { type ListedOffice, proposeOffices, type UsedOffice } from '../../../src/domain/recording-office/office.js';

const address = {
  name: 'County Recorder',
  addressLine1: '1 Main St.',
  addressLine2: null,
  city: 'Orono',
  zip: '94607',
};
const listed = (more: Partial<ListedOffice> = {}): ListedOffice => ({
  ...address,
  ...{ kind: 'recorder', district: null, phone: null, website: null, source: 'Read by phone', checkedOn: '2026-03-01' },
  ...more,
});
const used = (more: Partial<UsedOffice> = {}): UsedOffice => ({
  ...address,
  ...{ usedFor: 'recording', usedOn: '2026-02-01' },
  ...more,
});
const places = (offices: ReturnType<typeof proposeOffices>) =>
  offices.map(({ addressLine1, checkedOn, usedOn }) => [addressLine1, checkedOn, usedOn]);

describe('the offices that are proposed', () => {
  it('are one where the account used the office of the directory, however it wrote the address', () => {
    const use = used({ name: 'COUNTY RECORDER', addressLine1: '1 main st', zip: '94607-1234' });
    expect(proposeOffices([listed()], [use])).toEqual([{ ...listed(), usedFor: 'recording', usedOn: '2026-02-01' }]);
  });

  it.each([
    ['2026-02-28', ['1 Main St.', '9 Oak St']],
    ['2026-03-01', ['1 Main St.', '9 Oak St']],
    ['2026-03-02', ['9 Oak St', '1 Main St.']],
  ])(
    'are both shown where they differ, the directory first unless it was used after the check: %s',
    (usedOn, order) => {
      const offices = proposeOffices([listed()], [used({ addressLine1: '9 Oak St', usedOn })]);
      expect(offices.map(({ addressLine1 }) => addressLine1)).toEqual(order);
      expect(offices.find(({ checkedOn }) => checkedOn === null)).toMatchObject({ kind: null, source: null, usedOn });
    },
  );

  it('are each listed once, with the last use', () => {
    const uses = [used({ usedOn: '2026-01-01' }), used({ usedOn: '2026-02-02', usedFor: 'filing' })];
    expect(places(proposeOffices([], uses))).toEqual([['1 Main St.', null, '2026-02-02']]);
    expect(places(proposeOffices([listed()], uses))).toEqual([['1 Main St.', '2026-03-01', '2026-02-02']]);
  });

  it.each([
    ['another suite', { addressLine2: 'Room 2' }],
    ['another ZIP code', { zip: '94608' }],
    ['another city', { city: 'Orono Falls' }],
    ['another name', { name: 'Clerk of Court' }],
  ])('differ by %s', (_, more) => {
    expect(proposeOffices([listed()], [used(more)])).toHaveLength(2);
  });

  it('keep the order of the directory for checks of one day, and are none where nothing is known', () => {
    const offices = [listed(), listed({ kind: 'court_clerk', addressLine1: '2 Main St' })];
    expect(places(proposeOffices(offices, []))).toEqual([
      ['1 Main St.', '2026-03-01', null],
      ['2 Main St', '2026-03-01', null],
    ]);
    expect(proposeOffices([], [])).toEqual([]);
  });
});
