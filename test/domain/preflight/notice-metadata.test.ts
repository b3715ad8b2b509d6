import { describe, expect, it } from '@jest/globals';
import { readNoticeOptions } from '../../../src/domain/notice/document/notice-metadata.js';

describe('the document options in the metadata of a notice', () => {
  it.each<[string, unknown, string]>([
    ['party_grid_max', 6, 'The metadata.party_grid_max field must be 8 or 4.'],
    ['party_grid_max', true, 'The metadata.party_grid_max field must be 8 or 4.'],
    ['mail_pack', 'yes', 'The metadata.mail_pack field must be true or false.'],
    ['service_date', '2026-02-30', 'The metadata.service_date field must be a date such as 2026-03-31.'],
    ['service_date', 20260301, 'The metadata.service_date field must be a string.'],
    ['signature_date', 'soon', 'The metadata.signature_date field must be a date such as 2026-03-31.'],
    ['signatory_name', 7, 'The metadata.signatory_name field must be a string.'],
    ['months_work_performed', 3, 'The metadata.months_work_performed field must be a string or a list of strings.'],
    [
      'months_work_performed',
      ['May', 6],
      'The metadata.months_work_performed field must be a string or a list of strings.',
    ],
    ['hiring_party', 'Keystone', 'The metadata.hiring_party field must be an object with name and address.'],
    ['hiring_party', [], 'The metadata.hiring_party field must be an object with name and address.'],
    ['bond_information', 12, 'The metadata.bond_information field must be text or an object with name and address.'],
    [
      'lender_information',
      true,
      'The metadata.lender_information field must be text or an object with name and address.',
    ],
    ['owner', 'Ann Lee', 'The metadata.owner field must be an object with name and address.'],
  ])('report %s when it is %j', (key, value, message) => {
    expect(readNoticeOptions({ [key]: value }).violations).toEqual([{ field: `metadata.${key}`, message }]);
  });

  it('accept any text as the method of service, and nothing else', () => {
    expect(readNoticeOptions({ service_method: 'By hand' })).toMatchObject({
      serviceMethod: 'By hand',
      violations: [],
    });
    expect(readNoticeOptions({ service_method: 5 }).violations).toEqual([
      { field: 'metadata.service_method', message: 'The metadata.service_method field must be a string.' },
    ]);
  });

  it('report a field of an inline party that is not text, and a missing name', () => {
    expect(readNoticeOptions({ hiring_party: { name: 'A', city: 5 } }).violations).toEqual([
      { field: 'metadata.hiring_party.city', message: 'The metadata.hiring_party.city field must be a string.' },
    ]);
    expect(readNoticeOptions({ lender_information: { city: 'Reno' } }).violations).toEqual([
      { field: 'metadata.lender_information.name', message: 'The metadata.lender_information.name field is required.' },
    ]);
    expect(readNoticeOptions({ hiring_party: { name: 5 } }).violations).toEqual([
      { field: 'metadata.hiring_party.name', message: 'The metadata.hiring_party.name field must be a string.' },
    ]);
  });

  it('default to a value for every option, and ignore unknown keys', () => {
    expect(readNoticeOptions({ our_own_key: { deep: [1] } })).toEqual({ ...readNoticeOptions(null), violations: [] });
    expect(readNoticeOptions(null)).toMatchObject({ partyGridMax: 8, mailPack: false, monthsWorkPerformed: [] });
  });

  it('read texts, lists and objects', () => {
    const options = readNoticeOptions({
      party_grid_max: '4',
      mail_pack: true,
      service_method: 'certified',
      service_date: '2028-02-29',
      months_work_performed: ' May 2026 ',
      lender_information: 'Loan desk, First Bank',
      bond_information: { name: 'Surety Co', address_line1: '1 Elm' },
    });
    expect(options).toMatchObject({
      partyGridMax: 4,
      mailPack: true,
      serviceMethod: 'certified',
      serviceDate: '2028-02-29',
      monthsWorkPerformed: ['May 2026'],
      lenderInformation: { kind: 'text', text: 'Loan desk, First Bank' },
      bondInformation: { kind: 'party', party: { name: 'Surety Co', addressLine1: '1 Elm' } },
      violations: [],
    });
  });
});
