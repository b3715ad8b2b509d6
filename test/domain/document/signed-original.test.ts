import { describe, expect, it } from '@jest/globals';
import { compareScan, fileOfOrder, findSignedHash, isUsable } from '../../../src/domain/document/signed-original.js';

const own = '0000-1111-2222-3333';
const other = '4444-5555-6666-7777';
const document = {
  pageCount: 3,
  verificationCode: own,
  signer: 'Dana Whitfield',
  exhibits: [] as { pageCount: number }[],
};

/** A page by its number, of this document or another; null for a page on which nothing is read. `text`: it was not scanned. */
type Page = number | `other ${number}` | 'unnumbered' | 'text' | null;

function compared(pages: readonly Page[], { of = document, signerName = 'Dana Whitfield' } = {}) {
  const scanned = pages.map((page) => {
    if (page === null) return { codes: [], isPicture: true };
    if (page === 'unnumbered' || page === 'text') {
      return { codes: [{ code: own, page: null }], isPicture: page === 'unnumbered' };
    }
    const code = typeof page === 'number' ? { code: own, page } : { code: other, page: Number(page.slice(6)) };
    return { codes: [code], isPicture: true };
  });
  const { flags, checkedPages } = compareScan({ pageCount: pages.length, pages: scanned, signerName }, of);
  return [checkedPages, ...flags];
}

describe('a scan', () => {
  it('has no flags with each page of its document in order', () => {
    expect(compared([1, 2, 3])).toEqual([3]);
  });

  it('may have pages beside those of its document, such as the certificate of a notary or a blank back', () => {
    expect(compared([1, null, 2, null, 3, null])).toEqual([3]);
  });

  it('lacks a page if it has too few, or if another page is there twice', () => {
    expect(compared([1, 3])).toEqual([2, 'page_missing']);
    expect(compared([1, 1, 2])).toEqual([2, 'page_missing']);
    expect(compared([1, 1, 1, 1])).toEqual([1, 'page_missing']);
    expect(compared([])).toEqual([0, 'page_missing']);
    expect(compared([1, 1, 2, 3])).toEqual([3]);
  });

  it('has its pages in another order if two are swapped, or all are reversed', () => {
    expect(compared([1, 3, 2])).toEqual([3, 'out_of_order']);
    expect(compared([3, 2, 1])).toEqual([3, 'out_of_order']);
    expect(compared([2, null, 1])).toEqual([2, 'out_of_order', 'not_checked']);
  });

  it('is of another document if its codes are, or if a page of another is among its own', () => {
    expect(compared(['other 1', 'other 2', 'other 3'])).toEqual([0, 'other_document', 'page_missing']);
    expect(compared([1, 2, 3, 'other 1'])).toEqual([3, 'other_document']);
    expect(compared([1, 'other 2', 3])).toEqual([2, 'other_document', 'page_missing']);
  });

  it('is not checked as far as no code can be read', () => {
    expect(compared([1, null, 3])).toEqual([2, 'not_checked']);
    expect(compared([null, null, null])).toEqual([0, 'not_checked']);
    const unread = { pageCount: 3, pages: null, signerName: 'Dana Whitfield' };
    expect(compareScan(unread, document)).toEqual({ flags: ['not_checked'], checkedPages: 0 });
  });

  it('matches none if its document has no code', () => {
    const pages = ['null', ''].map((code, index) => ({ codes: [{ code, page: index + 1 }], isPicture: true }));
    const { flags, checkedPages } = compareScan(
      { pageCount: 2, pages, signerName: 'Dana Whitfield' },
      { pageCount: 2, verificationCode: null, signer: null, exhibits: [] },
    );
    expect({ flags, checkedPages }).toEqual({ flags: expect.arrayContaining(['other_document']), checkedPages: 0 });
  });

  it('shows which page is which with codes that have no number only if there is one', () => {
    expect(compared(['unnumbered', 'unnumbered', 'unnumbered'])).toEqual([0, 'not_checked']);
    expect(compared(['unnumbered', 'unnumbered'])).toEqual([0, 'page_missing']);
    expect(compared([1, 'unnumbered', 3])).toEqual([2, 'not_checked']);
    expect(compared([1, 1, 'unnumbered'])).toEqual([1, 'page_missing']);
    const of = { ...document, pageCount: 1 };
    expect(compared(['unnumbered'], { of })).toEqual([1]);
    expect(compared([null, 'unnumbered'], { of })).toEqual([1]);
  });

  it('is none if a page with the code of the document is text and no picture', () => {
    expect(compared(['text', 'text', 'text'])).toEqual([0, 'not_scanned', 'not_checked']);
    expect(compared([1, 'text', 3])).toEqual([2, 'not_scanned', 'not_checked']);
    expect(compared(['text'], { of: { ...document, pageCount: 1 } })).toEqual([0, 'not_scanned', 'not_checked']);
  });

  it('has a page on which the number of its own code counts, whatever other codes are there', () => {
    const pages = [
      {
        codes: [
          { code: own, page: null },
          { code: other, page: 1 },
          { code: own, page: 1 },
        ],
        isPicture: true,
      },
    ];
    const scan = { pageCount: 1, pages, signerName: 'Dana Whitfield' };
    expect(compareScan(scan, { ...document, pageCount: 1 })).toEqual({ flags: [], checkedPages: 1 });
  });

  it('has the pages of exhibits, which have no code or that of the document they are', () => {
    const of = { ...document, pageCount: 6, exhibits: [{ pageCount: 3 }] };
    expect(compared([1, 2, 3, null, 'other 1', 'other 2'], { of })).toEqual([3]);
    expect(compared([1, 2, 3, null, 'other 1'], { of })).toEqual([3, 'page_missing']);
    expect(compared(['other 1', 'other 2', 'other 3', 'other 4', null, null], { of })[1]).toBe('other_document');
  });

  it('is signed by the person whom the document names, in any case and punctuation, or by anyone if that is a blank', () => {
    for (const signerName of ['dana whitfield', ' Dana  Whitfield ', 'DÁNA WHITFIELD.'])
      expect(compared([1, 2, 3], { signerName })).toEqual([3]);
    for (const signerName of ['Sam Ortiz', 'Dana', 'Whitfield Dana', '…'])
      expect(compared([1, 2, 3], { signerName })).toEqual([3, 'signer_differs']);
    expect(compared([1, 2, 3], { of: { ...document, signer: null as never }, signerName: 'Sam Ortiz' })).toEqual([3]);
  });
});

