/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { typographic } from '../../src/pdf/quotes.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob } from './claim-jobs.js';
import { readPdf } from './pdf-text.js';

describe('a straight sign', () => {
  it.each([
    ["O'Brien & Sons Builders, Inc.", 'O’Brien & Sons Builders, Inc.'],
    ["O'Malley's and Int'l Ass'n", 'O’Malley’s and Int’l Ass’n'],
    ["Carpenters' and Joiners' Hall", 'Carpenters’ and Joiners’ Hall'],
    ["the '24 season, the '90s and the 1990's", 'the ’24 season, the ’90s and the 1990’s'],
    ["rock 'n' roll and Mac 'n cheese", 'rock ’n’ roll and Mac ’n cheese'],
    ["'Round Midnight LLC", '’Round Midnight LLC'],
    ["l'Étoile d'Or", 'l’Étoile d’Or'],
    ["'Ewa Beach", '’Ewa Beach'],
  ])('is an apostrophe: %s', (text, printed) => {
    expect(typographic(text)).toBe(printed);
  });

  it.each([
    ['"ABC" LLC', '“ABC” LLC'],
    ['Toys "R" Us', 'Toys “R” Us'],
    ["Tees 'R' Us", 'Tees ‘R’ Us'],
    ['("Owner"), ["Lender"]', '(“Owner”), [“Lender”]'],
    ['d/b/a "O\'Malley\'s", Inc.', 'd/b/a “O’Malley’s”, Inc.'],
    ['the "old \'west\' wing" and \'the "new" one\'', 'the “old ‘west’ wing” and ‘the “new” one’'],
    ['"\'Old\' Mill"', '“‘Old’ Mill”'],
    ['"Lot 5" and "Lot 6"', '“Lot 5” and “Lot 6”'],
    ["'Lot 5' and 'Lot 6'", '‘Lot 5’ and ‘Lot 6’'],
    ['Type "X", "5" and "Tract 12."', 'Type “X”, “5” and “Tract 12.”'],
    ['"first line\nsecond line"', '“first line\nsecond line”'],
    ['工程"甲"部', '工程“甲”部'],
    ['—"ABC"—', '—“ABC”—'],
    ['“2" pipe”', '“2″ pipe”'],
  ])('is a quotation mark: %s', (text, printed) => {
    expect(typographic(text)).toBe(printed);
  });

  it.each([
    ['6\'-2"', '6′-2″'],
    ['3\'-0" x 7\'-0" post', '3′-0″ x 7′-0″ post'],
    ["5'x10' and 5' x 10' (12')", '5′x10′ and 5′ x 10′ (12′)'],
    ['3/4" pipe, ½" bolt, 5" and 1 1/2"-wide', '3/4″ pipe, ½″ bolt, 5″ and 1 1/2″-wide'],
    ["6'-2'' high", '6′-2″ high'],
    ["N 45°30'15\" E, 120.5' to a point", 'N 45°30′15″ E, 120.5′ to a point'],
    ['"2" pipe" and 4" pipe', '“2″ pipe” and 4″ pipe'],
    ['"6\'-2" post"', '“6′-2″ post”'],
    ['"Type 1" 5/8" board "X"', '“Type 1” 5/8″ board “X”'],
    ['2" "ABC" pipe', '2″ “ABC” pipe'],
    ['5 " x 6 "', '5 ″ x 6 ″'],
    ["2x4's and #5's", '2x4’s and #5’s'],
  ])('is the sign of feet or inches: %s', (text, printed) => {
    expect(typographic(text)).toBe(printed);
  });

  it.each([
    "pat.o'brien@example.com",
    "https://example.com/o'brien?q='a'&b=1",
    "www.example.com/o'brien",
    '" \' "',
    'Plain text, § 43-7',
    'O’Brien “ABC” 6′-2″',
  ])('stays as it is: %s', (text) => {
    expect(typographic(text)).toBe(text);
  });

  it('is a quotation mark beside an address', () => {
    expect(typographic('write to \'pat@example.com\' or "www.example.com".')).toBe(
      'write to ‘pat@example.com’ or “www.example.com”.',
    );
  });

  it('is decided once: the result has no other', () => {
    for (const text of ['"a\' 5" \'b" 6\'', "''a''", '""', "6''", '5"5"5"']) {
      expect(typographic(typographic(text))).toBe(typographic(text));
    }
  });

  it('is decided in a time that grows with the text', () => {
    const text = '"5'.repeat(50_000);
    expect(typographic(text)).toHaveLength(text.length);
  });
});

describe('a document', () => {
  it('has typographic signs in the names that a caller gives, and the record keeps them', async () => {
    const job = claimJob('mechanics_lien', claimFacts({ claim: { state: 'CA' } }));
    const { model } = job;
    const claimant = { ...model.claimant, name: `O'Brien "North" Builders`, email: "pat.o'brien@example.com" };
    const changed = { ...job, model: { ...model, claimant, details: { ...model.details, remarks: '6\'-2" posts' } } };
    const text = (await readPdf((await print(changed)).bytes)).texts.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('O’Brien “North” Builders');
    expect(text).toContain('6′-2″ posts');
    expect(text).not.toMatch(/O'Brien|"North"/);
    expect(changed.model.claimant.name).toBe(`O'Brien "North" Builders`);
  });
});
