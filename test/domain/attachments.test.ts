import { describe, expect, it } from '@jest/globals';
import { missingAttachments, missingEnclosures, unmatchedEnclosures } from '../../src/domain/document/attachments.js';
import { type Exhibit, listExhibits } from '../../src/domain/exhibit/exhibit.js';
import { waiverWarnings } from '../../src/domain/waiver/preflight.js';
import { waiverFacts } from './waiver/waiver-facts.fixture.js';

const exhibit = (title: string, kind: Exhibit['kind']): Exhibit => ({
  title,
  kind,
  mimeType: 'application/pdf',
  sha256: title,
  pageCount: 1,
});
const agreement = exhibit('Subcontract', 'contract');
const invoices = exhibit('Invoices 2044 to 2060', 'invoice');

describe('what a document says is attached', () => {
  const attachments = [
    { what: 'the account', citation: 'Wyo. Stat. § 29-1-312', kinds: ['account', 'invoice'] as const },
  ];

  it('is reported until an exhibit of its kind is there', () => {
    expect(missingAttachments(attachments, [agreement])).toEqual([
      { field: 'exhibits', citation: 'Wyo. Stat. § 29-1-312', message: expect.stringContaining('account or invoice') },
    ]);
    expect(missingAttachments(attachments, [agreement, invoices])).toEqual([]);
  });

  it.each([
    ['Invoices', true],
    ['invoice', true],
    ['Invoices 2044 to 2060, with receipts', true],
    ['Lien release', false],
  ])('is among the exhibits as "%s": %s', (text, there) => {
    expect(unmatchedEnclosures([text], [agreement, invoices])).toEqual(there ? [] : [text]);
    expect(missingEnclosures([text], [agreement, invoices])).toHaveLength(there ? 0 : 1);
  });

  it('is reported for a Texas waiver of progress payments, and not for a final one', () => {
    const fields = (type: 'conditional_progress' | 'conditional_final', exhibits: Exhibit[] = []) => {
      const facts = waiverFacts({ waiver: { state: 'TX', type } });
      return waiverWarnings({ ...facts, exhibits }).filter(({ field }) => field === 'exhibits').length;
    };
    expect([fields('conditional_progress'), fields('conditional_final')]).toEqual([1, 0]);
    expect(fields('conditional_progress', [exhibit('Application No. 3', 'pay_application')])).toBe(0);
  });

  it('is listed with letters in a sentence', () => {
    const list = (...all: Exhibit[]) => listExhibits(all, 1).replaceAll('\u00A0', ' ');
    expect(list(agreement)).toBe('Exhibit B (Subcontract)');
    expect(list(agreement, invoices)).toBe('Exhibit B (Subcontract) and Exhibit C (Invoices 2044 to 2060)');
    expect(list(agreement, agreement, invoices)).toContain(
      'Exhibit B (Subcontract), Exhibit C (Subcontract), and Exhibit D',
    );
  });
});
