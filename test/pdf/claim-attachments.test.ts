/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import type { Exhibit, ExhibitKind } from '../../src/domain/exhibit/exhibit.js';
import { print } from '../../src/pdf/print.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob, formOf } from './claim-jobs.js';
import { inheritingPdf } from './hand-made-pdf.js';
import { readPdf } from './pdf-text.js';

type Changes = NonNullable<Parameters<typeof claimFacts>[0]>;

const lienIn = (state: string, changes: Changes = {}) =>
  claimFacts({
    ...changes,
    claim: { ...changes.claim, state },
    project: { legalDescription: 'Lots 4 and 5, Block 12, Harbor Tract', ...changes.project },
  });

const exhibits = (...kinds: ExhibitKind[]): Exhibit[] =>
  kinds.map((kind, index) => ({
    title: `File ${index + 1}`,
    kind,
    mimeType: 'application/pdf',
    sha256: kind,
    pageCount: 1,
  }));

async function faceOf(facts: ReturnType<typeof claimFacts>) {
  const job = {
    ...claimJob('mechanics_lien', facts),
    files: (facts.exhibits ?? []).map(() => inheritingPdf(['A file'])),
  };
  const { texts } = await readPdf((await print(job)).bytes);
  return texts.join(' ').replace(/\s+/g, ' ');
}
const asked = (facts: ReturnType<typeof claimFacts>) =>
  claimWarnings(facts, formOf(facts, 'mechanics_lien'))
    .filter(({ field }) => field === 'exhibits')
    .map(({ message }) => message);

