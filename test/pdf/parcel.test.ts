import { describe, expect, it } from '@jest/globals';
import { labelParcels } from '../../src/pdf/parcel.js';

describe('a parcel number', () => {
  it.each([
    ['014-0287-006', 'Parcel No. 014-0287-006'],
    ['Pinewood 12', 'Parcel No. Pinewood 12'],
    ['Maple 12', 'Parcel No. Maple 12'],
    ['Property 12', 'Parcel No. Property 12'],
    ['APN 9/8-7', 'APN 9/8-7'],
    ['apn: 9/8-7', 'apn: 9/8-7'],
    ['A.P.N. 9/8-7', 'A.P.N. 9/8-7'],
    ['Parcel 12', 'Parcel 12'],
    ['Assessor’s Parcel No. 12', 'Assessor’s Parcel No. 12'],
    ['Tax ID 12', 'Tax ID 12'],
    ['Property ID 5', 'Property ID 5'],
    ['Property Tax Identification Number 5', 'Property Tax Identification Number 5'],
    ['Map 4, Lot 5', 'Map 4, Lot 5'],
    ['Block 4, Lot 5', 'Block 4, Lot 5'],
  ])('gets a label if it has none of its own: %s', (recorded, printed) => {
    expect(labelParcels([recorded])).toBe(printed);
  });

  it.each([
    [['9-8', '9-9'], 'Parcel Nos. 9-8, 9-9'],
    [['APN 9-8', '9-9'], 'APN 9-8, Parcel No. 9-9'],
    [['9-9', 'Property ID 5'], 'Parcel No. 9-9, Property ID 5'],
    [['9-9', 'Block 4, Lot 5'], 'Parcel No. 9-9; Block 4, Lot 5'],
    [['Block 4, Lot 5', 'Block 4, Lot 6'], 'Block 4, Lot 5; Block 4, Lot 6'],
    [[], ''],
  ])('has its label also beside others: %j', (recorded, printed) => {
    expect(labelParcels(recorded)).toBe(printed);
  });
});