describe('the file of an order', () => {
  const generated = { sha256: 'generated', fileSize: 1, pageCount: 3 };
  const scan = (flags: string[], acceptedAt: string | null = null) =>
    ({ flags, acceptedAt, copySha256: 'copy', copyFileSize: 2, pageCount: 4 }) as never;
  const sent = (status: string, signedSha256: string | null, signedOriginal: never | null, orderType = 'recording') =>
    fileOfOrder({ status, orderType, signedSha256 }, { ...generated, signedOriginal }).sha256;

  it('is the scan without flags, or with flags that a person accepted, until it begins', () => {
    expect(sent('pending', null, scan([]))).toBe('copy');
    expect(sent('pending', null, scan(['not_checked']))).toBe('generated');
    expect(sent('pending', null, scan(['not_checked'], '2026-01-01T00:00:00Z'))).toBe('copy');
    expect(sent('pending', null, null)).toBe('generated');
    expect(isUsable(null)).toBe(false);
  });

  it('is then what it began with', () => {
    expect(sent('processing', null, scan([]))).toBe('generated');
    expect(sent('dispatched', 'copy', scan([]))).toBe('copy');
    expect(sent('dispatched', 'an earlier copy', scan([]))).toBe('generated');
    expect(findSignedHash({ ...generated, signedOriginal: scan([]) })).toBe('copy');
    expect(findSignedHash({ ...generated, signedOriginal: scan(['page_missing']) })).toBeNull();
  });

  it('is the document for research, which sends nothing', () => {
    expect(sent('pending', null, scan([]), 'research')).toBe('generated');
  });
});