describe('what a sworn lien says of its attachments', () => {
  it.each([
    [
      'AZ',
      'a copy of the preliminary twenty day notice, Exhibit A; the proof of service of that notice, Exhibit B; a copy of the written contract, Exhibit C.',
      3,
    ],
    ['CO', 'the affidavit of service of the notice of intent, Exhibit A.', 1],
    ['MI', 'the proof of service of the notice of furnishing, Exhibit A.', 1],
    [
      'WI',
      'a copy of the notice of intent to file this claim and of each notice given under Wis. Stat. § 779.02, Exhibit A.',
      1,
    ],
    ['KS', 'are itemized in Exhibit A', 1],
    ['MO', 'are itemized in Exhibit A', 1],
  ])(
    'names a file that is not appended yet by the letter that it will have, and asks for the file: %s',
    async (state, words, count) => {
      const facts = lienIn(state);
      const text = await faceOf(facts);
      expect(text).toContain(words);
      expect(text).not.toMatch(/\b(is|are) attached|attached to this|is filed with this|to be attached|Exhibit _/);
      expect(asked(facts)).toHaveLength(count);
    },
  );

  it.each([
    [
      'AZ',
      ['notice', 'proof_of_service', 'contract'],
      /twenty day notice, Exhibit A; the proof of service of that notice, Exhibit B; a copy of the written contract, Exhibit C\./,
    ],
    ['CO', ['proof_of_service'], /affidavit of service of the notice of intent, Exhibit A\./],
    ['MI', ['photo', 'proof_of_service'], /notice of furnishing, Exhibit B\./],
    ['WI', ['notice', 'notice', 'notice'], /§ 779\.02, Exhibits A, B and C\./],
    ['KS', ['invoice', 'statement'], /are itemized in Exhibits A and B\./],
    ['WY', ['account', 'contract'], /attached hereto as Exhibit “B”\. .* is attached hereto as Exhibit “C”\./],
  ] as const)('has the letters of the files that are appended: %s', async (state, kinds, words) => {
    const facts = { ...lienIn(state), exhibits: exhibits(...kinds) };
    const text = await faceOf(facts);
    expect(text).toMatch(words);
    expect(text).toMatch(/(is|are) attached and incorporated by this reference/);
    expect(text).not.toContain('to be attached');
    expect(asked(facts)).toEqual([]);
  });

  it.each([
    [['notice', 'proof_of_service', 'contract', 'photo'], 'Exhibits A, B and C, and Exhibit D (File 4) are attached'],
    [['notice', 'proof_of_service', 'contract'], 'Exhibits A, B and C are attached'],
    [['photo', 'contract'], 'Exhibit A (File 1) and Exhibit B are attached'],
    [['contract'], 'Exhibit A is attached'],
    [['photo', 'invoice'], 'Exhibit A (File 1) and Exhibit B (File 2) are attached'],
  ] as const)('describes each exhibit once: %s', async (kinds, words) => {
    const text = await faceOf({ ...lienIn('AZ'), exhibits: exhibits(...kinds) });
    expect(text).toContain(`${words} and incorporated by this reference.`);
  });

  it.each([
    [['proof_of_service'], ['Exhibit B', 'Exhibit A', 'Exhibit C']],
    [
      ['photo', 'contract'],
      ['Exhibit C', 'Exhibit D', 'Exhibit B'],
    ],
    [
      ['notice', 'notice'],
      ['Exhibits A and B', 'Exhibit C', 'Exhibit D'],
    ],
  ] as const)('gives what is still to be attached the letters after those of the files: %j', async (kinds, letters) => {
    const text = await faceOf({ ...lienIn('AZ'), exhibits: exhibits(...kinds) });
    const [notice, proof, contract] = letters;
    expect(text).toContain(
      `twenty day notice, ${notice}; the proof of service of that notice, ${proof}; a copy of the written contract, ${contract}.`,
    );
    const named = [...text.matchAll(/Exhibits? ([A-Z](?: and [A-Z])?)\b/g)].flatMap(([, found]) =>
      found!.split(' and '),
    );
    const letterings = [...new Set(named)].sort();
    expect(letterings).toEqual(letterings.map((_, index) => String.fromCharCode(65 + index)));
  });

  it('comes after the exhibits that the document prints itself', async () => {
    const legalDescription = 'Lot 4, Block 12, Harbor Tract; '.repeat(20);
    const text = await faceOf(lienIn('MI', { project: { legalDescription } }));
    expect(text).toMatch(/EXHIBIT A Legal Description/);
    expect(text).toContain('notice of furnishing, Exhibit B.');
  });

  it('has a blank for the letter of a written contract in Wyoming if the contract is oral', async () => {
    const facts = lienIn('WY', { claim: { metadata: { contract: { form: 'oral' } } } });
    expect(await faceOf(facts)).toContain('is attached hereto as Exhibit “____”.');
  });

  it('has the letters of Wyoming’s exhibits in the order of their mention, also before the account is attached', async () => {
    const order =
      /attached hereto as Exhibit “A”\. .* set forth in Exhibit “B”, .* is attached hereto as Exhibit “C”\. .* EXHIBIT B Legal Description/;
    expect(await faceOf(lienIn('WY'))).toMatch(order);
    const contract = { ...lienIn('WY'), exhibits: exhibits('contract') };
    expect(await faceOf(contract)).toMatch(order);
  });

  it('has no copy of a contract that is oral', async () => {
    const facts = lienIn('AZ', { claim: { metadata: { contract: { form: 'oral' } } } });
    expect(await faceOf(facts)).not.toContain('copy of the written contract');
    expect(asked(facts).join()).not.toContain('written contract');
  });

  it('has no proof of a notice that a claimant with a contract with the owner does not give', async () => {
    const parties = defaultParties()
      .filter(({ role }) => role !== 'general_contractor')
      .map((each) => (each.isClaimant ? { ...each, role: 'general_contractor' } : each));
    const facts = lienIn('MI', { parties });
    expect(await faceOf(facts)).not.toContain('notice of furnishing, Exhibit');
    expect(asked(facts)).toEqual([]);
  });

  it('has the day on which the notice of intent was served in Colorado, or a blank and a warning', async () => {
    const unknown = lienIn('CO');
    expect(await faceOf(unknown)).toMatch(
      /On _+, at least ten days before the filing of this statement, a notice of intent/,
    );
    const fields = (facts: typeof unknown) =>
      claimWarnings(facts, formOf(facts, 'mechanics_lien')).map(({ field }) => field);
    expect(fields(unknown)).toContain('metadata.notices_sent');
    const sent = [{ title: 'Notice of Intent to File a Lien Statement', date: '2026-06-02', method: 'certified' }];
    const known = lienIn('CO', { claim: { metadata: { notices_sent: sent } } });
    expect(await faceOf(known)).toContain('On June 2, 2026, at least ten days before');
    expect(fields(known)).not.toContain('metadata.notices_sent');
  });
});
