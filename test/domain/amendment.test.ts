import { describe, expect, it } from '@jest/globals';
import { amendedMetadata } from '../../src/domain/notice/amendment.js';

describe('the metadata of an amendment', () => {
  it('copies the parent’s metadata without its number, service details and signature date', () => {
    expect(
      amendedMetadata({
        notice_number: 'OURS-1',
        service_method: 'certified',
        service_date: '2026-02-02',
        signature_date: '2026-02-01',
        signatory_name: 'Ana Diaz',
        template_fields: { notice_number: 'kept: only the top level is read' },
      }),
    ).toEqual({
      signatory_name: 'Ana Diaz',
      template_fields: { notice_number: 'kept: only the top level is read' },
    });
  });

  it('is null when no other key remains', () => {
    expect([amendedMetadata(null), amendedMetadata({}), amendedMetadata({ service_date: '2026-02-02' })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
