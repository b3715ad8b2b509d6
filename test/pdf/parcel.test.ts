import { describe, expect, it } from '@jest/globals';
import { labelParcel } from '../../src/pdf/parcel.js';

describe('a parcel number', () => {
  it.each([
    ['014-0287-006', 'Parcel No. 014-0287-006'],
    ['Pinewood 12', 'Parcel No. Pinewood 12'],
    ['APN 9/8-7', 'APN 9/8-7'],
    ['apn: 9/8-7', 'apn: 9/8-7'],
    ['A.P.N. 9/8-7', 'A.P.N. 9/8-7'],
    ['Parcel 12', 'Parcel 12'],
    ['Assessor’s Parcel No. 12', 'Assessor’s Parcel No. 12'],
    ['Tax ID 12', 'Tax ID 12'],
    ['Block 4, Lot 5', 'Block 4, Lot 5'],
  ])('gets a label if it has none of its own: %s', (recorded, printed) => {
    expect(labelParcel(recorded)).toBe(printed);
  });
});
